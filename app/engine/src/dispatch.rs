//! 부탁에 맞는 일을 고른다.

use gaji_core::{Table, Words};
use gaji_protocol::{Ask, Reply};

use crate::job::{Job, known};
use crate::seat::refuse;
use crate::{baits, check, games, look, scores, solve, think, trace};

/// 부탁에 맞는 일. 할 수 없으면 거절하는 일이다.
pub(crate) fn of(ask: Ask, now: f64, table: &mut Table) -> Box<dyn Job> {
    let begun = match ask {
        Ask::Games => Ok(known(Reply::Games(games::all()))),
        Ask::Look(seat) => look::look(&seat).map(known),
        Ask::Think(ask) => think::begin(&ask, now, table),
        Ask::Trace(ask) => trace::begin(&ask),
        Ask::SelfCheck(ask) => check::begin(ask),
        Ask::Scores(ask) => scores::begin(&ask, table),
        Ask::Solve(seat) => solve::begin(&seat, table),
        Ask::Baits(ask) => baits::begin(&ask),
    };
    begun.unwrap_or_else(|refusal| known(Reply::Refused(refusal)))
}

/// 읽지 못한 부탁.
pub(crate) fn unreadable() -> Box<dyn Job> {
    known(Reply::Refused(refuse(UNREADABLE)))
}

const UNREADABLE: Words = Words::new(
    "부탁을 읽지 못했어요: 화면과 엔진의 판이 달라요",
    "the request could not be read: the page and the engine are of different builds",
);
