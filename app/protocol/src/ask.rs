//! 화면의 부탁.

use serde::{Deserialize, Serialize};

use crate::BaitsReport;

/// 부탁 하나.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Ask {
    /// 놀이의 목록.
    Games,
    /// 국면의 그림감. 잘못된 국면이나 수는 어디서 틀렸는지 말로 답한다.
    Look(Seat),
    /// 생각: 깊이를 더해 가며 찾은 것을 그때그때 알린다.
    Think(ThinkAsk),
    /// 한 깊이의 탐색을 한 걸음씩 되돌려 볼 수 있게.
    Trace(TraceAsk),
    /// 미니맥스와 알파베타가 같은지 무작위 국면으로.
    SelfCheck(SelfCheckAsk),
    /// 수마다의 점수와 특징.
    Scores(ScoresAsk),
    /// 수마다 끝까지 푼 값, 하나씩.
    Solve(Seat),
    /// 놀이에 실린 미끼를 정지 탐색 없이, 함께 몇 번 무는지.
    Baits(BaitsAsk),
}

/// 어느 국면인가.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Seat {
    /// 놀이의 이름.
    pub game: String,
    /// 시작 국면의 표기. 비었으면 놀이의 처음.
    pub position: String,
    /// 거기서 둔 수의 표기.
    pub moves: Vec<String>,
}

/// 생각하는 부탁.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ThinkAsk {
    /// 국면.
    pub seat: Seat,
    /// 가장 깊이 볼 깊이, 수(ply).
    pub depth: u32,
    /// 시간 예산, 밀리초. `None`이면 시간으로는 멈추지 않는다.
    pub ms: Option<u32>,
    /// 마디의 한계.
    pub nodes: Option<u64>,
    /// 뿌리의 수마다 무엇을 알고 싶은가.
    pub root: RootWish,
    /// 본 수 가운데 무엇을 고르는가.
    pub choice: Choice,
    /// 평가의 가중치, 천분의 일. `None`이면 기본.
    pub weights: Option<Vec<i32>>,
    /// 정지 탐색.
    pub quiet: Option<Quiet>,
    /// 레슨의 알파베타 그대로(정렬도 전치표도 없이) 깊어진다.
    pub plain: bool,
}

impl ThinkAsk {
    /// `seat`를 `depth`까지, 첫째를 고르며, 시간도 마디도 재지 않고.
    #[must_use]
    pub const fn new(seat: Seat, depth: u32) -> Self {
        Self {
            seat,
            depth,
            ms: None,
            nodes: None,
            root: RootWish::Best,
            choice: Choice::First,
            weights: None,
            quiet: None,
            plain: false,
        }
    }
}

/// 뿌리의 수마다 알고 싶은 것.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum RootWish {
    /// 가장 좋은 수.
    #[default]
    Best,
    /// 가장 좋은 수와 같은 수 모두.
    Ties,
    /// 모든 수의 정확한 값.
    AllExact,
}

/// 본 수 가운데 고르는 법.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Choice {
    /// 가장 좋은 수의 첫째.
    #[default]
    First,
    /// 가장 좋은 수 가운데 씨앗으로 정해지는 하나. 뿌리는 `Ties`로 본다.
    Seeded(u64),
    /// 세기를 낮추어, 나은 수일수록 자주 고르는 씨앗으로 정해지는 하나. 둘 만한 수마다 정확한 값을 본다.
    Level {
        /// 1(가장 쉬움)부터 [`LEVELS`]까지. 밖이면 가까운 끝이다.
        level: u8,
        /// 씨앗.
        seed: u64,
    },
}

/// 낮춘 세기의 수. 가장 센 상대는 세기를 낮추지 않는다.
pub const LEVELS: u8 = 4;

/// 기록하는 부탁.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TraceAsk {
    /// 국면.
    pub seat: Seat,
    /// 스위치.
    pub settings: Settings,
    /// 펼칠 마디까지의 수. 같은 탐색에서 그 마디 아래만 적는다. 비었으면 뿌리.
    pub open: Vec<String>,
}

/// 기록할 탐색의 스위치.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Settings {
    /// 깊이, 수(ply). 0이면 뿌리에서 곧바로 정지 탐색(이나 평가)이다.
    pub depth: u32,
    /// 가지치기.
    pub prune: bool,
    /// 수 정렬.
    pub order: OrderLevel,
    /// 같을 때도 자르는가(α ≥ β). 거짓이면 α > β.
    pub cut_ties: bool,
    /// 창 밖의 값을 그대로(fail-soft).
    pub soft: bool,
    /// 정지 탐색.
    pub quiet: Option<Quiet>,
    /// 뿌리의 모든 수를 정확한 값까지 본다. 미니맥스와는 견주지 않는다.
    pub exact: bool,
    /// 일부러 틀린다. 다른 스위치는 깊이 말고는 쓰지 않는다.
    pub mistake: Option<Mistake>,
}

impl Settings {
    /// 교과서의 알파베타: ≥에서 자르고, 정렬 없이, 값은 그대로(fail-soft).
    #[must_use]
    pub const fn alpha_beta(depth: u32) -> Self {
        Self {
            depth,
            prune: true,
            order: OrderLevel::Off,
            cut_ties: true,
            soft: true,
            quiet: None,
            exact: false,
            mistake: None,
        }
    }

    /// 읽은 값 그대로 돌려주는가: 자르지 않거나 일부러 틀리는 탐색은 늘 그렇다.
    #[must_use]
    pub const fn is_soft(&self) -> bool {
        self.soft || self.mistake.is_some() || !self.prune
    }
}

/// 수 정렬.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum OrderLevel {
    /// 끔.
    #[default]
    Off,
    /// 놀이가 아는 차례.
    Static,
}

/// 정지 탐색의 스위치.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Quiet {
    /// 깊이의 끝, 수(ply).
    pub cap: u32,
    /// 그냥 두기(stand pat).
    pub stand_pat: bool,
    /// 비싼 것을 싼 것으로 먼저.
    pub ordering: bool,
    /// 승격도 본다.
    pub promotions: bool,
    /// 장군이면 모두 본다.
    pub evasions: bool,
}

/// 흔한 실수.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Mistake {
    /// 창을 뒤집을 때 자리를 바꾸지 않는다.
    UnswappedWindow,
    /// 보는 쪽이 섞인다.
    MixedSides,
}

/// 자가 점검.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SelfCheckAsk {
    /// 놀이의 이름.
    pub game: String,
    /// 무작위 국면의 수.
    pub count: u32,
    /// 깊이, 수(ply). 놀이의 끝까지면 넉넉히 크게.
    pub depth: u32,
    /// 씨앗.
    pub seed: u64,
    /// 정렬도 켜고 견주는가.
    pub order: OrderLevel,
    /// 알파베타를 일부러 틀린다.
    pub mistake: Option<Mistake>,
}

/// 수마다의 점수를 묻는다.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ScoresAsk {
    /// 국면.
    pub seat: Seat,
    /// 이 깊이까지 본 정확한 값. `None`이면 놀이의 한 수 점수.
    pub depth: Option<u32>,
    /// 평가의 가중치, 천분의 일. `None`이면 기본.
    pub weights: Option<Vec<i32>>,
}

/// 미끼를 얼마나 무는지 센다.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BaitsAsk {
    /// 놀이의 이름.
    pub game: String,
    /// 견줄 정지 탐색.
    pub quiet: Quiet,
    /// 여기까지 센 것: 밀려난 셈을 이어서 센다. 처음이면 빈 것.
    pub so_far: Box<BaitsReport>,
}
