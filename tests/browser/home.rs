//! 첫 화면.

use crate::{page::Page, runner::Tested};
use gaji_words::{Lang, home};
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
