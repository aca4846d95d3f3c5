//! 국면의 그림감.

use gaji_core::{Board, End, MoveError, Words};
use gaji_protocol::{Ending, Ground, MoveInfo, Place, Refusal, Reply, Scene, Seat, Text};

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
    let moves = if open { game.moves() } else { Vec::new() };
    let forbidden = forbidden(game, &places, &moves);
    Scene {
        game: name.into(),
        position: game.notation(),
        ground: ground_of(ground),
        size,
        places: places.into_iter().map(place).collect(),
        lines,
        pieces: wire::pieces(game),
        side: wire::side(game.side()),
        check: game.in_check().then(|| seat::text(game.about().check)),
        notice: game.notice().map(seat::text),
        checked: game.checked(),
        moves,
        forbidden,
        played: game.played(),
        ending: end.map(|end| ending(game, end)),
        points: game.points(),
    }
}

/// 빈자리인데 놀이가 막는 자리와 그 까닭. 놓기만 하는 놀이에서는 자리의 이름이 곧 수이므로 그 수를 두어 본다.
fn forbidden(game: &dyn Match, places: &[gaji_core::Place], moves: &[MoveInfo]) -> Vec<(u8, Text)> {
    if moves.is_empty() || moves.iter().any(|mv| mv.stroke.from.is_some()) {
        return Vec::new();
    }
    let lands = |at: &u8| moves.iter().any(|mv| mv.stroke.to == Some(*at));
    let refused = (0..places.len() as u8).filter(|at| !lands(at));
    let why = |at: u8| match game.fork().play_text(&places[usize::from(at)].name) {
        Err(MoveError::Forbidden(why)) => Some((at, seat::text(why))),
        _ => None,
    };
    refused.filter_map(why).collect()
}

const fn ground_of(ground: gaji_core::Ground) -> Ground {
    match ground {
        gaji_core::Ground::Squares { checkered } => Ground::Squares { checkered },
        gaji_core::Ground::Points => Ground::Points,
        gaji_core::Ground::Columns => Ground::Columns,
    }
}

fn ending(game: &dyn Match, end: End) -> Ending {
    let about = game.about();
    let told = about.info.reasons.iter().find(|(id, _)| *id == end.reason);
    let words = told.map(|(_, words)| seat::text(*words)).unwrap_or_default();
    let winner = end.outcome.winner().map(wire::side);
    let counted = winner.is_some() && about.counted.contains(&end.reason);
    Ending {
        winner,
        reason: end.reason.into(),
        words: match game.points().filter(|_| counted) {
            Some(points) => by_points(words, points, about.info.sides),
            None => words,
        },
        claim: end.claim,
        line: game.decisive(),
    }
}

/// 점수로 가린 끝의 까닭에 그 점수를 붙인다.
fn by_points(Text { ko, en }: Text, points: [i32; 2], [a, b]: [Words; 2]) -> Text {
    let [first, second] = points.map(whole);
    Text {
        ko: format!("{ko}. 점수는 {} {first}점, {} {second}점이에요", a.ko, b.ko),
        en: format!("{en}, so points decide: {} {first}, {} {second}", a.en, b.en),
    }
}

/// 반 점 단위를 점으로: `147` → `73.5`.
fn whole(halves: i32) -> String {
    let half = if halves % 2 == 0 { "" } else { ".5" };
    format!("{}{half}", halves / 2)
}
