//! 견주기: 실수, 두 성격, 더 깊이, 참값.

use crate::evaluation::{open, press, stage};
use crate::{page::Page, runner::Tested};
use gaji_words::{
    Lang, errors,
    evaluation::{duel, lesson as words, mistakes, search, truth},
};

/// 공식의 실수는 위의 막대와 코드를 바꾸고, 뒤로 가면 읽는 이의 가중치가 돌아온다.
pub(crate) async fn formula_mistakes_change_the_bars(page: Page) -> Tested {
    open(&page, "").await?;
    for (name, column) in [(mistakes::unscaled(Lang::En), "4"), (mistakes::blind(Lang::En), "5")] {
        let wrong = press(&page, name).await?;
        assert_eq!(wrong.gold, column);
        let seen = mistakes::seen(Lang::En, &7, &column);
        assert!(page.text(".lesson").await?.contains(&seen), "{seen}");
        let right = press(&page, name).await?;
        assert_eq!(right.gold, "7");
        assert_ne!(wrong.heights, right.heights);
        assert!(!page.text(".lesson").await?.contains(&seen), "{seen}");
    }
    open(&page, "v=1&w=0.5,0.4,0.3").await?;
    press(&page, mistakes::unscaled(Lang::En)).await?;
    page.until("location.search.includes('mistake=unscaled')").await?;
    assert!(page.text(".code").await?.contains("+ after.my_threes() * w.mine"));
    page.driver.back().await?;
    page.until("location.search === '?v=1&w=0.5,0.4,0.3'").await
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
    page.click_named(duel::play(Lang::En)).await?;
    page.find(".duel-moves li").await?;
    let game: Vec<String> = page.read(moves).await?;
    assert_eq!(game.len(), 20);
    assert_eq!(game[0], duel::mv(Lang::En, &1, &duel::first(Lang::En), &4, &"3"));
    page.find(".duel-board .board .winning").await?;
    page.until_text(".duel-board .said", &duel::winner(Lang::En, &duel::second(Lang::En))).await?;
    page.until("location.search === '?v=1&duel=20'").await?;
    page.eval(
        "const input = document.querySelector('.duel-board input');
         input.value = 7;
         input.dispatchEvent(new Event('input', { bubbles: true }));",
    )
    .await?;
    page.until("location.search === '?v=1&duel=7'").await?;
    page.reload().await?;
    page.find(".duel-moves li").await?;
    let again: Vec<String> = page.read(moves).await?;
    assert_eq!(again, game);
    let at: String = page.read("return document.querySelector('.duel-board input').value;").await?;
    assert_eq!(at, "7");
    press(&page, words::preset_attack(Lang::En)).await?;
    page.until("document.querySelectorAll('.duel-moves li').length === 0").await?;
    page.until("location.search === '?v=1&w=0.25,1,0.1'").await
}

/// 한 수만 보면 지는 칸을, 깊이 보면 다른 칸을 고르고, 마디와 시간을 적는다.
pub(crate) async fn looking_deeper_sees_the_threat(page: Page) -> Tested {
    open(&page, "").await?;
    press(&page, mistakes::shallow(Lang::En)).await?;
    assert_eq!(stage(&page).await?.gold, "4");
    page.until_text(".lesson", "column 4, which at depth 5 loses in 4 plies").await?;
    press(&page, search::threat(Lang::En)).await?;
    page.until("/\\d nodes, [\\d,]+ ms/.test(document.querySelector('.lesson').textContent)")
        .await?;
    let cells = "return [...document.querySelectorAll('.columns-table')][1].rows[2].innerText.split(/\\s+/);";
    let row: Vec<String> = page.read(cells).await?;
    assert!(row.contains(&"L4".to_string()), "{row:?}");
    assert!(page.text(".lesson").await?.contains(search::differ(Lang::En)));
    page.until("location.search.includes('depth=5')").await?;
    // 줄마다 제가 고른 칸에 표시가 하나다.
    let marked = "return [...[...document.querySelectorAll('.columns-table')][1].rows]
        .map((row) => [...row.querySelectorAll('[aria-current]')].map((cell) => cell.cellIndex));";
    let marked: Vec<Vec<u32>> = page.read(marked).await?;
    assert_eq!((marked[0].len(), &marked[1], marked[2].len()), (0, &vec![4], 1));
    assert_ne!(marked[1], marked[2]);
    // 끝난 판에서는 아무도 고르지 않는다.
    page.open("en/l/evaluation/?v=1&pos=1212121&depth=5").await?;
    let over = format!(
        "[...document.querySelectorAll('.panel .said')]
           .filter((said) => said.textContent === '{}').length === 2",
        words::over(Lang::En)
    );
    page.until(&over).await
}

/// 끝까지 풀면 칸마다의 참값이 표와 막대 밑에 적히고, 주소로도 다시 오며, 백 국면의 성적은 가중치를 따라 바뀐다.
pub(crate) async fn truth_stands_beside_the_bars(page: Page) -> Tested {
    open(&page, "").await?;
    let grade = "return document.querySelector('.exam progress').value;";
    let centre: u64 = page.read(grade).await?;
    page.click_named(truth::solve(Lang::En)).await?;
    page.until_text(".lesson", &truth::solved_wrong(Lang::En, &4, &"7")).await?;
    let notes =
        "return [...document.querySelectorAll('.weigh-picture .note')].map((n) => n.textContent);";
    page.until("location.search === '?v=1&solve=1'").await?;
    page.reload().await?;
    page.until_text(".lesson", &truth::solved_wrong(Lang::En, &4, &"7")).await?;
    let notes: Vec<String> = page.read(notes).await?;
    assert_eq!(notes, ["L2", "L2", "L2", "L2", "L2", "L2", "L32"]);
    let row = "return [...[...document.querySelectorAll('.columns-table')].at(-1).rows[3].cells]
        .map((cell) => cell.textContent);";
    let row: Vec<String> = page.read(row).await?;
    assert_eq!((row[0].as_str(), &row[1..]), (truth::row(Lang::En), &notes[..]));
    press(&page, words::preset_defence(Lang::En)).await?;
    page.until_text(".lesson", &truth::solved_right(Lang::En, &7)).await?;
    let defence: u64 = page.read(grade).await?;
    assert!(defence > centre && defence <= 100, "{defence} {centre}");
    // 끝난 판은 단추 곁에서만 말하고, 다른 알림을 밀어내지 않는다.
    page.open("en/l/evaluation/?v=1&pos=1212121&solve=1").await?;
    page.until("location.search === '?v=1&pos=1212121'").await?;
    page.until_text(".lesson", words::over(Lang::En)).await?;
    assert_eq!(page.eval("return document.querySelectorAll('.notice').length;").await?, 0);
    page.open("en/l/evaluation/?v=1&pos=12121212&solve=1").await?;
    page.until("location.search === '?v=1&pos=1212121'").await?;
    page.until_text(".notice.fault", &errors::kept(Lang::En, 7, 8)).await
}
