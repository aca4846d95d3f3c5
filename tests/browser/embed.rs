//! 남의 쪽에 든 틀: 다른 출처의 쪽과 말하고, 쪽의 것(스크롤, 초점, 지나온 길)을 빼앗지 않는다.

use crate::{copy::Copy, line::Line, page::Page, runner::Tested};
use serde_json::{Value, json};
use std::{env, fs, path::PathBuf, process, time::Duration};
use xtask::server::Server;

/// 틀을 담은 남의 쪽: 앱과 다른 포트라 출처가 다르다.
pub(crate) struct Host {
    /// 놓일 때까지 떠 있다.
    _server: Server,
    folder: PathBuf,
}

impl Drop for Host {
    fn drop(&mut self) {
        // 지우지 못한 것은 임시 폴더의 일이다.
        drop(fs::remove_dir_all(&self.folder));
    }
}

impl Host {
    /// `body`를 담은 쪽을 띄우고 연다. 온 말은 모두 `heard`에 쌓인다.
    pub(crate) async fn open(page: &Page, body: &str) -> Tested<Self> {
        let folder = env::temp_dir().join(format!("gaji-host-{}", process::id()));
        fs::create_dir_all(&folder)?;
        let html = format!(
            "<!doctype html><html lang=en><meta charset=utf-8><title>host</title>
             <link rel=icon href='data:,'>
             <style>body {{ margin: 0; padding-bottom: 3000px }}</style>
             <script>
               window.heard = [];
               addEventListener('message', ({{ data }}) => heard.push(data));
             </script>
             <script async src='{}embed.js'></script>
             <a id=before href='#before'>before</a>{body}<a id=after href='#after'>after</a>",
            page.site()
        );
        fs::write(folder.join("index.html"), html)?;
        let server = Server::start(&folder, "/", 0)?;
        page.driver.goto(server.url()).await?;
        Ok(Self { _server: server, folder })
    }

    /// 그 이름의 틀에서 온 그 말을 기다린다.
    pub(crate) async fn hears(page: &Page, kind: &str, id: &str) -> Tested {
        page.until(&format!("heard.some((one) => one.type === 'gaji:{kind}' && one.id === '{id}')"))
            .await
    }

    /// 그 이름의 틀에서 온 마지막 그 말.
    pub(crate) async fn last(page: &Page, kind: &str, id: &str) -> Tested<Value> {
        page.eval(&format!(
            "return heard.findLast((one) => one.type === 'gaji:{kind}' && one.id === '{id}');"
        ))
        .await
    }
}

/// 두 틀이 저마다 말하고 듣는다. 열릴 때 초점도 지나온 길도 그대로다. 아래 자리(sub-path)에 놓인 가지의 틀이다.
pub(crate) async fn two_frames_talk_with_their_page(page: Page) -> Tested {
    let copy = Copy::at("/gaji/")?;
    let server = Server::start(&copy.0, "/gaji/", 0)?;
    let host = Host::open(
        &Page::new(page.driver.clone(), &server.url()),
        "<gaji-embed name=one lesson=alpha-beta lang=en state='v=1&step=9'></gaji-embed>
         <gaji-embed name=two lesson=quiescence lang=ko state='v=1&step=0' theme=dark></gaji-embed>",
    )
    .await?;
    let trail: u32 = page.read("return history.length;").await?;
    for id in ["one", "two"] {
        // 보이지 않는 틀은 브라우저가 그리지 않는다.
        page.eval(&format!("document.querySelector('[name={id}]').scrollIntoView();")).await?;
        Host::hears(&page, "ready", id).await?;
        Host::hears(&page, "step", id).await?;
    }
    assert_eq!(Host::last(&page, "step", "one").await?["step"], 9);
    page.eval("document.querySelector('[name=one]').send('step', { to: 99999 });").await?;
    Host::hears(&page, "answer", "one").await?;
    page.eval("document.querySelector('[name=one]').send('set', { query: 'v=1&step=4' });").await?;
    page.until("heard.findLast((one) => one.type === 'gaji:step' && one.id === 'one').step === 4")
        .await?;
    let score = Host::last(&page, "score", "one").await?;
    assert_eq!(score["what"], "steps");
    assert!(score["got"].as_u64() < score["of"].as_u64(), "{score}");
    // 남의 말은 지나치고, 틀린 말은 따르지 않고 까닭을 알린다.
    let count = page.eval("return heard.length;").await?;
    page.eval(
        "const { contentWindow } = document.querySelector('[name=one] iframe');
         contentWindow.postMessage('iframe.resize', '*');
         contentWindow.postMessage({ type: 'other:step', v: 1, to: 1 }, '*');
         contentWindow.postMessage({ type: 'gaji:step', v: 1, to: 'x' }, '*');",
    )
    .await?;
    Host::hears(&page, "error", "one").await?;
    let since: Vec<Value> = page
        .read(&format!("return heard.slice({count}).filter((one) => one.id === 'one');"))
        .await?;
    assert_eq!(since.len(), 1, "{since:?}");
    // 읽지 못한 상태는 까닭을 알리고, 성한 것은 살린다.
    page.eval(
        "heard.length = 0;
         document.querySelector('[name=one]').send('set', { query: 'v=1&step=3&tree=[[[' });",
    )
    .await?;
    for kind in ["ready", "error", "step"] {
        Host::hears(&page, kind, "one").await?;
    }
    assert_eq!(Host::last(&page, "ready", "one").await?["query"], "v=1&step=3");
    assert_eq!(Host::last(&page, "step", "one").await?["step"], 3);
    assert_eq!(page.read::<u32>("return history.length;").await?, trail);
    assert_eq!(page.eval("return document.activeElement.tagName;").await?, "BODY");
    drop(host);
    page.visit("en/").await
}

/// 엔진은 첫 손길에 선다: 그때까지는 미리 그린 그림이고, 지나가는 손은 깨우지 않는다. 선 엔진의 전치표는 4 MB다.
pub(crate) async fn the_engine_sleeps_until_touched(page: Page) -> Tested {
    page.open("en/l/alpha-beta/").await?;
    page.until("!!document.documentElement.dataset.memory").await?;
    let memory = "return Number(document.documentElement.dataset.memory);";
    let whole: u64 = page.read(memory).await?;
    let host =
        Host::open(&page, "<gaji-embed name=one lesson=alpha-beta lang=en></gaji-embed>").await?;
    Host::hears(&page, "ready", "one").await?;
    let pass = json!({ "type": "mouseMoved", "x": 200, "y": 200 });
    page.devtools("Input.dispatchMouseEvent", pass).await?;
    tokio::time::sleep(Duration::from_secs(1)).await;
    page.driver.enter_frame(0).await?;
    let asleep = "return [document.documentElement.dataset.engine ?? '',
        document.querySelectorAll('.embed-still .node').length,
        performance.getEntriesByType('resource').filter(({ name }) => name.includes('/engine/')).length];";
    assert_eq!(page.eval(asleep).await?, json!(["", 13, 0]));
    page.click(".embed-still button").await?;
    page.until("document.documentElement.dataset.engine === 'idle'").await?;
    page.until("!!document.documentElement.dataset.memory").await?;
    let framed: u64 = page.read(memory).await?;
    // 앱의 전치표는 16 MB, 틀의 것은 4 MB. 나머지(코드의 자료와 쌓는 자리)는 같다.
    assert_eq!(whole - framed, (16 - 4) << 20, "{whole} {framed}");
    assert!(framed < 6 << 20, "{framed}");
    page.until("document.querySelectorAll('.lesson .node').length === 13").await?;
    page.until("!document.querySelector('.embed-still').checkVisibility()").await?;
    page.driver.enter_default_frame().await?;
    drop(host);
    page.visit("en/").await
}

/// 틀 위의 바퀴는 쪽을 굴리고, Tab은 틀을 지나간다.
pub(crate) async fn takes_neither_wheel_nor_tab(page: Page) -> Tested {
    let host = Host::open(
        &page,
        "<gaji-embed name=one lesson=alpha-beta lang=en state='v=1&step=9'></gaji-embed>",
    )
    .await?;
    Host::hears(&page, "step", "one").await?;
    page.until("document.querySelector('iframe').offsetHeight !== 520").await?;
    let wheel = json!({ "type": "mouseWheel", "x": 200, "y": 200, "deltaX": 0, "deltaY": 240 });
    page.devtools("Input.dispatchMouseEvent", wheel).await?;
    page.until("scrollY > 100").await?;
    page.eval("document.querySelector('#before').focus();").await?;
    let mut passed = 0;
    while page.eval("return document.activeElement.id;").await? != "after" {
        passed += 1;
        assert!(passed < 60, "the frame traps the focus");
        for kind in ["keyDown", "keyUp"] {
            let tab =
                json!({ "type": kind, "key": "Tab", "code": "Tab", "windowsVirtualKeyCode": 9 });
            page.devtools("Input.dispatchKeyEvent", tab).await?;
        }
    }
    assert!(passed > 3, "the frame was skipped");
    drop(host);
    page.visit("en/").await
}

/// 틀에서 누를 수 있는 것 가운데 걸음을 옮기는 것도, 그림의 마디도 아닌 것.
const LOOSE: &str = "
    return [...document.querySelectorAll('.embed :is(a, button, input, select, summary, [tabindex=\"0\"])')]
      .filter((one) => !one.closest('.transport, [data-hit]') && one.checkVisibility({ visibilityProperty: true }))
      .map((one) => one.outerHTML);";

/// «직접 해 보기»에서 나무나 규칙을 바꾸는 단추: 답하는 단추와 복사는 아니다.
const CHANGES: &str = ".room > .chips button:not(.asked *, .asked ~ .chips *), .room > button";

/// 잠근 틀은 걸음만 옮기고, 감추라는 것은 감춘다.
pub(crate) async fn shows_only_what_is_asked(page: Page) -> Tested {
    for lesson in ["alpha-beta", "evaluation", "quiescence"] {
        let open =
            async |query: &str| page.open(&format!("en/e/{lesson}/?v=1&step=2&{query}")).await;
        open("lock=1&hide=sentence,link").await?;
        page.find(".transport").await?;
        assert_eq!(page.read::<Vec<String>>(LOOSE).await?, [""; 0], "{lesson}");
        let place = page.text(".transport").await?;
        page.click(".transport-row button:nth-of-type(4)").await?;
        page.until(&format!("document.querySelector('.transport').innerText !== {place:?}"))
            .await?;
        open("hide=transport").await?;
        page.find(".status").await?;
        let seen = "return ['.transport', '.status', '.embed-open'].map((one) => document.querySelector(one).checkVisibility());";
        assert_eq!(page.eval(seen).await?, json!([false, true, true]), "{lesson}");
        assert!(!page.read::<Vec<String>>(LOOSE).await?.is_empty());
    }
    for (room, free) in [("order", 4), ("ties", 5), ("table", 3), ("grade", 2)] {
        for lock in [0, 1] {
            page.open(&format!("en/e/alpha-beta/?v=1&do={room}&ui=practice&lock={lock}")).await?;
            page.find(".room .node, .room tbody td").await?;
            let count = format!("return document.querySelectorAll({CHANGES:?}).length;");
            let left = if lock == 1 { 0 } else { free };
            assert_eq!(page.read::<usize>(&count).await?, left, "{room} {lock}");
        }
    }
    Ok(())
}

/// 가둔 틀(sandbox)에서도 쪽의 엔진이 나누어 생각한다. 저장소도 일꾼도 없다.
pub(crate) async fn works_in_a_sandbox(page: Page) -> Tested {
    let frame = format!(
        "<iframe title=frame sandbox=allow-scripts width=640 height=900
           src='{}en/e/quiescence/?v=1&step=2&id=one#?secret=abc'></iframe>",
        page.site()
    );
    let host = Host::open(&page, &frame).await?;
    Host::hears(&page, "step", "one").await?;
    page.until("heard.some((one) => one.message === 'height' && one.secret === 'abc')").await?;
    page.until("heard.some((one) => one.subject === 'lti.frameResize')").await?;
    page.driver.enter_frame(0).await?;
    assert_eq!(page.eval("return document.documentElement.dataset.workers;").await?, "0");
    assert_eq!(
        page.eval("return document.querySelectorAll('.twin .piece').length > 8;").await?,
        true
    );
    page.driver.enter_default_frame().await?;
    // 저장소가 막힌 것은 브라우저가 콘솔에 적는다.
    drop(page.driver.get_log("browser").await?);
    drop(host);
    page.visit("en/").await
}

/// 다른 출처에 열어 두지 않은 호스트의 가둔 틀에도, 미리 그린 그림과 링크는 남는다.
pub(crate) async fn a_closed_sandbox_keeps_the_picture(page: Page) -> Tested {
    let copy = Copy::at("/")?;
    let server = Server::start(&copy.0, "/", 0)?;
    let line = Line::to(server.port())?;
    line.close();
    let frame = format!(
        "<iframe title=frame sandbox=allow-scripts width=640 height=900 src='{}en/e/alpha-beta/'></iframe>",
        line.url("/")
    );
    let host = Host::open(&page, &frame).await?;
    page.driver.enter_frame(0).await?;
    page.find("#static .node").await?;
    tokio::time::sleep(Duration::from_secs(1)).await;
    let left = "return [document.querySelectorAll('#static .node').length, document.querySelector('.embed-open a').checkVisibility()];";
    assert_eq!(page.eval(left).await?, json!([13, true]));
    page.driver.enter_default_frame().await?;
    page.forget_log().await?;
    drop(host);
    page.visit("en/").await
}
