//! 잇달아 할 일의 걸음: 몇 번은 곧바로, 그 뒤로는 사이를 두고 한 번씩.

use leptos::prelude::*;
use std::time::Duration;

use crate::timer::Timer;

/// 한 번 더 할 수 있게 되는 사이. 주소는 30초에 60번까지 적힌다: 사파리는 100번이 넘으면 거절한다.
const PAUSE: Duration = Duration::from_millis(550);
/// 쉬고 나서 기다리지 않고 할 수 있는 횟수: 사람의 수와 AI의 답은 곧바로 새로 열어도 남아 있다.
const AT_ONCE: u8 = 2;

/// 걸음 하나(token bucket). 만든 곳이 사라지면 멈춘다.
#[derive(Clone, Copy)]
pub(crate) struct Pace {
    act: Callback<()>,
    /// 곧바로 할 수 있는 횟수.
    left: StoredValue<u8>,
    /// 할 것이 밀려 있는가.
    owed: StoredValue<bool>,
    timer: Timer,
}

impl Pace {
    pub(crate) fn new(act: Callback<()>) -> Self {
        let (left, owed) = (StoredValue::new(AT_ONCE), StoredValue::new(false));
        Self { act, left, owed, timer: Timer::new() }
    }

    /// 지금이나, 할 수 있게 되자마자 한다.
    pub(crate) fn go(self) {
        let left = self.left.get_value();
        self.owed.set_value(left == 0);
        if left > 0 {
            self.left.set_value(left - 1);
            self.act.run(());
        }
        if left == AT_ONCE {
            self.rest();
        }
    }

    fn rest(self) {
        self.timer.set(PAUSE, move || {
            self.left.update_value(|left| *left += 1);
            if self.owed.get_value() {
                self.go();
            }
            if self.left.get_value() < AT_ONCE {
                self.rest();
            }
        });
    }
}
