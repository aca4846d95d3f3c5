//! 첫 화면과, 어느 화면에나 있는 머리.

use crate::{page::Page, runner::Tested};
use gaji_words::{Lang, alphabeta::lesson, home};
use thirtyfour::Key;

/// `/ko/`는 한국어, `/en/`은 영어다.
pub(crate) async fn speaks_the_language_of_its_address(page: Page) -> Tested {
    for lang in Lang::ALL {
        page.open(&format!("{}/", lang.code())).await?;
        page.until_text("h1", home::title(lang)).await?;
        assert_eq!(page.eval("return document.documentElement.lang").await?, lang.code());
        assert!(page.driver.title().await?.contains(home::title(lang)));
    }
    Ok(())
}

/// 다른 말로 가는 길은 누름과 자판 어느 쪽으로도 열린다.
pub(crate) async fn switches_language(page: Page) -> Tested {
    page.open("ko/").await?;
    page.click("a[hreflang=en]").await?;
    page.until_text("h1", home::title(Lang::En)).await?;
    page.eval("document.querySelector('a[hreflang=ko]').focus()").await?;
    page.press(Key::Enter).await?;
    page.until_text("h1", home::title(Lang::Ko)).await
}

/// 말 없는 주소는 앞서 고른 말로 연다.
pub(crate) async fn remembers_the_language(page: Page) -> Tested {
    page.open("").await?;
    page.until_text("h1", home::title(Lang::Ko)).await?;
    page.open("en/").await?;
    page.open("").await?;
    page.until_text("h1", home::title(Lang::En)).await
}

/// 밝기는 기기, 밝게, 어둡게를 돌며 다시 열어도 그대로다.
pub(crate) async fn remembers_the_theme(page: Page) -> Tested {
    page.open("en/").await?;
    let theme = "return document.documentElement.dataset.theme ?? null;";
    let mut seen = vec![page.eval(theme).await?];
    for _ in 0..3 {
        page.click(".header button.tool").await?;
        page.settle().await?;
        seen.push(page.eval(theme).await?);
        page.reload().await?;
        assert_eq!(seen.last(), Some(&page.eval(theme).await?));
    }
    assert_eq!(seen[0], seen[3]);
    assert!(seen[0] != seen[1] && seen[1] != seen[2] && seen[2] != seen[0], "{seen:?}");
    Ok(())
}

/// 카드의 그림은 어느 너비에서도 밀리지 않고 Tab이 서지 않는다.
pub(crate) async fn card_pictures_never_scroll(page: Page) -> Tested {
    page.open("en/").await?;
    for width in [320, 345, 360, 1280] {
        page.size(width, 740).await?;
        page.settle().await?;
        let scrolls = "return [...document.querySelectorAll('main .figure-view')].filter((view) =>
            view.scrollWidth > view.clientWidth || view.scrollHeight > view.clientHeight
              || view.tabIndex >= 0).length;";
        assert_eq!(page.read::<u64>(scrolls).await?, 0, "{width}");
    }
    Ok(())
}

/// 첫 화면에서 수업과 모든 놀이로 간다.
pub(crate) async fn leads_everywhere(page: Page) -> Tested {
    page.open("en/").await?;
    let games = "return [...document.querySelectorAll('.game a')].map((a) => a.pathname);";
    let games: Vec<String> = page.read(games).await?;
    assert!(games.len() >= 2, "{games:?}");
    let abouts = "return [...document.querySelectorAll('.game > a > span')]
        .map((about) => about.textContent);";
    let mut abouts: Vec<String> = page.read(abouts).await?;
    let cards = abouts.len();
    abouts.sort_unstable();
    abouts.dedup();
    assert_eq!(abouts.len(), cards, "two cards say the same");
    for game in games {
        page.open(&game[1..]).await?;
        page.find(".play .cells").await?;
    }
    page.open("en/").await?;
    page.click(".hero .button").await?;
    page.until_text("h1", lesson::title(Lang::En)).await
}
