//! 일꾼의 고장과 잇단 부탁: 화면은 살아 있고, 일꾼은 언제나 하나다.

use crate::{page::Page, runner::Tested, smooth::COUNT_WORKERS};
use gaji_words::{Lang, errors, play as words};

/// 첫 부탁에 일꾼을 쓰러뜨린다: 엔진이 받을 수 없는 것을 먼저 보내면 그 안에서 멈춘다.
const FELL_ONCE: &str = "
    let fallen = false;
    window.Worker = class extends Worker {
      postMessage(...given) {
        if (given[0] instanceof Uint8Array && !fallen) {
          fallen = true;
          super.postMessage(null);
        }
        super.postMessage(...given);
      }
    };";

const ANSWER: &str = "
    const told = () => document.querySelectorAll('.play-moves li').length;
    const start = performance.now();
    document.querySelector(\"[data-cell='0-2']\").click();
    while (told() < 4) await new Promise((wake) => setTimeout(wake));
    return performance.now() - start;";

/// 사례 WEB-06. 쓰러진 일꾼은 알리고 갈아 세우며, 다음 부탁에는 1초 안에 답한다.
pub(crate) async fn a_fallen_worker_is_replaced(page: Page) -> Tested {
    page.before_load(FELL_ONCE).await?;
    page.open("en/p/connect4/?v=1&ms=100").await?;
    page.click("[data-cell='0-3']").await?;
    page.until("document.querySelectorAll('.play-moves li').length === 2").await?;
    page.until_text(".notice", errors::engine_restarted(Lang::En)).await?;
    page.settle().await?;
    page.find("html[data-workers='1']").await?;
    let took: f64 = serde_json::from_value(page.eval_async(ANSWER).await?)?;
    assert!(took < 1_000.0, "the next answer took {took} ms");
    page.until("!document.querySelector('.notice')?.innerText").await?;
    // 틀에서도 말한다.
    page.open("en/e/alpha-beta/?v=1&game=connect4&depth=4").await?;
    page.until_text(".notice", errors::engine_restarted(Lang::En)).await?;
    // 일부러 낸 고장은 콘솔에 남아도 된다.
    Ok(page.driver.get_log("browser").await.map(drop)?)
}

/// 스물네 수 뒤에도 이긴 쪽이 없는 판.
const LONG: &str = "1_2_1_2_1_2_2_1_2_1_2_1_4_5_4_5_4_5_5_4_5_4_5_4";

/// 물러 가며, 살펴보기를 켰다 끄며, 답을 기다리지 않고 잇달아 묻는다.
const SCRUB: &str = "
    const button = (name) =>
      [...document.querySelectorAll('.play-action')].find((one) => one.textContent === name);
    const breath = () => new Promise((wake) => setTimeout(wake, 4));
    const turn = document.querySelector('.play-analysis [role=switch]');
    for (let i = 0; i < 20; i++) {
      button('BACK').click();
      await breath();
    }
    for (let i = 0; i < 100; i++) {
      turn.click();
      await breath();
    }
    return workers.born - workers.ended;";

/// 사례 WEB-05. 답을 기다리지 않고 물러 가도, 살펴보기를 쉰 번 여닫아도 일꾼은 하나고, 보이는 것은 지금 국면의 것이다.
pub(crate) async fn scrubbing_leaves_one_worker(page: Page) -> Tested {
    page.before_load(COUNT_WORKERS).await?;
    page.open(&format!("en/p/connect4/?v=1&mode=two&scores=1&ms=300&moves={LONG}")).await?;
    let alive = page.eval_async(&SCRUB.replace("BACK", words::take_back(Lang::En))).await?;
    assert_eq!(alive, 1);
    page.settle().await?;
    assert_eq!(page.eval("return document.querySelectorAll('.play-moves li').length;").await?, 4);
    let label = page.find(".play-scores .figure").await?.attr("aria-label").await?;
    assert_eq!(label.unwrap_or_default().matches(',').count(), 6);
    assert_eq!(page.eval("return workers.born - workers.ended;").await?, 1);
    Ok(())
}
