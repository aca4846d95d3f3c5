//! 판의 그림감: 칸과 말. 화면은 이것만 보고 어떤 놀이든 그린다.

use alloc::string::String;
use alloc::vec::Vec;

use crate::Side;

/// 판의 생김새. 자리는 번호로 부르고, 자리표는 칸 하나를 4로 센 정수다.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    /// 바닥.
    pub ground: Ground,
    /// 칸 수 (가로, 세로). 점으로 된 판에서는 점의 수다.
    pub size: (u8, u8),
    /// 자리. 위에서 아래로, 왼쪽에서 오른쪽으로.
    pub places: Vec<Place>,
    /// 자리를 잇는 줄.
    pub lines: Vec<(u8, u8)>,
}

/// 바닥의 종류.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ground {
    /// 칸(tic-tac-toe, Othello). `checkered`면 두 색으로 칠한다.
    Squares {
        /// 체스판 무늬.
        checkered: bool,
    },
    /// 줄이 만나는 점(장기, 오목, 고누).
    Points,
    /// 구멍 뚫린 판: 한 줄의 어디를 눌러도 그 세로줄이다(Connect 4).
    Columns,
}

/// 한 자리.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// 이름(`e4`): 화면 읽개가 부른다.
    pub name: String,
    /// 가로 자리: 제 칸의 왼쪽 끝, 칸의 ¼을 단위로. 말은 그 칸의 한가운데에 그린다.
    pub x: i16,
    /// 세로 자리: 제 칸의 위쪽 끝, 칸의 ¼을 단위로. 아래로 늘어난다.
    pub y: i16,
}

/// 말 하나.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Piece {
    /// 자리 번호.
    pub place: u8,
    /// 누구의 말인가.
    pub side: Side,
    /// 종류: [`Info::pieces`](crate::Info::pieces)의 번호.
    pub kind: u8,
}

/// 수를 판에서 두는 길.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stroke {
    /// 집는 자리. 놓기만 하는 놀이는 `None`.
    pub from: Option<u8>,
    /// 놓는 자리. 쉬는 수(pass)는 `None`.
    pub to: Option<u8>,
    /// 같은 길의 여러 수를 가르는 종류(승격): [`Info::pieces`](crate::Info::pieces)의 번호.
    pub choice: Option<u8>,
}

impl Stroke {
    /// 빈자리에 놓는 수.
    #[must_use]
    pub const fn place(to: u8) -> Self {
        Self { from: None, to: Some(to), choice: None }
    }

    /// 말을 옮기는 수.
    #[must_use]
    pub const fn shift(from: u8, to: u8) -> Self {
        Self { from: Some(from), to: Some(to), choice: None }
    }

    /// 쉬는 수(pass).
    pub const PASS: Self = Self { from: None, to: None, choice: None };
}
