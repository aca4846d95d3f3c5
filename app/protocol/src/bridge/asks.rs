//! 부탁 하나의 한살이: 보내고, 듣고, 닫는다.

use super::{Action, Bridge, Close, Current, GRACE_MS, Notice, Page, Searcher, Why};
use crate::{Ask, Reply, Request, Response, ThinkAsk, decode};

impl Bridge {
    pub(super) fn ask(&mut self, request: Request, todo: &mut Vec<Action>) {
        self.close(Close::Drop, todo);
        if let Page::Failed(_) = self.page {
            todo.push(Action::Deliver(request.id, Reply::Stopped));
            return;
        }
        self.current = Some(Current { request, sent: false, again: false, last: None });
        self.send(todo);
    }

    /// 맡을 이가 있으면 지금 부탁을 보낸다.
    pub(super) fn send(&mut self, todo: &mut Vec<Action>) {
        let Some(current) = self.current.as_mut().filter(|current| !current.sent) else { return };
        let request = current.request.clone();
        let budget = budget_of(&request.ask);
        match self.searcher {
            Searcher::Worker => todo.push(Action::Post(request)),
            Searcher::Page if self.page == Page::Ready => todo.push(Action::Slice(request)),
            Searcher::Nobody | Searcher::Starting | Searcher::Page => return,
        }
        current.sent = true;
        if let Some(ms) = budget {
            self.arm(ms.saturating_add(GRACE_MS), todo);
        }
    }

    pub(super) fn heard(&mut self, bytes: &[u8], todo: &mut Vec<Action>) {
        let Some(Response { id, reply }) = decode(bytes) else {
            return self.fail(Why::Version, todo);
        };
        let Some(current) = self.current.as_mut().filter(|current| current.request.id == id) else {
            return;
        };
        if let Reply::Deepened(thought) = &reply {
            current.last = Some(thought.clone());
        }
        if reply.is_last() {
            self.current = None;
            self.disarm();
        }
        todo.push(Action::Deliver(id, reply));
    }

    pub(super) fn late(&mut self, todo: &mut Vec<Action>) {
        if self.searcher == Searcher::Starting {
            return self.worker_broke(todo);
        }
        if self.resend(todo) {
            return;
        }
        if self.current.is_some() {
            todo.push(Action::Tell(Notice::Late));
            self.close(Close::Answer, todo);
        }
    }

    /// 작업자가 아무것도 알려 주지 못하고 쓰러졌으면, 한 번은 새 작업자에게 다시 부친다: 찾지 않은 수로 답하지 않는다.
    pub(super) fn resend(&mut self, todo: &mut Vec<Action>) -> bool {
        let worker = self.searcher == Searcher::Worker;
        let unheard = |current: &&mut Current| {
            worker && current.sent && !current.again && current.last.is_none()
        };
        let Some(current) = self.current.as_mut().filter(unheard) else { return false };
        (current.sent, current.again) = (false, true);
        self.disarm();
        todo.push(Action::Tell(Notice::Restarted));
        self.respawn(todo);
        true
    }

    /// 지금 부탁을 닫는다. 돌고 있는 탐색은 말을 듣지 못하므로 작업자째 바꾼다.
    pub(super) fn close(&mut self, how: Close, todo: &mut Vec<Action>) {
        let Some(current) = self.current.take() else { return };
        let (sent, id) = (current.sent, current.request.id);
        match how {
            Close::Drop => todo.push(Action::Deliver(id, Reply::Stopped)),
            Close::Answer => todo.push(self.answer(current)),
        }
        if sent {
            self.disarm();
        }
        if sent && self.searcher == Searcher::Worker {
            self.respawn(todo);
        }
    }

    /// 지금까지 안 것. 끝낸 깊이가 없으면 화면의 엔진이 시간 없이 고른다: 둘 수 있는 수는 늘 나온다.
    pub(super) fn answer(&self, current: Current) -> Action {
        let Request { id, ask } = current.request;
        match (current.last, ask) {
            (Some(thought), _) => Action::Deliver(id, Reply::Thought(thought)),
            (None, Ask::Think(ask)) if self.is_ready() => {
                let ask = Ask::Think(ThinkAsk { ms: Some(0), ..ask });
                Action::Glance(Request { id, ask })
            }
            (None, _) => Action::Deliver(id, Reply::Stopped),
        }
    }
}

const fn budget_of(ask: &Ask) -> Option<u32> {
    match ask {
        Ask::Think(ask) => ask.ms,
        _ => None,
    }
}
