//! 둘 때마다 고쳐 쓰는 합(incremental): 말의 값과 칸의 값을 잎에서 다시 세지 않는다.

use core::ops::{AddAssign, SubAssign};

use cozy_chess::{Board, Color, Piece, Square};

use crate::men::value;
use crate::moves::Move;
use crate::tables::{ENDING, OPENING, PHASE, at};

/// 백에서 본 합.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Tally {
    material: i16,
    opening: i16,
    ending: i16,
    /// 남은 말의 무게: 처음 24, 폰과 킹만 남으면 0. 두 쪽 모두 더한다.
    phase: i16,
}

/// 처음 국면의 무게.
const FULL_PHASE: i32 = 24;

impl Tally {
    pub(crate) fn of(board: &Board) -> Self {
        let mut tally = Self::default();
        for square in board.occupied() {
            if let (Some(piece), Some(color)) = (board.piece_on(square), board.color_on(square)) {
                tally += man(color, piece, square);
            }
        }
        tally
    }

    /// `mv`를 두기 전의 `board`에서 `mv`만큼 고친다.
    pub(crate) fn play(&mut self, board: &Board, mv: Move, victim: Option<(Piece, Square)>) {
        let color = board.side_to_move();
        let castling = mv.castling(board);
        let to = castling.map_or(mv.inner.to, |castling| castling.king_to);
        *self -= man(color, mv.piece, mv.inner.from);
        *self += man(color, mv.inner.promotion.unwrap_or(mv.piece), to);
        if let Some((piece, square)) = victim {
            *self -= man(!color, piece, square);
        }
        if let Some(castling) = castling {
            *self -= man(color, Piece::Rook, castling.rook_from);
            *self += man(color, Piece::Rook, castling.rook_to);
        }
    }

    /// 말 값의 차.
    pub(crate) fn material(self) -> i32 {
        self.material.into()
    }

    /// 칸 값의 차: 초반과 종반의 것을 남은 말의 무게로 섞는다(tapered evaluation).
    pub(crate) fn placement(self) -> i32 {
        self.blend(self.opening.into(), self.ending.into())
    }

    /// 남은 말의 무게로 섞은 값.
    pub(crate) fn blend(self, opening: i32, ending: i32) -> i32 {
        let phase = i32::from(self.phase).min(FULL_PHASE);
        (opening * phase + ending * (FULL_PHASE - phase)) / FULL_PHASE
    }
}

/// `piece`가 옮기며 늘어나는 초반의 칸 값, 그 쪽에서. 조용한 수의 차례를 매긴다.
pub(crate) fn gain(color: Color, piece: Piece, from: Square, to: Square) -> i32 {
    let gain = i32::from(man(color, piece, to).opening - man(color, piece, from).opening);
    if color == Color::White { gain } else { -gain }
}

impl AddAssign for Tally {
    fn add_assign(&mut self, other: Self) {
        self.material += other.material;
        self.opening += other.opening;
        self.ending += other.ending;
        self.phase += other.phase;
    }
}

impl SubAssign for Tally {
    fn sub_assign(&mut self, other: Self) {
        self.material -= other.material;
        self.opening -= other.opening;
        self.ending -= other.ending;
        self.phase -= other.phase;
    }
}

/// 칸에 선 말 하나의 몫.
fn man(color: Color, piece: Piece, square: Square) -> Tally {
    MEN[color as usize][piece as usize][square as usize]
}

static MEN: [[[Tally; Square::NUM]; Piece::NUM]; Color::NUM] =
    [men_of(Color::White), men_of(Color::Black)];

const fn men_of(color: Color) -> [[Tally; Square::NUM]; Piece::NUM] {
    let mut men =
        [[Tally { material: 0, opening: 0, ending: 0, phase: 0 }; Square::NUM]; Piece::NUM];
    let mut piece = 0;
    while piece < Piece::NUM {
        let mut square = 0;
        while square < Square::NUM {
            men[piece][square] =
                worth(color, Piece::index_const(piece), Square::index_const(square));
            square += 1;
        }
        piece += 1;
    }
    men
}

/// 흑의 말은 판을 뒤집어 세고 부호를 바꾼다.
const fn worth(color: Color, piece: Piece, square: Square) -> Tally {
    let sign = if matches!(color, Color::White) { 1 } else { -1 };
    let square = square.relative_to(color);
    Tally {
        material: sign * value(piece) as i16,
        opening: sign * at(&OPENING, piece, square),
        ending: sign * at(&ENDING, piece, square),
        phase: PHASE[piece as usize],
    }
}
