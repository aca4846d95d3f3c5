//! 네이티브의 같은 엔진.

use gaji_engine::Service;
use gaji_protocol::{Reply, Response, Thought, decode};
use std::time::Instant;

/// 일꾼처럼 끝까지 사는 엔진: 전치표가 부탁 사이에 남는다.
pub(crate) struct Native(Service);

impl Native {
    pub(crate) fn start() -> Self {
        Self(Service::worker())
    }

    /// 마지막 생각.
    pub(crate) fn think(&mut self, request: &[u8]) -> Thought {
        let start = Instant::now();
        let clock = || start.elapsed().as_secs_f64() * 1e3;
        let mut last = None;
        self.0.handle(request, &clock, &mut |reply| last = decode(reply));
        thought(last)
    }
}

/// 답에서 생각을 꺼낸다.
pub(crate) fn thought(response: Option<Response>) -> Thought {
    match response.map(|response| response.reply) {
        Some(Reply::Thought(thought)) => thought,
        other => panic!("a thought, not {other:?}"),
    }
}
