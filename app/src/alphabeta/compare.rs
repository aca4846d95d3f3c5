//! 견줌: 같은 나무를 다 본 것과 가지친 것을 나란히.

use gaji_lessons::numbers::spoken;
use gaji_words::alphabeta::lesson as words;
use gaji_words::{number, percent};
use leptos::prelude::*;

use super::model::{Answer, Lesson};
use crate::lang;

/// 두 장의 카드. 첫 화면에서 결과부터 보인다.
#[component]
pub(super) fn Compare(lesson: Lesson) -> impl IntoView {
    let lang = lang();
    let prune = Signal::derive(move || lesson.state.with(|state| state.prune));
    let all = Memo::new(move |_| {
        lesson.film.with(|film| film.as_ref().and_then(|film| film.trace().summary.minimax))
    });
    let all_leaves = move || all.get().map_or("–".into(), |all| number(all.leaves as i64));
    let mistaken = Signal::derive(move || lesson.state.with(|state| state.mistake.is_some()));
    // 일부러 틀렸을 때는 그 틀린 탐색이 센 것이다: 아래의 그림과 같은 수여야 한다.
    let leaves = Memo::new(move |_| match mistaken.get() {
        true => lesson.film.with(|film| Some(film.as_ref()?.trace().summary.leaves)),
        false => lesson.pruned.with(|seen| Some(seen.as_ref()?.leaves)),
    });
    let name = move || if mistaken.get() { words::with_mistake(lang) } else { words::with(lang) };
    let seen = move || leaves.get().map_or("–".into(), |leaves| number(leaves as i64));
    let share = move || match (leaves.get(), all.get()) {
        (Some(seen), Some(all)) => percent(seen, all.leaves),
        _ => String::new(),
    };
    let verdict = move || verdict(lesson).unwrap_or_default();
    let choose = move |on: bool| lesson.change(|state| state.prune = on);
    let pressed = move |on: bool| (prune.get() == on).to_string();
    view! {
        <section class="compare" aria-label=words::side_by_side(lang)>
            <button type="button" class="compare-card" aria-pressed=move || pressed(false) on:click=move |_| choose(false)>
                <span class="compare-name">{words::without(lang)}</span>
                <strong>{all_leaves}</strong>
                <span class="compare-unit">{words::card_leaves(lang)}</span>
            </button>
            <button type="button" class="compare-card" aria-pressed=move || pressed(true) on:click=move |_| choose(true)>
                <span class="compare-name">{name}</span>
                <strong>{seen}</strong>
                <span class="compare-unit">{words::card_leaves(lang)}" "{share}</span>
            </button>
            <p class="compare-verdict">{verdict}</p>
        </section>
    }
}

/// 두 답이 같은가, 다르면 어떻게 다른가.
fn verdict(lesson: Lesson) -> Option<String> {
    let (film, pruned, lang) = (lesson.film.read(), lesson.pruned.get()?, lesson.lang);
    let trace = film.as_ref()?.trace();
    let shown = Answer::of(trace, lang);
    let say = |answer: &Answer| spoken(lang, answer.value, lesson.denominator());
    let (right, wrong) = (say(&pruned), say(&shown));
    if shown.agrees(&pruned) && trace.summary.minimax.is_none_or(|all| all.agrees) {
        return Some(words::same(lang, &right, &pruned.choice));
    }
    Some(words::different(lang, &wrong, &shown.choice, &right, &pruned.choice))
}
