//! 처음 온 이의 길잡이: 그림 아래에서 세 번 누르면 끝나고, 건너뛸 수 있고, 다시는 나오지 않는다.

use gaji_words::Word;
use gaji_words::alphabeta::guide as words;
use leptos::prelude::*;

use super::model::Lesson;
use crate::parts::{Views, button, chips};
use crate::place::Place;
use crate::storage;

/// 보았음을 기억하는 이름.
const SEEN: &str = "alpha-beta-guide";

/// 한 번 누름: 하는 말, 단추의 글, 하는 일.
type Tap = (Word, Word, fn(Lesson));

const TAPS: [Tap; 3] = [
    (words::walk, words::walk_tap, |lesson| {
        let cut = lesson.film.with_untracked(|film| film.as_ref()?.cuts().first().copied());
        lesson.playback.seek(cut.unwrap_or(1) as usize);
    }),
    (words::ask, words::ask_tap, |lesson| {
        let cut = lesson.film.with_untracked(|film| {
            let nodes = &film.as_ref()?.trace().nodes;
            nodes.iter().position(|node| !node.visited).map(|id| id as u32)
        });
        if let Some(cut) = cut {
            lesson.ask_why(cut);
        }
    }),
    (words::practise, words::practise_tap, |lesson| {
        lesson.try_it.set(true);
        lesson.open_room.set(true);
        if let Ok(Some(door)) = document().query_selector(".practice") {
            door.scroll_into_view();
        }
    }),
];

/// 길잡이. 보았거나 남의 쪽의 틀이면 없다.
pub(super) fn guide(lesson: Lesson) -> AnyView {
    let lang = lesson.lang;
    let over = Place::here().is_framed() || storage::recall(SEEN).is_some();
    let at = RwSignal::new(if over { TAPS.len() } else { 0 });
    let go = move |next: usize| {
        at.set(next);
        if next >= TAPS.len() {
            storage::remember(SEEN, "1");
        }
    };
    let card = move || {
        TAPS.get(at.get()).map(|&(said, tap, run)| {
            let label = |word: Word| Signal::stored(word(lang).to_string());
            let press = Callback::new(move |()| {
                run(lesson);
                go(at.get_untracked() + 1);
            });
            let skip = button(label(words::skip), Callback::new(move |()| go(TAPS.len())));
            view! {
                <div class="guide" role="group" aria-label=words::title(lang)>
                    <p><strong>{at.get() + 1}"/3 "</strong>{said(lang)}</p>
                    {chips(words::title(lang), vec![button(label(tap), press), skip])}
                </div>
            }
        })
    };
    (move || card().views()).into_any()
}
