//! 뒤로 가지 않는 시계.

use core::cell::Cell;

/// 거꾸로 뛴 것은 없던 일로 치고, 그 뒤로 흐른 만큼만 더한다: 시계가 어디로 뛰어도 예산은 끝난다.
pub(crate) struct Steady {
    /// 마지막으로 읽은 때, 밀리초.
    last: Cell<f64>,
    /// 여기까지 흐른 시간, 밀리초.
    passed: Cell<f64>,
}

impl Steady {
    pub(crate) const fn new() -> Self {
        Self { last: Cell::new(f64::INFINITY), passed: Cell::new(0.0) }
    }

    /// 시계가 `now`일 때 여기까지 흐른 시간.
    pub(crate) fn read(&self, now: f64) -> f64 {
        let step = now - self.last.replace(now);
        self.passed.set(self.passed.get() + step.max(0.0));
        self.passed.get()
    }
}
