//! 모든 화면을 두 말, 두 크기, 두 밝기로 보며 사진을 남긴다.

use crate::{
    axe,
    page::{Page, Theme, View},
    runner::Tested,
};
use gaji_words::Lang;
use std::collections::BTreeSet;

/// 사진의 이름과, 말 뒤의 주소. 새 화면은 여기에 한 줄을 더한다.
const SCREENS: [(&str, &str); 2] = [("home", ""), ("alpha-beta", "l/alpha-beta/")];

/// 접근성을 어기지 않고, 옆으로 넘치지 않는다. 어긴 것은 모두 모아 한 번에 보인다.
pub(crate) async fn every_screen_is_sound(page: Page) -> Tested {
    let mut faults = BTreeSet::new();
    for view in [View::Phone, View::Desktop] {
        page.view(view).await?;
        for theme in [Theme::Light, Theme::Dark] {
            page.theme(theme).await?;
            for lang in Lang::ALL.map(Lang::code) {
                for (name, path) in SCREENS {
                    page.open(&format!("{lang}/{path}")).await?;
                    let shot = format!("{name}-{view:?}-{theme:?}-{lang}").to_lowercase();
                    page.screenshot(&shot).await?;
                    let found = faults_of(&page).await?;
                    faults.extend(found.into_iter().map(|fault| format!("{shot}: {fault}")));
                }
            }
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
    Ok(())
}

async fn faults_of(page: &Page) -> Tested<Vec<String>> {
    let mut faults = axe::violations(page).await?;
    let overflow = "const page = document.documentElement;
                    return page.scrollWidth - page.clientWidth;";
    let overflow = page.eval(overflow).await?;
    if overflow != 0 {
        faults.push(format!("scrolls sideways by {overflow} px"));
    }
    Ok(faults)
}
