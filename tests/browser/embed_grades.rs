//! 틀에서 채점받은 것은 쪽이 안다.

use crate::{embed::Host, page::Page, runner::Tested};
use gaji_words::{
    Lang,
    alphabeta::{links, practice as words},
};
use serde_json::json;
use std::time::Duration;

/// 학생의 링크가 든 틀: 답과 설정은 보이지 않고, 답할 때마다 채점과 성적이 쪽에 온다.
pub(crate) async fn a_students_link_tells_answers_and_score(page: Page) -> Tested {
    let host = Host::open(
        &page,
        "<gaji-embed name=one lesson=alpha-beta lang=en state='v=1&do=grade&pupil=1'></gaji-embed>
         <gaji-embed name=two lesson=alpha-beta lang=en state='v=1&do=quiz&quiz=4&pupil=1'></gaji-embed>",
    )
    .await?;
    let answers = "const all = heard.filter(({ type, id, by }) => type === 'gaji:answer' && by === 'reader' && id === 'one');";
    Host::hears(&page, "score", "one").await?;
    page.driver.enter_frame(0).await?;
    page.find(".asked button").await?;
    let shown = "return ['.stage', '.compare', '.settings', '.practice .chips .chip']
        .filter((css) => [...document.querySelectorAll(css)].some((one) => one.checkVisibility()));";
    assert_eq!(page.eval(shown).await?, json!([]));
    // 마지막 것은 놓친 가위질이다.
    for nth in 1..=4 {
        // 더 빠르면 두 번 누른 것이다.
        tokio::time::sleep(Duration::from_millis(330)).await;
        page.click(".asked button").await?;
        page.until_text(".room .said", if nth < 4 { "✓" } else { "✗" }).await?;
        page.driver.enter_default_frame().await?;
        page.until(&format!("(() => {{ {answers} return all.length === {nth}; }})()")).await?;
        page.driver.enter_frame(0).await?;
    }
    page.driver.enter_default_frame().await?;
    let last = Host::last(&page, "answer", "one").await?;
    assert_eq!(last["right"], 0, "{last}");
    assert!(last["words"].as_str().is_some_and(|words| words.contains("missed cut")), "{last}");
    let score = Host::last(&page, "score", "one").await?;
    assert_eq!(json!([score["what"], score["got"], score["done"]]), json!(["questions", 3, 4]));
    assert!(score["of"].as_u64() > Some(4), "{score}");
    // 보이지 않는 틀은 브라우저가 그리지 않는다.
    page.eval("document.querySelector('[name=two]').scrollIntoView();").await?;
    Host::hears(&page, "score", "two").await?;
    page.driver.enter_frame(1).await?;
    page.click(".room .chips .chip").await?;
    page.driver.enter_default_frame().await?;
    // 걸음의 성적도 오므로 물음의 것만 본다.
    page.until(
        "heard.some(({ id, what, done, of }) =>
           id === 'two' && what === 'questions' && done === 1 && of === 5)",
    )
    .await?;
    drop(host);
    // 잠근 틀에는 선생님의 방이 없다.
    for (lock, rooms) in [(0, 1), (1, 0)] {
        page.open(&format!("en/e/alpha-beta/?v=1&do=links&ui=practice&lock={lock}")).await?;
        page.find(".practice .chips .chip").await?;
        let tab = links::title(Lang::En);
        let seen = format!(
            "return [[...document.querySelectorAll('.room h3')].filter((one) => one.textContent === '{tab}').length,
              [...document.querySelectorAll('.chip')].filter((one) => one.textContent.trim() === '{}').length];",
            words::tab_links(Lang::En)
        );
        assert_eq!(page.eval(&seen).await?, json!([rooms, rooms]), "{lock}");
    }
    page.visit("en/").await
}
