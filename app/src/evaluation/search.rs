//! 한 수 앞과 여러 수 앞: 같은 성격이 알파베타의 잎에서 점수를 매긴다.

use std::time::Duration;

use gaji_lessons::evaluation::{DEEP, DEPTHS, State, THREAT};
use gaji_protocol::{Ask, Reply, ThinkAsk, Thought};
use gaji_words::evaluation::{lesson as board, search as words};
use gaji_words::number;
use leptos::prelude::*;

use super::model::Lesson;
use super::numbers::{chosen, scores, table, values};
use crate::effect;
use crate::parts::{Slider, chip, chips, note, panel, said};
use crate::timer::Timer;

/// 조절대가 이만큼 쉬면 찾는다: 끄는 동안 일꾼을 거듭 바꾸지 않게.
const REST: Duration = Duration::from_millis(300);

/// 한 수 앞과 여러 수 앞.
pub(super) fn search(lesson: Lesson) -> AnyView {
    let lang = lesson.lang;
    let wish = Memo::new(move |_| lesson.state.with(State::think));
    follow(lesson, wish);
    let thought = move || lesson.thought();
    let rows = Signal::derive(move || {
        let one = lesson.judge(lesson.formula(), |judge| scores(judge, words::one(lang)));
        let deep = thought().map(|found| values(lesson, &found, words::row(lang, &found.depth)));
        [one].into_iter().chain(deep).collect()
    });
    let told = Signal::derive(move || match (wish.get(), thought()) {
        (None, _) => String::new(),
        (_, None) => words::waiting(lang).to_string(),
        (_, Some(thought)) => told(lesson, &thought),
    });
    let depth = Signal::derive(move || lesson.state.with(|state| i64::from(state.depth)));
    let deepen = move |depth| lesson.change(|state| state.depth = depth as u32);
    let threat = State { columns: THREAT.into(), depth: DEEP, ..State::default() };
    let threat = Callback::new(move |()| lesson.visit(|state| *state = threat.clone()));
    let slider = view! {
        <Slider label=words::depth(lang) value=depth range=DEPTHS on_input=Callback::new(deepen) />
    };
    let body = vec![
        slider.into_any(),
        table(rows),
        said(told),
        chips(words::threat(lang), vec![chip(words::threat(lang), None, threat)]),
        note(words::threat_about(lang)),
    ];
    panel(words::title(lang), words::about(lang), body)
}

/// 바라는 것이 바뀌고 조금 쉬면 일꾼에게 부탁한다.
fn follow(lesson: Lesson, wish: Memo<Option<ThinkAsk>>) {
    let rest = Timer::new();
    effect(move || {
        rest.stop();
        let Some(ask) = wish.get() else { return };
        let think = move || {
            let asked = ask.clone();
            lesson.engine.ask(Ask::Think(ask), move |reply| {
                if let Reply::Thought(thought) = reply {
                    lesson.found.try_set(Some((asked.clone(), thought)));
                }
            });
        };
        rest.set(REST, think);
    });
}

/// 두 칸이 같은가, 마디와 시간은 얼마나 들었는가. 끝난 판에서는 아무도 고르지 않는다.
fn told(lesson: Lesson, thought: &Thought) -> String {
    let lang = lesson.lang;
    let Some(deep) = chosen(thought) else { return board::over(lang).to_string() };
    let same = lesson.choice(lesson.formula()) == Some(deep);
    let verdict = if same { words::same(lang) } else { words::differ(lang) };
    let (nodes, ms) = (number(thought.nodes as i64), number(thought.ms.round() as i64));
    format!("{verdict} {}", words::cost(lang, &nodes, &ms))
}
