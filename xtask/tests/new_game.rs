//! 새 놀이의 이름: 쓸 수 없는 이름은 까닭을 두 말로 하고, 아무것도 만들지 않는다.
//!
//! 쓸 수 있는 이름은 `cargo xtask test new-game`이 사본에서 정말로 만들어 본다.

#![allow(clippy::unwrap_used, reason = "시험은 멈추는 것으로 알린다")]

use std::{fs, process::Command};

/// 꼴이 틀린 것과, 이미 쓰이는 것: 놀이, 적어 넣는 나무, 변형, 다른 꾸러미(core, app), 본이 쓰는 타입(board, position), 러스트의 낱말.
const REFUSED: [&str; 21] = [
    "Chess", "4row", "", "my game", "my-game", "가지", "../x", //
    "chess", "tree", "umul", "core", "app", "board", "position", //
    "fn", "crate", "str", "u8", "usize", "default", "sized",
];

#[test]
fn a_name_that_cannot_be_is_refused() {
    let games = concat!(env!("CARGO_MANIFEST_DIR"), "/../games");
    let count = || fs::read_dir(games).unwrap().count();
    let before = count();
    for name in REFUSED {
        let refused = new_game(&[name]);
        assert!(refused.contains("이름"), "{name}: {refused}");
    }
    assert!(new_game(&[]).contains("new-game NAME"));
    assert_eq!(count(), before);
}

/// 실패하며 하는 말.
fn new_game(args: &[&str]) -> String {
    let xtask = env!("CARGO_BIN_EXE_xtask");
    let output = Command::new(xtask).arg("new-game").args(args).output().unwrap();
    assert!(!output.status.success(), "{args:?}");
    String::from_utf8(output.stderr).unwrap()
}
