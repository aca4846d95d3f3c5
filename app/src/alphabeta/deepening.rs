//! 반복 심화의 짧은 영화: 마디 예산 안에서 깊이를 하나씩 더해 간다.

use gaji_lessons::alphabeta::Source;
use gaji_lessons::numbers::short;
use gaji_protocol::{Ask, Depth, GameInfo, Reply, Seat, ThinkAsk, Thought};
use gaji_words::alphabeta::film as words;
use gaji_words::number;
use leptos::prelude::*;

use super::model::Lesson;
use crate::lang;
use crate::parts::{Slider, Views};

/// 예산의 눈금: 2의 거듭제곱 배, 마디 1,000개부터.
const BUDGETS: (i64, i64) = (0, 8);

const fn budget(notch: i64) -> u64 {
    1_000 << notch
}

/// 반복 심화.
#[component]
pub(super) fn Deepening(lesson: Lesson) -> impl IntoView {
    let lang = lang();
    let engine = lesson.engine;
    let notch = RwSignal::new(4_i64);
    let thought = RwSignal::new(None::<Thought>);
    let seat = move || {
        lesson.state.with_untracked(|state| match &state.source {
            Source::Game(seat) => seat.clone(),
            _ => Seat { game: "connect4".into(), ..Seat::default() },
        })
    };
    let run = move |_| {
        let nodes = Some(budget(notch.get_untracked()));
        let ask = ThinkAsk { nodes, plain: true, ..ThinkAsk::new(seat(), 42) };
        engine.ask(Ask::Think(ask), move |reply| match reply {
            Reply::Deepened(found) | Reply::Thought(found) => {
                thought.try_set(Some(found));
            }
            _ => {}
        });
    };
    let denominator = move || match engine.now(Ask::Games) {
        Some(Reply::Games(games)) => unit(&games, &seat().game),
        _ => 1,
    };
    let rows = move || {
        let Some(thought) = thought.get() else { return ().into_any() };
        let unit = untrack(denominator);
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
        thought.depths.clone().into_iter().enumerate().map(row).views()
    };
    let ending = move || {
        let ending = thought.get().map(|thought| match thought.complete {
            true => words::complete(lang, &thought.depth),
            false => words::out(lang, &(thought.depth + 1), &thought.depth),
        });
        ending.unwrap_or_default()
    };
    let spoken = move |notch: i64| number(budget(notch) as i64);
    view! {
        <section class="panel">
            <h2>{words::title(lang)}</h2>
            <p>{words::about(lang)}</p>
            <Slider
                label=words::budget(lang)
                value=notch
                range=BUDGETS
                text=spoken
                on_input=Callback::new(move |value| notch.set(value))
            />
            <button type="button" class="button" on:click=run>{words::run(lang)}</button>
            <table class="depths">
                <tbody>{rows}</tbody>
            </table>
            <p role="status">{ending}</p>
        </section>
    }
}

fn unit(games: &[GameInfo], name: &str) -> u32 {
    games.iter().find(|game| game.id == name).map_or(1, |game| game.denominator)
}
