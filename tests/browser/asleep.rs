//! 손전화를 잠그거나 다른 앱을 보다 돌아온 창: 하던 생각은 끝나고, 새 버전을 찾아본다.

use crate::{copy::Copy, line::Line, offline, page::Page, runner::Tested};
use serde_json::json;
use std::time::{Duration, Instant};
use xtask::server::Server;

/// 생각하던 창이 1분 얼었다 풀려도 답이 오고, 탈이 났다고 하지 않는다.
pub(crate) async fn a_frozen_search_is_finished(page: Page) -> Tested {
    page.open("en/p/connect4/?v=1&ms=1000").await?;
    page.click("[data-cell='0-3']").await?;
    page.find("html[data-engine=thinking]").await?;
    for (state, seconds) in [("frozen", 60), ("active", 0)] {
        page.devtools("Page.setWebLifecycleState", json!({ "state": state })).await?;
        tokio::time::sleep(Duration::from_secs(seconds)).await;
    }
    page.until("document.querySelectorAll('.play-moves li').length === 2").await?;
    page.find("html[data-engine=idle]").await?;
    assert_eq!(page.eval("return document.querySelectorAll('.notice.fault').length;").await?, 0);
    Ok(())
}

/// 다시 보이면 새 버전을 찾되, 30초 안에는 또 묻지 않는다.
pub(crate) async fn a_tab_that_comes_back_looks_for_a_new_build(page: Page) -> Tested {
    let copy = Copy::at("/")?;
    let server = Server::start(&copy.0, "/", 0)?;
    let line = Line::to(server.port())?;
    let open = Page::new(page.driver.clone(), &line.url("/"));
    let clock = "window.ahead = 0; Date.now = ((now) => () => now() + ahead)(Date.now);";
    open.before_load(clock).await?;
    open.open("en/").await?;
    offline::until_kept(&open).await?;
    line.take_asked();
    for (ahead, looks) in [(0, 0), (31_000, 1), (40_000, 0), (62_000, 1)] {
        open.eval(&format!("ahead = {ahead};")).await?;
        open.eval(
            "document.dispatchEvent(new Event('visibilitychange'));
             dispatchEvent(new Event('pageshow'));",
        )
        .await?;
        let (mut looked, start) = (0, Instant::now());
        while start.elapsed() < Duration::from_secs(1)
            || looked < looks && start.elapsed() < Duration::from_secs(15)
        {
            tokio::time::sleep(Duration::from_millis(100)).await;
            looked += line.take_asked().iter().filter(|path| *path == "/sw.js").count();
        }
        assert_eq!(looked, looks, "{ahead} ms later");
    }
    page.visit("en/").await
}
