//! 국면의 그림감.

use gaji_catalog::Visitor;
use gaji_core::{Board, End, Evaluate, Game, Record};
use gaji_protocol::{Ending, Ground, MoveInfo, Place, Refusal, Reply, Scene, Seat};

use crate::{seat, wire};

/// 국면을 그리고 두는 데 필요한 모든 것.
pub(crate) fn look(seat: &Seat) -> Result<Reply, Refusal> {
    seat::meet(&seat.game, Look(seat))?
}

struct Look<'a>(&'a Seat);

impl Visitor for Look<'_> {
    type Output = Result<Reply, Refusal>;

    fn visit<G: Evaluate>(self, variant: usize) -> Self::Output {
        let record = seat::record::<G>(variant, self.0)?;
        Ok(Reply::Scene(Box::new(scene(&self.0.game, &record))))
    }
}

fn scene<G: Game>(game: &str, record: &Record<G>) -> Scene {
    let position = record.position();
    let Board { ground, size, places, lines } = position.board();
    let place = |place: gaji_core::Place| Place { name: place.name, x: place.x, y: place.y };
    Scene {
        game: game.into(),
        position: wire::notation(position),
        ground: ground_of(ground),
        size,
        places: places.into_iter().map(place).collect(),
        lines,
        pieces: wire::pieces(position),
        side: wire::side(position.side()),
        check: position.in_check(),
        moves: moves(record),
        played: played(record),
        ending: record.end().map(|end| ending(position, end)),
        points: position.points(),
    }
}

const fn ground_of(ground: gaji_core::Ground) -> Ground {
    match ground {
        gaji_core::Ground::Squares { checkered } => Ground::Squares { checkered },
        gaji_core::Ground::Points => Ground::Points,
        gaji_core::Ground::Columns => Ground::Columns,
    }
}

/// 둘 수 있는 수. 저절로 끝난 판에는 없다.
fn moves<G: Game>(record: &Record<G>) -> Vec<MoveInfo> {
    let mut moves = Vec::new();
    if record.end().is_none_or(|end| end.claim) {
        record.position().legal(&mut moves);
    }
    moves.into_iter().map(|mv| wire::move_info(record.position(), mv)).collect()
}

fn played<G: Game>(record: &Record<G>) -> Vec<MoveInfo> {
    let mut position = record.start().clone();
    let told = record.moves().iter().map(|&mv| {
        let info = wire::move_info(&position, mv);
        position.play(mv);
        info
    });
    told.collect()
}

fn ending<G: Game>(position: &G, end: End) -> Ending {
    let words = G::INFO.reasons.iter().find(|(id, _)| *id == end.reason);
    let mut line = Vec::new();
    position.decisive(&mut line);
    Ending {
        winner: end.outcome.winner().map(wire::side),
        reason: end.reason.into(),
        words: words.map(|(_, words)| seat::text(*words)).unwrap_or_default(),
        claim: end.claim,
        line,
    }
}
