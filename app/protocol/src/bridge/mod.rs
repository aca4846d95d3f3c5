//! 다리(bridge)의 상태 기계: 일어난 일을 받아 할 일을 내놓는다. 웹은 모른다.
//!
//! 엔진의 wasm은 둘이 선다. 화면의 것은 곧바로 답할 것을, 작업자(worker)의 것은 오래 걸릴 것을 맡는다.
//! 한 번에 한 부탁만 생각하고, 새 부탁이 오면 앞의 것은 밀려난다(latest wins).

mod action;
mod event;
mod state;
mod engines;
mod asks;

pub use action::Action;
pub use event::Event;
pub use state::{Notice, State, Why};

use crate::{Request, Thought};

/// 시간 예산이 지나고도 답을 더 기다리는 시간, 밀리초.
pub const GRACE_MS: u32 = 250;
/// 작업자가 서기를 기다리는 시간, 밀리초.
pub const START_MS: u32 = 10_000;
/// 화면의 엔진을 다시 세워 보는 횟수: 같은 부탁에 거듭 쓰러지면 그만둔다.
pub const REVIVALS: u32 = 3;

/// 다리의 지금.
#[derive(Debug)]
pub struct Bridge {
    page: Page,
    /// 화면의 엔진을 불러온 차례: 같은 모듈을 새로 부르려면 주소가 달라야 한다.
    turn: u32,
    /// 화면의 엔진이 쓰러진 횟수.
    falls: u32,
    searcher: Searcher,
    current: Option<Current>,
    /// 마지막으로 맞춘 알람. 앞서 맞춘 것은 울려도 듣지 않는다.
    alarm: u32,
}

/// 화면의 엔진.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Page {
    Loading,
    Ready,
    Failed(Why),
}

/// 생각을 맡은 이.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Searcher {
    /// 아직 없다.
    Nobody,
    /// 작업자가 서는 중이다.
    Starting,
    /// 작업자.
    Worker,
    /// 작업자를 둘 수 없어 화면의 엔진이 조금씩.
    Page,
}

/// 지금 부탁.
#[derive(Debug)]
struct Current {
    request: Request,
    sent: bool,
    /// 쓰러진 작업자에게 부쳤던 것을 새 작업자에게 다시 부쳤는가.
    again: bool,
    /// 마지막으로 끝낸 깊이의 생각.
    last: Option<Thought>,
}

/// 부탁을 끝까지 듣지 않고 닫는 법.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Close {
    /// 지금까지 안 것으로 답한다.
    Answer,
    /// 거둔다.
    Drop,
}

impl Bridge {
    /// 아무것도 서지 않은 다리. 화면의 엔진부터 부른다([`Action::Load`]).
    #[must_use]
    pub const fn new() -> Self {
        Self {
            page: Page::Loading,
            turn: 0,
            falls: 0,
            searcher: Searcher::Nobody,
            current: None,
            alarm: 0,
        }
    }

    /// 화면이 보는 상태.
    #[must_use]
    pub fn state(&self) -> State {
        match (self.page, &self.current) {
            (Page::Failed(why), _) => State::Failed(why),
            (_, Some(current)) => State::Thinking(current.request.id),
            (Page::Loading, None) => State::Loading,
            (Page::Ready, None) => State::Idle,
        }
    }

    /// 화면의 엔진이 서서 곧바로 답할 수 있는가.
    #[must_use]
    pub fn is_ready(&self) -> bool {
        self.page == Page::Ready
    }

    /// 일어난 일에 할 일, 차례대로.
    #[must_use]
    pub fn on(&mut self, event: Event) -> Vec<Action> {
        let mut todo = Vec::new();
        match event {
            Event::PageReady => self.page_ready(&mut todo),
            Event::PageMissing => self.fail(Why::Missing, &mut todo),
            Event::PageBroke => self.page_broke(&mut todo),
            Event::Retry => self.retry(&mut todo),
            Event::WorkerReady => self.worker_ready(&mut todo),
            Event::WorkerBroke => self.worker_broke(&mut todo),
            Event::Ask(request) => self.ask(request, &mut todo),
            Event::Stop => self.close(Close::Answer, &mut todo),
            Event::Cancel => self.close(Close::Drop, &mut todo),
            Event::Heard(bytes) => self.heard(&bytes, &mut todo),
            Event::Alarm(alarm) if alarm == self.alarm => self.late(&mut todo),
            Event::Alarm(_) => {}
        }
        todo
    }
}

impl Default for Bridge {
    fn default() -> Self {
        Self::new()
    }
}
