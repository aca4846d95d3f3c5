//! 나누는 상자: 이 상태의 링크가 새 브라우저에서도 같은 그림을 연다.

use crate::{
    browser::{self, Driver},
    page::{Page, SAVED, Theme},
    runner::Tested,
};
use gaji_words::{Lang, share as words};

const FIGURES: &str = "return [...document.querySelectorAll('.stage svg.figure')]
    .map((one) => one.outerHTML.replaceAll(/ tabindex=\"-?\\d\"/g, ''));";

/// 상자를 연다.
async fn open(page: &Page) -> Tested {
    page.click_named(words::share(Lang::En)).await?;
    page.find("dialog.share[open]").await.map(drop)
}

/// 링크를 새 브라우저(저장소도 기억도 없다)에서 열면 그림이 꼭 같다.
pub(crate) async fn the_link_opens_the_same_figure_elsewhere(page: Page) -> Tested {
    let driver = Driver::start().await?;
    for path in [
        "l/alpha-beta/?v=1&seed=7&order=1&step=5&view=negamax",
        "l/evaluation/?v=1&w=0.3,0.15,0.45&step=9",
        "l/quiescence/?v=1&step=5",
    ] {
        page.open(&format!("en/{path}")).await?;
        page.find(".stage svg.figure *").await?;
        let here: Vec<String> = page.read(FIGURES).await?;
        open(&page).await?;
        let link: String =
            page.read("return document.querySelector('.share input').value;").await?;
        page.until(&format!("location.href === {link:?}")).await?;
        let fresh = Page::new(driver.open(browser::capabilities()?).await?, page.site());
        fresh.driver.goto(link.as_str()).await?;
        fresh.find(".stage svg.figure *").await?;
        fresh.settle().await?;
        let there: Vec<String> = fresh.read(FIGURES).await?;
        fresh.driver.quit().await?;
        assert!(!here.is_empty() && here == there, "{path}");
    }
    Ok(())
}

/// 상자는 자판으로 열고 닫히며 초점을 돌려주고, 글과 미리 보기와 그림이 있다.
pub(crate) async fn the_dialog_gives_code_and_pictures(page: Page) -> Tested {
    page.before_load(SAVED).await?;
    page.open("en/l/alpha-beta/?v=1&step=9").await?;
    open(&page).await?;
    page.find(".share .qr path").await?;
    let code = "document.querySelector('.share textarea').value";
    page.until(&format!("{code}.includes('<gaji-embed lesson=\"alpha-beta\" lang=\"en\"')"))
        .await?;
    page.until(&format!("{code}.includes('state=\"v=1&amp;step=9\"></gaji-embed>')")).await?;
    // 미리 보는 틀이 제 키를 알려 준다.
    page.until("!['', '520'].includes(document.querySelector('.share iframe').height)").await?;
    page.click_named(gaji_words::shell::theme_dark(Lang::En)).await?;
    page.until(&format!("{code}.includes('theme=\"dark\"')")).await?;
    // 키를 따라가지 못하는 글에는 넉넉한 키가 적힌다.
    page.eval("[...document.querySelectorAll('.share [role=switch]')].at(-1).click();").await?;
    page.until(&format!("{code}.includes('/en/e/alpha-beta/?v=1&amp;step=9&amp;theme=dark\"')"))
        .await?;
    let height = format!("Number({code}.match(/height=\"(\\d+)\"/)[1])");
    page.until(&format!("{height} >= {}", gaji_lessons::route::SLUGS[0].height)).await?;
    for kind in ["PNG", "SVG"] {
        page.click_named(&words::save(Lang::En, &kind)).await?;
    }
    page.until("saved.length === 2").await?;
    let kinds: Vec<(String, u32)> =
        page.read("return saved.map((one) => [one.type, one.size]).sort();").await?;
    assert_eq!((kinds[0].0.as_str(), kinds[1].0.as_str()), ("image/png", "image/svg+xml"));
    assert!(kinds.iter().all(|(_, size)| *size > 5_000), "{kinds:?}");
    page.press(thirtyfour::Key::Escape).await?;
    page.until("!document.querySelector('dialog.share')").await?;
    let focused = "return document.activeElement.getAttribute('aria-haspopup');";
    assert_eq!(page.eval(focused).await?, "dialog");
    Ok(())
}

/// 저장한 그림은 CSS 없이도, 도형마다 화면과 같은 모양이다.
pub(crate) async fn pictures_look_the_same_anywhere(page: Page) -> Tested {
    page.before_load(SAVED).await?;
    for (path, theme) in [
        ("l/alpha-beta/?v=1&step=9", Theme::Dark),
        ("l/evaluation/", Theme::Light),
        ("l/quiescence/", Theme::Dark),
        ("p/chess/?v=1&moves=e2e4", Theme::Light),
    ] {
        page.theme(theme).await?;
        page.open(&format!("en/{path}")).await?;
        page.find("main svg.figure *").await?;
        open(&page).await?;
        page.click_named(&words::save(Lang::En, &"SVG")).await?;
        page.until("saved.length === 1").await?;
        let unlike = page.eval_async(UNLIKE).await?;
        assert_eq!(unlike, serde_json::json!([]), "{path}");
    }
    Ok(())
}

/// 저장한 그림의 도형 가운데 화면의 것과 다른 것. 첫 도형은 저장한 그림에만 있는 바탕이다.
const UNLIKE: &str = "
    const text = await saved[0].text();
    const image = new Image();
    image.src = `data:image/svg+xml,${encodeURIComponent(text)}`;
    await image.decode();
    const faults = ['var(', '<style', 'class='].filter((part) => text.includes(part));
    const file = document.importNode(new DOMParser().parseFromString(text, 'image/svg+xml').documentElement, true);
    document.querySelector('dialog').append(file);
    const shapes = (svg) => [...svg.querySelectorAll('g, path, circle, rect, text')];
    const [, ...saved_] = shapes(file);
    const size = (svg, margin) => `${svg.viewBox.baseVal.width - margin} ${svg.viewBox.baseVal.height - margin}`;
    const figures = [...document.querySelectorAll('main svg.figure')].filter((svg) => size(svg, 0) === size(file, 24));
    const shown = figures.map(shapes).find(({ length }) => length === saved_.length && length > 10) ?? [];
    if (!shown.length) faults.push(['no such figure', size(file, 24), figures.length]);
    const NAMES = ['fill', 'stroke', 'strokeWidth', 'strokeDasharray', 'strokeLinecap', 'opacity', 'display',
      'paintOrder', 'transform', 'd', 'r', 'width', 'height'];
    const LETTERS = ['fontSize', 'fontWeight', 'fontFamily'];
    shown.forEach((one, at) => {
      const [here, there] = [one, saved_[at]].map((shape) => getComputedStyle(shape));
      for (const name of one.tagName === 'text' ? [...NAMES, ...LETTERS] : NAMES) {
        if (here[name] !== there[name]) faults.push([one.outerHTML.slice(0, 120), name, here[name], there[name]]);
      }
    });
    return faults.slice(0, 6);";
