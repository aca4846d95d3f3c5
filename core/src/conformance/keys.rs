//! 열쇠와 같음의 법: 전치표와 되풀이 규칙이 기대는 것.

use alloc::collections::BTreeMap;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::Debug;

use super::ask::{after, at_move, legal, move_text, move_texts, text};
use super::board::pieces_of;
use super::law::{Law, Verdict, ensure, same};
use super::notation::reread;
use super::sample::Sample;
use super::walk::{Walk, passed};
use crate::{Game, Outcome, Piece, Side};

pub(super) fn laws<G: Game>() -> [Law<G>; 4] {
    [
        Law::new(
            "key-fresh",
            "두면서 고친 열쇠는 글에서 새로 만든 열쇠와 같다 (길이 달라도 같은 국면은 같은 열쇠)",
            "the key kept up by playing equals the key made afresh from the text, whatever the path",
            fresh,
        ),
        Law::new(
            "key-covers",
            "열쇠가 같으면 차례, 끝, 말, 둘 수 있는 수가 같고, 한 수 뒤에도 그렇다",
            "equal keys mean equal side, outcome, pieces and legal moves, now and one move later",
            covers,
        ),
        Law::new(
            "equality",
            "되읽은 국면은 본래 국면과 같고, 같은 국면끼리는 열쇠도 같다",
            "a position equals itself read back, and equal positions have equal keys",
            equality,
        ),
        Law::new(
            "reversible",
            "다시 온 국면은 되돌릴 수 있는 수(reversible_plies) 안에 있다",
            "a position that came again lies within reversible_plies",
            reversible,
        ),
    ]
}

fn fresh<G: Game>(sample: &Sample<G>) -> Verdict {
    let fresh = |position: &G| same(&position.key(), &reread(position)?.key());
    sample.each_move(|position, mv| fresh(&after(position, mv)))?;
    sample.each(fresh)
}

fn equality<G: Game>(sample: &Sample<G>) -> Verdict {
    sample.each(|position| {
        let read = reread(position)?;
        ensure(&read == position, || format!("{read:?} ≠ {position:?}"))
    })?;
    let mut seen: Vec<&G> = Vec::new();
    sample.each(|position| {
        let differs = |other: &&G| *other == position && other.key() != position.key();
        let twin = seen.iter().copied().find(differs);
        seen.push(position);
        twin.map_or(Ok(()), |twin| Err(format!("= {}", text(twin))))
    })
}

/// 규칙이 보는 것: 열쇠가 같으면 이것도 같아야 한다.
struct Facts {
    side: Side,
    outcome: Option<Outcome>,
    moves: Vec<String>,
    pieces: Vec<Piece>,
}

impl Facts {
    fn of<G: Game>(position: &G) -> Self {
        let mut pieces = pieces_of(position);
        pieces.sort_by_key(|piece| piece.place);
        let moves = move_texts(position);
        Self { side: position.side(), outcome: position.outcome(), moves, pieces }
    }

    /// 어긋난 것 하나만 댄다: 판을 통째로 늘어놓으면 읽을 수 없다.
    fn agree(&self, other: &Self) -> Result<(), String> {
        let facts = [
            ("side()", same(&self.side, &other.side)),
            ("outcome()", same(&self.outcome, &other.outcome)),
            ("legal()", same_lists(&self.moves, &other.moves)),
            ("pieces()", same_lists(&self.pieces, &other.pieces)),
        ];
        facts.into_iter().try_for_each(|(name, fact)| fact.map_err(|why| format!("{name} {why}")))
    }
}

/// 두 목록이 처음 어긋난 곳.
fn same_lists<T: PartialEq + Debug>(left: &[T], right: &[T]) -> Result<(), String> {
    let longer = left.len().max(right.len());
    (0..longer).try_for_each(|index| same(&left.get(index), &right.get(index)))
}

/// 열쇠마다 처음 만난 국면을 두고, 뒤에 만난 것을 그것과 견준다.
fn covers<G: Game>(sample: &Sample<G>) -> Verdict {
    let mut first: BTreeMap<(usize, u64), G> = BTreeMap::new();
    let mut agrees = |position: &G| {
        let known = first.entry((position.variant(), position.key())).or_insert(position.clone());
        agree(known, position).map_err(|why| format!("key() = key({:?}); {why}", text(known)))
    };
    sample.each(&mut agrees)?;
    sample.each_move(|position, mv| agrees(&after(position, mv)))
}

fn agree<G: Game>(left: &G, right: &G) -> Result<(), String> {
    if left == right {
        return Ok(());
    }
    Facts::of(left).agree(&Facts::of(right))?;
    // 수가 같으니 나란히 두어 본다.
    legal(left).into_iter().zip(legal(right)).try_for_each(|(mv, twin)| {
        let (next, other) = (after(left, mv), after(right, twin));
        ensure(next.key() == other.key(), || "key() ≠ key()".into())
            .and_then(|()| Facts::of(&next).agree(&Facts::of(&other)))
            .map_err(|why| format!("{} → {why}", move_text(left, mv)))
    })
}

fn reversible<G: Game>(sample: &Sample<G>) -> Verdict {
    sample.walks.iter().try_for_each(recurrences)
}

fn recurrences<G: Game>(walk: &Walk<G>) -> Verdict {
    let mut last = BTreeMap::new();
    let mut before = walk.record.start().clone();
    passed(&walk.record).enumerate().try_for_each(|(ply, position)| {
        let before = core::mem::replace(&mut before, position.clone());
        let Some(earlier) = last.insert(position.key(), ply) else { return Ok(()) };
        let (apart, kept) = (ply - earlier, position.reversible_plies());
        ensure(apart <= kept as usize, || {
            let again = text(&position);
            format!("→ {again:?}, ply {ply} = ply {earlier}; reversible_plies() = {kept} < {apart}")
        })
        .map_err(|evidence| at_move(&before, walk.record.moves()[ply - 1], evidence))
    })
}
