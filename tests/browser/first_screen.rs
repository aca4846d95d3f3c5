//! 수업의 첫 화면: 누르기 전에 결과가 보인다.

use crate::{
    lesson,
    page::{Page, Theme, View},
    runner::Tested,
};
use gaji_words::Lang;

/// 두 수와 나무 전체, 걸음 조절과 부르는 말이 첫 화면 안에 있다.
pub(crate) async fn shows_the_tree_and_both_counts(page: Page) -> Tested {
    for view in [View::Phone, View::Desktop] {
        page.view(view).await?;
        for theme in [Theme::Light, Theme::Dark] {
            page.theme(theme).await?;
            for lang in Lang::ALL {
                page.open(&format!("{}/l/alpha-beta/", lang.code())).await?;
                page.find(".stage .node").await?;
                let where_ = format!("{view:?} {theme:?} {}", lang.code());
                assert_eq!(lesson::pair(&page).await?, ["9", "7"], "{where_}");
                let tree = lesson::stage(&page).await?.tree;
                assert_eq!((tree.count("node"), tree.scissors), (13, 2), "{where_}");
                // 처음 온 이는 길잡이가, 다시 온 이는 한 줄이 부른다.
                assert_eq!(hidden(&page, ".guide").await?, [""; 0], "{where_}");
                page.click(".guide button:last-child").await?;
                page.find(".invite").await?;
                assert_eq!(hidden(&page, ".invite").await?, [""; 0], "{where_}");
                page.eval("localStorage.clear();").await?;
            }
        }
    }
    Ok(())
}

/// 첫 화면 밖으로 나간 것.
async fn hidden(page: &Page, call: &str) -> Tested<Vec<String>> {
    page.read(&format!(
        "const shown = [...document.querySelectorAll(
           '.header, .compare-card, .stage .figure, .transport-row button, {call}')];
         const inside = ({{ top, left, right, bottom, height }}) =>
           height > 0 && top >= 0 && left >= 0 && right <= innerWidth && bottom <= innerHeight;
         return shown.filter((e) => !inside(e.getBoundingClientRect())).map((e) => String(e.className));",
    ))
    .await
}

/// 누르기 전에는 아무것도 움직이지 않는다.
pub(crate) async fn waits_for_the_reader(page: Page) -> Tested {
    lesson::open(&page, "v=1&step=3").await?;
    let before = lesson::stage(&page).await?;
    let moving = "await new Promise((wake) => setTimeout(wake, 1500));
        return document.getAnimations().filter((one) => one.playState === 'running').length;";
    assert_eq!(page.eval_async(moving).await?, 0);
    assert_eq!(lesson::stage(&page).await?, before);
    Ok(())
}
