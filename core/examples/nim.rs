//! 님(Nim): 돌 열셋에서 하나에서 셋까지 번갈아 가져가고, 마지막 돌을 가져가는 쪽이 이긴다.
//!
//! 놀이 하나를 처음부터 끝까지 적고, 법을 확인하고, 끝까지 읽는다. `cargo run -p gaji-core --example nim`.

#![allow(clippy::print_stdout, reason = "보기는 찍어서 보인다")]

use gaji_core::{
    Board, Evaluate, Evaluator, Game, Ground, Info, Limits, Outcome, Piece, PieceInfo, Place,
    PositionError, Record, Side, Silent, Stroke, Table, Term, Variant, Words, conformance,
    scramble, search,
};

const STONES: u8 = 13;

/// 한 국면: 남은 돌과 둘 차례.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Nim {
    stones: u8,
    side: Side,
}

const NAME: Words = Words::new("님", "Nim");
const FORM: Words = Words::new("돌의 수와 차례를 적어요", "write the stones and the side");
const STONE: Words = Words::new("돌", "stone");

impl Game for Nim {
    /// 가져가는 돌의 수.
    type Move = u8;

    const INFO: Info = Info {
        name: NAME,
        about: Words::new("마지막 돌을 가져가면 이겨요.", "Take the last stone to win."),
        sides: [Words::new("먼저", "First"), Words::new("나중", "Second")],
        variants: &[Variant { id: "nim", name: NAME }],
        pieces: &[PieceInfo { name: STONE, glyphs: ["", ""] }],
        reasons: &[("last", Words::new("마지막 돌을 가져갔어요", "the last stone is taken"))],
        example: "7 b",
    };

    fn start(_variant: usize) -> Self {
        Self { stones: STONES, side: Side::First }
    }

    fn side(&self) -> Side {
        self.side
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.stones == 0).then_some(Outcome::Won(!self.side))
    }

    fn reason(&self) -> &'static str {
        "last"
    }

    fn legal(&self, moves: &mut Vec<u8>) {
        moves.extend(1..=self.stones.min(3));
    }

    fn play(&mut self, taken: u8) {
        self.stones -= taken;
        self.side = !self.side;
    }

    fn key(&self) -> u64 {
        scramble(2 * u64::from(self.stones) + self.side.index() as u64)
    }

    fn write_move(&self, taken: u8, out: &mut String) {
        out.push(char::from(b'0' + taken));
    }

    fn is_move_syntax(text: &str) -> bool {
        matches!(text, "1" | "2" | "3")
    }

    fn write(&self, out: &mut String) {
        out.push_str(&self.stones.to_string());
        out.push_str(if self.side == Side::First { " a" } else { " b" });
    }

    fn parse(_variant: usize, text: &str) -> Result<Self, PositionError> {
        let form = PositionError::whole(FORM);
        let (stones, side) = text.split_once(' ').ok_or(form)?;
        let stones = stones.parse().ok().filter(|&stones| stones <= STONES).ok_or(form)?;
        match side {
            "a" => Ok(Self { stones, side: Side::First }),
            "b" => Ok(Self { stones, side: Side::Second }),
            _ => Err(form),
        }
    }

    fn board(&self) -> Board {
        let place = |at: u8| Place { name: (at + 1).to_string(), x: 4 * i16::from(at), y: 0 };
        let places = (0..STONES).map(place).collect();
        Board { ground: Ground::Points, size: (STONES, 1), places, lines: Vec::new() }
    }

    fn pieces(&self, out: &mut Vec<Piece>) {
        out.extend((0..self.stones).map(|place| Piece { place, side: Side::First, kind: 0 }));
    }

    /// 가져갈 돌 가운데 맨 왼쪽을 누른다.
    fn stroke(&self, taken: u8) -> Stroke {
        Stroke::place(self.stones - taken)
    }
}

impl Evaluate for Nim {
    const TERMS: &'static [Term] = &[Term {
        id: "fours",
        name: Words::new("넷의 배수를 남겼는가", "left a multiple of four"),
        weight: 1_000,
        scale: 100,
        range: (0, 2_000),
    }];

    const UNIT: i64 = 1_000;

    fn features(&self, side: Side, out: &mut [i32]) {
        let good = self.stones.is_multiple_of(4) == (side != self.side);
        out[0] = if good { 1 } else { -1 };
    }
}

fn main() {
    conformance::assert::<Nim>();
    let record = Record::new(Nim::start(0));
    let (evaluator, mut table) = (Evaluator::new(Side::First), Table::with_bytes(1 << 16));
    let limits = Limits::exact(u32::from(STONES));
    let report = search(&record, &evaluator, &limits, &mut table, &mut Silent, &mut || false);
    println!("{:?} {:?} {:?}", report.best, report.score, report.pv);
    assert_eq!(report.best, Some(1), "열둘을 남긴다");
}

#[test]
fn the_example_holds() {
    main();
}
