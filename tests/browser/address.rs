//! 주소: 상태가 그대로 돌아오고, 망가진 주소도 빈 쪽이 되지 않는다.

use crate::{lesson, page::Page, runner::Tested};
use gaji_words::{
    Lang,
    alphabeta::{closing, lesson as words, tree},
    parts, shell,
};
use serde_json::Value;

/// 화면에 보이는 것 전부: 글, 그림, 스위치와 칸. 잴 때마다 다른 빠르기와 조금 뒤에 읽히는 말은 뺀다.
async fn snapshot(page: &Page) -> Tested<Value> {
    page.settle().await?;
    page.eval(
        "document
           .querySelectorAll('.play-analysis .counter:last-child strong, main .spoken-only')
           .forEach((one) => (one.style.display = 'none'));
         const all = (css, read) => [...document.querySelectorAll(`main ${css}`)].map(read);
         return {
           words: document.querySelector('main').innerText,
           figures: all('.figure', (one) => one.outerHTML.replaceAll(/ tabindex=\"-?\\d\"/g, '')),
           switches: all('[aria-checked]', (one) => one.ariaChecked),
           choices: all('[aria-pressed]', (one) => one.ariaPressed),
           fields: all('input, select', (one) => [one.value, one.checked]),
         };",
    )
    .await
}

const STATES: [&str; 13] = [
    "l/alpha-beta/",
    "l/alpha-beta/?v=1&step=14&view=negamax",
    "l/alpha-beta/?v=1&tree=[[3,9],[3,0],[5,3]]&step=0&cut=gt&soft=0",
    "l/alpha-beta/?v=1&seed=4294967295&prune=0&order=1",
    "l/alpha-beta/?v=1&tree=[4,[[7,2],1],[[5,6],[3,9,8]]]&mistake=sides",
    "l/alpha-beta/?v=1&game=tictactoe&pos=XO.OX..X._O&depth=3&step=7",
    "l/alpha-beta/?v=1&game=connect4&moves=4_4_4_3_5&depth=3&mistake=window",
    "l/alpha-beta/?v=1&ties=0&budget=6&speed=0.25",
    "p/tictactoe/?v=1&moves=4_0_8&mode=two&flip=1",
    "p/connect4/?v=1&moves=4_4_4_3_5&mode=two&depth=3&scores=1",
    "p/connect4/?v=1&pos=4444&moves=3&mode=second&nodes=4000&ties=0",
    "p/connect4/?v=1&ms=1500&seed=77",
    "p/tictactoe/?v=1&mode=watch&depth=9",
];

/// 같은 주소는 같은 화면이고, 앱은 그 주소를 그대로 둔다.
pub(crate) async fn brings_the_same_screen_back(page: Page) -> Tested {
    for (at, state) in STATES.into_iter().enumerate() {
        let path = format!("{}/{state}", Lang::ALL[at % 2].code());
        page.open(&path).await?;
        let before = snapshot(&page).await?;
        assert_eq!(page.eval("return document.querySelectorAll('.notice').length;").await?, 0);
        page.reload().await?;
        let after = snapshot(&page).await?;
        assert_eq!(before["words"], after["words"], "{path}");
        assert_eq!(before, after, "{path}");
    }
    Ok(())
}

/// 눌러서 만든 상태는 모두 주소에 있다. 지나온 길에는 다른 나무를 편 것만 남는다.
pub(crate) async fn keeps_what_was_pressed(page: Page) -> Tested {
    lesson::open(&page, "").await?;
    let trail: u32 = page.read("return history.length;").await?;
    for name in [
        tree::preset_ties(Lang::En),
        words::negamax(Lang::En),
        words::cut_rule_gt(Lang::En),
        words::soft_off(Lang::En),
        words::ordering(Lang::En),
        parts::back(Lang::En),
        parts::back(Lang::En),
    ] {
        page.click_named(name).await?;
    }
    let made = snapshot(&page).await?;
    let step = "new URLSearchParams(location.search).get('step')";
    page.until(&format!("{step} === document.querySelector('.scrubber input').value")).await?;
    assert_eq!(page.read::<u32>("return history.length;").await?, trail + 1);
    let address = page.driver.current_url().await?;
    page.driver.goto("about:blank").await?;
    page.driver.goto(address.as_str()).await?;
    page.find(".stage .node").await?;
    assert_eq!(snapshot(&page).await?, made);
    Ok(())
}

/// 끌리는 조절대는 주소를 1초에 두 번까지만 고쳐 적고, 지나온 길은 늘리지 않는다: 사파리는 30초에 100번이 넘으면 거절한다.
pub(crate) async fn a_dragged_slider_writes_gently(page: Page) -> Tested {
    page.open("en/l/evaluation/").await?;
    page.find(".weights input").await?;
    let drag = "
        const written = { replaceState: 0, pushState: 0 };
        for (const name of Object.keys(written)) {
          const write = history[name];
          history[name] = function (...args) { written[name]++; return write.apply(this, args); };
        }
        const slider = document.querySelector('.weights input');
        // 끌다 멈칫하는 손: 멈칫할 때마다 적을 틈이 생긴다.
        for (let at = 0; at < 16; at++) {
          slider.value = 300 + at;
          slider.dispatchEvent(new Event('input', { bubbles: true }));
          await new Promise((wake) => setTimeout(wake, 380));
        }
        return [written.replaceState, written.pushState];";
    let start = std::time::Instant::now();
    let [replaced, pushed]: [f64; 2] = serde_json::from_value(page.eval_async(drag).await?)?;
    // 처음 둘은 곧바로, 그 뒤로는 30초에 60번의 걸음으로.
    assert!(replaced <= 2.0 + start.elapsed().as_secs_f64() * 2.0, "{replaced} writes");
    assert!(pushed == 0.0, "{pushed} pushes");
    Ok(())
}

/// «조절할 값»은 마음먹고 누르는 것이라, 뒤로 가면 누르기 전으로 돌아온다.
pub(crate) async fn goes_back_to_what_was_before_a_tuning(page: Page) -> Tested {
    lesson::open(&page, "v=1&view=negamax").await?;
    let before = lesson::stage(&page).await?;
    page.click_named(closing::tune_pruning(Lang::En)).await?;
    page.settle().await?;
    let after = lesson::stage(&page).await?;
    assert_ne!(after, before);
    page.until("location.search === '?v=1&prune=0'").await?;
    page.driver.back().await?;
    page.until("location.search === '?v=1&view=negamax'").await?;
    page.settle().await?;
    assert_eq!(lesson::stage(&page).await?, before);
    page.driver.forward().await?;
    page.until("location.search === '?v=1&prune=0'").await?;
    page.settle().await?;
    assert_eq!(lesson::stage(&page).await?, after);
    Ok(())
}

/// 링크는 누른 것이 그려진 뒤에 옮긴다: 그사이에 또 눌러도 한 걸음이다.
pub(crate) async fn a_link_pressed_twice_is_one_step(page: Page) -> Tested {
    page.open("en/").await?;
    page.find("a[href$='/l/evaluation/']").await?;
    let before: u32 = page.read("return history.length;").await?;
    page.eval(
        "const link = document.querySelector(\"a[href$='/l/evaluation/']\");
         link.click();
         link.click();",
    )
    .await?;
    page.find(".weights input").await?;
    page.settle().await?;
    assert_eq!(page.read::<u32>("return history.length;").await?, before + 1);
    page.driver.back().await?;
    page.find(".cards").await?;
    Ok(())
}

/// 망가진 주소와, 그래도 살아 있어야 할 것(JS).
const NONSENSE: [(&str, &str); 20] = [
    ("l/alpha-beta/?v=1&depth=x&step=y&soft=7&prune=0", UNPRUNED),
    ("l/alpha-beta/?v=1&depth=-99999999999999999999999&prune=0", UNPRUNED),
    ("l/alpha-beta/?v=2&prune=0", UNPRUNED),
    ("l/alpha-beta/?v=&tree=&seed=&game=&prune=0", UNPRUNED),
    ("l/alpha-beta/?v=1&prune=0&tree=%E0%A4", UNPRUNED),
    ("l/alpha-beta/?v=1&prune=0&tree=%", UNPRUNED),
    ("l/alpha-beta/?v=1&prune=0&%ZZ=1", UNPRUNED),
    ("l/alpha-beta/?v=1&prune=0&tree=[[1,2]", UNPRUNED),
    ("l/alpha-beta/?v=1&prune=0&game=nonsense", UNPRUNED),
    ("l/alpha-beta/?v=1&prune=0&game=connect4&moves=4_9_x", UNPRUNED),
    ("l/alpha-beta/?v=1&prune=0&game=tictactoe&pos=ZZZ", UNPRUNED),
    ("p/connect4/?v=1&mode=nobody&ms=soon&moves=4_4", TWO_MOVES),
    ("p/connect4/?v=1&mode=two&moves=4_4_9_1", TWO_MOVES),
    ("p/connect4/?v=7&mode=two&moves=4_4", TWO_MOVES),
    ("p/connect4/?v=1&mode=two&moves=4_4&seed=%E0%A4", TWO_MOVES),
    (
        "p/connect4/?v=1&mode=two&pos=%F0%9F%8D%86",
        "document.querySelectorAll('.cell').length === 42",
    ),
    ("p/connect4/?v=1&mode=two&moves=4_4&depth=-1", TWO_MOVES),
    ("p/chess/?v=1&mode=two&pos=rnbqkbnr/pppp1ppp/4p3/3PP3/PPP2PPP/RNBQKBNR", CHESS_START),
    ("p/chess/?v=1&mode=two&pos=%3Cimg_src=x_onerror=alert(1)%3E", CHESS_START),
    (
        "p/tictactoe/?v=1&mode=two&pos=XXXXXXXXX_O",
        "document.querySelectorAll('.cell').length === 9",
    ),
];
const UNPRUNED: &str = "document.querySelector('.settings .switch').ariaChecked === 'false'
    && document.querySelectorAll('.stage .node').length > 3";
const CHESS_START: &str = "document.querySelectorAll('.play .piece').length === 32
    && !document.querySelector('main img')";
const TWO_MOVES: &str = "document.querySelectorAll('.play-moves li').length === 2";

/// 사례 WEB-07. 알림은 꼭 하나이고, 성한 것은 살아 있으며, 고친 주소를 다시 열면 알릴 것이 없다.
pub(crate) async fn nonsense_is_told_once(page: Page) -> Tested {
    for (at, (state, alive)) in NONSENSE.into_iter().enumerate() {
        let path = format!("{}/{state}", Lang::ALL[at % 2].code());
        page.open(&path).await?;
        one_notice(&page, &path).await?;
        assert_eq!(page.eval(&format!("return {alive};")).await?, true, "{path}");
        page.until(&format!("!location.href.endsWith({state:?})")).await?;
        page.reload().await?;
        let told = page.eval("return document.querySelectorAll('.notice').length;").await?;
        assert_eq!(told, 0, "{path}");
        assert_eq!(page.eval(&format!("return {alive};")).await?, true, "{path}");
    }
    for screen in ["l/alpha-beta/", "p/connect4/"] {
        page.open(&format!("en/{screen}?v=1&tree={}", "a".repeat(100_000))).await?;
        one_notice(&page, screen).await?;
    }
    // 방의 것을 고쳤어도 수업의 것을 잊지 않는다.
    page.open("en/l/alpha-beta/?v=1&do=nope&step=x").await?;
    page.until_text(".notice", ": step.").await?;
    page.until_text(".notice", ": do.").await
}

async fn one_notice(page: &Page, path: &str) -> Tested {
    let notices: Vec<String> = page
        .read("return [...document.querySelectorAll('.notice')].map((one) => one.innerText);")
        .await?;
    assert_eq!(notices.len(), 1, "{path}: {notices:?}");
    assert!(notices[0].len() > 10, "{path}: {notices:?}");
    Ok(())
}

/// 원래 과정의 번호로도 온다.
pub(crate) async fn course_numbers_lead_to_the_lesson(page: Page) -> Tested {
    for alias in ["t/i341", "t/i341/", "#t/i341", "#/t/i341", "ko/#t/i341"] {
        page.visit(alias).await?;
        page.until("location.pathname === '/ko/l/alpha-beta/'").await?;
        page.find(".stage .node").await?;
    }
    page.visit("t/i341?v=1&prune=0").await?;
    page.find(".stage .node").await?;
    page.settle().await?;
    assert_eq!(page.eval(&format!("return {UNPRUNED};")).await?, true);
    Ok(())
}

/// 모르는 길은 그렇다고 말하고, 첫 화면으로 가는 길을 준다.
pub(crate) async fn unknown_paths_are_told(page: Page) -> Tested {
    for path in ["en/nowhere/", "en/l/nothing/", "en/l/%E0%A4/", "en/a/b/c/d", "en/%/"] {
        page.visit(path).await?;
        page.until_text("h1", shell::not_found_title(Lang::En)).await?;
        page.click_named(shell::not_found_home(Lang::En)).await?;
        page.find(".hero").await?;
    }
    page.visit("t/i999").await?;
    page.until_text("h1", shell::not_found_title(Lang::En)).await?;
    // 없는 주소에는 서버가 404로 답한다.
    page.forget_log().await
}

/// 다른 말로 옮겨 가도 상태는 따라간다.
pub(crate) async fn follows_into_the_other_language(page: Page) -> Tested {
    page.open("ko/l/alpha-beta/?v=1&tree=[[3,9],[3,0],[5,3]]&step=5&view=negamax").await?;
    let before = lesson::stage(&page).await?;
    page.click("a[hreflang=en]").await?;
    page.until_text("h1", words::title(Lang::En)).await?;
    page.settle().await?;
    let after = lesson::stage(&page).await?;
    assert_eq!((after.step, after.tree), (before.step, before.tree));
    Ok(())
}
