//! 표기: 두 쪽의 말과 둘 차례를 `/`로 가른다(`AB/CD/1`, `a1,a2,a3/z1,z2,z3/0`). 첫수의 금지가 아직
//! 있으면 `/first`가 붙는다. 수는 떠나고 이르는 점(`AE`, `a2-S`).

use alloc::string::String;

use gaji_core::{PositionError, Side, Words};

use crate::layout::{self, Layout, points};
use crate::{Gonu, Move};

const FIRST: &str = "first";

const FIELDS: Words = Words::new(
    "두 쪽의 말과 둘 차례를 /로 갈라요",
    "the men of both sides and the side to move are parted by slashes",
);
const NAME: Words = Words::new("이 말밭에 없는 점이에요", "no such point on this board");
const TAKEN: Words = Words::new("말이 이미 있는 점이에요", "there is already a man here");
const CLOSED: Words =
    Words::new("이쪽의 말이 설 수 없는 점이에요", "a man of this side cannot stand here");
const COUNT: Words =
    Words::new("말의 수가 이 말밭과 맞지 않아요", "not the number of men of this board");
const SIDE: Words = Words::new("둘 차례는 0이나 1이에요", "the side to move is 0 or 1");
const BAN: Words = Words::new(
    "끝에는 우물고누의 첫수에만 first가 와요",
    "only first may follow, on the first move of umul-gonu",
);

pub(crate) fn write_move(layout: &Layout, mv: Move, out: &mut String) {
    out.push_str(layout.points[usize::from(mv.from)].name);
    out.push_str(layout.marks.step);
    out.push_str(layout.points[usize::from(mv.to)].name);
}

/// 어느 말밭에서든 두 점의 표기인가.
pub(crate) fn is_move(text: &str) -> bool {
    let is_step = |layout| {
        let (_, rest) = read_point(layout, text)?;
        let (_, rest) = read_point(layout, rest.strip_prefix(layout.marks.step)?)?;
        Some(rest.is_empty())
    };
    layout::all().any(|layout| is_step(layout) == Some(true))
}

/// 앞머리의 점과 남은 글. 한 말밭의 이름은 다른 이름의 앞머리가 아니다.
fn read_point<'a>(layout: &Layout, text: &'a str) -> Option<(u8, &'a str)> {
    let mut names = (0..).zip(layout.points);
    names.find_map(|(index, point)| Some((index, text.strip_prefix(point.name)?)))
}

pub(crate) fn write(position: &Gonu, out: &mut String) {
    let layout = position.layout();
    for side in [Side::First, Side::Second] {
        for (index, point) in points(position.men(side)).enumerate() {
            out.push_str(if index == 0 { "" } else { layout.marks.men });
            out.push_str(layout.points[usize::from(point)].name);
        }
        out.push('/');
    }
    out.push(if position.side == Side::First { '0' } else { '1' });
    if position.first {
        out.push('/');
        out.push_str(FIRST);
    }
}

pub(crate) fn parse(variant: usize, text: &str) -> Result<Gonu, PositionError> {
    let layout = layout::of(variant);
    let mut fields = Fields { rest: Some(text), index: 0 };
    let first = parse_men(layout, Side::First, 0, fields.next()?)?;
    let second = parse_men(layout, Side::Second, first, fields.next()?)?;
    let side = parse_side(fields.next()?)?;
    let ban = parse_ban(layout, &fields)?;
    let position = Gonu { men: [first, second], side, variant: variant as u8, first: ban };
    check_counts(&position)?;
    Ok(position)
}

/// `/`로 가른 칸을 하나씩, 몇째 글자에서 시작하는지와 함께.
struct Fields<'a> {
    rest: Option<&'a str>,
    index: usize,
}

impl<'a> Fields<'a> {
    fn next(&mut self) -> Result<(usize, &'a str), PositionError> {
        let rest = self.rest.ok_or(PositionError::at(self.index, FIELDS))?;
        let (field, rest) = rest.split_once('/').map_or((rest, None), |(a, b)| (a, Some(b)));
        let start = self.index;
        self.index += field.chars().count() + usize::from(rest.is_some());
        self.rest = rest;
        Ok((start, field))
    }
}

/// `side`의 말. `taken`에는 이미 말이 있다. 한 수에 모두 잡혔으면 비어 있다.
fn parse_men(
    layout: &Layout,
    side: Side,
    taken: u16,
    (start, field): (usize, &str),
) -> Result<u16, PositionError> {
    let (mut men, mut rest) = (0, field);
    if field.is_empty() {
        return Ok(men);
    }
    loop {
        let index = start + field.len() - rest.len();
        let (point, after) = read_point(layout, rest).ok_or(PositionError::at(index, NAME))?;
        if (taken | men) >> point & 1 != 0 {
            return Err(PositionError::at(index, TAKEN));
        }
        if layout.standing(side) >> point & 1 == 0 {
            return Err(PositionError::at(index, CLOSED));
        }
        men |= 1 << point;
        if after.is_empty() {
            return Ok(men);
        }
        let index = start + field.len() - after.len();
        rest = after.strip_prefix(layout.marks.men).ok_or(PositionError::at(index, NAME))?;
    }
}

fn parse_side((start, field): (usize, &str)) -> Result<Side, PositionError> {
    match field {
        "0" => Ok(Side::First),
        "1" => Ok(Side::Second),
        _ => Err(PositionError::at(start, SIDE)),
    }
}

fn parse_ban(layout: &Layout, fields: &Fields<'_>) -> Result<bool, PositionError> {
    match fields.rest {
        None => Ok(false),
        Some(FIRST) if !layout.banned.is_empty() => Ok(true),
        Some(_) => Err(PositionError::at(fields.index, BAN)),
    }
}

/// 잡지 않는 말밭의 말은 줄지 않고, 잡는 말밭에서도 방금 둔 쪽은 둘 이상이다.
fn check_counts(position: &Gonu) -> Result<(), PositionError> {
    let layout = position.layout();
    let fits = |side: Side| {
        let most = layout.start[side.index()].count_ones();
        let least = match layout.captures {
            false => most,
            true if side == position.side => 0,
            true => 2,
        };
        (least..=most).contains(&position.men(side).count_ones())
    };
    let fit = fits(Side::First) && fits(Side::Second);
    if fit { Ok(()) } else { Err(PositionError::whole(COUNT)) }
}
