//! 자판만으로.

use crate::{
    lesson,
    page::{Page, Theme},
    runner::Tested,
};
use gaji_words::{
    Lang,
    alphabeta::{check, film, lesson as words, mistakes},
    parts,
};
use std::collections::BTreeSet;
use thirtyfour::{Key, TypingData};

/// 이보다 많이 Tab을 눌러야 하면 길을 잃은 것이다.
const FAR: usize = 150;

/// Tab이 머물러야 할 곳에 차례대로 번호를 단다. 라디오 단추는 묶음마다 한 곳이다.
const NUMBER: &str = "
    const stops = [...document.querySelectorAll(
      'a[href], button:not(:disabled), input:not(:disabled), select, summary, [tabindex=\"0\"]')]
      .filter((one) => one.tabIndex >= 0 && one.checkVisibility({ visibilityProperty: true }))
      .filter((one) => one.type !== 'radio' || one.checked);
    stops.forEach((one, i) => one.dataset.stop = i);
    return stops.length;";

/// 초점이 놓인 곳: 번호와, 화면 안에서 초점이 없을 때와 달라 보이는가.
const FOCUS: &str = "
    const on = document.activeElement;
    const near = [on, ...on.querySelectorAll('*'), on.nextElementSibling ?? on];
    const look = () => near.map((one) => {
      const { outline, boxShadow, stroke, strokeWidth } = getComputedStyle(one);
      return [outline, boxShadow, stroke, strokeWidth].join();
    }).join();
    const focused = look();
    on.blur();
    const plain = look();
    on.focus({ preventScroll: true });
    const { top, bottom } = on.getBoundingClientRect();
    const shown = focused !== plain && bottom > 0 && top < innerHeight;
    return [on.dataset.stop ?? '', shown || !on.dataset.stop, on.outerHTML.slice(0, 120)];";

/// 브라우저가 스스로 더하는 자리의 최대 수.
const EXTRA: usize = 4;

/// Tab은 모든 곳에 차례로 닿고 갇히지 않으며, 초점은 늘 보인다.
pub(crate) async fn reaches_everything(page: Page) -> Tested {
    // 움직임이 있으면 달라진 모양이 조금 뒤에 나타난다.
    page.theme(Theme::Light).await?;
    for screen in [
        "",
        "l/alpha-beta/",
        "l/quiescence/",
        "l/evaluation/",
        "p/connect4/?v=1&mode=two&moves=4_4&scores=1&depth=2",
    ] {
        page.open(&format!("en/{screen}")).await?;
        let count: usize = page.read(NUMBER).await?;
        let mut reached = BTreeSet::new();
        // 넘치는 칸처럼 브라우저가 스스로 더하는 자리가 몇 있다.
        for _ in 0..count + EXTRA {
            if reached.len() == count {
                break;
            }
            page.press(Key::Tab).await?;
            let (stop, shown, what): (String, bool, String) = page.read(FOCUS).await?;
            assert!(shown, "{screen}: the focus does not show on {what}");
            reached.extend(stop.parse::<usize>());
        }
        let missed: Vec<usize> = (0..count).filter(|stop| !reached.contains(stop)).collect();
        let name = |stop| format!("document.querySelector('[data-stop=\"{stop}\"]').outerHTML");
        let first = missed.first().map_or("''".into(), name);
        let what = page.eval(&format!("return {first};")).await?;
        assert!(missed.is_empty(), "{screen}: Tab misses {missed:?}, such as {what}");
        page.press(Key::Shift + Key::Tab).await?;
        let (back, ..): (String, bool, String) = page.read(FOCUS).await?;
        assert_eq!(back.parse(), Ok(count - 2), "{screen}: Shift+Tab goes back");
    }
    Ok(())
}

/// 이름이 이것인 곳까지 Tab으로 가서 그 키를 누른다.
async fn go_and_press(page: &Page, name: &str, key: impl Into<TypingData>) -> Tested {
    for _ in 0..FAR {
        page.press(Key::Tab).await?;
        let here = "const on = document.activeElement; return on.ariaLabel ?? on.textContent;";
        if page.read::<String>(here).await?.trim().starts_with(name) {
            page.press(key).await?;
            return page.settle().await;
        }
    }
    Err(format!("Tab never reaches «{name}»").into())
}

/// 수업 전체를 자판만으로 한다.
pub(crate) async fn does_the_whole_lesson(page: Page) -> Tested {
    lesson::open(&page, "").await?;
    page.press(Key::Home).await?;
    page.press(" ").await?;
    page.until("parseInt(document.querySelector('.scrubber output').textContent) >= 1").await?;
    page.press(" ").await?;
    page.press(Key::End).await?;
    go_and_press(&page, words::without(Lang::En), Key::Enter).await?;
    assert_eq!(lesson::counts(&page).await?.leaves, 9);
    walk_the_tree(&page).await?;
    go_and_press(&page, parts::to_start(Lang::En), Key::Enter).await?;
    assert!(lesson::stage(&page).await?.step.starts_with("0/"));
    go_and_press(&page, words::pruning(Lang::En), " ").await?;
    assert_eq!(lesson::counts(&page).await?.leaves, 7);
    go_and_press(&page, words::negamax(Lang::En), " ").await?;
    assert_eq!(lesson::stage(&page).await?.tree.values_of("min")[1], "≥−2");
    type_a_tree(&page).await?;
    go_and_press(&page, film::run(Lang::En), Key::Enter).await?;
    page.find(".depths tr").await?;
    go_and_press(&page, check::run(Lang::En), Key::Enter).await?;
    page.until("document.querySelectorAll('.self-check-result.better').length === 2").await?;
    go_and_press(&page, mistakes::window(Lang::En), " ").await?;
    page.until("document.querySelector('.mistake-seen').textContent !== ''").await?;
    go_and_press(&page, words::play_tictactoe(Lang::En), Key::Enter).await?;
    page.find(".cells").await.map(drop)
}

/// 나무 안에서는 화살표로 마디를 옮기고 Enter로 그 마디에 머문 걸음으로 간다.
async fn walk_the_tree(page: &Page) -> Tested {
    let hit = "return document.activeElement.dataset.hit ?? '';";
    while page.read::<String>(hit).await? != "node:0" {
        page.press(Key::Tab).await?;
    }
    page.press(Key::Down).await?;
    let child: String = page.read(hit).await?;
    assert!(child.starts_with("node:") && child != "node:0", "{child}");
    page.press(Key::Enter).await?;
    page.settle().await?;
    let tree = lesson::stage(page).await?.tree;
    assert_eq!(tree.count("here"), 1);
    Ok(())
}

async fn type_a_tree(page: &Page) -> Tested {
    let id = "return document.activeElement.id;";
    while page.read::<String>(id).await? != "typed-tree" {
        page.press(Key::Tab).await?;
    }
    page.press(Key::Control + "a").await?;
    page.press("[[3,9],[3,0],[5,3]]").await?;
    page.press(Key::Enter).await?;
    page.settle().await?;
    assert_eq!(lesson::stage(page).await?.tree.count("leaf"), 6);
    Ok(())
}

/// 판에서도: 화살표로 칸을 옮기고 Enter로 둔다.
pub(crate) async fn plays_a_move(page: Page) -> Tested {
    page.open("en/p/tictactoe/?v=1&depth=9").await?;
    let cell = "return document.activeElement.dataset.cell ?? '';";
    while page.read::<String>(cell).await? != "0-0" {
        page.press(Key::Tab).await?;
    }
    page.press(Key::Right).await?;
    page.press(Key::Down).await?;
    assert_eq!(page.read::<String>(cell).await?, "1-1");
    page.press(Key::Enter).await?;
    page.until("document.querySelectorAll('.play-moves li').length === 2").await
}
