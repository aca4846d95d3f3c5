//! 수업의 스위치: 무엇이 바뀌고 무엇이 그대로인가.

use crate::{
    lesson::{self, Counts, Tree},
    page::Page,
    runner::Tested,
};
use gaji_words::{Lang, alphabeta::lesson as words};

/// 틱택토와 커넥트 포의 진짜 국면, 그리고 손으로 적은 나무들.
const TREES: [&str; 5] = [
    "tree=[[3,12,8],[2,4,6],[14,5,2]]",
    "tree=[[[[5,6],[7,4]],[[3,8],[6,2]]],[[[6,9],[7,5]],[[9,8],[6,1]]]]",
    "seed=5",
    "game=tictactoe&moves=4_0_8_2_1&depth=4",
    "game=connect4&moves=4_4_4_3_5&depth=6",
];

async fn press(page: &Page, name: &str) -> Tested<(Counts, Tree)> {
    page.click_named(name).await?;
    page.settle().await?;
    Ok((lesson::counts(page).await?, lesson::stage(page).await?.tree))
}

/// 가지치기를 켜고 꺼도 값과 수는 같고, 본 잎은 더 많아지지 않는다.
pub(crate) async fn pruning_keeps_the_answer(page: Page) -> Tested {
    for tree in TREES {
        lesson::open(&page, &format!("v=1&{tree}")).await?;
        let (on, verdict) = (lesson::counts(&page).await?, lesson::verdict(&page).await?);
        let pair = lesson::pair(&page).await?;
        assert!(on.leaves < on.minimax && on.fewest <= on.leaves, "{tree}: {on:?}");
        let (off, drawn) = press(&page, words::pruning(Lang::En)).await?;
        assert_eq!((off.leaves, off.cuts, drawn.scissors), (on.minimax, 0, 0), "{tree}");
        assert!(on.nodes < off.nodes, "{tree}");
        assert_eq!(lesson::verdict(&page).await?, verdict, "{tree}");
        assert_eq!(lesson::pair(&page).await?, pair, "{tree}");
        assert!(verdict.ends_with("the same!"), "{tree}: {verdict}");
        let (again, _) = press(&page, words::with(Lang::En)).await?;
        assert_eq!(again, on, "{tree}");
    }
    Ok(())
}

/// 수 정렬을 켜면 놀이의 나무에서 더 많이 잘리고, 답은 같다.
pub(crate) async fn ordering_cuts_more(page: Page) -> Tested {
    for tree in ["game=connect4&moves=4_4_4_3_5&depth=6", "game=tictactoe&depth=9"] {
        lesson::open(&page, &format!("v=1&{tree}")).await?;
        let (plain, verdict) = (lesson::counts(&page).await?, lesson::verdict(&page).await?);
        let (ordered, _) = press(&page, words::ordering(Lang::En)).await?;
        assert!(ordered.leaves * 2 < plain.leaves, "{tree}: {ordered:?} {plain:?}");
        assert_eq!((ordered.minimax, ordered.fewest), (plain.minimax, plain.fewest), "{tree}");
        assert_eq!(lesson::verdict(&page).await?, verdict, "{tree}");
    }
    Ok(())
}

/// 네가맥스로 적으면 MIN 마디의 부호와 방향만 뒤집힌다.
pub(crate) async fn negamax_flips_signs(page: Page) -> Tested {
    lesson::open(&page, "").await?;
    let plain = lesson::stage(&page).await?.tree;
    let (_, negamax) = press(&page, words::negamax(Lang::En)).await?;
    assert_eq!(plain.values_of("min"), ["=3", "≤2", "=2"]);
    assert_eq!(negamax.values_of("min"), ["=−3", "≥−2", "=−2"]);
    assert_eq!(plain.values_of("max"), negamax.values_of("max"));
    assert_eq!(plain.values_of("leaf"), negamax.values_of("leaf"));
    let (_, back) = press(&page, words::minimax(Lang::En)).await?;
    assert_eq!(back, plain);
    Ok(())
}

/// 같을 때 자르지 않으면 잎을 더 보지만 답은 같다.
pub(crate) async fn keeping_ties_sees_more(page: Page) -> Tested {
    lesson::open(&page, "v=1&tree=[[3,9],[3,0],[5,3]]").await?;
    let (cut, verdict) = (lesson::counts(&page).await?, lesson::verdict(&page).await?);
    let (kept, tree) = press(&page, words::cut_rule_gt(Lang::En)).await?;
    assert_eq!((cut.leaves, kept.leaves), (5, 6));
    assert_eq!(tree.values_of("min"), ["=3", "=0", "=3"]);
    assert_eq!(lesson::verdict(&page).await?, verdict);
    Ok(())
}

/// 경계까지만 적으면(fail-hard) 창 밖의 값이 경계에 멈춘다.
pub(crate) async fn fail_hard_stops_at_the_bound(page: Page) -> Tested {
    lesson::open(&page, "v=1&tree=[[3,8,12],[2,4,6],[2,5,14]]").await?;
    let (soft, verdict) = (lesson::counts(&page).await?, lesson::verdict(&page).await?);
    let before = lesson::stage(&page).await?.tree;
    let (hard, after) = press(&page, words::soft_off(Lang::En)).await?;
    assert_eq!(before.values_of("min"), ["=3", "≤2", "≤2"]);
    assert_eq!(after.values_of("min"), ["=3", "≤3", "≤3"]);
    assert_eq!((hard, lesson::verdict(&page).await?), (soft, verdict));
    Ok(())
}

/// 핵심 코드는 지금 스위치의 코드다.
pub(crate) async fn the_code_is_that_of_the_settings(page: Page) -> Tested {
    for (query, there, gone) in [
        ("", "= alpha_beta(child, α, β);", "> β"),
        ("v=1&view=negamax", "−alpha_beta(child, −β, −α);", "> β"),
        ("v=1&cut=gt", "if α > β {", ">="),
        ("v=1&prune=0", "minimax(child)", "✂"),
        (
            "v=1&mistake=window&view=negamax",
            "✗       let value = −alpha_beta(child, −α, −β);",
            "−β, −α",
        ),
    ] {
        lesson::open(&page, query).await?;
        let code = page.text(".code ol").await?;
        assert!(code.contains(there) && !code.contains(gone), "{query}: {code}");
    }
    press(&page, words::negamax(Lang::En)).await?;
    page.until_text(".code ol", "✗       let value = −alpha_beta(child, −α, −β);").await
}
