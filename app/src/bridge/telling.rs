//! 엔진에 생긴 일을 알리는 말. 새 부탁이 나가면 지워지되 읽을 만큼은 보인다: 화면이 스스로 잇달아 묻기도 한다.

use std::time::Duration;

use gaji_protocol::bridge::Notice;
use leptos::prelude::*;

/// 알림이 적어도 보이는 시간.
const SHOWN: Duration = Duration::from_secs(6);

/// 지금의 알림.
#[derive(Clone, Copy)]
pub(super) struct Telling {
    pub(super) notice: RwSignal<Option<Notice>>,
    reading: StoredValue<Reading>,
}

#[derive(Clone, Copy, Default)]
struct Reading {
    /// 몇 번째 알림인가.
    nth: u32,
    /// 아직 읽을 시간인가.
    unread: bool,
    /// 그사이 새 부탁이 나갔는가.
    outdated: bool,
}

impl Telling {
    pub(super) fn new() -> Self {
        Self { notice: RwSignal::new(None), reading: StoredValue::new(Reading::default()) }
    }

    pub(super) fn tell(self, notice: Notice) {
        let Some(Reading { nth, .. }) = self.reading.try_get_value() else { return };
        let nth = nth.wrapping_add(1);
        self.reading.set_value(Reading { nth, unread: true, outdated: false });
        self.notice.set(Some(notice));
        set_timeout(move || self.was_read(nth), SHOWN);
    }

    fn was_read(self, nth: u32) {
        let Some(reading) = self.reading.try_get_value() else { return };
        if reading.nth == nth {
            self.reading.set_value(Reading { unread: false, ..reading });
            if reading.outdated {
                self.outdate();
            }
        }
    }

    /// 새 부탁이 나갔다.
    pub(super) fn outdate(self) {
        let Some(reading) = self.reading.try_get_value() else { return };
        if reading.unread {
            self.reading.set_value(Reading { outdated: true, ..reading });
        } else if self.notice.get_untracked().is_some() {
            self.notice.set(None);
        }
    }
}
