//! 미끼 시험: 실린 국면을 일꾼이 하나씩 진짜로 탐색한다.

use gaji_lessons::quiescence::{FULL, GAME};
use gaji_protocol::bridge::State as EngineState;
use gaji_protocol::{Ask, BaitsAsk, BaitsReport, Reply, Seat};
use gaji_words::quiescence::baits as words;
use leptos::prelude::*;

use super::model::{Lesson, Study};
use crate::parts::Views;
use crate::{effect, lang};

/// 깊이의 번호(0부터)와, 정지 탐색을 켰는가(1).
type Cell = (usize, usize);

/// 미끼 시험.
#[component]
pub(super) fn Baits(lesson: Lesson) -> impl IntoView {
    let lang = lang();
    let report = RwSignal::new(None::<BaitsReport>);
    let opened = RwSignal::new((0, 1));
    // 일꾼은 하나라서 두 판의 탐색이 먼저다. 밀려나면 그것이 끝난 뒤에 이어서 센다.
    let waits = move || !lesson.ruler.with(Study::is_done);
    let open =
        move || report.with(|r| r.as_ref().is_some_and(|r| r.count == 0 || r.done < r.count));
    effect(move || {
        if open() && !waits() && lesson.engine.state().get() == EngineState::Idle {
            count(lesson, report);
        }
    });
    let run = move |_| {
        if !untrack(waits) {
            lesson.engine.cancel();
        }
        report.set(Some(BaitsReport::default()));
    };
    let read = move |get: fn(&BaitsReport) -> u32| report.with(|r| r.as_ref().map_or(0, get));
    let progress = move || match waits() && open() {
        true => words::waiting(lang).to_string(),
        false => words::progress(lang, &read(|r| r.done), &read(|r| r.count)),
    };
    let started = Memo::new(move |_| report.with(Option::is_some));
    let label = move || if started.get() { words::again(lang) } else { words::run(lang) };
    let results = move || {
        started.get().then(|| {
            view! {
                <progress max=move || read(|r| r.count.max(1)) value=move || read(|r| r.done) aria-label=words::title(lang) />
                <p role="status">{progress}</p>
                <Tallies report=report opened=opened />
                <p class="settings-about">{words::losing_about(lang)} " " {words::open(lang)}</p>
                <Fallen lesson=lesson report=report opened=opened />
            }
        })
    };
    view! {
        <section class="panel">
            <h2>{words::title(lang)}</h2>
            <p>{words::about(lang)} " " {words::full(lang)}</p>
            <button type="button" class="button" on:click=run>{label}</button>
            {results}
        </section>
    }
}

/// 센 데부터 이어서 센다.
fn count(lesson: Lesson, report: RwSignal<Option<BaitsReport>>) {
    let so_far = report.get_untracked().unwrap_or_default().into();
    let ask = BaitsAsk { game: GAME.into(), quiet: FULL, so_far };
    lesson.engine.ask(Ask::Baits(ask), move |reply| {
        if let Reply::Baits(found) = reply {
            report.try_set(Some(found));
        }
    });
}

/// 깊이마다 문 미끼의 수. 수를 누르면 그 국면들이 나온다.
#[component]
fn Tallies(report: RwSignal<Option<BaitsReport>>, opened: RwSignal<Cell>) -> impl IntoView {
    let lang = lang();
    let cell = move |at: Cell| {
        let count = move || report.with(|r| r.as_ref().map(|r| r.tallies[at.0][at.1].fallen.len()));
        let losing = move || {
            report.with(|r| r.as_ref().map(|r| words::losing(lang, &r.tallies[at.0][at.1].losing)))
        };
        view! {
            <td>
                <button
                    type="button"
                    class="chip"
                    aria-pressed=move || (opened.get() == at).to_string()
                    on:click=move |_| opened.set(at)
                >
                    {count}
                </button>
                <small>{losing}</small>
            </td>
        }
    };
    let row = move |depth: usize| {
        view! {
            <tr>
                <th scope="row">{depth + 1}</th>
                {[0, 1].map(|how| cell((depth, how)))}
            </tr>
        }
    };
    view! {
        <table class="depths baits">
            <thead>
                <tr>
                    {[words::depth, words::fell_off, words::fell_on]
                        .map(|word| view! { <th scope="col">{word(lang)}</th> })}
                </tr>
            </thead>
            <tbody>{(0..gaji_protocol::BAIT_DEPTHS).map(row).views()}</tbody>
        </table>
    }
}

/// 미끼를 문 국면들: 누르면 두 판에 펼친다.
#[component]
fn Fallen(
    lesson: Lesson,
    report: RwSignal<Option<BaitsReport>>,
    opened: RwSignal<Cell>,
) -> impl IntoView {
    let lang = lang();
    let list = move || {
        let (depth, how) = opened.get();
        let list = report.with(|r| r.as_ref().map(|r| r.tallies[depth][how].fallen.clone()));
        list.unwrap_or_default()
    };
    let title = move || {
        let (depth, how) = opened.get();
        let how = if how == 0 { words::fell_off(lang) } else { words::fell_on(lang) };
        words::fallen(lang, &(depth + 1), &how)
    };
    let open = move |(nth, position): (usize, String)| {
        let here = position.clone();
        let show = move |_| {
            let position = position.clone();
            lesson.visit(|state| {
                state.seat = Seat { game: GAME.into(), position, moves: Vec::new() };
                state.depth = opened.get_untracked().0 as u32 + 1;
            });
            window().scroll_to_with_x_and_y(0.0, 0.0);
        };
        let pressed = move || lesson.state.with(|state| state.seat.position == here).to_string();
        view! {
            <button type="button" class="chip" aria-pressed=pressed on:click=show>
                {words::nth(lang, &(nth + 1))}
            </button>
        }
    };
    view! {
        <div class="chips fallen" role="group" aria-label=title>
            <strong>{title}</strong>
            {move || list().into_iter().enumerate().map(open).views()}
            {move || list().is_empty().then(|| words::none(lang))}
        </div>
    }
}
