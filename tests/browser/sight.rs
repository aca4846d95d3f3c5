//! 눈이 다른 이들: 색을 기기가 정하거나, 색이 안 보이거나, 움직임이 힘들거나, 글을 크게 보아도.

use crate::{page::Page, runner::Tested, screens};
use gaji_words::Lang;
use serde_json::json;

/// 뜻이 색에 실리기 쉬운 화면.
const SCREENS: [(&str, &str); 7] = [
    ("tree", "en/l/alpha-beta/?v=1&step=26"),
    ("switches", "en/l/alpha-beta/?v=1&view=negamax"),
    ("bars", "en/l/evaluation/"),
    ("gauge", "en/l/quiescence/?v=1&step=5"),
    ("connect4", "en/p/connect4/?v=1&mode=two&moves=4_4_3_5&scores=1&depth=2"),
    ("chess", "en/p/chess/?v=1&mode=two&moves=e2e4_d7d5&scores=1&depth=1"),
    ("janggi", "en/p/janggi/?v=1&mode=two&moves=a4a5"),
];

/// 두 무리의 겉모습: 무리 안에서 같고 무리 사이에서 다른 것만 뜻을 지닌다.
const LOOKS: &str = "
    const look = (one) => {
      const { fill, stroke, strokeWidth, strokeDasharray, backgroundColor, color } = getComputedStyle(one);
      return [fill, stroke, strokeWidth, strokeDasharray, backgroundColor, color].join(' ');
    };
    const of = (css) => {
      const found = [...document.querySelectorAll(css)];
      if (!found.length) throw new Error(`nothing is ${css}`);
      return new Set(found.map(look));
    };
    return pairs.filter(([one, other]) => [...of(one)].some((look) => of(other).has(look))).map(String);";

/// 같아 보이는 두 무리.
async fn same(page: &Page, pairs: &[[&str; 2]]) -> Tested<Vec<String>> {
    page.read(&format!("const pairs = {};{LOOKS}", json!(pairs))).await
}

/// 화면마다, 달라 보여야 하는 두 무리.
fn pairs(screen: &str) -> &'static [[&'static str; 2]] {
    match screen {
        "tree" => &[
            [".tree .edge.cut .line", ".tree .edge.chosen .line"],
            [".tree .node.cut .body", ".tree .node.min:not(.cut) .body"],
            [".tree .node.chosen .body", ".tree .node.min:not(.chosen):not(.cut) .body"],
        ],
        "switches" => &[
            [
                ".switch[aria-checked=true] .switch-track",
                ".switch[aria-checked=false] .switch-track",
            ],
            [".pair-options [aria-pressed=true]", ".pair-options [aria-pressed=false]"],
        ],
        "bars" => &[
            [".weigh .bars .chosen .part", ".weigh .bars .bar:not(.chosen) .part"],
            [".weigh .bars .term-0 .part", ".weigh .bars .term-1 .part"],
            [".weigh .bars .term-0 .part", ".weigh .bars .term-2 .part"],
            [".weigh .bars .term-1 .part", ".weigh .bars .term-2 .part"],
        ],
        "connect4" => &[[".play .board .first .disc", ".play .board .second .disc"]],
        "chess" => &[
            [".play .board .first .glyph", ".play .board .second .glyph"],
            [".play .board .square.light", ".play .board .square.dark"],
        ],
        "janggi" => &[
            [".play .board .first .glyph", ".play .board .second .glyph"],
            [".play .board .first .tile", ".play .board .second .tile"],
        ],
        _ => &[],
    }
}

/// 기기가 색을 정해도(forced colours) 고른 것, 자른 것, 두 편, 막대의 항이 갈린다.
pub(crate) async fn forced_colours_keep_their_meaning(page: Page) -> Tested {
    for scheme in ["light", "dark"] {
        let features = json!([
            { "name": "forced-colors", "value": "active" },
            { "name": "prefers-color-scheme", "value": scheme },
            { "name": "prefers-reduced-motion", "value": "reduce" },
        ]);
        page.devtools("Emulation.setEmulatedMedia", json!({ "features": features })).await?;
        for (screen, path) in SCREENS {
            page.open(path).await?;
            page.screenshot(&format!("forced-{scheme}-{screen}")).await?;
            assert_eq!(same(&page, pairs(screen)).await?, [""; 0], "{screen} {scheme}");
            match screen {
                "bars" => assert_eq!(page.read::<Vec<String>>(TERMS).await?, [""; 0], "{scheme}"),
                "chess" => assert_eq!(page.read::<Vec<String>>(MEN).await?, [""; 0], "{scheme}"),
                _ => {}
            }
        }
    }
    Ok(())
}

/// 조절대의 이름 앞에 붙은 조각이 제 막대와 다른 색인 항.
const TERMS: &str = "
    const bar = (nth) => getComputedStyle(document.querySelector(`.weigh .bars .term-${nth} .part`)).fill;
    const names = [...document.querySelector('.weights').querySelectorAll('.slider-head span')];
    if (names.length !== 3) throw new Error(`${names.length} weights`);
    const swatch = (nth) => getComputedStyle(names[nth], '::before').backgroundColor;
    return [0, 1, 2].filter((nth) => bar(nth) !== swatch(nth))
      .map((nth) => `${names[nth].textContent}: ${swatch(nth)}, not ${bar(nth)}`);";

/// 말의 속도 테도 칸과 대비가 3에 못 미치는 짝. 2픽셀보다 가는 테는 치지 않는다.
const MEN: &str = "
    const light = (colour) => {
      const linear = (part) => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      const [red, green, blue] = colour.match(/[0-9]+/g).map((part) => linear(part / 255));
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
    };
    const contrast = (one, other) => {
      const [dim, bright] = [light(one), light(other)].sort((a, b) => a - b);
      return bright / dim;
    };
    const style = (css) => getComputedStyle(document.querySelector(`.play .board ${css}`));
    const seen = (man, square) => {
      const { fill, stroke, strokeWidth } = style(`.${man} .glyph`);
      const colours = parseFloat(strokeWidth) >= 2 ? [fill, stroke] : [fill];
      return colours.some((colour) => contrast(colour, style(`.square.${square}`).fill) >= 3);
    };
    return ['first', 'second'].flatMap((man) => ['light', 'dark']
      .filter((square) => !seen(man, square)).map((square) => `${man} on ${square}`));";

/// 색이 안 보여도 자른 것은 점선이고, MAX와 MIN은 모양이 다르고, 고른 것은 굵다. 사진은 잿빛으로 남는다.
pub(crate) async fn grey_keeps_its_meaning(page: Page) -> Tested {
    let grey = json!({ "type": "achromatopsia" });
    page.devtools("Emulation.setEmulatedVisionDeficiency", grey).await?;
    for (screen, path) in SCREENS {
        page.open(path).await?;
        page.screenshot(&format!("grey-{screen}")).await?;
    }
    page.open(SCREENS[0].1).await?;
    let told: Vec<bool> = page.read(GREY).await?;
    assert_eq!(told, [true; 4]);
    Ok(())
}

const GREY: &str = "
    const all = (css) => [...document.querySelectorAll(`.stage .tree ${css}`)];
    const dashed = (one) => getComputedStyle(one).strokeDasharray !== 'none';
    const wide = (one) => parseFloat(getComputedStyle(one).strokeWidth);
    const shape = (css) => all(css)[0].querySelector('.body').getAttribute('d');
    return [
      all('.edge.cut .line').every(dashed) && all('.edge.chosen .line').every((one) => !dashed(one)),
      all('.node.cut .body').every(dashed) && !all('.node.max .body').some(dashed),
      shape('.node.max') !== shape('.node.min'),
      Math.min(...all('.edge.chosen .line').map(wide)) >= 2 * Math.max(...all('.edge.cut .line').map(wide)),
    ];";

/// 움직임을 줄여 달라면 아무것도 움직이지 않는다.
pub(crate) async fn motion_is_reduced_when_asked(page: Page) -> Tested {
    let features = json!([{ "name": "prefers-reduced-motion", "value": "reduce" }]);
    page.devtools("Emulation.setEmulatedMedia", json!({ "features": features })).await?;
    page.before_load(
        "window.moved = [];
         const note = ({ target, animationName, propertyName }) =>
           document.getAnimations().forEach((one) => {
             const { duration } = one.effect.getComputedTiming();
             if (duration > 1) moved.push(`${animationName ?? propertyName} of ${target.className?.baseVal ?? target.className}`);
           });
         ['animationstart', 'transitionrun'].forEach((kind) => document.addEventListener(kind, note, true));",
    )
    .await?;
    for (_, path) in SCREENS {
        page.open(path).await?;
        page.eval(
            "document.querySelectorAll('.transport-row button, .play-stage .cell, .switch, .chip')
               .forEach((one, at) => at < 12 && one.click());",
        )
        .await?;
        page.settle().await?;
        assert_eq!(page.read::<Vec<String>>("return moved;").await?, [""; 0], "{path}");
    }
    Ok(())
}

/// 글만 두 배로 키우면 모든 글이 두 배가 되고, 360픽셀에서 밀리지도 잘리지도 않고, 판과 큰 수가 글에 밀려 작아지지 않는다.
pub(crate) async fn text_twice_as_large_is_usable(page: Page) -> Tested {
    page.size(360, 740).await?;
    let mut faults = Vec::new();
    for ((screen, path), lang) in screens::SCREENS.into_iter().zip(Lang::ALL.into_iter().cycle()) {
        page.open(&format!("{}/{path}", lang.code())).await?;
        page.eval(MEASURE).await?;
        page.eval("document.documentElement.style.fontSize = '200%';").await?;
        page.settle().await?;
        let over = screens::overflow(&page).await?;
        faults.extend((over != 0).then(|| format!("{screen}: {over} px too wide")));
        let clipped = screens::clipped(&page).await?;
        let shrunk = page.read::<Vec<String>>(SHRUNK).await?;
        let stunted = page.read::<Vec<String>>(STUNTED).await?;
        let all = clipped.into_iter().chain(shrunk).chain(stunted);
        faults.extend(all.map(|one| format!("{screen}: {one}")));
        page.screenshot(&format!("zoom-{screen}")).await?;
    }
    if faults.is_empty() { Ok(()) } else { Err(faults.join("\n  ").into()) }
}

/// 글을 키우기 전의 크기를 적어 둔다.
const MEASURE: &str = "
    for (const e of document.querySelectorAll('body *:not(svg *)')) e.was = parseFloat(getComputedStyle(e).fontSize);";
/// 두 배에 못 미치는 글.
const STUNTED: &str = "
    const own = (e) => [...e.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    const grown = (e) => parseFloat(getComputedStyle(e).fontSize) / e.was;
    return [...document.querySelectorAll('body *:not(svg *)')]
      .filter((e) => e.was && own(e) && e.checkVisibility() && grown(e) < 1.98)
      .map((e) => `${e.tagName} ${e.className} «${e.textContent.trim().slice(0, 20)}» grows ${grown(e).toFixed(2)} times`);";

/// 아홉 줄이 24픽셀씩도 못 되는 판과, 제 이름보다 작은 수.
const SHRUNK: &str = "
    const all = (css, root = document) => [...root.querySelectorAll(css)];
    const size = (one) => parseFloat(getComputedStyle(one).fontSize);
    const wide = (board) => board.getBoundingClientRect().width;
    const small = (card) => all('span', card).some((name) => size(name) > size(card.querySelector('strong')));
    return [
      ...all('.twins .board').map(wide).filter((width) => width < 9 * 24).map((width) => `a board of ${width} px`),
      ...all('.compare-card').filter(small).map((card) => `a small number in «${card.textContent}»`),
    ];";
