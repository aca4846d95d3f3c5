//! 플러그인으로 온 놀이: 화면은 이름도 모르는 놀이를 손전화에서 두고, 살펴보고, 나무로 본다.

use crate::{
    axe,
    page::{Page, View},
    runner::Tested,
    slow::Slow,
};
use gaji_words::{Lang, errors, play as words};
use serde::Deserialize;
use serde_json::json;

/// 놀이와 첫수.
const PLUGINS: [(&str, &str); 6] = [
    ("othello", "c4"),
    ("gomoku", "h8"),
    ("gomoku-korean", "h8"),
    ("umul", "AE"),
    ("hobak", "a2-S"),
    ("jul", "a1-a2"),
];

/// 사람이 한 수를 두면 AI가 답하고, 수마다 점수가 보인다.
pub(crate) async fn are_played_on_a_phone(page: Page) -> Tested {
    page.view(View::Phone).await?;
    for (game, first) in PLUGINS {
        page.open(&format!("ko/p/{game}/?v=1&scores=1&depth=2")).await?;
        page.type_into("#play-move", first).await?;
        page.click_named(words::play_typed(Lang::Ko)).await?;
        page.until("document.querySelectorAll('.play-moves li').length === 2").await?;
        page.settle().await?;
        page.find(".play-scores .figure").await?;
        page.screenshot(&format!("plugin-{game}")).await?;
        is_accessible(&page, game).await?;
    }
    Ok(())
}

/// 나무의 마디마다 판이 있다.
pub(crate) async fn show_their_trees(page: Page) -> Tested {
    page.view(View::Phone).await?;
    for (game, first) in PLUGINS {
        page.open(&format!("ko/l/alpha-beta/?v=1&game={game}&moves={first}&depth=2")).await?;
        page.find(".stage .node > .thumbnail").await?;
        page.screenshot(&format!("plugin-tree-{game}")).await?;
        is_accessible(&page, game).await?;
    }
    Ok(())
}

/// 평가의 항마다 조절대가 있고, 바꾼 것은 주소에 남으며, 되돌리면 빠진다.
pub(crate) async fn have_sliders_for_their_terms(page: Page) -> Tested {
    page.view(View::Phone).await?;
    for (game, terms) in [("othello", 7), ("gomoku", 8), ("jul", 3)] {
        page.open(&format!("en/p/{game}/?v=1&mode=two")).await?;
        page.click("details.panel summary").await?;
        let sliders = "return document.querySelectorAll('details.panel .slider').length;";
        assert_eq!(page.read::<usize>(sliders).await?, terms, "{game}");
        page.click("details.panel .slider .icon-button:last-of-type").await?;
        page.until("location.search.includes('w=')").await?;
        is_accessible(&page, game).await?;
        page.screenshot(&format!("plugin-terms-{game}")).await?;
        page.click_named(words::values_reset(Lang::En)).await?;
        page.until("!location.search.includes('w=')").await?;
    }
    Ok(())
}

/// 생각하는 시간과, 그 위에 더 주는 시간, 밀리초.
const BUDGET_MS: f64 = 300.0;
const GRACE_MS: f64 = 250.0;

/// 한 번 둔 것.
#[derive(Debug, Deserialize)]
struct Answered {
    /// AI의 답이 보일 때까지 걸린 시간, 밀리초.
    ms: f64,
    /// 기다리다 못해 생각을 끊었다고 알렸는가.
    late: bool,
}

/// h7에 두고 AI의 답을 기다린다. 알림은 다음 부탁이 지우므로 내내 지켜본다.
const PLAY_H7: &str = "
    const told = () => document.querySelectorAll('.play-moves li').length;
    const start = performance.now();
    let late = false;
    const look = () => (late ||= document.body.textContent.includes(LATE));
    document.querySelector('.cell[aria-label^=\"h7,\"]').click();
    while (told() < 4) { await new Promise(requestAnimationFrame); look(); }
    return { ms: performance.now() - start, late: look() };";

/// 네 배 느린 전화에서도 오목은 예산 안에 제 생각을 마친다. 바쁜 기계에서는 시간이 튀므로 세 번까지 해 본다.
pub(crate) async fn answer_within_their_time(page: Page) -> Tested {
    let script = PLAY_H7.replace("LATE", &json!(errors::engine_late(Lang::En)).to_string());
    let mut answers = Vec::new();
    for _ in 0..3 {
        page.open("en/p/gomoku/?v=1&ms=300&moves=h8_i9").await?;
        let slow = Slow::start()?;
        let answer: Answered = serde_json::from_value(page.eval_async(&script).await?)?;
        drop(slow);
        if !answer.late && answer.ms <= BUDGET_MS + GRACE_MS {
            return Ok(());
        }
        answers.push(answer);
    }
    Err(format!("gomoku answered so: {answers:?}").into())
}

async fn is_accessible(page: &Page, game: &str) -> Tested {
    let faults = axe::violations(page).await?;
    if faults.is_empty() { Ok(()) } else { Err(format!("{game}: {}", faults.join("\n  ")).into()) }
}
