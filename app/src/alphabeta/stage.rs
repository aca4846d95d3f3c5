//! 무대: 나무, 한 문장, 걸음 조절, 핵심 코드.

use gaji_lessons::alphabeta::{Glimpse, code, lit_line};
use leptos::prelude::*;

use super::guide::guide;
use super::legend::Legend;
use super::model::Lesson;
use super::why::invite;
use crate::parts::{Code, FigureView, Status, Transport};

/// 무대.
#[component]
pub(super) fn Stage(lesson: Lesson) -> impl IntoView {
    let figure = Memo::new(move |_| lesson.figure());
    let sentence = Memo::new(move |_| {
        let reason = lesson.reason.with(|reason| reason.words.clone());
        if reason.is_empty() { lesson.sentence() } else { reason }
    });
    let condition = Memo::new(move |_| lesson.condition());
    let frame = Memo::new(move |_| {
        lesson.film.with(|film| film.as_ref().and_then(|film| film.frame(lesson.step())))
    });
    let is_cut = move || matches!(frame.get().map(|f| f.glimpse), Some(Glimpse::Cut { .. }));
    // 재생하는 동안에는 자르는 걸음만 소리 내어 읽는다.
    let quiet = Signal::derive(move || lesson.playback.playing.get() && !is_cut());
    let marks = Signal::derive(move || {
        let cuts = lesson.film.with(|film| film.as_ref().map(|film| film.cuts()));
        cuts.unwrap_or_default().into_iter().map(|step| step as usize).collect::<Vec<_>>()
    });
    let line = Memo::new(move |_| {
        frame.get().map(|frame| lesson.state.with(|state| lit_line(frame.glimpse, state)))
    });
    let lines = Signal::derive(move || lesson.state.with(code));
    view! {
        <section class="stage">
            <div class="stage-main">
                <FigureView figure=figure on_hit=Callback::new(move |hit: String| press(lesson, &hit)) />
                <Transport playback=lesson.playback marks=marks />
                {guide(lesson)}
                <Status words=sentence quiet=quiet />
                <p class="condition">{condition}</p>
                {invite(lesson)}
                <Legend />
            </div>
            <Code lines=lines current=line />
        </section>
    }
}

/// 접힌 마디는 펼치고, 잘린 마디는 까닭을 말하고, 다른 마디는 마지막으로 머문 걸음으로 간다.
pub(super) fn press(lesson: Lesson, hit: &str) {
    let Some(id) = hit.strip_prefix("node:").and_then(|id| id.parse::<u32>().ok()) else { return };
    lesson.ask_why(id);
    let visited = lesson.film.with_untracked(|film| {
        let film = film.as_ref()?;
        film.frames().iter().rposition(|frame| frame.node == id).map(|at| at + 1)
    });
    let opens = lesson
        .film
        .with_untracked(|film| film.as_ref().is_some_and(|film| !film.children(id).is_empty()));
    if opens {
        lesson.open.update(|open| {
            if !open.contains(&id) {
                open.push(id)
            }
        });
    }
    if let Some(step) = visited {
        lesson.playback.seek(step);
    }
}
