//! 둔 수의 뒷이야기: 진짜 탐색이 본 것과, 알파베타 레슨의 그림이 보일 것을 가려 말한다.

use gaji_protocol::{GameInfo, MoveInfo, Scene, Seat};
use gaji_words::{Lang, number, play as words};

use super::{Heard, State, Told, score_about, seen, side_name};
use crate::alphabeta::{self, Source};
use crate::numbers::short_in;

/// 한 수의 뒷이야기.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Behind {
    /// 그 수를 어떻게 찾았는가, 또는 사람이 둔 수라고.
    pub real: String,
    /// 그림이 무엇을 얼마나 보이고, 왜 더 작은가.
    pub picture: String,
    /// 그림으로 가는 단추의 글.
    pub open: String,
    /// 그림의 주소(query).
    pub query: String,
}

/// `before`에서 둔 수 `mv`의 뒷이야기. `seat`는 `before`까지다.
#[must_use]
pub fn behind(
    lang: Lang,
    info: &GameInfo,
    state: &State,
    heard: &Heard,
    (seat, before): (&Seat, &Scene),
    mv: &MoveInfo,
) -> Behind {
    let breadth = before.moves.len();
    let depth = drawn_depth(breadth);
    let mut after = seat.clone();
    after.moves.push(mv.text.clone());
    let side = side_name(lang, info, before.side);
    let real = match heard.leading_to(&after) {
        Some(told) => found(lang, info, told, before.side, mv),
        None if state.mode.is_human(before.side) => words::behind_person(lang, &side, &mv.say),
        None => words::behind_lost(lang, &side, &mv.say),
    };
    let source = Source::Game(seat.clone());
    Behind {
        real,
        picture: words::behind_picture(lang, &breadth, &depth),
        open: words::show_thinking(lang, &depth),
        query: alphabeta::State { source, depth, ..alphabeta::State::default() }.to_query(),
    }
}

/// 나무를 읽을 수 있게, 둘 수 있는 수가 많으면 얕게 그린다.
const fn drawn_depth(breadth: usize) -> u32 {
    if breadth <= 9 { 3 } else { 2 }
}

fn found(lang: Lang, info: &GameInfo, told: &Told, side: u8, mv: &MoveInfo) -> String {
    let (thought, name) = (&told.thought, side_name(lang, info, side));
    let Some(value) = thought.value else { return words::behind_unseen(lang, &name, &mv.say) };
    let line: Vec<&str> = thought.line.iter().map(|mv| mv.say.as_str()).collect();
    let depth = words::depth_value(lang, &thought.depth);
    let (nodes, value) =
        (number(thought.nodes as i64), short_in(lang, seen(info, value, side), info));
    let found = words::behind_found(lang, &name, &mv.say, &depth, &nodes, &value, &line.join(" "));
    format!("{found} {}", score_about(lang, info, side))
}
