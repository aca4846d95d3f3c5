//! 놀이판: 그림 위에 보이지 않는 격자(grid)를 얹어, 손가락과 자판과 화면 읽개가 같은 칸을 누른다.

use gaji_figures::{self as figures, Marks};
use gaji_protocol::{GameInfo, Place, Scene};
use gaji_words::{Lang, parts};
use leptos::{ev, html, prelude::*};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

use super::{FigureView, Views};
use crate::{effect, lang};

/// 놀이판.
#[component]
pub fn Board(
    /// 놀이의 말과 이름.
    #[prop(into)]
    game: Signal<GameInfo>,
    /// 국면.
    #[prop(into)]
    scene: Signal<Scene>,
    /// 표시.
    #[prop(into)]
    marks: Signal<Marks>,
    /// 돌려 보이는가.
    #[prop(optional, into)]
    flipped: Signal<bool>,
    /// 눌린 자리를 받는다. 구멍 뚫린 판에서는 그 세로줄의 둘 수 있는 자리다. 없으면 보기만 하는 판이다.
    #[prop(optional, into)]
    on_place: Option<Callback<u8>>,
    /// 끌 수 있는 말의 자리.
    #[prop(optional, into)]
    grips: Signal<Vec<u8>>,
    /// 칸들의 요소가 섰다: 끄는 것을 들을 귀를 단다.
    #[prop(optional, into)]
    on_stand: Option<Callback<Element>>,
) -> impl IntoView {
    let lang = lang();
    let name = move || parts::board(lang, &game.with(|game| say(lang, &game.name)));
    // 누르는 판은 격자가 이름을 지니고, 그림은 꾸밈이 된다.
    let title = move || if on_place.is_some() { String::new() } else { name() };
    let figure = Memo::new(move |_| {
        let (game, scene, marks) = (game.read(), scene.read(), marks.read());
        figures::Board::of(&scene, &game).figure(&scene.pieces, &marks, flipped.get(), &title())
    });
    view! {
        <div class="board-view">
            <FigureView figure=figure />
            {on_place.map(|on_place| view! {
                <Grid game=game scene=scene marks=marks flipped=flipped name=Signal::derive(name) on_place=on_place grips=grips on_stand=on_stand />
            })}
        </div>
    }
}

#[component]
fn Grid(
    game: Signal<GameInfo>,
    scene: Signal<Scene>,
    marks: Signal<Marks>,
    flipped: Signal<bool>,
    name: Signal<String>,
    on_place: Callback<u8>,
    grips: Signal<Vec<u8>>,
    on_stand: Option<Callback<Element>>,
) -> impl IntoView {
    let lang = lang();
    let standing = RwSignal::new((0, 0));
    let rows = Memo::new(move |_| scene.with(|scene| rows(&scene.places, flipped.get())));
    let press = move |place: u8| {
        let aimed = scene.with_untracked(|scene| {
            let board = game.read_untracked();
            figures::Board::of(scene, &board).aim(place, &marks.read_untracked().targets)
        });
        on_place.run(aimed);
    };
    let grid = NodeRef::<html::Div>::new();
    effect(move || {
        if let Some((stand, grid)) = on_stand.zip(grid.get()) {
            stand.run(grid.into());
        }
    });
    let cell = move |row: usize, column: usize, place: u8| {
        // 말에서 미는 것은 끌기, 그 밖에서 미는 것은 화면을 미는 것이다.
        let spot = move || {
            let touch =
                if grips.with(|grips| grips.contains(&place)) { "none" } else { "manipulation" };
            let spot = spot(&game.read(), &scene.read(), place, flipped.get());
            format!("{spot};touch-action:{touch}")
        };
        let label = move || describe(lang, &game.read(), &scene.read(), &marks.read(), place);
        let tab = move || if standing.get() == (row, column) { "0" } else { "-1" };
        view! {
            <button
                class="cell"
                type="button"
                role="gridcell"
                data-cell=format!("{row}-{column}")
                tabindex=tab
                style=spot
                aria-label=label
                on:focus=move |_| standing.set((row, column))
                on:click=move |_| press(place)
            />
        }
    };
    let line = move |(row, places): (usize, Vec<u8>)| {
        let cells = places.into_iter().enumerate().map(|(column, place)| cell(row, column, place));
        view! { <div role="row">{cells.views()}</div> }
    };
    let on_key = move |event: ev::KeyboardEvent| {
        let to = rows.with_untracked(|rows| step(rows, standing.get_untracked(), &event));
        if let Some((row, column)) = to {
            event.prevent_default();
            focus(&event, row, column);
        }
    };
    view! {
        <div
            class="cells"
            role="grid"
            aria-label=name
            on:keydown=on_key
            node_ref=grid
        >
            {move || rows.get().into_iter().enumerate().map(line).views()}
        </div>
    }
}

/// 보이는 차례로 묶은 줄. 자리는 이미 위에서 아래로, 왼쪽에서 오른쪽으로 온다.
fn rows(places: &[Place], flipped: bool) -> Vec<Vec<u8>> {
    let mut order: Vec<_> = places.iter().map(|place| place.y).zip(0_u8..).collect();
    if flipped {
        order.reverse();
    }
    let lines = order.chunk_by(|a, b| a.0 == b.0);
    lines.map(|line| line.iter().map(|(_, i)| *i).collect()).collect()
}

/// 격자에서 자판이 가리키는 다음 칸.
fn step(
    rows: &[Vec<u8>],
    (row, column): (usize, usize),
    event: &ev::KeyboardEvent,
) -> Option<(usize, usize)> {
    let (bottom, ctrl) = (rows.len().checked_sub(1)?, event.ctrl_key());
    let end = |row: usize| rows[row.min(bottom)].len().saturating_sub(1);
    let (row, column) = match (event.key().as_str(), ctrl) {
        ("ArrowLeft", false) => (row, column.saturating_sub(1)),
        ("ArrowRight", false) => (row, column + 1),
        ("ArrowUp", false) => (row.saturating_sub(1), column),
        ("ArrowDown", false) => (row + 1, column),
        ("Home", false) => (row, 0),
        ("End", false) => (row, end(row)),
        ("Home", true) => (0, 0),
        ("End", true) => (bottom, end(bottom)),
        _ => return None,
    };
    let row = row.min(bottom);
    Some((row, column.min(end(row))))
}

fn focus(event: &ev::KeyboardEvent, row: usize, column: usize) {
    let grid = event.current_target().and_then(|grid| grid.dyn_into::<HtmlElement>().ok());
    let cell = grid.and_then(|grid| {
        grid.query_selector(&format!("[data-cell='{row}-{column}']")).ok().flatten()
    });
    if let Some(cell) = cell.and_then(|cell| cell.dyn_into::<HtmlElement>().ok()) {
        // 자리를 옮기지 못하면 있던 자리에 남는다.
        let _ = cell.focus();
    }
}

/// 칸의 자리와 크기, 그림의 만분의 일.
fn spot(game: &GameInfo, scene: &Scene, place: u8, flipped: bool) -> String {
    figures::Board::of(scene, game)
        .share(place, flipped)
        .map_or_else(String::new, |[x, y, w, h]| format!("--x:{x};--y:{y};--w:{w};--h:{h}"))
}

/// «e4, 흰 나이트, 방금 둔 자리».
fn describe(lang: Lang, game: &GameInfo, scene: &Scene, marks: &Marks, place: u8) -> String {
    let name = scene.places.get(usize::from(place)).map_or("", |place| place.name.as_str());
    let piece = scene.pieces.iter().find(|piece| piece.place == place).and_then(|piece| {
        let side = game.sides.get(usize::from(piece.side))?;
        let kind = game.pieces.get(usize::from(piece.kind))?;
        Some(format!("{} {}", say(lang, side), say(lang, &kind.name)))
    });
    let mut words = match piece {
        Some(piece) => parts::piece_place(lang, &name, &piece),
        None => parts::empty_place(lang, &name),
    };
    let last = [marks.last.0, marks.last.1].contains(&Some(place));
    let check = scene.check.as_ref().filter(|_| marks.checked == Some(place));
    let check = check.map(|name| parts::in_check(lang, &say(lang, name)));
    let signs = [
        (marks.selected == Some(place), parts::selected(lang)),
        (marks.targets.contains(&place), parts::can_move_here(lang)),
        (check.is_some(), check.as_deref().unwrap_or_default()),
        (last, parts::last_move(lang)),
        (marks.chosen.contains(&place), parts::chosen(lang)),
    ];
    for (_, sign) in signs.iter().filter(|(on, _)| *on) {
        words += ", ";
        words += sign;
    }
    words
}

fn say(lang: Lang, text: &gaji_protocol::Text) -> String {
    lang.pick(&text.ko, &text.en).clone()
}

#[cfg(test)]
mod tests {
    use super::rows;
    use gaji_protocol::Place;

    #[test]
    fn rows_follow_what_is_seen() {
        let place = |x, y| Place { name: String::new(), x, y };
        let places = [place(0, 0), place(4, 0), place(0, 4), place(4, 4), place(8, 4)];
        assert_eq!(rows(&places, false), [vec![0, 1], vec![2, 3, 4]]);
        assert_eq!(rows(&places, true), [vec![4, 3, 2], vec![1, 0]]);
        assert!(rows(&[], false).is_empty());
    }
}
