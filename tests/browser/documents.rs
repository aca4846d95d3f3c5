//! 문서: 주소마다 제 글과 그림이 있고, 스크립트 없이도 읽힌다. 보통의 파일 서버에서, 아래 자리에서도.

use crate::{
    copy::Copy,
    page::{Page, Theme, View},
    runner::Tested,
};
use gaji_words::{Lang, alphabeta, site};
use serde::Deserialize;
use serde_json::json;
use std::{env, fs};
use xtask::server::Server;

/// 문서 하나에서 읽은 것.
#[derive(Debug, Deserialize)]
struct Told {
    url: String,
    status: u16,
    /// `/`를 빼고 물어도 같은 곳인가.
    same: bool,
    lang: String,
    title: String,
    description: String,
    canonical: String,
    /// 다른 말의 주소들, 언어의 이름과 함께.
    others: Vec<(String, String)>,
    /// 첫 제목과, 보이는 그림의 도형 수.
    heading: String,
    shapes: usize,
}

/// 지도에 적힌 문서를 모두 받아 읽는다. 앱은 서지 않는다.
const READ: &str = "
    const base = document.querySelector('meta[name=gaji-base]').content;
    const map = await (await fetch(`${base}sitemap.xml`)).text();
    const one = async (url) => {
      const [answer, bare] = await Promise.all([fetch(url), fetch(url.slice(0, -1))]);
      const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
      const find = (css) => page.querySelector(css);
      return {
        url,
        status: answer.status,
        same: bare.status === 200 && bare.url === answer.url,
        lang: page.documentElement.lang,
        title: page.title,
        description: find('meta[name=description]').content,
        canonical: find('link[rel=canonical]').getAttribute('href'),
        others: [...page.querySelectorAll('link[hreflang]')].map((link) => [link.hreflang, link.getAttribute('href')]),
        heading: find('h1').textContent,
        shapes: page.querySelectorAll('main .figure *').length,
      };
    };
    return Promise.all([...map.matchAll(/<loc>(.*?)<\\/loc>/g)].map(([, url]) => one(url)));";

/// 주소마다 200이고, 제목과 소개와 그림이 저마다 다르며, 서로의 다른 말을 가리킨다.
pub(crate) async fn every_address_has_its_own(page: Page) -> Tested {
    let copy = Copy::at("/gaji/")?;
    let server = Server::start(&copy.0, "/gaji/", 0)?;
    let below = Page::new(page.driver.clone(), &server.url());
    for page in [&page, &below] {
        page.open("en/").await?;
        let told: Vec<Told> = serde_json::from_value(page.eval_async(READ).await?)?;
        assert!(told.len() > 20, "{}", told.len());
        told.iter().for_each(|one| stands_alone(one, &told));
    }
    page.visit("en/").await
}

fn stands_alone(one: &Told, all: &[Told]) {
    assert!(one.status == 200 && one.same, "{one:?}");
    assert!(one.url.contains(&format!("/{}/", one.lang)), "{one:?}");
    assert_eq!(one.canonical, one.url);
    assert!(!one.heading.is_empty() && !one.description.is_empty(), "{one:?}");
    // 선생님을 위한 예시는 글이다.
    assert!(one.shapes > 5 || one.url.ends_with("/teachers/"), "{one:?}");
    assert_eq!(all.iter().filter(|other| other.title == one.title).count(), 1, "{one:?}");
    // 다른 말의 문서도 이 문서를 가리킨다.
    for (code, url) in one.others.iter().filter(|(code, _)| *code != "x-default") {
        let other = all.iter().find(|other| other.url == *url);
        let back = other.is_some_and(|other| other.lang == *code && other.others == one.others);
        assert!(back, "{one:?}: {code}");
    }
    assert_eq!(one.others.len(), 3, "{one:?}");
}

/// 스크립트가 없어도 글과 그림이 보인다. 아래 자리에서도 그렇다.
pub(crate) async fn are_read_without_scripts(page: Page) -> Tested {
    page.devtools("Emulation.setScriptExecutionDisabled", json!({ "value": true })).await?;
    let copy = Copy::at("/gaji/")?;
    let server = Server::start(&copy.0, "/gaji/", 0)?;
    for (view, theme, site) in [
        (View::Phone, Theme::Light, page.site().to_string()),
        (View::Desktop, Theme::Dark, server.url()),
    ] {
        page.view(view).await?;
        page.theme(theme).await?;
        for lesson in ["alpha-beta", "evaluation", "quiescence"] {
            for lang in Lang::ALL {
                page.driver.goto(format!("{site}{}/l/{lesson}/", lang.code())).await?;
                let words = page.text("main").await?;
                assert!(words.contains(site::scriptless(lang)), "{words}");
                assert!(page.find("main .figure g").await?.is_displayed().await?);
                page.screenshot(&format!("still-{lesson}-{}-{view:?}", lang.code())).await?;
            }
        }
    }
    assert!(page.text("main").await?.len() > alphabeta::lesson::intro(Lang::En).len());
    page.devtools("Emulation.setScriptExecutionDisabled", json!({ "value": false })).await?;
    page.visit("en/").await
}

/// 브라우저가 설치를 막을 까닭이 없고, 이름표의 아이콘과 사진과 바로 가기가 모두 있다.
pub(crate) async fn can_be_installed(page: Page) -> Tested {
    for path in ["ko/", "en/l/quiescence/"] {
        page.open(path).await?;
        let errors = page.devtools("Page.getInstallabilityErrors", json!({})).await?;
        assert_eq!(errors["installabilityErrors"], json!([]), "{path}");
        let missing = page.eval_async(MISSING).await?;
        assert_eq!(missing, json!([]), "{path}");
    }
    Ok(())
}

/// 이름표에 실린 사진이 지금 화면이다. 화면이 바뀌었으면
/// `UPDATE_EXPECT=1 cargo xtask test browser documents::the_pictures`로 다시 찍고 다시 짓는다.
pub(crate) async fn the_pictures_of_the_app_are_fresh(page: Page) -> Tested {
    page.theme(Theme::Dark).await?;
    for (nth, view, lesson) in [
        (1, View::Phone, "alpha-beta"),
        (2, View::Phone, "quiescence"),
        (3, View::Desktop, "alpha-beta"),
    ] {
        page.view(view).await?;
        for lang in Lang::ALL {
            page.open(&format!("{}/l/{lesson}/", lang.code())).await?;
            let png = page.driver.screenshot_as_png_base64().await?;
            let file = format!("screens/{}-{nth}.png", lang.code());
            if env::var_os("UPDATE_EXPECT").is_some() {
                fs::write(format!("{STATIC}/{file}"), page.driver.screenshot_as_png().await?)?;
            } else {
                let apart =
                    page.eval_async(&APART.replace("FILE", &file).replace("PNG", &png)).await?;
                assert!(apart.as_f64() < Some(6.0), "{file} is stale: {apart}");
            }
        }
    }
    Ok(())
}

/// 그대로 놓이는 파일들.
const STATIC: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../app/static");

/// 두 사진이 떨어진 만큼(0–255의 평균). 글꼴의 차이가 묻히도록 줄여서 견준다.
const APART: &str = "
    const small = async (src) => {
      const image = new Image();
      image.src = src;
      await image.decode();
      const canvas = new OffscreenCanvas(40, 60);
      const brush = canvas.getContext('2d');
      brush.imageSmoothingQuality = 'high';
      brush.drawImage(image, 0, 0, 40, 60);
      return brush.getImageData(0, 0, 40, 60).data;
    };
    const [kept, now] = await Promise.all([small('/FILE'), small('data:image/png;base64,PNG')]);
    return kept.reduce((sum, value, at) => sum + Math.abs(value - now[at]), 0) / kept.length;";

/// 이름표가 가리키지만 없거나 크기가 다른 것.
const MISSING: &str = "
    const url = document.querySelector('link[rel=manifest]').href;
    const manifest = await (await fetch(url)).json();
    const size = async ({ src }) => {
      const image = await createImageBitmap(await (await fetch(src)).blob());
      return `${image.width}x${image.height}`;
    };
    const faults = [];
    const { id, icons, screenshots, shortcuts } = manifest;
    for (const image of [...icons, ...screenshots]) {
      if ((await size(image)) !== image.sizes) faults.push(image);
    }
    for (const { url } of shortcuts) if (!(await fetch(url)).ok) faults.push(url);
    const purposes = new Set(icons.map((icon) => icon.purpose));
    const forms = new Set(screenshots.map((screen) => screen.form_factor));
    if (!id || shortcuts.length !== 3 || purposes.size !== 2 || forms.size !== 2) faults.push(manifest);
    return faults;";

/// 적히지 않은 스크립트는 돌지 않는다.
pub(crate) async fn strange_scripts_are_refused(page: Page) -> Tested {
    page.open("en/").await?;
    let script = "
        const refused = new Promise((tell) => addEventListener('securitypolicyviolation', tell));
        const script = document.createElement('script');
        script.textContent = 'window.strange = true';
        document.body.append(script);
        return [(await refused).effectiveDirective, window.strange ?? false];";
    assert_eq!(page.eval_async(script).await?, json!(["script-src-elem", false]));
    page.forget_log().await
}
