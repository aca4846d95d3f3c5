//! 무대: 판과 막대가 같은 세로줄을 나누어 쓰고, 곁에 한 문장과 조절대와 핵심 코드.

use gaji_lessons::evaluation::{Beat, code, lit_line};
use gaji_words::evaluation::lesson as words;
use leptos::prelude::*;

use super::editor::editor;
use super::mistakes;
use super::model::Lesson;
use super::weights::my_weights;
use crate::parts::{Board, Code, FigureView, Status, Switch, Transport, said};

/// 무대.
pub(super) fn stage(lesson: Lesson) -> AnyView {
    let lang = lesson.lang;
    let frame = move || lesson.film().frame(lesson.playback.at());
    // 둘러보거나 재는 동안에는 고른 까닭만 소리 내어 읽는다.
    let choosing = move || frame().is_none_or(|frame| frame.beat == Beat::Choose);
    let quiet = Signal::derive(move || {
        lesson.touring.get().is_some() || lesson.playback.playing.get() && !choosing()
    });
    let line = Memo::new(move |_| {
        let frame = frame()?;
        let wins = lesson.judge(lesson.formula(), |judge| judge.stops_at(frame.column));
        Some(lit_line(frame.beat, wins))
    });
    view! {
        <section class="stage weigh">
            {picture(lesson)}
            <div class="stage-main">
                <Status words=Memo::new(move |_| lesson.sentence()) quiet=quiet />
                {my_weights(lesson)}
                {said(mistakes::now(lesson))}
                <Switch
                    label=words::wins_first(lang)
                    about=words::wins_first_about(lang)
                    on=Signal::derive(move || lesson.state.with(|state| state.wins_first))
                    on_change=Callback::new(move |on| lesson.change(|state| state.wins_first = on))
                />
                <Transport
                    playback=lesson.playback
                    marks=Signal::derive(move || lesson.film().marks())
                />
                <Code lines=Signal::derive(move || code(lesson.formula().fault)) current=line />
            </div>
            {editor(lesson)}
        </section>
    }
    .into_any()
}

/// 판과 막대. 엔진이 서면 나타난다.
fn picture(lesson: Lesson) -> AnyView {
    let ready = Memo::new(move |_| lesson.sight.with(Option::is_some));
    let bars = Memo::new(move |_| lesson.bars());
    let picture = move || {
        let sight = ready.get().then(|| lesson.sight.get_untracked()).flatten()?;
        let first = StoredValue::new(sight.scene);
        let board = move || first.with_value(|first| lesson.board(first));
        Some(view! {
            <Board
                game=Signal::stored(sight.info)
                scene=Memo::new(move |_| board().0)
                marks=Memo::new(move |_| board().1)
                on_place=Callback::new(move |place: u8| lesson.press(place))
            />
            <FigureView figure=bars />
        })
    };
    view! { <div class="weigh-picture">{picture}</div> }.into_any()
}
