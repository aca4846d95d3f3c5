//! 반복 심화의 짧은 영화: 마디 예산 안에서 깊이를 하나씩 더해 간다.

use gaji_lessons::alphabeta::{BUDGETS, Source, State, nodes};
use gaji_lessons::numbers::short;
use gaji_protocol::{Ask, Depth, Reply, Seat, ThinkAsk, Thought};
use gaji_words::alphabeta::film as words;
use gaji_words::{Word, number};
use leptos::prelude::*;

use super::model::Lesson;
use super::settings::is_game;
use crate::lang;
use crate::parts::{Slider, Views};

/// 표의 머리.
const HEADS: [Word; 5] =
    [words::head_depth, words::head_move, words::head_value, words::head_nodes, words::head_state];

/// 반복 심화.
#[component]
pub(super) fn Deepening(lesson: Lesson) -> impl IntoView {
    let lang = lang();
    let engine = lesson.engine;
    let notch = Signal::derive(move || lesson.state.with(|state| i64::from(state.budget)));
    let spend = Callback::new(move |notch: i64| lesson.note(|state| state.budget = notch as u32));
    let told = RwSignal::new(None::<(Seat, Thought)>);
    let seat = move || lesson.state.with(|state| seat(&state.source));
    // 앞 국면의 답을 새 국면의 답처럼 두지 않는다.
    let thought = move || told.get().filter(|(asked, _)| *asked == seat()).map(|(_, found)| found);
    let run = move |_| {
        let nodes = Some(lesson.state.with_untracked(State::nodes));
        let asked = untrack(seat);
        let ask = ThinkAsk { nodes, plain: true, ..ThinkAsk::new(asked.clone(), 42) };
        engine.ask(Ask::Think(ask), move |reply| match reply {
            Reply::Deepened(found) | Reply::Thought(found) => {
                told.try_set(Some((asked.clone(), found)));
            }
            _ => {}
        });
    };
    let info = move || {
        let name = seat().game;
        match engine.now(Ask::Games) {
            Some(Reply::Games(games)) => games.into_iter().find(|game| game.id == name),
            _ => None,
        }
    };
    let whose = move || {
        let own = lesson.state.with(is_game);
        let name = info().map(|info| lang.pick(info.name.ko, info.name.en)).unwrap_or_default();
        if own { words::own_position(lang, &name) } else { words::other_position(lang, &name) }
    };
    let rows = move || {
        let thought = thought()?;
        let unit = untrack(info).map_or(1, |info| info.denominator);
        let last = thought.depths.len().saturating_sub(1);
        let row = |(index, depth): (usize, Depth)| {
            let kept = (index == last).then(|| words::kept(lang));
            view! {
                <tr aria-current=(index == last).then_some("true")>
                    <th scope="row">{words::depth(lang, &depth.depth)}</th>
                    <td>{depth.best}</td>
                    <td>{short(lang, depth.value, unit)}</td>
                    <td>{number(depth.nodes as i64)}</td>
                    <td>{kept}</td>
                </tr>
            }
        };
        Some(thought.depths.clone().into_iter().enumerate().map(row).views())
    };
    let ending = move || {
        thought().map(|thought| match thought.complete {
            true => words::complete(lang, &thought.depth),
            false => words::out(lang, &(thought.depth + 1), &thought.depth),
        })
    };
    let spoken = |notch: i64| number(nodes(notch as u32) as i64);
    let heads: String =
        HEADS.iter().map(|head| format!("<th scope=\"col\">{}</th>", head(lang))).collect();
    view! {
        <section class="panel">
            <h2>{words::title(lang)}</h2>
            <p>{words::about(lang)}</p>
            <p class="settings-about">{whose}</p>
            <Slider
                label=words::budget(lang)
                value=notch
                range=BUDGETS
                text=spoken
                on_input=spend
            />
            <button type="button" class="button" on:click=run>{words::run(lang)}</button>
            <table class="depths">
                <thead hidden=move || thought().is_none() inner_html=format!("<tr>{heads}</tr>") />
                <tbody>{rows}</tbody>
            </table>
            <p role="status">{ending}</p>
        </section>
    }
}

/// 찾을 국면: 고른 놀이의 것, 적은 나무라면 커넥트 포의 빈 판.
fn seat(source: &Source) -> Seat {
    match source {
        Source::Game(seat) => seat.clone(),
        _ => Seat { game: "connect4".into(), ..Seat::default() },
    }
}
