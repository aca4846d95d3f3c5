//! 글로 읽는 나무: 자판과 화면 읽개로 오가는 같은 나무(tree).

use gaji_lessons::alphabeta::picture;
use gaji_lessons::alphabeta::practice::{Line, outline as lines};
use gaji_words::alphabeta::quiz as words;
use leptos::{ev, html, prelude::*};
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use super::super::stage::press;
use super::hands::{Hands, here};
use crate::parts::{FigureView, Views, note};

/// 글로 읽는 방.
pub(super) fn outline(hands: Hands) -> AnyView {
    let (lesson, lang) = (hands.lesson, hands.lang);
    let lines = Memo::new(move |_| {
        let step = lesson.step();
        lesson.with_show(|film, show| lines(&picture(film, step, show))).unwrap_or_default()
    });
    let count = Memo::new(move |_| lines.with(Vec::len));
    let figure = Memo::new(move |_| here(hands));
    let root = NodeRef::<html::Ul>::new();
    // 걸음이 바뀌어도 줄은 그대로 두고 글만 바꾼다: 자판의 자리를 잃지 않는다.
    let item = move |at: usize| {
        let read = move |get: fn(&Line) -> String| {
            move || lines.with(|lines| lines.get(at).map(get).unwrap_or_default())
        };
        let here = move || lines.with(|lines| lines.get(at).is_some_and(|line| line.here));
        view! {
            <li
                role="treeitem"
                tabindex=if at == 0 { "0" } else { "-1" }
                prop:ariaLevel=read(|line| line.level.to_string())
                aria-posinset=read(|line| line.place.0.to_string())
                aria-setsize=read(|line| line.place.1.to_string())
                aria-selected=move || here().to_string()
                style=read(|line| format!("--level:{}", line.level))
                on:click=move |_| go(hands, lines, at)
            >
                {read(|line| line.words.clone())}
            </li>
        }
    };
    let on_key = move |event: ev::KeyboardEvent| {
        let Some(root) = root.get_untracked() else { return };
        let Some(at) = standing(&root, event.target()) else { return };
        let level = |at: usize| lines.with_untracked(|lines| lines[at].level);
        let next = match event.key().as_str() {
            "ArrowDown" => Some(at + 1),
            "ArrowUp" => at.checked_sub(1),
            "ArrowRight" => {
                Some(at + 1).filter(|&next| next < count.get_untracked() && level(next) > level(at))
            }
            "ArrowLeft" => (0..at).rev().find(|&above| level(above) < level(at)),
            "Home" => Some(0),
            "End" => count.get_untracked().checked_sub(1),
            "Enter" | " " => {
                go(hands, lines, at);
                None
            }
            _ => return,
        };
        event.prevent_default();
        if let Some(next) = next {
            stand(&root, at, next);
        }
    };
    view! {
        <div class="room">
            <h3>{words::outline(lang)}</h3>
            {note(words::outline_about(lang))}
            <FigureView figure=figure />
            <ul class="outline" role="tree" aria-label=words::outline(lang) node_ref=root on:keydown=on_key>
                {move || (0..count.get()).map(item).views()}
            </ul>
        </div>
    }
    .into_any()
}

/// 그 줄의 마디를 그림에서 누른 것과 같다.
fn go(hands: Hands, lines: Memo<Vec<Line>>, at: usize) {
    if let Some(id) = lines.with_untracked(|lines| lines.get(at).map(|line| line.id)) {
        press(hands.lesson, &format!("node:{id}"));
    }
}

fn items(root: &HtmlElement) -> Vec<HtmlElement> {
    let Ok(list) = root.query_selector_all("[role=treeitem]") else { return Vec::new() };
    (0..list.length()).filter_map(|at| list.item(at)?.dyn_into().ok()).collect()
}

fn standing(root: &HtmlElement, target: Option<web_sys::EventTarget>) -> Option<usize> {
    let target: HtmlElement = target?.dyn_into().ok()?;
    items(root).iter().position(|item| *item == target)
}

/// 자판의 자리를 `from`에서 `to`로 옮긴다.
fn stand(root: &HtmlElement, from: usize, to: usize) {
    let items = items(root);
    if let (Some(old), Some(new)) = (items.get(from), items.get(to)) {
        old.set_tab_index(-1);
        new.set_tab_index(0);
        // 서지 못하면 앞자리에 그대로 있다.
        let _ = new.focus();
    }
}
