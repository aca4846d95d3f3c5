//! 정지 탐색 수업의 아래쪽: 부분을 켜고 끄기, 미끼 시험, 실수, 다른 국면.

use crate::{
    page::Page,
    quiescence::{open, twins},
    runner::Tested,
};
use gaji_words::{
    Lang, errors, parts,
    quiescence::{baits, settings as words},
};
use thirtyfour::Key;

/// 그 이름의 스위치 곁에 센 것.
async fn counted(page: &Page, label: &str) -> Tested<String> {
    let script = format!(
        "const one = [...document.querySelectorAll('.switch-label')].find((e) => e.textContent === `{label}`);
         return one.closest('div').querySelector('p').textContent;"
    );
    page.read(&script).await
}

/// 부분을 끄면 답과 마디가 곁에 보이고, 오른쪽 판이 그 답을 두며, 주소에 남는다.
pub(crate) async fn parts_are_counted(page: Page) -> Tested {
    open(&page, "").await?;
    let label = words::stand_pat(Lang::En);
    let both = counted(&page, label).await?;
    assert_eq!(both, "On: c1e3 +3 · 60 nodes\nOff: c1a3 0 · 44 nodes");
    let sorted = counted(&page, words::ordering(Lang::En)).await?;
    assert_eq!(sorted, "On: c1e3 +3 · 60 nodes\nOff: c1e3 +3 · 63 nodes");
    page.click_named(label).await?;
    page.until("location.search.includes('standpat=0')").await?;
    page.settle().await?;
    assert_eq!(counted(&page, label).await?, both);
    let forced = twins(&page).await?;
    assert!(forced.verdicts[1].starts_with("c1a3 0"), "{forced:?}");
    page.reload().await?;
    page.find(".twin .figure .piece").await?;
    assert_eq!(twins(&page).await?, forced);
    Ok(())
}

/// 정지 탐색을 끄면 오른쪽 판도 미끼를 문다.
pub(crate) async fn off_both_boards_fall(page: Page) -> Tested {
    open(&page, "v=1&q=0").await?;
    let off = twins(&page).await?;
    assert_eq!(off.verdicts[0], off.verdicts[1]);
    assert!(off.verdicts[1].ends_with("✗ better: c1e3 +3"), "{off:?}");
    page.click_named(words::quiescence(Lang::En)).await?;
    page.until("!location.search.includes('q=')").await?;
    page.settle().await?;
    assert!(twins(&page).await?.verdicts[1].starts_with("c1e3 +3"));
    Ok(())
}

/// 끝이 짧으면 긴 주고받기에 홀린다.
pub(crate) async fn a_small_cap_is_fooled(page: Page) -> Tested {
    open(&page, "v=1&cap=4").await?;
    page.click_named(words::example_exchange(Lang::En)).await?;
    page.until("location.search.includes('pos=1b3')").await?;
    page.settle().await?;
    assert!(twins(&page).await?.verdicts[1].starts_with("b3b4 +5 → really +5"));
    let cap = format!(".slider [aria-label='{}']", words::cap(Lang::En));
    page.find(&cap).await?.send_keys(Key::Left + Key::Left).await?;
    page.until("location.search.includes('cap=2')").await?;
    page.settle().await?;
    let fooled = twins(&page).await?.verdicts;
    assert!(fooled[1].starts_with("a2b1 +5 → really 0"), "{fooled:?}");
    Ok(())
}

/// 실수는 저마다 제 국면에서 드러난다.
pub(crate) async fn mistakes_are_made_live(page: Page) -> Tested {
    open(&page, "").await?;
    for (label, right, wrong) in [
        (words::mistake_stand_pat(Lang::En), "c1e3 +3", "c1a3 0"),
        (words::mistake_cap(Lang::En), "d1b1", "d1b1"),
        (words::mistake_evasions(Lang::En), "b3c2 +8", "b1a1 0"),
        (words::mistake_promotions(Lang::En), "d2c2 0", "c3c4 0"),
    ] {
        page.click_named(label).await?;
        page.settle().await?;
        let said = counted(&page, label).await?;
        let (first, second) = said.split_once('\n').unwrap_or_default();
        assert!(first.contains(right) && second.contains(wrong), "{said}");
        assert!(twins(&page).await?.verdicts[1].starts_with(wrong), "{said}");
    }
    Ok(())
}

const WATCH: &str = "window.held = 0;
    new PerformanceObserver((list) => list.getEntries().forEach((one) => held = Math.max(held, one.duration)))
      .observe({ type: 'longtask' });";

/// 미끼는 일꾼이 세고, 켠 쪽이 어느 깊이에서나 적으며, 화면은 멈추지 않는다. 문 국면은 두 판에 펼쳐진다.
pub(crate) async fn baits_are_counted_live(page: Page) -> Tested {
    let mut held = Vec::new();
    for _ in 0..3 {
        open(&page, "").await?;
        page.eval(WATCH).await?;
        page.click_named(baits::run(Lang::En)).await?;
        page.until("document.querySelector('.panel progress')?.value > 0").await?;
        page.settle().await?;
        let counts: Vec<u32> = page
            .read("return [...document.querySelectorAll('.baits .chip')].map((c) => Number(c.textContent));")
            .await?;
        assert_eq!(counts, [200, 14, 51, 7, 17, 5]);
        held.push(page.read::<f64>("return held;").await?);
        if held.last().is_some_and(|ms| *ms <= 50.0) {
            break;
        }
    }
    assert!(held.iter().any(|ms| *ms <= 50.0), "the page was held for {held:?} ms");
    page.click(".baits tbody tr:first-child td:nth-child(2) .chip").await?;
    page.click(".fallen .chip").await?;
    page.until("location.search.includes('pos=')").await?;
    page.settle().await?;
    let fallen = twins(&page).await?;
    assert!(fallen.verdicts[0].ends_with('✗'), "{fallen:?}");
    // 켜고도 문 국면에서는 오른쪽도 ✗이고, 아무도 고르지 않은 더 나은 수를 말한다.
    page.click(".baits tbody tr:first-child td:nth-child(3) .chip").await?;
    page.click(".fallen .chip").await?;
    page.until("location.search.includes('pos=r4')").await?;
    let both = twins(&page).await?.verdicts;
    assert!(both.iter().all(|one| one.contains("✗ better: ")), "{both:?}");
    Ok(())
}

/// 세는 사이에 다른 것을 바꾸어도, 센 데부터 이어서 센다.
pub(crate) async fn a_count_goes_on_after_a_change(page: Page) -> Tested {
    open(&page, "").await?;
    page.click_named(baits::run(Lang::En)).await?;
    page.until("document.querySelector('.panel progress')?.value > 5").await?;
    page.eval(
        "const bar = document.querySelector('.panel progress');
         window.fell = [];
         let before = bar.value;
         new MutationObserver(() => { if (bar.value < before) fell.push([before, bar.value]); before = bar.value; })
           .observe(bar, { attributes: true });",
    )
    .await?;
    page.click(".ruler tbody tr:nth-child(3) button").await?;
    assert_eq!(
        page.read::<u32>("return Number(document.querySelector('.panel progress').value < 200);")
            .await?,
        1
    );
    page.until("document.querySelector('.panel progress').value === 200").await?;
    assert_eq!(page.eval("return fell.length;").await?, 0);
    assert!(twins(&page).await?.verdicts[0].starts_with("c1e3 +3"));
    Ok(())
}

/// 말을 놓아 차린 국면: 있을 수 없으면 까닭을 말하고, 있을 수 있으면 두 판에 펼친다.
pub(crate) async fn positions_are_set_up(page: Page) -> Tested {
    open(&page, "").await?;
    page.click_named(parts::desk(Lang::En)).await?;
    let place = |square: &'static str| format!(".editor [aria-label^='{square},']");
    let man = |name: &str| format!(".editor-men [aria-label='{name}']");
    for (name, square, why) in [
        ("White pawn", "a5", "a5: a pawn cannot stand on its last rank"),
        ("Black king", "a5", "e5: a second king"),
        (parts::eraser(Lang::En), "a1", "White has no king"),
        ("White rook", "e4", "e5: the side that is not to move is in check"),
    ] {
        page.click(&man(name)).await?;
        page.click(&place(square)).await?;
        page.click_named(parts::set_up(Lang::En)).await?;
        page.until_text(".editor .typed-why", why).await?;
        // 바로잡는다: 같은 말을 다시 누르면 치우고, 지운 킹은 다시 놓는다.
        if name == parts::eraser(Lang::En) {
            page.click(&man("White king")).await?;
        }
        page.click(&place(square)).await?;
    }
    page.click(&man("White bishop")).await?;
    page.click(&place("a3")).await?;
    page.click_named(parts::set_up(Lang::En)).await?;
    page.until("location.search.includes('B3n')").await?;
    page.settle().await?;
    assert_eq!(
        page.eval("return document.querySelectorAll('.twin .piece').length > 8;").await?,
        true
    );
    assert_eq!(twice_named(&page).await?, [""; 0]);
    for (position, why) in [
        ("1p2k/2r2/4n/5 w", "fewer than five rows"),
        ("", "Please write a position."),
        ("k3R/4R/5/5/K4 b", "already over here: checkmate"),
        ("k4/5/1Q3/5/K4 b", "already over here: stalemate"),
    ] {
        page.type_into("#own-position", position).await?;
        page.press(Key::Enter).await?;
        page.until_text("#own-position-why", why).await?;
    }
    Ok(())
}

/// 이름이 같은 단추들. 판의 칸은 저마다 제 판에 있다.
async fn twice_named(page: &Page) -> Tested<Vec<String>> {
    page.read(
        "const names = [...document.querySelectorAll('main button:not([role=gridcell])')]
           .map((one) => one.ariaLabel || one.innerText.trim());
         return names.filter((name, at) => names.indexOf(name) !== at);",
    )
    .await
}

/// 국면을 여는 것은 한 걸음이라 뒤로 가면 앞의 국면이고, 조절대와 걸음은 지나온 길을 늘리지 않는다.
pub(crate) async fn back_returns_to_the_position_before(page: Page) -> Tested {
    open(&page, "").await?;
    let first = twins(&page).await?;
    let trail: u32 = page.read("return history.length;").await?;
    page.click_named(words::example_exchange(Lang::En)).await?;
    page.until("location.search.includes('pos=1b3')").await?;
    page.settle().await?;
    let exchange = twins(&page).await?;
    page.click_named("Chess").await?;
    page.until("location.search === '?v=1&game=chess'").await?;
    page.click(".ruler tbody tr:nth-child(3) button").await?;
    page.press(Key::Left).await?;
    page.until("location.search.includes('depth=2')").await?;
    page.click_named("Chess").await?;
    page.settle().await?;
    assert_eq!(page.read::<u32>("return history.length;").await?, trail + 2);
    for (search, before) in [("?v=1&pos=1b3", exchange), ("", first)] {
        page.driver.back().await?;
        page.until(&format!(
            "location.search.startsWith('{search}') && !location.search.includes('chess')"
        ))
        .await?;
        page.find(".twin .figure .piece").await?;
        page.settle().await?;
        assert_eq!(twins(&page).await?, before);
    }
    Ok(())
}

/// 찾는 동안은 찾는다고 하고, 영화로 적기에 너무 크면 그렇다고 하며 앞의 것을 보인다.
pub(crate) async fn a_film_too_long_is_told(page: Page) -> Tested {
    page.visit("en/l/quiescence/?v=1&game=janggi&depth=6").await?;
    let too_long = async || -> Tested {
        page.until_text(".status p", errors::engine_thinking(Lang::En)).await?;
        page.until_text(".notice", "too many nodes").await?;
        page.settle().await?;
        page.until("location.search === '?v=1&game=janggi'").await
    };
    too_long().await?;
    let before = twins(&page).await?;
    page.click(".ruler tbody tr:last-child button").await?;
    too_long().await?;
    page.until_text(".notice", "Undone: depth 6").await?;
    let seen = "const box = document.querySelector('.notice').getBoundingClientRect();
        return box.top >= 0 && box.bottom <= innerHeight;";
    assert_eq!(page.eval(seen).await?, true, "the refusal is off screen");
    assert_eq!(twins(&page).await?, before);
    Ok(())
}

/// 같은 견줌이 체스와 장기에서도 된다.
pub(crate) async fn other_games_compare_too(page: Page) -> Tested {
    open(&page, "").await?;
    let examples = [
        (words::example_chess(Lang::En), "chess", "White's view"),
        (words::example_janggi(Lang::En), "janggi", "Cho's view"),
    ];
    for (example, game, view) in examples {
        page.click_named(example).await?;
        page.until(&format!("location.search.includes('game={game}')")).await?;
        page.settle().await?;
        let verdicts = twins(&page).await?.verdicts;
        assert!(verdicts[0].ends_with('✗') && verdicts[1].ends_with('✓'), "{verdicts:?}");
        let about = page.text(".stage-main > .settings-about").await?;
        assert!(about.contains(view) && about.contains("material"), "{about}");
        let cut = "return [...document.querySelectorAll('.gauge b')].filter((b) => b.scrollWidth > b.clientWidth).length;";
        assert_eq!(page.eval(cut).await?, 0);
    }
    Ok(())
}

/// 틀린 주소는 한 번 알리고, 성한 것은 살린다.
pub(crate) async fn nonsense_is_told_once(page: Page) -> Tested {
    for (query, part) in [
        ("v=1&depth=99&mvv=0", "depth"),
        ("v=1&pos=nonsense", "Character 2"),
        ("v=1&pos=5/5/5/5/5_w", "The position in this link cannot be used"),
        ("v=1&game=nothing", "no such game"),
        ("v=1&game=connect4", "This game has no captures"),
        ("v=1&step=abc", "step"),
        ("%%%", "%%%"),
    ] {
        page.open(&format!("en/l/quiescence/?{query}")).await?;
        page.find(".twin .figure .piece").await?;
        let told: Vec<String> = page
            .read("return [...document.querySelectorAll('.notice')].map((one) => one.innerText);")
            .await?;
        assert!(told.len() == 1 && told[0].contains(part), "{query}: {told:?}");
    }
    Ok(())
}
