//! 나중에 할 일: 한 번 울리는 시계, 그려진 뒤.

use leptos::{leptos_dom::helpers::TimeoutHandle, prelude::*};
use std::time::Duration;

/// 지금 것이 그려진 뒤에 한다: 누른 것이 먼저 보이고 긴 일은 그다음이다.
pub(crate) fn after_paint(run: impl FnOnce() + 'static) {
    request_animation_frame(move || set_timeout(run, Duration::ZERO));
}

/// 쪽이 열린 뒤로 지난 시간, 밀리초.
pub(crate) fn now() -> f64 {
    window().performance().map_or(0.0, |clock| clock.now())
}

/// 다시 맞추면 앞의 것은 울리지 않고, 만든 곳이 사라지면 멈춘다.
#[derive(Clone, Copy)]
pub(crate) struct Timer(StoredValue<Option<TimeoutHandle>>);

impl Timer {
    pub(crate) fn new() -> Self {
        let timer = Self(StoredValue::new(None));
        on_cleanup(move || timer.stop());
        timer
    }

    /// `after` 뒤에 한 번 부른다.
    pub(crate) fn set(self, after: Duration, ring: impl FnOnce() + 'static) {
        self.stop();
        self.0.try_set_value(set_timeout_with_handle(ring, after).ok());
    }

    /// 울리지 않게 한다.
    pub(crate) fn stop(self) {
        if let Some(Some(handle)) = self.0.try_update_value(Option::take) {
            handle.clear();
        }
    }
}
