//! 네 배 느린 CPU에서 모든 수업과 놀이를 둘러본다: 누른 뒤 화면이 바뀌기까지, 생각하는 동안 화면을 붙든 일, 남은 기억.
//!
//! 지어 둔 `dist/`와 chromedriver가 있어야 한다. 쉬는 기계에서 돌린다. 뒤에 적은 수는 둘러볼 분(minute)이고, 없으면 2다:
//! `cargo xtask build && cargo bench -p gaji-tests --features browser --bench tour -- 10`
#![allow(clippy::print_stdout, reason = "벤치마크는 잰 것을 적는다")]

#[path = "../../browser/browser.rs"]
mod browser;
#[path = "../../browser/page.rs"]
#[allow(dead_code, reason = "시험이 쓰는 창에서 몇 가지만 쓴다")]
mod page;
#[path = "../wasm/runner.rs"]
mod runner;
mod stops;
mod watch;

use browser::Driver;
use page::{Page, View};
use runner::Tested;
use serde_json::{Value, json};
use std::time::{Duration, Instant};
use stops::{Act, STOPS};
use watch::{Memory, WATCH};
use xtask::server::Server;

const MINUTE: Duration = Duration::from_secs(60);
/// CPU를 늦추는 배.
const SLOW: u32 = 4;

#[tokio::main]
async fn main() -> Tested {
    let minutes = std::env::args().skip(1).find_map(|word| word.parse().ok()).unwrap_or(2);
    let dist = concat!(env!("CARGO_MANIFEST_DIR"), "/../dist");
    let server = Server::start(dist, "/", 0)?;
    let driver = Driver::start().await?;
    let browser = driver.open(browser::capabilities()?).await?;
    let toured = tour(&Page::new(browser.clone(), &server.url()), minutes).await;
    browser.quit().await?;
    toured
}

/// 한 문서에서 내내 앱 안의 링크로만 다닌다: 새로 열면 새는 것이 보이지 않는다.
async fn tour(page: &Page, minutes: u32) -> Tested {
    page.view(View::Phone).await?;
    page.before_load(WATCH).await?;
    page.open("en/").await?;
    page.devtools("Emulation.setCPUThrottlingRate", json!({ "rate": SLOW })).await?;
    let start = Instant::now();
    let (mut rounds, mut early) = (0, None);
    while start.elapsed() < MINUTE * minutes {
        for (name, door, acts) in STOPS {
            act(page, name, Act::Click(door)).await?;
            page.settle().await?;
            for step in acts {
                act(page, name, *step).await?;
            }
            act(page, name, Act::Click(".brand")).await?;
            act(page, name, Act::Wait("!!document.querySelector('.cards')")).await?;
        }
        rounds += 1;
        if early.is_none() && start.elapsed() >= MINUTE {
            early = Some(Memory::of(page).await?);
        }
    }
    let late = Memory::of(page).await?;
    println!("{rounds} rounds in {minutes} min at {SLOW}x CPU throttle");
    watch::report(page).await?;
    if let Some(early) = early {
        println!("memory after one minute: {early}; at the end: {late}");
        println!(
            "growth {:+.1} % (aim: within 20 %)",
            100.0 * (late.total() / early.total() - 1.0)
        );
    }
    Ok(())
}

/// 마우스나 자판으로 하나를 한다. 그 앞에 무엇을 하는지 적어, 늦은 것의 이름을 안다.
///
/// WebDriver로 찾은 요소는 떠난 화면이어도 브라우저가 붙들어 두므로, 자리만 물어 누른다.
async fn act(page: &Page, stop: &str, act: Act) -> Tested {
    let (css, key) = match act {
        Act::Click(css) => (css, None),
        Act::Type(css, key) => (css, Some(key)),
        Act::Wait(truth) => return page.until(truth).await,
    };
    page.until(&format!("!!document.querySelector({})", json!(css))).await?;
    let ready = format!(
        "const one = document.querySelector({css});
         one.scrollIntoView({{ block: 'center' }});
         if ({focus}) one.focus({{ preventScroll: true }});
         watched.doing = {name};
         const {{ x, y, width, height }} = one.getBoundingClientRect();
         return [x + width / 2, y + height / 2];",
        css = json!(css),
        focus = key.is_some(),
        name = json!(format!("{stop}: {css}")),
    );
    let (x, y) = page.read::<(f64, f64)>(&ready).await?;
    for down in [true, false] {
        let (method, params) = match key {
            Some(key) => ("Input.dispatchKeyEvent", key.event(down)),
            None => ("Input.dispatchMouseEvent", mouse(x, y, down)),
        };
        page.devtools(method, params).await?;
    }
    page.eval_async("await new Promise((wake) => setTimeout(wake, 150));").await.map(drop)
}

fn mouse(x: f64, y: f64, down: bool) -> Value {
    let kind = if down { "mousePressed" } else { "mouseReleased" };
    json!({ "type": kind, "x": x, "y": y, "button": "left", "clickCount": 1 })
}
