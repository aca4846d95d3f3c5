//! 인터넷 없이: 한 번 찾아온 뒤에는 서버가 꺼져도 모든 화면이 열린다. 아래 자리(sub-path)에 놓여도 그렇다.

use crate::{copy::Copy, line::Line, page::Page, runner::Tested};
use gaji_words::{Lang, errors, shell, site};
use std::time::{Duration, Instant};
use xtask::server::Server;

const BASE: &str = "/gaji/";
const DEEP: &str = "ko/p/connect4/?v=1&moves=4_4_5_5_6_6&mode=two&step=3";
const PLAYED: &str = "return document.querySelectorAll('.play-moves li').length;";

/// 모든 파일이 이 기기에 놓이고 서비스 워커가 이 창을 맡을 때까지.
pub(crate) async fn until_kept(page: &Page) -> Tested {
    page.until("!!navigator.serviceWorker.controller").await
}

/// 사례 WEB-02. 앱 없이 읽는 예시만 찾아왔어도 모든 수업과 놀이가 두 언어로, 엔진까지 돈다.
pub(crate) async fn everything_works_after_one_visit(page: Page) -> Tested {
    let copy = Copy::at(BASE)?;
    let server = Server::start(&copy.0, BASE, 0)?;
    let line = Line::to(server.port())?;
    let open = Page::new(page.driver.clone(), &line.url(BASE));
    open.driver.goto(format!("{}en/teachers/", open.site())).await?;
    let since = Instant::now();
    until_kept(&open).await?;
    assert!(since.elapsed() < Duration::from_secs(20), "{:?}", since.elapsed());
    let pages: Vec<String> = serde_json::from_value(open.eval_async(PAGES).await?)?;
    assert!(pages.len() > 20, "{pages:?}");
    line.cut_after(0);
    drop(server);
    for path in &pages {
        works(&open, path).await?;
    }
    // 물음과 `#` 뒤가 붙은 깊은 주소도, 틀 안에서도.
    for hash in ["", "#?secret=abc"] {
        open.open(&format!("{DEEP}{hash}")).await?;
        assert_eq!(open.read::<u32>(PLAYED).await?, 6, "{hash}");
        let address = open.driver.current_url().await?;
        assert!(address.query().is_some_and(|query| query.contains("moves=4_4_5_5_6_6")));
    }
    open.eval(&format!(
        "const frame = document.createElement('iframe');
         frame.src = '{}{DEEP}#?secret=abc';
         document.body.append(frame);",
        open.site()
    ))
    .await?;
    open.driver.enter_frame(0).await?;
    open.until(&format!("(() => {{ {PLAYED} }})() === 6")).await?;
    open.driver.enter_default_frame().await?;
    for path in [pages[0].trim_end_matches('/'), "l/nothing/"] {
        open.visit(path).await?;
    }
    open.until_text("h1", shell::not_found_title(Lang::Ko)).await?;
    // 문서가 아닌 파일도 제 주소에 있다.
    open.driver.goto(format!("{}licences.txt", open.site())).await?;
    open.until("document.body.innerText.includes('MIT')").await?;
    open.forget_log().await?;
    page.visit("en/").await
}

/// 지도(sitemap.xml)에 적힌 자리들.
const PAGES: &str = "
    const text = await (await fetch('/gaji/sitemap.xml')).text();
    return [...text.matchAll(/<loc>\\/gaji\\/(.*?)<\\/loc>/g)].map(([, path]) => path);";

async fn works(open: &Page, path: &str) -> Tested {
    // 선생님을 위한 예시는 앱 없이 읽는 문서다.
    if path.ends_with("teachers/") {
        open.driver.goto(format!("{}{path}", open.site())).await?;
        // 보기로 든 틀도 산다.
        open.find("main gaji-embed iframe").await?;
        open.driver.enter_frame(0).await?;
        open.find(".embed, #static .stage").await?;
        return Ok(open.driver.enter_default_frame().await?);
    }
    open.open(path).await?;
    open.find("main .figure > *").await?;
    open.find("html[data-engine=idle]").await?;
    let faults = open.eval("return document.querySelectorAll('.notice').length;").await?;
    assert_eq!(faults, 0, "{path}: {}", errors::engine_missing(Lang::En));
    Ok(())
}

/// 끊기면 알리고, 이어지면 거둔다.
pub(crate) async fn a_lost_connection_is_told(page: Page) -> Tested {
    page.open("en/l/alpha-beta/").await?;
    until_kept(&page).await?;
    let line = |offline: bool| {
        let conditions = serde_json::json!({
            "offline": offline, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1,
        });
        page.devtools("Network.emulateNetworkConditions", conditions)
    };
    page.devtools("Network.enable", serde_json::json!({})).await?;
    line(true).await?;
    page.until_text(".site-bar", site::offline(Lang::En)).await?;
    page.click("a[hreflang=ko]").await?;
    page.until_text(".site-bar", site::offline(Lang::Ko)).await?;
    line(false).await?;
    page.until("document.querySelector('.site-bar').hidden").await
}

/// 남의 쪽에 든 화면과, 홀로 열린 틀은 아무것도 깔지 않고, 아무것도 알리지 않는다.
pub(crate) async fn a_frame_installs_nothing(page: Page) -> Tested {
    let copy = Copy::at("/")?;
    let parent = Server::start(&copy.0, "/", 0)?;
    page.driver.goto(format!("{}robots.txt", parent.url())).await?;
    let frame = format!(
        "const frame = document.createElement('iframe');
         frame.src = '{}en/';
         document.body.append(frame);",
        page.site()
    );
    page.eval(&frame).await?;
    page.driver.enter_frame(0).await?;
    page.until("!!document.querySelector('.game')").await?;
    installs_nothing(&page).await?;
    page.driver.enter_default_frame().await?;
    page.visit("en/e/alpha-beta/").await?;
    installs_nothing(&page).await?;
    // 글 파일에는 브라우저가 아이콘(favicon.ico)을 따로 찾는다.
    page.forget_log().await?;
    page.visit("en/").await
}

async fn installs_nothing(page: &Page) -> Tested {
    page.eval_async("await new Promise((wake) => setTimeout(wake, 1500));").await?;
    let found = "return (await navigator.serviceWorker.getRegistrations()).length;";
    assert_eq!(page.eval_async(found).await?, 0);
    assert_eq!(page.eval("return document.querySelectorAll('.site').length;").await?, 0);
    Ok(())
}
