//! 둔 수의 차례로 적은 국면: 빈 판에서 검정부터.

use gaji_core::{Game, PositionError, Words};

use super::read_point;
use crate::Gomoku;
use crate::rules::Rules;

const POINT: Words = Words::new("a1에서 o15까지의 점이 아니에요", "not a point from a1 to o15");
const TAKEN: Words = Words::new("둘 수 없는 점이에요", "not a legal point");
const OVER: Words = Words::new("이미 끝난 뒤의 수예요", "a move after the end");

pub(super) fn parse(rules: Rules, text: &str) -> Result<Gomoku, PositionError> {
    let mut position = Gomoku::start(rules.variant());
    let mut index = 0;
    for word in text.split(' ').filter(|_| !text.is_empty()) {
        play(&mut position, word).map_err(|what| PositionError::at(index, what))?;
        index += word.chars().count() + 1;
    }
    Ok(position)
}

fn play(position: &mut Gomoku, word: &str) -> Result<(), Words> {
    let at = read_point(word).ok_or(POINT)?;
    if position.ended.is_some() {
        Err(OVER)
    } else if position.is_legal(at) {
        position.play(at);
        Ok(())
    } else {
        Err(TAKEN)
    }
}
