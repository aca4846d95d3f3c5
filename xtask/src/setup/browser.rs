//! 브라우저 시험에 쓰는 Chromium과 그 운전자(driver).

use super::{Text, apt, on_path};
use crate::step::Done;

/// `chromedriver`가 없으면 설치한다. 글꼴은 화면 사진에 한글이 보이게 한다.
pub(super) fn ensure() -> Done {
    if on_path("chromedriver") {
        return Ok(());
    }
    let why = Text {
        ko: "진짜 브라우저에서 시험한다", en: "the tests run in a real browser"
    };
    apt::install(&["chromium", "chromium-driver", "fonts-noto-cjk"], why)
}
