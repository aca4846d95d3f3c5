//! 파일이 오지 않을 때: 빈 쪽도 끝없는 기다림도 없다.

use crate::{lesson, page::Page, runner::Tested};
use gaji_words::{Lang, errors, shell, site};
use serde_json::json;

async fn block(page: &Page, files: &[&str]) -> Tested {
    page.devtools("Network.enable", json!({})).await?;
    page.devtools("Network.setBlockedURLs", json!({ "urls": files })).await.map(drop)
}

/// 엔진이 오지 않으면 어느 화면에서나 그렇다고 말하고, 다시 해 보면 이어서 한다.
pub(crate) async fn the_engine_is_told_and_tried_again(page: Page) -> Tested {
    for (path, alive) in [
        ("en/l/alpha-beta/", ".stage .node"),
        ("en/l/alpha-beta/?v=1&game=tictactoe&depth=3", ".stage .node"),
        ("en/p/tictactoe/", ".play .cells"),
        ("en/", ".game"),
    ] {
        block(&page, &["*engine*wasm*"]).await?;
        page.visit(path).await?;
        page.until_text(".notice.fault", errors::engine_missing(Lang::En)).await?;
        let words = page.text("main").await?;
        assert!(!words.contains(errors::engine_loading(Lang::En)), "{path}: {words}");
        block(&page, &[]).await?;
        page.click_named(errors::retry(Lang::En)).await?;
        page.find(alive).await?;
        page.until("!document.querySelector('.notice.fault')").await?;
    }
    lesson::open(&page, "").await?;
    page.forget_log().await
}

/// 수업의 조각이 오지 않으면 그렇다고 말하고, 다시 하면 받아 온다.
pub(crate) async fn a_page_says_that_it_did_not_come(page: Page) -> Tested {
    block(&page, &["*split_alpha_beta.wasm*"]).await?;
    page.visit("en/l/alpha-beta/").await?;
    page.until_text(".notice.fault", shell::page_missing(Lang::En)).await?;
    assert!(!page.text("main").await?.contains(shell::page_coming(Lang::En)));
    block(&page, &[]).await?;
    page.click_named(errors::retry(Lang::En)).await?;
    page.find(".stage .node").await?;
    page.until("!document.querySelector('.notice.fault')").await?;
    page.forget_log().await
}

/// 앱이 오지 않으면 멈춘 그림 아래에 그렇다고 적히고, 오면 사라진다.
pub(crate) async fn the_app_leaves_words_behind(page: Page) -> Tested {
    block(&page, &["*gaji_app_bg.wasm*"]).await?;
    page.driver.goto(format!("{}en/l/alpha-beta/", page.site())).await?;
    page.until("getComputedStyle(document.querySelector('#boot')).visibility === 'visible'")
        .await?;
    page.until_text("#boot", site::motionless(Lang::En)).await?;
    page.find("main .figure .node").await?;
    block(&page, &[]).await?;
    page.click("#boot a").await?;
    page.until("!document.querySelector('#static')").await?;
    page.settle().await?;
    page.forget_log().await
}
