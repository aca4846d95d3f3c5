//! 여러 시험이 함께 쓰는 것.

use gaji_core::{Game, Side};
use gaji_gomoku::{Gomoku, Point};

pub(crate) const FREE: usize = 0;
pub(crate) const KOREAN: usize = 1;
pub(crate) const STANDARD: usize = 2;
pub(crate) const RENJU: usize = 3;

/// `x`와 `o`의 점에 돌을 놓은 국면.
pub(crate) fn drawn(variant: usize, side: Side, x: &str, o: &str) -> Gomoku {
    let mut text = written(&Gomoku::start(variant)).into_bytes();
    for (points, letter) in [(x, b'X'), (o, b'O')] {
        for point in points.split_whitespace() {
            let (file, rank) = point.split_at(1);
            let column = usize::from(file.as_bytes()[0] - b'a');
            let row = 15 - rank.parse::<usize>().unwrap();
            text[16 * row + column] = letter;
        }
    }
    turned(variant, side, &String::from_utf8(text).unwrap())
}

/// `text`의 판에서 `side`가 둘 차례인 국면.
pub(crate) fn turned(variant: usize, side: Side, text: &str) -> Gomoku {
    let letter = if side == Side::First { 'X' } else { 'O' };
    Gomoku::parse(variant, &format!("{}{letter}", &text[..text.len() - 1])).unwrap()
}

pub(crate) fn written(position: &Gomoku) -> String {
    let mut text = String::new();
    position.write(&mut text);
    text
}

pub(crate) fn legal(position: &Gomoku) -> Vec<Point> {
    let mut moves = Vec::new();
    position.legal(&mut moves);
    moves
}

pub(crate) fn name(position: &Gomoku, mv: Point) -> String {
    let mut text = String::new();
    position.write_move(mv, &mut text);
    text
}
