//! 힌트와 뒷이야기: 찾아본 수만 권하고, 그림과 진짜 생각을 가려 말한다.

use crate::{board_games::LAST_WORKER, page::Page, runner::Tested};
use gaji_words::{Lang, play as words};

/// 사례 WEB-06. 일꾼이 죽은 뒤에 청한 힌트도 새 일꾼이 찾아본 수다.
pub(crate) async fn a_hint_is_searched_even_after_the_worker_died(page: Page) -> Tested {
    page.before_load(LAST_WORKER).await?;
    page.open("en/p/chess/?v=1&ms=200").await?;
    page.settle().await?;
    page.eval("lastWorker.terminate();").await?;
    page.click_named(words::hint(Lang::En)).await?;
    page.until_text(".status p", &words::hint_move(Lang::En, &"")[..8]).await?;
    let depth = page.text(".play-analysis .counter strong").await?;
    assert!(depth.ends_with("plies") || depth.ends_with("ply"), "{depth}");
    // 일부러 죽인 일꾼은 콘솔에 남아도 된다.
    Ok(page.driver.get_log("browser").await.map(drop)?)
}

/// 수를 누르면 AI의 수는 진짜로 본 것을, 사람의 수는 사람이 두었다고 말하고, 그림은 적힌 깊이로 열린다.
pub(crate) async fn moves_tell_how_they_were_found(page: Page) -> Tested {
    page.open("en/p/chess/?v=1&ms=200").await?;
    page.type_into("#play-move", "e4").await?;
    page.click_named(words::play_typed(Lang::En)).await?;
    page.until("document.querySelectorAll('.play-moves li').length === 2").await?;
    page.click(".play-moves li:nth-child(1) button").await?;
    page.until_text(".play-behind", &words::behind_person(Lang::En, &"White", &"e4")).await?;
    page.click(".play-moves li:nth-child(2) button").await?;
    page.until_text(".play-behind", "expected line").await?;
    page.click_named(&words::show_thinking(Lang::En, &2)).await?;
    page.find(".stage .node").await?;
    page.settle().await?;
    assert!(page.read::<String>("return location.search;").await?.contains("depth=2"));
    Ok(())
}
