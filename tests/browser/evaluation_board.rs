//! 판 바꾸기, 끝난 판, 재는 영화.

use crate::evaluation::{open, press, stage};
use crate::{page::Page, runner::Tested};
use gaji_words::{
    Lang, errors,
    evaluation::{lesson as words, mistakes},
};

/// 칸을 눌러 두고, 무르고, 비우고, 편을 바꾸고, 번호로 옮긴다. 가득 찬 칸은 까닭을 말한다.
pub(crate) async fn the_board_is_edited(page: Page) -> Tested {
    open(&page, "").await?;
    page.click(".weigh-picture [data-cell='0-0']").await?;
    page.until("location.search.includes('pos=345767571')").await?;
    press(&page, words::undo(Lang::En)).await?;
    page.until("location.search === ''").await?;
    let before = stage(&page).await?;
    let swapped = press(&page, words::swap(Lang::En)).await?;
    assert_eq!(swapped, before, "the score does not ask for the colour");
    page.find(".weigh-picture .board .second.moved").await?;
    press(&page, words::swap(Lang::En)).await?;
    press(&page, words::clear(Lang::En)).await?;
    page.until("document.querySelectorAll('.weigh-picture .board .piece').length === 1").await?;
    page.type_into("#columns-played", "444444").await?;
    press(&page, words::load(Lang::En)).await?;
    page.click(".weigh-picture [data-cell='3-3']").await?;
    page.until_text(".notice.fault", &words::column_full(Lang::En, &4)).await?;
    assert!(stage(&page).await?.totals.contains(&words::full(Lang::En).to_string()));
    page.type_into("#columns-played", "48").await?;
    press(&page, words::load(Lang::En)).await?;
    page.until_text("#columns-played-why", words::digits_bad(Lang::En)).await?;
    page.type_into("#columns-played", "44444447").await?;
    let kept = press(&page, words::load(Lang::En)).await?;
    page.until("document.querySelector('#columns-played-why').textContent.includes('4')").await?;
    assert!(kept.totals.contains(&words::full(Lang::En).to_string()));
    page.until("location.search === '?v=1&pos=444444'").await?;
    open(&page, "v=1&pos=44444447").await?;
    page.until_text(".notice.fault", &errors::kept(Lang::En, 6, 8)).await?;
    page.until("location.search === '?v=1&pos=444444'").await?;
    // 다른 판을 편 것은 한 걸음이다.
    press(&page, words::first_board(Lang::En)).await?;
    page.until("location.search === ''").await?;
    page.driver.back().await?;
    page.until("location.search === '?v=1&pos=444444'").await
}

/// 끝난 판은 누가 이겼는지 말하고 넷을 긋는다.
pub(crate) async fn a_finished_game_is_told(page: Page) -> Tested {
    open(&page, "v=1&pos=121212").await?;
    let after = press(&page, words::play_best(Lang::En)).await?;
    assert_eq!(after.sentence, "Red wins: four in a row.");
    page.find(".weigh-picture .board .winning").await?;
    page.click(".weigh-picture [data-cell='0-5']").await?;
    page.until_text(".notice.fault", words::over(Lang::En)).await
}

/// 규칙이 먼저 보면 이기는 칸을, 끄면 공식이 지나친 것을 말한다.
pub(crate) async fn a_missed_win_is_shown(page: Page) -> Tested {
    open(&page, "").await?;
    let missed = press(&page, mistakes::formula_only(Lang::En)).await?;
    assert_eq!(missed.gold, "4");
    assert!(missed.sentence.contains("column 1 wins at once"), "{}", missed.sentence);
    let right = press(&page, words::wins_first(Lang::En)).await?;
    assert_eq!(right.gold, "1");
    Ok(())
}

/// 칸을 하나씩 재는 영화: 걸음마다 막대가 자라고 그 줄에 불이 켜진다.
pub(crate) async fn the_film_measures_column_by_column(page: Page) -> Tested {
    open(&page, "v=1&step=0").await?;
    let lit = "return document.querySelector('.code li[aria-current=true]')?.textContent ?? '';";
    assert_eq!(stage(&page).await?.totals, [""; 7]);
    let mut lines = Vec::new();
    for _ in 0..5 {
        page.click_named("One step forward").await?;
        page.settle().await?;
        lines.push(page.read::<String>(lit).await?);
    }
    assert!(lines[1].contains("CENTRE") && lines[4].contains("best"), "{lines:?}");
    let measured = stage(&page).await?;
    assert_eq!((measured.totals[0].as_str(), measured.totals[1].as_str()), ("−0.3", ""));
    page.click_named("To the end").await?;
    page.settle().await?;
    assert_eq!(stage(&page).await?.gold, "4");
    Ok(())
}
