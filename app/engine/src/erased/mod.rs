//! 타입을 감춘(type erasure) 놀이와 탐색. 일들은 이 둘만 부르므로, 놀이마다 컴파일되는 것이 적다.

mod focus;
mod naming;
mod record;
mod search;

use gaji_core::{
    Board, End, Fault, Info, Level, Limits, Mistaken, MoveError, Outcome, Piece, Report, Score,
    Side, Table, Term, Words,
};
use gaji_protocol::MoveInfo;

pub(crate) use focus::Focus;

/// 한 국면의 수를 부르는 이름: 규칙의 차례(legal)에서 몇째인가.
pub(crate) type Nth = usize;

/// 놀이를 감춘 한 판.
pub(crate) trait Match {
    fn about(&self) -> About;
    fn fork(&self) -> Box<dyn Match>;
    fn play(&mut self, mv: Nth);
    fn play_text(&mut self, text: &str) -> Result<Nth, MoveError>;
    /// 달리 적은 수를 놀이의 표기로.
    fn respell(&self, text: &str) -> Option<String>;

    fn side(&self) -> Side;
    fn key(&self) -> u64;
    fn in_check(&self) -> bool;
    /// 둘 차례인 쪽이 알아야 할 규칙의 일.
    fn notice(&self) -> Option<Words>;
    /// 장군을 받고 있는 말의 자리.
    fn checked(&self) -> Option<u8>;
    /// 지나온 길까지 본 끝.
    fn end(&self) -> Option<End>;
    /// 국면 스스로의 끝.
    fn outcome(&self) -> Option<Outcome>;
    /// 국면만 보고 아는 끝: 탐색이 나무의 잎으로 치는 것.
    fn settled(&self) -> Option<Outcome>;
    /// 기본 가중치로 `side`의 편에서 평가해, 둘 차례인 쪽에서 본 점수.
    fn score(&self, side: Side) -> Score;

    /// 둘 수 있는 수의 수.
    fn count(&self) -> usize;
    /// 탐색이 보는 수와 먼저 볼 만한 정도, 규칙의 차례.
    fn candidates(&self) -> Vec<(Nth, i32)>;
    fn info(&self, mv: Nth) -> MoveInfo;
    /// 둘 수 있는 모든 수.
    fn moves(&self) -> Vec<MoveInfo>;
    /// 지금까지 둔 수.
    fn played(&self) -> Vec<MoveInfo>;

    fn notation(&self) -> String;
    fn board(&self) -> Board;
    fn pieces(&self) -> Vec<Piece>;
    fn points(&self) -> Option<[i32; 2]>;
    fn decisive(&self) -> Vec<u8>;

    /// `limits`의 규칙으로 값을 아는 데 드는 가장 적은 잎. 나무의 잎이 `most`보다 많으면 `None`.
    fn fewest_leaves(&self, limits: &Limits, most: usize) -> Option<u64>;
    /// 그 수를 끝까지 푼 값, 둘 차례인 쪽에서. 남은 수가 정해지지 않은 놀이면 `None`.
    fn solve(&self, mv: Nth, table: &mut Table) -> Option<Score>;
    /// 지금 국면의 탐색. 가중치의 수는 항의 수와 같아야 한다.
    fn search(&self, weights: Option<&[i32]>, limits: Limits, table: &mut Table)
    -> Box<dyn Search>;
}

/// 놀이가 스스로를 말하는 것.
pub(crate) struct About {
    pub(crate) info: Info,
    pub(crate) terms: &'static [Term],
    pub(crate) unit: i64,
    pub(crate) noisy: bool,
    pub(crate) promotes: bool,
    pub(crate) mate_in_moves: bool,
    /// 장군을 부르는 말.
    pub(crate) check: Words,
    /// 실린 미끼, 한 줄에 하나: 국면, 빈칸, 수.
    pub(crate) baits: &'static str,
    /// 국면의 표기에 적는 말의 글자.
    pub(crate) letters: &'static str,
    /// 사람들이 세는 말의 값.
    pub(crate) worths: &'static [u8],
    /// 판에 그릴 다른 글자.
    pub(crate) other_glyphs: &'static [[&'static str; 2]],
    /// 점수로 가린 끝의 까닭.
    pub(crate) counted: &'static [&'static str],
    /// 두 쪽이 고르는 차림.
    pub(crate) setups: &'static [Words],
    /// 국면의 크기.
    pub(crate) bytes: u64,
}

/// 놀이를 감춘 탐색.
pub(crate) trait Search {
    /// 뿌리의 수 하나를 한 깊이로 본다. 더 볼 것이 있으면 참.
    fn step(&mut self, table: &mut Table, stop: &mut dyn FnMut() -> bool) -> bool;
    /// 마지막으로 끝낸 깊이.
    fn depth(&self) -> u32;
    fn report(&self) -> Report<Nth>;
    /// 낮춘 세기로 고른 수. 한 깊이도 끝내지 못했으면 `None`.
    fn choose(&self, level: Level, seed: u64) -> Option<Nth>;
    /// 뿌리의 수를 둔 뒤의 특징과, 놀이에 한 수 공식이 있으면 그 점수.
    fn features(&self, mv: Nth) -> (Vec<i32>, Option<Score>);

    /// 이제부터 `path`로 내려간 마디의 아래를 적는다.
    fn watch(&mut self, path: Vec<Nth>);
    /// 적은 것.
    fn watched(&self) -> Option<&Focus>;
    /// 같은 국면을 일부러 틀린 알파베타로. 적고 있으면 그것도 적는다.
    fn mistaken(&mut self, depth: u32, fault: Fault) -> Mistaken<Nth>;
}
