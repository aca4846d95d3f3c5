//! AI가 보는 판: 깊이, 점수, 마디, 빠르기, 예상하는 길.

use gaji_lessons::numbers::short_in;
use gaji_lessons::play::{Mover, Told, how_exchanges_end, score_about, seen};
use gaji_protocol::GameInfo;
use gaji_words::{Lang, number, play as words};
use leptos::prelude::*;

use super::model::Match;
use super::scores::Scores;
use crate::address::href_with;
use crate::lang;
use crate::parts::{Counter, Switch, Views, note};
use crate::route::{Page, SLUGS};

/// 살펴보기.
#[component]
pub(super) fn Analysis(game: Match) -> impl IntoView {
    let lang = lang();
    let shown = Memo::new(move |_| shown(game));
    let on = Memo::new(move |_| game.state.with(|state| state.scores));
    let whose = move || match shown.read().as_ref() {
        Some((_, side)) => game.info.with(|info| score_about(lang, info, *side)),
        None => words::analysis_none(lang).to_string(),
    };
    view! {
        <section class="panel play-analysis">
            <h2>{words::analysis(lang)}</h2>
            <Counters game=game shown=shown />
            <p class="play-line">
                <strong>{words::best_line(lang)}</strong>
                " "
                {move || line(shown.read().as_ref())}
            </p>
            <p class="play-soft">{whose}</p>
            <Switch
                label=words::analysis_on(lang)
                about=words::analysis_about(lang)
                on=on
                on_change=Callback::new(move |on| game.state.update(|state| state.scores = on))
            />
            {move || on.get().then(|| view! { <Scores game=game /> }).views()}
            {exchanges(game)}
        </section>
    }
}

/// 잡기가 있는 놀이에서 지금 국면을 정지 탐색의 두 판으로 보는 링크. 끝난 판에는 볼 것이 없다.
fn exchanges(game: Match) -> AnyView {
    let open = Memo::new(move |_| game.mover() != Mover::Nobody);
    let there = move || {
        let query = game.scene.with(how_exchanges_end);
        href_with(game.lang, &Page::Lesson(SLUGS[2]), &query)
    };
    let link = move || {
        view! {
            <a class="button" href=there>{words::show_exchanges(game.lang)}</a>
            {note(words::show_exchanges_about(game.lang))}
        }
    };
    let noisy = game.info.with_untracked(|info| info.noisy);
    (move || (noisy && open.get()).then(link).views()).into_any()
}

/// 지금 국면의 생각이나 이 국면으로 온 생각과, 그것을 한 쪽.
fn shown(game: Match) -> Option<(Told, u8)> {
    let (seat, side) = (game.seat(), game.scene.with(|scene| scene.side));
    let heard = game.heard.read();
    let here = heard.at(&seat).map(|told| (told.clone(), side));
    here.or_else(|| heard.leading_to(&seat).map(|told| (told.clone(), 1 - side.min(1))))
}

fn line(shown: Option<&(Told, u8)>) -> String {
    let said = |(told, _): &(Told, u8)| {
        told.thought.line.iter().map(|mv| mv.say.as_str()).collect::<Vec<_>>().join(" ")
    };
    shown.map_or_else(|| "–".into(), said)
}

#[component]
fn Counters(game: Match, shown: Memo<Option<(Told, u8)>>) -> impl IntoView {
    let lang = lang();
    let read = move |text: fn(&(Told, u8), Lang, &GameInfo) -> String| {
        Signal::derive(move || {
            let shown = shown.read();
            let said = shown.as_ref().map(|shown| game.info.with(|info| text(shown, lang, info)));
            said.unwrap_or_else(|| "–".to_string())
        })
    };
    let complete = move || {
        let whole = shown.read().as_ref().is_some_and(|(told, _)| told.thought.complete);
        if whole { words::complete(lang) } else { "" }.to_string()
    };
    view! {
        <dl class="counters">
            <Counter
                label=words::depth(lang)
                value=read(|(told, _), lang, _| words::depth_value(lang, &told.thought.depth))
                note=Signal::derive(complete)
            />
            <Counter
                label=words::value(lang)
                value=read(|(told, side), lang, info| {
                    let value = told.thought.value.map(|value| seen(info, value, *side));
                    value.map_or_else(|| "–".into(), |value| short_in(lang, value, info))
                })
            />
            <Counter
                label=words::nodes(lang)
                value=read(|(told, _), _, _| number(told.thought.nodes as i64))
            />
            <Counter label=words::speed(lang) value=read(|(told, _), _, _| speed(told)) />
        </dl>
    }
}

/// 1초에 본 마디. 시계가 재지 못할 만큼 짧으면 모른다.
fn speed(told: &Told) -> String {
    let ms = told.thought.ms;
    if ms < 1.0 {
        return "–".into();
    }
    number((told.thought.nodes as f64 * 1_000.0 / ms) as i64)
}
