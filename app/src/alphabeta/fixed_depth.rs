//! 흔한 실수: 깊이를 못 박으면 판에 따라 드는 시간이 크게 다르다.

use gaji_protocol::{Ask, Reply, Seat, ThinkAsk};
use gaji_words::Word;
use gaji_words::alphabeta::mistakes as words;
use gaji_words::number;
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
    let on = RwSignal::new(false);
    let seen = RwSignal::new(Vec::<String>::new());
    let change = Callback::new(move |now: bool| {
        on.set(now);
        seen.set(Vec::new());
        if now {
            look(lesson, on, seen, 0);
        } else {
            lesson.engine.cancel();
        }
    });
    view! {
        <Switch
            label=words::fixed_depth(lang)
            about=words::fixed_depth_about(lang)
            on=on
            on_change=change
        />
        <div role="status">
            <ul>
                {move || seen.get().into_iter().map(|line| view! { <li>{line}</li> }).views()}
            </ul>
        </div>
    }
}

/// `index`째 판부터 차례로.
fn look(lesson: Lesson, on: RwSignal<bool>, seen: RwSignal<Vec<String>>, index: usize) {
    let Some(&(name, position)) = BOARDS.get(index) else { return };
    let seat = Seat { game: "connect4".into(), position: position.into(), moves: Vec::new() };
    let ask = ThinkAsk { plain: true, ..ThinkAsk::new(seat, DEPTH) };
    let lang = lesson.lang;
    lesson.engine.ask(Ask::Think(ask), move |reply| {
        let Reply::Thought(thought) = reply else { return };
        if on.try_get_untracked() != Some(true) {
            return;
        }
        let (nodes, ms) = (number(thought.nodes as i64), number(thought.ms.round() as i64));
        let line = words::fixed_depth_seen(lang, &name(lang), &DEPTH, &nodes, &ms);
        seen.try_update(|seen| seen.push(line));
        look(lesson, on, seen, index + 1);
    });
}
