//! 길잡이(games/README)의 시험: 두 언어가 같은 것을 말하고, 실린 코드와 법이 모두 진짜다.

#![allow(clippy::unwrap_used, reason = "시험은 멈추는 것으로 알린다")]

use std::fs;

use gaji_core::{Tree, conformance};

const GUIDES: [&str; 2] = [include_str!("../../README.md"), include_str!("../../README.ko.md")];
const TEMPLATE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../xtask/template/src");

/// 표의 줄 가운데 첫 칸이 이름인 것.
fn rows(text: &str) -> Vec<&str> {
    text.lines().filter_map(|line| line.strip_prefix("| `")?.split('`').next()).collect()
}

/// `lang`으로 적은 코드.
fn blocks<'a>(text: &'a str, lang: &str) -> Vec<&'a str> {
    let open = format!("```{lang}\n");
    text.split(&open).skip(1).map(|rest| rest.split("```").next().unwrap()).collect()
}

#[test]
fn every_law_stands_in_both_guides_in_its_order() {
    let laws: Vec<&str> = conformance::laws::<Tree>().iter().map(|law| law.id).collect();
    for guide in GUIDES {
        assert!(rows(guide).ends_with(&laws), "{:?}", rows(guide));
    }
}

#[test]
fn the_example_is_what_new_game_writes() {
    let files = fs::read_dir(TEMPLATE).unwrap();
    let files: Vec<String> =
        files.map(|file| fs::read_to_string(file.unwrap().path()).unwrap()).collect();
    for block in GUIDES.iter().flat_map(|guide| blocks(guide, "rust")) {
        assert!(files.iter().any(|file| file.contains(block)), "{block}");
    }
}

#[test]
fn both_guides_show_the_same() {
    let [english, korean] = GUIDES;
    assert_eq!(blocks(english, "rust"), blocks(korean, "rust"));
    assert_eq!(rows(english), rows(korean));
    let commands = |guide| -> Vec<String> {
        let lines = blocks(guide, "sh").concat();
        lines.lines().map(|line| line.split('#').next().unwrap().trim().to_string()).collect()
    };
    assert_eq!(commands(english), commands(korean));
    let headings = |guide: &str| guide.lines().filter(|line| line.starts_with('#')).count();
    assert_eq!(headings(english), headings(korean));
}
