//! 자료를 읽고 국면을 글로 견준다.

use gaji_core::Game;
use gaji_janggi::{Janggi, Move};
use serde_json::Value;

/// JSON Lines의 줄마다.
pub(crate) fn rows(text: &str) -> impl Iterator<Item = Value> + '_ {
    text.lines().map(|line| serde_json::from_str(line).unwrap())
}

/// 자료가 부르는 변형의 번호. 없는 변형(`janggicasual`)은 `None`.
pub(crate) fn variant(row: &Value) -> Option<usize> {
    ["janggimodern", "janggi", "janggitraditional"].iter().position(|name| row["variant"] == *name)
}

pub(crate) fn parse(variant: usize, fen: &str) -> Janggi {
    Janggi::parse(variant, fen).unwrap_or_else(|error| panic!("{fen}: {error}"))
}

pub(crate) fn written(position: &Janggi) -> String {
    let mut text = String::new();
    position.write(&mut text);
    text
}

pub(crate) fn moves(position: &Janggi) -> Vec<Move> {
    let mut moves = Vec::new();
    position.legal(&mut moves);
    moves
}

pub(crate) fn noisy(position: &Janggi) -> Vec<Move> {
    let mut moves = Vec::new();
    position.noisy(&mut moves);
    moves
}

pub(crate) fn name(position: &Janggi, mv: Move) -> String {
    let mut text = String::new();
    position.write_move(mv, &mut text);
    text
}

/// 둘 수 있는 수의 표기, ASCII 차례.
pub(crate) fn legal(position: &Janggi) -> Vec<String> {
    let mut names: Vec<String> = moves(position).into_iter().map(|mv| name(position, mv)).collect();
    names.sort();
    names
}

/// 표기한 수를 차례로 둔다.
pub(crate) fn played(mut position: Janggi, moves: &[&str]) -> Janggi {
    for text in moves {
        let mv = position.parse_move(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        position.play(mv);
    }
    position
}

/// 자료의 점수 [초, 한], 반 점 단위.
pub(crate) fn points_of(row: &Value) -> [i32; 2] {
    [0, 1].map(|side: usize| (2.0 * row["points"][side].as_f64().unwrap()) as i32)
}
