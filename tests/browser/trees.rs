//! 나무 고르기: 보기, 씨앗, 직접 적은 것, 놀이판의 진짜 나무.

use crate::{
    lesson,
    page::{Page, Theme, View},
    runner::Tested,
};
use gaji_words::{
    Lang,
    alphabeta::{lesson as heads, tree as words},
    parts,
};
use serde_json::json;

/// 한 화면에 그려도 느린 손전화가 견디는 SVG 요소의 수.
const MOST_ELEMENTS: u64 = 1_000;

/// 보기마다 잎이 다 있고 답이 같다.
pub(crate) async fn presets_are_drawn(page: Page) -> Tested {
    lesson::open(&page, "").await?;
    for (name, leaves) in [
        (words::preset_best(Lang::En), 9),
        (words::preset_worst(Lang::En), 9),
        (words::preset_deep(Lang::En), 7),
        (words::preset_ties(Lang::En), 6),
        (words::preset_uneven(Lang::En), 9),
        (words::preset_four(Lang::En), 16),
        (words::preset_classic(Lang::En), 9),
    ] {
        page.click_named(name).await?;
        page.settle().await?;
        let counts = lesson::counts(&page).await?;
        assert_eq!(lesson::stage(&page).await?.tree.count("leaf"), leaves, "{name}");
        assert_eq!(counts.minimax, leaves as u64, "{name}");
        assert!((counts.fewest..=counts.minimax).contains(&counts.leaves), "{name}: {counts:?}");
        assert!(lesson::verdict(&page).await?.ends_with("the same!"), "{name}");
        if name == words::preset_best(Lang::En) {
            assert_eq!(counts.leaves, counts.fewest, "{name}");
        }
        if name == words::preset_worst(Lang::En) {
            assert_eq!(counts.leaves, counts.minimax, "{name}");
        }
    }
    Ok(())
}

/// 같은 씨앗은 같은 나무, 다른 씨앗은 다른 나무다.
pub(crate) async fn seeds_grow_trees(page: Page) -> Tested {
    lesson::open(&page, "").await?;
    page.click_named(words::random(Lang::En)).await?;
    page.settle().await?;
    let first = lesson::stage(&page).await?;
    page.until("location.search.includes('seed=1')").await?;
    page.click_named(words::random_again(Lang::En)).await?;
    page.settle().await?;
    assert_ne!(lesson::stage(&page).await?.tree, first.tree);
    lesson::open(&page, "v=1&seed=1").await?;
    assert_eq!(lesson::stage(&page).await?, first);
    Ok(())
}

async fn plant(page: &Page, text: &str) -> Tested<String> {
    let text = json!(text);
    page.eval(&format!(
        "const field = document.querySelector('#typed-tree');
         field.value = {text};
         field.dispatchEvent(new Event('input', {{ bubbles: true }}));"
    ))
    .await?;
    page.click(".typed button").await?;
    page.settle().await?;
    page.text("#typed-why").await
}

/// 틀리게 적으면 까닭을 말하고 앞의 나무를 그대로 둔다.
pub(crate) async fn typed_trees_are_checked(page: Page) -> Tested {
    lesson::open(&page, "").await?;
    let before = lesson::stage(&page).await?;
    let wide = format!("[{}1]", "1,".repeat(500));
    let deep = format!("{}1{}", "[".repeat(9), "]".repeat(9));
    let wrong = ["", "[[1,2],[3", "[1,2]]", "[1,[]]", "[1,x]", "[1,1000]", "[1 2]", &wide, &deep];
    let mut reasons = Vec::new();
    for text in wrong {
        let why = plant(&page, text).await?;
        assert!(!why.is_empty(), "no reason for {text:.40}");
        assert_eq!(lesson::stage(&page).await?, before, "{text:.40}");
        page.find("#typed-tree[aria-invalid=true]").await?;
        reasons.push(why);
    }
    reasons.sort_unstable();
    reasons.dedup();
    assert_eq!(reasons.len(), wrong.len(), "{reasons:#?}");
    assert_eq!(plant(&page, "[[1,2],[-3,[4,5]]]").await?, "");
    assert_eq!(lesson::stage(&page).await?.tree.count("leaf"), 5);
    Ok(())
}

/// 놀이의 나무에는 마디마다 판이 있고, 큰 나무는 접혀 있어 누르면 펼쳐진다.
pub(crate) async fn game_trees_hold_boards(page: Page) -> Tested {
    // 마디가 미끄러지는 동안에는 누를 자리도 움직인다.
    page.theme(Theme::Light).await?;
    lesson::open(&page, "").await?;
    for name in [words::game_tictactoe(Lang::En), words::game_connect4(Lang::En)] {
        page.click_named(name).await?;
        page.find(".stage .thumbnail").await?;
        page.settle().await?;
        let before = is_light(&page, name).await?;
        assert!(before > 0, "{name}: nothing is folded");
        page.click(".stage .node.folded").await?;
        page.settle().await?;
        assert!(is_light(&page, name).await? > 0, "{name}");
    }
    deepens(&page).await
}

/// 마디마다 판이 있고, 그린 것이 너무 많지 않다. 접힌 마디의 수를 돌려준다.
async fn is_light(page: &Page, name: &str) -> Tested<usize> {
    let tree = lesson::stage(page).await?.tree;
    let boards = "return document.querySelectorAll('.stage .node > .thumbnail').length;";
    assert_eq!(page.read::<usize>(boards).await?, tree.count("node"), "{name}");
    let elements = "return document.querySelectorAll('.stage .figure *').length;";
    let elements: u64 = page.read(elements).await?;
    assert!(elements <= MOST_ELEMENTS, "{name}: {elements} elements");
    Ok(tree.count("folded"))
}

/// 깊이를 더하면 잎이 몇 배로 는다.
async fn deepens(page: &Page) -> Tested {
    let before = lesson::counts(page).await?;
    page.click_named(&parts::more(Lang::En, &words::depth(Lang::En))).await?;
    page.settle().await?;
    let after = lesson::counts(page).await?;
    assert!(after.minimax > 2 * before.minimax, "{before:?} {after:?}");
    assert!(after.leaves < after.minimax, "{}", heads::leaves(Lang::En));
    Ok(())
}

const BIG: &str = "v=1&game=connect4&moves=4_4_4_3_5&depth=3";

/// 상자 밖으로 나간 것: 그 마디의 몸이 다 보이는가.
async fn outside(page: &Page, nodes: &str) -> Tested<u64> {
    let script = format!(
        "await new Promise((wake) => setTimeout(wake, 700));
         const box = document.querySelector('.stage .figure-view').getBoundingClientRect();
         return [...document.querySelectorAll('.stage .node{nodes}')]
           .map((node) => node.getBoundingClientRect())
           .filter((one) => one.left < box.left - 1 || one.right > box.right + 1
                         || one.top < box.top - 1 || one.bottom > box.bottom + 1).length;"
    );
    Ok(serde_json::from_value(page.eval_async(&script).await?)?)
}

/// 큰 나무는 뿌리가 보이게 열리고, 걸을 때마다 지금 마디가 보인다. 쪽은 밀리지 않는다.
pub(crate) async fn big_trees_open_where_the_answer_is(page: Page) -> Tested {
    for view in [View::Phone, View::Desktop] {
        page.view(view).await?;
        lesson::open(&page, BIG).await?;
        assert_eq!(outside(&page, ":first-child").await?, 0, "{view:?}: the root");
        page.click_named(parts::to_start(Lang::En)).await?;
        for step in 1..12 {
            page.click_named(parts::forward(Lang::En)).await?;
            let before: f64 = page.read("return scrollY;").await?;
            assert_eq!(outside(&page, ".here").await?, 0, "{view:?}: step {step}");
            assert_eq!(page.read::<f64>("return scrollY;").await?, before, "{view:?}");
        }
    }
    Ok(())
}

/// 크기 단추는 그림을 가리지 않고, 조금 넘치는 나무는 밀지 않고 줄여 보인다. 큰 수도 한 줄이다.
pub(crate) async fn the_zoom_bar_covers_no_node(page: Page) -> Tested {
    page.view(View::Phone).await?;
    let four = "v=1&tree=[[[[5,6],[7,4]],[[3,8],[6,2]]],[[[6,9],[7,5]],[[9,8],[6,1]]]]";
    for query in [four, "v=1&game=connect4&moves=4_4_4_3_5&depth=8"] {
        lesson::open(&page, query).await?;
        page.settle().await?;
        let covers = "const bar = document.querySelector('.zoom');
            const box = document.querySelector('.stage .figure-view').getBoundingClientRect();
            return !bar.hidden && bar.getBoundingClientRect().top < box.bottom;";
        assert_eq!(page.eval(covers).await?, false, "{query}");
        let broken = "return [...document.querySelectorAll('.compare-card strong')]
            .filter((count) => count.getClientRects().length > 1
              || count.offsetHeight > 1.5 * parseFloat(getComputedStyle(count).lineHeight)
              || count.getBoundingClientRect().right
                 > count.parentElement.getBoundingClientRect().right).length;";
        assert_eq!(page.read::<u64>(broken).await?, 0, "{query}");
    }
    page.screenshot("big-counts-phone").await?;
    // 넓은 화면에서는 네 층의 잎도 한눈에 보이고, 자판으로 키우면 보던 크기에서 커진다.
    page.view(View::Desktop).await?;
    lesson::open(&page, four).await?;
    page.settle().await?;
    assert_eq!(outside(&page, "").await?, 0);
    let height = "return document.querySelector('.stage .figure').getBoundingClientRect().height;";
    let before: f64 = page.read(height).await?;
    page.find(".stage [data-hit]").await?.send_keys("+").await?;
    let after: f64 = page.read(height).await?;
    assert!((after / before - 1.3).abs() < 0.05, "{before} {after}");
    page.view(View::Phone).await?;
    page.size(320, 740).await?;
    lesson::open(&page, "").await?;
    page.settle().await?;
    assert_eq!(page.eval("return document.querySelector('.zoom').hidden;").await?, true);
    assert_eq!(outside(&page, "").await?, 0);
    Ok(())
}

/// 키우고 줄이고 한눈에 본다. 쪽은 옆으로 넘치지 않는다.
pub(crate) async fn big_trees_grow_and_shrink(page: Page) -> Tested {
    page.view(View::Phone).await?;
    lesson::open(&page, BIG).await?;
    page.settle().await?;
    let width = "return document.querySelector('.stage .figure').getBoundingClientRect().width;";
    let first: f64 = page.read(width).await?;
    page.click_named(parts::zoom_in(Lang::En)).await?;
    let grown: f64 = page.read(width).await?;
    assert!(grown > first * 1.2, "{first} {grown}");
    page.click_named(parts::zoom_fit(Lang::En)).await?;
    page.settle().await?;
    assert_eq!(outside(&page, "").await?, 0);
    page.click_named(parts::zoom_fit(Lang::En)).await?;
    page.settle().await?;
    assert_eq!(page.read::<f64>(width).await?, first);
    let over = "return document.documentElement.scrollWidth - innerWidth;";
    assert_eq!(page.read::<i64>(over).await?, 0);
    lesson::open(&page, "").await?;
    page.settle().await?;
    assert_eq!(page.eval("return document.querySelector('.zoom').hidden;").await?, true);
    Ok(())
}
