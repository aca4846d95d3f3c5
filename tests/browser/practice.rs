//! 직접 해 보기: 손가락과 자판으로 가위질하고, 묻고, 옮긴다.

use crate::{
    axe, lesson,
    page::{Page, View},
    runner::Tested,
    touch::{Point, drag_with_a_mouse, hold_a_phone, swipe},
};
use gaji_lessons::alphabeta::practice::Tab;
use gaji_words::{
    Lang,
    alphabeta::{grade, guide, practice as words, quiz, table},
    parts,
};
use serde_json::json;
use thirtyfour::Key;

const SAID: &str = ".room .said";
/// 이진 나무, 깊이 넷.
const DEEP: &str = "v=1&tree=[[[[5,6],[7,4]],[[3,2],[1,9]]],[[[2,8],[4,1]],[[9,7],[6,3]]]]";
/// 걸음의 문장과 까닭이 보이는 자리.
const WHY: &str = ".stage .status > p";

/// 쪽이 열린 뒤 밀린 정도(layout shift)를 `shifts`에 모은다.
const SHIFTS: &str = "
    window.shifts = 0;
    new PerformanceObserver((list) => list.getEntries().forEach(({ value }) => shifts += value))
      .observe({ type: 'layout-shift', buffered: true });";

/// 보이는 화면 밖으로 나간 것.
pub(crate) async fn outside(page: &Page, all: &[&str]) -> Tested<Vec<String>> {
    page.read(&format!(
        "return {}.filter((css) => {{
           const {{ top, bottom, height }} = document.querySelector(css).getBoundingClientRect();
           return height === 0 || top < 0 || bottom > innerHeight + 1;
         }});",
        json!(all)
    ))
    .await
}

async fn open(page: &Page, query: &str) -> Tested {
    lesson::open(page, query).await?;
    page.find(".room h3").await?;
    page.settle().await
}

/// 잘린 잎을 누르거나 자판으로 고르면 누가 어떤 수로 잘랐는지 말하고, 두 마디가 빛난다. 주소에도 남는다.
pub(crate) async fn a_cut_branch_says_why(page: Page) -> Tested {
    lesson::open(&page, "").await?;
    page.click(".stage .node.cut [data-hit]").await?;
    page.until_text(WHY, "But the top MAX has 3").await?;
    assert_eq!(page.read::<u64>("return document.querySelectorAll('.halo').length;").await?, 2);
    // 막은 수와 막힌 수가 그림에 적힌다.
    let bounds =
        "return [...document.querySelectorAll('.stage .window')].map((one) => one.textContent);";
    assert_eq!(page.eval(bounds).await?, json!(["α 3β ∞", "α 3β 2"]));
    page.until("location.search.includes('why=')").await?;
    page.reload().await?;
    page.until_text(WHY, "α-cut · shallow").await?;
    page.find(".stage .node.min [data-hit]").await?.send_keys(Key::Enter + "").await?;
    page.until("!location.search.includes('why=')").await?;
    page.click_named(parts::to_end(Lang::En)).await?;
    page.find(".stage .node.cut [data-hit]").await?.send_keys(Key::Enter + "").await?;
    page.until_text(WHY, "2 ≤ 3").await?;
    page.click_named(parts::to_start(Lang::En)).await?;
    page.until("document.querySelectorAll('.halo').length === 0").await?;
    // 손전화에서 깊은 나무의 가지를 눌러도 까닭이 보이고, 자판의 자리는 그대로다.
    page.view(View::Phone).await?;
    lesson::open(&page, DEEP).await?;
    page.eval("scrollTo(0, 0);").await?;
    assert_ne!(outside(&page, &[".stage .status"]).await?, [""; 0]);
    page.eval(
        "const cut = document.querySelector('.stage .node.cut [data-hit]');
         cut.focus({ preventScroll: true });
         cut.dispatchEvent(new MouseEvent('click', { bubbles: true }));",
    )
    .await?;
    page.until_text(WHY, "cut · ").await?;
    page.until(
        "(() => { const { top, bottom } = document.querySelector('.stage .status').getBoundingClientRect();
         return top >= 0 && bottom <= innerHeight + 1; })()",
    )
    .await?;
    page.until("document.activeElement.closest('.stage .node.cut') !== null").await
}

/// 길잡이는 세 번 누르면 끝나고 다시 나오지 않는다.
pub(crate) async fn the_guide_takes_three_taps_once(page: Page) -> Tested {
    let guides = "return document.querySelectorAll('.guide').length;";
    page.open("en/e/alpha-beta/?v=1&step=9").await?;
    page.find(".stage .node").await?;
    assert_eq!(page.read::<u64>(guides).await?, 0);
    lesson::open(&page, "").await?;
    // 첫 화면에 다 보이고, 그림도 걸음 조절도 가리지 않으며, 선 뒤에 아무것도 밀지 않는다.
    page.before_load(SHIFTS).await?;
    for view in [View::Phone, View::Desktop] {
        page.view(view).await?;
        for lang in Lang::ALL.map(Lang::code) {
            page.open(&format!("{lang}/l/alpha-beta/")).await?;
            page.find(".guide button").await?;
            page.settle().await?;
            let placed = "const [guide, above] = ['.guide', '.stage .transport']
                .map((css) => document.querySelector(css).getBoundingClientRect());
                return [guide.top >= above.bottom, guide.bottom <= innerHeight, shifts];";
            assert_eq!(page.eval(placed).await?, json!([true, true, 0]), "{view:?} {lang}");
        }
    }
    lesson::open(&page, "").await?;
    page.click_named(guide::walk_tap(Lang::En)).await?;
    page.until_text(".scrubber output", "14/26").await?;
    page.click_named(guide::ask_tap(Lang::En)).await?;
    page.until_text(WHY, "α-cut").await?;
    page.settle().await?;
    // 방이 열려도 그림을 떠나지 않는다.
    let cut = "return document.querySelector('.stage .node.cut').getBoundingClientRect().top >= 0;";
    assert_eq!(page.eval(cut).await?, true);
    page.click_named(guide::practise_tap(Lang::En)).await?;
    page.find(".asked button").await?;
    page.until("scrollY > 100").await?;
    lesson::open(&page, "").await?;
    assert_eq!(page.read::<u64>(guides).await?, 0);
    page.eval("localStorage.clear();").await?;
    lesson::open(&page, "").await?;
    page.click_named(guide::skip(Lang::En)).await?;
    lesson::open(&page, "").await?;
    assert_eq!(page.read::<u64>(guides).await?, 0);
    Ok(())
}

/// 채점이 나온 상자의 이름과 그 위아래. 나오기 전에도 자리가 있다.
const VERDICT: &str = "
    const box = document.querySelector('.room .verdict');
    const { top, bottom } = box.getBoundingClientRect();
    return [box.className, Math.round(top + scrollY), Math.round(bottom + scrollY)];";

/// 가위만 묻는 시험을 자판으로 풀고, 놓친 가위질은 까닭을 듣는다. 답은 주소에 남는다.
pub(crate) async fn cuts_are_graded_at_once(page: Page) -> Tested {
    page.view(View::Phone).await?;
    open(&page, "v=1&do=grade").await?;
    let place = "const { top } = document.querySelector('.asked button').getBoundingClientRect();
        return Math.round(top + scrollY);";
    let before = page.eval(place).await?;
    let (empty, top, bottom): (String, i64, i64) = page.read(VERDICT).await?;
    assert_eq!(empty, "said verdict");
    for expected in ["✓", "✓"] {
        page.find(".asked button").await?.send_keys(Key::Enter + "").await?;
        page.until_text(SAID, expected).await?;
        page.settle().await?;
        // 채점이 나와도 단추는 제자리다: 거듭 눌러도 다른 것에 닿지 않는다.
        assert_eq!(page.eval(place).await?, before);
        let box_now: (String, i64, i64) = page.read(VERDICT).await?;
        assert_eq!(box_now, ("said verdict better".into(), top, bottom));
    }
    page.find(".asked button").await?.send_keys(Key::Enter + "").await?;
    page.settle().await?;
    page.click(".asked button").await?;
    page.until_text(SAID, grade::missed_cut(Lang::En)).await?;
    page.find(".room .verdict.worse").await?;
    page.until("location.search.includes('answers=g_g_g_g')").await?;
    page.reload().await?;
    page.until_text(SAID, "α = 3 and β = 2").await?;
    page.click_named(grade::undo(Lang::En)).await?;
    // 남은 가지를 눌러 자른다.
    page.click(".room [data-hit=snip]").await?;
    page.until_text(SAID, "✓").await
}

/// α, β와 값을 적는 시험: 읽을 수 없는 글은 묻고, 틀리면 옳은 수를 말한다.
pub(crate) async fn bounds_and_values_are_typed(page: Page) -> Tested {
    open(&page, "v=1&do=grade&ask=all").await?;
    let input = ".asked input";
    page.type_into(input, "three").await?;
    page.find(input).await?.send_keys(Key::Enter + "").await?;
    page.until_text(SAID, grade::unreadable(Lang::En)).await?;
    page.click_named("α −∞").await?;
    page.click_named("β ∞").await?;
    page.click_named(grade::answer(Lang::En)).await?;
    page.until_text(SAID, "✓").await?;
    assert_eq!(axe::violations(&page).await?, [""; 0]);
    page.click(".asked button").await?;
    page.settle().await?;
    page.click(".asked button").await?;
    page.until("document.querySelectorAll('.asked input').length === 1").await?;
    page.type_into(input, "8").await?;
    page.click_named(grade::answer(Lang::En)).await?;
    page.until_text(SAID, "MIN 1 reports the smallest it saw: 3").await
}

/// 방의 그림에서 그 마디의 한가운데.
async fn node(page: &Page, id: u32) -> Tested<Point> {
    page.settle().await?;
    page.read(&format!(
        "const node = document.querySelector(`.room [data-hit='node:{id}']`);
         node.scrollIntoView({{ block: 'center', behavior: 'instant' }});
         const {{ x, y, width, height }} = node.getBoundingClientRect();
         return [x + width / 2, y + height / 2];"
    ))
    .await
}

/// 숨은 잎을 움직여도 뿌리는 그대로다.
pub(crate) async fn a_hidden_leaf_changes_nothing(page: Page) -> Tested {
    open(&page, "v=1&do=proof").await?;
    let before = lesson::verdict(&page).await?;
    let input = page.find(".room .slider input").await?;
    input.send_keys(Key::Left + Key::Left + Key::Left).await?;
    page.until("location.search.includes('[2,1,6]')").await?;
    page.until_text(SAID, "The root is still 3").await?;
    assert_eq!(lesson::verdict(&page).await?, before);
    // 그림의 잎을 손가락으로 끌어도, 조절대로 끝까지 밀어도 그렇다.
    hold_a_phone(&page).await?;
    let (x, y) = node(&page, 7).await?;
    swipe(&page, (x, y), (x + 60.0, y)).await?;
    page.until("location.search.includes('[2,31,6]')").await?;
    page.find(".room .slider input").await?.send_keys(Key::Home + "").await?;
    page.until("location.search.includes('[2,-999,6]')").await?;
    page.until_text(SAID, "The root is still 3").await?;
    assert_eq!(lesson::verdict(&page).await?, before);
    assert_eq!(axe::violations(&page).await?, [""; 0]);
    Ok(())
}

/// 차례를 바꾸면 잎의 수가 바뀌고, 가장 좋은 차례는 더 줄일 수 없다.
pub(crate) async fn siblings_change_places(page: Page) -> Tested {
    open(&page, "v=1&do=order").await?;
    page.until_text(SAID, "7 leaves visited").await?;
    page.eval("document.querySelector('.room').scrollIntoView();").await?;
    page.click_named(words::best_first(Lang::En)).await?;
    page.until_text(SAID, words::at_best(Lang::En)).await?;
    // 뒤로 가도 보던 자리다.
    let place = "return document.querySelector('.room').getBoundingClientRect().top;";
    let before: f64 = page.read(place).await?;
    page.driver.back().await?;
    page.until_text(SAID, "7 leaves visited").await?;
    page.settle().await?;
    let after: f64 = page.read(place).await?;
    assert!((after - before).abs() < 60.0, "{before} {after}");
    page.click(".room .node.min:last-of-type .area, .room .node:nth-child(10) .area").await?;
    page.click_named(words::earlier(Lang::En)).await?;
    page.until("location.search.includes('[[3,12,8],[14,5,2],[2,4,6]]')").await?;
    // 손가락으로 끈다: 첫 가지의 첫 잎을 둘째 잎의 자리로.
    hold_a_phone(&page).await?;
    let (from, to) = (node(&page, 2).await?, node(&page, 3).await?);
    swipe(&page, from, to).await?;
    page.until("location.search.includes('[[12,3,8],')").await?;
    let (from, to) = (node(&page, 2).await?, node(&page, 4).await?);
    drag_with_a_mouse(&page, from, to).await?;
    page.until("location.search.includes('[[3,8,12],')").await?;
    four_levels_of_three(&page).await
}

/// 자식이 셋씩인 네 층의 나무도 받는다. 종이에는 너무 많다고 말한다.
async fn four_levels_of_three(page: &Page) -> Tested {
    let grow = |inner: String| format!("[{inner},{inner},{inner}]");
    let tree = (0..4).fold("5".to_string(), |inner, _| grow(inner));
    open(page, &format!("v=1&do=order&tree={tree}")).await?;
    page.until_text(SAID, &words::counted(Lang::En, &17, &81, &17)).await?;
    page.open(&format!("en/l/alpha-beta/?v=1&do=sheet&tree={tree}")).await?;
    page.until_text(".room", &words::numbers_only(Lang::En, &Tab::Sheet.most_nodes())).await
}

/// 표는 걸음마다 한 줄이고, 글로 읽는 나무는 자판으로 오간다. 다섯 문제는 끝까지 풀린다.
pub(crate) async fn the_search_can_be_read_and_asked(page: Page) -> Tested {
    open(&page, "v=1&do=table").await?;
    // 방을 가리키는 주소는 방에 닿고, 방에는 제 그림이 있다.
    let shown =
        "(() => { const { top } = document.querySelector('.practice').getBoundingClientRect();
        return scrollY > 100 && Math.abs(top) < innerHeight / 2
          && document.querySelectorAll('.room .figure-view .node').length === 13; })()";
    page.until(shown).await?;
    let rows = "return document.querySelectorAll('.room tbody tr').length;";
    assert_eq!(page.read::<u64>(rows).await?, 26);
    page.click(".room tbody tr:nth-child(14) button").await?;
    page.until_text(".scrubber output", "14/26").await?;
    assert!(page.text(".room tr[aria-current]").await?.contains(&table::cut(Lang::En, &2)));
    assert_eq!(axe::violations(&page).await?, [""; 0]);
    page.click_named(words::tab_outline(Lang::En)).await?;
    page.until("document.querySelectorAll('.room .figure-view .node').length === 13").await?;
    // 그림 스스로도 화면 읽개에는 같은 나무이고, 같은 걸음의 같은 문장이다.
    let same = "[...document.querySelectorAll('.stage [role=tree] [role=treeitem]')]
        .map((node) => `${node.ariaLabel}.`.toLowerCase() + node.ariaLevel).join('\\n')
        === [...document.querySelectorAll('.outline [role=treeitem]')]
        .map((line) => line.textContent.toLowerCase() + line.ariaLevel).join('\\n')";
    page.until(same).await?;
    page.find(".outline [role=treeitem]").await?.send_keys(Key::Down + Key::Right + "").await?;
    page.until("document.activeElement.textContent.startsWith('Leaf 1-1')").await?;
    assert_eq!(axe::violations(&page).await?, [""; 0]);
    page.click_named(words::tab_quiz(Lang::En)).await?;
    for _ in 0..5 {
        page.click(".room .chips .chip").await?;
        page.find(".room .verdict:is(.better, .worse)").await?;
        page.click_named(quiz::next(Lang::En)).await?;
    }
    page.until_text(SAID, "of 5 right").await?;
    page.click_named(words::tab_ties(Lang::En)).await?;
    page.until_text(SAID, "No other branch").await?;
    Ok(())
}
