//! 부탁하는 손.

use std::cell::Cell;

use gaji_engine::Service;
use gaji_protocol::{Ask, Reply, Request, Response, Seat, decode, encode};

/// 부를 때마다 `step`밀리초씩 가는 시계.
pub(crate) struct FakeClock {
    now: Cell<f64>,
    step: f64,
}

impl FakeClock {
    pub(crate) const fn ticking(step: f64) -> Self {
        Self { now: Cell::new(0.0), step }
    }

    pub(crate) fn advance(&self, ms: f64) {
        self.now.set(self.now.get() + ms);
    }

    pub(crate) fn read(&self) -> f64 {
        self.now.set(self.now.get() + self.step);
        self.now.get()
    }
}

pub(crate) fn seat(game: &str, position: &str) -> Seat {
    Seat { game: game.into(), position: position.into(), moves: Vec::new() }
}

pub(crate) fn bytes(ask: Ask) -> Vec<u8> {
    encode(&Request { id: 7, ask })
}

pub(crate) fn reply(bytes: &[u8]) -> Reply {
    let Response { id, reply } = decode(bytes).unwrap();
    assert_eq!(id, 7);
    reply
}

/// 작업자처럼 끝까지. 시계는 서 있다.
pub(crate) fn handle(ask: Ask) -> Vec<Reply> {
    handle_with(&mut Service::worker(), ask, &FakeClock::ticking(0.0))
}

pub(crate) fn handle_with(service: &mut Service, ask: Ask, clock: &FakeClock) -> Vec<Reply> {
    let mut replies = Vec::new();
    service.handle(&bytes(ask), &|| clock.read(), &mut |bytes| replies.push(reply(bytes)));
    replies
}

/// 화면처럼 한 걸음씩. 걸음마다 나온 답.
pub(crate) fn poll_with(service: &mut Service, ask: Ask, clock: &FakeClock) -> Vec<Vec<Reply>> {
    service.begin(&bytes(ask), &|| clock.read());
    let mut steps = Vec::new();
    loop {
        let mut replies = Vec::new();
        let more = service.poll(&|| clock.read(), &mut |bytes| replies.push(reply(bytes)));
        steps.push(replies);
        if !more {
            return steps;
        }
    }
}

/// 답 하나뿐인 부탁.
pub(crate) fn one(ask: Ask) -> Reply {
    let mut replies = handle(ask);
    assert_eq!(replies.len(), 1);
    replies.pop().unwrap()
}
