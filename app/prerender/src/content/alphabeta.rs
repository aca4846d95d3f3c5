//! 알파베타 수업의 첫 그림: 두 셈과, 다 걸은 나무.

use super::picture;
use crate::studio::{Studio, unexpected};
use gaji_figures::{Facing, escape};
use gaji_lessons::alphabeta::{Film, Show, State, choice_name, picture as tree, sentence};
use gaji_lessons::numbers::spoken;
use gaji_protocol::{Ask, Reply, Trace, TraceAsk};
use gaji_words::alphabeta::lesson as words;
use gaji_words::{Lang, number, percent};
use std::io;

/// 한 번에 그릴 마디: 처음 나무는 이보다 작다.
const LIMIT: usize = 60;
/// 손전화의 너비, CSS 픽셀.
const PHONE: u32 = 360;

pub(super) fn stage(studio: &mut Studio, lang: Lang) -> io::Result<String> {
    let state = State::default();
    let seat = state.source.seat();
    let ask = TraceAsk { seat, settings: state.settings(), open: Vec::new() };
    let trace = match studio.ask(Ask::Trace(ask))? {
        Reply::Trace(trace) => *trace,
        other => return Err(unexpected(&other)),
    };
    let compare = compare(&trace, lang);
    let film = Film::new(trace, state.settings().is_soft());
    let show = Show {
        lang,
        view: state.view,
        soft: state.soft,
        denominator: 1,
        notation: state.notation,
        lit: &[],
        open: &[],
        limit: LIMIT,
        facing: Facing::Down,
        board: &|_| None,
    };
    let figure = tree(&film, film.last(), &show).fit(PHONE).figure();
    let said = sentence(&film, film.last(), &state, &show);
    Ok(format!(
        "{compare}<section class=\"stage\"><div class=\"stage-main\">{}<p>{}</p></div></section>",
        picture::view(figure),
        escape(&said),
    ))
}

fn compare(trace: &Trace, lang: Lang) -> String {
    let summary = &trace.summary;
    let all = summary.minimax.map_or(summary.leaves, |all| all.leaves);
    let card = |name: &str, leaves: u64, share: &str| {
        format!(
            "<div class=\"compare-card\"><span class=\"compare-name\">{name}</span><strong>{}</strong>\
             <span class=\"compare-unit\">{} {share}</span></div>",
            number(leaves as i64),
            words::card_leaves(lang),
        )
    };
    let value = spoken(lang, summary.value, 1);
    format!(
        "<section class=\"compare\">{}{}<p class=\"compare-verdict\">{}</p></section>",
        card(words::without(lang), all, ""),
        card(words::with(lang), summary.leaves, &percent(summary.leaves, all)),
        escape(&words::same(lang, &value, &choice_name(trace, lang))),
    )
}
