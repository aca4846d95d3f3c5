//! 표기의 법: 쓴 것은 되읽히고, 수의 이름은 하나뿐이며, 틀린 글은 까닭과 함께 물리친다.

use alloc::collections::BTreeSet;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use super::ask::{legal, move_text, move_texts, text};
use super::law::{Broken, Law, Verdict, ensure, general, same};
use super::mangle::mangle;
use super::random::Random;
use super::sample::{Sample, thinned};
use crate::{Game, MoveError, PositionError};

pub(super) fn laws<G: Game>() -> [Law<G>; 8] {
    [
        Law::new(
            "move-text",
            "수의 표기는 빈칸 없는 ASCII이고, 스스로 수의 표기라고 안다 (is_move_syntax)",
            "a move is written in ASCII without spaces, and is_move_syntax knows it",
            move_is_text,
        ),
        Law::new(
            "move-unique",
            "한 국면에서 두 수의 표기가 같지 않다",
            "no two moves of a position are written alike",
            move_unique,
        ),
        Law::new(
            "move-read",
            "쓴 수를 읽으면 그 수다",
            "a written move is read as that move",
            move_read,
        ),
        Law::new(
            "move-syntax",
            "수가 아닌 글은 표기가 틀렸다고 한다 (is_move_syntax)",
            "text that is no move is refused as syntax (is_move_syntax)",
            move_syntax,
        ),
        Law::new(
            "move-illegal",
            "다른 국면의 수는 둘 수 없다고 한다",
            "a move of another position is refused as illegal",
            move_illegal,
        ),
        Law::new(
            "position-text",
            "쓴 국면은 읽히고, 다시 쓰면 같은 글이다",
            "a written position is read, and written again it is the same text",
            position_text,
        ),
        Law::new(
            "position-rules",
            "되읽은 국면에서는 변형, 차례, 끝, 둘 수 있는 수가 모두 같다",
            "a position read back has the same variant, side, outcome and legal moves",
            position_rules,
        ),
        Law::new(
            "position-bad",
            "글 뒤에 더 적은 것은 물리친다. 망가진 글을 물리칠 때는 까닭을 두 언어로, 자리를 그 글 안에서 말한다",
            "more written after the text is refused; mangled text is refused with why, in both languages, and where, within the text",
            position_bad,
        ),
    ]
}

fn move_is_text<G: Game>(sample: &Sample<G>) -> Verdict {
    sample.each_move(|position, mv| {
        let text = move_text(position, mv);
        let graphic = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_graphic());
        ensure(graphic && G::is_move_syntax(&text), || format!("{text:?}"))
    })
}

fn move_unique<G: Game>(sample: &Sample<G>) -> Verdict {
    sample.each(|position| {
        let mut seen = BTreeSet::new();
        let twice = move_texts(position).into_iter().find(|text| !seen.insert(text.clone()));
        twice.map_or(Ok(()), |text| Err(format!("2 × {text}")))
    })
}

/// 한 국면에서 읽어 보는 수: 판이 넓으면 고르게 고른다.
const READ: usize = 16;

fn move_read<G: Game>(sample: &Sample<G>) -> Verdict {
    sample.each(|position| {
        let moves = legal(position);
        thinned(&moves, READ).try_for_each(|&mv| {
            let text = move_text(position, mv);
            let read = position.parse_move(&text);
            ensure(read == Ok(mv), || format!("{text}: {read:?}"))
        })
    })
}

fn move_syntax<G: Game>(sample: &Sample<G>) -> Verdict {
    sample.each(|position| {
        ["", " ", "?", "가지"].into_iter().try_for_each(|text| {
            let read = position.parse_move(text);
            ensure(read == Err(MoveError::Syntax), || format!("{text:?}: {read:?}"))
        })
    })
}

fn move_illegal<G: Game>(sample: &Sample<G>) -> Verdict {
    let mut others = Vec::new();
    sample.positions.iter().try_for_each(|position| {
        let own = move_texts(position);
        let strange = others.iter().filter(|text| !own.contains(text)).take(READ);
        let verdict = strange.into_iter().try_for_each(|other| refuses(position, other));
        others = own;
        verdict
    })
}

fn refuses<G: Game>(position: &G, other: &str) -> Verdict {
    match position.parse_move(other) {
        Err(MoveError::Illegal | MoveError::Forbidden(_) | MoveError::Over) => Ok(()),
        read => Err(Broken {
            position: Some(text(position)),
            mv: Some(other.into()),
            evidence: format!("{read:?}"),
        }),
    }
}

fn position_text<G: Game>(sample: &Sample<G>) -> Verdict {
    sample.each(|position| same(&text(&reread(position)?), &text(position)))
}

fn position_rules<G: Game>(sample: &Sample<G>) -> Verdict {
    sample.each(|position| {
        let read = reread(position)?;
        same(&read.variant(), &position.variant())?;
        same(&read.side(), &position.side())?;
        same(&read.outcome(), &position.outcome())?;
        same(&move_texts(&read), &move_texts(position))
    })
}

/// 써서 되읽은 국면.
pub(super) fn reread<G: Game>(position: &G) -> Result<G, String> {
    G::parse(position.variant(), &text(position)).map_err(|error| format!("{error}"))
}

/// 어느 놀이의 표기도 이렇게 이어지지 않는다.
const RUBBISH: &str = " 가 and more";

fn position_bad<G: Game>(sample: &Sample<G>) -> Verdict {
    let mut random = Random::new(sample.seed);
    thinned(&sample.positions, 256).try_for_each(|position| {
        let longer = text(position) + RUBBISH;
        let read = G::parse(position.variant(), &longer);
        general(ensure(read.is_err(), || format!("{longer:?} is read")))?;
        general(explained::<G>(position.variant(), &longer))?;
        (0..8).try_for_each(|_| {
            let bad = mangle(&text(position), &mut random);
            general(explained::<G>(position.variant(), &bad))
        })
    })
}

fn explained<G: Game>(variant: usize, bad: &str) -> Result<(), String> {
    let Err(error) = G::parse(variant, bad) else { return Ok(()) };
    let PositionError { what, at, place } = error;
    let said = !what.ko.is_empty() && !what.en.is_empty();
    let inside = at.is_none_or(|at| (1..=bad.chars().count() + 1).contains(&at));
    let places = G::start(variant).board().places.len();
    let on_board = place.is_none_or(|place| usize::from(place) < places);
    ensure(said && inside && on_board, || format!("{bad:?}: {error:?}"))
}
