//! 학생의 화면: 시험뿐이고, 풀기 전에는 답이 어디에도 없으며, 다 풀면 단추 하나로 링크를 보낸다.

use crate::{
    page::{Page, View},
    practice::outside,
    runner::Tested,
};
use gaji_words::{
    Lang,
    alphabeta::{lesson, quiz},
    share,
};
use thirtyfour::Key;

/// 이진 나무, 깊이 넷.
const DEEP: &str =
    "v=1&tree=[[[[5,6],[7,4]],[[3,2],[1,9]]],[[[2,8],[4,1]],[[9,7],[6,3]]]]&do=grade&pupil=1";

/// 나무와 물음과 답하는 자리.
const TEST: [&str; 3] = [".room .figure-view", ".asked > p", ".asked form button, .asked .chips"];

/// 잎까지 한눈에 보여야 할 나무: 가장 넓은 것, 네 층, 손전화에서도 읽을 수 있는 것.
const WHOLE: [(View, &str); 7] = [
    (View::Desktop, "v=1&seed=7&do=grade&pupil=1"),
    (View::Desktop, "v=1&seed=7&do=grade&ask=all&pupil=1"),
    (View::Desktop, DEEP),
    (View::Phone, "v=1&seed=4&do=grade&pupil=1"),
    (View::Phone, "v=1&seed=8&do=grade&pupil=1"),
    (View::Phone, "v=1&seed=10&do=grade&ask=all&pupil=1"),
    (View::Phone, "v=1&do=quiz&quiz=1&pupil=1"),
];

const HIDDEN_LEAVES: &str = "
    const box = document.querySelector('.room .figure-view').getBoundingClientRect();
    return [...document.querySelectorAll('.room .node.leaf')]
      .map((leaf) => leaf.getBoundingClientRect())
      .filter(({ left, right, top, bottom }) => left < box.left - 1 || right > box.right + 1
        || top < box.top - 1 || bottom > Math.min(box.bottom, innerHeight) + 1).length;";

/// 화면에도 나누는 상자에도 답이 없고, 자판은 숨은 영화를 움직이지 않는다. 시험은 제 규칙을 말한다.
pub(crate) async fn a_pupil_sees_only_the_test(page: Page) -> Tested {
    page.view(View::Phone).await?;
    for query in ["v=1&do=grade&pupil=1", "v=1&do=grade&ask=all&pupil=1", DEEP] {
        for lang in Lang::ALL.map(Lang::code) {
            page.open(&format!("{lang}/l/alpha-beta/?{query}")).await?;
            page.find(TEST[2]).await?;
            page.settle().await?;
            assert_eq!(outside(&page, &TEST).await?, [""; 0], "{lang} {query}");
        }
    }
    for (view, query) in WHOLE {
        page.view(view).await?;
        page.open(&format!("en/l/alpha-beta/?{query}")).await?;
        page.find(".room .node.leaf").await?;
        page.settle().await?;
        assert_eq!(page.read::<u64>(HIDDEN_LEAVES).await?, 0, "{view:?} {query}");
    }
    for (query, rule) in [
        ("do=grade", "≥"),
        ("do=grade&cut=gt", "fail-soft"),
        ("do=quiz", "≥"),
        ("do=quiz&cut=gt&soft=0", "fail-hard"),
    ] {
        page.open(&format!("en/l/alpha-beta/?v=1&{query}&pupil=1")).await?;
        let told = ".room > .settings-about:not(h3 + *)";
        page.until_text(told, lesson::cut_rule(Lang::En)).await?;
        page.until_text(told, rule).await?;
        holds_no_answers(&page).await?;
    }
    Ok(())
}

async fn holds_no_answers(page: &Page) -> Tested {
    let solved = "return document.querySelectorAll('.stage, .compare, .settings, .counters, .room .cut').length;";
    assert_eq!(page.read::<u64>(solved).await?, 0);
    let shown = "return [document.querySelector('.room .figure').outerHTML, location.search];";
    let before = page.eval(shown).await?;
    page.find("body").await?.send_keys(Key::Left + Key::Home + " ").await?;
    tokio::time::sleep(std::time::Duration::from_millis(700)).await;
    assert_eq!(page.eval(shown).await?, before);
    page.click_named(share::share(Lang::En)).await?;
    page.find("dialog.share[open] select").await?;
    // 내놓는 그림은 지금 물음의 그림 하나와 QR뿐이다.
    let pictures: Vec<String> = page
        .read("return [...document.querySelectorAll('dialog.share select option')].map((one) => one.textContent);")
        .await?;
    assert!(pictures.len() == 2 && pictures[1] == share::qr(Lang::En), "{pictures:?}");
    Ok(())
}

/// 잇달아 누른다.
async fn press(page: &Page, times: usize) -> Tested {
    page.eval_async(&format!(
        "for (let at = 0; at < {times}; at++) {{
           document.querySelector('.asked .chips button')?.click();
           await new Promise((wake) => setTimeout(wake, 330));
         }}"
    ))
    .await
    .map(drop)
}

async fn until_answered(page: &Page, count: usize) -> Tested {
    let answers = format!("answers={}", vec!["g"; count].join("_"));
    page.until(&format!("location.search.includes('{answers}&')")).await
}

/// 누르자마자 새로 열거나 떠나도 답은 남고, 다 풀면 한 번 눌러 링크를 복사한다. 다시 풀 단추는 없다.
pub(crate) async fn a_pupil_hands_in_a_link(page: Page) -> Tested {
    page.view(View::Phone).await?;
    page.open("en/l/alpha-beta/?v=1&seed=3&do=grade&pupil=1").await?;
    page.find(TEST[2]).await?;
    press(&page, 3).await?;
    // 두 번 누른 것의 뒤의 것은 답이 아니다.
    let twice = "const press = () => document.querySelector('.asked .chips button').click();
        press(); requestAnimationFrame(press);";
    page.eval(twice).await?;
    page.reload().await?;
    until_answered(&page, 4).await?;
    page.find(TEST[2]).await?;
    press(&page, 3).await?;
    page.click("header a").await?;
    page.find(".hero").await?;
    page.driver.back().await?;
    until_answered(&page, 7).await?;
    page.find(TEST[2]).await?;
    press(&page, 30).await?;
    page.until_text(".asked > p", "Done!").await?;
    // 되돌아볼 줄은 물음마다 하나다.
    let lines = "return [document.querySelectorAll('.review li').length,
        Number(document.querySelector('.asked > p').textContent.match(/of (\\d+)/)[1])];";
    let [lines, asked]: [u32; 2] = page.read(lines).await?;
    assert!(lines == asked && asked > 9, "{lines} {asked}");
    hands_in(&page, ".asked .copy button").await?;
    page.open("en/l/alpha-beta/?v=1&do=quiz&quiz=4&pupil=1").await?;
    for _ in 0..5 {
        page.click(".room .chips .chip").await?;
        page.click_named(quiz::next(Lang::En)).await?;
    }
    assert_eq!(
        page.read::<u32>("return document.querySelectorAll('.review li').length;").await?,
        5
    );
    hands_in(&page, ".quiz .copy button").await
}

/// 누를 것은 링크를 베끼는 단추뿐이고, 첫 화면에 보인다. 베낀 링크를 열면 같은 성적이다.
async fn hands_in(page: &Page, button: &str) -> Tested {
    page.find(button).await?;
    let left = "return [...document.querySelectorAll('.practice button')]
        .filter((one) => one.checkVisibility()).map((one) => one.textContent);";
    let left: Vec<String> = page.read(left).await?;
    assert!(
        left.iter().filter(|name| !name.is_empty()).eq([share::copy_link(Lang::En)]),
        "{left:?}"
    );
    assert_eq!(outside(page, &[button]).await?, [""; 0]);
    let score = "return document.querySelector('.practice').innerText;";
    let before = page.eval(score).await?;
    page.eval("navigator.clipboard.writeText = async (text) => { window.copied = text; };").await?;
    page.click(button).await?;
    page.until("location.href === window.copied").await?;
    let link: String = page.read("return window.copied;").await?;
    page.driver.goto("about:blank").await?;
    page.driver.goto(link).await?;
    page.find(button).await?;
    page.settle().await?;
    assert_eq!(page.eval(score).await?, before);
    Ok(())
}
