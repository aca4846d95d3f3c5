//! 한 결: 색, 글, 사이, 움직임은 `style/tokens.css` 한 곳에만 적히고, 그 색은 누구에게나 읽힌다.

#![allow(clippy::unwrap_used, reason = "시험은 멈추는 것으로 알린다")]

use std::{collections::BTreeMap, fs};

const STYLE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../style");
const TOKENS: &str = "tokens.css";

/// 파일마다 주석을 뺀 CSS.
fn files() -> Vec<(String, String)> {
    let entries = fs::read_dir(STYLE).unwrap().map(|entry| entry.unwrap().path());
    let name = |path: &std::path::Path| path.file_name().unwrap().to_string_lossy().into_owned();
    entries.map(|path| (name(&path), bare(&fs::read_to_string(&path).unwrap()))).collect()
}

fn bare(css: &str) -> String {
    let mut parts = css.split("/*");
    let first = parts.next().unwrap_or_default().to_string();
    parts.fold(first, |code, part| code + part.split_once("*/").unwrap().1)
}

/// 이름과 값.
fn declarations(css: &str) -> impl Iterator<Item = (&str, &str)> {
    let lines = css.split([';', '{', '}']);
    let pairs = lines.filter_map(|line| line.trim().split_once(':'));
    let named = |name: &str| {
        name.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-')
    };
    pairs.filter(move |(name, _)| named(name)).map(|(name, value)| (name, value.trim()))
}

/// 값에 든, 그 단위를 단 0이 아닌 수.
fn measures(value: &str, units: &[&str]) -> bool {
    let words = value.split(|c: char| !(c.is_ascii_alphanumeric() || ".%".contains(c)));
    let measured = |word: &str| {
        let unit = word.trim_start_matches(|c: char| c.is_ascii_digit() || c == '.');
        let number = &word[..word.len() - unit.len()];
        units.contains(&unit) && number.parse::<f64>().is_ok_and(|number| number != 0.0)
    };
    words.into_iter().any(measured)
}

/// 표에 적을 것을 제 파일에 적었는가.
fn is_raw(name: &str, value: &str) -> bool {
    let starts = |names: &[&str]| names.iter().any(|start| name.starts_with(start));
    let colour =
        value.contains("rgb(") || value.contains("hsl(") || value.split_whitespace().any(is_hex);
    let space = starts(&["padding", "margin", "gap", "row-gap", "column-gap", "border-radius"]);
    let motion = starts(&["transition", "animation"]);
    colour
        || (name == "font-size" && measures(value, &["rem", "px", "pt"]))
        || (["font-weight", "line-height"].contains(&name) && measures(value, &["", "rem", "px"]))
        || (name == "font-family" && value.contains('"'))
        || (space && measures(value, &["rem", "px"]))
        || (motion && (measures(value, &["s", "ms"]) || value.contains("cubic-bezier")))
        // 읽는 이가 두 배로 키우면 두 배가 되도록, 글자는 화면의 너비로 재지 않는다.
        || (name == "font-size" && measures(value, &["vw", "vh", "vmin"]))
}

fn is_hex(word: &str) -> bool {
    word.trim_end_matches([',', ')']).strip_prefix('#').is_some_and(|digits| {
        digits.len() >= 3 && digits.bytes().all(|digit| digit.is_ascii_hexdigit())
    })
}

#[test]
fn colours_type_space_and_motion_are_tokens() {
    let files = files();
    assert!(files.len() > 15, "{}", files.len());
    let mut raw = Vec::new();
    for (file, css) in files.iter().filter(|(file, _)| file != TOKENS) {
        let found = declarations(css).filter(|(name, value)| is_raw(name, value));
        raw.extend(found.map(|(name, value)| format!("{file}: {name}: {value}")));
    }
    assert!(raw.is_empty(), "{raw:#?}");
    let tokens = tokens(&files[files.iter().position(|(file, _)| file == TOKENS).unwrap()].1);
    let fluid = |(name, value): &(&String, &String)| {
        name.starts_with("text") && measures(value, &["vw", "vh", "vmin"])
    };
    assert_eq!(tokens.iter().find(fluid), None);
}

/// 적힌 것은 쓰이고, 쓰인 것은 적혀 있다.
#[test]
fn every_token_is_used_and_every_use_is_a_token() {
    let all: String = files().into_iter().map(|(_, css)| css).collect();
    let tokens = tokens(&all);
    let used = |name: &&String| all.contains(&format!("var(--{name}"));
    let idle: Vec<_> = tokens.keys().filter(|name| !used(name)).collect();
    assert!(idle.is_empty(), "never used: {idle:?}");
    let code = ["app/src", "app/figures/src", "app/prerender/src"].map(sources).concat();
    let known = |name: &str| tokens.contains_key(name) || code.contains(&format!("--{name}"));
    let names = all.split("var(--").skip(1).map(|rest| rest.split([')', ',']).next().unwrap());
    let unknown: Vec<_> = names.filter(|name| !known(name)).collect();
    assert!(unknown.is_empty(), "never written: {unknown:?}");
}

/// `folder` 아래의 소스를 이은 것.
fn sources(folder: &str) -> String {
    fn read(path: std::path::PathBuf) -> String {
        if path.is_dir() {
            return fs::read_dir(path).unwrap().map(|entry| read(entry.unwrap().path())).collect();
        }
        fs::read_to_string(path).unwrap_or_default()
    }
    read(format!("{STYLE}/../{folder}").into())
}

/// CSS에 적힌 변수와 그 처음 값.
fn tokens(css: &str) -> BTreeMap<String, String> {
    let mut found = BTreeMap::new();
    for (name, value) in declarations(css) {
        if let Some(name) = name.strip_prefix("--") {
            found.entry(name.to_string()).or_insert_with(|| value.to_string());
        }
    }
    found
}

/// 밝기.
#[derive(Clone, Copy, Debug)]
enum Theme {
    Day,
    Night,
}

/// 그 밝기에서 그 이름의 색.
fn colour(tokens: &BTreeMap<String, String>, name: &str, theme: Theme) -> [f64; 3] {
    let value = &tokens[name];
    let start = match theme {
        Theme::Day => "var(--day, ",
        Theme::Night => "var(--night, ",
    };
    let hex = value.split_once(start).map_or(value.as_str(), |(_, rest)| rest);
    let digits = hex.strip_prefix('#').unwrap_or_else(|| panic!("--{name}: {value}"));
    [0, 2, 4].map(|at| f64::from(u8::from_str_radix(&digits[at..at + 2], 16).unwrap()) / 255.0)
}

/// 상대 휘도(relative luminance)와 대비(contrast ratio): WCAG 2.2가 적은 그대로.
fn luminance(colour: [f64; 3]) -> f64 {
    let linear = |part: f64| {
        if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
    };
    let [red, green, blue] = colour.map(linear);
    0.2126 * red + 0.7152 * green + 0.0722 * blue
}

fn contrast(one: [f64; 3], other: [f64; 3]) -> f64 {
    let (one, other) = (luminance(one), luminance(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

/// 글과 그 바탕들.
const TEXT: [(&str, &[&str]); 13] = [
    (
        "ink",
        &["ground", "surface", "raised", "accent-wash", "min-wash", "better-wash", "worse-wash"],
    ),
    ("soft", &["ground", "surface", "raised", "accent-wash"]),
    ("accent", &["ground", "surface", "raised", "accent-wash"]),
    ("better", &["ground", "surface", "raised", "better-wash"]),
    ("worse", &["ground", "surface", "raised", "worse-wash"]),
    ("cut", &["ground", "surface"]),
    ("max", &["ground", "surface"]),
    ("min", &["ground", "surface"]),
    ("on-accent", &["accent-fill"]),
    ("on-gold", &["gold"]),
    ("on-light-square", &["light-square"]),
    ("on-dark-square", &["dark-square"]),
    ("wood-line", &["wood"]),
];

/// 뜻을 지닌 그림과 그 바탕들.
const GRAPHICS: [(&str, &[&str]); 19] = [
    ("strong-line", &["ground", "surface", "raised"]),
    ("accent", &["ground", "surface", "accent-wash"]),
    ("accent-fill", &["surface"]),
    ("max", &["ground", "surface", "accent-wash"]),
    ("min", &["ground", "surface", "min-wash"]),
    ("cut", &["ground", "surface"]),
    ("gold-edge", &["ground", "surface"]),
    ("better", &["surface"]),
    ("worse", &["ground", "surface"]),
    ("plate-edge", &["ground", "surface"]),
    ("red-edge", &["red"]),
    ("yellow-edge", &["yellow"]),
    ("yellow", &["plate"]),
    ("wood-line", &["tile"]),
    ("tile-first", &["tile"]),
    ("tile-second", &["tile"]),
    ("black", &["wood", "white", "light-square", "dark-square"]),
    ("on-board", &["wood", "light-square", "dark-square"]),
    ("on-board-accent", &["wood", "light-square"]),
];

#[test]
fn text_and_graphics_stand_out_by_day_and_by_night() {
    let all: String = files().into_iter().map(|(_, css)| css).collect();
    let tokens = tokens(&all);
    let mut faint = Vec::new();
    for theme in [Theme::Day, Theme::Night] {
        let text = TEXT.iter().map(|pair| (4.5, pair));
        for (least, (front, backs)) in text.chain(GRAPHICS.iter().map(|pair| (3.0, pair))) {
            for back in *backs {
                let ratio = contrast(colour(&tokens, front, theme), colour(&tokens, back, theme));
                if ratio < least {
                    faint.push(format!("{theme:?} {front} on {back}: {ratio:.2} < {least}"));
                }
            }
        }
    }
    assert!(faint.is_empty(), "{faint:#?}");
}

/// 조절대와 진행 막대의 빈 길은 브라우저의 빛깔이 아니라 `--line`이고, 찬 쪽과 갈린다. 기기가 색을 정하면 기기의 것이다.
#[test]
fn tracks_are_of_the_page_and_not_of_the_browser() {
    let all: String = files().into_iter().map(|(_, css)| css).collect();
    let tokens = tokens(&all);
    for theme in [Theme::Day, Theme::Night] {
        let [full, empty] = ["accent", "line"].map(|name| colour(&tokens, name, theme));
        assert!(contrast(full, empty) >= 3.0, "{theme:?}");
    }
    let media = all.split_once("@media (forced-colors: none) {").unwrap().1;
    let media = media.split_once("\n}").unwrap().0;
    let kinds = [
        ("slider-runnable-track", "line"),
        ("range-track", "line"),
        ("progress-bar", "line"),
        ("range-progress", "accent"),
        ("slider-thumb", "accent"),
        ("progress-value", "accent"),
        ("moz-progress-bar", "accent"),
    ];
    for (part, token) in kinds {
        let body = media.split_once(&format!("-{part} {{")).unwrap_or_else(|| panic!("{part}")).1;
        let body = body.split_once('}').unwrap().0;
        assert!(body.contains(&format!("var(--{token})")), "{part}: {body}");
    }
}

/// 색을 못 보아도: 자른 것은 점선이고, 고른 것은 굵고, 막대의 항은 무늬가 다르다.
#[test]
fn nothing_is_told_by_colour_alone() {
    let files: BTreeMap<_, _> = files().into_iter().collect();
    let has = |file: &str, rule: &str, part: &str| {
        let css = &files[file];
        let body = css.split_once(&format!("{rule} {{")).unwrap_or_else(|| panic!("{rule}")).1;
        body.split_once('}').unwrap().0.contains(part)
    };
    assert!(has("tree.css", ".tree .edge.cut .line", "stroke-dasharray"));
    assert!(!has("tree.css", ".tree .edge .line", "stroke-dasharray"));
    assert!(has("tree.css", ".tree .cut .body", "stroke-dasharray"));
    assert!(has("tree.css", ".tree .chosen .body", "stroke-width: 4"));
    assert!(has("tree.css", ".tree .edge.chosen .line", "stroke-width: 6"));
    assert!(has("board.css", ".board.tiles .second .tile", "stroke-width: 3"));
    assert!(has("bars.css", ".bars .term-1 .grain", "stroke-dasharray: 1 6"));
    assert!(has("bars.css", ".bars .term-2 .grain", "stroke-dasharray: 7 6"));
    assert!(has("lesson.css", ".compare-card[aria-pressed=\"true\"] .compare-name::before", "✓"));
    assert!(has("board.css", ".board .second .shaft", "stroke-dasharray"));
}
