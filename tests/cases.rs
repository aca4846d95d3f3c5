//! 사람들이 이런 프로그램에서 겪은 고장(`oracle/cases.txt`)은 모두 시험이다: 시험마다 제 사례의 이름을 적는다(«사례 AB-01»).

#![allow(clippy::unwrap_used, reason = "시험은 멈추는 것으로 알린다")]

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

const KNOWN: &str = include_str!("oracle/cases.txt");
const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/..");
const FOLDERS: [&str; 4] = ["core", "games", "app", "tests"];

#[test]
fn every_case_is_named_by_a_test_and_no_other() {
    let known: BTreeSet<String> = KNOWN.lines().map(String::from).collect();
    assert_eq!(known.len(), 50);
    let mut named = BTreeSet::new();
    for folder in FOLDERS {
        read(&Path::new(ROOT).join(folder), &mut named);
    }
    let missing: Vec<_> = known.difference(&named).collect();
    let unknown: Vec<_> = named.difference(&known).collect();
    assert!(missing.is_empty() && unknown.is_empty(), "missing {missing:?}, unknown {unknown:?}");
}

/// 시험의 소스가 «사례» 뒤에 늘어놓은 이름.
fn read(path: &Path, named: &mut BTreeSet<String>) {
    if path.is_dir() {
        return fs::read_dir(path).unwrap().for_each(|entry| read(&entry.unwrap().path(), named));
    }
    let is_test = path.components().any(|part| part.as_os_str() == "tests");
    if !is_test || path.extension().is_none_or(|extension| extension != "rs") {
        return;
    }
    let source = fs::read_to_string(path).unwrap();
    for after in source.lines().filter_map(|line| line.split_once("사례 ")).map(|(_, after)| after)
    {
        named.extend(after.split(", ").map_while(|part| id(part).map(String::from)));
    }
}

/// `AB-01. …`의 `AB-01`.
fn id(text: &str) -> Option<&str> {
    let end = text.find(|letter: char| !letter.is_ascii_alphanumeric() && letter != '-');
    let word = &text[..end.unwrap_or(text.len())];
    let (kind, number) = word.split_once('-')?;
    let is_id = kind.starts_with(|letter: char| letter.is_ascii_uppercase());
    (is_id && number.len() == 2 && number.parse::<u8>().is_ok()).then_some(word)
}
