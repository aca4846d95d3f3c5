//! 차례 실험: 끌거나 단추로 형제의 차례를 바꾸고, 본 잎을 가장 적은 잎과 견준다.

use gaji_figures::Figure;
use gaji_lessons::alphabeta::practice::{NumberTree, best_first, typed_path, worst_first};
use gaji_lessons::alphabeta::{node_name, picture};
use gaji_words::Word;
use gaji_words::alphabeta::practice as words;
use gaji_words::number;
use leptos::{ev, prelude::*};
use wasm_bindgen::JsCast;
use web_sys::Element;

use super::fingers::{hold, placed};
use super::hands::{Hands, drawn, under};
use crate::parts::{FigureView, button, chips, note, said};

/// 차례의 방.
pub(super) fn order(hands: Hands) -> AnyView {
    let lang = hands.lang;
    let figure = Memo::new(move |before| figure(hands).held(before));
    let hit = Callback::new(move |hit: String| hands.press(&hit));
    let dragged = StoredValue::new(None::<u32>);
    let drag = move |event: ev::PointerEvent| {
        let under = under(event.target());
        dragged.set_value(under);
        if let Some(id) = under {
            hands.press(&format!("node:{id}"));
        }
        release(&event);
    };
    let over = move |event: ev::PointerEvent| {
        if let (Some(id), Some(over)) = (dragged.get_value(), under(event.target())) {
            dragged.set_value(take(hands, id, over).or(Some(id)));
        }
    };
    let drop = move |_: ev::PointerEvent| dragged.set_value(None);
    view! {
        <div class="room">
            <h3>{words::order_title(lang)}</h3>
            {hands.offer(|| note(words::order_about(lang)))}
            <div
                class="draggable"
                on:pointerdown=drag
                on:pointerover=over
                on:pointerup=drop
                on:pointerleave=drop
                node_ref=placed(hold)
            >
                <FigureView figure=figure on_hit=hit />
            </div>
            {said(Signal::derive(move || counted(hands)))}
            {hands.offer(move || tools(hands))}
        </div>
    }
    .into_any()
}

/// 옮기는 단추.
fn tools(hands: Hands) -> AnyView {
    let lang = hands.lang;
    let act = |word: Word, run: fn(Hands)| {
        button(Signal::stored(word(lang).to_string()), Callback::new(move |()| run(hands)))
    };
    let steps =
        vec![act(words::earlier, |h| shift(h, false)), act(words::later, |h| shift(h, true))];
    let whole = vec![
        act(words::best_first, |h| arrange(h, best_first)),
        act(words::worst_first, |h| arrange(h, |tree, _| worst_first(tree))),
    ];
    vec![
        view! { <p>{move || picked(hands)}</p> }.into_any(),
        note(words::order_keys(lang)),
        chips(words::order_keys(lang), steps),
        chips(words::tab_order(lang), whole),
    ]
    .into_any()
}

fn figure(hands: Hands) -> Figure {
    let pick = hands.pick();
    let tree = hands.read(pick.as_slice(), |film, _, show| picture(film, film.last(), show));
    tree.map(drawn).unwrap_or_default()
}

/// 본 잎, 다 볼 때의 잎, 가장 적은 잎.
fn counted(hands: Hands) -> String {
    let told = hands.read(&[], |film, _, show| {
        let summary = film.trace().summary;
        let (all, fewest) = (summary.minimax?.leaves, summary.fewest_leaves?);
        let write = |count: u64| number(count as i64);
        let counted =
            words::counted(show.lang, &write(summary.leaves), &write(all), &write(fewest));
        let rest = match summary.leaves.saturating_sub(fewest) {
            0 => words::at_best(show.lang).to_string(),
            more => words::could_save(show.lang, &more),
        };
        Some(format!("{counted} · {rest}"))
    });
    told.flatten().unwrap_or_default()
}

fn picked(hands: Hands) -> String {
    let pick = hands.pick().filter(|pick| *pick > 0);
    let name = hands.read(&[], |film, _, show| Some(node_name(film, pick?, show.lang)));
    match name.flatten().filter(|name| !name.is_empty()) {
        Some(name) => words::picked(hands.lang, &name),
        None => words::pick_first(hands.lang).to_string(),
    }
}

/// 나무를 새로 늘어놓는다. 뒤로 가면 앞의 차례다.
fn arrange(hands: Hands, order: fn(&NumberTree, bool) -> NumberTree) {
    if let Some(tree) = hands.tree.get_untracked() {
        let ties = hands.lesson.state.with_untracked(|state| state.cut_ties);
        let source = order(&tree, ties).write();
        hands.lesson.visit(|state| {
            state.order = false;
            state.source = gaji_lessons::alphabeta::Source::Typed(source);
        });
    }
}

/// 고른 마디를 한 자리 옮긴다.
fn shift(hands: Hands, later: bool) {
    let path = untrack(|| {
        let pick = hands.pick()?;
        hands.read(&[], |film, _, _| typed_path(film, pick))
    });
    let Some(path) = path else { return };
    if let Some(&at) = path.last() {
        let to = if later { Some(at + 1) } else { at.checked_sub(1) };
        to.and_then(|to| relocate(hands, &path, to));
    }
}

/// 끌던 마디 `id`를 형제 `over`의 자리로. 옮겼으면 그 마디의 새 번호.
fn take(hands: Hands, id: u32, over: u32) -> Option<u32> {
    let paths = untrack(|| {
        hands.read(&[], |film, _, _| {
            let parent = |id: u32| film.trace().nodes.get(id as usize).map(|node| node.parent);
            let siblings = id != over && parent(id) == parent(over);
            siblings.then(|| (typed_path(film, id), typed_path(film, over)))
        })
    });
    let (path, over) = paths.flatten()?;
    relocate(hands, &path, *over.last()?)
}

/// `path`의 마디를 형제 가운데 `to`의 자리로. 그런 자리가 없으면 `None`.
fn relocate(hands: Hands, path: &[usize], to: usize) -> Option<u32> {
    let tree = hands.tree.get_untracked()?;
    let moved = tree.clone().with_moved(path, to);
    if moved == tree || hands.locked {
        return None;
    }
    hands.lesson.note(|state| state.order = false);
    hands.replant(&moved);
    let mut path = path.to_vec();
    *path.last_mut()? = to;
    let found = untrack(|| {
        hands.read(&[], |film, _, _| {
            (0..film.trace().nodes.len() as u32).find(|&id| typed_path(film, id) == path)
        })
    });
    let found = found.flatten()?;
    hands.press(&format!("node:{found}"));
    Some(found)
}

/// 손가락이 지나가는 마디를 알려면 처음 누른 마디가 손가락을 붙잡지 않아야 한다.
fn release(event: &ev::PointerEvent) {
    let held = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    if let Some(held) = held {
        // 붙잡지 않은 것을 놓는 것은 잘못이 아니다.
        let _ = held.release_pointer_capture(event.pointer_id());
    }
}
