//! 줄(line): 여섯 칸에 번갈아 놓고 먼저 둘을 나란히 놓으면 이긴다. 남은 수가 정해져 있어 끝까지 풀린다.
//!
//! 푸는 탐색이 묻는 것만 갈아 끼우며([`Knows`]) 버그를 심는다.

use std::fmt::Debug;
use std::marker::PhantomData;

use gaji_core::{
    Board, Evaluate, Game, Ground, Info, Outcome, Piece, Place, PositionError, Prospect, Side,
    Stroke, Term, Variant, Words, scramble,
};

use super::words;

const CELLS: u8 = 6;

/// 쪽마다 놓은 칸.
pub(crate) type Marks = [u8; 2];

/// 푸는 탐색에 알려 주는 것. 그대로면 옳다.
pub(crate) trait Knows: Debug + 'static {
    fn plies_left(marks: Marks) -> Option<u32> {
        Some(empty(marks).count() as u32)
    }
    fn symmetric_key(marks: Marks) -> u64 {
        key(marks).min(key(marks.map(|marks| marks.reverse_bits() >> (8 - CELLS))))
    }
    fn prospect(marks: Marks, left: u32) -> Prospect {
        ended(marks, left).unwrap_or(Prospect::open(left))
    }
    fn replies(marks: Marks, moves: &mut Vec<u8>) {
        moves.extend(empty(marks));
    }
}

/// 옳은 것.
#[derive(Debug)]
pub(crate) struct Right;

impl Knows for Right {}

/// 빈칸.
pub(crate) fn empty(marks: Marks) -> impl Iterator<Item = u8> {
    (0..CELLS).filter(move |cell| (marks[0] | marks[1]) >> cell & 1 == 0)
}

/// 끝났으면 그 전망.
pub(crate) fn ended(marks: Marks, left: u32) -> Option<Prospect> {
    let line = Line::<Right> { marks, knows: PhantomData };
    line.outcome().map(|outcome| Prospect::ended(outcome, line.side(), left))
}

/// 두면 바로 이기는 칸이 있는가.
pub(crate) fn wins(marks: Marks) -> bool {
    empty(marks).any(|cell| has_pair(marks[turn(marks)] | 1 << cell))
}

fn has_pair(marks: u8) -> bool {
    marks & (marks >> 1) != 0
}

fn turn(marks: Marks) -> usize {
    usize::from(marks[0].count_ones() > marks[1].count_ones())
}

/// 열쇠.
pub(crate) fn key(marks: Marks) -> u64 {
    scramble(u64::from(marks[0]) << 8 | u64::from(marks[1]))
}

/// 한 국면.
#[derive(Debug)]
pub(crate) struct Line<K = Right> {
    marks: Marks,
    knows: PhantomData<fn() -> K>,
}

impl<K> Clone for Line<K> {
    fn clone(&self) -> Self {
        Self { marks: self.marks, knows: PhantomData }
    }
}

impl<K> PartialEq for Line<K> {
    fn eq(&self, other: &Self) -> bool {
        self.marks == other.marks
    }
}

impl<K> Eq for Line<K> {}

const NAME: Words = Words::new("줄", "Line");
const FORM: Words = Words::new("여섯 칸을 적어요", "write six cells");

impl<K: Knows> Game for Line<K> {
    type Move = u8;
    const INFO: Info = Info {
        name: NAME,
        variants: &[Variant { id: "line", name: NAME }],
        reasons: &[("end", Words::new("끝났어요", "over"))],
        example: "X.O...",
        ..words::INFO
    };

    fn start(_: usize) -> Self {
        Self { marks: [0; 2], knows: PhantomData }
    }
    fn side(&self) -> Side {
        if turn(self.marks) == 0 { Side::First } else { Side::Second }
    }
    fn outcome(&self) -> Option<Outcome> {
        let won = |side: Side| has_pair(self.marks[side.index()]).then_some(Outcome::Won(side));
        let full = empty(self.marks).next().is_none().then_some(Outcome::Draw);
        won(Side::First).or(won(Side::Second)).or(full)
    }
    fn reason(&self) -> &'static str {
        "end"
    }
    fn legal(&self, moves: &mut Vec<u8>) {
        if self.outcome().is_none() {
            moves.extend(empty(self.marks));
        }
    }
    fn play(&mut self, cell: u8) {
        self.marks[turn(self.marks)] |= 1 << cell;
    }
    fn key(&self) -> u64 {
        key(self.marks)
    }
    fn write_move(&self, cell: u8, out: &mut String) {
        out.push(char::from(b'1' + cell));
    }
    fn write(&self, out: &mut String) {
        let letter = |cell: u8| match self.marks.map(|marks| marks >> cell & 1) {
            [1, _] => 'X',
            [_, 1] => 'O',
            _ => '.',
        };
        out.extend((0..CELLS).map(letter));
    }
    fn parse(_: usize, text: &str) -> Result<Self, PositionError> {
        let marks = ['X', 'O'].map(|own| {
            text.chars()
                .enumerate()
                .filter(|&(_, letter)| letter == own)
                .fold(0, |marks, (cell, _)| marks | 1 << cell)
        });
        let sound = text.len() == usize::from(CELLS) && text.chars().all(|c| "XO.".contains(c));
        let [x, o] = marks.map(u8::count_ones);
        let pairs = [Side::First, Side::Second].map(|side| has_pair(marks[side.index()]));
        if sound && (x == o || x == o + 1) && !pairs[turn(marks)] {
            Ok(Self { marks, knows: PhantomData })
        } else {
            Err(PositionError::whole(FORM))
        }
    }
    fn is_move_syntax(text: &str) -> bool {
        matches!(text.as_bytes(), [b'1'..=b'6'])
    }
    fn board(&self) -> Board {
        let place =
            |cell: u8| Place { name: format!("{}", cell + 1), x: 4 * i16::from(cell), y: 0 };
        Board {
            ground: Ground::Squares { checkered: false },
            size: (CELLS, 1),
            places: (0..CELLS).map(place).collect(),
            lines: Vec::new(),
        }
    }
    fn pieces(&self, out: &mut Vec<Piece>) {
        for side in [Side::First, Side::Second] {
            let cells = (0..CELLS).filter(|cell| self.marks[side.index()] >> cell & 1 == 1);
            out.extend(cells.map(|place| Piece { place, side, kind: 0 }));
        }
    }
    fn stroke(&self, cell: u8) -> Stroke {
        Stroke::place(cell)
    }
    fn plies_left(&self) -> Option<u32> {
        K::plies_left(self.marks)
    }
    fn symmetric_key(&self) -> u64 {
        K::symmetric_key(self.marks)
    }
    fn prospect(&self, left: u32) -> Prospect {
        K::prospect(self.marks, left)
    }
    fn replies(&self, moves: &mut Vec<u8>) {
        K::replies(self.marks, moves);
    }
}

impl<K: Knows> Evaluate for Line<K> {
    const TERMS: &'static [Term] = &[words::TERMS[0]];
    const UNIT: i64 = 1000;

    /// 아직 나란히 놓을 수 있는 이웃의 수.
    fn features(&self, side: Side, out: &mut [i32]) {
        let open = |side: Side| {
            let theirs = self.marks[(!side).index()];
            (0..CELLS - 1).filter(|cell| theirs >> cell & 0b11 == 0).count() as i32
        };
        out[0] = open(side) - open(!side);
    }
}
