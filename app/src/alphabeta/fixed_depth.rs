//! 흔한 실수: 깊이를 못 박으면 판에 따라 드는 시간이 크게 다르다.

use gaji_protocol::{Ask, Reply, Seat, ThinkAsk, Thought};
use gaji_words::alphabeta::mistakes as words;
use gaji_words::{Lang, Word, number};
use leptos::prelude::*;

use super::model::Lesson;
use crate::lang;
use crate::parts::{Switch, Views};

/// 못 박은 깊이.
const DEPTH: u32 = 10;
/// 견줄 판: 이름과 거기까지 둔 수.
const BOARDS: [(Word, &str); 2] =
    [(words::fixed_depth_start, ""), (words::fixed_depth_late, "1674776657644476432174213336")];

/// 깊이를 못 박고 두 판을 진짜로 본다.
#[component]
pub(super) fn FixedDepth(lesson: Lesson) -> impl IntoView {
    let lang = lang();
    let on = Signal::derive(move || lesson.state.with(|state| state.fixed_depth));
    let seen = RwSignal::new(Vec::<Thought>::new());
    let change = Callback::new(move |now: bool| {
        lesson.note(|state| state.fixed_depth = now);
        seen.set(Vec::new());
        if now {
            look(lesson, seen, 0);
        } else {
            lesson.engine.cancel();
        }
    });
    if on.get_untracked() {
        lesson.when_idle(Callback::new(move |()| look(lesson, seen, 0)));
    }
    let lines = move || seen.with(|seen| told(lang, seen)).into_iter();
    view! {
        <Switch
            label=words::fixed_depth(lang)
            about=words::fixed_depth_about(lang)
            on=on
            on_change=change
        />
        <div role="status">
            <ul>{move || lines().map(|line| view! { <li>{line}</li> }).views()}</ul>
        </div>
    }
}

/// 잰 것을 판마다 한 줄씩, 다 재었으면 몇 배인지도.
fn told(lang: Lang, seen: &[Thought]) -> Vec<String> {
    let line = |((name, _), thought): (&(Word, &str), &Thought)| {
        let (nodes, ms) = (number(thought.nodes as i64), number(thought.ms.round() as i64));
        words::fixed_depth_seen(lang, &name(lang), &DEPTH, &nodes, &ms)
    };
    let times = match seen {
        [slow, quick] => Some(number((slow.nodes / quick.nodes.max(1)) as i64)),
        _ => None,
    };
    let times = times.map(|times| words::fixed_depth_times(lang, &times));
    BOARDS.iter().zip(seen).map(line).chain(times).collect()
}

/// `index`째 판부터 차례로.
fn look(lesson: Lesson, seen: RwSignal<Vec<Thought>>, index: usize) {
    let Some(&(_, position)) = BOARDS.get(index) else { return };
    let seat = Seat { game: "connect4".into(), position: position.into(), moves: Vec::new() };
    let ask = ThinkAsk { plain: true, ..ThinkAsk::new(seat, DEPTH) };
    lesson.engine.ask(Ask::Think(ask), move |reply| {
        let Reply::Thought(thought) = reply else { return };
        if lesson.state.try_with_untracked(|state| state.fixed_depth) == Some(true) {
            seen.try_update(|seen| seen.push(thought));
            look(lesson, seen, index + 1);
        }
    });
}
