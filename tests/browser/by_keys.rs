//! 수업마다 모든 일을 자판만으로. Tab이 어디에나 닿는 것은 `keyboard`가 보이므로, 여기서는 초점을 놓고 누른다.

use crate::{evaluation, lesson, page::Page, quiescence, runner::Tested};
use gaji_words::{
    Lang,
    alphabeta::{grade, guide, practice, quiz, table, ties},
    evaluation::{duel, lesson as weights, mistakes, search, truth},
    parts,
    quiescence::{baits, settings},
};
use serde_json::json;
use thirtyfour::{Key, TypingData};

const SAID: &str = ".room .said";

/// 이제부터 손가락이나 마우스가 닿으면 적는다.
const WATCH: &str = "
    window.touched = 0;
    addEventListener('pointerdown', () => touched++, true);";

/// 끝까지 손이 닿지 않았는가.
async fn untouched(page: &Page) -> Tested {
    assert_eq!(page.eval("return touched;").await?, 0, "a pointer was used");
    Ok(())
}

/// 그 요소에 초점을 놓고 누른다. 초점을 받지 못하면 진 것이다.
async fn press(page: &Page, css: &str, key: impl Into<TypingData>) -> Tested {
    page.find(css).await?;
    let script = format!(
        "const one = document.querySelector({css});
         one.focus();
         return document.activeElement === one;",
        css = json!(css)
    );
    assert_eq!(page.eval(&script).await?, true, "{css} takes no focus");
    page.press(key).await?;
    page.settle().await
}

/// 이름이 이것인 단추나 스위치에 초점을 놓고 누른다.
async fn press_named(page: &Page, name: &str, key: impl Into<TypingData>) -> Tested {
    let mark = format!(
        "[...document.querySelectorAll('button, a, summary, [role=switch]')].some((one) => {{
           const words = [one.ariaLabel, one.innerText, one.querySelector('.switch-label')?.innerText];
           const found = words.some((word) => word?.replace('✓', '').trim() === {name});
           if (found) {{
             document.querySelector('[data-aimed]')?.removeAttribute('data-aimed');
             one.dataset.aimed = '';
           }}
           return found;
         }})",
        name = json!(name)
    );
    page.until(&mark).await?;
    press(page, "[data-aimed]", key).await
}

async fn enter(page: &Page, name: &str) -> Tested {
    press_named(page, name, Key::Enter).await
}

/// 알파베타의 «직접 해 보기»: 채점, 증명, 차례, 같은 값, 표, 글, 문제지, 링크, 다섯 문제.
pub(crate) async fn the_practice_room_is_worked(page: Page) -> Tested {
    page.before_load(WATCH).await?;
    lesson::open(&page, "").await?;
    enter(&page, practice::open(Lang::En)).await?;
    page.until("document.activeElement.matches('.practice > .chips > .chip')").await?;
    enter(&page, guide::walk_tap(Lang::En)).await?;
    enter(&page, guide::ask_tap(Lang::En)).await?;
    enter(&page, guide::practise_tap(Lang::En)).await?;
    press(&page, ".asked button", Key::Enter).await?;
    page.until_text(SAID, grade::right(Lang::En)).await?;
    enter(&page, practice::tab_proof(Lang::En)).await?;
    press(&page, ".room .slider input", Key::Left + Key::Left).await?;
    page.until_text(SAID, "The root is still 3").await?;
    enter(&page, practice::tab_order(Lang::En)).await?;
    press(&page, ".room [data-hit='node:5']", Key::Enter).await?;
    enter(&page, practice::earlier(Lang::En)).await?;
    page.until("location.search.includes('tree=')").await?;
    enter(&page, practice::best_first(Lang::En)).await?;
    page.until_text(SAID, practice::at_best(Lang::En)).await?;
    enter(&page, practice::tab_ties(Lang::En)).await?;
    enter(&page, ties::plant(Lang::En)).await?;
    page.until_text(".room", ties::trap_mark(Lang::En)).await?;
    enter(&page, practice::tab_table(Lang::En)).await?;
    press(&page, ".room tbody tr:nth-child(4) button", Key::Enter).await?;
    page.until("document.querySelector('.scrubber output').textContent.startsWith('4/')").await?;
    enter(&page, table::copy(Lang::En)).await?;
    enter(&page, practice::tab_outline(Lang::En)).await?;
    press(&page, "[role=treeitem]", Key::Down + Key::Enter).await?;
    enter(&page, practice::tab_sheet(Lang::En)).await?;
    page.find(".paper .figure").await?;
    enter(&page, practice::tab_links(Lang::En)).await?;
    press(&page, ".room .slider input", Key::Right).await?;
    press(&page, ".links", Key::Control + "a").await?;
    enter(&page, practice::tab_quiz(Lang::En)).await?;
    for _ in 0..5 {
        press(&page, ".room .chips .chip", Key::Enter).await?;
        enter(&page, quiz::next(Lang::En)).await?;
    }
    page.until_text(SAID, "of 5 right").await?;
    untouched(&page).await
}

/// 평가 함수: 조절대, 성격, 둘러보기, 판, 실수, 겨루기, 깊이, 참값, 걸음.
pub(crate) async fn the_evaluation_lesson_is_done(page: Page) -> Tested {
    page.before_load(WATCH).await?;
    evaluation::open(&page, "").await?;
    press(&page, ".weigh .weights input", Key::Left + Key::Left).await?;
    page.until("location.search.includes('w=')").await?;
    enter(&page, weights::preset_attack(Lang::En)).await?;
    assert_eq!(evaluation::stage(&page).await?.gold, "5");
    enter(&page, weights::tour(Lang::En)).await?;
    enter(&page, weights::tour_stop(Lang::En)).await?;
    press_named(&page, weights::wins_first(Lang::En), " ").await?;
    page.until("location.search.includes('wins=0')").await?;
    evaluation::open(&page, "").await?;
    press(&page, ".weigh-picture [data-cell='0-3']", Key::Left + Key::Enter).await?;
    page.until("location.search.includes('pos=345767573')").await?;
    enter(&page, weights::undo(Lang::En)).await?;
    page.until("location.search === ''").await?;
    enter(&page, weights::swap(Lang::En)).await?;
    page.until("location.search.includes('swap=1')").await?;
    press(&page, "#columns-played", Key::Control + "a").await?;
    page.press(Key::Delete + "4455").await?;
    page.press(Key::Enter).await?;
    page.until("location.search.includes('pos=4455')").await?;
    evaluation::open(&page, "").await?;
    press_named(&page, mistakes::blind(Lang::En), " ").await?;
    assert_eq!(evaluation::stage(&page).await?.gold, "5");
    enter(&page, duel::play(Lang::En)).await?;
    page.find(".duel-moves li").await?;
    press(&page, ".duel-board input", Key::Left).await?;
    enter(&page, search::threat(Lang::En)).await?;
    page.until("location.search.includes('depth=')").await?;
    evaluation::open(&page, "").await?;
    enter(&page, truth::solve(Lang::En)).await?;
    page.until_text(".lesson", &truth::solved_wrong(Lang::En, &4, &"7")).await?;
    for (name, step) in [(parts::to_start(Lang::En), "0/"), (parts::forward(Lang::En), "1/")] {
        enter(&page, name).await?;
        let at = "document.querySelector('.scrubber output').textContent";
        page.until(&format!("{at}.startsWith('{step}')")).await?;
    }
    untouched(&page).await
}

/// 정지 탐색: 걸음, 자, 부분, 끝, 보기, 실수, 미끼, 적은 국면, 차린 국면.
pub(crate) async fn the_quiescence_lesson_is_done(page: Page) -> Tested {
    page.before_load(WATCH).await?;
    quiescence::open(&page, "").await?;
    let at = "document.querySelector('.scrubber output').textContent";
    page.press(Key::Home).await?;
    page.until(&format!("{at}.startsWith('0/')")).await?;
    page.press(Key::Right).await?;
    page.until(&format!("{at}.startsWith('1/')")).await?;
    press(&page, ".ruler tbody tr:nth-child(3) button", Key::Enter).await?;
    page.until("location.search.includes('depth=2')").await?;
    press_named(&page, settings::stand_pat(Lang::En), " ").await?;
    page.until("location.search.includes('standpat=0')").await?;
    let cap = format!(".slider [aria-label='{}']", settings::cap(Lang::En));
    press(&page, &cap, Key::Left).await?;
    page.until("location.search.includes('cap=')").await?;
    enter(&page, settings::example_exchange(Lang::En)).await?;
    page.until("location.search.includes('pos=1b3')").await?;
    press_named(&page, settings::mistake_evasions(Lang::En), " ").await?;
    page.until("location.search.includes('evade=0')").await?;
    quiescence::open(&page, "").await?;
    enter(&page, baits::run(Lang::En)).await?;
    page.until("document.querySelector('.panel progress')?.value === 200").await?;
    press(&page, ".baits tbody tr:first-child td:nth-child(2) .chip", Key::Enter).await?;
    press(&page, ".fallen .chip", Key::Enter).await?;
    page.until("location.search.includes('pos=')").await?;
    press(&page, "#own-position", Key::Control + "a").await?;
    page.press(Key::Delete + "k4/3R1/5/5/K3R w").await?;
    page.press(Key::Enter).await?;
    page.until("location.search.includes('pos=k4')").await?;
    quiescence::open(&page, "").await?;
    enter(&page, parts::desk(Lang::En)).await?;
    press(&page, ".editor-men [aria-label='White bishop']", Key::Enter).await?;
    press(&page, ".editor [aria-label^='a3,']", Key::Enter).await?;
    enter(&page, parts::set_up(Lang::En)).await?;
    page.until("location.search.includes('B3n')").await?;
    untouched(&page).await
}
