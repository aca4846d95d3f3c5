//! 첫 화면.

use crate::{page::Page, runner::Tested};
use thirtyfour::Key;

/// `/ko/`는 한국어, `/en/`은 영어다.
pub(crate) async fn speaks_the_language_of_its_address(page: Page) -> Tested {
    for (lang, name) in [("ko", "가지"), ("en", "Gaji")] {
        page.open(&format!("{lang}/")).await?;
        page.until_text("h1", name).await?;
        assert_eq!(page.eval("return document.documentElement.lang").await?, lang);
        assert_eq!(page.driver.title().await?, name);
    }
    Ok(())
}

/// 다른 말로 가는 길은 누름과 자판 어느 쪽으로도 열린다.
pub(crate) async fn switches_language(page: Page) -> Tested {
    page.open("ko/").await?;
    page.click("a[hreflang=en]").await?;
    page.until_text("h1", "Gaji").await?;
    page.eval("document.querySelector('a[hreflang=ko]').focus()").await?;
    page.press(Key::Enter).await?;
    page.until_text("h1", "가지").await
}

/// 화면의 엔진이 서고, 앱과 같은 판이다.
pub(crate) async fn loads_the_engine(page: Page) -> Tested {
    page.open("ko/").await?;
    page.until_text("#engine", env!("CARGO_PKG_VERSION")).await
}
