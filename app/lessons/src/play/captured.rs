//! 잡은 말: 시작 국면의 말에서 지금 남은 말을 뺀 것. 말의 값을 아는 놀이에만 있다.

use gaji_figures::board::solid;
use gaji_protocol::{GameInfo, Ground, Scene};
use gaji_words::{Lang, decimal, play as words};

use super::side_name;

/// 한쪽이 잡은 말.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tray {
    /// 누구: 판에 센 점수가 있으면 함께.
    pub name: String,
    /// 잡은 말의 글자, 비싼 것부터. 없으면 빈 글.
    pub glyphs: String,
    /// 잡은 말이 누구의 것이고 어떻게 생겼는가(CSS의 class): 판에서와 같은 색으로 그린다.
    pub class: &'static str,
    /// 말의 값으로 앞선 만큼(`+3`). 뒤지거나 센 점수가 있으면 빈 글.
    pub lead: String,
    /// 소리 내어 읽을 말.
    pub spoken: String,
}

/// 먼저 두는 쪽과 나중에 두는 쪽이 잡은 말. 잡은 말을 세지 않는 놀이면 `None`.
#[must_use]
pub fn trays(lang: Lang, info: &GameInfo, start: &Scene, now: &Scene) -> Option<[Tray; 2]> {
    let counts = info.pieces.iter().any(|piece| piece.worth > 0);
    counts.then(|| [0, 1].map(|side| tray(lang, info, start, now, side)))
}

fn tray(lang: Lang, info: &GameInfo, start: &Scene, now: &Scene, side: usize) -> Tray {
    let other = 1 - side;
    let missing = missing(info, start, now, other);
    let mut kinds: Vec<usize> = Vec::new();
    let worth_of = |kind: usize| info.pieces[kind].worth;
    for kind in (0..missing.len()).filter(|&kind| missing[kind] > 0) {
        let at = kinds.partition_point(|&other| worth_of(other) >= worth_of(kind));
        kinds.insert(at, kind);
    }
    let times = |kind: usize| usize::try_from(missing[kind]).unwrap_or(0);
    let glyph = |kind: usize| solid(&info.pieces[kind].glyphs[other]);
    let spoken = kinds.iter().map(|&kind| {
        let name = &info.pieces[kind].name;
        words::taken_kind(lang, lang.pick(&name.ko, &name.en), &times(kind))
    });
    let (name, spoken) = (side_name(lang, info, side as u8), spoken.collect::<Vec<_>>().join(", "));
    let ahead = worth(info, now, side) - worth(info, now, other);
    Tray {
        name: now.points.map_or_else(
            || name.into(),
            |points| format!("{name} {}", decimal(i64::from(points[side]) * 500)),
        ),
        glyphs: kinds.iter().map(|&kind| glyph(kind).repeat(times(kind))).collect(),
        class: class(now.ground, other),
        lead: if ahead > 0 && now.points.is_none() { format!("+{ahead}") } else { String::new() },
        spoken: match spoken.as_str() {
            "" => words::taken_none(lang, &name),
            spoken => words::taken(lang, &name, &spoken),
        },
    }
}

/// `side`의 말이 종류마다 몇 개 없어졌는가. 승격한 폰(가장 약한 첫째 종류)은 잡힌 것이 아니다.
fn missing(info: &GameInfo, start: &Scene, now: &Scene, side: usize) -> Vec<i32> {
    let mut missing = vec![0; info.pieces.len()];
    for (scene, one) in [(start, 1), (now, -1)] {
        for piece in scene.pieces.iter().filter(|piece| usize::from(piece.side) == side) {
            if let Some(count) = missing.get_mut(usize::from(piece.kind)) {
                *count += one;
            }
        }
    }
    let first = usize::from(start.side) ^ side;
    for mv in now.played.iter().skip(first).step_by(2) {
        let promoted = mv.stroke.choice.map(usize::from);
        if let Some(kind) = promoted.filter(|&kind| kind < missing.len()) {
            missing[kind] += 1;
            missing[0] -= 1;
        }
    }
    missing
}

fn worth(info: &GameInfo, scene: &Scene, side: usize) -> i32 {
    let own = scene.pieces.iter().filter(|piece| usize::from(piece.side) == side);
    let worth = |kind: u8| info.pieces.get(usize::from(kind)).map_or(0, |piece| piece.worth);
    own.map(|piece| i32::from(worth(piece.kind))).sum()
}

const fn class(ground: Ground, side: usize) -> &'static str {
    match (ground, side) {
        (Ground::Points, 0) => "first tiles",
        (Ground::Points, _) => "second tiles",
        (_, 0) => "first",
        _ => "second",
    }
}
