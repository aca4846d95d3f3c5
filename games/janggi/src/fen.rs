//! 국면의 표기(FEN): 판, 둘 차례, 쉰 수(`-`, `p`, `pp`), `-`, 잡지 않고 둔 수, 몇째 수.
//!
//! 초(w, 아래)는 큰 글자, 한(b, 위)은 작은 글자. 마와 상은 h와 e로도 읽고, 둘 차례 뒤는 없어도 읽는다.

use alloc::string::String;
use core::fmt::Write;

use gaji_core::{PositionError, Side, Words};

use crate::man::{Kind, Man};
use crate::men::Men;
use crate::point::{FILES, Point, RANKS, in_palace};
use crate::words;
use crate::{Janggi, Profile};

pub(crate) fn write(position: &Janggi, out: &mut String) {
    for row in 0..RANKS {
        if row > 0 {
            out.push('/');
        }
        write_row(&position.men, row, out);
    }
    let side = if position.side == Side::First { 'w' } else { 'b' };
    let passes = ["-", "p", "pp"][usize::from(position.passes)];
    // 문자열에 쓰기는 실패하지 않는다.
    let _ = write!(out, " {side} {passes} - {} {}", position.quiet, position.number);
}

fn write_row(men: &Men, row: u8, out: &mut String) {
    let mut empty = 0;
    for man in (row * FILES..(row + 1) * FILES).map(|point| men.at(point)) {
        match man {
            None => empty += 1,
            Some(man) => {
                push_count(empty, out);
                empty = 0;
                out.push(letter(man));
            }
        }
    }
    push_count(empty, out);
}

fn push_count(empty: u8, out: &mut String) {
    if empty > 0 {
        out.push(char::from(b'0' + empty));
    }
}

/// 기물의 글자, 종류의 차례로.
pub(crate) const LETTERS: [char; 7] = ['K', 'A', 'R', 'C', 'N', 'B', 'P'];

const fn letter(man: Man) -> char {
    let letter = LETTERS[man.kind as usize];
    match man.side {
        Side::First => letter,
        Side::Second => letter.to_ascii_lowercase(),
    }
}

fn man(letter: char) -> Option<Man> {
    let side = if letter.is_ascii_uppercase() { Side::First } else { Side::Second };
    let upper = match letter.to_ascii_uppercase() {
        'H' => 'N',
        'E' => 'B',
        upper => upper,
    };
    let index = LETTERS.iter().position(|&letter| letter == upper)?;
    Some(Man::new(side, Kind::ALL[index]))
}

pub(crate) fn parse(profile: Profile, text: &str) -> Result<Janggi, PositionError> {
    let mut fields = fields(text);
    let men = parse_board(fields.next().unwrap_or_default())?;
    let side = [Side::First, Side::Second][one_of(fields.next(), &["w", "b"], words::SIDE)?];
    let passes = one_of(fields.next().or(NONE), &["-", "p", "pp"], words::PASSES)? as u8;
    one_of(fields.next().or(NONE), &["-"], words::DASH)?;
    let quiet = number(fields.next().unwrap_or((0, "0")))?;
    let number = number(fields.next().unwrap_or((0, "1")))?;
    if let Some((at, _)) = fields.next() {
        return Err(PositionError::at(at, words::EXTRA));
    }
    let check = men.in_check(side);
    validate(Janggi { men, side, passes, check, quiet, number, profile })
}

/// 낱말과 그 첫 글자가 몇째인지.
type Field<'a> = (usize, &'a str);

/// 적지 않은 칸.
const NONE: Option<Field<'static>> = Some((0, "-"));

fn fields(text: &str) -> impl Iterator<Item = Field<'_>> {
    text.split(' ').scan(0, |next, word| {
        let at = *next;
        *next += word.chars().count() + 1;
        Some((at, word))
    })
}

fn one_of(field: Option<Field<'_>>, words: &[&str], what: Words) -> Result<usize, PositionError> {
    let (at, word) = field.ok_or(PositionError::whole(what))?;
    words.iter().position(|&known| known == word).ok_or(PositionError::at(at, what))
}

fn number((at, word): Field<'_>) -> Result<u16, PositionError> {
    let digits = word.bytes().all(|byte| byte.is_ascii_digit());
    word.parse().ok().filter(|_| digits).ok_or(PositionError::at(at, words::NUMBER))
}

fn parse_board((at, board): Field<'_>) -> Result<Men, PositionError> {
    let mut men = Men::EMPTY;
    let (mut row, mut column) = (0, 0);
    for (index, letter) in board.chars().enumerate() {
        let here = |what| PositionError::at(at + index, what);
        match letter {
            '/' if column < FILES => return Err(here(words::SHORT_ROW)),
            '/' if row + 1 == RANKS => return Err(here(words::ROWS)),
            '/' => (row, column) = (row + 1, 0),
            '1'..='9' => column += letter as u8 - b'0',
            _ if column == FILES => column += 1,
            _ => {
                let (man, point) = (man(letter).ok_or(here(words::LETTER))?, row * FILES + column);
                place(&mut men, point, man).map_err(|what| here(what).on(point))?;
                column += 1;
            }
        }
        if column > FILES {
            return Err(here(words::LONG_ROW));
        }
    }
    if (row + 1, column) == (RANKS, FILES) {
        Ok(men)
    } else {
        Err(PositionError::at(at + board.chars().count(), words::SHORT))
    }
}

fn place(men: &mut Men, point: Point, man: Man) -> Result<(), Words> {
    let bound = matches!(man.kind, Kind::General | Kind::Guard);
    if bound && !in_palace(point, man.side) {
        return Err(words::PALACE);
    }
    if man.kind == Kind::General && has_general(men, man.side) {
        return Err(words::GENERALS);
    }
    men.put(point, man);
    Ok(())
}

fn has_general(men: &Men, side: Side) -> bool {
    men.at(men.general(side)) == Some(Man::new(side, Kind::General))
}

/// 글자는 맞아도 있을 수 없는 국면.
fn validate(position: Janggi) -> Result<Janggi, PositionError> {
    let mut sides = [Side::First, Side::Second].into_iter();
    if let Some(side) = sides.find(|&side| !has_general(&position.men, side)) {
        return Err(PositionError::whole(words::NO_GENERAL[side.index()]));
    }
    let waiting = !position.side;
    if position.men.in_check(waiting) && !position.is_over_by_passing() {
        let general = position.men.general(waiting);
        return Err(PositionError::whole(words::IN_CHECK).on(general));
    }
    Ok(position)
}
