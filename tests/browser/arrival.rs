//! 화면에 다다름: 머리가 보이고, 자판은 제목에 선다.

use crate::{
    lesson,
    page::{Page, View},
    runner::Tested,
};
use gaji_words::{Lang, home};

/// 머리가 다 보이고 쪽이 밀리지 않았다.
async fn is_at_the_top(page: &Page, way: &str) -> Tested {
    page.settle().await?;
    let header = "return [scrollY, document.querySelector('.header').getBoundingClientRect().top];";
    assert_eq!(page.read::<[f64; 2]>(header).await?, [0.0, 0.0], "{way}");
    let language = "const { top, bottom } =
          document.querySelector('.header a[hreflang]').getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight;";
    assert_eq!(page.eval(language).await?, true, "{way}: the language link is out of view");
    Ok(())
}

/// 어느 길로 와도 맨 위에서 시작한다.
pub(crate) async fn starts_at_the_top(page: Page) -> Tested {
    for view in [View::Phone, View::Desktop] {
        page.view(view).await?;
        for path in ["", "t/i341", "#t/i341", "ko/", "en/l/alpha-beta/", "en/p/tictactoe/"] {
            page.open(path).await?;
            is_at_the_top(&page, path).await?;
        }
        page.open("en/").await?;
        for (way, link) in [
            ("the first lesson", ".hero .button"),
            ("the other language", ".header a[hreflang]"),
            ("a game", ".closing a.button"),
            ("home", ".brand"),
        ] {
            page.eval(&format!("document.querySelector('{link}').scrollIntoView();")).await?;
            page.click(link).await?;
            is_at_the_top(&page, way).await?;
        }
    }
    Ok(())
}

/// 옮겨 온 화면에서는 제목에 서고, 그 둘레에 테를 두르지 않는다. 처음 연 화면에서는 서지 않는다.
pub(crate) async fn stands_on_the_title(page: Page) -> Tested {
    let focused = "return document.activeElement.tagName;";
    page.open("").await?;
    assert_eq!(page.eval(focused).await?, "BODY");
    page.open("en/").await?;
    page.until_text("h1", home::title(Lang::En)).await?;
    page.eval("document.querySelector('.hero .button').focus();").await?;
    page.press(thirtyfour::Key::Enter).await?;
    page.find(".stage .node").await?;
    page.settle().await?;
    assert_eq!(page.eval(focused).await?, "H1");
    let outline = "return getComputedStyle(document.activeElement).outlineStyle;";
    assert_eq!(page.eval(outline).await?, "none");
    assert_eq!(lesson::pair(&page).await?, ["9", "7"]);
    Ok(())
}

/// 느린 줄에서는 첫 화면을 움직일 엔진이 먼저다: 아래 마당은 그 뒤에 받는다.
pub(crate) async fn brings_the_engine_before_the_rest(page: Page) -> Tested {
    for path in ["en/l/alpha-beta/", "en/p/chess/"] {
        page.open(path).await?;
        let [engine, rest]: [f64; 2] = page
            .read(
                "const find = (part) => performance.getEntriesByType('resource').find(({ name }) => name.includes(part));
                 return [find('gaji_engine_bg.wasm').responseEnd, find('split_below.wasm').startTime];",
            )
            .await?;
        assert!(engine > 0.0 && engine <= rest, "{path}: {engine} {rest}");
    }
    Ok(())
}
