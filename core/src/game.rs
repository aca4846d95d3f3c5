//! 놀이 하나의 규칙: 이것만 적으면 탐색, 시험, 화면이 모두 따라온다.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::Debug;

use crate::{
    Board, End, Info, MoveError, Outcome, Piece, PositionError, Prospect, Side, Step, Stroke, Words,
};

/// 한 국면(position). 국면이 곧 놀이의 값이고, 복사해서 둔다(copy-make).
///
/// 두 쪽은 반드시 번갈아 둔다: 둘 수 없어 쉬는 것(pass)도 한 수다. 크기는 256바이트 이하.
pub trait Game: Clone + Eq + Debug {
    /// 한 수.
    type Move: Copy + Eq + Debug;

    /// 이름과 말, 변형(variant)의 목록.
    const INFO: Info;

    /// 시끄러운 수([`noisy`](Self::noisy))가 있는 놀이인가: 정지 탐색이 뜻을 갖는다.
    const NOISY: bool = false;

    /// 승격(promotion)하는 수가 있는 놀이인가: 잡지 않아도 시끄러운 수가 있다.
    const PROMOTES: bool = false;

    /// 외통(mate)까지를 두 쪽이 한 번씩 둔 것으로 세는 놀이(체스)인가: 3수(ply) 만의 승리가 «2수 외통»이다.
    const MATE_IN_MOVES: bool = false;

    /// 장군(check)을 부르는 말. 체스는 제 말로 «체크»라고 한다.
    const CHECK: Words = Words::new("장군", "check");

    /// 가려 보기(빈 수, 헛된 수 빼기, 늦은 수 줄이기, 장군 늘리기)를 견디는 놀이인가.
    const SELECTIVE: bool = false;

    /// [`slot`](Self::slot)의 수. 0이면 역사(history heuristic)를 쓰지 않는다.
    const SLOTS: usize = 0;

    /// 수가 표기의 ASCII 차례로 나오는가. 제 차례를 적어 둔 놀이만 `false`.
    const ASCII_ORDER: bool = true;

    /// 미끼([`Bait`](crate::Bait)), 한 줄에 하나: 국면, 빈칸, 수. 재어 볼 미끼가 없는 놀이는 비워 둔다.
    const BAITS: &'static str = "";

    /// 국면의 표기(FEN)에서 말의 글자, [`Info::pieces`]의 차례로 먼저 두는 쪽의 큰 글자. 말을 놓아 차릴 수 없는 놀이는 비워 둔다.
    const LETTERS: &'static str = "";

    /// 판에 그릴 다른 글자(장기의 한글), [`Info::pieces`]의 차례로 [먼저, 나중]. 한 벌뿐인 놀이는 비워 둔다.
    const OTHER_GLYPHS: &'static [[&'static str; 2]] = &[];

    /// 사람들이 세는 말의 값, [`Info::pieces`]의 차례: 잡은 말을 셈할 때 쓴다. 잡은 말을 세지 않는 놀이는 비워 둔다.
    const WORTHS: &'static [u8] = &[];

    /// 두 쪽이 저마다 고르는 차림(장기의 상차림). 고를 것이 없는 놀이는 비워 둔다.
    const SETUPS: &'static [Words] = &[];

    /// 점수([`points`](Self::points))로 가린 끝의 까닭: 이긴 까닭으로 점수를 함께 말한다.
    const COUNTED: &'static [&'static str] = &[];

    /// 처음 국면. `variant`는 [`Info::variants`]의 번호.
    fn start(variant: usize) -> Self;

    /// 두 쪽이 [`SETUPS`](Self::SETUPS) 가운데 고른 차림 [먼저, 나중]의 처음 국면.
    fn arranged(variant: usize, _setups: [usize; 2]) -> Self {
        Self::start(variant)
    }

    /// 이 국면의 변형 번호.
    fn variant(&self) -> usize {
        0
    }

    /// 둘 차례인 쪽.
    fn side(&self) -> Side;

    /// 국면 스스로의 끝(mate, stalemate, line …). 끝난 국면에는 둘 수 있는 수가 없고, 그 역도 참이다.
    fn outcome(&self) -> Option<Outcome>;

    /// 끝의 까닭. [`outcome`](Self::outcome)이 있을 때만 부른다.
    fn reason(&self) -> &'static str;

    /// 둘 수 있는 수를 모두 덧붙인다. 차례는 표기(notation)의 ASCII 차례([`ASCII_ORDER`](Self::ASCII_ORDER)), 다르면 놀이가 적어 둔다.
    fn legal(&self, moves: &mut Vec<Self::Move>);

    /// `mv`를 둔다. `mv`는 [`legal`](Self::legal) 가운데 하나여야 한다.
    fn play(&mut self, mv: Self::Move);

    /// 규칙이 기대는 모든 것을 담은 열쇠(key). 같은 국면은 같은 열쇠를 갖는다.
    fn key(&self) -> u64;

    /// 수의 표기. 한 국면 안에서 유일하다.
    fn write_move(&self, mv: Self::Move, out: &mut String);

    /// 국면의 표기. [`parse`](Self::parse)가 그대로 되읽는다.
    fn write(&self, out: &mut String);

    /// 표기를 읽는다.
    ///
    /// # Errors
    /// 글자가 틀렸거나 있을 수 없는 국면이면 무엇이 어디서 틀렸는지.
    fn parse(variant: usize, text: &str) -> Result<Self, PositionError>;

    /// 판의 생김새.
    fn board(&self) -> Board;

    /// 판 위의 말.
    fn pieces(&self, out: &mut Vec<Piece>);

    /// 수를 판에서 어떻게 두는가(어디서 어디로).
    fn stroke(&self, mv: Self::Move) -> Stroke;

    // 아래는 이미 있는 것으로, 더 나은 길을 아는 놀이만 바꾼다.

    /// 수의 표기를 닮았는가: 아니면 «읽을 수 없음», 닮았는데 없으면 «둘 수 없음».
    fn is_move_syntax(text: &str) -> bool {
        !text.is_empty()
    }

    /// 표기로 수를 찾는다.
    ///
    /// # Errors
    /// 표기가 아니거나([`MoveError::Syntax`]) 지금 둘 수 없는 수([`MoveError::Illegal`]). 놀이만 아는 까닭이 있으면
    /// [`MoveError::Forbidden`].
    fn parse_move(&self, text: &str) -> Result<Self::Move, MoveError> {
        let mut moves = Vec::new();
        self.legal(&mut moves);
        let mut written = String::new();
        let found = moves.into_iter().find(|&mv| {
            written.clear();
            self.write_move(mv, &mut written);
            written == text
        });
        match found {
            Some(mv) => Ok(mv),
            None if Self::is_move_syntax(text) => Err(MoveError::Illegal),
            None => Err(MoveError::Syntax),
        }
    }

    /// 사람이 읽는 표기(SAN, 장기의 두 자리 등). `write_move`와 달라도 된다.
    fn say_move(&self, mv: Self::Move, out: &mut String) {
        self.write_move(mv, out);
    }

    /// 다른 벌의 사람이 읽는 표기(장기의 `Ra1-a5`). 한 벌뿐인 놀이는 아무것도 적지 않는다.
    fn say_other(&self, _mv: Self::Move, _out: &mut String) {}

    /// 사람이 달리 적은 수(장기의 `7161`, `71졸61`)를 수의 표기로. 그런 글이 아니면 `None`.
    fn respell(_text: &str) -> Option<String> {
        None
    }

    /// 둘 수는 있지만 규칙이 끝내는 국면(체스의 기물 부족, 75수).
    fn adjudicated(&self) -> Option<End> {
        None
    }

    /// 지나온 길로 끝나는 규칙(repetition). `trail`의 마지막이 지금 국면이다.
    fn recurred(&self, _trail: &[Step]) -> Option<End> {
        None
    }

    /// 되돌릴 수 없는 수(포획, 졸의 전진 …) 뒤로 둔 수의 수: 되풀이를 어디까지 볼지. 0이면 되풀이가 없다.
    fn reversible_plies(&self) -> u32 {
        0
    }

    /// 끝을 낸 자리(이은 줄), [`board`](Self::board)의 번호. 그런 것이 없는 놀이와 국면에서는 빈다.
    fn decisive(&self, _places: &mut Vec<u8>) {}

    /// 센 점수 [먼저, 나중], 반 점(½) 단위. 세지 않는 놀이는 `None`.
    fn points(&self) -> Option<[i32; 2]> {
        None
    }

    /// 둘 차례인 쪽이 알아야 하지만 말의 자리만 보아서는 모르는 규칙의 일(장기의 빅장).
    fn notice(&self) -> Option<Words> {
        None
    }

    /// 둘 차례인 쪽이 장군(check)을 받고 있는가.
    fn in_check(&self) -> bool {
        false
    }

    /// 장군을 받고 있는 말의 자리, [`board`](Self::board)의 번호. 화면이 표시한다.
    fn checked(&self) -> Option<u8> {
        None
    }

    /// 잡는 수라면 (잡히는 말의 값, 잡는 말의 값): 가장 비싼 것을 가장 싼 것으로(MVV-LVA) 차례를 매긴다.
    fn capture(&self, _mv: Self::Move) -> Option<(i32, i32)> {
        None
    }

    /// 조용한 수인가: 잡지도 승격하지도 않는다. 탐색이 뒤로 미루거나 뺄 수 있다.
    fn is_quiet(&self, mv: Self::Move) -> bool {
        self.capture(mv).is_none()
    }

    /// `mv`가 상대에게 장군을 부르는가.
    fn gives_check(&self, mv: Self::Move) -> bool {
        let mut after = self.clone();
        after.play(mv);
        after.in_check()
    }

    /// `mv`를 두고 그 자리에서 서로 잡고 나면 잃는가(static exchange evaluation). 세지 않는 놀이는 늘 거짓.
    fn loses_exchange(&self, _mv: Self::Move) -> bool {
        false
    }

    /// 변형 `variant`에 시끄러운 수가 있는가: 잡기가 없는 변형도 있는 놀이(고누)만 따로 말한다.
    #[must_use]
    fn is_noisy(_variant: usize) -> bool {
        Self::NOISY
    }

    /// 시끄러운 수(noisy: 잡기와 승격)를 덧붙인다. [`legal`](Self::legal)의 부분, 같은 차례.
    fn noisy(&self, _moves: &mut Vec<Self::Move>) {}

    /// 탐색만 쓰는 후보(candidates): 판이 넓은 놀이가 줄인다. 비지 않은 [`legal`](Self::legal)의 부분, 같은 차례.
    fn candidates(&self, moves: &mut Vec<Self::Move>) {
        self.legal(moves);
    }

    /// 두지 않고 차례만 넘긴 국면(null move). 넘기는 것이 오히려 나을 수 있으면(zugzwang) `None`.
    fn null_move(&self) -> Option<Self> {
        None
    }

    /// 수를 국면과 상관없이 부르는 번호, [`SLOTS`](Self::SLOTS) 미만(어디서 어디로): 역사 정렬이 쓴다.
    fn slot(&self, _mv: Self::Move) -> usize {
        0
    }

    /// 먼저 볼 만한 정도. 클수록 먼저. 정적 차례(static ordering)가 쓴다.
    fn hint(&self, _mv: Self::Move) -> i32 {
        0
    }

    /// 대칭(symmetry)인 국면끼리 같은 열쇠: 전치표의 한 줄을 나누어 쓴다. 결과와 평가가 다른 국면과 겹치면 찾은 값이 틀린다.
    fn symmetric_key(&self) -> u64 {
        self.key()
    }

    // 아래는 끝까지 푸는 탐색([`solve`](crate::solve))이 묻는다.

    /// 끝나기까지 남은 수(ply)의 한계. 둘 때마다 꼭 하나씩 준다. 그런 한계가 없는 놀이는 `None`.
    fn plies_left(&self) -> Option<u32> {
        None
    }

    /// 더 읽지 않고 아는 것. `left`는 [`plies_left`](Self::plies_left)다.
    fn prospect(&self, left: u32) -> Prospect {
        self.outcome().map_or_else(
            || Prospect::open(left),
            |outcome| Prospect::ended(outcome, self.side(), left),
        )
    }

    /// 읽어 볼 수, 먼저 볼 것부터. 더 나쁠 수 없는 수(바로 지는 수)는 뺀다. [`prospect`](Self::prospect)로 점수를 모르는
    /// 국면에서만 부르며, 비지 않는다.
    fn replies(&self, moves: &mut Vec<Self::Move>) {
        self.legal(moves);
    }
}
