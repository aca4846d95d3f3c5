//! 두는 화면의 상태와 그 주소. 놀이의 이름은 길(path)에 있다.

use gaji_protocol::{GameInfo, LEVELS, Seat};
use gaji_words::decimal;

use super::budget::Budget;
use super::mode::{MODES, Mode};
use crate::query::{Query, Repairs, Writer, name_of};
use crate::seat;

/// 온 힘으로 두는 세기. 그 아래는 모두 세기를 낮춘 것이다.
pub const STRONGEST: u8 = LEVELS + 1;

/// 가중치의 끝, 천분의 일.
const MAX_WEIGHT: i32 = 100_000;

/// 두는 화면이 보이는 것의 전부. 같은 상태는 같은 판이다.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    /// 시작 국면의 표기. 비었으면 놀이의 처음.
    pub position: String,
    /// 거기서 둔 수.
    pub moves: Vec<String>,
    /// 누가 두는가.
    pub mode: Mode,
    /// 한 수를 얼마나 생각하는가.
    pub budget: Budget,
    /// 얼마나 센가: 1부터 [`STRONGEST`]까지.
    pub level: u8,
    /// 점수가 같은 수 가운데 우연히 고르는가.
    pub vary: bool,
    /// 그 우연의 씨앗.
    pub seed: u32,
    /// 판을 돌려 보이는가.
    pub flipped: bool,
    /// 수마다의 점수를 보이는가.
    pub scores: bool,
    /// 주장해야 끝나는 끝(claim)을 주장했는가.
    pub claimed: bool,
    /// AI의 평가의 가중치, 천분의 일. 비었으면 놀이의 기본이다.
    pub weights: Vec<i32>,
}

impl Default for State {
    fn default() -> Self {
        Self {
            position: String::new(),
            moves: Vec::new(),
            mode: Mode::First,
            budget: Budget::default(),
            level: STRONGEST,
            vary: true,
            seed: 1,
            flipped: false,
            scores: false,
            claimed: false,
            weights: Vec::new(),
        }
    }
}

impl State {
    /// 주소에서 읽는다. 읽지 못한 것은 기본으로 두고, 무엇을 고쳤는지 함께 준다.
    #[must_use]
    pub fn from_query(text: &str) -> (Self, Repairs) {
        let mut query = Query::parse(text);
        let plain = Self::default();
        let Seat { position, moves, .. } = seat::read(&mut query, String::new());
        let seed = query.integer("seed", 0, u32::MAX.into()).and_then(|seed| seed.try_into().ok());
        let level = query.integer("level", 1, STRONGEST.into());
        let state = Self {
            position,
            moves,
            mode: query.choice("mode", MODES).unwrap_or(plain.mode),
            budget: Budget::read(&mut query).unwrap_or(plain.budget),
            level: level.and_then(|level| level.try_into().ok()).unwrap_or(plain.level),
            vary: query.flag("ties").unwrap_or(plain.vary),
            seed: seed.unwrap_or(plain.seed),
            flipped: query.flag("flip").unwrap_or(plain.flipped),
            scores: query.flag("scores").unwrap_or(plain.scores),
            claimed: query.flag("claim").unwrap_or(plain.claimed),
            weights: query.decimals("w", MAX_WEIGHT).unwrap_or(plain.weights),
        };
        (state, query.repairs().clone())
    }

    /// 주소로 적는다. 기본과 같은 것은 적지 않는다.
    #[must_use]
    pub fn to_query(&self) -> String {
        let plain = Self::default();
        let mut out = Writer::default();
        seat::write(&mut out, &self.seat(""));
        out.set_unless("mode", &name_of(MODES, self.mode), &name_of(MODES, plain.mode));
        self.budget.write(&mut out);
        out.set_unless("level", &self.level, &plain.level);
        out.set_unless("ties", &u8::from(self.vary), &u8::from(plain.vary));
        out.set_unless("seed", &self.seed, &plain.seed);
        out.set_unless("flip", &u8::from(self.flipped), &u8::from(plain.flipped));
        out.set_unless("scores", &u8::from(self.scores), &u8::from(plain.scores));
        out.set_unless("claim", &u8::from(self.claimed), &u8::from(plain.claimed));
        out.set_unless("w", &list(&self.weights), &String::new());
        out.finish()
    }

    /// 엔진에 물을 `game`의 국면.
    #[must_use]
    pub fn seat(&self, game: &str) -> Seat {
        Seat { game: game.into(), position: self.position.clone(), moves: self.moves.clone() }
    }

    /// `info`의 항마다 지금의 가중치. 주소의 것이 항의 수와 맞지 않으면 놀이의 기본이다.
    #[must_use]
    pub fn weights(&self, info: &GameInfo) -> Vec<i32> {
        let fits = self.weights.len() == info.terms.len();
        let plain = || info.terms.iter().map(|term| term.weight).collect();
        if fits { self.weights.clone() } else { plain() }
    }

    /// `index`째 항의 가중치를 바꾼다. 모두 기본이 되면 주소에서 빠진다.
    pub fn weigh(&mut self, info: &GameInfo, index: usize, weight: i32) {
        self.weights = self.weights(info);
        if let Some(own) = self.weights.get_mut(index) {
            *own = weight;
        }
        if info.terms.iter().map(|term| &term.weight).eq(&self.weights) {
            self.weights.clear();
        }
    }

    /// 판만 처음으로 되돌린다. 씨앗은 다음 것: 같은 판이 되풀이되지 않는다.
    pub fn restart(&mut self) {
        self.position.clear();
        self.moves.clear();
        self.claimed = false;
        self.seed = self.seed.wrapping_add(1);
    }
}

/// `1,0.15`.
fn list(weights: &[i32]) -> String {
    let texts: Vec<String> = weights.iter().map(|&weight| decimal(weight.into())).collect();
    texts.join(",")
}

#[cfg(test)]
mod tests {
    use super::super::{Budget, DEPTHS, Mode, NODES, TIMES};
    use super::{STRONGEST, State};
    use proptest::prelude::*;

    fn budgets() -> impl Strategy<Value = Budget> {
        prop_oneof![
            (TIMES[0]..=TIMES[9]).prop_map(Budget::Time),
            (DEPTHS.0..=DEPTHS.1).prop_map(Budget::Depth),
            (NODES[0]..=NODES[7]).prop_map(Budget::Nodes),
        ]
    }

    fn states() -> impl Strategy<Value = State> {
        let moves = prop::collection::vec("[a-h1-8-]{1,5}", 0..9);
        let weights = prop::collection::vec(0..=100_000, 0..8);
        let mode = (prop::sample::select(&Mode::ALL[..]), 1..=STRONGEST);
        let who = (mode, budgets(), any::<u32>(), weights);
        ("[A-Za-z0-9/. -]{0,40}", moves, who, any::<[bool; 4]>()).prop_map(
            |(
                position,
                moves,
                ((mode, level), budget, seed, weights),
                [vary, flipped, scores, claimed],
            )| {
                State {
                    position,
                    moves,
                    mode,
                    budget,
                    level,
                    vary,
                    seed,
                    flipped,
                    scores,
                    claimed,
                    weights,
                }
            },
        )
    }

    address_laws!(State, states());

    #[test]
    fn what_is_good_in_a_bad_address_is_kept() {
        let (state, repairs) =
            State::from_query("?v=1&moves=e4__e5&mode=nobody&ms=9&ties=0&seed=x&nodes=5000");
        assert_eq!(state.moves, ["e4", "e5"]);
        assert_eq!((state.mode, state.budget), (Mode::First, Budget::Time(50)));
        assert!(!state.vary && state.seed == 1);
        assert_eq!(repairs.keys, ["seed", "mode", "ms"]);
    }

    #[test]
    fn the_default_needs_no_query() {
        assert_eq!(State::default().to_query(), "");
    }
}
