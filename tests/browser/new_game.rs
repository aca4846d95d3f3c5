//! `cargo xtask new-game`이 갓 만든 놀이: 화면의 코드를 고치지 않아도 두고, 살펴보고, 나무와 정지 탐색을 본다.

use crate::{
    axe,
    page::{Page, View},
    runner::Tested,
};
use std::env;
use xtask::server::Server;

/// 새 놀이가 든 앱을 따로 띄워, 두고 나무를 펼친다.
pub(crate) async fn is_played_as_it_comes(page: Page) -> Tested {
    let dist = env::var("GAJI_NEW_GAME").map_err(|_| "GAJI_NEW_GAME: run by cargo xtask test")?;
    let server = Server::start(dist, "/", 0)?;
    let made = Page::new(page.driver.clone(), &server.url());
    made.view(View::Phone).await?;
    is_listed(&made).await?;
    answers_a_move(&made).await?;
    shows_its_tree(&made).await?;
    compares_its_exchanges(&made).await?;
    made.is_sound().await?;
    page.visit("en/").await
}

async fn is_listed(made: &Page) -> Tested {
    made.open("en/").await?;
    made.find(".game a[href*='p/hexapawn/']").await.map(drop)
}

/// a1의 폰을 a2로 옮기면 AI가 답하고, 수마다 점수가 보인다.
async fn answers_a_move(made: &Page) -> Tested {
    // 엔진만 바꾼 것이라 제 문서가 없다: 404로 온 문서에서도 앱은 그 놀이를 연다.
    made.open("en/p/hexapawn/?v=1&depth=9&scores=1").await?;
    made.forget_log().await?;
    made.click("[data-cell='2-0']").await?;
    made.click("[data-cell='1-0']").await?;
    made.until("document.querySelectorAll('.play-moves li').length === 2").await?;
    made.settle().await?;
    made.find(".play-scores .figure").await?;
    made.screenshot("new-game-play").await?;
    is_accessible(made).await
}

async fn shows_its_tree(made: &Page) -> Tested {
    made.open("ko/l/alpha-beta/?v=1&game=hexapawn&depth=3").await?;
    made.find(".stage .node > .thumbnail").await?;
    made.screenshot("new-game-tree").await?;
    is_accessible(made).await
}

/// 잡는 수가 있는 놀이라서, 정지 탐색의 두 판도 선다.
async fn compares_its_exchanges(made: &Page) -> Tested {
    made.open("ko/l/quiescence/?v=1&game=hexapawn&moves=a1a2").await?;
    made.until("document.querySelectorAll('.twin-board').length === 2").await?;
    made.screenshot("new-game-exchanges").await?;
    is_accessible(made).await
}

async fn is_accessible(made: &Page) -> Tested {
    let faults = axe::violations(made).await?;
    if faults.is_empty() { Ok(()) } else { Err(faults.join("\n  ").into()) }
}
