//! 레슨의 상태와 그 주소.

use gaji_protocol::{Number, OrderLevel, Quiet, Seat, Settings, ThinkAsk, TraceAsk};

use crate::query::{Query, Repairs, Writer};
use crate::seat;
use crate::speed::Speed;

/// 레슨의 놀이.
pub const GAME: &str = "minichess";
/// 가르치는 국면: 퀸 앞의 룩은 공짜로 보인다.
pub const POSITION: &str = "1p2k/2r2/4n/5/K1Q2 w - - 0 1";
/// 수평선의 가장 깊은 깊이, 수(ply).
pub const DEEPEST: u32 = 6;
/// 조절대로 고를 수 있는 가장 큰 끝(cap), 수(ply).
pub const WIDEST_CAP: u32 = 12;
/// 끝을 두지 않은 것과 같은 끝: 잡기는 이보다 먼저 다한다.
pub const NO_CAP: u32 = 64;

/// 수평선 자를 채우는 부탁의 수.
pub const RULER_ASKS: usize = 4;

/// 모두 켠 정지 탐색.
pub const FULL: Quiet =
    Quiet { cap: 8, stand_pat: true, ordering: true, promotions: true, evasions: true };

/// 레슨이 보이는 것의 전부. 같은 상태는 같은 그림이다.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    /// 국면.
    pub seat: Seat,
    /// 몇째 걸음인가. `None`이면 끝: 첫 화면은 결과부터 보인다.
    pub step: Option<u32>,
    /// 영화의 빠르기.
    pub speed: Speed,
    /// 수평선의 깊이, 수(ply).
    pub depth: u32,
    /// 오른쪽 판이 정지 탐색을 하는가. 끄면 두 판이 같다.
    pub on: bool,
    /// 그 정지 탐색.
    pub quiet: Quiet,
}

impl Default for State {
    fn default() -> Self {
        let speed = Speed::NORMAL;
        Self { seat: Self::start(GAME), step: None, speed, depth: 1, on: true, quiet: FULL }
    }
}

impl State {
    /// `game`에서 처음 볼 국면: 미니 체스는 가르치는 국면, 다른 놀이는 그 놀이의 처음.
    #[must_use]
    pub fn start(game: &str) -> Seat {
        let position = if game == GAME { POSITION } else { "" };
        Seat { game: game.into(), position: position.into(), moves: Vec::new() }
    }

    /// 주소에서 읽는다. 읽지 못한 것은 기본으로 두고, 무엇을 고쳤는지 함께 준다.
    #[must_use]
    pub fn from_query(text: &str) -> (Self, Repairs) {
        let mut query = Query::parse(text);
        let small = |query: &mut Query, key, most: u32| {
            query.integer(key, 0, i64::from(most)).and_then(|found| u32::try_from(found).ok())
        };
        let state = Self {
            seat: read_seat(&mut query),
            step: small(&mut query, "step", 99_999),
            speed: Speed::read(&mut query),
            depth: small(&mut query, "depth", DEEPEST).unwrap_or(1),
            on: query.flag("q").unwrap_or(true),
            quiet: Quiet {
                cap: small(&mut query, "cap", NO_CAP).unwrap_or(FULL.cap),
                ordering: query.flag("mvv").unwrap_or(FULL.ordering),
                stand_pat: query.flag("standpat").unwrap_or(FULL.stand_pat),
                promotions: query.flag("promo").unwrap_or(FULL.promotions),
                evasions: query.flag("evade").unwrap_or(FULL.evasions),
            },
        };
        (state, query.repairs().clone())
    }

    /// 주소로 적는다. 기본과 같은 것은 적지 않는다.
    #[must_use]
    pub fn to_query(&self) -> String {
        let mut out = Writer::default();
        let plain = Self::default();
        if self.seat.game != plain.seat.game {
            out.set("game", &self.seat.game);
        }
        if self.seat != plain.seat {
            seat::write(&mut out, &self.seat);
        }
        if let Some(step) = self.step {
            out.set("step", &step.to_string());
        }
        self.speed.write(&mut out);
        out.set_unless("depth", &self.depth, &plain.depth);
        out.set_unless("cap", &self.quiet.cap, &FULL.cap);
        let flags = [
            ("q", self.on),
            ("mvv", self.quiet.ordering),
            ("standpat", self.quiet.stand_pat),
            ("promo", self.quiet.promotions),
            ("evade", self.quiet.evasions),
        ];
        flags.into_iter().for_each(|(key, on)| out.set_unless(key, &u8::from(on), &1));
        out.finish()
    }

    /// 엔진이 거절한 상태에서 국면은 살린다: 깊이와 스위치를 처음으로, 그래도 안 되면 가르치는 국면으로.
    #[must_use]
    pub fn mended(&self) -> Self {
        let plain = Self::default();
        let kept = Self { seat: self.seat.clone(), speed: self.speed, ..plain.clone() };
        if kept == (Self { step: None, ..self.clone() }) { plain } else { kept }
    }

    /// 끝(cap)의 조절대가 선 자리. [`WIDEST_CAP`]을 넘으면 모두 «없음»이다.
    #[must_use]
    pub fn cap_notch(&self) -> u32 {
        self.quiet.cap.min(WIDEST_CAP + 1)
    }

    /// 조절대의 자리로 끝을 정한다.
    pub const fn set_cap_notch(&mut self, notch: u32) {
        self.quiet.cap = if notch > WIDEST_CAP { NO_CAP } else { notch };
    }

    /// 오른쪽 판의 정지 탐색.
    #[must_use]
    pub fn right(&self) -> Option<Quiet> {
        self.on.then_some(self.quiet)
    }

    /// 한 판의 탐색: `quiet`가 없으면 왼쪽이다.
    #[must_use]
    pub fn trace(&self, quiet: Option<Quiet>) -> TraceAsk {
        trace(self.seat.clone(), self.depth, quiet)
    }

    /// `chosen`을 둔 뒤에 정말로 일어날 일: 상대는 언제나 끝까지 보는 정지 탐색으로 둔다.
    ///
    /// 외통을 약속했으면(`promised`) 그 외통이 나올 만큼 본다.
    #[must_use]
    pub fn reply(&self, chosen: &str, promised: Number) -> TraceAsk {
        let mut seat = self.seat.clone();
        seat.moves.push(chosen.into());
        let depth = match promised {
            Number::Win(plies) | Number::Loss(plies) => plies.min(self.depth).saturating_sub(1),
            _ => 1,
        };
        trace(seat, depth.max(1), Some(FULL))
    }

    /// 수평선 자의 부탁 [`RULER_ASKS`]개: 깊이 0과, 깊이 1부터 가장 깊은 데까지를 끄고 켜고.
    #[must_use]
    pub fn ruler(&self) -> Vec<ThinkAsk> {
        let asks: [_; RULER_ASKS] =
            [(0, None), (0, Some(self.quiet)), (DEEPEST, None), (DEEPEST, Some(self.quiet))];
        asks.map(|(depth, quiet)| self.think(depth, quiet)).into()
    }

    /// 값이 정확하므로 빠른 길로 간다.
    fn think(&self, depth: u32, quiet: Option<Quiet>) -> ThinkAsk {
        ThinkAsk { quiet, ..ThinkAsk::new(self.seat.clone(), depth) }
    }

    /// 같은 국면을 `quiet`로 보면 마디가 얼마나 드는지 묻는다: 교과서의 알파베타 그대로.
    #[must_use]
    pub fn count(&self, quiet: Quiet) -> ThinkAsk {
        ThinkAsk { plain: true, nodes: Some(MAX_NODES), ..self.think(self.depth, Some(quiet)) }
    }
}

/// 견주려고 들어갈 마디의 한계.
const MAX_NODES: u64 = 500_000;

/// 잡는 수부터 보아야 영화가 재미있는 데서 시작한다. 고르는 수와 값은 차례와 상관없다.
fn trace(seat: Seat, depth: u32, quiet: Option<Quiet>) -> TraceAsk {
    let settings =
        Settings { quiet, exact: true, order: OrderLevel::Static, ..Settings::alpha_beta(depth) };
    TraceAsk { seat, settings, open: Vec::new() }
}

/// 아무것도 적지 않은 미니 체스는 가르치는 국면이고, 다른 놀이는 그 놀이의 처음이다.
fn read_seat(query: &mut Query) -> Seat {
    let game = query.text("game", seat::is_name).unwrap_or_else(|| GAME.to_string());
    let mut seat = seat::read(query, game);
    if seat.game == GAME && seat.position.is_empty() {
        seat.position = POSITION.into();
    }
    seat
}

#[cfg(test)]
mod tests {
    use super::{FULL, GAME, NO_CAP, POSITION, State};
    use crate::speed::Speed;
    use gaji_protocol::{Quiet, Seat};
    use proptest::prelude::*;

    fn states() -> impl Strategy<Value = State> {
        let words = prop::collection::vec("[a-e1-5]{4,5}", 0..5);
        let game = prop_oneof![Just(GAME.to_string()), "[a-z][a-z0-9-]{0,9}"];
        let position = prop_oneof![Just(POSITION.to_string()), "[A-Za-z0-9/. -]{1,40}"];
        let seat = (game, position, words);
        let seat = seat.prop_map(|(game, position, moves)| Seat { game, position, moves });
        let steps = (prop::option::of(0..99_999_u32), prop::sample::select(Speed::ALL.to_vec()));
        let numbers = (steps, 0..=6_u32, 0..=64_u32);
        (seat, numbers, any::<[bool; 5]>()).prop_map(
            |(
                seat,
                ((step, speed), depth, cap),
                [on, stand_pat, ordering, promotions, evasions],
            )| State {
                seat,
                step,
                speed,
                depth,
                on,
                quiet: Quiet { cap, stand_pat, ordering, promotions, evasions },
            },
        )
    }

    address_laws!(State, states());

    #[test]
    fn a_refused_state_keeps_its_position_and_mending_ends() {
        let state = State::from_query("v=1&pos=k4/5/5/5/K3R_w_-_-_0_1&depth=6&cap=12&step=3").0;
        let mended = state.mended();
        assert_eq!((&mended.seat, mended.depth, mended.quiet), (&state.seat, 1, FULL));
        assert_eq!(mended.mended(), State::default());
    }

    #[test]
    fn the_cap_slider_never_shows_a_false_number() {
        let mut state = State::default();
        for (cap, notch) in [(0, 0), (8, 8), (12, 12), (13, 13), (40, 13), (NO_CAP, 13)] {
            state.quiet.cap = cap;
            assert_eq!(state.cap_notch(), notch, "{cap}");
        }
        for (notch, cap) in [(0, 0), (12, 12), (13, NO_CAP)] {
            state.set_cap_notch(notch);
            assert_eq!(state.quiet.cap, cap, "{notch}");
        }
    }

    #[test]
    fn the_default_needs_no_query() {
        assert_eq!(State::default().to_query(), "");
        assert_eq!(State::from_query("v=1&cap=99&mvv=2").0.quiet, Quiet { cap: 64, ..FULL });
        assert_eq!(State::from_query("game=chess").0.seat.position, "");
    }
}
