//! 느린 전화기의 첫 방문(Slow 4G, 네 배 느린 CPU): 가장 큰 글이 보이고, 수업이 움직이기까지.
//!
//! 지어 둔 `dist/`와 chromedriver가 있어야 한다. 쉬는 기계에서 돌린다:
//! `cargo xtask build && cargo bench -p gaji-tests --features browser --bench visit`
#![allow(clippy::print_stdout, reason = "벤치마크는 잰 것을 적는다")]

#[path = "../../browser/browser.rs"]
mod browser;
#[path = "../wasm/runner.rs"]
mod runner;

use browser::Driver;
use runner::Tested;
use serde::Deserialize;
use serde_json::json;
use thirtyfour::WebDriver;
use xtask::server::Server;

const PAGES: [&str; 4] = ["ko/l/alpha-beta/", "ko/l/evaluation/", "ko/l/quiescence/", "ko/"];
const ROUNDS: usize = 5;

/// 한 번 찾아와 잰 것, 밀리초.
#[derive(Deserialize)]
struct Visit {
    /// 첫 그림.
    first: f64,
    /// 가장 큰 글이나 그림.
    largest: f64,
    /// 앱의 화면이 서서 누를 수 있을 때.
    alive: f64,
    /// 흔들림(layout shift)의 합.
    shift: f64,
    /// 받은 바이트.
    bytes: f64,
}

#[tokio::main]
async fn main() -> Tested {
    let dist = concat!(env!("CARGO_MANIFEST_DIR"), "/../dist");
    let server = Server::start(dist, "/", 0)?.zipped();
    let driver = Driver::start().await?;
    for path in PAGES {
        let mut visits = Vec::new();
        for _ in 0..ROUNDS {
            let browser = driver.open(browser::capabilities()?).await?;
            let visit = visit(&browser, &format!("{}{path}", server.url())).await;
            browser.quit().await?;
            visits.push(visit?);
        }
        report(path, &visits);
    }
    Ok(())
}

/// 가운데 값들.
fn report(path: &str, visits: &[Visit]) {
    let middle = |read: fn(&Visit) -> f64| {
        let mut all: Vec<f64> = visits.iter().map(read).collect();
        all.sort_by(f64::total_cmp);
        all[all.len() / 2]
    };
    println!(
        "{path}: first paint {:.0} ms, largest {:.0} ms (aim 2500), interactive {:.0} ms (aim 5000), \
         layout shift {:.3} (aim 0.1), {:.0} KB",
        middle(|visit| visit.first),
        middle(|visit| visit.largest),
        middle(|visit| visit.alive),
        middle(|visit| visit.shift),
        middle(|visit| visit.bytes) / 1e3,
    );
}

/// 빈 브라우저로 그 주소를 처음 연다.
async fn visit(browser: &WebDriver, url: &str) -> Tested<Visit> {
    let devtools = browser.cdp();
    for (method, params) in slow_phone() {
        devtools.send_raw(method, params).await?;
    }
    browser.goto(url).await?;
    let measured = browser.execute_async(MEASURED, []).await?;
    Ok(serde_json::from_value(measured.json().clone())?)
}

/// Lighthouse가 «모바일»이라 부르는 것: 왕복 150 ms, 초당 1.6 메가비트, 네 배 느린 CPU.
fn slow_phone() -> [(&'static str, serde_json::Value); 5] {
    let (down, up) = (1_600_000 / 8, 750_000 / 8);
    let line = json!({ "offline": false, "latency": 150, "downloadThroughput": down, "uploadThroughput": up });
    let screen = json!({ "width": 360, "height": 740, "deviceScaleFactor": 2, "mobile": true });
    [
        ("Emulation.setDeviceMetricsOverride", screen),
        ("Network.enable", json!({})),
        ("Network.emulateNetworkConditions", line),
        ("Emulation.setCPUThrottlingRate", json!({ "rate": 4 })),
        ("Page.addScriptToEvaluateOnNewDocument", json!({ "source": WATCH })),
    ]
}

/// 앱보다 먼저 듣기 시작한다. 누를 수 있는 때는 미리 지은 것이 걷히고 엔진이 쉬는 때다.
const WATCH: &str = "
    window.seen = { first: 0, largest: 0, alive: 0, shift: 0 };
    const hear = (type, each) =>
      new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true });
    hear('paint', (entry) => (seen.first ||= entry.startTime));
    hear('largest-contentful-paint', (entry) => (seen.largest = entry.startTime));
    hear('layout-shift', (entry) => (seen.shift += entry.hadRecentInput ? 0 : entry.value));
    const look = () => {
      const gone = document.querySelector('main') && !document.querySelector('#static');
      if (gone && document.documentElement.dataset.engine === 'idle') seen.alive = performance.now();
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);";

/// 움직이게 된 뒤 잠깐 더 지켜보고 잰 것을 준다.
const MEASURED: &str = "
    const done = arguments[arguments.length - 1];
    const wait = () => {
      if (!seen.alive) return setTimeout(wait, 50);
      const loaded = performance.getEntriesByType('resource').filter((entry) => entry.responseEnd < seen.alive);
      const page = performance.getEntriesByType('navigation');
      const bytes = [...page, ...loaded].reduce((sum, entry) => sum + entry.transferSize, 0);
      setTimeout(() => done({ ...seen, bytes }), 500);
    };
    wait();";
