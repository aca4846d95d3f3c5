//! 한 수 앞과 여러 수 앞: 같은 성격이 알파베타의 잎에서 점수를 매긴다.

use std::time::Duration;

use gaji_lessons::evaluation::{DEPTHS, State, THREAT};
use gaji_protocol::{Ask, Reply, RootWish, ThinkAsk, Thought};
use gaji_words::evaluation::search as words;
use gaji_words::number;
use leptos::{leptos_dom::helpers::TimeoutHandle, prelude::*};

use super::model::Lesson;
use super::numbers::{scores, table, values};
use crate::effect;
use crate::parts::{Slider, chip, chips, note, panel, said};

/// 조절대가 이만큼 쉬면 찾는다: 끄는 동안 일꾼을 거듭 바꾸지 않게.
const REST: Duration = Duration::from_millis(300);
/// 위협을 보기에 넉넉한 깊이, 수(ply).
pub(super) const DEEP: u32 = 5;

/// 마지막으로 찾은 것.
type Found = RwSignal<Option<(ThinkAsk, Thought)>>;

/// 한 수 앞과 여러 수 앞.
pub(super) fn search(lesson: Lesson) -> AnyView {
    let lang = lesson.lang;
    let found: Found = RwSignal::new(None);
    let wish = Memo::new(move |_| lesson.state.with(|state| (state.depth > 1).then(|| ask(state))));
    follow(lesson, wish, found);
    let thought = move || {
        let (ask, thought) = found.get()?;
        (Some(ask) == wish.get()).then_some(thought)
    };
    let rows = Signal::derive(move || {
        let one = lesson.judge(lesson.formula(), |judge| scores(judge, words::one(lang)));
        let deep =
            thought().map(|found| values(lesson, &found.moves, words::row(lang, &found.depth)));
        [one].into_iter().chain(deep).collect()
    });
    let chosen = Signal::derive(move || thought().as_ref().and_then(chosen));
    let told = Signal::derive(move || match (wish.get(), thought()) {
        (None, _) => String::new(),
        (_, None) => words::waiting(lang).to_string(),
        (_, Some(thought)) => told(lesson, &thought),
    });
    let depth = Signal::derive(move || lesson.state.with(|state| i64::from(state.depth)));
    let deepen = move |depth| lesson.change(|state| state.depth = depth as u32);
    let threat = Callback::new(move |()| lesson.change(|state| show_threat(state, DEEP)));
    let slider = view! {
        <Slider label=words::depth(lang) value=depth range=DEPTHS on_input=Callback::new(deepen) />
    };
    let body = vec![
        slider.into_any(),
        table(rows, chosen),
        said(told),
        chips(words::threat(lang), vec![chip(words::threat(lang), None, threat)]),
        note(words::threat_about(lang)),
    ];
    panel(words::title(lang), words::about(lang), body)
}

/// 두 수짜리 위협이 있는 판을 `depth`까지 본다.
pub(super) fn show_threat(state: &mut State, depth: u32) {
    state.columns = THREAT.to_string();
    state.weights = State::default().weights;
    state.fault = None;
    state.depth = depth;
}

fn ask(state: &State) -> ThinkAsk {
    let weights = Some(state.formula().for_engine());
    ThinkAsk { root: RootWish::AllExact, weights, ..ThinkAsk::new(state.seat(), state.depth) }
}

/// 바라는 것이 바뀌고 조금 쉬면 일꾼에게 부탁한다.
fn follow(lesson: Lesson, wish: Memo<Option<ThinkAsk>>, found: Found) {
    let waiting = StoredValue::new(None::<TimeoutHandle>);
    let cancel = move || {
        if let Some(Some(handle)) = waiting.try_update_value(Option::take) {
            handle.clear();
        }
    };
    effect(move || {
        cancel();
        let Some(ask) = wish.get() else { return };
        let think = move || {
            let asked = ask.clone();
            lesson.engine.ask(Ask::Think(ask), move |reply| {
                if let Reply::Thought(thought) = reply {
                    found.try_set(Some((asked.clone(), thought)));
                }
            });
        };
        waiting.set_value(set_timeout_with_handle(think, REST).ok());
    });
    on_cleanup(cancel);
}

/// 고른 칸, 0부터.
fn chosen(thought: &Thought) -> Option<usize> {
    thought.best.as_ref()?.parse::<usize>().ok()?.checked_sub(1)
}

/// 두 칸이 같은가, 마디와 시간은 얼마나 들었는가.
fn told(lesson: Lesson, thought: &Thought) -> String {
    let lang = lesson.lang;
    let same = lesson.choice(lesson.formula()) == chosen(thought);
    let verdict = if same { words::same(lang) } else { words::differ(lang) };
    let (nodes, ms) = (number(thought.nodes as i64), number(thought.ms.round() as i64));
    format!("{verdict} {}", words::cost(lang, &nodes, &ms))
}
