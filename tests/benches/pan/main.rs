//! 큰 나무를 3초 동안 밀 때의 화면 한 장 한 장: 커넥트 포를 깊이 8까지 본 나무, 네 배 느린 CPU의 손전화.
//!
//! 마우스로 끄는 것은 쪽(page)이 밀므로 쪽의 차례(rAF) 사이를 잰다. 손가락의 밀기는 브라우저의 합성기(compositor)가 쪽을 기다리지 않고 하므로, 새로 그릴 것이 있었는데 제때 못 보인 장을 브라우저의 기록에서 센다. 한 장을 놓치면 33 ms다.
//!
//! 지어 둔 `dist/`와 chromedriver가 있어야 한다. 쉬는 기계에서 돌린다:
//! `cargo xtask build && cargo bench -p gaji-tests --features browser --bench pan`
#![allow(clippy::print_stdout, reason = "벤치마크는 잰 것을 적는다")]

#[path = "../../browser/browser.rs"]
mod browser;
#[path = "../wasm/runner.rs"]
mod runner;
mod screen;

use browser::Driver;
use runner::Tested;
use serde_json::{Value, json};
use std::time::{Duration, Instant};
use thirtyfour::WebDriver;
use xtask::server::Server;

const TREE: &str =
    "en/l/alpha-beta/?v=1&game=connect4&moves=4_4_4_3_5&depth=8&do=walk&walk=2_3_2_4_2_3_1";
/// 화면 한 장의 한도, 밀리초.
const AIM: f64 = 32.0;
const ROUNDS: usize = 5;

#[tokio::main]
async fn main() -> Tested {
    let dist = concat!(env!("CARGO_MANIFEST_DIR"), "/../dist");
    let server = Server::start(dist, "/", 0)?;
    let driver = Driver::start().await?;
    let browser = driver.open(screen::recorded()?).await?;
    let measured = rounds(&browser, &format!("{}{TREE}", server.url())).await;
    browser.quit().await?;
    measured
}

async fn rounds(browser: &WebDriver, url: &str) -> Tested {
    let screen = json!({ "width": 360, "height": 740, "deviceScaleFactor": 2, "mobile": true });
    send(browser, "Emulation.setDeviceMetricsOverride", screen).await?;
    send(browser, "Emulation.setTouchEmulationEnabled", json!({ "enabled": true })).await?;
    browser.goto(url).await?;
    let elements = ask(browser, READY).await?;
    send(browser, "Emulation.setCPUThrottlingRate", json!({ "rate": 4 })).await?;
    println!("{elements} SVG elements, zoomed to three screens");
    for round in 1..=ROUNDS {
        ask(browser, WATCH).await?;
        Hand::Mouse.swing(browser).await?;
        let frames = serde_json::from_value(ask(browser, FRAMES).await?)?;
        println!("mouse {round}: {}", told(frames));
    }
    for round in 1..=ROUNDS {
        Hand::Finger.swing(browser).await?;
        println!("finger {round}: {}", screen::panned(browser).await?);
    }
    Ok(())
}

fn told(mut frames: Vec<f64>) -> String {
    frames.sort_by(f64::total_cmp);
    let late = frames.iter().filter(|ms| **ms > AIM).count();
    let at = |percent: usize| frames.get(frames.len() * percent / 100).copied().unwrap_or_default();
    format!(
        "{} frames in 3 s, median {:.1} ms, p99 {:.1} ms, longest {:.1} ms; \
         {late} over {AIM} ms (aim 0)",
        frames.len(),
        at(50),
        at(99),
        frames.last().copied().unwrap_or_default(),
    )
}

/// 미는 것.
#[derive(Clone, Copy)]
enum Hand {
    Finger,
    Mouse,
}

impl Hand {
    /// 3초 동안 둥글게 민다.
    async fn swing(self, browser: &WebDriver) -> Tested {
        let start = Instant::now();
        self.put(browser, 0, 0.0).await?;
        while start.elapsed() < Duration::from_secs(3) {
            self.put(browser, 1, start.elapsed().as_secs_f64() * 4.0).await?;
        }
        self.put(browser, 2, 0.0).await
    }

    /// 대고(0), 움직이고(1), 뗀다(2).
    async fn put(self, browser: &WebDriver, phase: usize, angle: f64) -> Tested {
        let (x, y) = (180.0 + 90.0 * angle.sin(), 330.0 + 90.0 * angle.cos());
        match self {
            Self::Finger => {
                let kind = ["touchStart", "touchMove", "touchEnd"][phase];
                let points = if phase < 2 { json!([{ "x": x, "y": y }]) } else { json!([]) };
                let touch = json!({ "type": kind, "touchPoints": points });
                send(browser, "Input.dispatchTouchEvent", touch).await
            }
            Self::Mouse => {
                let kind = ["mousePressed", "mouseMoved", "mouseReleased"][phase];
                let mouse = json!({
                    "type": kind, "x": x, "y": y, "button": "left", "buttons": 1, "clickCount": 1,
                });
                send(browser, "Input.dispatchMouseEvent", mouse).await
            }
        }
    }
}

async fn send(browser: &WebDriver, method: &str, params: Value) -> Tested {
    Ok(browser.cdp().send_raw(method, params).await.map(drop)?)
}

async fn ask(browser: &WebDriver, script: &str) -> Tested<Value> {
    Ok(browser.execute_async(script, []).await?.json().clone())
}

/// 사다리가 다 자라면 세 배로 키우고 화면 가운데에 둔다. 도형의 수를 준다.
const READY: &str = "
    const done = arguments[arguments.length - 1];
    const wait = () => {
      const all = document.querySelectorAll('.room .ladder, .room .ladder *');
      const idle = document.documentElement.dataset.engine === 'idle';
      if (!idle || !document.querySelector('.room .ladder [aria-level=\"9\"]')) return setTimeout(wait, 50);
      const zoom = document.querySelectorAll('.room .zoom button')[2];
      for (let nth = 0; nth < 4; nth++) setTimeout(() => zoom.click(), nth * 200);
      setTimeout(() => {
        document.querySelector('.fingers').scrollIntoView({ block: 'center', behavior: 'instant' });
        done(all.length);
      }, 1500);
    };
    wait();";

const WATCH: &str = "
    const done = arguments[arguments.length - 1];
    window.frames_ = [];
    let last = 0;
    const frame = (now) => {
      if (last) frames_.push(now - last);
      last = now;
      window.ticking = requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
    setTimeout(done, 100);";

const FRAMES: &str = "
    const done = arguments[arguments.length - 1];
    cancelAnimationFrame(window.ticking);
    done(frames_);";
