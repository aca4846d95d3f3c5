//! 생각하는 동안에도 화면은 멈추지 않고, 그만두라면 바로 그만둔다.
//!
//! 바쁜 기계에서는 시간이 튀므로, 시간을 재는 시험은 세 번까지 해 본다.

use crate::{
    lesson,
    page::Page,
    runner::Tested,
    slow::Slow,
    touch::{centre_of, hold_a_phone, swipe, tap},
};
use gaji_words::{Lang, alphabeta::check, play as words};
use serde::Deserialize;

const ATTEMPTS: usize = 3;
/// 화면을 붙든 일의 한도, 밀리초: 브라우저도 이보다 길어야 긴 일(long task)이라 부른다.
const LONG_MS: f64 = 50.0;
/// 그만두라는 말에 답하는 한도, 밀리초.
const STOP_MS: f64 = 300.0;

/// 이제부터 화면을 오래 붙든 일을 적는다.
const WATCH: &str = "
    window.held = [];
    window.watch = new PerformanceObserver((list) => note(list.getEntries()));
    const note = (entries) => window.held.push(...entries.map((entry) => entry.duration));
    window.note = note;
    window.watch.observe({ type: 'longtask' });";

/// 적힌 것 가운데 가장 긴 것.
async fn longest(page: &Page) -> Tested<f64> {
    page.read("note(watch.takeRecords()); return Math.max(0, ...held);").await
}

/// 일꾼이 쉬지 않고 시계를 보며, 5 ms 넘게 멈춰 있던 시간의 몫을 센다.
const STILL_IN_A_WORKER: &str = "
    const watch = () => {
        const start = performance.now();
        let [last, still] = [start, 0];
        while (last - start < 500) {
            const now = performance.now();
            if (now - last > 5) still += now - last;
            last = now;
        }
        postMessage(still / (last - start));
    };
    const worker = new Worker(URL.createObjectURL(new Blob([`onmessage = ${watch}`])));
    worker.postMessage(0);
    const still = await new Promise((heard) => (worker.onmessage = ({ data }) => heard(data)));
    worker.terminate();
    return still;";

/// 느린 전화의 흉내는 일꾼에도 닿는다: 네 배 느리면 네 가운데 셋은 서 있는다. 바쁜 기계에서는 더 서 있을 뿐이다.
pub(crate) async fn a_slow_phone_is_slow_in_its_worker_too(page: Page) -> Tested {
    // 글(blob)로 지은 일꾼은 앱의 보안 정책이 막는다.
    page.devtools("Page.setBypassCSP", serde_json::json!({ "enabled": true })).await?;
    page.visit("en/").await?;
    let slow = Slow::start()?;
    let still: f64 = serde_json::from_value(page.eval_async(STILL_IN_A_WORKER).await?)?;
    drop(slow);
    assert!(still > 0.6, "the worker stood still for {still} of the time");
    Ok(())
}

/// 2초를 생각하는 동안 50밀리초를 넘게 붙들지 않는다.
pub(crate) async fn a_two_second_search_never_holds_the_page(page: Page) -> Tested {
    let mut worst = Vec::new();
    for _ in 0..ATTEMPTS {
        page.open("en/p/connect4/?v=1&ms=2000").await?;
        page.eval(WATCH).await?;
        page.eval("window.start = performance.now();").await?;
        page.click("[data-cell='0-3']").await?;
        page.until("document.querySelectorAll('.play-moves li').length === 2").await?;
        let spent: f64 = page.read("return performance.now() - start;").await?;
        assert!(spent > 1_000.0, "the search ended after {spent} ms");
        worst.push(longest(&page).await?);
        if worst.last().is_some_and(|ms| *ms <= LONG_MS) {
            return Ok(());
        }
    }
    Err(format!("the page was held for {worst:?} ms").into())
}

/// 장기 AI가 생각하는 동안에도 수마다의 점수와 예상하는 길이 보이고, 화면은 밀리고, 누른 것은 열린다.
pub(crate) async fn a_janggi_search_holds_neither_scroll_nor_taps(page: Page) -> Tested {
    hold_a_phone(&page).await?;
    let mut worst = Vec::new();
    for _ in 0..ATTEMPTS {
        page.open("en/p/janggi/?v=1&ms=2000&scores=1").await?;
        page.eval(WATCH).await?;
        tap(&page, "a4").await?;
        tap(&page, "a5").await?;
        page.find("html[data-engine=thinking]").await?;
        let (from, to) = (centre_of(&page, "e5").await?, centre_of(&page, "e9").await?);
        swipe(&page, from, to).await?;
        page.until("scrollY > 30").await?;
        page.eval("document.querySelector('.play-settings summary').click();").await?;
        page.find(".play-settings details[open]").await?;
        page.find(".play-scores .figure").await?;
        page.until("document.querySelector('.play-line').textContent.trim().length > 20").await?;
        page.find("html[data-engine=thinking]").await?;
        page.until("document.querySelectorAll('.play-moves li').length === 2").await?;
        worst.push(longest(&page).await?);
        if worst.last().is_some_and(|ms| *ms <= LONG_MS) {
            return Ok(());
        }
    }
    Err(format!("the page was held for {worst:?} ms").into())
}

/// 스스로 시험 200국면을 세는 동안에도 그렇다.
pub(crate) async fn the_self_check_never_holds_the_page(page: Page) -> Tested {
    let mut worst = Vec::new();
    for _ in 0..ATTEMPTS {
        lesson::open(&page, "").await?;
        page.eval(WATCH).await?;
        page.click_named(check::run(Lang::En)).await?;
        page.until("document.querySelectorAll('.self-check-result.better').length === 2").await?;
        worst.push(longest(&page).await?);
        if worst.last().is_some_and(|ms| *ms <= LONG_MS) {
            return Ok(());
        }
    }
    Err(format!("the page was held for {worst:?} ms").into())
}

/// 멈춘 생각.
#[derive(Debug, Deserialize)]
struct Stopped {
    /// 누르기 바로 앞에 보이던 깊이.
    depth: String,
    /// 걸린 시간, 밀리초.
    ms: f64,
    /// 멈춘 뒤에 보이는 깊이.
    kept: String,
    /// 예상하던 길의 첫 수.
    expected: String,
    /// 둔 수.
    played: String,
}

const STOP: &str = "
    const text = (css) => document.querySelector(css).textContent;
    const depth = () => text('.play-analysis .counter strong');
    const moves = () => document.querySelectorAll('.play-moves li');
    const button = [...document.querySelectorAll('.play-action')]
      .find((one) => one.textContent === 'NAME');
    const before = depth();
    const start = performance.now();
    button.click();
    while (moves().length < 2) await new Promise((wake) => setTimeout(wake));
    const ms = performance.now() - start;
    const line = text('.play-line').trim().split(' ');
    return {
      depth: before, ms, kept: depth(),
      expected: line[line.indexOf(text('.play-line strong').split(' ').pop()) + 1],
      played: moves()[1].querySelector('.play-ply').nextSibling.textContent.trim(),
    };";

async fn stop(page: &Page) -> Tested<Stopped> {
    page.visit("en/p/connect4/?v=1&ms=5000").await?;
    page.settle().await?;
    page.click("[data-cell='0-3']").await?;
    page.until(
        "parseInt(document.querySelector('.play-analysis .counter strong').textContent) >= 4",
    )
    .await?;
    let script = STOP.replace("NAME", words::stop(Lang::En));
    Ok(serde_json::from_value(page.eval_async(&script).await?)?)
}

/// 그만두라면 0.3초 안에 마지막으로 끝낸 깊이의 수를 둔다.
pub(crate) async fn stop_answers_with_the_last_result(page: Page) -> Tested {
    let mut slow = Vec::new();
    for _ in 0..ATTEMPTS {
        let stopped = stop(&page).await?;
        assert_eq!(stopped.kept, stopped.depth, "{stopped:?}");
        assert_eq!(stopped.played, stopped.expected, "{stopped:?}");
        if stopped.ms <= STOP_MS {
            return Ok(());
        }
        slow.push(stopped.ms);
    }
    Err(format!("stop took {slow:?} ms").into())
}

/// 태어나고 끝난 작업자와, 작업자에게서 들은 답을 센다.
pub(crate) const COUNT_WORKERS: &str = "
    window.workers = { born: 0, ended: 0, heard: 0 };
    window.Worker = class extends Worker {
      constructor(...given) {
        super(...given);
        workers.born++;
        this.addEventListener('message', ({ data }) => workers.heard += data instanceof Uint8Array);
      }
      terminate() {
        workers.ended++;
        super.terminate();
      }
    };";

const HUNDRED_SEARCHES: &str = "
    const again = [...document.querySelectorAll('.play-action')]
      .find((one) => one.textContent === 'NAME');
    for (let i = 0; i < 100; i++) {
      const heard = workers.heard;
      again.click();
      while (workers.heard === heard) await new Promise((wake) => setTimeout(wake));
    }";

/// 사례 WEB-05. 도는 탐색을 백 번 밀어내도 작업자는 하나만 산다.
pub(crate) async fn a_hundred_searches_leave_one_worker(page: Page) -> Tested {
    page.before_load(COUNT_WORKERS).await?;
    page.visit("en/p/connect4/?v=1&mode=second&ms=5000").await?;
    page.until("window.workers.heard > 0").await?;
    page.eval_async(&HUNDRED_SEARCHES.replace("NAME", words::new_game(Lang::En))).await?;
    let born: u64 = page.read("return workers.born;").await?;
    assert!(born > 100, "only {born} workers were born");
    assert_eq!(page.eval("return workers.born - workers.ended;").await?, 1);
    page.find("html[data-workers='1'][data-engine=thinking]").await?;
    page.click_named(words::stop(Lang::En)).await?;
    page.until("document.querySelectorAll('.play-moves li').length === 1").await
}

/// 작업자를 둘 수 없는 창에서도 두고, 그렇다고 알리며, 화면은 살아 있다.
pub(crate) async fn plays_without_a_worker(page: Page) -> Tested {
    page.before_load("delete window.Worker;").await?;
    let mut worst = Vec::new();
    for _ in 0..ATTEMPTS {
        page.open("en/p/connect4/?v=1&ms=1000").await?;
        page.find("html[data-workers='0']").await?;
        page.eval(WATCH).await?;
        page.click("[data-cell='0-3']").await?;
        page.until("document.querySelectorAll('.play-moves li').length === 2").await?;
        worst.push(longest(&page).await?);
        if worst.last().is_some_and(|ms| *ms <= LONG_MS) {
            return stop_and_check_without_a_worker(&page).await;
        }
    }
    Err(format!("the page was held for {worst:?} ms").into())
}

async fn stop_and_check_without_a_worker(page: &Page) -> Tested {
    let stopped = stop(page).await?;
    assert_eq!(stopped.played, stopped.expected, "{stopped:?}");
    lesson::open(page, "v=1&game=connect4&moves=4_4_4_3_5&depth=3").await?;
    assert!(lesson::verdict(page).await?.ends_with("the same!"));
    Ok(())
}
