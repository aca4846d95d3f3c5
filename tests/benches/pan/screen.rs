//! 손가락이 미는 동안 화면에 나온 장: 브라우저가 장마다 적는 기록(PipelineReporter)에서.

use crate::{browser, runner::Tested};
use serde_json::{Value, json};
use std::fmt;
use thirtyfour::{
    BrowserLogEntry, ChromeCapabilities, ChromiumLikeCapabilities, LoggingPrefsLogLevel, WebDriver,
};

/// 미는 동안의 장.
#[derive(Default)]
pub(crate) struct Frames {
    /// 제때 보인 장.
    presented: usize,
    /// 새로 보일 것이 있었는데 그 차례에 보이지 못한 장.
    dropped: usize,
}

impl fmt::Display for Frames {
    fn fmt(&self, text: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { presented, dropped } = self;
        write!(text, "{presented} frames presented, {dropped} dropped (aim 0)")
    }
}

/// 장마다 적어 두는 브라우저.
pub(crate) fn recorded() -> Tested<ChromeCapabilities> {
    let mut capabilities = browser::capabilities()?;
    capabilities.set_logging_prefs("performance", LoggingPrefsLogLevel::All)?;
    let frames =
        json!({ "enableNetwork": false, "enablePage": false, "traceCategories": "benchmark" });
    capabilities.add_experimental_option("perfLoggingPrefs", frames)?;
    Ok(capabilities)
}

/// 지난번 뒤에 손가락으로 민 장들.
///
/// # Errors
///
/// 브라우저가 적은 것이 없다.
pub(crate) async fn panned(browser: &WebDriver) -> Tested<Frames> {
    // 기록은 달라고 한 다음 번에 나오기도 한다.
    for _ in 0..4 {
        let frames = count(&browser.get_log("performance").await?)?;
        if frames.presented > 0 {
            return Ok(frames);
        }
    }
    Err("the browser told of no frame".into())
}

fn count(log: &[BrowserLogEntry]) -> Tested<Frames> {
    let mut frames = Frames::default();
    for entry in log {
        let event: Value = serde_json::from_str(&entry.message)?;
        let frame = &event["message"]["params"]["args"]["frame_reporter"];
        if frame["scroll_state"] != "SCROLL_COMPOSITOR_THREAD" {
            continue;
        }
        match frame["state"].as_str() {
            // 모자란(partial) 장은 민 것은 보였고 쪽의 몫만 늦은 것이다.
            Some("STATE_PRESENTED_ALL" | "STATE_PRESENTED_PARTIAL") => frames.presented += 1,
            Some("STATE_DROPPED") => frames.dropped += 1,
            _ => {}
        }
    }
    Ok(frames)
}
