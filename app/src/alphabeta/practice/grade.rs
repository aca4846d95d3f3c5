//! 채점의 방: 물음 하나, 답하는 자리, 곧바로 나오는 채점.

use gaji_lessons::alphabeta::practice::{Answer, Asked, SNIP, read_number};
use gaji_protocol::Number;
use gaji_words::Word;
use gaji_words::alphabeta::grade as words;
use leptos::{ev, prelude::*};
use wasm_bindgen::JsCast;
use web_sys::{FocusOptions, HtmlDivElement, HtmlElement};

use super::exam::Exam;
use super::hands::{Hands, review, send};
use super::report::report;
use crate::parts::{FigureView, Views, button, chip, chips, note, verdict};

/// 채점의 방.
pub(super) fn grade(hands: Hands) -> AnyView {
    let (exam, lang) = (Exam::new(hands), hands.lang);
    let figure = Memo::new(move |_| exam.figure());
    let question = Memo::new(move |_| exam.question());
    let (marks, told) = (exam.marks(), Signal::derive(move || exam.told()));
    report(marks, exam.all(), told);
    let right =
        move || marks.with(|marks| marks.last().copied().filter(|_| !exam.unreadable.get()));
    let is_over = move || {
        let answered = hands.practice.with(|practice| !practice.answers.is_empty());
        answered && question.read().is_none()
    };
    let place = NodeRef::new();
    let answer = Callback::new(move |answer: Answer| {
        exam.answer(answer);
        request_animation_frame(move || stand_in(place.get_untracked()));
    });
    let hit = Callback::new(move |hit: String| {
        if hit == SNIP {
            answer.run(Answer::Snip);
        }
    });
    let form = move || match question.get().map(|question| question.what) {
        Some(Asked::Cut(_)) => scissors(hands, answer),
        Some(Asked::Window) => numbers(exam, [words::alpha, words::beta].to_vec(), answer),
        Some(Asked::Value(_)) => numbers(exam, vec![words::value], answer),
        None if is_over() => send(hands),
        None => ().into_any(),
    };
    let level = move |all: bool, name: Word| {
        let on = Signal::derive(move || hands.practice.with(|practice| practice.all) == all);
        let press = Callback::new(move |()| exam.again(all));
        chip(name(lang), Some(on), press)
    };
    let levels = vec![level(false, words::only_cuts), level(true, words::everything)];
    let all = move || hands.practice.with(|practice| practice.all);
    let label = |word: Word| Signal::stored(word(lang).to_string());
    let ends = vec![
        button(label(words::undo), Callback::new(move |()| exam.undo())),
        button(label(words::again), Callback::new(move |()| exam.again(untrack(all)))),
    ];
    view! {
        <div class="room">
            <h3>{words::title(lang)}</h3>
            {note(words::about(lang))}
            {hands.offer(|| chips(words::level(lang), levels))}
            <FigureView figure=figure on_hit=hit />
            <div class="asked" node_ref=place>
                <p role="status">{move || exam.asked()}</p>
                {form}
            </div>
            {verdict(told, Signal::derive(right))}
            <p class="settings-about">{move || exam.score()}</p>
            {chips(words::again(lang), ends)}
            {move || is_over().then(|| review(lang, exam.review())).views()}
        </div>
    }
    .into_any()
}

/// 더 볼까, 자를까.
fn scissors(hands: Hands, answer: Callback<Answer>) -> AnyView {
    let button = |word: Word, one: Answer| {
        let label = Signal::stored(word(hands.lang).to_string());
        button(label, Callback::new(move |()| answer.run(one)))
    };
    let both = vec![button(words::go_on, Answer::GoOn), button(words::snip, Answer::Snip)];
    chips(words::ask_either(hands.lang), both)
}

/// 수를 적는 칸들. 둘이면 α와 β, 하나면 값이다.
fn numbers(exam: Exam, names: Vec<Word>, answer: Callback<Answer>) -> AnyView {
    let lang = exam.hands.lang;
    let texts: Vec<RwSignal<String>> = names.iter().map(|_| RwSignal::new(String::new())).collect();
    let fields = names.into_iter().zip(texts.clone()).map(|(name, text)| field(name(lang), text));
    let fields = fields.collect::<Vec<_>>();
    let submit = move |event: ev::SubmitEvent| {
        event.prevent_default();
        let read: Option<Vec<Number>> =
            texts.iter().map(|text| read_number(&text.get_untracked())).collect();
        match read.as_deref() {
            Some([value]) => answer.run(Answer::Value(*value)),
            Some([alpha, beta]) => answer.run(Answer::Window(*alpha, *beta)),
            _ => exam.unreadable.set(true),
        }
    };
    view! {
        <form class="asked-numbers" on:submit=submit>
            {fields}
            <button type="submit" class="button">{words::answer(lang)}</button>
        </form>
        {note(words::infinity_hint(lang))}
    }
    .into_any()
}

/// 수 한 칸과 ∞ 단추.
fn field(name: &'static str, text: RwSignal<String>) -> AnyView {
    let endless = |sign: &'static str| {
        let press = move |_| text.set(sign.to_string());
        let label = format!("{name} {sign}");
        view! { <button type="button" class="chip" aria-label=label on:click=press>{sign}</button> }
    };
    view! {
        <span class="asked-number">
            <label>
                {name}
                <input
                    type="text"
                    autocomplete="off"
                    size="4"
                    prop:value=text
                    on:input=move |event| text.set(event_target_value(&event))
                />
            </label>
            {endless("−∞")}
            {endless("∞")}
        </span>
    }
    .into_any()
}

/// 답하면 다음 물음의 첫 자리에 선다: 자판으로 이어 갈 수 있다. 까닭이 화면 밑에 있으면 끌어올린다.
fn stand_in(place: Option<HtmlDivElement>) {
    let told = place.as_ref().and_then(|place| place.next_element_sibling());
    let height = window().inner_height().ok().and_then(|height| height.as_f64());
    if let Some(told) = told.filter(|told| Some(told.get_bounding_client_rect().bottom()) > height)
    {
        told.scroll_into_view_with_bool(false);
    }
    let first = place.and_then(|place| place.query_selector("input,button").ok().flatten());
    if let Some(first) = first.and_then(|first| first.dyn_into::<HtmlElement>().ok()) {
        let still = FocusOptions::new();
        still.set_prevent_scroll(true);
        // 서지 못해도 손으로는 누를 수 있다.
        let _ = first.focus_with_options(&still);
    }
}
