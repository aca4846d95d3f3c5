//! 평가 함수(evaluation): 끝나지 않은 국면에 매기는 점수. 규칙과 떨어져 산다.

use core::marker::PhantomData;

use crate::{Game, Score, Side, Words};

/// 한 놀이가 가질 수 있는 항의 최대 수.
pub const MAX_TERMS: usize = 8;

/// 평가의 한 항(term).
#[derive(Clone, Copy, Debug)]
pub struct Term {
    /// 이름(`material`): 명령줄과 주소가 쓴다.
    pub id: &'static str,
    /// 사람이 읽는 이름.
    pub name: Words,
    /// 기본 가중치, 천분의 일(thousandths).
    pub weight: i32,
    /// 특징의 크기를 다른 항과 맞추는 배수. 나쁜 것을 세는 항은 음수다.
    pub scale: i32,
    /// 화면의 조절대가 오가는 범위, 천분의 일. ±100,000 안.
    pub range: (i32, i32),
}

/// 평가할 수 있는 놀이.
///
/// 점수 = (Σ 가중치ᵢ × 배수ᵢ × 특징ᵢ) / [`UNIT`](Self::UNIT), 0 쪽으로 버린다. 가중치는 천분의 일인 정수다.
pub trait Evaluate: Game {
    /// 항. [`MAX_TERMS`] 이하.
    const TERMS: &'static [Term];

    /// 나누는 수, 1,000의 약수. 1,000이면 점수가 특징의 단위, 1이면 그 천분의 일.
    const UNIT: i64;

    /// 조용한 수 하나가 보통 바꾸는 점수(margin). [`capture`](Game::capture)의 값도 이 점수의 단위다. 0이면 헛된 수를
    /// 빼지 않는다.
    const MARGIN: i64 = 0;

    /// 알아볼 만한 가장 작은 차이(체스의 폰 하나), 점수로: 세기를 낮춘 AI([`Level`](crate::Level))가 실수하는 자다. 적지
    /// 않으면 첫 항의 하나다.
    const POINT: i64 = match Self::TERMS {
        [first, ..] => (first.weight as i64 * first.scale as i64 / Self::UNIT).abs(),
        [] => 1,
    };

    /// `side`가 본 특징(feature)을 항의 차례로 적는다. 끝난 국면에는 부르지 않는다.
    fn features(&self, side: Side, out: &mut [i32]);

    /// `mv`를 둔 뒤의 특징, 둔 쪽에서. 놀이가 끝나면 모두 0. 한 수 앞만 보는 화면과 `gaji scores`가 쓴다.
    fn move_features(&self, mv: Self::Move, out: &mut [i32]) {
        let mut after = self.clone();
        after.play(mv);
        match after.outcome() {
            Some(_) => out.fill(0),
            None => after.features(self.side(), out),
        }
    }

    /// 한 수만 보는 제 공식이 있는 놀이라면 `mv`의 점수, 둔 쪽에서. 없으면(`None`) 깊이 1의 탐색이 그 점수다.
    fn move_score(&self, _mv: Self::Move, _evaluator: &Evaluator<Self>) -> Option<Score> {
        None
    }
}

/// 가중치와, 그 가중치로 말하는 쪽. 성격(personality)은 둘 차례가 바뀌어도 바뀌지 않는다.
#[derive(Debug)]
pub struct Evaluator<G> {
    side: Side,
    weights: [i32; MAX_TERMS],
    game: PhantomData<fn() -> G>,
}

impl<G: Evaluate> Evaluator<G> {
    /// 가중치의 절댓값 한계, 천분의 일(±100.000).
    pub const WEIGHT_LIMIT: i32 = 100_000;

    /// 기본 가중치로 `side`의 편에서 본다.
    #[must_use]
    pub fn new(side: Side) -> Self {
        let mut weights = [0; MAX_TERMS];
        for (weight, term) in weights.iter_mut().zip(G::TERMS) {
            *weight = term.weight;
        }
        Self { side, weights, game: PhantomData }
    }

    /// 주어진 가중치(천분의 일)로 본다. 항의 수와 다르면 `None`, 범위 밖은 자른다.
    #[must_use]
    pub fn with_weights(side: Side, given: &[i32]) -> Option<Self> {
        let mut evaluator = Self::new(side);
        let own = evaluator.weights.get_mut(..G::TERMS.len())?;
        (given.len() == own.len()).then_some(())?;
        for (weight, &given) in own.iter_mut().zip(given) {
            *weight = given.clamp(-Self::WEIGHT_LIMIT, Self::WEIGHT_LIMIT);
        }
        Some(evaluator)
    }

    /// 이 평가가 편드는 쪽.
    #[must_use]
    pub const fn side(&self) -> Side {
        self.side
    }

    /// 가중치, 천분의 일, 항의 차례.
    #[must_use]
    pub fn weights(&self) -> &[i32] {
        &self.weights[..G::TERMS.len()]
    }

    /// 둘 차례인 쪽에서 본 점수.
    #[must_use]
    pub fn score(&self, position: &G) -> Score {
        let mut features = [0; MAX_TERMS];
        position.features(self.side, &mut features[..G::TERMS.len()]);
        let own = self.weigh(&features[..G::TERMS.len()]);
        if position.side() == self.side { own } else { -own }
    }

    /// 특징에 가중치와 배수를 곱해 더한 점수.
    #[must_use]
    pub fn weigh(&self, features: &[i32]) -> Score {
        let weighted = features.iter().zip(&self.weights).zip(G::TERMS);
        let sum: i64 = weighted
            .map(|((&feature, &weight), term)| {
                i64::from(feature) * i64::from(weight) * i64::from(term.scale)
            })
            .sum();
        Score::value(sum / G::UNIT)
    }
}

impl<G> Clone for Evaluator<G> {
    fn clone(&self) -> Self {
        Self { side: self.side, weights: self.weights, game: PhantomData }
    }
}

impl<G> PartialEq for Evaluator<G> {
    fn eq(&self, other: &Self) -> bool {
        self.side == other.side && self.weights == other.weights
    }
}

impl<G> Eq for Evaluator<G> {}
