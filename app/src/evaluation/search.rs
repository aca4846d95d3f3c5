//! 한 수 앞과 여러 수 앞: 같은 성격이 알파베타의 잎에서 점수를 매긴다.

use std::time::Duration;

use gaji_lessons::evaluation::{State, THREAT};
use gaji_protocol::{Ask, Reply, RootWish, ThinkAsk, Thought};
use gaji_words::evaluation::search as words;
use gaji_words::{decimal, number};
use leptos::{leptos_dom::helpers::TimeoutHandle, prelude::*};

use super::model::Lesson;
use super::numbers::{Table, values};
use crate::lang;
use crate::parts::{Chip, Slider};

/// 조절대가 이만큼 쉬면 찾는다: 끄는 동안 일꾼을 거듭 바꾸지 않게.
const REST: Duration = Duration::from_millis(300);
/// 위협을 보기에 넉넉한 깊이, 수(ply).
pub(super) const DEEP: u32 = 5;

/// 찾은 것과 그 부탁.
type Found = RwSignal<Option<(ThinkAsk, Thought)>>;

/// 한 수 앞과 여러 수 앞.
#[component]
pub(super) fn Search(lesson: Lesson) -> impl IntoView {
    let lang = lang();
    let depth = Signal::derive(move || lesson.state.with(|state| i64::from(state.depth)));
    let wish = Memo::new(move |_| lesson.state.with(|state| (state.depth > 1).then(|| ask(state))));
    let found: Found = RwSignal::new(None);
    follow(lesson, wish, found);
    let thought = Memo::new(move |_| {
        let wish = wish.get()?;
        found.with(|found| found.as_ref().filter(|(ask, _)| *ask == wish).map(|(_, t)| t.clone()))
    });
    let one = Signal::derive(move || lesson.judge(lesson.formula(), |judge| judge.choice()));
    let deep = Signal::derive(move || thought.with(|t| t.as_ref().and_then(chosen)));
    let rows = Signal::derive(move || rows(lesson, thought.get()));
    let verdict = move || match (wish.get(), one.get(), deep.get()) {
        (Some(_), Some(one), Some(deep)) if one == deep => words::same(lang),
        (Some(_), Some(_), Some(_)) => words::differ(lang),
        (Some(_), Some(_), None) => words::waiting(lang),
        _ => "",
    };
    let cost = move || {
        thought.get().map(|thought| {
            let nodes = words::nodes(lang, &number(thought.nodes as i64));
            let ms = words::ms(lang, &number(thought.ms.round() as i64));
            view! {
                {nodes}
                " · "
                <span class="time">{ms}</span>
            }
        })
    };
    let threat = Callback::new(move |()| lesson.change(|state| show_threat(state, DEEP)));
    view! {
        <section class="panel search-panel">
            <h2>{words::title(lang)}</h2>
            <p>{words::about(lang)}</p>
            <Slider
                label=words::depth(lang)
                value=depth
                range=(1, 10)
                on_input=Callback::new(move |depth| lesson.change(|state| state.depth = depth as u32))
            />
            <Table rows=rows chosen=deep />
            <p role="status"><strong>{verdict}</strong> " " {cost}</p>
            <div class="chips"><Chip label=words::threat(lang) on_press=threat /></div>
            <p class="settings-about">{words::threat_about(lang)}</p>
        </section>
    }
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

/// 바라는 것이 바뀌고 조금 쉬면 일꾼에게 부탁한다. 끝난 판은 묻지 않는다.
fn follow(lesson: Lesson, wish: Memo<Option<ThinkAsk>>, found: Found) {
    let waiting = StoredValue::new(None::<TimeoutHandle>);
    let cancel = move || {
        if let Some(Some(handle)) = waiting.try_update_value(Option::take) {
            handle.clear();
        }
    };
    Effect::new(move |_| {
        cancel();
        let Some(ask) = wish.get() else { return };
        let think = move || {
            let asked = ask.clone();
            lesson.engine.ask(Ask::Think(ask.clone()), move |reply| {
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

fn rows(lesson: Lesson, thought: Option<Thought>) -> Vec<(String, Vec<String>)> {
    let lang = lesson.lang;
    let scores = lesson.judge(lesson.formula(), |judge| {
        let score = |index| judge.score(index).map_or("–".into(), decimal);
        (0..judge.columns.len()).map(score).collect()
    });
    let one = (words::one(lang).to_string(), scores);
    let deep = thought
        .map(|thought| (words::row(lang, &thought.depth), values(lesson, &thought.moves, 1_000)));
    [one].into_iter().chain(deep).collect()
}
