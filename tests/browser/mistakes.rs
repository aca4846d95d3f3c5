//! 흔한 실수: 스위치마다 그 실수를 한 탐색이 진짜로 돈다.

use crate::{lesson, page::Page, runner::Tested};
use gaji_words::{
    Lang,
    alphabeta::{lesson as heads, mistakes as words},
};
use std::collections::BTreeSet;

const SEEN: &str = ".mistake-seen";

async fn press(page: &Page, name: &str) -> Tested {
    page.click_named(name).await?;
    page.settle().await
}

/// 창을 잘못 넘기면 다른 수를 고르고, 끄면 모두 되돌아온다.
pub(crate) async fn wrong_windows_change_the_choice(page: Page) -> Tested {
    for tree in ["", "v=1&tree=[[3,9],[3,0],[5,3]]"] {
        lesson::open(&page, tree).await?;
        let right = lesson::stage(&page).await?;
        press(&page, words::window(Lang::En)).await?;
        let [first, third] = [1, 3].map(|n| heads::nth_branch(Lang::En, &n));
        assert_eq!(page.text(SEEN).await?, words::window_seen(Lang::En, &first, &third));
        assert!(lesson::verdict(&page).await?.starts_with("They differ!"));
        assert_ne!(lesson::stage(&page).await?.tree, right.tree);
        press(&page, words::window(Lang::En)).await?;
        assert_eq!(lesson::stage(&page).await?, right);
        assert_eq!(page.text(SEEN).await?, "");
    }
    // 할 말이 없는 동안 단추는 고르게 서고, 그 왼쪽은 둘레의 글과 나란하다.
    lesson::open(&page, "").await?;
    let gaps: (Vec<i64>, Vec<i64>) = page.read(GAPS).await?;
    assert!(gaps.0.len() == 3 && gaps.0.iter().all(|gap| *gap == gaps.0[0]), "{gaps:?}");
    assert_eq!(gaps.1, [0; 4]);
    Ok(())
}

/// 흔한 실수의 단추와 단추 사이들, 단추의 트랙마다 둘레의 글에서 들어간 만큼.
const GAPS: &str = "
    const panel = document.querySelector('.mistake-seen').parentElement;
    const boxes = [...panel.querySelectorAll('.switch')].map((one) => one.getBoundingClientRect());
    const { left } = panel.querySelector('p').getBoundingClientRect();
    const tracks = [...panel.querySelectorAll('.switch-track')].map((one) => one.getBoundingClientRect().left);
    return [boxes.slice(1).map(({ top }, nth) => Math.round(top - boxes[nth].bottom)),
      tracks.map((at) => Math.round(at - left))];";

/// 놀이의 나무에서도, 적힌 수는 제대로 가지쳤을 때와 잘못했을 때의 그 수다.
pub(crate) async fn names_are_those_of_the_moves(page: Page) -> Tested {
    lesson::open(&page, "v=1&game=connect4&moves=4_4_4_3_5&depth=6").await?;
    let right = lesson::verdict(&page).await?;
    press(&page, heads::pruning(Lang::En)).await?;
    assert_eq!(lesson::verdict(&page).await?, right, "pruning off");
    press(&page, heads::pruning(Lang::En)).await?;
    press(&page, words::window(Lang::En)).await?;
    let chosen = page.text(".stage .edge.chosen .step").await?;
    assert_eq!(page.text(SEEN).await?, words::window_seen(Lang::En, &"4", &chosen));
    Ok(())
}

/// 값만 달라지고 수는 같아도, 달라졌다고 말한다.
pub(crate) async fn a_wrong_value_is_told(page: Page) -> Tested {
    lesson::open(&page, "v=1&game=tictactoe&depth=9&mistake=window").await?;
    assert!(lesson::verdict(&page).await?.starts_with("They differ!"));
    assert_ne!(page.text(SEEN).await?, words::window_unseen(Lang::En));
    Ok(())
}

/// 누구 쪽 점수인지 섞으면 높이가 다른 잎에서 틀린다. 틀리지 않은 나무에서는 그렇다고 말한다.
pub(crate) async fn mixed_sides_go_wrong(page: Page) -> Tested {
    lesson::open(&page, "v=1&tree=[4,[[7,2],1],[[5,6],[3,9,8]]]").await?;
    press(&page, words::sides(Lang::En)).await?;
    let [third, second] = [3, 2].map(|n| heads::nth_branch(Lang::En, &n));
    assert_eq!(page.text(SEEN).await?, words::window_seen(Lang::En, &third, &second));
    lesson::open(&page, "v=1&mistake=sides").await?;
    assert_eq!(page.text(SEEN).await?, words::window_unseen(Lang::En));
    Ok(())
}

/// 티가 나지 않는 나무에서 켜면 티가 나는 나무를 펴고 그렇게 말한다. 뒤로 가면 앞의 나무다.
pub(crate) async fn a_mistake_tells_at_the_first_press(page: Page) -> Tested {
    for tree in ["", "v=1&tree=[[3,9],[3,0],[5,3]]"] {
        lesson::open(&page, tree).await?;
        let before = lesson::stage(&page).await?;
        press(&page, words::sides(Lang::En)).await?;
        page.until_text(SEEN, words::shown_here(Lang::En)).await?;
        assert!(lesson::verdict(&page).await?.starts_with("They differ!"), "{tree}");
        page.driver.back().await?;
        page.settle().await?;
        assert_eq!(lesson::stage(&page).await?, before, "{tree}");
        assert_eq!(page.text(SEEN).await?, "", "{tree}");
    }
    Ok(())
}

/// 깊이를 못 박으면 판에 따라 드는 품이 크게 다르다. 끄면 세던 것도 멈춘다.
pub(crate) async fn a_fixed_depth_costs_unevenly(page: Page) -> Tested {
    lesson::open(&page, "").await?;
    press(&page, words::fixed_depth(Lang::En)).await?;
    page.until("document.querySelectorAll('[role=status] li').length === 3").await?;
    let nodes: Vec<u64> = page
        .read(
            "return [...document.querySelectorAll('[role=status] li')].slice(0, 2)
               .map((line) => Number(line.textContent.match(/([\\d,]+) nodes/)[1].replaceAll(',', '')));",
        )
        .await?;
    assert!(nodes[0] > 10 * nodes[1], "{nodes:?}");
    let times = gaji_words::number((nodes[0] / nodes[1]) as i64);
    page.until_text("body", &words::fixed_depth_times(Lang::En, &times)).await?;
    page.until("location.search.includes('fixed=1')").await?;
    page.reload().await?;
    page.until("document.querySelectorAll('[role=status] li').length === 3").await?;
    press(&page, words::fixed_depth(Lang::En)).await?;
    page.until("document.querySelectorAll('[role=status] li').length === 0").await
}

/// 늘 첫째면 여섯 판이 모두 같고, 씨앗으로 고르면 다르다.
pub(crate) async fn the_first_of_equals_is_dull(page: Page) -> Tested {
    lesson::open(&page, "").await?;
    page.click_named(words::first_tie(Lang::En)).await?;
    assert_eq!(openings(&page, &words::first_tie_always(Lang::En, &"")).await?.len(), 1);
    page.click_named(words::first_tie(Lang::En)).await?;
    assert!(openings(&page, &words::first_tie_seeded(Lang::En, &"")).await?.len() > 1);
    Ok(())
}

/// `head`로 시작하는 줄에 적힌 여섯 판의 첫 수, 서로 다른 것만.
async fn openings(page: &Page, head: &str) -> Tested<BTreeSet<String>> {
    let line = format!(
        "([...document.querySelectorAll('[role=status]')].map((one) => one.textContent)
           .find((text) => text.startsWith('{head}')) ?? '').replace('{head}', '').split(' · ')"
    );
    page.until(&format!("{line}.length === 6")).await?;
    page.read(&format!("return {line};")).await
}
