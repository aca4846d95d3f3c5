//! 빈 앱과 엔진 둘레에 정말로 지어 본다.

#![allow(clippy::unwrap_used, reason = "시험은 멈추는 것으로 알린다")]

use base64::{Engine, prelude::BASE64_STANDARD};
use gaji_lessons::route::SLUGS;
use gaji_prerender::{Address, Site, write};
use sha2::{Digest, Sha256};
use std::{
    env, fs,
    path::{Path, PathBuf},
    process,
};

const TEMPLATE: &str = include_str!("../../../index.html");

/// 지은 폴더. 놓으면(drop) 지운다.
struct Built(PathBuf);

impl Built {
    fn at(name: &str, public_url: &str, style: &str) -> Self {
        let folder = env::temp_dir().join(format!("gaji-prerender-{name}-{}", process::id()));
        let built = Self(folder);
        built.put("app/0123456789abcdef/__wasm_split.js", "export const a = 1;");
        built.put("app/0123456789abcdef/gaji_app_bg.wasm", "\0asm");
        built.put("engine/0123456789abcdef/gaji_engine_bg.wasm", "\0asm");
        built.put("style-0123456789abcdef.css", style);
        built.put("more-0123456789abcdef.css", "");
        built.put("embed.js", "");
        built.put("licences.txt", "MIT");
        built.write(Address::parse(public_url).unwrap(), true);
        built
    }

    fn write(&self, address: Address, offline: bool) {
        let (folder, template) = (self.0.clone(), TEMPLATE.into());
        write(&Site { folder, template, address, offline }).unwrap();
    }

    fn put(&self, at: &str, text: &str) {
        let path = self.0.join(at);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }

    fn read(&self, at: &str) -> String {
        fs::read_to_string(self.0.join(at)).unwrap_or_else(|error| panic!("{at}: {error}"))
    }

    /// sw.js에 적힌 파일과 지문.
    fn kept(&self) -> Vec<(String, String)> {
        let worker = self.read("sw.js");
        let list = worker.split_once("FILES = ").unwrap().1.split_once(";\n").unwrap().0;
        serde_json::from_str(list).unwrap()
    }
}

impl Drop for Built {
    fn drop(&mut self) {
        drop(fs::remove_dir_all(&self.0));
    }
}

/// `from` 다음부터 `to` 앞까지.
fn between<'a>(text: &'a str, from: &str, to: &str) -> &'a str {
    text.split_once(from).unwrap().1.split_once(to).unwrap().0
}

fn sha256(bytes: impl AsRef<[u8]>) -> String {
    format!("sha256-{}", BASE64_STANDARD.encode(Sha256::digest(bytes)))
}

fn documents(folder: &Path) -> Vec<PathBuf> {
    let inside = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let (folders, files): (Vec<_>, Vec<_>) = inside.partition(|path| path.is_dir());
    let html = files.into_iter().filter(|path| path.extension().is_some_and(|end| end == "html"));
    html.chain(folders.iter().flat_map(|folder| documents(folder))).collect()
}

#[test]
fn every_file_is_kept_with_its_own_digest() {
    let built = Built::at("kept", "/gaji/", "a {}");
    let kept = built.kept();
    for (at, digest) in &kept {
        let index = if at.is_empty() || at.ends_with('/') { "index.html" } else { "" };
        let bytes = fs::read(built.0.join(format!("{at}{index}"))).unwrap();
        assert_eq!(*digest, sha256(bytes), "{at}");
    }
    let has = |wanted: &str| kept.iter().any(|(at, _)| at == wanted);
    let pages = ["", "404.html", "ko/", "en/l/quiescence/", "ko/p/chess/", "t/i341/"];
    // 예시의 쪽이 부르는 스크립트와 틀, 모든 쪽의 발치가 가리키는 파일도.
    let asked = ["icon-192.png", "embed.js", "ko/e/alpha-beta/", "licences.txt"];
    for at in pages.into_iter().chain(asked) {
        assert!(has(at), "{at}");
    }
    assert!(has("engine/0123456789abcdef/gaji_engine_bg.wasm"));
    assert!(!has("sw.js") && !has("sitemap.xml") && !has("index.html"));
}

#[test]
fn a_build_is_named_after_all_that_is_in_it() {
    let name = |built: &Built| between(&built.read("sw.js"), "${PREFIX}", "`").to_string();
    let one = Built::at("one", "/", "a {}");
    let same = Built::at("same", "/", "a {}");
    let other = Built::at("other", "/", "b {}");
    assert_eq!(name(&one), name(&same));
    assert_ne!(name(&one), name(&other));
    let page = one.read("ko/index.html");
    assert_eq!(between(&page, "gaji-build\" content=\"", "\""), name(&one));
}

#[test]
fn documents_are_filled_and_allow_their_script_only() {
    let built = Built::at("filled", "/gaji/", "a {}");
    let documents = documents(&built.0);
    assert!(documents.len() > 30, "{documents:?}");
    for path in documents {
        let html = fs::read_to_string(&path).unwrap();
        let left =
            html.split('%').skip(1).step_by(2).find(|mark| {
                !mark.is_empty() && mark.bytes().all(|byte| byte.is_ascii_lowercase())
            });
        assert_eq!(left, None, "{path:?}");
        let policy = between(&html, "Content-Security-Policy\" content=\"", "\"");
        let scripts = between(policy, "script-src ", ";");
        let own = sha256(between(&html, "<script type=\"module\">", "</script>"));
        assert_eq!(scripts, format!("'self' 'wasm-unsafe-eval' '{own}'"), "{path:?}");
        // 예시에는 보기로 든 틀의 스크립트가 있다.
        let more = html.matches("<script async src=\"/gaji/embed.js\">").count();
        assert_eq!(html.matches("<script").count(), 1 + more, "{path:?}");
        assert!(more == 0 || path.ends_with("teachers/index.html"), "{path:?}");
        assert!(!html.contains("href=\"/ko") && !html.contains("href=\"/en"), "{path:?}");
    }
}

/// 고치며 보는 판은 깔리지 않고, 앞서 깔린 것을 거둔다.
#[test]
fn a_build_for_mending_keeps_nothing() {
    let built = Built::at("dev", "/gaji/", "a {}");
    built.write(Address::parse("/gaji/").unwrap(), false);
    assert!(built.read("ko/index.html").contains("gaji-build\" content=\"\""));
    let worker = built.read("sw.js");
    assert!(worker.contains("unregister") && worker.contains("\"gaji /gaji/ \""), "{worker}");
}

/// 그림과 수는 진짜 탐색의 것이다.
#[test]
fn lessons_show_what_the_engine_found() {
    let built = Built::at("lessons", "/", "a {}");
    let alpha_beta = built.read("en/l/alpha-beta/index.html");
    assert!(alpha_beta.contains("<strong>9</strong>") && alpha_beta.contains("<strong>7</strong>"));
    assert_eq!(alpha_beta.matches("class=\"scissors\"").count(), 2);
    let quiescence = built.read("ko/l/quiescence/index.html");
    assert!(quiescence.contains("c1c4 <b>+5</b>") && quiescence.contains("c1e3 <b>+3</b>"));
    assert!(quiescence.contains("<span class=\"worse\">→ 실제로는 −4 ✗"));
    assert!(quiescence.contains("<span class=\"better\">→ 실제로는 +3 ✓"));
    let evaluation = built.read("ko/l/evaluation/index.html");
    assert_eq!(evaluation.matches("class=\"total\"").count(), 7);
    assert!(!alpha_beta.contains("data-hit"), "a picture that cannot be pressed");
}

/// 첫 수업은 다른 화면의 CSS를 기다리지 않는다.
#[test]
fn the_first_lesson_waits_for_its_own_style_only() {
    let built = Built::at("styles", "/", "a {}");
    let waits = |page: &str, name: &str| {
        built
            .read(page)
            .contains(&format!("<link rel=\"stylesheet\" href=\"/{name}-0123456789abcdef.css\" />"))
    };
    for (page, more) in [
        ("ko/l/alpha-beta/index.html", false),
        ("t/i341/index.html", false),
        ("ko/index.html", true),
    ] {
        assert!(waits(page, "style") && waits(page, "more") == more, "{page}");
        assert!(built.read(page).contains("more.href = \"/more-0123456789abcdef.css\";"), "{page}");
    }
}

/// 틀은 무대와 링크뿐이고 찾는 목록에 없다. 예시는 앱 없이 읽힌다.
#[test]
fn frames_and_the_teachers_page_stand_on_their_own() {
    let built = Built::at("frames", "/", "a {}");
    let frame = built.read("en/e/alpha-beta/index.html");
    assert!(
        frame.contains("<main class=\"framed\">") && frame.contains("href=\"/en/l/alpha-beta/\"")
    );
    assert!(!frame.contains("class=\"header\"") && !frame.contains("class=\"panel"));
    assert_eq!(frame.matches("class=\"scissors\"").count(), 2);
    assert!(frame.contains("content=\"noindex\"") && !built.read("sitemap.xml").contains("/e/"));
    let teachers = built.read("ko/teachers/index.html");
    assert!(!teachers.contains("gaji_app") && teachers.contains("notices-"));
    let light = "data-wear=\"light\" aria-label=\"화면 밝기: 밝게. 누르면 어둡게\"";
    assert!(teachers.contains(light) && !frame.contains("data-wear"));
    assert!(teachers.contains("gaji:ready") && teachers.contains("theme=auto | light | dark"));
    assert!(built.kept().iter().any(|(at, _)| at == "en/teachers/"));
}

#[test]
fn whole_addresses_are_written_where_they_are_known() {
    let built = Built::at("whole", "https://example.org/gaji/", "a {}");
    let page = built.read("en/l/alpha-beta/index.html");
    let url = "https://example.org/gaji/en/l/alpha-beta/";
    assert!(page.contains(&format!("<link rel=\"canonical\" href=\"{url}\" />")));
    assert!(page.contains("og:image\" content=\"https://example.org/gaji/icon-512.png\""));
    assert!(page.contains("href=\"/gaji/style-0123456789abcdef.css\""));
    assert!(built.read("sitemap.xml").contains(&format!("<loc>{url}</loc>")));
    let embed: serde_json::Value =
        serde_json::from_str(&built.read("oembed/en/alpha-beta.json")).unwrap();
    assert_eq!((&embed["version"], &embed["type"]), (&"1.0".into(), &"rich".into()));
    assert!(embed["html"].as_str().unwrap().contains("https://example.org/gaji/en/e/alpha-beta/"));
    // 키를 따라가지 못하는 틀에는 시작한 수업이 다 보이는 키가 적힌다.
    let teachers = built.read("en/teachers/index.html");
    for slug in SLUGS {
        let told = built.read(&format!("oembed/en/{}.json", slug.name));
        let embed: serde_json::Value = serde_json::from_str(&told).unwrap();
        let height = format!("height=\"{}\"", slug.height);
        assert!(embed["height"] == slug.height, "{told}");
        assert!(embed["html"].as_str().unwrap().contains(&height), "{told}");
    }
    assert!(teachers.contains(&format!("height=&quot;{}&quot;", SLUGS[0].height)));
}
