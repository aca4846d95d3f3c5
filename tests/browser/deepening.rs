//! 반복 심화의 짧은 영화.

use crate::{lesson, page::Page, runner::Tested};
use gaji_words::{Lang, alphabeta::film as words};
use thirtyfour::Key;

async fn depths(page: &Page) -> Tested<Vec<String>> {
    page.click_named(words::run(Lang::En)).await?;
    page.find(".depths tbody tr").await?;
    page.settle().await?;
    page.read(
        "return [...document.querySelectorAll('.depths tbody th')].map((row) => row.textContent);",
    )
    .await
}

/// 깊이 1부터 하나씩, 끝마친 가장 깊은 것을 쓴다. 예산이 늘면 더 깊이 간다.
pub(crate) async fn keeps_the_deepest_finished(page: Page) -> Tested {
    lesson::open(&page, "").await?;
    let first = depths(&page).await?;
    let counted: Vec<_> = (1..=first.len()).map(|n| words::depth(Lang::En, &n)).collect();
    assert_eq!(first, counted);
    let last = first.len();
    let kept = page.text(".depths tr[aria-current=true]").await?;
    assert!(kept.starts_with(&counted[last - 1]), "{kept}");
    assert!(kept.ends_with(words::kept(Lang::En)), "{kept}");
    page.until_text("body", &words::out(Lang::En, &(last + 1), &last)).await?;
    let heads =
        "return [...document.querySelectorAll('.depths thead th')].map((h) => h.textContent);";
    let heads: Vec<String> = page.read(heads).await?;
    let [depth, best] = [words::head_depth(Lang::En), words::head_move(Lang::En)];
    assert_eq!((heads.len(), &heads[..2]), (5, &[depth.to_string(), best.to_string()][..]));
    page.until_text("body", &words::other_position(Lang::En, &"Connect 4")).await?;
    let budget = format!("input[aria-label='{}']", words::budget(Lang::En));
    page.find(&budget).await?.send_keys(Key::Right + Key::Right + Key::Right).await?;
    assert!(depths(&page).await?.len() > last);
    Ok(())
}

/// 끝까지 다 본 판에서는 예산이 남아도 멈춘다.
pub(crate) async fn stops_when_all_is_seen(page: Page) -> Tested {
    lesson::open(&page, "v=1&game=tictactoe&moves=4_0_8_2_1&depth=2").await?;
    let seen = depths(&page).await?.len();
    page.until_text("body", &words::complete(Lang::En, &seen)).await?;
    page.until_text("body", &words::own_position(Lang::En, &"Tic-tac-toe")).await
}
