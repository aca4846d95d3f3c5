//! 두는 법: 둘 수 있는 수의 목록과 차례, 복사해서 두기.

use alloc::format;
use alloc::string::String;

use super::ask::{after, at_move, legal, move_text, move_texts, text};
use super::law::{Law, Verdict, ensure, same};
use super::sample::Sample;
use super::walk::Walk;
use crate::Game;

pub(super) fn laws<G: Game>() -> [Law<G>; 7] {
    [
        Law::new(
            "copy",
            "복사한 국면에 두어도 본래 국면은 그대로다",
            "playing on a copy leaves the original as it was",
            copy,
        ),
        Law::new(
            "over",
            "둘 수 있는 수가 없는 것과 끝난 것은 같은 말이다 (쉬는 수도 한 수다)",
            "there is no legal move exactly when the game is over (a pass is a move)",
            over,
        ),
        Law::new(
            "distinct",
            "둘 수 있는 수는 서로 다르다",
            "the legal moves are distinct",
            distinct,
        ),
        Law::new(
            "stable",
            "다시 물어도 같은 수가 같은 차례로 나온다",
            "asked again, the same moves come in the same order",
            stable,
        ),
        Law::new(
            "appends",
            "수는 덧붙이기만 한다: 이미 든 것을 지우거나 옮기지 않는다",
            "moves are only appended: what is in the buffer is neither removed nor moved",
            appends,
        ),
        Law::new(
            "order",
            "수의 차례는 표기의 ASCII 차례다 (제 차례를 적어 둔 놀이는 ASCII_ORDER = false)",
            "moves stand in the ASCII order of their notation (else say ASCII_ORDER = false)",
            order,
        ),
        Law::new("turns", "두 쪽은 번갈아 둔다", "the sides alternate", turns),
    ]
}

/// 새 처음 국면에서 걷는다: 복사가 판을 나누어 가지면 모은 국면들은 이미 망가져 있다.
fn copy<G: Game>(sample: &Sample<G>) -> Verdict {
    sample.walks.iter().try_for_each(copies)
}

fn copies<G: Game>(walk: &Walk<G>) -> Verdict {
    let mut position = G::start(walk.variant);
    for &mv in walk.record.moves() {
        let (before, key) = (text(&position), position.key());
        let next = after(&position, mv);
        same(&text(&position), &before)
            .and_then(|()| same(&position.key(), &key))
            .map_err(|evidence| at_move(&position, mv, evidence))?;
        position = next;
    }
    Ok(())
}

fn over<G: Game>(sample: &Sample<G>) -> Verdict {
    sample.each(|position| {
        let (outcome, moves) = (position.outcome(), move_texts(position));
        ensure(outcome.is_some() == moves.is_empty(), || format!("{outcome:?}, {moves:?}"))
    })
}

fn distinct<G: Game>(sample: &Sample<G>) -> Verdict {
    sample.each_whole(|position| {
        let moves = legal(position);
        let twice = (1..moves.len()).find(|&index| moves[..index].contains(&moves[index]));
        twice.map_or(Ok(()), |index| Err(at_move(position, moves[index], String::from("× 2"))))
    })
}

fn stable<G: Game>(sample: &Sample<G>) -> Verdict {
    sample.each(|position| {
        let first = legal(position);
        same(&legal(position), &first)?;
        same(&legal(&position.clone()), &first)
    })
}

fn appends<G: Game>(sample: &Sample<G>) -> Verdict {
    sample.each(|position| {
        let mut before = legal(position);
        before.reverse();
        [G::legal, G::noisy, G::candidates].into_iter().try_for_each(|generate| {
            let mut moves = before.clone();
            generate(position, &mut moves);
            ensure(moves.starts_with(&before), || format!("{before:?} → {moves:?}"))
        })
    })
}

fn order<G: Game>(sample: &Sample<G>) -> Verdict {
    if G::ASCII_ORDER { sample.each_whole(sorted) } else { Ok(()) }
}

/// 차례가 어긋난 첫 두 수를 댄다.
fn sorted<G: Game>(position: &G) -> Verdict {
    let moves = legal(position);
    moves.windows(2).try_for_each(|pair| {
        let [before, after] = [pair[0], pair[1]].map(|mv| move_text(position, mv));
        ensure(before <= after, || format!("{before} > {after}"))
            .map_err(|evidence| at_move(position, pair[1], evidence))
    })
}

fn turns<G: Game>(sample: &Sample<G>) -> Verdict {
    sample.each_move(|position, mv| same(&after(position, mv).side(), &!position.side()))
}
