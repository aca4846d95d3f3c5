//! 두는 화면: 사람과 AI가 한 판을 끝까지, 글로도 자판으로도.

use crate::{page::Page, runner::Tested};
use gaji_words::{Lang, errors, play as words};
use serde_json::json;

async fn moves(page: &Page) -> Tested<Vec<String>> {
    page.read(
        "return [...document.querySelectorAll('.play-moves .play-ply')]
           .map((ply) => ply.nextSibling.textContent.trim());",
    )
    .await
}

async fn until_moves(page: &Page, count: usize) -> Tested {
    page.until(&format!("document.querySelectorAll('.play-moves li').length === {count}")).await?;
    page.settle().await
}

/// 판이 끝났는지 보고, 아니면 빈 첫 칸을 누른다.
const PLAY_FIRST: &str = "
    const over = /draw|wins/.test(document.querySelector('.status p').textContent);
    if (!over) document.querySelector('.cell[aria-label*=empty]').click();
    return !over;";

/// 빈 첫 칸을 누르며 끝까지 두면, AI는 한 판도 지지 않는다.
pub(crate) async fn the_machine_never_loses_tictactoe(page: Page) -> Tested {
    for (mode, machine) in [("first", "O"), ("second", "X")] {
        page.open(&format!("en/p/tictactoe/?v=1&mode={mode}&depth=9")).await?;
        while page.read(PLAY_FIRST).await? {
            page.settle().await?;
        }
        let said = page.text(".status p").await?;
        assert!(said.contains("draw") || said.contains(&format!("{machine} wins")), "{said}");
    }
    Ok(())
}

/// 같은 씨앗은 같은 판, 다른 씨앗은 다른 판이다. 끄면 늘 첫째다.
pub(crate) async fn equal_moves_are_chosen_by_seed(page: Page) -> Tested {
    let mut first = Vec::new();
    for rule in ["seed=1", "seed=1", "seed=2", "seed=3", "seed=4", "ties=0&seed=1", "ties=0&seed=2"]
    {
        page.visit(&format!("en/p/tictactoe/?v=1&mode=second&depth=9&{rule}")).await?;
        until_moves(&page, 1).await?;
        first.push(moves(&page).await?.remove(0));
    }
    assert_eq!(first[0], first[1]);
    assert!(first[2..5].iter().any(|other| *other != first[0]), "{first:?}");
    assert_eq!(first[5], first[6]);
    Ok(())
}

/// 무르고, 힌트을 청하고, 점수를 본다.
pub(crate) async fn helps_the_player(page: Page) -> Tested {
    page.open("en/p/connect4/?v=1&depth=4").await?;
    page.click("[data-cell='0-3']").await?;
    until_moves(&page, 2).await?;
    page.click_named(words::take_back(Lang::En)).await?;
    until_moves(&page, 0).await?;
    page.click_named(words::hint(Lang::En)).await?;
    page.until_text(".status p", &words::hint_move(Lang::En, &"")[..8]).await?;
    page.click_named(words::analysis_on(Lang::En)).await?;
    page.find(".play-scores .figure").await?;
    page.settle().await?;
    let bars = page.find(".play-scores .figure").await?.attr("aria-label").await?;
    assert_eq!(bars.unwrap_or_default().matches(',').count(), 6, "seven columns, seven scores");
    Ok(())
}

/// 글로 두고, 틀린 글에는 까닭을 말하며 판을 그대로 둔다.
pub(crate) async fn typed_moves_are_checked(page: Page) -> Tested {
    page.open("en/p/connect4/?v=1&mode=two").await?;
    page.type_into("#play-move", "4 4 3").await?;
    page.click_named(words::play_typed(Lang::En)).await?;
    until_moves(&page, 3).await?;
    for wrong in ["9", "hello"] {
        page.type_into("#play-move", wrong).await?;
        page.click_named(words::play_typed(Lang::En)).await?;
        page.find("#play-move[aria-invalid=true]").await?;
        assert!(page.text("#play-move-why").await?.contains(wrong));
        assert_eq!(moves(&page).await?.len(), 3);
    }
    Ok(())
}

/// 사례 C4-08. 가득 찬 줄을 누르면 판은 그대로이고, 눈으로도 귀로도 그렇다고 안다.
pub(crate) async fn a_full_column_says_so(page: Page) -> Tested {
    page.open("en/p/connect4/?v=1&mode=two&moves=4_4_4_4_4_4").await?;
    page.click("[data-cell='5-3']").await?;
    let place = page.find("[data-cell='5-3']").await?.attr("aria-label").await?.unwrap_or_default();
    let said = words::cannot_play(Lang::En, &place.split(',').next().unwrap_or_default());
    page.until_text(".status p", &said).await?;
    page.until_text(".status [role=status]", &said).await?;
    assert_eq!(moves(&page).await?.len(), 6);
    page.click("[data-cell='5-2']").await?;
    until_moves(&page, 7).await?;
    assert!(!page.text(".status p").await?.contains(&said));
    Ok(())
}

/// 사례 WEB-04. 둔 뒤에도, 물러 돌아온 뒤에도 보이는 점수는 보이는 판의 것이다.
pub(crate) async fn scores_belong_to_the_board_that_is_shown(page: Page) -> Tested {
    page.open("en/p/connect4/?v=1&mode=two&scores=1&depth=4&moves=4_4_5").await?;
    let before = scores(&page).await?;
    page.click("[data-cell='0-2']").await?;
    until_moves(&page, 4).await?;
    let after = scores(&page).await?;
    assert_ne!(before, after);
    page.click_named(words::take_back(Lang::En)).await?;
    until_moves(&page, 3).await?;
    assert_eq!(scores(&page).await?, before);
    page.reload().await?;
    assert_eq!(scores(&page).await?, before);
    Ok(())
}

async fn scores(page: &Page) -> Tested<Option<String>> {
    page.settle().await?;
    Ok(page.find(".play-scores .figure").await?.attr("aria-label").await?)
}

/// 없는 놀이는 그렇다고 말한다.
pub(crate) async fn unknown_games_are_told(page: Page) -> Tested {
    for lang in Lang::ALL {
        page.open(&format!("{}/p/nowhere/", lang.code())).await?;
        page.until_text("h1", &errors::game_unknown(lang, &"nowhere")).await?;
    }
    Ok(())
}

const STOP: &str = ".play-action:nth-child(3)";

/// AI끼리 두는 판은 눌러야 시작하고, 눌러서 멈춘다.
pub(crate) async fn machines_play_when_told(page: Page) -> Tested {
    page.open("en/p/tictactoe/?v=1&mode=watch&depth=9").await?;
    page.eval_async("await new Promise((wake) => setTimeout(wake, 1500));").await?;
    assert_eq!(moves(&page).await?, [""; 0]);
    page.click_named(words::watch_play(Lang::En)).await?;
    page.until("document.querySelectorAll('.play-moves li').length >= 2").await?;
    // 수와 수 사이에도 «그만»이 듣는다.
    page.find(&format!("{STOP}:enabled")).await?;
    page.click_named(words::stop(Lang::En)).await?;
    page.find(&format!("{STOP}:disabled")).await?;
    let paused = page.eval("return document.querySelectorAll('.play-moves li').length;").await?;
    page.eval_async("await new Promise((wake) => setTimeout(wake, 1500));").await?;
    assert_eq!(json!(moves(&page).await?.len()), paused);
    Ok(())
}
