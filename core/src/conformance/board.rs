//! 그림감의 법: 자리, 말, 손길. 이것만 옳으면 화면은 놀이를 몰라도 된다.

use alloc::collections::BTreeSet;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use super::ask::{at_move, legal, move_text};
use super::law::{Law, Verdict, ensure};
use super::sample::Sample;
use crate::{Board, Game, Piece, Place, Stroke};

pub(super) fn laws<G: Game>() -> [Law<G>; 4] {
    [
        Law::new(
            "board",
            "자리는 판 안에 위에서 아래로, 왼쪽에서 오른쪽으로 겹치지 않게 있고 이름이 서로 다르며, 줄은 있는 자리를 잇는다",
            "places lie on the board from top to bottom, left to right, a square each, under distinct names, and lines join places that exist",
            board,
        ),
        Law::new(
            "pieces",
            "말은 있는 자리에 하나씩 있고, 종류는 INFO.pieces에 있다",
            "pieces stand one to a place that exists, each of a kind in INFO.pieces",
            pieces,
        ),
        Law::new(
            "strokes",
            "수마다 두는 길이 다르고 판 안에 있으며, 집는 자리에는 제 말이 있다",
            "each move has its own way of being made on the board, and picks up an own piece",
            strokes,
        ),
        Law::new(
            "decisive",
            "끝을 낸 자리는 끝난 국면에만 있고, 있는 자리다",
            "decisive places are there only when the game is over, and exist",
            decisive,
        ),
    ]
}

fn board<G: Game>(sample: &Sample<G>) -> Verdict {
    sample.each(|position| {
        let board = position.board();
        board.places.iter().try_for_each(|place| {
            ensure(is_inside(place, board.size), || format!("{place:?} ∉ {:?}", board.size))
        })?;
        let order = |place: &Place| (place.y, place.x);
        let ordered = board.places.is_sorted_by(|a, b| order(a) < order(b));
        ensure(ordered, || format!("{:?}", board.places))?;
        let crowded = crowded(&board.places);
        ensure(crowded.is_none(), || format!("{crowded:?}"))?;
        let names: BTreeSet<&str> = board.places.iter().map(|place| &*place.name).collect();
        ensure(names.len() == board.places.len() && !names.contains(""), || format!("{names:?}"))?;
        let joins = |&(from, to): &(u8, u8)| exists(&board, from) && exists(&board, to);
        ensure(board.lines.iter().all(joins), || format!("{:?}", board.lines))
    })
}

/// 자리표는 칸 하나를 4로 센 왼쪽 위이므로, 마지막 칸을 넘으면 그림 밖이다.
fn is_inside(place: &Place, (columns, rows): (u8, u8)) -> bool {
    let along = |at: i16, cells: u8| (0..=4 * i16::from(cells) - 4).contains(&at);
    along(place.x, columns) && along(place.y, rows)
}

/// 칸이 겹치는 두 자리: 말도, 누를 곳도 겹친다.
fn crowded(places: &[Place]) -> Option<(&Place, &Place)> {
    let close = |a: &Place, b: &Place| a.x.abs_diff(b.x) < 4 && a.y.abs_diff(b.y) < 4;
    (1..places.len()).find_map(|at| {
        let place = &places[at];
        Some((places[..at].iter().find(|other| close(other, place))?, place))
    })
}

fn exists(board: &Board, place: u8) -> bool {
    usize::from(place) < board.places.len()
}

fn is_kind<G: Game>(kind: u8) -> bool {
    usize::from(kind) < G::INFO.pieces.len()
}

fn pieces<G: Game>(sample: &Sample<G>) -> Verdict {
    sample.each(|position| {
        let (board, mut taken) = (position.board(), BTreeSet::new());
        pieces_of(position).iter().try_for_each(|piece| {
            let sound = exists(&board, piece.place) && is_kind::<G>(piece.kind);
            ensure(sound && taken.insert(piece.place), || format!("{piece:?}"))
        })
    })
}

pub(super) fn pieces_of<G: Game>(position: &G) -> Vec<Piece> {
    let mut pieces = Vec::new();
    position.pieces(&mut pieces);
    pieces
}

fn strokes<G: Game>(sample: &Sample<G>) -> Verdict {
    sample.each_whole(|position| {
        let (board, pieces) = (position.board(), pieces_of(position));
        let mut known = Vec::new();
        legal(position).into_iter().try_for_each(|mv| {
            let stroke = position.stroke(mv);
            let twin = known.iter().find(|&&(_, other)| other == stroke);
            let alone = twin.map_or(Ok(()), |&(twin, _)| {
                Err(format!("= {}: {stroke:?}", move_text(position, twin)))
            });
            known.push((mv, stroke));
            sound(position, stroke, &board, &pieces)
                .and(alone)
                .map_err(|evidence| at_move(position, mv, evidence))
        })
    })
}

fn sound<G: Game>(
    position: &G,
    stroke: Stroke,
    board: &Board,
    pieces: &[Piece],
) -> Result<(), String> {
    let own = |place| pieces.iter().any(|p| p.place == place && p.side == position.side());
    let sound = stroke.from.is_none_or(own)
        && stroke.to.is_none_or(|place| exists(board, place))
        && stroke.choice.is_none_or(is_kind::<G>);
    ensure(sound, || format!("{stroke:?}"))
}

fn decisive<G: Game>(sample: &Sample<G>) -> Verdict {
    sample.each(|position| {
        let (board, mut places) = (position.board(), Vec::new());
        position.decisive(&mut places);
        let sound = places.is_empty() || position.outcome().is_some();
        ensure(sound && places.iter().all(|&place| exists(&board, place)), || format!("{places:?}"))
    })
}
