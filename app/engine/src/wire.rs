//! 코어의 값에서 오가는 값으로.

use gaji_core::{Bound, Game, RootMove, Score, Side};
use gaji_protocol::{MoveInfo, MoveScore, Number, Piece, Stroke};

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

pub(crate) fn notation<G: Game>(position: &G) -> String {
    let mut text = String::new();
    position.write(&mut text);
    text
}

pub(crate) fn move_text<G: Game>(position: &G, mv: G::Move) -> String {
    let mut text = String::new();
    position.write_move(mv, &mut text);
    text
}

pub(crate) fn move_info<G: Game>(position: &G, mv: G::Move) -> MoveInfo {
    let mut say = String::new();
    position.say_move(mv, &mut say);
    let gaji_core::Stroke { from, to, choice } = position.stroke(mv);
    MoveInfo { text: move_text(position, mv), say, stroke: Stroke { from, to, choice } }
}

/// 사람이 읽는 수순.
pub(crate) fn line<G: Game>(position: &G, moves: &[G::Move]) -> Vec<String> {
    let mut position = position.clone();
    let said = moves.iter().map(|&mv| {
        let mut say = String::new();
        position.say_move(mv, &mut say);
        position.play(mv);
        say
    });
    said.collect()
}

pub(crate) fn move_score<G: Game>(position: &G, root: &RootMove<G::Move>) -> MoveScore {
    MoveScore {
        text: move_text(position, root.mv),
        value: number(root.score),
        exact: root.bound == Bound::Exact,
    }
}

pub(crate) fn pieces<G: Game>(position: &G) -> Vec<Piece> {
    let mut pieces = Vec::new();
    position.pieces(&mut pieces);
    let wire = |piece: gaji_core::Piece| Piece {
        place: piece.place,
        side: side(piece.side),
        kind: piece.kind,
    };
    pieces.into_iter().map(wire).collect()
}
