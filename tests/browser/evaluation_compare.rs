//! 견주기: 실수, 두 성격, 더 깊이, 참값.

use crate::evaluation::{START, open, press, stage};
use crate::{page::Page, runner::Tested};
use gaji_words::{
    Lang,
    evaluation::{duel, lesson as words, mistakes, search, truth},
};

/// 공식의 실수는 위의 막대를 바꾼다.
pub(crate) async fn formula_mistakes_change_the_bars(page: Page) -> Tested {
    open(&page, START).await?;
    let right = stage(&page).await?;
    let wrong = press(&page, mistakes::unscaled(Lang::En)).await?;
    assert_eq!((right.gold.as_str(), wrong.gold.as_str()), ("5", "4"));
    assert_ne!(wrong.heights, right.heights);
    let seen = mistakes::seen(Lang::En, &5, &4);
    assert!(page.text(".lesson").await?.contains(&seen), "{seen}");
    assert_eq!(press(&page, mistakes::unscaled(Lang::En)).await?, right);
    open(&page, "v=1&w=0.2,0.3,1").await?;
    assert_eq!(press(&page, mistakes::blind(Lang::En)).await?.gold, "5");
    Ok(())
}

/// 두 성격이 갈리면 고른 칸에 ≠가 붙고, 겨루면 수마다의 점수가 적히며, 다시 겨루어도 같은 판이다.
pub(crate) async fn personalities_meet(page: Page) -> Tested {
    open(&page, "").await?;
    let marked = "return [...document.querySelectorAll('.duel-cards .bar.chosen .name')]
        .map((name) => name.textContent);";
    let marks: Vec<String> = page.read(marked).await?;
    assert_eq!(marks, ["4≠", "7≠"]);
    let moves =
        "return [...document.querySelectorAll('.duel-moves li')].map((li) => li.textContent);";
    let mut games = Vec::new();
    for _ in 0..2 {
        open(&page, "").await?;
        page.click_named(duel::play(Lang::En)).await?;
        page.find(".duel-moves li").await?;
        let played: Vec<String> = page.read(moves).await?;
        games.push(played);
    }
    assert_eq!(games[0], games[1]);
    assert_eq!(games[0][0], duel::mv(Lang::En, &1, &duel::first(Lang::En), &4, &"2.7"));
    page.find(".duel-board .board .winning").await?;
    press(&page, words::preset_attack(Lang::En)).await?;
    page.until("document.querySelectorAll('.duel-moves li').length === 0").await
}

/// 한 수만 보면 지는 칸을, 깊이 보면 다른 칸을 고르고, 마디와 시간을 적는다.
pub(crate) async fn looking_deeper_sees_the_threat(page: Page) -> Tested {
    open(&page, "").await?;
    press(&page, mistakes::shallow(Lang::En)).await?;
    assert_eq!(stage(&page).await?.gold, "4");
    press(&page, search::threat(Lang::En)).await?;
    page.until("/\\d nodes, [\\d,]+ ms/.test(document.querySelector('.lesson').textContent)")
        .await?;
    let cells = "return [...document.querySelectorAll('.columns-table')][1].rows[2].innerText.split(/\\s+/);";
    let row: Vec<String> = page.read(cells).await?;
    assert!(row.contains(&"L4".to_string()), "{row:?}");
    assert!(page.text(".lesson").await?.contains(search::differ(Lang::En)));
    page.until("location.search.includes('depth=5')").await
}

/// 끝까지 풀면 칸마다의 참값이 막대 밑에 적히고, 백 국면의 성적은 가중치를 따라 바뀐다.
pub(crate) async fn truth_stands_beside_the_bars(page: Page) -> Tested {
    open(&page, "").await?;
    let grade = "return document.querySelector('.exam progress').value;";
    let centre: u64 = page.read(grade).await?;
    page.click_named(truth::solve(Lang::En)).await?;
    page.until_text(".lesson", &truth::solved_wrong(Lang::En, &4, &"7")).await?;
    let notes =
        "return [...document.querySelectorAll('.weigh-picture .note')].map((n) => n.textContent);";
    let notes: Vec<String> = page.read(notes).await?;
    assert_eq!(notes, ["L2", "L2", "L2", "L2", "L2", "L2", "L32"]);
    press(&page, words::preset_defence(Lang::En)).await?;
    page.until_text(".lesson", &truth::solved_right(Lang::En, &7)).await?;
    let defence: u64 = page.read(grade).await?;
    assert!(defence > centre && defence <= 100, "{defence} {centre}");
    Ok(())
}
