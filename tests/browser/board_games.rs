//! 장기와 체스를 손전화에서: 네 가지로 두고, 국면과 기보를 주고받고, 끊겨도 이어서 둔다.

use crate::{
    page::Page,
    runner::Tested,
    touch::{centre_of, drag_with_a_mouse, hold_a_phone, swipe, tap},
};
use gaji_words::{Lang, parts, play as words};
use serde::Deserialize;
use thirtyfour::Key;

async fn until_moves(page: &Page, count: usize) -> Tested {
    page.until(&format!("document.querySelectorAll('.play-moves li').length === {count}")).await
}

/// 판의 둘레와 칸.
#[derive(Debug, Deserialize)]
struct Layout {
    /// 가장 좁은 칸의 너비, CSS 픽셀.
    cell: f64,
    /// 화면보다 넓은 만큼, CSS 픽셀.
    overflow: i64,
    /// 판과 단추가 끝나는 높이, CSS 픽셀.
    bottom: f64,
}

const LAYOUT: &str = "
    const box = (css) => document.querySelector(css).getBoundingClientRect();
    const cells = [...document.querySelectorAll('.play-stage .cell')];
    const { scrollWidth, clientWidth } = document.documentElement;
    return {
      cell: Math.min(...cells.map((cell) => cell.getBoundingClientRect().width)),
      overflow: scrollWidth - clientWidth,
      bottom: box('.play-actions').bottom,
    };";

/// 장기는 판에 센 점수가 있어 이름이 뜻을 지닌다.
fn trays(game: &str) -> serde_json::Value {
    let seen = if game == "janggi" { "visible" } else { "hidden" };
    serde_json::json!([seen, seen])
}

/// 360×740에서 판과 단추가 첫 화면에 들고, 누를 칸은 36픽셀 이상이며, 옆으로 밀리지 않는다.
pub(crate) async fn fit_the_first_screen_of_a_phone(page: Page) -> Tested {
    hold_a_phone(&page).await?;
    for game in ["janggi", "chess"] {
        for lang in Lang::ALL {
            page.open(&format!("{}/p/{game}/", lang.code())).await?;
            let layout: Layout = page.read(LAYOUT).await?;
            assert!(layout.cell >= 36.0 && layout.overflow == 0, "{game} {lang:?}: {layout:?}");
            assert!(layout.bottom <= 740.0, "{game} {lang:?}: {layout:?}");
            // 아무것도 잡지 않았으면 두 편의 이름만 서 있지 않는다.
            let named = "return [...document.querySelectorAll('.play-trays [aria-hidden]')]
                .map((one) => getComputedStyle(one).visibility);";
            assert_eq!(page.eval(named).await?, trays(game), "{game}");
        }
    }
    Ok(())
}

/// 누르고 누르기, 손가락과 마우스로 끌기, 자판, 글. 말이 없는 데를 밀면 화면이 밀린다.
pub(crate) async fn janggi_is_played_in_every_way(page: Page) -> Tested {
    hold_a_phone(&page).await?;
    page.open("ko/p/janggi/?v=1&mode=two").await?;
    tap(&page, "a4").await?;
    page.find(".play-stage .piece.lifted").await?;
    tap(&page, "a5").await?;
    until_moves(&page, 1).await?;
    swipe(&page, centre_of(&page, "a7").await?, centre_of(&page, "a6").await?).await?;
    until_moves(&page, 2).await?;
    let (from, to) = (centre_of(&page, "c4").await?, centre_of(&page, "c5").await?);
    drag_with_a_mouse(&page, from, to).await?;
    until_moves(&page, 3).await?;
    assert_eq!(page.read::<f64>("return scrollY;").await?, 0.0);
    let (from, to) = (centre_of(&page, "e5").await?, centre_of(&page, "e9").await?);
    swipe(&page, from, to).await?;
    page.until("scrollY > 30").await?;
    until_moves(&page, 3).await?;
    play_by_keyboard(&page).await?;
    until_moves(&page, 4).await?;
    for (text, count) in [("g4g5", 5), ("47병57", 6)] {
        page.type_into("#play-move", text).await?;
        page.click_named(words::play_typed(Lang::Ko)).await?;
        until_moves(&page, count).await?;
    }
    Ok(())
}

/// 화살표로 c7의 졸까지 가서 Enter, 한 줄 내려가 Enter.
async fn play_by_keyboard(page: &Page) -> Tested {
    page.eval("document.querySelector('.play-stage .cell[tabindex=\"0\"]').focus();").await?;
    page.press(Key::Control + Key::Home).await?;
    for key in [Key::Right, Key::Right, Key::Down, Key::Down, Key::Down] {
        page.press(key).await?;
    }
    page.press(Key::Enter).await?;
    page.press(Key::Down).await?;
    page.press(Key::Enter).await
}

/// 좁은 칸을 손가락으로 누르면 한 번 더 물어본다.
pub(crate) async fn small_targets_ask_twice(page: Page) -> Tested {
    hold_a_phone(&page).await?;
    page.open("ko/p/gomoku/?v=1&mode=two").await?;
    tap(&page, "h8").await?;
    page.until_text(".status p", &words::confirm(Lang::Ko, &"h8")).await?;
    tap(&page, "h8").await?;
    until_moves(&page, 1).await
}

/// 틀린 국면과 수는 무엇이 어디서 틀렸는지 두 말로 말하고, 판은 그대로다.
pub(crate) async fn say_what_is_wrong_and_where(page: Page) -> Tested {
    let wrong = [
        ("chess", "8/8/8/8/8/8/8/X7 w", ["15번째 글자", "Character 15"]),
        ("chess", "4k3/8/8/8/8/8/8/P3K3 w", ["a1: 폰은", "a1: a pawn"]),
        ("janggi", "9/4k4/9/9/9/9/9/9/4K4/8 w", ["24번째 글자", "Character 24"]),
    ];
    for (game, position, said) in wrong {
        for (lang, said) in Lang::ALL.into_iter().zip(said) {
            page.open(&format!("{}/p/{game}/?v=1&mode=two", lang.code())).await?;
            page.click_named(words::exchange(lang)).await?;
            page.type_into("#play-position", position).await?;
            page.click_named(words::position_load(lang)).await?;
            page.until_text("#play-position-why", said).await?;
            page.type_into("#play-move", "e2e9").await?;
            page.click_named(words::play_typed(lang)).await?;
            let first = lang.pick("1번째 수 «e2e9»", "Move 1, “e2e9”");
            page.until_text("#play-move-why", first).await?;
            until_moves(&page, 0).await?;
        }
    }
    Ok(())
}

/// 기보를 펴고, 틀린 기보는 몇째 수가 틀렸는지 말하고, 고친 것은 알리고, 말을 놓아 차린다.
pub(crate) async fn load_games_and_set_up_positions(page: Page) -> Tested {
    hold_a_phone(&page).await?;
    page.open("en/p/chess/").await?;
    page.click_named(words::exchange(Lang::En)).await?;
    // 줄 끝까지인 풀이와, 천 글자가 넘는 풀이가 붙은 기보.
    let note = "a very long remark. ".repeat(80);
    let sheet = format!("1. e4 ; best by test\ne5 (1... c5) 2. Nf3 $1 {{{note}}} Nc6 3. Bb5 *");
    page.type_into("#play-sheet", &sheet).await?;
    page.click_named(words::sheet_load(Lang::En)).await?;
    until_moves(&page, 5).await?;
    page.until_text(".notice", words::sheet_two(Lang::En)).await?;
    page.until_text(".notice", "1 variation of the game").await?;
    page.type_into("#play-sheet", "1. e4 e5 2. Nf6").await?;
    page.click_named(words::sheet_load(Lang::En)).await?;
    page.until_text("#play-sheet-why", "Move 3, “Nf6”").await?;
    until_moves(&page, 5).await?;
    // 다른 칸에서 잘 펴면 앞의 까닭은 거둔다.
    page.type_into("#play-position", "4k3/8/8/8/8/8/8/4K3 w KQkq - 0 1").await?;
    page.click_named(words::position_load(Lang::En)).await?;
    page.until_text(".notice", "“KQkq”").await?;
    page.until("document.querySelector('#play-sheet-why').textContent === ''").await?;
    page.click_named(parts::desk(Lang::En)).await?;
    page.until("document.activeElement.closest('.editor') !== null").await?;
    page.until("document.querySelector('.editor').getBoundingClientRect().top < innerHeight / 3")
        .await?;
    page.click_named(parts::clear_board(Lang::En)).await?;
    for (man, place) in [("White king", "e1"), ("Black king", "e8"), ("White queen", "d1")] {
        page.click(&format!(".editor-men [aria-label=\"{man}\"]")).await?;
        page.click(&format!(".editor .cell[aria-label^=\"{place},\"]")).await?;
    }
    page.click_named(parts::set_up(Lang::En)).await?;
    page.until("document.querySelectorAll('.play-stage .piece').length === 3").await?;
    until_moves(&page, 0).await
}

/// 세 번 되풀이되면 비김을 주장할 수 있다고 하고, 주장하면 끝난다.
pub(crate) async fn offer_a_draw_that_can_be_claimed(page: Page) -> Tested {
    let dance = "g1f3_g8f6_f3g1_f6g8";
    page.open(&format!("en/p/chess/?v=1&mode=two&moves={dance}_{dance}")).await?;
    page.click_named(&words::claim(Lang::En, &"threefold repetition")).await?;
    page.until_text(".status p", &words::drawn(Lang::En, &"threefold repetition")).await
}

/// 마지막으로 선 일꾼을 잡아 둔다.
pub(crate) const LAST_WORKER: &str = "
    window.Worker = class extends Worker {
      constructor(...given) {
        super(...given);
        window.lastWorker = this;
      }
    };";

/// 일꾼이 죽어도, 곧바로 새로 열어도, 말을 바꾸어도, 나갔다 와도 두던 데서 이어진다.
pub(crate) async fn go_on_where_they_were(page: Page) -> Tested {
    page.before_load(LAST_WORKER).await?;
    page.open("ko/p/janggi/?v=1&ms=300&level=2").await?;
    page.type_into("#play-move", "a4a5").await?;
    page.click_named(words::play_typed(Lang::Ko)).await?;
    page.eval("lastWorker.terminate();").await?;
    until_moves(&page, 2).await?;
    let played = page.text(".play-moves").await?;
    page.reload().await?;
    assert_eq!(page.text(".play-moves").await?, played);
    page.click("a[hreflang=en]").await?;
    page.until_text("h1", "Janggi").await?;
    until_moves(&page, 2).await?;
    page.find("input[type=range][aria-valuetext^=Leaf]").await?;
    page.open("ko/p/janggi/").await?;
    page.click_named(&words::resume(Lang::Ko, &2)).await?;
    until_moves(&page, 2).await?;
    // 일부러 죽인 일꾼은 콘솔에 남아도 된다.
    Ok(page.driver.get_log("browser").await.map(drop)?)
}

/// 낸 소리를 센다.
const COUNT_SOUNDS: &str = "
    window.sounds = 0;
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...given) {
      window.sounds++;
      return start.apply(this, given);
    };";

/// 소리는 꺼져 있다가 켜면 나고, 글자는 고른 벌로 그린다. 둘 다 기억한다.
pub(crate) async fn remember_sounds_and_letters(page: Page) -> Tested {
    page.before_load(COUNT_SOUNDS).await?;
    page.open("en/p/janggi/?v=1&mode=two").await?;
    let play = async |from: &str, to: &str| {
        for place in [from, to] {
            page.click(&format!(".play-stage .cell[aria-label^=\"{place},\"]")).await?;
        }
        page.settle().await
    };
    play("a4", "a5").await?;
    assert_eq!(page.eval("return sounds;").await?, 0);
    page.click_named(words::more_settings(Lang::En)).await?;
    page.click_named(words::sound(Lang::En)).await?;
    page.until_text(".play-moves", "Pa4-a5").await?;
    page.click_named("초 사 차 포").await?;
    page.until("document.querySelector('.play-stage .figure').textContent.includes('차')").await?;
    page.click_named("71졸61").await?;
    page.until_text(".play-moves", "71졸61").await?;
    // 고른 것은 수업에서도, 다시 열어도 그대로다.
    page.open("en/l/quiescence/?v=1&game=janggi").await?;
    page.until("document.querySelector('.twin-board').textContent.includes('차')").await?;
    page.open("en/p/janggi/?v=1&mode=two&moves=a4a5").await?;
    page.until_text(".play-moves", "71졸61").await?;
    page.until("document.querySelector('.play-stage .figure').textContent.includes('차')").await?;
    play("a7", "a6").await?;
    page.until("window.sounds === 1").await?;
    play("a5", "a6").await?;
    page.until("window.sounds === 3").await
}

/// 지금 국면을 정지 탐색의 두 판으로 본다.
pub(crate) async fn lead_to_the_exchanges_of_their_position(page: Page) -> Tested {
    for game in ["chess", "janggi"] {
        let opening = if game == "chess" { "e2e4_d7d5" } else { "a4a5_a7a6" };
        page.open(&format!("en/p/{game}/?v=1&mode=two&moves={opening}")).await?;
        page.click_named(words::show_exchanges(Lang::En)).await?;
        page.until("document.querySelectorAll('.twin-board').length === 2").await?;
        page.settle().await?;
        let search: String = page.read("return location.search;").await?;
        assert!(search.contains(&format!("game={game}")), "{search}");
        assert!(search.contains("pos="), "{search}");
    }
    Ok(())
}
