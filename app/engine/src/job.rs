//! 걸음으로 나눈 일. 작업자와 화면이 같은 걸음을 간다.

use gaji_core::Table;
use gaji_protocol::{Refusal, Reply};

/// 밀리초로 재는 시계.
pub type Clock<'a> = &'a dyn Fn() -> f64;

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

/// 시작하자마자 끝나는 일.
pub(crate) fn known(reply: Reply) -> Box<dyn Job> {
    Box::new(Known(Some(reply)))
}

/// 시작하거나 거절하거나.
pub(crate) type Begun = Result<Box<dyn Job>, Refusal>;
