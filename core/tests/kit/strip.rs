//! 띠(strip): 아홉 점 위의 작은 놀이. 잡기, 쉬기, 되풀이가 모두 있어 법마다 깨뜨릴 것이 있다.
//!
//! 말은 옆의 빈 점으로 옮기거나, 이웃한 상대를 뛰어넘어 잡는다. 둘 수 없으면 쉰다. 말을 모두 잃으면 진다.
//! 같은 국면이 세 번 오면 비긴다. 표기: `XXXOOO... X 0`(판, 차례, 잡은 뒤로 둔 수), 수는 `34`, `pass`.

use gaji_core::{
    Board, End, Evaluate, Game, Ground, Info, Outcome, Piece, Place, PositionError, Side, Step,
    Stroke, Term, scramble,
};

use super::words::{self, read};

/// 점의 수.
pub(crate) const POINTS: u8 = 9;

/// 한 국면.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Strip {
    /// 쪽마다 말이 선 점.
    pub(crate) men: [u16; 2],
    /// 둘 차례.
    pub(crate) side: Side,
    /// 잡은 뒤로 둔 수.
    pub(crate) quiet: u32,
    /// 열쇠.
    pub(crate) key: u64,
}

/// 어디서 어디로. 같은 점이면 쉬는 수다.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Hop {
    /// 떠나는 점.
    pub(crate) from: u8,
    /// 닿는 점.
    pub(crate) to: u8,
}

/// 쉬는 수.
pub(crate) const PASS: Hop = Hop { from: 0, to: 0 };

/// 둘 차례의 열쇠.
pub(crate) const SECOND_KEY: u64 = scramble(99);

/// 한 말의 열쇠.
pub(crate) fn man_key(side: Side, point: u8) -> u64 {
    scramble(u64::from(point) + 10 * side as u64)
}

impl Hop {
    /// 뛰어넘는 점. 옆으로 옮기면 없다.
    pub(crate) fn over(self) -> Option<u8> {
        (self.from.abs_diff(self.to) == 2).then_some(self.from.midpoint(self.to))
    }
}

impl Strip {
    /// `point`에 `side`의 말이 있는가.
    pub(crate) fn has(&self, side: Side, point: u8) -> bool {
        self.men[side.index()] & (1 << point) != 0
    }

    fn is_empty(&self, point: u8) -> bool {
        point < POINTS && !self.has(Side::First, point) && !self.has(Side::Second, point)
    }

    /// `point`에 `side`의 말을 놓거나 집는다.
    pub(crate) fn toggle(&mut self, side: Side, point: u8) {
        self.men[side.index()] ^= 1 << point;
        self.key ^= man_key(side, point);
    }

    /// 차례를 넘긴다.
    pub(crate) fn turn(&mut self) {
        self.side = !self.side;
        self.key ^= SECOND_KEY;
    }

    /// `side`가 옮기거나 뛸 수 있는 길, 표기의 차례로.
    pub(crate) fn hops(&self, side: Side) -> Vec<Hop> {
        let from = (0..POINTS).filter(|&from| self.has(side, from));
        let to = |from: u8| [-2, -1, 1, 2].map(|step| from.checked_add_signed(step));
        let hops =
            from.flat_map(|from| to(from).into_iter().flatten().map(move |to| Hop { from, to }));
        let over = |hop: &Hop| hop.over().is_none_or(|over| self.has(!side, over));
        hops.filter(|hop| self.is_empty(hop.to) && over(hop)).collect()
    }

    /// 그 가운데 뛰는 길.
    pub(crate) fn jumps(&self, side: Side) -> impl DoubleEndedIterator<Item = Hop> {
        self.hops(side).into_iter().filter(|hop| hop.over().is_some())
    }

    /// `side`의 말의 수.
    pub(crate) fn count(&self, side: Side) -> i32 {
        self.men[side.index()].count_ones() as i32
    }
}

impl Game for Strip {
    type Move = Hop;
    const INFO: Info = words::INFO;
    const NOISY: bool = true;
    const SLOTS: usize = POINTS as usize * POINTS as usize;

    fn start(_: usize) -> Self {
        read("XXXOOO... X 0").expect("the start is a position")
    }

    fn side(&self) -> Side {
        self.side
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.count(self.side) == 0).then_some(Outcome::Won(!self.side))
    }

    fn reason(&self) -> &'static str {
        "captured"
    }

    fn legal(&self, moves: &mut Vec<Hop>) {
        let hops = self.hops(self.side);
        if hops.is_empty() && self.outcome().is_none() {
            moves.push(PASS);
        }
        moves.extend(hops);
    }

    fn play(&mut self, hop: Hop) {
        self.quiet += 1;
        if hop != PASS {
            self.toggle(self.side, hop.from);
            self.toggle(self.side, hop.to);
        }
        if let Some(over) = hop.over() {
            self.toggle(!self.side, over);
            self.quiet = 0;
        }
        self.turn();
    }

    fn key(&self) -> u64 {
        self.key
    }

    fn write_move(&self, hop: Hop, out: &mut String) {
        if hop == PASS {
            out.push_str("pass");
        } else {
            out.push_str(&format!("{}{}", hop.from + 1, hop.to + 1));
        }
    }

    fn write(&self, out: &mut String) {
        out.extend((0..POINTS).map(|point| match () {
            () if self.has(Side::First, point) => 'X',
            () if self.has(Side::Second, point) => 'O',
            () => '.',
        }));
        out.push_str(if self.side == Side::First { " X " } else { " O " });
        out.push_str(&self.quiet.to_string());
    }

    fn parse(_: usize, text: &str) -> Result<Self, PositionError> {
        read(text)
    }

    fn board(&self) -> Board {
        let place =
            |point: u8| Place { name: format!("{}", point + 1), x: 4 * i16::from(point), y: 0 };
        Board {
            ground: Ground::Points,
            size: (POINTS, 1),
            places: (0..POINTS).map(place).collect(),
            lines: (1..POINTS).map(|point| (point - 1, point)).collect(),
        }
    }

    fn pieces(&self, out: &mut Vec<Piece>) {
        for side in [Side::First, Side::Second] {
            let points = (0..POINTS).filter(|&point| self.has(side, point));
            out.extend(points.map(|place| Piece { place, side, kind: 0 }));
        }
    }

    fn stroke(&self, hop: Hop) -> Stroke {
        if hop == PASS { Stroke::PASS } else { Stroke::shift(hop.from, hop.to) }
    }

    fn is_move_syntax(text: &str) -> bool {
        text == "pass" || matches!(text.as_bytes(), [b'1'..=b'9', b'1'..=b'9'])
    }

    fn recurred(&self, trail: &[Step]) -> Option<End> {
        let recent = trail.iter().rev().take(self.quiet as usize + 1);
        let times = recent.filter(|step| step.key == self.key).count();
        (times >= 3).then_some(End::of(Outcome::Draw, "repetition"))
    }

    fn reversible_plies(&self) -> u32 {
        self.quiet
    }

    fn capture(&self, hop: Hop) -> Option<(i32, i32)> {
        hop.over().map(|_| (1, 1))
    }

    fn noisy(&self, moves: &mut Vec<Hop>) {
        moves.extend(self.jumps(self.side));
    }

    fn slot(&self, hop: Hop) -> usize {
        usize::from(hop.from * POINTS + hop.to)
    }
}

impl Evaluate for Strip {
    const TERMS: &'static [Term] = words::TERMS;
    const UNIT: i64 = 100;

    fn features(&self, side: Side, out: &mut [i32]) {
        out[0] = self.count(side) - self.count(!side);
        out[1] = self.jumps(side).count() as i32 - self.jumps(!side).count() as i32;
    }
}
