//! 흔한 실수: 스위치를 켜면 그 실수를 한 탐색이 진짜로 돌아 위의 나무가 바뀐다.

use gaji_lessons::alphabeta::{Source, telling};
use gaji_lessons::numbers::spoken;
use gaji_protocol::{Ask, Mistake, Reply, Settings, TraceAsk};
use gaji_words::Word;
use gaji_words::alphabeta::mistakes as words;
use gaji_words::lesson;
use leptos::prelude::*;

use super::first_tie::FirstTie;
use super::fixed_depth::FixedDepth;
use super::model::{Answer, Lesson};
use crate::lang;
use crate::parts::Switch;

impl Lesson {
    /// 실수를 한다. 적은 나무에서 티가 나지 않으면 티가 나는 나무를 편다.
    fn blunder(self, mistake: Mistake) {
        let hides = self.hides(mistake);
        self.visit(|state| {
            state.mistake = Some(mistake);
            if hides {
                state.source = telling(mistake);
            }
        });
        self.moved.set(hides);
    }

    /// 그 실수가 지금 나무에서 티 나지 않는가. 놀이의 나무는 커서 미리 보지 않는다.
    fn hides(self, mistake: Mistake) -> bool {
        let state = self.state.get_untracked();
        if matches!(state.source, Source::Game(_)) {
            return false;
        }
        let settings = Settings { mistake: Some(mistake), ..state.settings() };
        let ask = TraceAsk { seat: state.source.seat(), settings, open: Vec::new() };
        match (untrack(|| self.engine.now(Ask::Trace(ask))), self.pruned.get_untracked()) {
            (Some(Reply::Trace(wrong)), Some(right)) => {
                Answer::of(&wrong, self.lang).agrees(&right)
            }
            _ => false,
        }
    }
}

/// 흔한 실수.
#[component]
pub(super) fn Mistakes(lesson: Lesson) -> impl IntoView {
    let lang = lang();
    let seen = Memo::new(move |_| seen(lesson).unwrap_or_default());
    let switch = move |mistake: Mistake, label: Word, about: Word| {
        let on = Signal::derive(move || lesson.state.with(|s| s.mistake == Some(mistake)));
        let change = Callback::new(move |on: bool| match on {
            true => lesson.blunder(mistake),
            false => lesson.change(|state| state.mistake = None),
        });
        view! { <Switch label=label(lang) about=about(lang) on=on on_change=change /> }
    };
    view! {
        <section class="panel">
            <h2>{lesson::mistakes(lang)}</h2>
            <p>{words::about(lang)}</p>
            {switch(Mistake::UnswappedWindow, words::window, words::window_about)}
            {switch(Mistake::MixedSides, words::sides, words::sides_about)}
            <p class="mistake-seen" role="status">{seen}</p>
            <FixedDepth lesson=lesson />
            <FirstTie lesson=lesson />
        </section>
    }
}

/// 실수가 이 나무에서 드러났는가.
fn seen(lesson: Lesson) -> Option<String> {
    lesson.state.with(|state| state.mistake)?;
    let (film, right, lang) = (lesson.film.read(), lesson.pruned.get()?, lesson.lang);
    let wrong = Answer::of(film.as_ref()?.trace(), lang);
    let say = |answer: &Answer| spoken(lang, answer.value, lesson.denominator());
    let told = if wrong.choice != right.choice {
        words::window_seen(lang, &right.choice, &wrong.choice)
    } else if wrong.value != right.value {
        words::value_seen(lang, &say(&right), &say(&wrong))
    } else {
        words::window_unseen(lang).to_string()
    };
    let moved = lesson.moved.get().then(|| words::shown_here(lang));
    Some(moved.into_iter().chain([told.as_str()]).collect::<Vec<_>>().join(" "))
}
