//! 둘 수 있는 수. 말, 닿는 칸, 승격을 번호 차례로 돌므로 따로 줄 세우지 않는다.

use alloc::string::String;
use core::ops::ControlFlow;

use gaji_core::Side;

use crate::attacks::{PAWN_STEPS, attacks, lines_through};
use crate::setup::{Kind, Setup};
use crate::squares::{LAST_RANK, Squares, bit, each, name};

/// 한 수: 어느 말이 어디서 어디로, 폰이면 무엇으로.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Move {
    pub(crate) kind: Kind,
    pub(crate) from: u8,
    pub(crate) to: u8,
    pub(crate) promotion: Option<Kind>,
}

impl Move {
    /// 수의 표기(UCI).
    pub(crate) fn write(self, out: &mut String) {
        out.extend(name(self.from).into_iter().chain(name(self.to)));
        out.extend(self.promotion.map(Kind::letter));
    }
}

/// 수의 표기를 닮았는가: 칸 둘과, 있다면 승격하는 말.
pub(crate) fn is_uci(text: &str) -> bool {
    let [b'a'..=b'e', b'1'..=b'5', b'a'..=b'e', b'1'..=b'5', promotion @ ..] = text.as_bytes()
    else {
        return false;
    };
    matches!(promotion, [] | [b'b' | b'n' | b'q' | b'r'])
}

/// 승격하는 말, 글자(b n q r)의 차례.
const PROMOTIONS: [Option<Kind>; 4] =
    [Some(Kind::Bishop), Some(Kind::Knight), Some(Kind::Queen), Some(Kind::Rook)];

/// 어떤 수를 찾는가.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Wanted {
    /// 모든 수.
    All,
    /// 잡기와 승격(noisy)만.
    Noisy,
}

/// 규칙대로 둘 수 있는 수를 차례로 `found`에 준다. `found`가 멈추면 멈춘다.
pub(crate) fn generate<B>(
    setup: &Setup,
    wanted: Wanted,
    mut found: impl FnMut(Move) -> ControlFlow<B>,
) -> ControlFlow<B> {
    let guard = Guard::new(setup);
    for from in each(setup.of(setup.turn())) {
        let Some(kind) = setup.kind_on(from) else { continue };
        for to in each(targets(setup, kind, from, wanted)) {
            if !guard.allows(kind, from, to) {
                continue;
            }
            for &promotion in promotions(setup.turn(), kind, to) {
                found(Move { kind, from, to, promotion })?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// 킹의 안전을 따지지 않고 닿는 칸.
fn targets(setup: &Setup, kind: Kind, from: u8, wanted: Wanted) -> Squares {
    let side = setup.turn();
    let (occupied, enemies) = (setup.occupied(), setup.of(!side));
    let reached = attacks(kind, side, from, occupied);
    let (all, noisy) = if kind == Kind::Pawn {
        let steps = PAWN_STEPS[side.index()][usize::from(from)] & !occupied;
        let captures = reached & enemies;
        (captures | steps, captures | (steps & LAST_RANK[side.index()]))
    } else {
        (reached & !setup.of(side), reached & enemies)
    };
    if wanted == Wanted::All { all } else { noisy }
}

fn promotions(side: Side, kind: Kind, to: u8) -> &'static [Option<Kind>] {
    let promotes = kind == Kind::Pawn && LAST_RANK[side.index()] & bit(to) != 0;
    if promotes { &PROMOTIONS } else { &[None] }
}

/// 제 킹을 지키는 눈: 위험할 수 있는 수만 두어 보고 따진다.
struct Guard<'a> {
    setup: &'a Setup,
    king: u8,
    /// 떠나면 킹이 드러날 수 있는 칸. 체크를 받고 있으면 모든 칸.
    watched: Squares,
}

impl<'a> Guard<'a> {
    fn new(setup: &'a Setup) -> Self {
        let king = setup.men(setup.turn(), Kind::King);
        let square = king.trailing_zeros() as u8;
        let watched = if setup.checked(setup.turn()) { !0 } else { king | lines_through(square) };
        Self { setup, king: square, watched }
    }

    fn allows(&self, kind: Kind, from: u8, to: u8) -> bool {
        if self.watched & bit(from) == 0 {
            return true;
        }
        let king = if kind == Kind::King { to } else { self.king };
        let occupied = (self.setup.occupied() & !bit(from)) | bit(to);
        self.setup.attackers(king, !self.setup.turn(), occupied) & !bit(to) == 0
    }
}
