//! 배운 것의 기록: 걸음을 옮기면 남고, 링크로 옮겨 가고, 상한 것은 까닭을 말한다.

use crate::{page::Page, runner::Tested};
use gaji_words::{Lang, progress as words};

const SEEN: &str =
    "return [...document.querySelectorAll('.card-seen')].map((one) => one.innerText);";

pub(crate) async fn is_kept_and_moved(page: Page) -> Tested {
    page.open("en/l/alpha-beta/").await?;
    page.find(".stage .node").await?;
    page.open("en/").await?;
    page.find(".card-seen").await?;
    // 열어 보기만 한 것은 본 것이 아니다.
    assert_eq!(page.read::<Vec<String>>(SEEN).await?, ["", "", ""]);
    page.open("en/l/alpha-beta/?v=1&step=0").await?;
    page.find(".stage .node").await?;
    page.eval_async(
        "const next = document.querySelectorAll('.transport-row button')[3];
         for (let at = 0; at < 40; at++) {
           next.click();
           await new Promise(requestAnimationFrame);
         }",
    )
    .await?;
    page.until("localStorage.getItem('gaji.seen.alpha-beta') === '100'").await?;
    page.open("en/?v=1&progress=evaluation:45,alpha-beta:3").await?;
    page.until_text(".notice.note", words::loaded(Lang::En)).await?;
    let seen: Vec<String> = page.read(SEEN).await?;
    assert_eq!(seen, [words::done(Lang::En), &words::seen(Lang::En, &45), ""]);
    page.until("location.search === ''").await?;
    page.open("en/?v=1&progress=evaluation:450").await?;
    page.until_text(".notice.fault", &words::bad_value(Lang::En, &"evaluation:450")).await?;
    assert_eq!(page.read::<Vec<String>>(SEEN).await?, seen);
    Ok(())
}
