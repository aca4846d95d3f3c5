//! 버그 하나: 물음마다의 답. 버그는 옳은 답([`SOUND`]) 가운데 하나를 바꾼 것이다.

use std::cell::Cell;

use gaji_core::conformance::{Plan, Report, check};
use gaji_core::{
    Board, End, Evaluate, Game, MoveError, Outcome, Piece, PositionError, Side, Step, Stroke,
};

use super::planted::Planted;
use super::strip::{Hop, Strip};
use super::words::read;

/// 버그 하나: 이름, 가장 먼저 깨져야 하는 법, 그리고 물음마다의 답.
pub(crate) struct Bug {
    pub(crate) name: &'static str,
    pub(crate) law: &'static str,
    /// 꾸러미를 돌린다: 상수와 그릇의 버그는 제 타입으로.
    pub(crate) check: fn() -> Report,
    pub(crate) start: fn() -> Strip,
    pub(crate) equal: fn(&Strip, &Strip) -> bool,
    pub(crate) outcome: fn(&Strip) -> Option<Outcome>,
    pub(crate) reason: fn(&Strip) -> &'static str,
    pub(crate) legal: fn(&Strip, &mut Vec<Hop>),
    pub(crate) play: fn(&mut Strip, Hop),
    pub(crate) key: fn(&Strip) -> u64,
    pub(crate) write_move: fn(&Strip, Hop, &mut String),
    pub(crate) write: fn(&Strip, &mut String),
    pub(crate) parse: fn(&str) -> Result<Strip, PositionError>,
    pub(crate) board: fn(&Strip) -> Board,
    pub(crate) pieces: fn(&Strip, &mut Vec<Piece>),
    pub(crate) stroke: fn(&Strip, Hop) -> Stroke,
    pub(crate) is_move_syntax: fn(&str) -> bool,
    pub(crate) parse_move: fn(&Strip, &str) -> Result<Hop, MoveError>,
    pub(crate) recurred: fn(&Strip, &[Step]) -> Option<End>,
    pub(crate) reversible_plies: fn(&Strip) -> u32,
    pub(crate) decisive: fn(&Strip, &mut Vec<u8>),
    pub(crate) points: fn(&Strip) -> Option<[i32; 2]>,
    pub(crate) capture: fn(&Strip, Hop) -> Option<(i32, i32)>,
    pub(crate) gives_check: fn(&Strip, Hop) -> bool,
    pub(crate) noisy: fn(&Strip, &mut Vec<Hop>),
    pub(crate) candidates: fn(&Strip, &mut Vec<Hop>),
    pub(crate) null_move: fn(&Strip) -> Option<Strip>,
    pub(crate) slot: fn(&Strip, Hop) -> usize,
    pub(crate) features: fn(&Strip, Side, &mut [i32]),
    pub(crate) move_features: fn(&Strip, Hop, &mut [i32]),
}

/// 버그가 없는 답. 다른 물음에 기대는 답은 심은 버그에게 다시 묻는다.
pub(crate) const SOUND: Bug = Bug {
    name: "Sound",
    law: "",
    check: || check::<Planted>(&Plan::USUAL),
    start: || Strip::start(0),
    equal: |left, right| left == right,
    outcome: Strip::outcome,
    reason: Strip::reason,
    legal: Strip::legal,
    play: Strip::play,
    key: Strip::key,
    write_move: Strip::write_move,
    write: Strip::write,
    parse: read,
    board: Strip::board,
    pieces: Strip::pieces,
    stroke: Strip::stroke,
    is_move_syntax: Strip::is_move_syntax,
    parse_move: find_move,
    recurred: Strip::recurred,
    reversible_plies: Strip::reversible_plies,
    decisive: Strip::decisive,
    points: Strip::points,
    capture: Strip::capture,
    gives_check: Strip::gives_check,
    noisy: Strip::noisy,
    candidates: |strip, moves| (planted().legal)(strip, moves),
    null_move: Strip::null_move,
    slot: Strip::slot,
    features: Strip::features,
    move_features: |strip, hop, out| {
        let mut after = *strip;
        (planted().play)(&mut after, hop);
        (planted().features)(&after, strip.side, out);
    },
};

fn find_move(strip: &Strip, text: &str) -> Result<Hop, MoveError> {
    let bug = planted();
    let mut moves = Vec::new();
    (bug.legal)(strip, &mut moves);
    let written = |hop: &Hop| {
        let mut out = String::new();
        (bug.write_move)(strip, *hop, &mut out);
        out == text
    };
    let refused = if (bug.is_move_syntax)(text) { MoveError::Illegal } else { MoveError::Syntax };
    moves.into_iter().find(written).ok_or(refused)
}

thread_local! {
    static PLANTED: Cell<&'static Bug> = const { Cell::new(&SOUND) };
}

/// 지금 심은 버그.
pub(super) fn planted() -> &'static Bug {
    PLANTED.get()
}

impl Bug {
    /// 이 버그를 심고 꾸러미를 돌린다.
    pub(crate) fn report(&'static self) -> Report {
        PLANTED.set(self);
        let report = (self.check)();
        PLANTED.set(&SOUND);
        report
    }
}
