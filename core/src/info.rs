//! 놀이의 이름과 말: 규칙 곁에 살아서 앱은 놀이를 몰라도 된다.

use crate::Words;

/// 놀이 하나가 스스로를 부르는 말.
#[derive(Clone, Copy, Debug)]
pub struct Info {
    /// 이름.
    pub name: Words,
    /// 한 줄 소개.
    pub about: Words,
    /// 먼저 두는 쪽과 나중에 두는 쪽의 이름.
    pub sides: [Words; 2],
    /// 변형. 첫째가 기본이다.
    pub variants: &'static [Variant],
    /// 말의 종류.
    pub pieces: &'static [PieceInfo],
    /// 끝의 까닭.
    pub reasons: &'static [(&'static str, Words)],
    /// 표기의 보기: 잘못 읽은 국면 곁에 보인다.
    pub example: &'static str,
}

/// 놀이의 변형(규칙, 판, 차림): 명령줄과 주소가 쓰는 이름이 하나씩 있다.
#[derive(Clone, Copy, Debug)]
pub struct Variant {
    /// 주소와 명령줄의 이름(`connect4`).
    pub id: &'static str,
    /// 사람이 읽는 이름.
    pub name: Words,
}

/// 말 한 종류.
#[derive(Clone, Copy, Debug)]
pub struct PieceInfo {
    /// 이름.
    pub name: Words,
    /// 판에 그릴 글자 [먼저, 나중]. 비었으면 돌(disc)로 그린다: 먼저가 검정, 나중이 하양, 기둥(`Columns`)에서는 빨강과 노랑.
    pub glyphs: [&'static str; 2],
}
