//! 헥사폰(Hexapawn): 3×3 판에서 폰 셋씩. 앞으로 한 칸 가거나, 비스듬히 앞의 상대를 잡는다.
//!
//! 먼저 마지막 줄에 닿으면 이기고, 제 차례에 둘 수 없으면 진다. 규칙의 출처: Martin Gardner,
//! Scientific American, 1962년 3월.
#![no_std]

extern crate alloc;

mod evaluate;
mod info;
mod notation;
mod picture;

use alloc::string::String;
use alloc::vec::Vec;

use gaji_core::{Board, Game, Info, Outcome, Piece, PositionError, Side, Stroke, scramble};

/// 세로줄의 수. 판을 넓히려면 이 셋만 바꾼다.
const WIDTH: u8 = 3;
/// 가로줄의 수.
const HEIGHT: u8 = 3;
/// 칸의 수. 칸의 번호는 세로줄 × [`HEIGHT`] + 가로줄이라서, 번호의 차례가 이름(a1 a2 a3 b1 …)의 차례다.
const CELLS: u8 = WIDTH * HEIGHT;

/// 한 국면.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Template {
    /// 칸마다, 누구의 폰이 있는가.
    pawns: [Option<Side>; CELLS as usize],
    side: Side,
}

/// 목록(catalog)이 부르는 이름.
pub type Position = Template;

/// 한 수: 어디서 어디로.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Move {
    from: u8,
    to: u8,
}

impl Template {
    fn pawn(&self, cell: u8) -> Option<Side> {
        self.pawns[usize::from(cell)]
    }

    /// `side`의 폰이 있는 칸.
    fn cells_of(&self, side: Side) -> impl Iterator<Item = u8> {
        (0..CELLS).filter(move |&cell| self.pawn(cell) == Some(side))
    }

    /// 둘 차례인 쪽의 수. 마지막 줄에 닿은 판도 가리지 않는다.
    fn moves(&self) -> impl Iterator<Item = Move> {
        self.cells_of(self.side)
            .flat_map(|from| self.targets(from).map(move |to| Move { from, to }))
    }

    /// `from`의 폰이 갈 수 있는 칸: 바로 앞은 비어야 하고, 비스듬히 앞에는 상대가 있어야 한다.
    fn targets(&self, from: u8) -> impl Iterator<Item = u8> {
        let ahead = steps(from, self.side) + 1;
        let rank = if self.side == Side::First { ahead } else { (HEIGHT - 1).wrapping_sub(ahead) };
        [-1, 0, 1].into_iter().filter_map(move |step| {
            let file = (from / HEIGHT).checked_add_signed(step)?;
            let wanted = if step == 0 { None } else { Some(!self.side) };
            let to = file * HEIGHT + rank;
            (file < WIDTH && rank < HEIGHT && self.pawn(to) == wanted).then_some(to)
        })
    }

    /// `side`의 폰 가운데 마지막 줄에 닿은 것.
    fn arrived(&self, side: Side) -> Option<u8> {
        self.cells_of(side).find(|&cell| steps(cell, side) == HEIGHT - 1)
    }
}

/// 제 첫 줄에서 몇 줄 나아갔는가.
fn steps(cell: u8, side: Side) -> u8 {
    let rank = cell % HEIGHT;
    if side == Side::First { rank } else { HEIGHT - 1 - rank }
}

impl Game for Template {
    type Move = Move;

    const INFO: Info = info::INFO;

    /// 잡는 수가 있으니 정지 탐색이 뜻을 갖는다.
    const NOISY: bool = true;

    const SLOTS: usize = CELLS as usize * CELLS as usize;

    fn start(_variant: usize) -> Self {
        let pawn = |cell| match cell % HEIGHT {
            0 => Some(Side::First),
            rank if rank == HEIGHT - 1 => Some(Side::Second),
            _ => None,
        };
        Self { pawns: core::array::from_fn(|cell| pawn(cell as u8)), side: Side::First }
    }

    fn side(&self) -> Side {
        self.side
    }

    fn outcome(&self) -> Option<Outcome> {
        let over = self.arrived(!self.side).is_some() || self.moves().next().is_none();
        over.then_some(Outcome::Won(!self.side))
    }

    fn reason(&self) -> &'static str {
        if self.arrived(!self.side).is_some() { "arrived" } else { "blocked" }
    }

    fn legal(&self, moves: &mut Vec<Move>) {
        if self.arrived(!self.side).is_none() {
            moves.extend(self.moves());
        }
    }

    fn play(&mut self, mv: Move) {
        self.pawns[usize::from(mv.to)] = self.pawns[usize::from(mv.from)].take();
        self.side = !self.side;
    }

    /// 칸마다 셋 가운데 하나와 둘 차례: 3진수로 모아 흩뿌린다.
    fn key(&self) -> u64 {
        let digit = |pawn: &Option<Side>| pawn.map_or(0, |side| side.index() as u64 + 1);
        let side = self.side.index() as u64;
        scramble(self.pawns.iter().fold(side, |sum, pawn| 3 * sum + digit(pawn)))
    }

    fn write_move(&self, mv: Move, out: &mut String) {
        notation::write_move(mv, out);
    }

    fn write(&self, out: &mut String) {
        notation::write(self, out);
    }

    fn parse(_variant: usize, text: &str) -> Result<Self, PositionError> {
        notation::parse(text)
    }

    fn is_move_syntax(text: &str) -> bool {
        notation::is_move(text)
    }

    fn board(&self) -> Board {
        picture::board()
    }

    fn pieces(&self, out: &mut Vec<Piece>) {
        picture::pieces(self, out);
    }

    fn stroke(&self, mv: Move) -> Stroke {
        Stroke::shift(picture::place(mv.from), picture::place(mv.to))
    }

    fn decisive(&self, places: &mut Vec<u8>) {
        places.extend(self.arrived(!self.side).map(picture::place));
    }

    /// 폰은 모두 같은 값이다.
    fn capture(&self, mv: Move) -> Option<(i32, i32)> {
        self.pawn(mv.to).map(|_| (evaluate::PAWN, evaluate::PAWN))
    }

    fn noisy(&self, moves: &mut Vec<Move>) {
        if self.arrived(!self.side).is_none() {
            moves.extend(self.moves().filter(|&mv| self.capture(mv).is_some()));
        }
    }

    fn slot(&self, mv: Move) -> usize {
        usize::from(mv.from) * usize::from(CELLS) + usize::from(mv.to)
    }

    /// 잡는 수를 먼저, 그다음은 많이 나아간 폰을 먼저.
    fn hint(&self, mv: Move) -> i32 {
        let capture = self.capture(mv).map_or(0, |(victim, _)| victim);
        capture + i32::from(steps(mv.to, self.side))
    }
}
