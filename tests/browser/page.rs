//! 시험이 쓰는 창 하나: 열고, 누르고, 읽고, 찍는다.

use crate::runner::Tested;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use std::{fs, time::Duration};
use thirtyfour::{By, Key, TypingData, WebDriver, WebElement};

/// 기다림의 한도.
const PATIENCE: Duration = Duration::from_secs(30);
const PAUSE: Duration = Duration::from_millis(50);

/// 요소가 창의 어디에 있는가. 같은 곳에서 온 틀이면 담은 쪽에서의 자리까지 본다.
const PLACE: &str = "
    const places = [arguments[0], window.frameElement].filter(Boolean);
    return places.map((one) => JSON.stringify(one.getBoundingClientRect()));";

/// 앱보다 먼저 돌아, 파일로 내려 준 것을 `saved`에 모으는 JS.
pub(crate) const SAVED: &str = "
    window.saved = [];
    URL.createObjectURL = ((make) => (blob) => (saved.push(blob), make.call(URL, blob)))(URL.createObjectURL);";

/// 화면의 크기.
#[derive(Clone, Copy, Debug)]
pub(crate) enum View {
    /// 360×740
    Phone,
    /// 1280×800
    Desktop,
}

impl View {
    const fn size(self) -> (u32, u32) {
        match self {
            Self::Phone => (360, 740),
            Self::Desktop => (1280, 800),
        }
    }
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

    /// 앱이 놓인 곳.
    pub(crate) fn site(&self) -> &str {
        &self.site
    }

    /// 앱의 주소(예: `ko/l/alpha-beta/?depth=3`)를 열고 그림이 다 그려질 때까지 기다린다.
    pub(crate) async fn open(&self, path: &str) -> Tested {
        self.visit(path).await?;
        self.settle().await
    }

    /// 주소를 열고 화면이 나타날 때까지만 기다린다. 빈 쪽을 거쳐, `#` 뒤만 달라도 새로 연다.
    pub(crate) async fn visit(&self, path: &str) -> Tested {
        self.driver.goto("about:blank").await?;
        self.driver.goto(format!("{}{path}", self.site)).await?;
        self.until_alive().await
    }

    /// 미리 지은 것이 걷히고 앱의 화면이 설 때까지 기다린다.
    async fn until_alive(&self) -> Tested {
        self.until("!document.querySelector('#static') && !!document.querySelector('main')").await
    }

    /// 지금 주소를 새로 연다.
    pub(crate) async fn reload(&self) -> Tested {
        self.driver.refresh().await?;
        self.until_alive().await?;
        self.settle().await
    }

    /// 조각이 다 오고, 엔진이 쉬고, 바뀐 것이 화면에 나타날 때까지 기다린다.
    pub(crate) async fn settle(&self) -> Tested {
        self.eval_async(
            "const frame = () => new Promise(requestAnimationFrame);
             const coming = () => document.querySelector('main [aria-busy=true]');
             const busy = () => document.documentElement.dataset.engine !== 'idle' || coming();
             do { await frame(); await frame(); } while (busy());",
        )
        .await
        .map(drop)
    }

    /// 화면의 크기를 바꾼다.
    pub(crate) async fn view(&self, view: View) -> Tested {
        let (width, height) = view.size();
        self.size(width, height).await
    }

    /// 화면의 너비와 높이를 바꾼다. 좁은 것은 손전화다.
    pub(crate) async fn size(&self, width: u32, height: u32) -> Tested {
        let metrics = json!({
            "width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 600,
        });
        self.devtools("Emulation.setDeviceMetricsOverride", metrics).await.map(drop)
    }

    /// 운영체제의 밝기를 바꾼다. 사진이 흔들리지 않게 움직임도 줄인다.
    pub(crate) async fn theme(&self, theme: Theme) -> Tested {
        let scheme = match theme {
            Theme::Light => "light",
            Theme::Dark => "dark",
        };
        let features = json!([
            { "name": "prefers-color-scheme", "value": scheme },
            { "name": "prefers-reduced-motion", "value": "reduce" },
        ]);
        let media = json!({ "features": features });
        self.devtools("Emulation.setEmulatedMedia", media).await.map(drop)
    }

    /// 이제부터 여는 쪽마다 앱보다 먼저 돌 JS.
    pub(crate) async fn before_load(&self, script: &str) -> Tested {
        let script = json!({ "source": script });
        self.devtools("Page.addScriptToEvaluateOnNewDocument", script).await.map(drop)
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
        self.click_still(&self.find(css).await?).await
    }

    /// 이름이나 글이 꼭 이것인 단추, 링크, 고르는 것을 누른다.
    pub(crate) async fn click_named(&self, name: &str) -> Tested {
        let path = format!(
            "//*[self::button or self::a or self::label or self::summary]\
             [@aria-label=\"{name}\" or .//text()[normalize-space()=\"{name}\"]]"
        );
        let find = || self.driver.find(By::XPath(path.as_str()));
        self.click_still(&self.wait(name, find).await?).await
    }

    /// 자리가 멎으면 누른다. 움직이는 동안(틀의 높이가 맞춰질 때) 누르면 그 자리에 다른 것이 와 있다.
    async fn click_still(&self, element: &WebElement) -> Tested {
        let mut before = Value::Null;
        for _ in 0..40 {
            let place = self.driver.execute(PLACE, [element.to_json()?]).await?.json().clone();
            if place == before {
                break;
            }
            before = place;
            tokio::time::sleep(PAUSE).await;
        }
        Ok(element.click().await?)
    }

    /// 그 칸의 글을 지우고 새로 적는다.
    pub(crate) async fn type_into(&self, css: &str, text: &str) -> Tested {
        let field = self.find(css).await?;
        field.send_keys(Key::Control + "a").await?;
        Ok(field.send_keys(Key::Delete + text).await?)
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

    /// 그 식(JS)이 참이 될 때까지 기다린다.
    pub(crate) async fn until(&self, expression: &str) -> Tested {
        let script = format!("return {expression};");
        let ask = || async {
            match self.eval(&script).await {
                Ok(Value::Bool(true)) => Ok(()),
                Ok(other) => Err(format!("it is {other}")),
                Err(error) => Err(error.to_string()),
            }
        };
        self.wait(expression, ask).await
    }

    /// 페이지에서 JS를 돌린다. 값은 `return`으로 받는다.
    pub(crate) async fn eval(&self, script: &str) -> Tested<Value> {
        Ok(self.driver.execute(script, []).await?.json().clone())
    }

    /// [`eval`](Self::eval)과 같으나 `await`를 쓸 수 있다.
    pub(crate) async fn eval_async(&self, script: &str) -> Tested<Value> {
        let script = format!(
            "const done = arguments[arguments.length - 1];
             (async () => {{ {script} }})().then(done, (error) => done(`${{error}}`));"
        );
        Ok(self.driver.execute_async(script, []).await?.json().clone())
    }

    /// [`eval`](Self::eval)의 값을 그 꼴로 읽는다.
    pub(crate) async fn read<T: DeserializeOwned>(&self, script: &str) -> Tested<T> {
        Ok(serde_json::from_value(self.eval(script).await?)?)
    }

    /// 보이는 화면을 `screenshots/<name>.png`에 남긴다. git은 이 폴더를 보지 않는다.
    pub(crate) async fn screenshot(&self, name: &str) -> Tested {
        let dir = concat!(env!("CARGO_MANIFEST_DIR"), "/../screenshots");
        fs::create_dir_all(dir)?;
        let png = self.driver.screenshot_as_png().await?;
        Ok(fs::write(format!("{dir}/{name}.png"), png)?)
    }

    /// 쪽 전체를 한 장에 남긴다.
    pub(crate) async fn screenshot_whole(&self, name: &str, view: View) -> Tested {
        let height = self.read("return document.documentElement.scrollHeight;").await?;
        self.size(view.size().0, height).await?;
        self.screenshot(name).await?;
        self.view(view).await
    }

    /// 일부러 낸 고장이 콘솔에 남긴 오류를 읽어 비운다.
    pub(crate) async fn forget_log(&self) -> Tested {
        Ok(self.driver.get_log("browser").await.map(drop)?)
    }

    /// 콘솔에 오류가 없고, 바깥에 물은 것이 없어야 한다.
    pub(crate) async fn is_sound(&self) -> Tested {
        let log = self.driver.get_log("browser").await?;
        // 없는 주소(`nowhere/`)에는 서버가 404로 답하는 것이 옳다.
        let severe = log.into_iter().filter(|entry| entry.level == "SEVERE");
        let severe = severe.filter(|entry| !entry.message.contains("nowhere/ "));
        let mut faults: Vec<String> = severe.map(|entry| entry.message).collect();
        let asked = "return performance.getEntriesByType('resource').map((entry) => entry.name);";
        let asked: Vec<String> = self.read(asked).await?;
        faults.extend(asked.into_iter().filter(|name| !name.starts_with(&self.site)));
        if faults.is_empty() { Ok(()) } else { Err(faults.join("\n").into()) }
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
