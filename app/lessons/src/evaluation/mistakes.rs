//! 흔한 실수: 켜면 그 해로움이 드러나는 판과 가중치를 펼친다.

use gaji_protocol::{Number, Thought};
use gaji_words::Lang;
use gaji_words::evaluation::mistakes as words;

use super::formula::{Fault, Formula, Weights};
use super::judge::Judge;
use super::sentence::fact_words;
use super::state::State;
use crate::numbers::spoken;

/// 처음 판에서, 바르게 세면 막고 어느 항이든 잘못 세면 막지 못하는 가중치.
const WARY: Weights = [300, 150, 500];
/// 공식이 바로 이기는 칸을 지나치는 국면.
pub const MISSED_WIN: &str = "121713";
/// 한 수만 보면 두 수짜리 위협(상대의 두 갈래 길)을 놓치는 국면.
pub const THREAT: &str = "6442";
/// 위협을 보기에 넉넉한 깊이, 수(ply).
pub const DEEP: u32 = 5;

/// 흔한 실수.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mistake {
    /// 공식의 실수.
    Formula(Fault),
    /// 한 수 앞만 본다.
    Shallow,
    /// 이기는 칸도 점수로만 고른다.
    ScoreOnly,
}

impl Mistake {
    /// 보이는 차례대로.
    pub const ALL: [Self; 4] = [
        Self::Formula(Fault::Unscaled),
        Self::Formula(Fault::Blind),
        Self::Shallow,
        Self::ScoreOnly,
    ];

    /// 지금 하고 있는가.
    #[must_use]
    pub fn is_on(self, state: &State) -> bool {
        match self {
            Self::Formula(fault) => state.fault == Some(fault),
            Self::Shallow => state.columns == THREAT && state.depth == 1,
            Self::ScoreOnly => !state.wins_first,
        }
    }

    /// 하면, 그 해로움이 드러나는 판을 펼친다. 그만두면, 같은 판에서 바르게 한다.
    pub fn set(self, state: &mut State, on: bool) {
        if on {
            *state = self.stage();
            return;
        }
        match self {
            Self::Formula(_) => state.fault = None,
            Self::Shallow => state.depth = DEEP,
            Self::ScoreOnly => state.wins_first = true,
        }
    }

    /// 이 실수를 하고 있는, 해로움이 드러나는 상태.
    #[must_use]
    pub fn stage(self) -> State {
        let plain = State::default();
        match self {
            Self::Formula(fault) => State { weights: WARY, fault: Some(fault), ..plain },
            Self::Shallow => State { columns: THREAT.into(), ..plain },
            Self::ScoreOnly => State { columns: MISSED_WIN.into(), wins_first: false, ..plain },
        }
    }
}

/// 한 수만 보고 고른 `choice`(0부터)에서 드러난 해로움: 깊이 보니 지고, 다른 칸을 고른다.
#[must_use]
pub fn overlooked(lang: Lang, choice: usize, thought: &Thought) -> String {
    let wrong = (choice + 1).to_string();
    let value = thought.moves.iter().find(|mv| mv.text == wrong).map(|mv| mv.value);
    match (value, &thought.best) {
        (Some(value @ Number::Loss(_)), Some(right)) if *right != wrong => {
            let value = spoken(lang, value, 1_000);
            words::overlooked(lang, &wrong, &thought.depth, &value, right)
        }
        _ => words::unseen(lang).to_string(),
    }
}

/// 잘못 고를 때 드러난 해로움: 바르게 고르는 칸과, 지금 고른 칸이 부르는 일.
/// 실수를 하지 않으면 `None`.
#[must_use]
pub fn harm(lang: Lang, judge: &Judge<'_>) -> Option<String> {
    let formula = Formula { fault: None, ..judge.formula };
    let sound = Judge { formula, wins_first: true, ..*judge };
    if judge.formula.fault.is_none() && judge.wins_first {
        return None;
    }
    let (right, wrong) = (sound.choice()?, judge.choice()?);
    if right == wrong {
        return Some(words::unseen(lang).to_string());
    }
    let seen = words::seen(lang, &(right + 1), &(wrong + 1));
    let fact = judge.fact(wrong).map(|fact| fact_words(lang, &fact));
    Some([seen].into_iter().chain(fact).collect::<Vec<_>>().join(" "))
}
