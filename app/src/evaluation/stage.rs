//! 무대: 판과 막대가 같은 세로줄을 나누어 쓰고, 곁에 한 문장과 조절대와 핵심 코드.

use gaji_lessons::evaluation::{Beat, Film, LINES, lit_line};
use gaji_words::evaluation::lesson as words;
use leptos::prelude::*;

use super::editor::Editor;
use super::model::Lesson;
use super::weights::MyWeights;
use crate::lang;
use crate::parts::{Board, Code, FigureView, Status, Switch, Transport};

/// 무대.
#[component]
pub(super) fn Stage(lesson: Lesson) -> impl IntoView {
    let lang = lang();
    let sentence = Memo::new(move |_| lesson.sentence());
    let frame = Memo::new(move |_| lesson.film.with(|film| film.frame(lesson.playback.at())));
    // 둘러보거나 재는 동안에는 고른 까닭만 소리 내어 읽는다.
    let choosing = move || frame.get().is_none_or(|frame| frame.beat == Beat::Choose);
    let quiet = Signal::derive(move || {
        lesson.touring.get() || lesson.playback.playing.get() && !choosing()
    });
    let line = Memo::new(move |_| {
        let frame = frame.get()?;
        let wins = lesson.judge(lesson.formula(), |judge| {
            judge.wins_first && judge.column(frame.column).is_some_and(|column| column.wins)
        });
        Some(lit_line(frame.beat, wins))
    });
    let wins_first = Signal::derive(move || lesson.state.with(|state| state.wins_first));
    view! {
        <section class="stage weigh">
            <Picture lesson=lesson />
            <div class="stage-main">
                <Status words=sentence quiet=quiet />
                <MyWeights lesson=lesson />
                <Switch
                    label=words::wins_first(lang)
                    about=words::wins_first_about(lang)
                    on=wins_first
                    on_change=Callback::new(move |on| lesson.change(|state| state.wins_first = on))
                />
                <Transport
                    playback=lesson.playback
                    marks=Signal::derive(move || lesson.film.with(Film::marks))
                />
                <Code lines=LINES current=line />
            </div>
            <Editor lesson=lesson />
        </section>
    }
}

/// 판과 막대. 엔진이 서면 나타난다.
#[component]
fn Picture(lesson: Lesson) -> impl IntoView {
    let ready = Memo::new(move |_| lesson.sight.with(Option::is_some));
    let board = Memo::new(move |_| lesson.board());
    let bars = Memo::new(move |_| lesson.bars());
    let picture = move || {
        let sight = ready.get().then(|| lesson.sight.get_untracked()).flatten()?;
        let marks = Signal::derive(move || board.get().map(|(_, marks)| marks).unwrap_or_default());
        let first = sight.scene;
        let scene = Signal::derive(move || board.get().map_or(first.clone(), |(scene, _)| scene));
        let press = Callback::new(move |place: u8| lesson.press(place));
        Some(view! {
            <Board game=Signal::stored(sight.info) scene=scene marks=marks on_place=press />
            <FigureView figure=bars />
        })
    };
    view! { <div class="weigh-picture">{picture}</div> }
}
