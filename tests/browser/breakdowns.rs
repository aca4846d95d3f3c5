//! 고장과 낯선 기기: 무엇이 어떻게 되어도 쓸 수 있는 화면과 또렷한 한 문장이 남는다.

use crate::{page::Page, runner::Tested};
use gaji_words::{Lang, errors, shell, site};
use serde_json::json;
use std::time::Duration;

const PLAYED: &str = "document.querySelectorAll('.play-moves li').length";

async fn open(page: &Page, lang: Lang, query: &str) -> Tested {
    page.open(&format!("{}/p/connect4/?v=1&{query}", lang.code())).await
}

/// 한 수를 두면 AI가 답한다.
async fn plays(page: &Page) -> Tested {
    let before: usize = page.read(&format!("return {PLAYED};")).await?;
    page.click("[data-cell='0-3']").await?;
    page.until(&format!("{PLAYED} === {}", before + 2)).await
}

/// 일꾼의 파일이 없으면 화면이 나누어 생각한다.
pub(crate) async fn a_missing_worker_script_is_told(page: Page) -> Tested {
    page.before_load(
        "window.Worker = class extends Worker {
           constructor(url, options) { super(url.replace('worker.js', 'gone.js'), options); }
         };",
    )
    .await?;
    for lang in Lang::ALL {
        open(&page, lang, "ms=100").await?;
        page.until_text(".notice", errors::engine_no_worker(lang)).await?;
        page.find("html[data-workers='0']").await?;
        plays(&page).await?;
        // 레슨은 스스로 잇달아 묻는다: 읽기도 전에 지워지지 않는다.
        page.open(&format!("{}/l/quiescence/", lang.code())).await?;
        tokio::time::sleep(Duration::from_secs(1)).await;
        page.until_text(".notice", errors::engine_no_worker(lang)).await?;
    }
    page.forget_log().await
}

/// 만든 일꾼을 붙들어 둔다.
const HELD: &str = "
    window.Worker = class extends Worker {
      constructor(...given) { super(...given); window.last = this; }
    };";
const KILL: &str = "Worker.prototype.terminate.call(last);";

/// 생각하다 죽은 일꾼은 아무 말도 못 한다: 화면이 알아차려 새 일꾼을 세우고 다시 묻는다.
pub(crate) async fn a_worker_killed_while_thinking_is_told(page: Page) -> Tested {
    page.before_load(HELD).await?;
    for lang in Lang::ALL {
        open(&page, lang, "ms=700").await?;
        page.click("[data-cell='0-3']").await?;
        page.find("html[data-engine=thinking]").await?;
        page.eval(KILL).await?;
        page.until_text(".notice", errors::engine_restarted(lang)).await?;
        page.until(&format!("{PLAYED} === 2")).await?;
        plays(&page).await?;
    }
    Ok(())
}

/// 시간을 정하지 않은 일도 마찬가지다. 죽음을 알 길(Web Locks)이 없으면 생각할 시간이 지나고서야 안다.
pub(crate) async fn a_worker_killed_in_a_lesson_is_told(page: Page) -> Tested {
    page.before_load(HELD).await?;
    for lang in Lang::ALL {
        page.open(&format!("{}/l/alpha-beta/", lang.code())).await?;
        page.click(".self-check .button").await?;
        page.until("document.querySelector('.self-check progress')?.value > 0").await?;
        page.eval(KILL).await?;
        page.until_text(".notice", errors::engine_restarted(lang)).await?;
        page.until("document.querySelectorAll('.self-check-result.better').length === 2").await?;
    }
    page.before_load("Object.defineProperty(navigator, 'locks', { value: undefined });").await?;
    open(&page, Lang::En, "ms=700").await?;
    page.click("[data-cell='0-3']").await?;
    page.find("html[data-engine=thinking]").await?;
    page.eval(KILL).await?;
    page.until_text(".notice", errors::engine_late(Lang::En)).await?;
    page.until(&format!("{PLAYED} === 2")).await
}

/// 큰 전치표를 받지 못하면 작은 것으로 선다: 기억을 6 MB만 더 받게 한 엔진도 일꾼에서 둔다.
pub(crate) async fn little_memory_makes_a_smaller_table(page: Page) -> Tested {
    page.before_load(LITTLE_MEMORY).await?;
    open(&page, Lang::En, "ms=100").await?;
    plays(&page).await?;
    page.find("html[data-workers='1']").await?;
    assert_eq!(page.eval("return limited;").await?, true);
    assert_eq!(page.eval("return document.querySelectorAll('.notice').length;").await?, 0);
    Ok(())
}

/// 엔진의 wasm에 적힌 기억의 한도를 처음 크기 + 100쪽(64 KB)으로 고쳐 쓴다(memory section, id 5).
const LITTLE_MEMORY: &str = "
    const compile = WebAssembly.compile;
    window.limited = false;
    const written = (value) => (value < 128 ? [value] : [(value & 127) | 128, ...written(value >>> 7)]);
    const limit = (bytes) => {
      let at = 8;
      const number = () => {
        let [value, shift, byte] = [0, 0, 0];
        do {
          byte = bytes[at++];
          value |= (byte & 127) << shift;
          shift += 7;
        } while (byte & 128);
        return value;
      };
      while (at < bytes.length) {
        const start = at;
        const id = bytes[at++];
        const size = number();
        const end = at + size;
        if (id === 5) {
          at += 2;
          const least = number();
          const body = [1, 1, ...written(least), ...written(least + 100)];
          window.limited = true;
          return Uint8Array.from([...bytes.slice(0, start), 5, ...written(body.length), ...body, ...bytes.slice(end)]);
        }
        at = end;
      }
    };
    WebAssembly.compileStreaming = async (coming) =>
      compile(limit(new Uint8Array(await (await coming).arrayBuffer())));";

/// 화면의 앱이 멈추면 되살리는 띠가 서고, 상태는 주소에 남아 다시 열면 그대로다.
pub(crate) async fn a_stopped_app_leaves_a_way_back(page: Page) -> Tested {
    page.before_load(
        "for (const name of ['instantiate', 'instantiateStreaming']) {
           const real = WebAssembly[name];
           WebAssembly[name] = async (...given) => {
             const made = await real.apply(WebAssembly, given);
             window.memory ??= (made.instance ?? made).exports.memory;
             return made;
           };
         }",
    )
    .await?;
    for lang in Lang::ALL {
        open(&page, lang, "mode=two&moves=4_4_5").await?;
        page.click("[data-cell='0-0']").await?;
        page.until("location.search.includes('4_4_5_1')").await?;
        // 앱의 기억을 온통 어지럽힌다: 다음 누름에 멈춘다.
        page.eval("new Uint8Array(memory.buffer).fill(255);").await?;
        page.click("[data-cell='0-0']").await?;
        page.until_text(".recovery", shell::recovery_title(lang)).await?;
        page.until_text(".recovery", shell::recovery(lang)).await?;
        page.screenshot(&format!("recovery-{}", lang.code())).await?;
        page.click(".recovery a").await?;
        page.until(&format!("!document.querySelector('.recovery') && {PLAYED} === 4")).await?;
    }
    page.forget_log().await
}

/// 저장소가 꽉 찼거나 막혔으면 잃기 전에 한 번 말하고, 모든 것은 그대로 된다.
pub(crate) async fn a_device_that_keeps_nothing_is_told(page: Page) -> Tested {
    let full = "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };";
    let shut = "Object.defineProperty(window, 'localStorage', {
        get() { throw new DOMException('no', 'SecurityError'); } });";
    for broken in [full, shut] {
        page.before_load(broken).await?;
        for lang in Lang::ALL {
            open(&page, lang, "ms=100").await?;
            page.until_text(".site-bar", site::forgetful(lang)).await?;
            page.click_named(site::understood(lang)).await?;
            page.until("document.querySelector('.site-bar').hidden").await?;
            plays(&page).await?;
            page.click(".header button.tool").await?;
            page.open(&format!("{}/l/alpha-beta/?v=1&step=3", lang.code())).await?;
            page.find(".stage .node").await?;
        }
    }
    Ok(())
}

/// 시계가 뒤로 가도 생각은 끝난다: 나누어 생각하는 화면의 시계를 자꾸 한 시간씩 되돌린다.
pub(crate) async fn a_clock_that_goes_back_ends_all_the_same(page: Page) -> Tested {
    page.before_load(
        "delete window.Worker;
         const now = performance.now.bind(performance);
         let reads = 0;
         performance.now = () => now() - 3_600_000 * (reads++ % 50 ? 0 : reads);
         const today = Date.now;
         Date.now = () => today() - 86_400_000 * (reads++ % 7);",
    )
    .await?;
    for lang in Lang::ALL {
        open(&page, lang, "ms=300").await?;
        page.until_text(".notice", errors::engine_no_worker(lang)).await?;
        plays(&page).await?;
        page.settle().await?;
        plays(&page).await?;
    }
    Ok(())
}

/// 숨은 채로 보내는 시간. 길이는 아무래도 좋다: 얼어붙은 동안에는 시계도 알람도 돌지 않는다.
const AWAY: Duration = Duration::from_secs(4);

/// 생각하는 사이에 가려졌다 돌아와도 이어서 둔다.
pub(crate) async fn a_hidden_tab_carries_on(page: Page) -> Tested {
    let life = |state: &str| page.devtools("Page.setWebLifecycleState", json!({ "state": state }));
    let first = page.driver.window().await?;
    for lang in Lang::ALL {
        // 얼었던 창은 돌아와도 브라우저가 가려진 것으로 치므로, 다음에는 새 창에서 한다.
        let tab = page.driver.new_tab().await?;
        page.driver.switch_to_window(tab).await?;
        open(&page, lang, "ms=1000").await?;
        page.click("[data-cell='0-3']").await?;
        page.find("html[data-engine=thinking]").await?;
        life("frozen").await?;
        tokio::time::sleep(AWAY).await;
        life("active").await?;
        page.until(&format!("{PLAYED} === 2")).await?;
        assert_eq!(
            page.eval("return document.querySelectorAll('.notice.fault').length;").await?,
            0
        );
        plays(&page).await?;
    }
    page.driver.switch_to_window(first).await?;
    page.visit("en/").await
}
