//! 점수의 공식: 가운데 × w₁ + 내 셋 × 3 × w₂ − 상대의 셋 × 3 × w₃.

use gaji_words::Word;
use gaji_words::evaluation::lesson as words;

/// 항의 수: 가운데, 내 셋, 상대의 셋.
pub const TERMS: usize = 3;

/// 항 가운데 내 셋의 자리.
pub(super) const MINE: usize = 1;

/// 가장 큰 가중치, 천분의 일.
pub const MAX_WEIGHT: i32 = 1_000;

/// 항마다의 가중치, 천분의 일. 0부터 [`MAX_WEIGHT`]까지.
pub type Weights = [i32; TERMS];

/// 손대면 바로 뒤집히는 가중치: 어느 조절대를 움직여도 고르는 칸이 바뀐다.
pub const START: Weights = [300, 150, 150];

/// 이름난 성격(personality).
#[derive(Clone, Copy, Debug)]
pub struct Preset {
    /// 이름.
    pub name: Word,
    /// 가중치.
    pub weights: Weights,
}

/// 성격들. 첫째가 기본이다.
pub const PRESETS: [Preset; 3] = [
    Preset { name: words::preset_centre, weights: [1_000, 150, 100] },
    Preset { name: words::preset_attack, weights: [250, 1_000, 100] },
    Preset { name: words::preset_defence, weights: [200, 300, 1_000] },
];

/// 공식에서 흔히 하는 실수.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// 셋에 3을 곱하지 않는다: 가운데(0–3)보다 늘 작다.
    Unscaled,
    /// 상대의 셋을 세지 않는다.
    Blind,
}

/// 가중치와, 일부러 한 실수.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Formula {
    /// 가중치.
    pub weights: Weights,
    /// 실수.
    pub fault: Option<Fault>,
}

impl Formula {
    /// 특징의 배수: 가운데(0–3)와 크기를 맞추고, 나쁜 것은 뺀다.
    #[must_use]
    pub const fn scales(&self) -> [i32; TERMS] {
        match self.fault {
            None => [1, 3, -3],
            Some(Fault::Unscaled) => [1, 1, -1],
            Some(Fault::Blind) => [1, 3, 0],
        }
    }

    /// 항마다의 몫, 천분의 일.
    #[must_use]
    pub fn shares(&self, features: [i32; TERMS]) -> [i64; TERMS] {
        let scales = self.scales();
        std::array::from_fn(|term| {
            i64::from(features[term]) * i64::from(scales[term]) * i64::from(self.weights[term])
        })
    }

    /// 점수, 천분의 일.
    #[must_use]
    pub fn score(&self, features: [i32; TERMS]) -> i64 {
        self.shares(features).iter().sum()
    }

    /// 가중치 하나만 바꾼 공식.
    #[must_use]
    pub const fn with(mut self, term: usize, weight: i32) -> Self {
        self.weights[term] = weight;
        self
    }

    /// 엔진의 가중치로: 엔진은 배수가 [1, 3, −3]인 줄 알므로 실수를 가중치로 옮긴다.
    /// 셋에 3을 곱하지 않은 것은 가운데에만 3을 곱한 것과 차례가 같다: 점수는 [`engine_unit`](Self::engine_unit)으로 나눈다.
    #[must_use]
    pub fn for_engine(&self) -> Vec<i32> {
        let [centre, mine, theirs] = self.weights;
        match self.fault {
            None => vec![centre, mine, theirs],
            Some(Fault::Unscaled) => vec![3 * centre, mine, theirs],
            Some(Fault::Blind) => vec![centre, mine, 0],
        }
    }

    /// [`for_engine`](Self::for_engine)으로 찾은 값에서 점수 1의 크기.
    #[must_use]
    pub const fn engine_unit(&self) -> u32 {
        match self.fault {
            Some(Fault::Unscaled) => 3_000,
            Some(Fault::Blind) | None => 1_000,
        }
    }
}
