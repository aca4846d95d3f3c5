//! 배운 것의 기록: 걸음을 옮기면 남고, 링크로 옮겨 가고, 상한 것은 까닭을 말한다.

use crate::{
    page::{Page, SAVED},
    runner::Tested,
};
use gaji_words::{Lang, progress as words};
use std::{env, fs, process};

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

/// 파일로 저장한 기록은 빈 기기에서 그대로 살아나고, 상한 파일은 까닭을 말하고 아무것도 바꾸지 않는다.
pub(crate) async fn is_kept_in_a_file(page: Page) -> Tested {
    page.before_load(SAVED).await?;
    page.open("en/?v=1&progress=alpha-beta:100:80,evaluation:45").await?;
    let seen: Vec<String> = page.read(SEEN).await?;
    assert!(seen[0].contains(&words::best(Lang::En, &80)), "{seen:?}");
    page.click(".record summary").await?;
    page.click_named(words::save(Lang::En)).await?;
    page.until("saved.length === 1").await?;
    let record = page.eval_async("return saved[0].text();").await?;
    let file = env::temp_dir().join(format!("gaji-progress-{}.txt", process::id()));
    fs::write(&file, record.as_str().unwrap_or_default())?;
    page.eval("localStorage.clear();").await?;
    page.open("en/").await?;
    page.find(".card-seen").await?;
    assert_eq!(page.read::<Vec<String>>(SEEN).await?, ["", "", ""]);
    page.click(".record summary").await?;
    let path = file.to_string_lossy().to_string();
    page.find(".record input[type=file]").await?.send_keys(path.as_str()).await?;
    page.until_text(".notice.note", words::loaded(Lang::En)).await?;
    assert_eq!(page.read::<Vec<String>>(SEEN).await?, seen);
    for (text, fault) in
        [("<html>", words::bad_kind(Lang::En)), (&"x".repeat(2_000), words::bad_size(Lang::En))]
    {
        fs::write(&file, text)?;
        page.eval("document.querySelector('.record input').value = '';").await?;
        page.find(".record input[type=file]").await?.send_keys(path.as_str()).await?;
        page.until_text(".notice.fault", fault).await?;
        assert_eq!(page.read::<Vec<String>>(SEEN).await?, seen);
    }
    Ok(fs::remove_file(file)?)
}
