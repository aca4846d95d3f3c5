//! 말을 놓는 판. 놓을 말은 놀이가 들려주고, 차린 것이 옳은지는 엔진이 안다.

use gaji_figures::Marks;
use gaji_lessons::setup::Setup;
use gaji_protocol::{GameInfo, Scene, Text};
use gaji_words::{Lang, parts};
use leptos::{html, prelude::*};

use super::Order;
use crate::parts::{Board, focus_first};
use crate::{effect, lang};

/// 놓을 말: 쪽과 종류. 없으면 지우개다.
type Man = Option<(u8, u8)>;

/// 차림판. 무엇을 차릴지는 문맥(context)의 [`Order`]에 있다.
#[component]
pub(crate) fn Editor() -> impl IntoView {
    let lang = lang();
    let Order { game, scene, on_done } = expect_context();
    let setup = RwSignal::new(Setup::of(&scene));
    let brush = RwSignal::new(Some((0, 0)));
    let why = RwSignal::new(String::new());
    let edit = move |change: &dyn Fn(&mut Setup)| {
        why.set(String::new());
        setup.update(change);
    };
    let press = move |place: u8| {
        let man = brush.get_untracked();
        edit(&|setup| setup.put(place, man));
    };
    let palette = palette(lang, &game, brush);
    let turn = |side: u8| {
        view! {
            <button
                type="button"
                aria-pressed=move || (setup.with(|setup| setup.side) == side).to_string()
                on:click=move |_| edit(&|setup| setup.side = side)
            >
                {name(lang, &game.sides[usize::from(side)])}
            </button>
        }
    };
    let turns = [turn(0), turn(1)];
    let (game, size) = (Signal::stored(game), scene.size);
    let done = move |_| {
        let text = game.with_untracked(|game| setup.read_untracked().notation(game, size));
        why.set(on_done.run(text).err().unwrap_or_default());
    };
    let drawn = Signal::derive(move || Scene { pieces: setup.get().pieces, ..scene.clone() });
    let whole = NodeRef::<html::Div>::new();
    effect(move || {
        if let Some(whole) = whole.get() {
            focus_first(&whole);
            whole.scroll_into_view();
        }
    });
    view! {
        <div class="editor" node_ref=whole>
            <div class="chips editor-men" role="group" aria-label=parts::men(lang)>{palette}</div>
            <Board
                game=game
                scene=drawn
                marks=Signal::stored(Marks::default())
                on_place=Callback::new(press)
            />
            <div class="pair" role="group" aria-label=parts::to_move(lang)>
                <span class="pair-name">{parts::to_move(lang)}</span>
                <span class="pair-options">{turns}</span>
            </div>
            <div class="chips">
                <button type="button" class="button primary" on:click=done>{parts::set_up(lang)}</button>
                <button type="button" class="button" on:click=move |_| edit(&|setup| setup.pieces.clear())>
                    {parts::clear_board(lang)}
                </button>
            </div>
            <p class="typed-why" role="alert">{why}</p>
        </div>
    }
}

/// 두 쪽의 모든 말과 지우개.
fn palette(lang: Lang, game: &GameInfo, brush: RwSignal<Man>) -> Vec<AnyView> {
    let mut choices = Vec::new();
    for (side, owner) in (0..).zip(&game.sides) {
        for (kind, piece) in (0..).zip(&game.pieces) {
            let label = format!("{} {}", name(lang, owner), name(lang, &piece.name));
            let sign = piece.glyphs[usize::from(side)].clone();
            choices.push(choice(Some((side, kind)), label, sign, brush));
        }
    }
    let eraser = parts::eraser(lang).to_string();
    choices.push(choice(None, eraser.clone(), eraser, brush));
    choices
}

fn choice(man: Man, label: String, sign: String, brush: RwSignal<Man>) -> AnyView {
    let here = move || (brush.get() == man).to_string();
    view! {
        <button type="button" class="chip" aria-label=label aria-pressed=here on:click=move |_| brush.set(man)>
            {sign}
        </button>
    }
    .into_any()
}

fn name(lang: Lang, text: &Text) -> String {
    lang.pick(&text.ko, &text.en).clone()
}
