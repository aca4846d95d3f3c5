//! 모든 화면을 두 말, 두 크기, 두 밝기로 보며 사진을 남긴다.

use crate::{
    axe,
    page::{Page, Theme, View},
    runner::Tested,
};
use gaji_words::Lang;
use std::collections::BTreeSet;

/// 사진의 이름과, 말 뒤의 주소. 새 화면은 여기에 한 줄을 더한다.
pub(crate) const SCREENS: [(&str, &str); 24] = [
    ("home", ""),
    ("alpha-beta", "l/alpha-beta/"),
    ("alpha-beta-cut", "l/alpha-beta/?v=1&step=14&view=negamax"),
    ("alpha-beta-mistake", "l/alpha-beta/?v=1&mistake=window"),
    ("alpha-beta-game", "l/alpha-beta/?v=1&game=tictactoe&moves=4_0_8_2_1&depth=4&step=20"),
    ("alpha-beta-connect4", "l/alpha-beta/?v=1&game=connect4&moves=4_4_4_3_5&depth=3"),
    ("alpha-beta-grade", "l/alpha-beta/?v=1&do=grade&ask=all&answers=w-i:i_g_g_v8&why=7"),
    ("alpha-beta-order", "l/alpha-beta/?v=1&do=order&pick=5&bounds=edges"),
    ("alpha-beta-sheet", "l/alpha-beta/?v=1&seed=3&do=sheet&sheet=key"),
    (
        "alpha-beta-walk",
        "l/alpha-beta/?v=1&game=connect4&moves=4_4_4_3_5&depth=8&do=walk&walk=2_3_2_4",
    ),
    ("quiescence", "l/quiescence/"),
    ("quiescence-line", "l/quiescence/?v=1&step=5"),
    (
        "quiescence-janggi",
        "l/quiescence/?v=1&game=janggi&pos=9/3k5/3a5/9/2p6/2c6/9/2R4n1/4K4/9_w_-_-_0_1",
    ),
    ("play-tictactoe", "p/tictactoe/?v=1&moves=4_0&scores=1&depth=9"),
    ("play-connect4", "p/connect4/?v=1&moves=4_4_3_5&scores=1&depth=4"),
    ("play-chess", "p/chess/?v=1&moves=e2e4_d7d5&scores=1&depth=2"),
    ("play-janggi", "p/janggi/?v=1&moves=a4a5_a7a6&depth=2&flip=1"),
    ("evaluation", "l/evaluation/"),
    ("evaluation-deep", "l/evaluation/?v=1&pos=6442&depth=5&w2=0.25,1,0.1"),
    ("evaluation-film", "l/evaluation/?v=1&w=0.3,0.15,0.15&swap=1&step=14"),
    ("embed", "e/alpha-beta/?v=1&step=9"),
    ("embed-evaluation", "e/evaluation/?v=1&step=9"),
    ("embed-quiescence", "e/quiescence/?v=1&step=5"),
    ("lost", "nowhere/"),
];
/// 사진은 남기지 않아도 접근성은 보는, 나머지 놀이의 화면.
const GAMES: [&str; 8] = [
    "p/minichess/",
    "p/othello/",
    "p/gomoku/",
    "p/gomoku-korean/",
    "p/gomoku-renju/",
    "p/umul/",
    "p/hobak/",
    "p/jul/",
];
const VIEWS: [View; 2] = [View::Phone, View::Desktop];
const THEMES: [Theme; 2] = [Theme::Light, Theme::Dark];

/// 사진을 남긴다. 옆으로 넘치는 화면은 없다.
pub(crate) async fn are_pictured(page: Page) -> Tested {
    for view in VIEWS {
        page.view(view).await?;
        for (screen, path) in SCREENS {
            for lang in Lang::ALL.map(Lang::code) {
                page.open(&format!("{lang}/{path}")).await?;
                for theme in THEMES {
                    page.theme(theme).await?;
                    // 색이 다 바뀐 뒤에 찍는다.
                    page.until("document.getAnimations().length === 0").await?;
                    let shot = format!("{screen}-{view:?}-{theme:?}-{lang}").to_lowercase();
                    page.screenshot_whole(&shot, view).await?;
                }
                assert_eq!(overflow(&page).await?, 0, "{screen} {view:?} {lang}");
            }
        }
    }
    Ok(())
}

/// «직접 해 보기»의 방.
const ROOMS: [&str; 10] =
    ["grade", "proof", "order", "ties", "table", "outline", "walk", "sheet", "quiz", "links"];

/// 너비가 320이어도 옆으로 밀지 않고, 누를 것은 손가락으로 누를 만하고, 잘리거나 낱말 속에서 갈라지는 글이 없다.
pub(crate) async fn fit_a_narrow_phone(page: Page) -> Tested {
    page.size(320, 568).await?;
    let mut faults = Vec::new();
    let rooms = ROOMS.map(|room| format!("l/alpha-beta/?v=1&tree=[[3,9],[3,0],[5,3]]&do={room}"));
    let screens = SCREENS.map(|(_, path)| path).into_iter().chain(GAMES);
    let paths: Vec<_> = screens.chain(rooms.iter().map(String::as_str)).collect();
    for lang in Lang::ALL.map(Lang::code) {
        for path in &paths {
            page.open(&format!("{lang}/{path}")).await?;
            faults.extend(cramped(&page).await?.map(|one| format!("{path} {lang}: {one}")));
        }
        // 선생님의 쪽에는 앱이 없다.
        page.driver.goto(format!("{}{lang}/teachers/", page.site())).await?;
        faults.extend(cramped(&page).await?.map(|one| format!("teachers {lang}: {one}")));
    }
    if faults.is_empty() { Ok(()) } else { Err(faults.join("\n  ").into()) }
}

async fn cramped(page: &Page) -> Tested<impl Iterator<Item = String>> {
    let over = overflow(page).await?;
    let over = (over != 0).then(|| format!("the page is {over} px too wide"));
    let (small, clipped) = (small_targets(page).await?, clipped(page).await?);
    let cramped: Vec<String> = page.read(CRAMPED).await?;
    Ok(over.into_iter().chain(small).chain(clipped).chain(cramped))
}

/// 밀어야 보이는 것(밀라고 만든 그림, 코드, 적는 칸은 뺀다), 두 줄로 갈라진 낱말, 좁은 칸, 두 줄이 된 머리, 9픽셀이 못 되는 자리의 이름.
const CRAMPED: &str = "
    const seen = (css) => [...document.querySelectorAll(css)].filter((e) => e.checkVisibility());
    const slides = (e) => e.clientWidth > 1 && e.scrollWidth > e.clientWidth + 1
      && getComputedStyle(e).overflowX !== 'visible'
      && !e.matches('.figure-view, .code ol, input, textarea, pre, .spoken-only, .lesson-head');
    const split = (e) => [...e.childNodes].filter((node) => node.nodeType === 3).flatMap((node) =>
      [...node.data.matchAll(/[^\\s/·:«»“”()—–-]+/g)].filter(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const tops = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top);
        return !word.includes('[') && Math.max(...tops) - Math.min(...tops) > 4;
      }).map(([word]) => `«${word}» on two lines in ${e.tagName} ${e.className}`));
    const tall = (text) => parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a;
    return [
      ...seen('body *:not(svg *)').filter(slides).map((e) =>
        `${e.tagName} ${e.className} slides: ${e.scrollWidth}>${e.clientWidth}`),
      ...seen('body *:not(svg *, option, pre, code, textarea, .spoken-only, .embed .lesson-head *)').flatMap(split),
      ...seen('.typed input').filter((e) => e.clientWidth < 0.8 * e.form.clientWidth)
        .map((e) => `a box of ${e.clientWidth} px to write «${e.value}»`),
      ...seen('.header').filter((e) => e.clientHeight > 80).map(() => 'a header of two rows'),
      ...new Set(seen('.board .name').filter((e) => tall(e) < 9).map((e) => `a name of ${tall(e).toFixed(1)} px`)),
    ];";

/// 제 상자보다 큰 글: 잘리거나 이웃을 덮는다. 스스로 밀 수 있는 상자와 화면 읽개의 글은 뺀다.
pub(crate) async fn clipped(page: &Page) -> Tested<Vec<String>> {
    page.read(
        "const own = (e) => [...e.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
         const held = (e) => {
           const { overflowX, display, position } = getComputedStyle(e);
           return !['auto', 'scroll'].includes(overflowX) && !['inline', 'contents'].includes(display)
             && !e.closest('.embed .lesson-head') && !(position === 'absolute' && e.clientWidth <= 1);
         };
         const cut = (e) => e.clientWidth > 0 && (e.scrollWidth > e.clientWidth + 1
           || (getComputedStyle(e).overflowY === 'hidden' && e.scrollHeight > e.clientHeight + 1));
         return [...document.querySelectorAll('body *:not(svg *, option, .spoken-only)')]
           .filter((e) => own(e) && e.checkVisibility() && held(e) && cut(e))
           .map((e) => `${e.tagName} ${e.className} «${e.textContent.trim().slice(0, 40)}» ${e.scrollWidth}>${e.clientWidth}`);",
    )
    .await
}

/// 24픽셀보다 작은 누를 것(WCAG 2.5.8). 문장 안의 링크는 줄의 높이를 따르고, 작은 칸은 두 번 물으므로 뺀다.
async fn small_targets(page: &Page) -> Tested<Vec<String>> {
    page.read(
        "const inline = (e) => e.matches('p a')
           && e.parentElement.textContent.trim() !== e.textContent.trim();
         const small = ({ width, height }) => width > 0 && Math.min(width, height) < 24;
         return [...document.querySelectorAll('a[href], button:not(.cell), summary, select')]
           .filter((e) => !inline(e) && small(e.getBoundingClientRect()))
           .map((e) => `${e.className} ${e.ariaLabel ?? e.textContent}`);",
    )
    .await
}

/// 화면보다 넓은 만큼, CSS 픽셀.
pub(crate) async fn overflow(page: &Page) -> Tested<i64> {
    let script = "const page = document.documentElement;
                  return page.scrollWidth - page.clientWidth;";
    page.read(script).await
}

/// 접근성을 어기지 않는다. 화면마다 두 말에 두 밝기로, 한 말은 손전화에서 다른 말은 책상에서 보고, 어긴 것은 한 번에 보인다.
pub(crate) async fn are_accessible(page: Page) -> Tested {
    let mut faults = BTreeSet::new();
    let screens = SCREENS.into_iter().chain(GAMES.map(|path| (path, path)));
    for (nth, (screen, path)) in screens.enumerate() {
        for (lang, view) in Lang::ALL.into_iter().zip([VIEWS[nth % 2], VIEWS[1 - nth % 2]]) {
            page.view(view).await?;
            page.open(&format!("{}/{path}", lang.code())).await?;
            for theme in THEMES {
                page.theme(theme).await?;
                page.until("document.getAnimations().length === 0").await?;
                let found = axe::violations(&page).await?;
                let place = format!("{screen} {view:?} {theme:?} {}", lang.code());
                faults.extend(found.into_iter().map(|fault| format!("{place}: {fault}")));
            }
        }
    }
    let list: Vec<_> = faults.into_iter().collect();
    if list.is_empty() { Ok(()) } else { Err(list.join("\n  ").into()) }
}
