//! 같은 값의 함정: 뿌리의 가지마다 적힌 값과 참값.

use gaji_lessons::alphabeta::practice::{Branch, Tie, branches, moral};
use gaji_lessons::alphabeta::{PRESETS, Source, State};
use gaji_words::alphabeta::{lesson, ties as words};
use gaji_words::{Word, number};
use leptos::prelude::*;

use super::hands::Hands;
use super::table::grid;
use crate::parts::{button, chip, chips, note, said};

const HEADS: [Word; 4] =
    [words::head_branch, words::head_shown, words::head_truth, words::head_tie];

/// 스위치의 한쪽: 이름, 켜졌는가, 켠다.
type Side = (Word, fn(&State) -> bool, fn(&mut State));

/// 자르는 조건과 창 밖의 값.
const SWITCHES: [(Word, [Side; 2]); 2] = [
    (
        lesson::cut_rule,
        [
            (lesson::cut_rule_ge, |state| state.cut_ties, |state| state.cut_ties = true),
            (lesson::cut_rule_gt, |state| !state.cut_ties, |state| state.cut_ties = false),
        ],
    ),
    (
        lesson::soft,
        [
            (lesson::soft_on, |state| state.soft, |state| state.soft = true),
            (lesson::soft_off, |state| !state.soft, |state| state.soft = false),
        ],
    ),
];

/// 같은 값의 방.
pub(super) fn ties(hands: Hands) -> AnyView {
    let lang = hands.lang;
    let branches = Memo::new(move |_| hands.read(&[], branches));
    let branches = move || branches.get().unwrap_or_default();
    let rows = Signal::derive(move || branches().into_iter().map(|one| row(hands, one)).collect());
    let moral = Signal::derive(move || {
        let (ties, soft) = hands.lesson.state.with(|state| (state.cut_ties, state.soft));
        moral(&branches(), ties, soft, lang)
    });
    let side = |(name, on, set): Side| {
        let on = Signal::derive(move || hands.lesson.state.with(on));
        chip(name(lang), Some(on), Callback::new(move |()| hands.lesson.change(set)))
    };
    let switches = move || {
        let pair = |(name, sides): (Word, [Side; 2])| chips(name(lang), sides.map(side).into());
        SWITCHES.map(pair).into_iter().collect::<Vec<_>>().into_any()
    };
    let plant = Callback::new(move |()| {
        hands.lesson.visit(|state| state.source = Source::Typed(PRESETS[4].tree.into()));
    });
    view! {
        <div class="room">
            <h3>{words::title(lang)}</h3>
            {note(words::about(lang))}
            {hands.view_note()}
            {hands.offer(switches)}
            {grid(lang, &HEADS, rows, None)}
            {said(moral)}
            {hands.offer(|| button(Signal::stored(words::plant(lang).to_string()), plant))}
        </div>
    }
    .into_any()
}

fn row(hands: Hands, branch: Branch) -> Vec<String> {
    let compared = match branch.tie {
        Tie::Chosen => words::chosen,
        Tie::Equal => words::equal,
        Tie::Trap => words::trap_mark,
        Tie::Other => words::other,
    };
    let truth = number(i64::from(branch.truth));
    vec![branch.name, branch.shown, truth, compared(hands.lang).to_string()]
}
