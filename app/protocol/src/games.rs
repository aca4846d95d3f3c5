//! 놀이의 목록: 화면은 놀이를 모르고 이것만 안다.

use serde::{Deserialize, Serialize};

use crate::Text;

/// 놀이(의 변형) 하나.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameInfo {
    /// 주소와 명령줄의 이름(`connect4`).
    pub id: String,
    /// 이름.
    pub name: Text,
    /// 변형을 가리지 않은 놀이의 이름: 변형이 여럿인 놀이를 한데 묶는다.
    pub family: Text,
    /// 한 줄 소개.
    pub about: Text,
    /// 먼저 두는 쪽, 나중에 두는 쪽.
    pub sides: [Text; 2],
    /// 말의 종류.
    pub pieces: Vec<PieceInfo>,
    /// 평가의 항.
    pub terms: Vec<TermInfo>,
    /// 점수 1의 값을 몇으로 나누어 보이는가: 1이면 정수 그대로, 1,000이면 천분의 일.
    pub denominator: u32,
    /// 잡기가 있어 정지 탐색이 뜻을 갖는가.
    pub noisy: bool,
    /// 승격하는 수가 있는가.
    pub promotes: bool,
    /// 외통까지를 두 쪽이 한 번씩 둔 것으로 세는가.
    pub mate_in_moves: bool,
    /// 말을 놓아 국면을 차릴 때, 표기에 적을 말의 글자(먼저 두는 쪽의 큰 글자). 그럴 수 없는 놀이는 빈 글.
    pub letters: String,
    /// 국면 표기의 보기.
    pub example: String,
    /// 두 쪽이 저마다 고르는 차림의 이름. 고를 것이 없는 놀이는 빈다.
    pub setups: Vec<Text>,
    /// 차림마다의 처음 국면: 먼저 두는 쪽의 차림 × 차림의 수 + 나중에 두는 쪽의 차림.
    pub starts: Vec<String>,
}

/// 말 한 종류.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PieceInfo {
    /// 이름.
    pub name: Text,
    /// 판에 그릴 글자 [먼저, 나중]. 비었으면 돌.
    pub glyphs: [String; 2],
    /// 고를 수 있는 다른 글자(장기의 한글) [먼저, 나중]. 한 벌뿐이면 비었다.
    pub other_glyphs: [String; 2],
    /// 사람들이 세는 값. 세지 않는 말은 0이다.
    pub worth: u8,
}

/// 평가의 한 항.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TermInfo {
    /// 이름(`material`).
    pub id: String,
    /// 사람이 읽는 이름.
    pub name: Text,
    /// 기본 가중치, 천분의 일.
    pub weight: i32,
    /// 특징의 배수.
    pub scale: i32,
    /// 조절대의 범위, 천분의 일.
    pub range: (i32, i32),
}
