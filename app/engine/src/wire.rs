//! 코어의 값에서 오가는 값으로.

use gaji_core::{Bound, RootMove, Score, Side};
use gaji_protocol::{MoveInfo, MoveScore, Number, Piece};

use crate::erased::{Match, Nth};

pub(crate) fn number(score: Score) -> Number {
    match score.plies() {
        Some(plies) if score > Score::DRAW => Number::Win(plies.unsigned_abs()),
        Some(plies) => Number::Loss(plies.unsigned_abs()),
        None if score == Score::MAX => Number::Most,
        None if score == Score::MIN => Number::Least,
        None => Number::Points(score.raw()),
    }
}

pub(crate) const fn side(side: Side) -> u8 {
    side.index() as u8
}

/// 수순.
pub(crate) fn line(root: &dyn Match, line: &[Nth]) -> Vec<MoveInfo> {
    let mut game = root.fork();
    let told = line.iter().map(|&mv| {
        let info = game.info(mv);
        game.play(mv);
        info
    });
    told.collect()
}

pub(crate) fn move_score(root: &dyn Match, mv: RootMove<Nth>) -> MoveScore {
    MoveScore {
        text: root.info(mv.mv).text,
        value: number(mv.score),
        exact: mv.bound == Bound::Exact,
    }
}

pub(crate) fn pieces(game: &dyn Match) -> Vec<Piece> {
    let wire =
        |gaji_core::Piece { place, side: owner, kind }| Piece { place, side: side(owner), kind };
    game.pieces().into_iter().map(wire).collect()
}
