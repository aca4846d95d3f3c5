//! 부탁 하나를 하는 일. 작업자와 화면이 같은 걸음을 간다.

use gaji_core::{Table, Words};
use gaji_protocol::{Ask, Refusal, Reply};

use crate::seat::refuse;
use crate::service::Clock;
use crate::{baits, check, games, look, scores, solve, think, trace};

/// 걸음으로 나눈 일.
pub(crate) trait Job {
    /// 한 걸음: 많아야 뿌리의 수 하나를 한 깊이로. 더 갈 것이 있으면 참.
    fn poll(&mut self, turn: Turn<'_>) -> bool;
}

/// 한 걸음에 빌려 쓰는 것.
pub(crate) struct Turn<'a> {
    pub(crate) table: &'a mut Table,
    pub(crate) clock: Clock<'a>,
    /// 이때까지는 돌려준다.
    pub(crate) until: f64,
    pub(crate) emit: &'a mut dyn FnMut(Reply),
}

/// 시작하자마자 아는 답.
struct Known(Option<Reply>);

impl Job for Known {
    fn poll(&mut self, turn: Turn<'_>) -> bool {
        self.0.take().into_iter().for_each(turn.emit);
        false
    }
}

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

pub(crate) fn known(reply: Reply) -> Box<dyn Job> {
    Box::new(Known(Some(reply)))
}

/// 시작하거나 거절하거나.
pub(crate) type Begun = Result<Box<dyn Job>, Refusal>;

const UNREADABLE: Words = Words::new(
    "부탁을 읽지 못했어요: 화면과 엔진의 판이 달라요",
    "the request could not be read: the page and the engine are of different builds",
);
