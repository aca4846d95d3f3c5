//! 증명: 숨은 잎 하나를 조절대로 움직인다. 위의 탐색도 그 나무로 다시 돈다.

use gaji_figures::Figure;
use gaji_lessons::alphabeta::practice::{
    HIDDEN, NumberTree, hidden_leaves, shaken, typed_path, uncut,
};
use gaji_lessons::alphabeta::{Show, View, choice_name, node_name, picture};
use gaji_lessons::numbers::short;
use gaji_words::alphabeta::proof as words;
use gaji_words::number;
use leptos::{ev, prelude::*};

use super::fingers::{hold, placed};
use super::hands::{Hands, drawn, under};
use crate::parts::{FigureView, Slider, button, chips, note, said};

/// 증명의 방.
pub(super) fn proof(hands: Hands) -> AnyView {
    let lang = hands.lang;
    let leaf = Memo::new(move |_| chosen(hands));
    let figure = Memo::new(move |before| figure(hands, leaf.get()).held(before));
    let hit = Callback::new(move |hit: String| hands.press(&hit));
    let held = StoredValue::new(None::<Held>);
    let grab = move |event: ev::PointerEvent| {
        held.set_value(under(event.target()).and_then(|leaf| Held::take(hands, leaf, &event)));
    };
    let drag = move |event: ev::PointerEvent| {
        if let Some(held) = held.get_value().filter(|_| event.buttons() > 0) {
            held.pull(hands, &event);
        }
    };
    let uncut = Signal::derive(move || {
        let told = hands.read(&[], |film, tree, show| uncut(film, tree, leaf.get()?, show.lang));
        told.flatten().unwrap_or_default()
    });
    let body = move || match leaf.get() {
        Some(leaf) => hands.offer(|| hand(hands, leaf)),
        None => note(words::none(lang)),
    };
    view! {
        <div class="room">
            <h3>{words::title(lang)}</h3>
            {hands.offer(|| note(words::about(lang)))}
            {hands.view_note()}
            <div class="draggable" node_ref=placed(hold) on:pointerdown=grab on:pointermove=drag>
                <FigureView figure=figure on_hit=hit />
            </div>
            {body}
            {said(Signal::derive(move || same(hands)))}
            <p>{uncut}</p>
        </div>
    }
    .into_any()
}

/// 쥔 잎.
#[derive(Clone)]
struct Held {
    path: Vec<usize>,
    /// 쥘 때의 값과 자리.
    value: i64,
    at: (i32, i32),
}

impl Held {
    fn take(hands: Hands, leaf: u32, event: &ev::PointerEvent) -> Option<Self> {
        hands.press(&format!("node:{leaf}"));
        let path = untrack(|| hands.read(&[], |film, _, _| typed_path(film, leaf)))?;
        let value = hands.tree.with_untracked(|tree| match tree.as_ref()?.at(&path)? {
            NumberTree::Leaf(value) => Some(i64::from(*value)),
            NumberTree::Fork(_) => None,
        })?;
        Some(Self { path, value, at: (event.client_x(), event.client_y()) })
    }

    /// 오른쪽이나 위로 끌면 커진다: 두 픽셀에 1.
    fn pull(&self, hands: Hands, event: &ev::PointerEvent) {
        let far = (event.client_x() - self.at.0) - (event.client_y() - self.at.1);
        let value = (self.value + i64::from(far) / 2).clamp(HIDDEN.0, HIDDEN.1);
        if let Some(tree) = hands.tree.get_untracked() {
            let pulled = tree.clone().with_leaf(&self.path, value as i32);
            if pulled != tree {
                hands.replant(&pulled);
            }
        }
    }
}

/// 고른 숨은 잎. 고르지 않았으면 첫째.
fn chosen(hands: Hands) -> Option<u32> {
    let pick = hands.pick();
    let leaf = hands.read(&[], |film, _, _| {
        let hidden = hidden_leaves(film);
        pick.filter(|pick| hidden.contains(pick)).or_else(|| hidden.first().copied())
    });
    leaf.flatten()
}

fn figure(hands: Hands, leaf: Option<u32>) -> Figure {
    let tree = hands.read(leaf.as_slice(), |film, _, show| {
        // 끄는 값은 적은 나무의 값이다.
        let show = Show { view: View::Minimax, ..*show };
        let (hidden, mut tree) = (hidden_leaves(film), picture(film, film.last(), &show));
        for node in &mut tree.nodes {
            node.hit = node.hit.take().filter(|_| hidden.contains(&node.id));
        }
        tree
    });
    tree.map(drawn).unwrap_or_default()
}

/// 잎을 움직이는 자리.
fn hand(hands: Hands, leaf: u32) -> AnyView {
    let lang = hands.lang;
    let path = hands.read(&[], |film, _, _| typed_path(film, leaf)).unwrap_or_default();
    let name = hands.read(&[], |film, _, show| node_name(film, leaf, show.lang));
    let label = words::value_of(lang, &name.unwrap_or_default());
    let at = path.clone();
    let value = Signal::derive(move || {
        hands.tree.with(|tree| match tree.as_ref().and_then(|tree| tree.at(&at)) {
            Some(NumberTree::Leaf(value)) => i64::from(*value),
            _ => 0,
        })
    });
    let give = Callback::new(move |value: i64| {
        if let Some(tree) = hands.tree.get_untracked() {
            hands.replant(&tree.with_leaf(&path, value as i32));
        }
    });
    let shake = Callback::new(move |()| shake(hands));
    let shake = button(Signal::stored(words::shake(lang).to_string()), shake);
    view! {
        <Slider label=label value=value range=HIDDEN on_input=give />
        {chips(words::choose(lang), vec![shake])}
    }
    .into_any()
}

/// 숨은 잎을 모두 아무 값으로.
fn shake(hands: Hands) {
    if let Some(tree) = untrack(|| hands.read(&[], |film, tree, _| shaken(film, tree))) {
        hands.replant(&tree);
    }
}

/// 뿌리의 값과 고른 수는 그대로다: 지금 나무를 다시 탐색한 답이다.
fn same(hands: Hands) -> String {
    let said = hands.read(&[], |film, _, show| {
        let summary = film.trace().summary;
        let value = short(show.lang, summary.value, 1);
        let mv = choice_name(film.trace(), show.lang);
        words::same(show.lang, &value, &mv, &number(summary.leaves as i64))
    });
    said.unwrap_or_default()
}
