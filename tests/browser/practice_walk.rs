//! 큰 나무 걷기: 누르고, 자판으로, 손가락으로.

use crate::{
    axe, lesson,
    page::{Page, View},
    runner::Tested,
    touch::{Point, drag_with_a_mouse, hold_a_phone, pinch, swipe},
};
use gaji_words::{Lang, alphabeta::walk as words, parts};
use thirtyfour::Key;

/// 커넥트 포의 깊이 8.
pub(crate) const DEEP: &str = "v=1&game=connect4&moves=4_4_4_3_5&depth=8&do=walk";
const SAID: &str = ".room .said";

async fn open(page: &Page, query: &str) -> Tested {
    lesson::open(page, query).await?;
    page.find(".room .ladder .body").await?;
    page.settle().await
}

/// 마지막 줄에서 `nth`째로 들어간 마디를 누른다. 새 줄이 나오지 않으면 거짓.
async fn go_down(page: &Page, nth: usize) -> Tested<bool> {
    let last =
        "Math.max(...[...document.querySelectorAll('.room .body')].map((one) => one.ariaLevel))";
    let before: u32 = page.read(&format!("return {last};")).await?;
    page.eval(&format!(
        "const all = [...document.querySelectorAll(`.room .body[aria-level='{before}']:not(.cut)`)];
         all[{nth} % all.length].dispatchEvent(new MouseEvent('click', {{ bubbles: true }}));"
    ))
    .await?;
    page.settle().await?;
    Ok(page.read::<u32>(&format!("return {last};")).await? > before)
}

/// 깊이 8까지 내려가는 동안 도형은 300을 넘지 않고, 길은 주소에 남는다.
pub(crate) async fn a_deep_tree_is_walked_to_its_leaves(page: Page) -> Tested {
    page.view(View::Phone).await?;
    open(&page, DEEP).await?;
    assert_eq!(axe::violations(&page).await?, [""; 0]);
    let count = "return document.querySelectorAll('.room .ladder, .room .ladder *').length;";
    let mut most = 0;
    let mut deep = 0;
    // 뿌리 아래로 여덟 줄이고, 마지막 줄은 더 내려가지 않는다.
    for nth in [0, 2, 0, 3, 1, 5, 0, 2] {
        deep += u32::from(go_down(&page, nth).await?);
        most = most.max(page.read::<u64>(count).await?);
    }
    assert_eq!(deep, 7);
    assert!((100..=300).contains(&most), "{most} elements");
    page.until("new URLSearchParams(location.search).get('walk').split('_').length === 8").await?;
    let before = page.text(SAID).await?;
    assert!(before.starts_with("Leaf "), "{before}");
    assert_eq!(axe::violations(&page).await?, [""; 0]);
    page.reload().await?;
    page.until_text(SAID, &before).await?;
    page.eval(
        "document.querySelector(\".room .body[aria-level='8'].open\")
        .dispatchEvent(new MouseEvent('click', { bubbles: true }));",
    )
    .await?;
    page.until("new URLSearchParams(location.search).get('walk').split('_').length === 7").await
}

/// 숫자 나무에서도 걷고, 단추 하나로 큰 나무를 편다. 자판으로 오간다.
pub(crate) async fn any_tree_is_walked_by_keyboard(page: Page) -> Tested {
    open(&page, "v=1&do=walk").await?;
    page.find(".room .ladder [tabindex='0']").await?.send_keys(Key::Down + Key::Enter).await?;
    page.until_text(SAID, "MIN 2, value at most 2").await?;
    assert_eq!(
        page.read::<u64>("return document.querySelectorAll('.room .leaf').length;").await?,
        3
    );
    page.click_named(words::plant(Lang::En)).await?;
    page.until("location.search.includes('depth=8')").await?;
    page.settle().await?;
    page.until("document.querySelectorAll('.room .ladder .body').length === 8").await
}

async fn width(page: &Page) -> Tested<f64> {
    page.read("return document.querySelector('.room .ladder').getBoundingClientRect().width;").await
}

async fn middle(page: &Page) -> Tested<Point> {
    page.eval("document.querySelector('.fingers').scrollIntoView({ block: 'center', behavior: 'instant' });")
        .await?;
    page.read(
        "const { x, y, width, height } = document.querySelector('.fingers').getBoundingClientRect();
         return [x + width / 2, y + height / 2];",
    )
    .await
}

const PLACE: &str = "const box = document.querySelector('.room .figure-view');
    return [box.scrollLeft, box.scrollTop];";

/// 두 손가락으로 키우고, 한 손가락으로 민다.
pub(crate) async fn fingers_zoom_and_pan(page: Page) -> Tested {
    hold_a_phone(&page).await?;
    open(&page, &format!("{DEEP}&walk=2_3_2_4")).await?;
    let (before, (x, y)) = (width(&page).await?, middle(&page).await?);
    pinch(&page, (x, y), 30.0, 90.0).await?;
    page.settle().await?;
    let after = width(&page).await?;
    assert!(after > before * 2.0, "{before} {after}");
    let (left, top): Point = page.read(PLACE).await?;
    swipe(&page, (x, y), (x - 80.0, y)).await?;
    swipe(&page, (x, y), (x, y - 60.0)).await?;
    page.until(&format!("(() => {{ {PLACE} }})()[0] > {}", left + 20.0)).await?;
    page.until(&format!("(() => {{ {PLACE} }})()[1] > {}", top + 10.0)).await?;
    page.until("document.documentElement.scrollWidth <= innerWidth").await
}

/// 바퀴, 단추, 자판으로 키우고, 마우스로 끈다. 끄는 것은 누르는 것이 아니다.
pub(crate) async fn the_mouse_and_the_keys_zoom_and_pan(page: Page) -> Tested {
    page.view(View::Desktop).await?;
    open(&page, &format!("{DEEP}&walk=2_3")).await?;
    let (mut before, (x, y)) = (width(&page).await?, middle(&page).await?);
    for _ in 0..3 {
        let wheel = serde_json::json!({
            "type": "mouseWheel", "x": x, "y": y, "deltaX": 0, "deltaY": -100, "modifiers": 2,
        });
        page.devtools("Input.dispatchMouseEvent", wheel).await?;
    }
    page.settle().await?;
    assert!(width(&page).await? > before * 1.4);
    before = width(&page).await?;
    page.click(&format!(".room .zoom [aria-label='{}']", parts::zoom_out(Lang::En))).await?;
    page.settle().await?;
    assert!(width(&page).await? < before * 0.9);
    before = width(&page).await?;
    page.find(".room .ladder [tabindex='0']").await?.send_keys("+").await?;
    page.settle().await?;
    assert!(width(&page).await? > before * 1.1);
    let (x, y) = middle(&page).await?;
    let (left, top): Point = page.read(PLACE).await?;
    let address = page.eval("return location.search;").await?;
    drag_with_a_mouse(&page, (x, y), (x - 60.0, y - 50.0)).await?;
    page.settle().await?;
    let (now_left, now_top): Point = page.read(PLACE).await?;
    assert!(now_left > left + 30.0 || now_top > top + 30.0, "{left} {now_left} {top} {now_top}");
    assert_eq!(page.eval("return location.search;").await?, address);
    Ok(())
}
