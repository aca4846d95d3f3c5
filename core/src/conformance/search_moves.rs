//! 탐색만 보는 수의 법: 시끄러운 수, 잡기의 값, 후보.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use super::ask::{after, legal, text};
use super::board::pieces_of;
use super::law::{Law, Verdict, ensure, same};
use super::sample::Sample;
use crate::Game;

pub(super) fn laws<G: Game>() -> [Law<G>; 6] {
    [
        Law::new(
            "noisy",
            "시끄러운 수는 둘 수 있는 수의 부분이고 같은 차례이며, 있으면 NOISY, 잡지 않는 것도 있으면 PROMOTES라고 말한다",
            "the noisy moves are among the legal ones, in the same order; NOISY says there are any, PROMOTES any without a capture",
            noisy,
        ),
        Law::new(
            "captures",
            "잡는 수는 시끄러운 수이고, 잡히는 말의 값은 양수다",
            "a capture is a noisy move, and its victim is worth more than nothing",
            captures,
        ),
        Law::new(
            "foresight",
            "두기 전에 안 것(is_quiet, gives_check)은 둔 뒤에 본 것과 같다",
            "what is_quiet and gives_check say before a move is what is seen after it",
            foresight,
        ),
        Law::new(
            "candidates",
            "후보는 둘 수 있는 수의 부분이고 같은 차례이며, 둘 수가 있으면 비지 않는다",
            "the candidates are among the legal moves, in the same order, and some where there are any",
            candidates,
        ),
        Law::new(
            "slots",
            "수의 slot은 SLOTS보다 작다 (SLOTS가 0이면 쓰지 않는다)",
            "the slot of a move is below SLOTS (unless SLOTS is 0 and none are used)",
            slots,
        ),
        Law::new(
            "null-move",
            "차례만 넘긴 국면은 차례와 열쇠가 다르고 말은 그대로이며, 장군 중이거나 끝난 뒤에는 없다",
            "a null move changes side and key but no piece, and there is none in check or at the end",
            null_move,
        ),
    ]
}

fn noisy<G: Game>(sample: &Sample<G>) -> Verdict {
    sample.each(|position| {
        let noisy = generated(position, G::noisy);
        let told = G::NOISY && G::is_noisy(position.variant());
        ensure(told || noisy.is_empty(), || format!("NOISY or is_noisy = false, {noisy:?}"))?;
        let captures = |&mv: &G::Move| position.capture(mv).is_some();
        ensure(G::PROMOTES || noisy.iter().all(captures), || {
            format!("PROMOTES = false, {noisy:?}")
        })?;
        is_part(&noisy, &legal(position))
    })
}

fn captures<G: Game>(sample: &Sample<G>) -> Verdict {
    sample.each_move(|position, mv| {
        let Some((victim, attacker)) = position.capture(mv) else { return Ok(()) };
        ensure(victim > 0 && attacker >= 0, || format!("{victim} × {attacker}"))?;
        let noisy = generated(position, G::noisy);
        ensure(noisy.contains(&mv), || format!("∉ {noisy:?}"))
    })
}

fn foresight<G: Game>(sample: &Sample<G>) -> Verdict {
    sample.each_move(|position, mv| {
        same(&position.gives_check(mv), &after(position, mv).in_check())?;
        same(&position.is_quiet(mv), &!generated(position, G::noisy).contains(&mv))
    })
}

fn candidates<G: Game>(sample: &Sample<G>) -> Verdict {
    sample.each(|position| {
        let (candidates, legal) = (generated(position, G::candidates), legal(position));
        is_part(&candidates, &legal)?;
        ensure(candidates.is_empty() == legal.is_empty(), || format!("{candidates:?} ⊂ {legal:?}"))
    })
}

fn slots<G: Game>(sample: &Sample<G>) -> Verdict {
    sample.each_move(|position, mv| {
        let slot = position.slot(mv);
        ensure(G::SLOTS == 0 || slot < G::SLOTS, || format!("{slot} ≥ {}", G::SLOTS))
    })
}

fn null_move<G: Game>(sample: &Sample<G>) -> Verdict {
    sample.each(|position| {
        let Some(passed) = position.null_move() else { return Ok(()) };
        same(&passed.side(), &!position.side())?;
        same(&pieces_of(&passed), &pieces_of(position))?;
        ensure(passed.key() != position.key(), || {
            format!("{} = {}", passed.key(), position.key())
        })?;
        ensure(!position.in_check() && position.outcome().is_none(), || text(&passed))
    })
}

pub(super) fn generated<G: Game>(
    position: &G,
    generate: fn(&G, &mut Vec<G::Move>),
) -> Vec<G::Move> {
    let mut moves = Vec::new();
    generate(position, &mut moves);
    moves
}

/// `part`는 `whole`에서 몇을 뺀 것인가, 차례 그대로.
fn is_part<M: Copy + PartialEq + core::fmt::Debug>(part: &[M], whole: &[M]) -> Result<(), String> {
    let mut rest = whole.iter();
    let within = part.iter().all(|mv| rest.any(|other| other == mv));
    ensure(within, || format!("{part:?} ⊄ {whole:?}"))
}
