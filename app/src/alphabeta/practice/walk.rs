//! 큰 나무를 걷는 방: 누른 마디로 내려가고, 접힌 곳에 닿으면 일꾼에게 그 아래의 기록을 더 받는다.

use gaji_lessons::alphabeta::Film;
use gaji_lessons::alphabeta::practice::Walk;
use gaji_protocol::{Ask, Reply, TraceAsk};
use gaji_words::alphabeta::walk as words;
use gaji_words::number;
use leptos::prelude::*;

use super::super::trees::BOARDS;
use super::fingers::{grip, placed};
use super::hands::Hands;
use crate::effect;
use crate::parts::{FigureView, button, note, said};

/// 처음 보일 커넥트 포의 깊이, 수(ply).
const DEPTH: u32 = 8;

/// 걷는 방.
pub(super) fn walk(hands: Hands) -> AnyView {
    let (lesson, lang) = (hands.lesson, hands.lang);
    let walk = follow(hands);
    let path = Memo::new(move |_| hands.practice.with(|practice| practice.path.clone()));
    // 작은 판은 그리지 않는다: 도형이 적어야 느린 전화기에서도 부드럽게 밀린다.
    let figure = Memo::new(move |_| {
        let drawn = walk.with(|walk| {
            let walk = walk.as_ref()?;
            lesson.with_show(|_, show| walk.ladder(&path.read(), show).figure())
        });
        drawn.unwrap_or_default()
    });
    let told = Signal::derive(move || {
        let waiting =
            walk.with(|walk| walk.as_ref().is_none_or(|walk| walk.wants(&path.read()).is_some()));
        let here = walk.with(|walk| {
            lesson.with_show(|_, show| Some(walk.as_ref()?.sentence(&path.read(), show))).flatten()
        });
        let rest = if waiting { lesson.engine.waiting(lang) } else { "" };
        format!("{} {rest}", here.unwrap_or_default())
    });
    let whole = move || {
        let counted = lesson.film.with(|film| {
            film.as_ref().map(|film| {
                let summary = film.trace().summary;
                let write = |count: u64| number(count as i64);
                words::whole(lang, &write(summary.nodes), &write(summary.leaves))
            })
        });
        counted.unwrap_or_default()
    };
    let go = move |next: Vec<String>| hands.practice.update(|practice| practice.path = next);
    let hit = Callback::new(move |hit: String| {
        if let Some(to) = hit.strip_prefix("to:") {
            go(to.split('_').filter(|mv| !mv.is_empty()).map(str::to_string).collect());
        }
    });
    let plant = Callback::new(move |()| {
        go(Vec::new());
        lesson.visit(|state| BOARDS[1].plant(state, DEPTH));
    });
    view! {
        <div class="room">
            <h3>{words::title(lang)}</h3>
            {note(words::about(lang))}
            <p>{whole}</p>
            <div class="fingers" node_ref=placed(grip)>
                <FigureView figure=figure on_hit=hit />
            </div>
            {said(told)}
            {hands.offer(|| button(Signal::stored(words::plant(lang).to_string()), plant))}
        </div>
    }
    .into_any()
}

/// 수업의 나무를 걷는다. 길이 접힌 마디에 닿으면 그 아래를 받아 잇는다.
fn follow(hands: Hands) -> RwSignal<Option<Walk>> {
    let lesson = hands.lesson;
    let walk = RwSignal::new(None::<Walk>);
    effect(move || walk.set(lesson.film.get().map(Walk::new)));
    effect(move || {
        let path = hands.practice.with(|practice| practice.path.clone());
        let open = walk.with(|walk| Some(walk.as_ref()?.wants(&path)?.to_vec()));
        let Some(open) = open else { return };
        let (seat, settings) =
            lesson.state.with_untracked(|state| (state.source.seat(), state.settings()));
        let ask = Ask::Trace(TraceAsk { seat, settings, open: open.clone() });
        lesson.engine.ask(ask, move |reply| {
            if let Reply::Trace(trace) = reply {
                walk.try_update(|walk| {
                    if let Some(walk) = walk {
                        walk.add(open.clone(), Film::new(*trace, settings.is_soft()));
                    }
                });
            }
        });
    });
    walk
}
