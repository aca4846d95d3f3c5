//! 문제지: 보고, 인쇄한다. 인쇄하면 문제지만 나온다.

use gaji_figures::Figure;
use gaji_lessons::alphabeta::practice::{Sheet, sheet as drawn};
use gaji_lessons::alphabeta::{Film, Show, Source};
use gaji_words::Word;
use gaji_words::alphabeta::sheet as words;
use gaji_words::alphabeta::tree;
use leptos::prelude::*;

use super::hands::Hands;
use crate::parts::{FigureView, Showing, Views, button, chip, chips, note};
use crate::place::Place;

const SHEETS: [(Sheet, Word); 3] =
    [(Sheet::Blank, words::blank), (Sheet::Key, words::key), (Sheet::Table, words::table)];

/// 문제지의 방.
pub(super) fn sheet(hands: Hands) -> AnyView {
    let (lesson, lang) = (hands.lesson, hands.lang);
    let kind = Memo::new(move |_| hands.practice.with(|practice| practice.sheet));
    let figure = Memo::new(move |_| figure(hands, kind.get()));
    let choose = move |(one, name): (Sheet, Word)| {
        let on = Signal::derive(move || kind.get() == one);
        let press = Callback::new(move |()| hands.practice.update(|practice| practice.sheet = one));
        chip(name(lang), Some(on), press)
    };
    let act = |word: Word, run: Callback<()>| button(Signal::stored(word(lang).to_string()), run);
    let print = Callback::new(move |()| {
        // 인쇄를 막은 틀에서는 그림으로 저장할 수 있다.
        let _ = window().print();
    });
    let grow = Callback::new(move |()| {
        lesson.visit(|state| {
            let seed = match state.source {
                Source::Random(seed) => seed.wrapping_add(1),
                _ => 1,
            };
            state.source = Source::Random(seed);
        });
    });
    let sharing = expect_context::<Showing>().sharing;
    let save = Callback::new(move |()| sharing.set(true));
    // 틀에는 나누는 상자가 없다.
    let save = (!Place::here().is_framed()).then(|| act(words::save, save));
    let acts =
        vec![act(words::print, print), save.views(), hands.offer(|| act(tree::random_again, grow))];
    view! {
        <div class="room">
            <h3>{words::title(lang)}</h3>
            {note(words::about(lang))}
            {chips(words::which(lang), SHEETS.map(choose).into())}
            {chips(words::title(lang), acts)}
            <div class="paper">
                <FigureView figure=figure />
            </div>
        </div>
    }
    .into_any()
}

fn figure(hands: Hands, kind: Sheet) -> Figure {
    let draw = |film: &Film, show: &Show<'_>| {
        hands.lesson.state.with(|state| drawn(kind, film, state, show))
    };
    hands.read(&[], |film, _, show| draw(film, show)).unwrap_or_default()
}
