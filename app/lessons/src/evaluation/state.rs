//! 레슨의 상태와 그 주소.

use gaji_protocol::{RootWish, Seat, ThinkAsk};
use gaji_words::decimal;

use super::duel::{Duel, Terms};
use super::formula::{Fault, Formula, MAX_WEIGHT, PRESETS, Weights};
use super::mistakes::{DEEP, Mistake};
use crate::query::{Query, Repairs, Writer, name_of};
use crate::speed::Speed;

/// 첫 국면: 둔 세로줄의 번호.
const POSITION: &str = "34576757";
/// 판의 칸.
pub(super) const CELLS: usize = 42;
/// 보는 깊이의 범위, 수(ply).
pub const DEPTHS: (i64, i64) = (1, 10);

/// 레슨이 보이는 것의 전부. 같은 상태는 같은 그림이다.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    /// 빈 판에서 둔 세로줄의 번호.
    pub columns: String,
    /// 두 편의 색을 맞바꾸었는가.
    pub swapped: bool,
    /// 재는 영화의 몇째 걸음인가. `None`이면 끝: 첫 화면은 결과부터 보인다.
    pub step: Option<u32>,
    /// 영화와 둘러보기의 빠르기.
    pub speed: Speed,
    /// 가중치.
    pub weights: Weights,
    /// 견줄 성격의 가중치.
    pub rival: Weights,
    /// 바로 이기는 칸은 점수보다 먼저.
    pub wins_first: bool,
    /// 몇 수 앞까지 보는가. 1이면 한 수만.
    pub depth: u32,
    /// 일부러 하는 실수.
    pub fault: Option<Fault>,
    /// 펼쳐 놓은, 두 성격이 겨룬 판.
    pub duel: Option<Duel>,
    /// 칸마다 끝까지 푼 참값도 보이는가.
    pub solved: bool,
}

impl Default for State {
    fn default() -> Self {
        Self {
            columns: POSITION.to_string(),
            swapped: false,
            step: None,
            speed: Speed::NORMAL,
            weights: PRESETS[0].weights,
            rival: PRESETS[2].weights,
            wins_first: true,
            depth: 1,
            fault: None,
            duel: None,
            solved: false,
        }
    }
}

impl State {
    /// 주소에서 읽는다. 읽지 못한 것은 기본으로 두고, 무엇을 고쳤는지 함께 준다.
    #[must_use]
    pub fn from_query(text: &str) -> (Self, Repairs) {
        let mut query = Query::parse(text);
        let plain = Self::default();
        let (low, high) = DEPTHS;
        let columns = query.text("pos", |text| text == EMPTY || are_columns(text));
        let state = Self {
            columns: columns.map_or(plain.columns, |text| text.replace(EMPTY, "")),
            swapped: query.flag("swap").unwrap_or(plain.swapped),
            step: query.integer("step", 0, 999).map(|step| step as u32),
            speed: Speed::read(&mut query),
            weights: weights(&mut query, "w").unwrap_or(plain.weights),
            rival: weights(&mut query, "w2").unwrap_or(plain.rival),
            wins_first: query.flag("wins").unwrap_or(plain.wins_first),
            depth: query.integer("depth", low, high).map_or(plain.depth, |depth| depth as u32),
            fault: query.choice("mistake", FAULTS),
            duel: duel(&mut query),
            solved: query.flag("solve").unwrap_or(plain.solved),
        };
        (state, query.repairs().clone())
    }

    /// 주소로 적는다. 기본과 같은 것은 적지 않는다.
    #[must_use]
    pub fn to_query(&self) -> String {
        let plain = Self::default();
        let mut out = Writer::default();
        let columns = if self.columns.is_empty() { EMPTY } else { &self.columns };
        out.set_unless("pos", &columns, &POSITION);
        out.set_unless("swap", &u8::from(self.swapped), &0);
        if let Some(step) = self.step {
            out.set("step", &step.to_string());
        }
        self.speed.write(&mut out);
        out.set_unless("w", &list(self.weights), &list(plain.weights));
        out.set_unless("w2", &list(self.rival), &list(plain.rival));
        out.set_unless("wins", &u8::from(self.wins_first), &1);
        out.set_unless("depth", &self.depth, &plain.depth);
        if let Some(fault) = self.fault {
            out.set("mistake", name_of(FAULTS, fault));
        }
        if let Some(Duel { here, at }) = self.duel {
            out.set("duel", &at.to_string());
            out.set_unless("from", &name_of(STARTS, here), &"");
        }
        out.set_unless("solve", &u8::from(self.solved), &0);
        out.finish()
    }

    /// `before`에서 고친 뒤에, 물음이 바뀐 답은 거둔다: 다른 조건에서 겨룬 판과 다른 국면의 참값.
    pub fn settle(&mut self, before: &Self) {
        if Terms::of(self) != Terms::of(before) {
            self.duel = None;
        }
        if self.columns != before.columns {
            self.solved = false;
        }
    }

    /// 걸음과 빠르기 말고 읽는 이가 맞추어 둔 것이 `before`와 다른가: 그러면 뒤로 갈 자리를 남긴다.
    #[must_use]
    pub fn replaces(&self, before: &Self) -> bool {
        let Self { step, speed, .. } = *self;
        *self != Self { step, speed, ..before.clone() }
    }

    /// 일꾼에게 찾아 달라고 할 것: 한 수만 볼 때는 없다. 그것이 실수인 판에서는 견줄 것을 찾는다.
    #[must_use]
    pub fn think(&self) -> Option<ThinkAsk> {
        let depth = if Mistake::Shallow.is_on(self) { DEEP } else { self.depth };
        let weights = Some(self.formula().for_engine());
        let ask =
            ThinkAsk { root: RootWish::AllExact, weights, ..ThinkAsk::new(self.seat(), depth) };
        (depth > 1).then_some(ask)
    }

    /// 엔진에 물을 국면.
    #[must_use]
    pub fn seat(&self) -> Seat {
        seat(&self.columns)
    }

    /// 지금의 공식.
    #[must_use]
    pub const fn formula(&self) -> Formula {
        Formula { weights: self.weights, fault: self.fault }
    }

    /// 견줄 성격의 공식. 실수는 하지 않는다.
    #[must_use]
    pub const fn rival_formula(&self) -> Formula {
        Formula { weights: self.rival, fault: None }
    }
}

/// 빈 판의 주소.
const EMPTY: &str = "-";

const FAULTS: &[(&str, Fault)] = &[("unscaled", Fault::Unscaled), ("blind", Fault::Blind)];

/// 겨루기를 시작하는 판의 이름. 첫째는 적지 않는다.
const STARTS: &[(&str, bool)] = &[("", false), ("board", true)];

fn duel(query: &mut Query) -> Option<Duel> {
    let at = query.integer("duel", 0, CELLS as i64)?;
    Some(Duel { here: query.choice("from", STARTS).unwrap_or(false), at: at as u32 })
}

/// 빈 판에서 `columns`를 차례로 둔 국면.
#[must_use]
pub fn seat(columns: &str) -> Seat {
    let moves = columns.chars().map(String::from).collect();
    Seat { game: "connect4".into(), position: String::new(), moves }
}

/// 적어 넣을 수 있는 글인가: 1–7의 숫자. 둘 수 있는 차례인지는 엔진이 안다.
#[must_use]
pub fn are_columns(text: &str) -> bool {
    text.len() <= CELLS && text.bytes().all(|byte| (b'1'..=b'7').contains(&byte))
}

/// `1,0.15,0.1`.
fn list(weights: Weights) -> String {
    weights.map(|weight| decimal(weight.into())).join(",")
}

/// 셋이 아니면 버린다.
fn weights(query: &mut Query, key: &str) -> Option<Weights> {
    let read = query.decimals(key, MAX_WEIGHT)?;
    let weights = read.try_into().ok();
    if weights.is_none() {
        query.repair(key);
    }
    weights
}

#[cfg(test)]
mod tests {
    use super::{Duel, Fault, Mistake, State};
    use crate::{query::thousandths, speed::Speed};
    use proptest::prelude::*;

    fn states() -> impl Strategy<Value = State> {
        let weights = || prop::array::uniform3(0..=1_000);
        let faults = prop::option::of(prop_oneof![Just(Fault::Unscaled), Just(Fault::Blind)]);
        let steps = (prop::option::of(0..=999_u32), prop::sample::select(Speed::ALL.to_vec()));
        let numbers = (steps, 1..=10_u32, weights(), weights());
        let duels = prop::option::of((any::<bool>(), 0..=42_u32));
        ("[1-7]{0,42}", numbers, any::<[bool; 3]>(), faults, duels).prop_map(
            |(
                columns,
                ((step, speed), depth, weights, rival),
                [swapped, wins_first, solved],
                fault,
                duel,
            )| State {
                columns,
                swapped,
                step,
                speed,
                weights,
                rival,
                wins_first,
                depth,
                fault,
                duel: duel.map(|(here, at)| Duel { here, at }),
                solved,
            },
        )
    }

    address_laws!(State, states());

    #[test]
    fn what_is_good_in_a_bad_address_is_kept() {
        let (state, repairs) =
            State::from_query("?v=1&pos=348&w=9,0.15,0.1&w2=1,2&depth=99&wins=0");
        assert_eq!((state.weights, state.depth), ([1_000, 150, 100], 10));
        assert_eq!((state.columns, state.wins_first), (State::default().columns, false));
        assert_eq!(state.rival, State::default().rival);
        assert_eq!(repairs.keys, ["pos", "w", "w2", "depth"]);
    }

    /// 겨룬 판과 참값은 주소에 있고, 답하던 물음이 바뀌면 거둔다.
    #[test]
    fn answers_go_with_their_questions() {
        let open = || State::from_query("v=1&duel=12&from=board&solve=1").0;
        let kept = |edit: fn(&mut State)| {
            let mut state = open();
            edit(&mut state);
            state.settle(&open());
            (state.duel.is_some(), state.solved)
        };
        assert_eq!(open().duel, Some(Duel { here: true, at: 12 }));
        assert_eq!(kept(|state| state.depth = 4), (true, true));
        assert_eq!(kept(|state| state.columns.push('4')), (false, false));
        assert_eq!(kept(|state| state.weights[0] = 0), (false, true));
        assert_eq!(kept(|state| state.rival[2] = 0), (false, true));
        assert_eq!(kept(|state| state.wins_first = false), (false, true));
        // 첫 돌 하나에서 겨룬 판은 지금 판과 상관없다.
        let before = State { duel: Some(Duel { here: false, at: 3 }), ..open() };
        let mut after = State { columns: "4".into(), ..before.clone() };
        after.settle(&before);
        assert_eq!((after.duel, after.solved), (before.duel, false));
        assert_eq!(before.to_query(), "v=1&duel=3&solve=1");
    }

    /// 같은 판에 펼치는 실수도 읽는 이의 가중치를 밀어내므로, 뒤로 갈 자리가 남는다.
    #[test]
    fn whatever_pushes_out_the_readers_own_is_a_step() {
        let own = State { weights: [500, 400, 300], ..State::default() };
        for mistake in Mistake::ALL {
            let mut after = own.clone();
            mistake.set(&mut after, true);
            assert!(after.replaces(&own), "{mistake:?}");
        }
        assert!(!State { step: Some(3), ..own.clone() }.replaces(&own));
    }

    #[test]
    fn the_default_needs_no_query() {
        assert_eq!(State::default().to_query(), "");
    }

    #[test]
    fn weights_are_read_in_thousandths() {
        let cases = [("0.15", 150), ("1", 1_000), ("0.351", 351), (".5", -1), ("-1", -1), ("", -1)];
        for (text, expected) in cases {
            assert_eq!(thousandths(text).unwrap_or(-1), expected, "{text}");
        }
        assert_eq!((thousandths("0.1234"), thousandths("1e3")), (None, None));
    }
}
