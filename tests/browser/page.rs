//! 시험이 쓰는 창 하나: 열고, 누르고, 읽고, 찍는다.

use crate::runner::Tested;
use serde_json::{Value, json};
use std::{fs, time::Duration};
use thirtyfour::{By, TypingData, WebDriver, WebElement};

/// 기다림의 한도.
const PATIENCE: Duration = Duration::from_secs(10);
const PAUSE: Duration = Duration::from_millis(50);

/// 화면의 크기.
#[derive(Clone, Copy, Debug)]
pub(crate) enum View {
    /// 360×740
    Phone,
    /// 1280×800
    Desktop,
}

/// 밝기.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Theme {
    /// 밝은 바탕
    Light,
    /// 어두운 바탕
    Dark,
}

/// 창 하나. 값싸게 복사된다.
#[derive(Clone)]
pub(crate) struct Page {
    /// 여기에 없는 일은 이것으로 한다.
    pub(crate) driver: WebDriver,
    site: String,
}

impl Page {
    /// `site`(`/`로 끝난다)를 볼 창.
    pub(crate) fn new(driver: WebDriver, site: &str) -> Self {
        Self { driver, site: site.into() }
    }

    /// 앱의 주소(예: `ko/l/alpha-beta/?depth=3`)를 열고 화면이 그려질 때까지 기다린다.
    pub(crate) async fn open(&self, path: &str) -> Tested {
        self.driver.goto(format!("{}{path}", self.site)).await?;
        self.find("main").await.map(drop)
    }

    /// 화면의 크기를 바꾼다.
    pub(crate) async fn view(&self, view: View) -> Tested {
        let (width, height) = match view {
            View::Phone => (360, 740),
            View::Desktop => (1280, 800),
        };
        let mobile = matches!(view, View::Phone);
        let metrics = json!({
            "width": width, "height": height, "deviceScaleFactor": 1, "mobile": mobile,
        });
        self.devtools("Emulation.setDeviceMetricsOverride", metrics).await.map(drop)
    }

    /// 운영체제의 밝기를 바꾼다.
    pub(crate) async fn theme(&self, theme: Theme) -> Tested {
        let value = match theme {
            Theme::Light => "light",
            Theme::Dark => "dark",
        };
        let media = json!({ "features": [{ "name": "prefers-color-scheme", "value": value }] });
        self.devtools("Emulation.setEmulatedMedia", media).await.map(drop)
    }

    /// 개발자 도구(DevTools) 명령 하나.
    pub(crate) async fn devtools(&self, method: &str, params: Value) -> Tested<Value> {
        Ok(self.driver.cdp().send_raw(method, params).await?)
    }

    /// 그 요소가 나타날 때까지 기다린다.
    pub(crate) async fn find(&self, css: &str) -> Tested<WebElement> {
        self.wait(css, || self.driver.find(By::Css(css))).await
    }

    /// 그 요소를 누른다.
    pub(crate) async fn click(&self, css: &str) -> Tested {
        Ok(self.find(css).await?.click().await?)
    }

    /// 초점이 놓인 곳에 키를 누른다.
    pub(crate) async fn press(&self, key: impl Into<TypingData>) -> Tested {
        let focused = self.driver.active_element().await?;
        Ok(focused.send_keys(key).await?)
    }

    /// 그 요소의 글.
    pub(crate) async fn text(&self, css: &str) -> Tested<String> {
        Ok(self.find(css).await?.text().await?)
    }

    /// 그 요소의 글이 이것을 담을 때까지 기다린다.
    pub(crate) async fn until_text(&self, css: &str, part: &str) -> Tested {
        let what = format!("{css} with «{part}»");
        let read = || async {
            let text = self.text(css).await?;
            if text.contains(part) { Ok(()) } else { Err(format!("it says «{text}»").into()) }
        };
        self.wait::<_, Box<dyn std::error::Error + Send + Sync>, _>(&what, read).await
    }

    /// 페이지에서 JS를 돌린다. 값은 `return`으로 받는다.
    pub(crate) async fn eval(&self, script: &str) -> Tested<Value> {
        Ok(self.driver.execute(script, []).await?.json().clone())
    }

    /// 화면을 `screenshots/<name>.png`에 남긴다. git은 이 폴더를 보지 않는다.
    pub(crate) async fn screenshot(&self, name: &str) -> Tested {
        let dir = concat!(env!("CARGO_MANIFEST_DIR"), "/../screenshots");
        fs::create_dir_all(dir)?;
        let png = self.driver.screenshot_as_png().await?;
        Ok(fs::write(format!("{dir}/{name}.png"), png)?)
    }

    /// 지금까지 콘솔에 남은 오류를 가져가며 비운다.
    pub(crate) async fn take_errors(&self) -> Tested<Vec<String>> {
        let log = self.driver.get_log("browser").await?;
        let severe = log.into_iter().filter(|entry| entry.level == "SEVERE");
        Ok(severe.map(|entry| entry.message).collect())
    }

    /// 콘솔에 오류가 없어야 한다.
    pub(crate) async fn no_errors(&self) -> Tested {
        let errors = self.take_errors().await?;
        if errors.is_empty() { Ok(()) } else { Err(errors.join("\n").into()) }
    }

    async fn wait<T, E, F>(&self, what: &str, attempt: impl Fn() -> F) -> Tested<T>
    where
        F: Future<Output = Result<T, E>>,
        E: ToString,
    {
        let start = tokio::time::Instant::now();
        loop {
            match attempt().await {
                Ok(found) => return Ok(found),
                Err(error) if start.elapsed() > PATIENCE => {
                    return Err(format!("waited for {what}: {}", error.to_string()).into());
                }
                Err(_) => tokio::time::sleep(PAUSE).await,
            }
        }
    }
}
