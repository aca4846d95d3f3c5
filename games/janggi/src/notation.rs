//! 수의 표기: `e2e3`, `a10b8`, 쉬는 수는 궁이 제자리로(`e2e2`). 사람에게는 `75졸65`나 `Pe4-e5`.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::Write;

use gaji_core::Side;

use crate::man::{Kind, Man};
use crate::point::{FILES, Point, RANKS};
use crate::{Janggi, Move, fen};

/// 점의 이름을 쓴다: `a10`(왼쪽 위)부터 `i1`까지.
pub(crate) fn write_point(point: Point, out: &mut String) {
    out.push(char::from(b'a' + point % FILES));
    // 문자열에 쓰기는 실패하지 않는다.
    let _ = write!(out, "{}", RANKS - point / FILES);
}

pub(crate) fn write_move(mv: Move, out: &mut String) {
    write_point(mv.from, out);
    write_point(mv.to, out);
}

/// 점 두 개의 이름이 이어졌는가.
pub(crate) fn is_move(text: &str) -> bool {
    after_point(text).and_then(after_point) == Some("")
}

fn after_point(text: &str) -> Option<&str> {
    let rank = text.strip_prefix(|file| matches!(file, 'a'..='i'))?;
    rank.strip_prefix("10").or_else(|| rank.strip_prefix(|rank| matches!(rank, '1'..='9')))
}

/// 장기 기보의 두 자리: 떠난 점, 기물, 닿은 점(`75졸65`). 쉬는 수는 «한수쉼».
pub(crate) fn say_move(position: &Janggi, mv: Move, out: &mut String) {
    match position.men.at(mv.from) {
        Some(man) if !mv.is_pass() => {
            say_point(mv.from, out);
            out.push_str(name(man));
            say_point(mv.to, out);
        }
        _ => out.push_str("한수쉼"),
    }
}

/// 한글을 모르는 이의 표기: 국면의 글자, 떠난 점, 닿은 점(`Ra1-a5`, 잡으면 `Ra1xa7`).
pub(crate) fn say_letters(position: &Janggi, mv: Move, out: &mut String) {
    match position.men.at(mv.from) {
        Some(man) if !mv.is_pass() => {
            out.push(fen::LETTERS[man.kind as usize]);
            write_point(mv.from, out);
            out.push(if position.men.at(mv.to).is_some() { 'x' } else { '-' });
            write_point(mv.to, out);
        }
        _ => out.push_str("pass"),
    }
}

/// 두 자리로 적은 수(`7161`, `71졸61`)를 점의 이름으로.
pub(crate) fn respell(text: &str) -> Option<String> {
    let digits: Vec<u8> = text.bytes().filter(u8::is_ascii_digit).collect();
    let [a, b, .., c, d] = digits[..] else { return None };
    let ends = text.as_bytes();
    let outside = ends.starts_with(&[a, b]) && ends.ends_with(&[c, d]);
    let mut out = String::new();
    for (row, column) in [(a, b), (c, d)] {
        let (row, column) = ((row - b'0' + 9) % 10, (column - b'0').checked_sub(1)?);
        write_point(row * FILES + column, &mut out);
    }
    (digits.len() == 4 && outside).then_some(out)
}

/// 점의 두 자리: 위에서 몇째 가로줄(열째는 0), 왼쪽에서 몇째 세로줄.
fn say_point(point: Point, out: &mut String) {
    out.push(char::from(b'0' + (point / FILES + 1) % 10));
    out.push(char::from(b'1' + point % FILES));
}

const fn name(man: Man) -> &'static str {
    match (man.kind, man.side) {
        (Kind::General, _) => "궁",
        (Kind::Guard, _) => "사",
        (Kind::Chariot, _) => "차",
        (Kind::Cannon, _) => "포",
        (Kind::Horse, _) => "마",
        (Kind::Elephant, _) => "상",
        (Kind::Soldier, Side::First) => "졸",
        (Kind::Soldier, Side::Second) => "병",
    }
}
