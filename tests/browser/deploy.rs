//! 새 버전을 올린 뒤: 열려 있던 창은 빈 쪽이 되지 않고, 다시 열면 온통 새 버전이며 두던 판이 남는다.

use crate::{copy::Copy, line::Line, offline, page::Page, runner::Tested};
use gaji_words::{Lang, shell, site};
use serde_json::json;
use std::fs;
use xtask::server::Server;

const GAME: &str = "en/p/connect4/?v=1&mode=two&moves=4_4_5";
const PLAYED: &str = "document.querySelectorAll('.play-moves li').length";

/// 사례 WEB-01. 서비스 워커를 둘 수 없는 브라우저에서도 두 판은 섞이지 않는다.
pub(crate) async fn a_new_build_replaces_the_old_one_whole(page: Page) -> Tested {
    let (old, new) = (Copy::at("/")?, Copy::next("/")?);
    let server = Server::start(&old.0, "/", 0)?;
    let line = Line::to(server.port())?;
    let open = Page::new(page.driver.clone(), &line.url("/"));
    open.before_load("delete Navigator.prototype.serviceWorker;").await?;
    open.open(GAME).await?;
    let renewed = Server::start(&new.0, "/", 0)?;
    line.turn(renewed.port());
    open.click("[data-cell='0-0']").await?;
    open.until(&format!("{PLAYED} === 4")).await?;
    open.until("location.search.includes('5_1')").await?;
    // 아직 받지 않은 화면은 옛 판과 함께 사라졌다.
    open.click(".play-moves li button").await?;
    open.click(".play-behind a").await?;
    open.until_text(".notice.fault", shell::page_missing(Lang::En)).await?;
    open.driver.back().await?;
    open.until(&format!("{PLAYED} === 4")).await?;
    open.forget_log().await?;
    line.take_asked();
    open.reload().await?;
    open.until(&format!("{PLAYED} === 4")).await?;
    only_asks(&line.take_asked(), &new, &old)?;
    open.is_sound().await?;
    page.visit("en/").await
}

/// 사본을 내는 서버로 이어진 줄과, 그 줄로 여는 창.
async fn visit_old(page: &Page, old: &Copy) -> Tested<(Server, Line, Page)> {
    let server = Server::start(&old.0, "/", 0)?;
    let line = Line::to(server.port())?;
    let open = Page::new(page.driver.clone(), &line.url("/"));
    open.open(GAME).await?;
    offline::until_kept(&open).await?;
    Ok((server, line, open))
}

/// 사례 WEB-01. 열어 둔 창은 그대로 돌고, 새 버전이 왔다고 알리며, 누르면 같은 상태로 새 버전이 된다.
pub(crate) async fn a_new_build_waits_for_the_reader(page: Page) -> Tested {
    let (old, new) = (Copy::at("/")?, Copy::next("/")?);
    let (_server, line, open) = visit_old(&page, &old).await?;
    // 한 출처를 나누어 쓰는 다른 앱의 것은 건드리지 않는다.
    let neighbours = json!(["gaji /next/ 1", "neighbour"]);
    open.eval_async(&format!("for (const name of {neighbours}) await caches.open(name);")).await?;
    let renewed = Server::start(&new.0, "/", 0)?;
    line.turn(renewed.port());
    line.take_asked();
    open.eval_async(UPDATE).await?;
    open.until_text(".site-bar", site::update(Lang::En)).await?;
    // 아직 받지 않은 화면도 옛 판의 것으로 열린다.
    open.click("[data-cell='0-0']").await?;
    open.until(&format!("{PLAYED} === 4 && location.search.includes('5_1')")).await?;
    reach(&open, ".play-moves li button").await?;
    open.find(".play-behind a").await?;
    reach(&open, ".play-behind a").await?;
    open.find(".stage .node").await?;
    open.driver.back().await?;
    open.until(&format!("{PLAYED} === 4")).await?;
    open.screenshot("new-build").await?;
    open.eval("window.before = true;").await?;
    open.click("[data-cell='0-0']").await?;
    open.click_named(site::update_now(Lang::En)).await?;
    open.until(&format!("!window.before && {PLAYED} === 5")).await?;
    open.settle().await?;
    only_asks(&line.take_asked(), &new, &old)?;
    is_of(&open, &new).await?;
    let swept = "while ((await caches.keys()).length > 3) await new Promise((wake) => setTimeout(wake, 20));
        return (await caches.keys()).slice(0, -1);";
    let mut left: Vec<String> = serde_json::from_value(open.eval_async(swept).await?)?;
    left.sort();
    assert_eq!(json!(left), neighbours);
    page.visit("en/").await
}

/// 다른 창이 새 버전으로 바꾸어도 이 창은 옛 판으로 이어 가고, 그동안 옛 판의 것이 남아 있다.
pub(crate) async fn another_tab_keeps_its_build(page: Page) -> Tested {
    let (old, new) = (Copy::at("/")?, Copy::next("/")?);
    let (_server, line, open) = visit_old(&page, &old).await?;
    let first = open.driver.window().await?;
    let second = open.driver.new_tab().await?;
    open.driver.switch_to_window(second.clone()).await?;
    open.open("en/").await?;
    let renewed = Server::start(&new.0, "/", 0)?;
    line.turn(renewed.port());
    open.driver.switch_to_window(first).await?;
    open.eval_async(UPDATE).await?;
    open.eval("window.before = true;").await?;
    open.click_named(site::update_now(Lang::En)).await?;
    open.until("!window.before").await?;
    open.settle().await?;
    is_of(&open, &new).await?;
    open.driver.close_window().await?;
    open.driver.switch_to_window(second).await?;
    open.until_text(".site-bar", site::update(Lang::En)).await?;
    reach(&open, ".hero .button").await?;
    open.find(".stage .node").await?;
    is_of(&open, &old).await?;
    open.reload().await?;
    is_of(&open, &new).await?;
    page.visit("en/").await
}

/// 받는 도중에 끊기거나, 없는 파일에 HTML이 오면 새 버전은 없던 일이고 옛 판이 온전하다.
pub(crate) async fn half_a_build_is_none(page: Page) -> Tested {
    let (old, new) = (Copy::at("/")?, Copy::next("/")?);
    let (_server, line, open) = visit_old(&page, &old).await?;
    let renewed = Server::start(&new.0, "/", 0)?;
    line.turn(renewed.port());
    line.cut_after(20);
    fails_to_install(&open).await?;
    let engine = new.engine()?;
    let wasm = fs::read(&engine)?;
    fs::remove_file(&engine)?;
    line.turn(renewed.port());
    line.be_lenient();
    fails_to_install(&open).await?;
    open.reload().await?;
    is_of(&open, &old).await?;
    fs::write(&engine, wasm)?;
    open.forget_log().await?;
    open.eval_async(UPDATE).await?;
    open.until_text(".site-bar", site::update(Lang::En)).await?;
    page.visit("en/").await
}

/// 아래의 알림에 가리지 않게 화면 가운데로 밀어 누른다.
async fn reach(open: &Page, css: &str) -> Tested {
    let middle = format!("document.querySelector({css:?}).scrollIntoView({{ block: 'center' }});");
    open.eval(&middle).await?;
    open.click(css).await
}

/// 서버의 판을 찾아, 다 받거나 그만둘 때까지.
const UPDATE: &str = "
    const registration = await navigator.serviceWorker.getRegistration();
    const found = await registration.update();
    const worker = found.installing;
    while (worker?.state === 'installing') await new Promise((wake) => setTimeout(wake, 20));
    return worker?.state ?? 'none';";

async fn fails_to_install(open: &Page) -> Tested {
    assert_eq!(open.eval_async(UPDATE).await?, "redundant");
    assert_eq!(open.eval_async("return (await caches.keys()).length;").await?, 1);
    Ok(())
}

/// 부른 것이 모두 그 판의 것인가.
async fn is_of(open: &Page, build: &Copy) -> Tested {
    let asked = "return performance.getEntriesByType('resource').map((entry) => entry.name);";
    let asked: Vec<String> = open.read(asked).await?;
    let hashes = build.hashes()?;
    let named = asked.iter().filter(|name| name.contains("/app/") || name.contains("/engine/"));
    let strange: Vec<_> =
        named.clone().filter(|name| !hashes.iter().any(|hash| name.contains(hash))).collect();
    assert!(strange.is_empty() && named.count() > 3, "{strange:?} of {asked:?}");
    Ok(())
}

/// 서버에 물은 것은 새 버전의 것뿐이다.
fn only_asks(asked: &[String], new: &Copy, old: &Copy) -> Tested {
    let (new, old) = (new.hashes()?, old.hashes()?);
    let has = |hash: &String| asked.iter().any(|path| path.contains(hash.as_str()));
    assert!(new.iter().all(has), "{asked:?}");
    assert!(!old.iter().any(has), "{asked:?}");
    Ok(())
}
