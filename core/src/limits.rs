//! 탐색의 모든 스위치. 레슨은 이것을 켜고 끄며 견준다.

use crate::Score;

/// 어디까지, 어떻게 볼 것인가. 숨은 기본값은 없다: [`fixed`](Self::fixed)는 교과서 그대로의 알파베타다.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Limits {
    /// 처음 볼 깊이, 수(ply). [`depth`](Self::depth)보다 얕으면 한 수씩 깊어진다(iterative deepening).
    pub first_depth: u32,
    /// 가장 깊이 볼 깊이, 수(ply). 0이면 뿌리가 곧 지평선이다: 정지 탐색만 하거나 평가만 한다.
    pub depth: u32,
    /// 들어갈 마디의 최대 수. 꼭 지킨다.
    pub nodes: Option<u64>,
    /// 뿌리의 창. 접힌 마디를 다시 볼 때 말고는 전부다.
    pub window: Window,
    /// 뿌리의 수마다 무엇을 알고 싶은가.
    pub root: RootMode,
    /// 가지치기(pruning). 끄면 미니맥스다.
    pub pruning: bool,
    /// 어느 때 자르는가.
    pub cut: Cut,
    /// 창 밖의 값을 어떻게 돌려주는가.
    pub fail: Fail,
    /// 수 정렬(move ordering).
    pub ordering: Ordering,
    /// 전치표(transposition table)를 믿는 만큼.
    pub probe: Probe,
    /// 주 변화 탐색(principal variation search): 첫 수만 온 창으로, 나머지는 빈 창으로.
    pub pvs: bool,
    /// 열망 창(aspiration window): 지난 깊이의 값 둘레만 보고, 벗어나면 다시 넓혀 본다.
    pub aspiration: bool,
    /// 안에서 먼저 얕게(internal iterative deepening): 전치표가 먼저 볼 수를 모르는 마디에서.
    pub internal: bool,
    /// 지나온 길의 되풀이(path repetition)를 본다.
    pub repetition: bool,
    /// 빈 수(null move). 아래 넷은 그것을 견디는 놀이([`Game::SELECTIVE`](crate::Game::SELECTIVE))에서만 듣는다.
    pub null_move: bool,
    /// 늦은 수 줄이기(late move reductions).
    pub reductions: bool,
    /// 장군 늘리기(check extension).
    pub extensions: bool,
    /// 헛된 수 빼기(futility pruning). 수의 값을 점수로 아는 놀이([`Evaluate::MARGIN`](crate::Evaluate::MARGIN))에서만 듣는다.
    pub futility: bool,
    /// 정지 탐색(quiescence search). 잡을 수 없는 놀이에서는 아무 일도 하지 않는다.
    pub quiescence: Option<Quiescence>,
}

impl Limits {
    /// 볼 수 있는 가장 깊은 깊이와 정지 탐색의 끝(cap), 수(ply). 더 깊이 보라는 것도 이만큼만 본다: 길의 자리를 미리
    /// 마련하고, 쌓이는 부름(call stack)에도 끝이 있어야 한다.
    pub const DEEPEST: u32 = 200;

    /// 한 깊이만, 기록할 수 있는 그대로: 전치표도 정렬도 정지 탐색도 없는 알파베타.
    #[must_use]
    pub const fn fixed(depth: u32) -> Self {
        Self {
            first_depth: depth,
            depth,
            nodes: None,
            window: Window::FULL,
            root: RootMode::Best,
            pruning: true,
            cut: Cut::AtLeast,
            fail: Fail::Soft,
            ordering: Ordering::Off,
            probe: Probe::Off,
            pvs: false,
            aspiration: false,
            internal: false,
            repetition: false,
            null_move: false,
            reductions: false,
            extensions: false,
            futility: false,
            quiescence: None,
        }
    }

    /// 깊이를 정해 볼 때: 아는 것을 다 쓰되, 값은 그 깊이의 미니맥스(와 정지 탐색)와 꼭 같다.
    #[must_use]
    pub const fn exact(depth: u32) -> Self {
        Self {
            first_depth: 1,
            ordering: Ordering::Dynamic,
            probe: Probe::SameDepth,
            pvs: true,
            repetition: true,
            quiescence: Some(Quiescence::FULL),
            ..Self::fixed(depth)
        }
    }

    /// 시간이나 마디를 정해 둘 때: 가려 보기까지 써서 더 깊이.
    #[must_use]
    pub const fn play(depth: u32) -> Self {
        Self {
            probe: Probe::Deeper,
            aspiration: true,
            internal: true,
            null_move: true,
            reductions: true,
            extensions: true,
            futility: true,
            quiescence: Some(Quiescence::PLAY),
            ..Self::exact(depth)
        }
    }

    /// 지나치게 깊은 것을 [`DEEPEST`](Self::DEEPEST)까지로. 놀이마다 펼쳐지면 wasm이 커진다.
    #[inline(never)]
    pub(crate) fn bound(&mut self) {
        self.depth = self.depth.min(Self::DEEPEST);
        if let Some(rules) = &mut self.quiescence {
            rules.cap = rules.cap.min(Self::DEEPEST);
        }
    }
}

/// α와 β 사이의 창(window): 이 안의 값만 뿌리를 바꿀 수 있다.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Window {
    /// 둘 차례인 쪽이 이미 얻은 값.
    pub alpha: Score,
    /// 상대가 이미 얻은 값을 둘 차례인 쪽에서 본 것.
    pub beta: Score,
}

impl Window {
    /// 온 창(−∞, +∞).
    pub const FULL: Self = Self { alpha: Score::MIN, beta: Score::MAX };

    /// 빈 창인가.
    #[must_use]
    pub fn is_null(self) -> bool {
        self.beta == self.alpha.above()
    }

    /// 상대가 본 같은 창.
    #[must_use]
    pub fn flip(self) -> Self {
        Self { alpha: -self.beta, beta: -self.alpha }
    }

    /// 빈 창(null window): «α보다 큰가»만 묻는다.
    #[must_use]
    pub const fn null(alpha: Score) -> Self {
        Self { alpha, beta: alpha.above() }
    }
}

/// 뿌리에서 무엇을 알고 싶은가.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RootMode {
    /// 가장 좋은 수 하나.
    Best,
    /// 가장 좋은 수와 꼭 같은 수 모두. 나머지의 값은 한계(bound)다.
    Ties,
    /// 모든 수의 정확한 값.
    AllExact,
    /// 둘 만한 수([`candidates`](crate::Game::candidates))마다 정확한 값.
    LikelyExact,
}

impl RootMode {
    /// 보는 수마다 정확한 값을 아는가.
    pub(crate) const fn is_exact(self) -> bool {
        matches!(self, Self::AllExact | Self::LikelyExact)
    }
}

/// 자르는 조건.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cut {
    /// α ≥ β.
    AtLeast,
    /// α > β.
    Above,
}

/// 창 밖의 값.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fail {
    /// 읽은 그대로(fail-soft).
    Soft,
    /// 창의 끝으로 잘라서(fail-hard).
    Hard,
}

/// 수 정렬.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ordering {
    /// 규칙이 준 차례.
    Off,
    /// 놀이가 아는 것([`Game::hint`](crate::Game::hint))만으로.
    Static,
    /// 탐색이 배운 것까지: 전치표의 수, 자른 수(killer), 역사(history).
    Dynamic,
}

/// 전치표를 믿는 만큼.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Probe {
    /// 쓰지 않는다.
    Off,
    /// 같은 깊이로 본 것만. 미니맥스와 값이 꼭 같다.
    SameDepth,
    /// 더 깊이 본 것도.
    Deeper,
}

/// 정지 탐색의 부분. 하나씩 꺼 보며 왜 있는지 배운다.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Quiescence {
    /// 깊이의 끝(cap), 수(ply).
    pub cap: u32,
    /// 그냥 두기(stand pat).
    pub stand_pat: bool,
    /// 비싼 것을 싼 것으로 먼저(MVV-LVA).
    pub ordering: bool,
    /// 승격(promotion)도 본다.
    pub promotions: bool,
    /// 장군이면 모든 수로 피한다(check evasion).
    pub evasions: bool,
    /// 가망 없는 잡기는 뺀다: 손해이거나, 거저 잡아도 α에 못 미친다(delta pruning).
    pub pruning: bool,
}

impl Quiescence {
    /// 모두 켠 것.
    pub const FULL: Self = Self {
        cap: 8,
        stand_pat: true,
        ordering: true,
        promotions: true,
        evasions: true,
        pruning: false,
    };

    /// 둘 때: 가망 없는 잡기는 빼고.
    pub const PLAY: Self = Self { pruning: true, ..Self::FULL };
}
