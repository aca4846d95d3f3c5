//! 걸음: 앞으로, 뒤로, 스스로, 그리고 소리로.

use crate::{
    lesson::{self, Stage},
    page::Page,
    runner::Tested,
};
use gaji_words::{Lang, alphabeta::lesson as words, parts};
use serde_json::json;
use std::collections::BTreeSet;
use thirtyfour::{Key, TypingData};

/// 한 걸음 가고 무대를 읽는다.
async fn step(page: &Page, key: impl Into<TypingData>, expected: usize) -> Tested<Stage> {
    page.press(key).await?;
    until_step(page, expected).await?;
    lesson::stage(page).await
}

async fn until_step(page: &Page, step: usize) -> Tested {
    let at = "document.querySelector('.scrubber output').textContent.split('/')[0]";
    page.until(&format!("{at} === '{step}'")).await
}

/// 가위 표시가 있는 걸음.
async fn marked_steps(page: &Page, last: usize) -> Tested<BTreeSet<usize>> {
    let shares: Vec<f64> = page
        .read(
            "return [...document.querySelectorAll('.scrubber-marks i')]
               .map((mark) => Number(mark.style.getPropertyValue('--at')));",
        )
        .await?;
    Ok(shares.iter().map(|share| (share * last as f64 / 1_000.0).round() as usize).collect())
}

/// 가위와 회색은 꼭 그 걸음에 나타나고, 뒤로 가면 사라진다. 걸음마다 문장과 코드가 함께 간다.
pub(crate) async fn go_forward_and_back(page: Page) -> Tested {
    for tree in ["[[3,12,8],[2,4,6],[14,5,2]]", "[4,[[7,2],1],[[5,6],[3,9,8]]]"] {
        lesson::open(&page, &format!("v=1&tree={tree}")).await?;
        let end = lesson::stage(&page).await?;
        let last: usize = end.step.split('/').next_back().unwrap_or_default().parse()?;
        let marks = marked_steps(&page, last).await?;
        let mut film = vec![step(&page, Key::Home, 0).await?];
        for at in 1..=last {
            film.push(step(&page, Key::Right, at).await?);
        }
        assert_eq!(film[last], end, "{tree}");
        assert!(film.iter().all(|stage| !stage.sentence.is_empty()), "{tree}");
        assert!(film[1..].iter().all(|stage| stage.lit.len() == 1), "{tree}");
        assert!(film.windows(2).all(|two| two[0] != two[1]), "a step shows nothing new: {tree}");
        assert!(!marks.is_empty(), "{tree}");
        assert_eq!(cutting_steps(&film), marks, "{tree}");
        for at in (0..last).rev() {
            assert_eq!(step(&page, Key::Left, at).await?, film[at], "back at {at} of {tree}");
        }
        assert_eq!(step(&page, Key::End, last).await?, end, "{tree}");
    }
    Ok(())
}

/// 가위와 회색 마디가 함께 늘어난 걸음. 다른 걸음에는 그대로이고, 코드의 ✂ 줄은 그때에만 켜진다.
fn cutting_steps(film: &[Stage]) -> BTreeSet<usize> {
    let mut steps = BTreeSet::new();
    for (at, two) in film.windows(2).enumerate() {
        let (before, after) = (&two[0].tree, &two[1].tree);
        let snips = after.scissors > before.scissors;
        assert_eq!(after.count("cut") > before.count("cut"), snips, "grey at {}", at + 1);
        assert_eq!(two[1].lit[0].contains('✂'), snips, "the code line at {}", at + 1);
        assert!(after.scissors >= before.scissors, "scissors vanish at {}", at + 1);
        steps.extend(snips.then_some(at + 1));
    }
    steps
}

/// α와 β, 자르는 조건은 걸음마다의 수다.
pub(crate) async fn show_the_window_and_the_condition(page: Page) -> Tested {
    let none = words::cut_if_none(Lang::En).to_string();
    let limit = words::cut_if_min(Lang::En, &3);
    for (at, windows, condition) in [
        (0, vec![], ""),
        (1, vec!["α −∞β ∞"], &none),
        (4, vec!["α −∞β ∞", "α −∞β 3"], &none),
        (10, vec!["α 3β ∞"], &none),
        (13, vec!["α 3β ∞", "α 3β 2"], &limit),
        (21, vec!["α 3β ∞", "α 3β 5"], &limit),
        (26, vec![], ""),
    ] {
        lesson::open(&page, &format!("v=1&step={at}")).await?;
        let stage = lesson::stage(&page).await?;
        assert_eq!(stage.tree.windows, windows, "step {at}");
        assert_eq!(stage.condition, condition, "step {at}");
    }
    Ok(())
}

/// 단추와 막대도 같은 걸음을 걷고, 재생은 눌러야 시작하여 눌러야 멈춘다.
pub(crate) async fn follow_the_buttons(page: Page) -> Tested {
    lesson::open(&page, "").await?;
    let end = lesson::stage(&page).await?;
    page.click_named(parts::to_start(Lang::En)).await?;
    until_step(&page, 0).await?;
    page.click_named(parts::forward(Lang::En)).await?;
    page.click_named(parts::forward(Lang::En)).await?;
    until_step(&page, 2).await?;
    page.click_named(parts::back(Lang::En)).await?;
    until_step(&page, 1).await?;
    page.find(".scrubber input").await?.send_keys(Key::Right + Key::Right).await?;
    until_step(&page, 3).await?;
    page.click_named(parts::to_end(Lang::En)).await?;
    page.until(&format!(
        "document.querySelector('.scrubber output').textContent === '{}'",
        end.step
    ))
    .await?;
    assert_eq!(lesson::stage(&page).await?, end);
    plays(&page).await
}

async fn plays(page: &Page) -> Tested {
    page.find(".speed").await?.send_keys("4").await?;
    page.click_named(parts::play(Lang::En)).await?;
    page.until("parseInt(document.querySelector('.scrubber output').textContent) === 2").await?;
    page.click_named(parts::pause(Lang::En)).await?;
    let paused = lesson::stage(page).await?;
    page.eval_async("await new Promise((wake) => setTimeout(wake, 1000));").await?;
    assert_eq!(lesson::stage(page).await?, paused);
    Ok(())
}

/// 걸음의 문장은 살아 있는 자리(live region)에 한 번 오르고, 빨리 걸으면 마지막 것만 오른다.
pub(crate) async fn are_announced(page: Page) -> Tested {
    lesson::open(&page, "v=1&step=3").await?;
    let said: Vec<String> = page
        .read("return [...document.querySelectorAll('.status [role=status]')].map((s) => s.textContent);")
        .await?;
    assert_eq!(said, [""], "the first sentence is read with the page");
    page.eval(
        "window.said = [];
         const region = document.querySelector('.status [role=status]');
         new MutationObserver(() => window.said.push(region.textContent))
           .observe(region, { childList: true, characterData: true, subtree: true });
         for (let i = 0; i < 5; i++)
           document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));",
    )
    .await?;
    until_step(&page, 8).await?;
    let now = lesson::stage(&page).await?.sentence;
    page.until(&format!("window.said.includes({})", json!(now))).await?;
    assert_eq!(page.eval("return window.said;").await?, json!([now]));
    Ok(())
}
