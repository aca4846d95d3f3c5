//! 수마다의 점수를 막대로.

use gaji_figures::{Bar, Bars};
use gaji_protocol::{GameInfo, Ground, MoveScore, Number, Scene, Thought};
use gaji_words::{Lang, parts, play as words};

use super::view::is_turned;
use super::{seen, side_name};
use crate::numbers::{short_in, spoken_in};

/// 세로줄마다 한 수인 판에서는 막대를 판의 차례대로 세운다.
#[must_use]
pub fn is_lined_up(scene: &Scene) -> bool {
    scene.ground == Ground::Columns
}

/// `scene`의 수마다의 점수: 좋은 것부터 `limit`까지 눕혀서, 또는 판의 차례대로 세워서.
#[must_use]
pub fn bars(lang: Lang, info: &GameInfo, scene: &Scene, thought: &Thought, limit: usize) -> Bars {
    let upright = is_lined_up(scene);
    let chosen = |mv: &MoveScore| thought.best.as_ref() == Some(&mv.text);
    let mut moves: Vec<&MoveScore> = Vec::new();
    let rank = |mv: &MoveScore| (mv.value.rank(), chosen(mv));
    for mv in &thought.moves {
        let at = moves.partition_point(|other| upright || rank(other) >= rank(mv));
        moves.insert(at, mv);
    }
    if !upright {
        moves.truncate(limit);
    }
    let most = widest(&thought.moves);
    let turned = is_turned(info, scene.side);
    let seen_by = |mv: &MoveScore| seen(info, mv.value, scene.side);
    let bar = |mv: &&MoveScore| Bar {
        name: say(scene, &mv.text),
        parts: vec![length(seen_by(mv), most)],
        total: bounded(mv, turned, short_in(lang, seen_by(mv), info)),
        chosen: chosen(mv),
        label: parts::term_share(
            lang,
            &say(scene, &mv.text),
            &bounded(mv, turned, spoken_in(lang, seen_by(mv), info)),
        ),
        ..Bar::default()
    };
    Bars {
        bars: moves.iter().map(bar).collect(),
        upright,
        length: None,
        range: Some((-most, most)),
        title: words::bars(lang, &side_name(lang, info, scene.side)),
    }
}

/// 가장 큰 점수. 이기고 지는 수는 눈금의 끝까지 닿는다.
fn widest(moves: &[MoveScore]) -> i64 {
    let points = moves.iter().filter_map(|mv| match mv.value {
        Number::Points(points) => Some(i64::from(points).abs()),
        _ => None,
    });
    points.max().unwrap_or(0).max(1)
}

fn length(value: Number, most: i64) -> i64 {
    value.rank().clamp(-most, most)
}

/// 다 세지 않은 수는 둘 쪽에게 그 점수보다 좋을 수 없다.
fn bounded(mv: &MoveScore, turned: bool, text: String) -> String {
    match (mv.exact, turned) {
        (true, _) => text,
        (_, false) => format!("≤{text}"),
        (_, true) => format!("≥{text}"),
    }
}

fn say(scene: &Scene, text: &str) -> String {
    let found = scene.moves.iter().find(|mv| mv.text == text);
    found.map_or(text, |mv| mv.say.as_str()).to_string()
}
