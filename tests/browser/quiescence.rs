//! 정지 탐색 수업: 두 판의 약속과 결과, 걸음, 수평선.

use crate::{
    page::{Page, View},
    runner::Tested,
};
use gaji_words::{Lang, parts};
use serde::Deserialize;
use thirtyfour::Key;

/// 두 판에 보이는 것.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub(crate) struct Twins {
    /// `3/17`.
    step: String,
    /// 지금 걸음의 문장.
    sentence: String,
    /// 판마다 고른 수와 두 값.
    pub(crate) verdicts: Vec<String>,
    /// 판마다 막대의 값.
    bars: Vec<String>,
    /// 판마다 화살표의 글.
    arrows: Vec<Vec<String>>,
    /// 판마다 흐린 말의 수.
    ghosts: Vec<usize>,
    /// 판마다 수순의 줄. 수평선도 한 줄이다.
    lines: Vec<Vec<String>>,
    /// 불이 켜진 코드.
    lit: Vec<String>,
    /// 걸음 조절의 자리.
    controls: f64,
}

/// 영어로 된 수업을 그 물음(query)으로 연다.
pub(crate) async fn open(page: &Page, query: &str) -> Tested {
    page.open(&format!("en/l/quiescence/?{query}")).await?;
    page.find(".twin .figure .piece").await?;
    page.settle().await
}

/// 찾는 것이 모두 끝난 뒤의 두 판.
pub(crate) async fn twins(page: &Page) -> Tested<Twins> {
    page.settle().await?;
    page.read(
        "const all = (root, css) => [...root.querySelectorAll(css)];
         const words = (root, css) => all(root, css).map((e) => e.innerText.replace(/\\s+/g, ' ').trim());
         const boards = all(document, '.twin');
         return {
           step: document.querySelector('.scrubber output').textContent,
           sentence: document.querySelector('.status p').textContent,
           verdicts: words(document, '.twin-verdict'),
           bars: words(document, '.gauge b'),
           arrows: boards.map((b) => all(b, '.arrow').map((a) => a.textContent)),
           ghosts: boards.map((b) => all(b, '.ghost').length),
           lines: all(document, '.line').map((line) => words(line, 'li')),
           controls: document.querySelector('.transport-row').getBoundingClientRect().top + scrollY,
           lit: all(document, '.code li[aria-current=true]').map((e) => e.textContent.trim()),
         };",
    )
    .await
}

/// 누르기 전에 두 판의 결과가 첫 화면 안에 있다.
pub(crate) async fn shows_both_verdicts_at_once(page: Page) -> Tested {
    for view in [View::Phone, View::Desktop] {
        page.view(view).await?;
        for lang in Lang::ALL.map(Lang::code) {
            page.open(&format!("{lang}/l/quiescence/")).await?;
            page.find(".twin .figure .piece").await?;
            let twins = twins(&page).await?;
            let [left, right] = &twins.verdicts[..] else { panic!("{twins:?}") };
            assert!(left.starts_with("c1c4 +5 →") && left.contains("−4"), "{left}");
            assert!(right.starts_with("c1e3 +3 →") && right.contains("+3"), "{right}");
            assert_eq!(twins.bars, ["−4", "+3"]);
            let names: String = page
                .read("return [...document.querySelectorAll('.twin .name')].map((e) => e.textContent).join('');")
                .await?;
            assert_eq!(names, "54321abcde".repeat(2));
            let outside: usize = page
                .read(
                    "return [...document.querySelectorAll('.twin, .status, .transport-row')]
                       .filter((e) => e.getBoundingClientRect().bottom > innerHeight).length;",
                )
                .await?;
            assert_eq!(outside, 0, "{view:?} {lang}");
        }
    }
    Ok(())
}

async fn go(page: &Page, key: Key, step: usize) -> Tested<Twins> {
    page.press(key).await?;
    let at = "document.querySelector('.scrubber output').textContent.split('/')[0]";
    page.until(&format!("{at} === '{step}'")).await?;
    twins(page).await
}

/// 앞으로 간 걸음은 뒤로 가도 같고, 걸음마다 새 문장이 있으며, 걸음 조절은 그 자리에 있다.
pub(crate) async fn walks_both_ways(page: Page) -> Tested {
    page.view(View::Phone).await?;
    open(&page, "").await?;
    let end = twins(&page).await?;
    let last: usize = end.step.split('/').next_back().unwrap_or_default().parse()?;
    let mut film = vec![go(&page, Key::Home, 0).await?];
    for step in 1..=last {
        film.push(go(&page, Key::Right, step).await?);
    }
    assert_eq!(film[last], end);
    assert!(
        film.iter().all(|twins| twins.controls == end.controls),
        "the controls jump: {film:#?}"
    );
    assert!(film.windows(2).all(|two| two[0].sentence != two[1].sentence));
    let line = &film[3];
    assert_eq!(line.arrows, [vec!["+5".to_string()], vec!["+5".into(), "−9".into()]]);
    assert_eq!(line.bars, ["+5", "−4"]);
    assert_eq!(line.lines[0], ["♕ c1c4×♜ +5", "horizon"]);
    assert_eq!(line.lines[1], ["♕ c1c4×♜", "horizon", "stand pat +5", "♟ b5c4×♕ −4"]);
    assert_eq!(line.ghosts[1], 1);
    assert_eq!(line.lit, ["best"]);
    assert_eq!(film[6].lines[1][0], "♕ c1c4×♜ −4");
    assert_eq!(end.ghosts, [0, 0]);
    for step in (0..last).rev() {
        assert_eq!(go(&page, Key::Left, step).await?, film[step], "back at {step}");
    }
    Ok(())
}

/// 재생은 눌러야 시작하고, 빠르기를 바꾸며, 다시 누르면 멈춘다.
pub(crate) async fn plays_when_told(page: Page) -> Tested {
    open(&page, "v=1&step=0").await?;
    let before = twins(&page).await?;
    page.eval_async("await new Promise((wake) => setTimeout(wake, 1500));").await?;
    assert_eq!(twins(&page).await?, before);
    page.find(".speed").await?.send_keys("4").await?;
    page.click_named(parts::play(Lang::En)).await?;
    page.until("parseInt(document.querySelector('.scrubber output').textContent) === 2").await?;
    page.click_named(parts::pause(Lang::En)).await?;
    let paused = twins(&page).await?;
    page.eval_async("await new Promise((wake) => setTimeout(wake, 800));").await?;
    assert_eq!(twins(&page).await?, paused);
    Ok(())
}

/// 수평선 자의 답은 깊이마다 진짜로 찾은 것이고, 줄을 누르면 두 판이 그 깊이로 옮겨 간다.
pub(crate) async fn moves_the_horizon(page: Page) -> Tested {
    open(&page, "").await?;
    let rows: Vec<Vec<String>> = page
        .read(
            "return [...document.querySelectorAll('.ruler tbody tr')].map((row) =>
               [...row.querySelectorAll('td')].map((cell) => cell.innerText.split('\\n')[0].trim()));",
        )
        .await?;
    let off = ["stand pat 0", "c1c4 +5", "c1e3 +3", "c1e3 +3", "c1e3 +3", "c1e3 +8", "c1e3 +3"];
    assert_eq!(rows.iter().map(|row| &row[0]).collect::<Vec<_>>(), off);
    assert!(rows.iter().all(|row| row[1] == "c1e3 +3"), "{rows:?}");
    page.eval("document.querySelector('.ruler tbody tr:nth-child(6) button').focus();").await?;
    page.press(Key::Enter).await?;
    page.until("location.search.includes('depth=5')").await?;
    page.settle().await?;
    let kept = "return document.activeElement.closest('.ruler') !== null;";
    assert_eq!(page.eval(kept).await?, true, "the focus is lost");
    let far = twins(&page).await?;
    assert!(far.verdicts[0].starts_with("c1e3 +8 → really +3"), "{far:?}");
    page.reload().await?;
    page.find(".twin .figure .piece").await?;
    assert_eq!(twins(&page).await?, far);
    page.click(".ruler tbody tr:first-child button").await?;
    page.until("document.querySelector('.twin-verdict').textContent.includes('no choice')").await
}

/// 외통은 몇 수 만인지 말한다: 막대에도, 고른 수에도, 자에도, 문장에도.
pub(crate) async fn mates_are_counted(page: Page) -> Tested {
    open(&page, "v=1&pos=k4/3R1/5/5/K3R_w").await?;
    let mate = twins(&page).await?;
    assert_eq!(mate.bars, ["W1", "W1"]);
    for verdict in &mate.verdicts {
        assert_eq!(verdict, "e1e5 mate in 1 for White → really mate in 1 for White ✓");
    }
    page.until_text(".ruler tbody tr:nth-child(2)", "e1e5 mate in 1 for White").await?;
    let told =
        go(&page, Key::Left, mate.step.split('/').next().unwrap_or_default().parse::<usize>()? - 1)
            .await?;
    assert!(told.sentence.contains("e1e5 (mate in 1 for White)"), "{told:?}");
    Ok(())
}

/// 원래 과정의 번호로도 온다.
pub(crate) async fn has_its_course_number(page: Page) -> Tested {
    page.visit("t/i345?v=1&step=3").await?;
    page.until("location.pathname === '/ko/l/quiescence/'").await?;
    page.find(".twin .ghost").await.map(drop)
}
