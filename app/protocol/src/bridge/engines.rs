//! 두 엔진을 세우고, 쓰러지면 다시 세운다.

use super::{Action, Bridge, Close, Notice, Page, REVIVALS, START_MS, Searcher, Why};

impl Bridge {
    pub(super) fn page_ready(&mut self, todo: &mut Vec<Action>) {
        self.page = Page::Ready;
        if self.searcher == Searcher::Nobody {
            self.spawn(todo);
        }
        self.send(todo);
    }

    pub(super) fn page_broke(&mut self, todo: &mut Vec<Action>) {
        if self.falls == REVIVALS {
            return self.fail(Why::Broken, todo);
        }
        self.falls += 1;
        todo.push(Action::Tell(Notice::Restarted));
        self.reload(todo);
        if self.searcher == Searcher::Page {
            self.close(Close::Answer, todo);
        }
    }

    pub(super) fn retry(&mut self, todo: &mut Vec<Action>) {
        if let Page::Failed(_) = self.page {
            self.falls = 0;
            self.reload(todo);
        }
    }

    pub(super) fn reload(&mut self, todo: &mut Vec<Action>) {
        self.page = Page::Loading;
        self.turn += 1;
        todo.push(Action::Load(self.turn));
    }

    pub(super) fn fail(&mut self, why: Why, todo: &mut Vec<Action>) {
        self.page = Page::Failed(why);
        self.close(Close::Drop, todo);
    }

    pub(super) fn worker_ready(&mut self, todo: &mut Vec<Action>) {
        self.searcher = Searcher::Worker;
        self.disarm();
        self.send(todo);
    }

    /// 서지 못한 작업자는 두지 않고, 서 있다 쓰러진 것은 새로 세운다.
    pub(super) fn worker_broke(&mut self, todo: &mut Vec<Action>) {
        if self.searcher == Searcher::Starting {
            todo.extend([Action::Terminate, Action::Tell(Notice::NoWorker)]);
            self.searcher = Searcher::Page;
            self.disarm();
            return self.send(todo);
        }
        if self.resend(todo) {
            return;
        }
        todo.push(Action::Tell(Notice::Restarted));
        if self.current.is_some() {
            self.close(Close::Answer, todo);
        } else {
            self.respawn(todo);
        }
    }

    pub(super) fn respawn(&mut self, todo: &mut Vec<Action>) {
        todo.push(Action::Terminate);
        self.spawn(todo);
    }

    pub(super) fn spawn(&mut self, todo: &mut Vec<Action>) {
        self.searcher = Searcher::Starting;
        todo.push(Action::Spawn);
        self.arm(START_MS, todo);
    }

    pub(super) fn arm(&mut self, ms: u32, todo: &mut Vec<Action>) {
        self.disarm();
        todo.push(Action::Alarm { alarm: self.alarm, ms });
    }

    pub(super) const fn disarm(&mut self) {
        self.alarm = self.alarm.wrapping_add(1);
    }
}
