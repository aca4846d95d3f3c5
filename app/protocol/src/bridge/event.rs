//! 일어난 일.

use crate::Request;

/// 다리에 일어난 일.
#[derive(Clone, Debug, PartialEq)]
pub enum Event {
    /// 화면의 엔진이 섰다.
    PageReady,
    /// 화면의 엔진을 불러오지 못했다.
    PageMissing,
    /// 화면의 엔진이 쓰러졌다(panic).
    PageBroke,
    /// 불러오지 못한 것을 다시 해 본다.
    Retry,
    /// 작업자가 섰다.
    WorkerReady,
    /// 작업자가 쓰러졌거나 서지 못했다.
    WorkerBroke,
    /// 오래 걸릴 부탁.
    Ask(Request),
    /// 그만 생각하고 지금까지 안 것으로 답하라.
    Stop,
    /// 답하지 말고 거두라.
    Cancel,
    /// 엔진이 보낸 바이트.
    Heard(Vec<u8>),
    /// 맞춘 알람이 울렸다.
    Alarm(u32),
}
