//! 주소의 판을 편다: 둘 수 없는 수가 있으면 그 앞까지만.

use gaji_lessons::play::{State, repaired_fields};
use gaji_protocol::{Ask, GameInfo, Refusal, Reply, Scene, Seat};
use gaji_words::{Lang, errors};
use web_sys::js_sys;

use crate::bridge::Engine;

/// 펼 판.
#[derive(Clone, PartialEq)]
pub(super) struct Opening {
    pub(super) info: GameInfo,
    /// 엔진이 둘 수 있다고 한 상태.
    pub(super) state: State,
    pub(super) scene: Scene,
    /// 주소에서 고친 것. 없으면 빈 글.
    pub(super) trouble: String,
}

/// 주소의 물음(`query`)대로 편다. 엔진이 아직 없으면 `None`.
pub(super) fn open(engine: Engine, lang: Lang, info: GameInfo, query: &str) -> Option<Opening> {
    let (mut state, repairs) = State::from_query(query);
    let mut trouble = repairs.words(lang);
    if query.is_empty() {
        state.seed = any_seed();
    }
    // 틀린 수를 버리고, 그래도 틀리면 국면을 버린다. 빈 판은 틀리지 않는다.
    for _ in 0..3 {
        match engine.now(Ask::Look(state.seat(&info.id)))? {
            Reply::Scene(scene) => {
                trouble += &settle_position(engine, lang, &mut state, &info.id);
                state.moves = scene.played.iter().map(|mv| mv.text.clone()).collect();
                return Some(Opening { info, state, scene: *scene, trouble });
            }
            Reply::Refused(refusal) => {
                trouble = format!("{trouble} {}", repair(lang, &mut state, &refusal));
            }
            _ => return None,
        }
    }
    None
}

/// 시작 국면을 놀이가 쓰는 글로 고치고, 뜻이 달라진 칸이 있으면 말한다.
fn settle_position(engine: Engine, lang: Lang, state: &mut State, game: &str) -> String {
    let seat = Seat { moves: Vec::new(), ..state.seat(game) };
    let Some(Reply::Scene(start)) =
        engine.now(Ask::Look(seat)).filter(|_| !state.position.is_empty())
    else {
        return String::new();
    };
    let repaired = repaired_fields(lang, &state.position, &start.position);
    state.position = start.position;
    repaired
}

/// 아무것도 적히지 않은 주소로 열 때마다 다른 판이 되게. 한 번 정해지면 주소에 남는다.
fn any_seed() -> u32 {
    (js_sys::Math::random() * f64::from(u16::MAX)) as u32
}

/// 틀린 곳을 버리고 무엇이 왜 틀렸는지 말한다.
fn repair(lang: Lang, state: &mut State, refusal: &Refusal) -> String {
    let why = lang.pick(&refusal.why.ko, &refusal.why.en);
    state.claimed = false;
    match refusal.at_move {
        Some(at) => {
            let all = state.moves.len();
            state.moves.truncate(at as usize);
            format!("{why} {}", errors::kept(lang, at, all))
        }
        None => {
            state.position.clear();
            state.moves.clear();
            errors::position(lang, why)
        }
    }
}
