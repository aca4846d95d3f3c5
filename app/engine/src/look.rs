//! 국면의 그림감.

use gaji_core::{Board, End};
use gaji_protocol::{Ending, Ground, Place, Refusal, Reply, Scene, Seat};

use crate::erased::Match;
use crate::{seat, wire};

/// 국면을 그리고 두는 데 필요한 모든 것.
pub(crate) fn look(seat: &Seat) -> Result<Reply, Refusal> {
    let game = seat::sit(seat)?;
    Ok(Reply::Scene(Box::new(scene(&seat.game, &*game))))
}

fn scene(name: &str, game: &dyn Match) -> Scene {
    let Board { ground, size, places, lines } = game.board();
    let place = |place: gaji_core::Place| Place { name: place.name, x: place.x, y: place.y };
    let end = game.end();
    // 저절로 끝난 판에는 둘 수가 없다.
    let open = end.is_none_or(|end| end.claim);
    Scene {
        game: name.into(),
        position: game.notation(),
        ground: ground_of(ground),
        size,
        places: places.into_iter().map(place).collect(),
        lines,
        pieces: wire::pieces(game),
        side: wire::side(game.side()),
        check: game.in_check(),
        moves: if open { game.moves() } else { Vec::new() },
        played: game.played(),
        ending: end.map(|end| ending(game, end)),
        points: game.points(),
    }
}

const fn ground_of(ground: gaji_core::Ground) -> Ground {
    match ground {
        gaji_core::Ground::Squares { checkered } => Ground::Squares { checkered },
        gaji_core::Ground::Points => Ground::Points,
        gaji_core::Ground::Columns => Ground::Columns,
    }
}

fn ending(game: &dyn Match, end: End) -> Ending {
    let reasons = game.about().info.reasons;
    let words = reasons.iter().find(|(id, _)| *id == end.reason);
    Ending {
        winner: end.outcome.winner().map(wire::side),
        reason: end.reason.into(),
        words: words.map(|(_, words)| seat::text(*words)).unwrap_or_default(),
        claim: end.claim,
        line: game.decisive(),
    }
}
