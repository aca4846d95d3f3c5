//! 선생님의 쪽.

use crate::{
    axe,
    page::{Page, View},
    runner::Tested,
};
use gaji_words::{Lang, parts};
use serde_json::json;

/// 예시는 앱 없이도 읽히고, 보기로 든 틀은 살아 있다.
pub(crate) async fn the_page_is_readable(page: Page) -> Tested {
    for (lang, view) in [(Lang::Ko, View::Phone), (Lang::En, View::Desktop)] {
        page.view(view).await?;
        page.driver.goto(format!("{}{}/teachers/", page.site(), lang.code())).await?;
        page.find(".teachers iframe").await?;
        let read = "return document.querySelectorAll('.teachers pre').length === 5
            && document.documentElement.scrollWidth === document.documentElement.clientWidth;";
        assert_eq!(page.eval(read).await?, true, "{view:?}");
        // 붙여 넣을 글의 주소는 어디서나 열린다.
        let codes: Vec<String> =
            page.read("return [...document.querySelectorAll('.teachers pre')].map((one) => one.innerText);").await?;
        let frames = |code: &str| code.contains(&format!("{}{}/e/", page.site(), lang.code()));
        assert!(codes[0].contains(&format!("{}embed.js", page.site())), "{codes:?}");
        assert!(codes[1..].iter().all(|code| frames(code)), "{codes:?}");
        // 밝기를 바꾸면 자판의 자리도 그 단추에 남고, 다시 열어도 그 밝기다.
        page.click("[data-wear=auto]").await?;
        page.click("[data-wear=light]").await?;
        let worn = "return [document.documentElement.dataset.theme,
            document.activeElement.dataset.wear,
            [...document.querySelectorAll('[data-wear]')].filter((one) => one.checkVisibility()).length];";
        assert_eq!(page.eval(worn).await?, json!(["dark", "dark", 1]));
        page.driver.refresh().await?;
        page.find("[data-theme=dark] [data-wear=dark]").await?;
        page.click("[data-wear=dark]").await?;
        // 그 글은 한 번 눌러 베낀다.
        let copies = "const copied = [];
            navigator.clipboard.writeText = async (text) => copied.push(text);
            document.querySelectorAll('.teachers .copy button').forEach((one) => one.click());
            await new Promise(requestAnimationFrame);
            return [copied, [...document.querySelectorAll('.teachers .copy [role=status]')]
              .map((one) => one.textContent)];";
        let told = [parts::copied(lang); 5];
        assert_eq!(page.eval_async(copies).await?, json!([codes, told]));
        page.until("document.querySelector('.teachers iframe').offsetHeight !== 520").await?;
        assert_eq!(axe::violations(&page).await?, [""; 0], "{view:?}");
        page.screenshot_whole(&format!("teachers-{}", lang.code()), view).await?;
    }
    page.visit("en/").await
}
