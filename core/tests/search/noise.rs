//! 시험용 놀이: 수, 끝, 평가, 잡기가 모두 흩뿌린 수에서 나온다. 옮겨 온 국면(transposition)이 많다.

use gaji_core::{
    Board, Evaluate, Game, Ground, Info, Outcome, Piece, PositionError, Side, Stroke, Term,
    Variant, Words, scramble,
};

const NONE: Words = Words::new("없음", "none");

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Noise {
    seed: u64,
    state: u8,
    ply: u8,
    /// 열쇠에 남기는 비트. 적으면 다른 국면의 열쇠가 겹친다(collision).
    mask: u64,
}

impl Noise {
    pub(crate) fn new(seed: u64) -> Self {
        Self { seed, state: 0, ply: 0, mask: u64::MAX }
    }

    /// 열쇠가 `bits`비트뿐인 놀이.
    pub(crate) fn blurred(seed: u64, bits: u32) -> Self {
        Self { mask: (1 << bits) - 1, ..Self::new(seed) }
    }

    fn roll(&self, salt: u64) -> u64 {
        scramble(self.whole_key() ^ scramble(salt))
    }

    fn whole_key(&self) -> u64 {
        scramble(self.seed ^ u64::from(self.state) << 8 ^ u64::from(self.ply))
    }

    fn width(&self) -> u8 {
        1 + (self.roll(1) % 4) as u8
    }
}

impl Game for Noise {
    type Move = u8;
    const NOISY: bool = true;
    const SLOTS: usize = 4;
    const INFO: Info = Info {
        name: NONE,
        about: NONE,
        sides: [NONE; 2],
        variants: &[Variant { id: "noise", name: NONE }],
        pieces: &[],
        reasons: &[],
        example: "",
    };

    fn start(_: usize) -> Self {
        Self::new(0)
    }
    fn side(&self) -> Side {
        if self.ply.is_multiple_of(2) { Side::First } else { Side::Second }
    }
    fn outcome(&self) -> Option<Outcome> {
        match self.roll(2) % 24 {
            _ if self.ply == 0 => None,
            _ if self.ply >= 14 => Some(Outcome::Draw),
            0 => Some(Outcome::Won(Side::First)),
            1 => Some(Outcome::Won(Side::Second)),
            2 => Some(Outcome::Draw),
            _ => None,
        }
    }
    fn reason(&self) -> &'static str {
        "noise"
    }
    fn legal(&self, moves: &mut Vec<u8>) {
        if self.outcome().is_none() {
            moves.extend(0..self.width());
        }
    }
    fn play(&mut self, mv: u8) {
        self.state = (self.roll(3 + u64::from(mv)) % 12) as u8;
        self.ply += 1;
    }
    fn key(&self) -> u64 {
        self.whole_key() & self.mask
    }
    fn slot(&self, mv: u8) -> usize {
        usize::from(mv)
    }
    fn hint(&self, mv: u8) -> i32 {
        (self.roll(20 + u64::from(mv)) % 5) as i32
    }
    fn in_check(&self) -> bool {
        self.roll(4).is_multiple_of(7)
    }
    fn capture(&self, mv: u8) -> Option<(i32, i32)> {
        let roll = self.roll(10 + u64::from(mv));
        roll.is_multiple_of(3).then_some(((roll % 9) as i32 + 1, (roll % 5) as i32))
    }
    fn noisy(&self, moves: &mut Vec<u8>) {
        if self.outcome().is_none() {
            moves.extend((0..self.width()).filter(|&mv| self.capture(mv).is_some() || mv == 3));
        }
    }
    fn write_move(&self, mv: u8, out: &mut String) {
        out.push(char::from(b'0' + mv));
    }
    fn write(&self, _: &mut String) {}
    fn parse(_: usize, _: &str) -> Result<Self, PositionError> {
        Err(PositionError::whole(NONE))
    }
    fn board(&self) -> Board {
        Board { ground: Ground::Points, size: (0, 0), places: Vec::new(), lines: Vec::new() }
    }
    fn pieces(&self, _: &mut Vec<Piece>) {}
    fn stroke(&self, _: u8) -> Stroke {
        Stroke::PASS
    }
}

impl Evaluate for Noise {
    const TERMS: &'static [Term] =
        &[Term { id: "noise", name: NONE, weight: 1_000, scale: 1, range: (0, 1_000) }];
    const UNIT: i64 = 1_000;

    fn features(&self, side: Side, out: &mut [i32]) {
        // 한 편의 값이 다른 편의 값을 뒤집은 것이 아니어야, 편을 잘못 안 것이 드러난다.
        out[0] = (self.roll(30 + side as u64) % 21) as i32 - 10;
    }
}
