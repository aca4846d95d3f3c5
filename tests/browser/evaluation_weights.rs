//! 조절대: 막대와 금빛 칸이 곧바로 따라온다.

use crate::evaluation::{START, drag, open, press, stage};
use crate::{
    page::{Page, View},
    runner::Tested,
};
use gaji_words::{
    Lang,
    evaluation::{duel, lesson as words, truth},
};
use thirtyfour::Key;

/// 조절대를 움직이면 막대가 오르내리고, 뒤집힐 자리에서 금빛 칸이 바뀌고 돌이 그리로 간다.
pub(crate) async fn sliders_move_bars_and_the_gold_column(page: Page) -> Tested {
    open(&page, START).await?;
    let start = stage(&page).await?;
    assert_eq!(start.gold, "5");
    let below = drag(&page, 0, 449).await?;
    assert_eq!(below.gold, "5");
    assert_ne!(below.heights, start.heights);
    let centre = drag(&page, 0, 450).await?;
    assert_eq!(centre.gold, "4");
    assert_ne!(centre.disc, start.disc);
    open(&page, START).await?;
    assert_eq!(drag(&page, 2, 350).await?.gold, "5");
    let blocking = drag(&page, 2, 351).await?;
    assert_eq!(blocking.gold, "7");
    assert!(blocking.sentence.contains("blocks the opponent's win"), "{}", blocking.sentence);
    page.until("location.search.includes('w=0.3,0.15,0.351')").await
}

/// 자판으로도: 화살표는 0.05씩.
pub(crate) async fn arrows_move_a_weight(page: Page) -> Tested {
    open(&page, "").await?;
    page.eval("document.querySelectorAll('.weigh .weights input')[1].focus();").await?;
    page.press(Key::Right + Key::Up).await?;
    page.settle().await?;
    assert_eq!(stage(&page).await?.weights, ["1", "0.25", "0.1"]);
    page.press(Key::Left).await?;
    page.settle().await?;
    assert_eq!(stage(&page).await?.weights, ["1", "0.2", "0.1"]);
    Ok(())
}

/// 조절대를 움직이는 일은 8밀리초 안에 끝난다.
pub(crate) async fn a_slider_answers_within_eight_milliseconds(page: Page) -> Tested {
    const MOVE: &str = "
        const input = document.querySelectorAll('.weigh .weights input')[2];
        const gold = () => document.querySelector('.weigh-picture .bar.chosen .name').textContent;
        const spent = [];
        for (let i = 0; i < 60; i++) {
          await new Promise(requestAnimationFrame);
          const [value, expected] = i % 2 ? [150, '5'] : [400, '7'];
          const start = performance.now();
          input.value = value;
          input.dispatchEvent(new Event('input', { bubbles: true }));
          for (let turn = 0; turn < 100 && gold() !== expected; turn++) await null;
          spent.push(performance.now() - start);
          if (gold() !== expected) throw new Error(`gold is ${gold()}`);
        }
        return spent.sort((a, b) => a - b)[30];";
    let mut slow = Vec::new();
    for _ in 0..3 {
        open(&page, START).await?;
        let spent = page.eval_async(MOVE).await?;
        let ms = spent.as_f64().ok_or_else(|| spent.to_string())?;
        if ms <= 8.0 {
            return Ok(());
        }
        slow.push(ms);
    }
    Err(format!("a slider took {slow:?} ms").into())
}

/// 일꾼이 바빠도 조절대는 기다리지 않는다.
pub(crate) async fn a_busy_worker_holds_no_slider(page: Page) -> Tested {
    open(&page, "v=1&pos=-").await?;
    page.click_named(truth::solve(Lang::En)).await?;
    page.find("html[data-engine=thinking]").await?;
    page.eval(
        "const input = document.querySelectorAll('.weigh .weights input')[0];
         input.value = 0;
         input.dispatchEvent(new Event('input', { bubbles: true }));",
    )
    .await?;
    page.until("document.querySelector('.weigh-picture .bar.chosen .name').textContent === '1'")
        .await?;
    page.find("html[data-engine=thinking]").await?;
    page.until_text(".lesson", &truth::solving(Lang::En, &1, &0, &7)).await?;
    page.click_named(truth::stop(Lang::En)).await?;
    page.find("html[data-engine=idle]").await?;
    page.until("location.search === '?v=1&pos=-&w=0,0.15,0.1'").await
}

/// 오래 걸리는 판은 정한 시간에 멈추고, 그렇게 말한다. 긴 시계는 시험에서만 빨리 간다.
pub(crate) async fn solving_stops_at_its_limit(page: Page) -> Tested {
    page.before_load(
        "const clock = window.setTimeout;
         window.setTimeout = (ring, ms, ...rest) => clock(ring, ms > 30000 ? 500 : ms, ...rest);",
    )
    .await?;
    open(&page, "v=1&pos=-&solve=1").await?;
    page.until_text(".lesson", &truth::limit(Lang::En, &0, &7)).await?;
    page.find("html[data-engine=idle]").await?;
    page.click_named(truth::hide(Lang::En)).await?;
    page.until("location.search === '?v=1&pos=-'").await
}

/// 표시를 누르면 그 값으로 가고 금빛 칸이 바뀐다. 표시가 없으면 붙든 조절대를 말한다. 좁아도 표시끼리 겹치지 않는다.
pub(crate) async fn ticks_lead_to_the_flip(page: Page) -> Tested {
    open(&page, START).await?;
    assert_eq!(stage(&page).await?.marks[2], "7");
    page.click(".weigh .weights .slider:nth-child(3) .slider-mark").await?;
    page.settle().await?;
    let there = stage(&page).await?;
    assert_eq!((there.gold.as_str(), there.weights[2].as_str()), ("7", "0.351"));
    open(&page, "").await?;
    let held = words::hold_term(Lang::En, &words::centre(Lang::En));
    assert_eq!(stage(&page).await?.marks[2], held);
    page.view(View::Phone).await?;
    open(&page, "v=1&pos=4764136415&w=0.15,0.05,0.439&wins=0").await?;
    let gaps: Vec<f64> = page.read(GAPS).await?;
    assert!(!gaps.is_empty() && gaps.iter().all(|&gap| gap > -0.5), "{gaps:?}");
    Ok(())
}

/// 조절대마다, 이웃한 표시 사이의 틈.
const GAPS: &str = "
    const box = (mark) => mark.getBoundingClientRect();
    return [...document.querySelectorAll('.weigh .weights .slider-marks')].flatMap((marks) => {
      const boxes = [...marks.querySelectorAll('.slider-mark')].map(box);
      return boxes.slice(1).map((next, i) => next.left - boxes[i].right);
    });";

/// 성격마다 제 칸을 고른다.
pub(crate) async fn presets_choose_their_columns(page: Page) -> Tested {
    open(&page, "").await?;
    let presets = [words::preset_attack, words::preset_defence, words::preset_centre];
    for (preset, column) in presets.into_iter().zip(["5", "7", "4"]) {
        assert_eq!(press(&page, preset(Lang::En)).await?.gold, column);
    }
    Ok(())
}

/// 둘러보기는 누르면 시작하고, 조절대를 만지면 그 자리에서 끝난다.
pub(crate) async fn the_tour_ends_at_a_touch(page: Page) -> Tested {
    open(&page, START).await?;
    page.click_named(words::tour(Lang::En)).await?;
    page.until("document.querySelector('.weigh .weights output').textContent === '1'").await?;
    page.until("document.querySelector('.weigh .weights output').textContent === '0.25'").await?;
    // 지나가는 가중치는 주소에 적지 않는다.
    assert_eq!(page.eval("return location.search;").await?, format!("?{START}"));
    drag(&page, 0, 700).await?;
    page.eval_async("await new Promise((wake) => setTimeout(wake, 3500));").await?;
    let rest = stage(&page).await?;
    assert_eq!(rest.weights, ["0.7", "1", "0.1"]);
    page.until_text(".weigh .weights .button", words::tour(Lang::En)).await
}

/// 끄는 동안과 겨루는 동안 화면을 50밀리초 넘게 붙들지 않는다.
pub(crate) async fn nothing_holds_the_page(page: Page) -> Tested {
    const DRAG: &str = "
        window.held = [];
        const note = (entries) => window.held.push(...entries.map((entry) => entry.duration));
        const watch = new PerformanceObserver((list) => note(list.getEntries()));
        watch.observe({ type: 'longtask' });
        const input = document.querySelectorAll('.weigh .weights input')[0];
        for (let value = 0; value <= 1000; value += 20) {
          await new Promise(requestAnimationFrame);
          input.value = value;
          input.dispatchEvent(new Event('input', { bubbles: true }));
        }
        [...document.querySelectorAll('.panel .button')]
          .find((button) => button.textContent === 'NAME').click();
        while (!document.querySelector('.duel-moves li')) await new Promise((wake) => setTimeout(wake));
        note(watch.takeRecords());
        return Math.max(0, ...window.held);";
    let mut worst = Vec::new();
    for _ in 0..3 {
        open(&page, "").await?;
        let held = page.eval_async(&DRAG.replace("NAME", duel::play(Lang::En))).await?;
        let ms = held.as_f64().ok_or_else(|| held.to_string())?;
        if ms <= 50.0 {
            return Ok(());
        }
        worst.push(ms);
    }
    Err(format!("the page was held for {worst:?} ms").into())
}
