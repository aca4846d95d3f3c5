//! 모든 화면을 두 말, 두 크기, 두 밝기로 보며 사진을 남긴다.

use crate::{
    axe,
    page::{Page, Theme, View},
    runner::Tested,
};

/// 사진의 이름과, 말 뒤의 주소. 새 화면은 여기에 한 줄을 더한다.
const SCREENS: [(&str, &str); 1] = [("home", "")];

/// 접근성을 어기지 않고, 옆으로 넘치지 않는다.
pub(crate) async fn every_screen_is_sound(page: Page) -> Tested {
    for view in [View::Phone, View::Desktop] {
        page.view(view).await?;
        for theme in [Theme::Light, Theme::Dark] {
            page.theme(theme).await?;
            for lang in ["ko", "en"] {
                for (name, path) in SCREENS {
                    page.open(&format!("{lang}/{path}")).await?;
                    let name = format!("{name}-{view:?}-{theme:?}-{lang}").to_lowercase();
                    is_sound(&page, &name).await?;
                }
            }
        }
    }
    Ok(())
}

async fn is_sound(page: &Page, name: &str) -> Tested {
    page.screenshot(name).await?;
    let found = axe::violations(page).await?;
    assert!(found.is_empty(), "{name}: {found:#?}");
    let overflow = "const page = document.documentElement;
                    return page.scrollWidth - page.clientWidth;";
    assert_eq!(page.eval(overflow).await?, 0, "{name}: scrolls sideways");
    Ok(())
}
