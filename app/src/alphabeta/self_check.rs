//! 스스로 시험: 무작위 국면 100개에서 미니맥스와 알파베타를 진짜로 견준다.

use gaji_protocol::{Ask, Mistake, OrderLevel, Reply, SelfCheckAsk, SelfCheckReport};
use gaji_words::alphabeta::check as words;
use gaji_words::decimal;
use leptos::prelude::*;

use super::model::Lesson;
use crate::lang;
use crate::parts::{Switch, Views};

/// 견줄 국면의 수.
const COUNT: u32 = 100;
/// 국면을 고르는 씨앗.
const SEED: u64 = 341;

/// 놀이마다 얼마나 깊이: 틱택토는 끝까지.
const GAMES: [(&str, u32); 2] = [("tictactoe", 9), ("connect4", 5)];

/// 어느 실수로(없으면 제대로) 시험한 것의 결과.
type Told = RwSignal<Option<(Option<Mistake>, SelfCheckReport)>>;

/// 스스로 시험.
#[component]
pub(super) fn SelfCheck(lesson: Lesson) -> impl IntoView {
    let lang = lang();
    let reports = GAMES.map(|_| Told::new(None));
    let wrong = Signal::derive(move || lesson.state.with(|state| state.mistake.is_some()));
    let toggle = Callback::new(move |on: bool| {
        lesson.change(|state| state.mistake = on.then_some(Mistake::UnswappedWindow));
    });
    let run = move |_| {
        reports.iter().for_each(|report| report.set(None));
        check(lesson, reports, 0);
    };
    let results = (0..GAMES.len())
        .map(|index| view! { <Result lesson=lesson index=index told=reports[index] /> });
    view! {
        <section class="panel self-check">
            <h2>{words::title(lang)}</h2>
            <p>{words::about(lang)}</p>
            <button type="button" class="button" on:click=run>{words::run(lang)}</button>
            <Switch label=words::fault(lang) about=words::fault_about(lang) on=wrong on_change=toggle />
            <ul class="self-check-results">{results.views()}</ul>
        </section>
    }
}

/// `index`째 놀이부터 차례로 견준다. 일꾼은 하나라 한 번에 하나씩이다.
fn check(lesson: Lesson, reports: [Told; 2], index: usize) {
    let Some(&(game, depth)) = GAMES.get(index) else { return };
    let mistake = lesson.state.with_untracked(|state| state.mistake);
    let ask = SelfCheckAsk {
        game: game.into(),
        count: COUNT,
        depth,
        seed: SEED,
        order: OrderLevel::Off,
        mistake,
    };
    lesson.engine.ask(Ask::SelfCheck(ask), move |reply| {
        let same = lesson.state.try_with_untracked(|state| state.mistake) == Some(mistake);
        if let (Reply::SelfCheck(report), true) = (reply, same) {
            let done = report.done == report.count;
            reports[index].try_set(Some((mistake, report)));
            if done {
                check(lesson, reports, index + 1);
            }
        }
    });
}

#[component]
fn Result(lesson: Lesson, index: usize, told: Told) -> impl IntoView {
    let lang = lang();
    // 다른 스위치로 시험한 것은 이 스위치의 답이 아니다.
    let report = Signal::derive(move || {
        let now = lesson.state.with(|state| state.mistake);
        told.get().filter(|(mistake, _)| *mistake == now).map(|(_, report)| report)
    });
    let name = match GAMES[index] {
        ("tictactoe", _) => words::tictactoe(lang).to_string(),
        (_, depth) => words::connect4(lang, &depth),
    };
    let red = move || report.with(|r| r.as_ref().is_some_and(|r| r.agreed < r.done));
    let done = move || report.with(|r| r.as_ref().is_some_and(|r| r.done == r.count));
    let class = move || match (red(), done()) {
        (true, _) => "self-check-result worse",
        (false, true) => "self-check-result better",
        _ => "self-check-result",
    };
    let words = move || {
        report.with(|report| {
            let Some(report) = report else { return String::new() };
            let share = decimal((report.mean_share * 10.0).round() as i64 * 100) + "%";
            match report {
                r if r.done < r.count => words::running(lang, &r.done, &r.count),
                r if r.agreed == r.count => words::passed(lang, &r.count, &share),
                r => words::failed(lang, &(r.count - r.agreed), &r.count),
            }
        })
    };
    let progress = move || report.with(|r| r.as_ref().map_or(0, |r| r.done)).to_string();
    view! {
        <li class=class>
            <strong>{name}</strong>
            <progress max=COUNT value=progress aria-label=words::title(lang) />
            <span role="status">{words}</span>
        </li>
    }
}
