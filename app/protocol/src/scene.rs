//! 국면 하나를 그리고 두는 데 필요한 모든 것.

use serde::{Deserialize, Serialize};

use crate::Text;

/// 국면의 그림감과 둘 수 있는 수.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Scene {
    /// 놀이의 이름.
    pub game: String,
    /// 국면의 표기.
    pub position: String,
    /// 바닥.
    pub ground: Ground,
    /// 칸 수 (가로, 세로).
    pub size: (u8, u8),
    /// 자리. 위에서 아래로, 왼쪽에서 오른쪽으로.
    pub places: Vec<Place>,
    /// 자리를 잇는 줄.
    pub lines: Vec<(u8, u8)>,
    /// 말.
    pub pieces: Vec<Piece>,
    /// 둘 차례: 0 먼저, 1 나중.
    pub side: u8,
    /// 장군(check)을 받고 있으면, 그것을 부르는 말.
    pub check: Option<Text>,
    /// 둘 차례인 쪽이 알아야 할 규칙의 일(장기의 빅장).
    pub notice: Option<Text>,
    /// 장군을 받고 있는 말의 자리. 놀이가 알려 줄 때만.
    pub checked: Option<u8>,
    /// 둘 수 있는 수, 규칙의 차례.
    pub moves: Vec<MoveInfo>,
    /// 빈자리인데 놀이의 규칙이 막는 자리와 그 까닭.
    pub forbidden: Vec<(u8, Text)>,
    /// 지금까지 둔 수.
    pub played: Vec<MoveInfo>,
    /// 끝났으면 어떻게. 주장할 수 있는 끝(claim)도 여기 온다.
    pub ending: Option<Ending>,
    /// 센 점수 [먼저, 나중], 반 점 단위.
    pub points: Option<[i32; 2]>,
}

/// 바닥의 종류.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Ground {
    /// 칸.
    Squares {
        /// 체스판 무늬.
        checkered: bool,
    },
    /// 줄이 만나는 점.
    Points,
    /// 구멍 뚫린 판: 세로줄의 어디를 눌러도 같다.
    Columns,
}

/// 한 자리. 자리표는 칸의 ¼, 아래로 늘어난다.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Place {
    /// 이름(`e4`).
    pub name: String,
    /// 가로.
    pub x: i16,
    /// 세로.
    pub y: i16,
}

/// 말 하나.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Piece {
    /// 자리 번호.
    pub place: u8,
    /// 0 먼저, 1 나중.
    pub side: u8,
    /// 종류: [`GameInfo::pieces`](crate::GameInfo::pieces)의 번호.
    pub kind: u8,
}

/// 수 하나.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MoveInfo {
    /// 표기: 주소, 명령줄, 부탁이 쓴다.
    pub text: String,
    /// 사람이 읽는 표기.
    pub say: String,
    /// 고를 수 있는 다른 벌의 표기(장기의 `Ra1-a5`). 한 벌뿐이면 비었다.
    pub other_say: String,
    /// 판에서 두는 길.
    pub stroke: Stroke,
}

/// 판에서 두는 길. 둘 다 없으면 쉬는 수다.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Stroke {
    /// 집는 자리.
    pub from: Option<u8>,
    /// 놓는 자리.
    pub to: Option<u8>,
    /// 같은 길의 수를 가르는 종류(승격).
    pub choice: Option<u8>,
}

/// 놀이의 끝.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ending {
    /// 이긴 쪽(0, 1). 비기면 `None`.
    pub winner: Option<u8>,
    /// 까닭의 이름(`line`).
    pub reason: String,
    /// 까닭을 말로.
    pub words: Text,
    /// 주장해야 끝난다.
    pub claim: bool,
    /// 이긴 줄의 자리. 없으면 빈다.
    pub line: Vec<u8>,
}
