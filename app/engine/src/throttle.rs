//! 알림을 늦춘다: 1초에 여덟 번까지, 밀린 것은 마지막 하나만 다음 걸음에.

use gaji_protocol::Reply;

/// 알림 사이의 틈, 밀리초.
const GAP_MS: f64 = 125.0;

/// 알림의 문.
#[derive(Debug, Default)]
pub(crate) struct Throttle {
    last: Option<f64>,
    held: Option<Reply>,
}

impl Throttle {
    /// 새 알림. 아직 나가지 못한 앞의 것은 갈음한다.
    pub(crate) fn hold(&mut self, reply: Reply) {
        self.held = Some(reply);
    }

    /// 틈이 지났으면 들고 있던 것을 내보낸다.
    pub(crate) fn flush(&mut self, now: f64, emit: &mut dyn FnMut(Reply)) {
        if self.last.is_some_and(|last| now - last < GAP_MS) {
            return;
        }
        if let Some(reply) = self.held.take() {
            self.last = Some(now);
            emit(reply);
        }
    }
}
