//! 브라우저의 일꾼(worker)을 네이티브와 견준다: 초당 마디, 넘긴 시간, 첫 답, 기억.
//!
//! 지어 둔 `dist/`와 chromedriver가 있어야 한다. 쉬는 기계에서 돌린다:
//! `cargo xtask build && cargo bench -p gaji-tests --features browser --bench wasm`
#![allow(clippy::print_stdout, reason = "벤치마크는 잰 것을 적는다")]

mod asks;
#[path = "../../browser/browser.rs"]
mod browser;
mod native;
#[path = "../budget/percentiles.rs"]
mod percentiles;
mod runner;
#[path = "../../seat.rs"]
mod seat;
#[path = "../../slow.rs"]
mod slow;
#[path = "../../wander.rs"]
mod wander;
mod worker;

use browser::Driver;
use gaji_engine::TABLE_BYTES;
use native::Native;
use percentiles::percentiles;
use runner::Tested;
use slow::Slow;
use worker::Worker;
use xtask::server::Server;

/// 견주는 놀이.
const RACED: [&str; 3] = ["connect4", "chess", "janggi"];
/// 견주는 국면과, 국면마다 돌리는 번.
const POSITIONS: u64 = 5;
const ROUNDS: u64 = 5;
const SEARCHES: usize = 500;
/// 느린 기계에서 첫 답을 재는 탐색.
const FIRSTS: usize = 60;
const MEBIBYTE: f64 = 1_048_576.0;

#[tokio::main]
async fn main() -> Tested {
    let dist = concat!(env!("CARGO_MANIFEST_DIR"), "/../dist");
    let server = Server::start(dist, "/", 0)?;
    let driver = Driver::start().await?;
    let browser = driver.open(browser::capabilities()?).await?;
    let worker = Worker::start(browser.clone(), &server.url(), dist).await?;
    let mut native = Native::start();
    for game in RACED {
        race(&worker, &mut native, game).await?;
    }
    budgets(&worker).await?;
    slow_answers(&worker).await?;
    browser.quit().await?;
    first_answers(&driver, &server.url(), dist).await
}

/// 같은 탐색을 번갈아 돌려 초당 마디를 견준다. 국면마다 여러 번 돌려 가장 빨랐던 것만 센다.
async fn race(worker: &Worker, native: &mut Native, game: &str) -> Tested {
    let (mut nodes, mut fastest) = (0, [0.0; 2]);
    for seed in 0..POSITIONS {
        let request = asks::counted(game, seed);
        let mut times = [f64::INFINITY; 2];
        let mut counted = 0;
        for _ in 0..ROUNDS {
            let (theirs, ours) = (native.think(&request), worker.think(&request).await?.thought);
            assert_eq!(theirs.nodes, ours.nodes, "the same search");
            times = [times[0].min(theirs.ms), times[1].min(ours.ms)];
            counted = ours.nodes;
        }
        nodes += counted;
        fastest = [fastest[0] + times[0], fastest[1] + times[1]];
    }
    let [native, wasm] = fastest.map(|ms| nodes as f64 / ms / 1e3);
    let ratio = wasm / native;
    println!("{game}: wasm {wasm:.2}, native {native:.2} million nodes/s: {ratio:.3} (aim 0.6)");
    Ok(())
}

/// 예산을 준 탐색들: 얼마나 넘기고, 기억은 얼마나 쓰는가.
async fn budgets(worker: &Worker) -> Tested {
    let (mut over, mut memory) = (Vec::new(), 0.0_f64);
    for (ms, request) in asks::timed(SEARCHES) {
        let answer = worker.think(&request).await?;
        assert!(answer.thought.best.is_some(), "a move");
        over.push((answer.last - f64::from(ms)).max(0.0));
        memory = memory.max(answer.memory / MEBIBYTE);
    }
    println!("{SEARCHES} searches in the worker, a move in each");
    println!("over the budget, message and all: {} (aim p99 10)", percentiles(over));
    let table = TABLE_BYTES as f64 / MEBIBYTE;
    println!(
        "the wasm memory of the worker: {memory:.1} MiB (aim 96), its table {table:.1} (aim 32)"
    );
    Ok(())
}

/// 네 배 느린 기계에서, 이미 덥혀진 일꾼의 첫 답. 정말로 네 배인지도 잰다.
async fn slow_answers(worker: &Worker) -> Tested {
    let fixed = asks::counted(RACED[0], 0);
    let full_speed = worker.think(&fixed).await?.thought.ms;
    let slow = Slow::start()?;
    let ratio = worker.think(&fixed).await?.thought.ms / full_speed;
    let mut first = Vec::new();
    for request in asks::unhurried(FIRSTS) {
        first.push(worker.think(&request).await?.first);
    }
    drop(slow);
    println!("slowed {ratio:.2} times, the first answer: {} (aim 100)", percentiles(first));
    Ok(())
}

/// 갓 연 브라우저가 엔진을 불러온 뒤 네 배 느리게 하는 첫 탐색.
async fn first_answers(driver: &Driver, site: &str, dist: &str) -> Tested {
    let mut first = Vec::new();
    for request in asks::unhurried(FIRSTS) {
        let browser = driver.open(browser::capabilities()?).await?;
        let worker = Worker::start(browser.clone(), site, dist).await?;
        let slow = Slow::start()?;
        first.push(worker.think(&request).await?.first);
        drop(slow);
        browser.quit().await?;
    }
    println!("  the very first search of a new browser: {} (aim 100)", percentiles(first));
    Ok(())
}
