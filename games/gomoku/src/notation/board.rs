//! 판으로 적은 국면.

use alloc::string::String;

use gaji_core::{Game, PositionError, Side, Words};

use super::{read_point, write_point};
use crate::point::{Point, SIZE};
use crate::rules::Rules;
use crate::stones::AXES;
use crate::{Ended, Gomoku};

const CELL: Words = Words::new("점은 X, O, . 가운데 하나예요", "a point is X, O or a dot");
const SLASH: Words =
    Words::new("열다섯 점마다 /로 이어요", "rows of 15 points are joined by a slash");
const SIDE: Words =
    Words::new("판 뒤에는 빈칸 하나와 X나 O가 와요", "after the board come one space and X or O");
const ENDED: Words =
    Words::new("이긴 줄이 나온 뒤에 둔 수가 있어요", "a move was made after the winning row");
const FOUL: Words = Words::new(
    "O 뒤에는 검정이 방금 둔 금수만 와요",
    "after O only the foul that Black has just made may follow",
);

/// 한 가로줄과 뒤따르는 `/`의 글자 수.
const STRIDE: usize = SIZE as usize + 1;
/// 판의 글자 수.
const BOARD: usize = STRIDE * SIZE as usize - 1;

pub(crate) fn write(position: &Gomoku, out: &mut String) {
    for at in Point::all() {
        if at.column() == 0 && at.row() > 0 {
            out.push('/');
        }
        out.push(match (position.stones.has(Side::First, at), position.stones.is_empty(at)) {
            (true, _) => 'X',
            (_, true) => '.',
            _ => 'O',
        });
    }
    out.push_str(if position.side == Side::First { " X" } else { " O" });
    if let Some(Ended::Foul(at, _)) = position.ended {
        out.push(' ');
        write_point(at, out);
    }
}

pub(super) fn parse(rules: Rules, text: &str) -> Result<Gomoku, PositionError> {
    let mut letters = text.chars();
    let mut stones = [None; Point::COUNT as usize];
    for (at, stone) in Point::all().zip(&mut stones) {
        *stone = parse_point(at, &mut letters)?;
    }
    let stones = Point::all().zip(stones).filter_map(|(at, stone)| Some((at, stone?)));
    match letters.as_str() {
        " X" => build(rules, Side::First, stones),
        " O" => build(rules, Side::Second, stones),
        rest => {
            let last = rest.strip_prefix(" O ").ok_or(PositionError::at(BOARD, SIDE))?;
            parse_foul(rules, stones, last)
        }
    }
}

fn parse_point(
    at: Point,
    letters: &mut impl Iterator<Item = char>,
) -> Result<Option<Side>, PositionError> {
    let index = usize::from(at.row()) * STRIDE + usize::from(at.column());
    if at.column() == 0 && at.row() > 0 && letters.next() != Some('/') {
        return Err(PositionError::at(index - 1, SLASH));
    }
    match letters.next() {
        Some('X') => Ok(Some(Side::First)),
        Some('O') => Ok(Some(Side::Second)),
        Some('.') => Ok(None),
        _ => Err(PositionError::at(index, CELL)),
    }
}

/// 돌을 놓고, 방금 둔 쪽이 이겼는지 본다.
fn build(
    rules: Rules,
    side: Side,
    stones: impl Iterator<Item = (Point, Side)>,
) -> Result<Gomoku, PositionError> {
    let mut position = Gomoku::empty(rules, side);
    for (at, stone) in stones {
        position.put(stone, at);
    }
    if has_five(&position, side) {
        return Err(PositionError::whole(ENDED));
    }
    position.ended = has_five(&position, !side).then_some(Ended::Five(!side));
    Ok(position)
}

fn has_five(position: &Gomoku, side: Side) -> bool {
    let wins = |at, axis| position.rules.wins(side, position.stones.line(side, at, axis).run());
    let mut own = Point::all().filter(|&at| position.stones.has(side, at));
    own.any(|at| AXES.into_iter().any(|axis| wins(at, axis)))
}

/// 마지막에 둔 금수를 걷어 낸 판에서 다시 둔다.
fn parse_foul(
    rules: Rules,
    stones: impl Iterator<Item = (Point, Side)>,
    last: &str,
) -> Result<Gomoku, PositionError> {
    let wrong = PositionError::at(BOARD + " O ".len(), FOUL);
    let foul = read_point(last).ok_or(wrong)?;
    let mut found = false;
    let before = stones.filter(|&stone| {
        let last = stone == (foul, Side::First);
        found |= last;
        !last
    });
    let mut position = build(rules, Side::First, before)?;
    if !found || position.ended.is_some() || !position.is_legal(foul) {
        return Err(wrong);
    }
    position.play(foul);
    if matches!(position.ended, Some(Ended::Foul(..))) { Ok(position) } else { Err(wrong) }
}
