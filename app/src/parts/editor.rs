//! 말을 놓아 국면을 차리는 판. 놓을 말은 놀이가 들려주고, 차린 것이 옳은지는 엔진이 안다.

use gaji_figures::Marks;
use gaji_lessons::setup::Setup;
use gaji_protocol::{GameInfo, Scene, Text};
use gaji_words::parts;
use leptos::prelude::*;

use super::Board;
use crate::lang;

/// 차리는 판.
#[component]
pub fn Editor(
    /// 놀이.
    #[prop(into)]
    game: Signal<GameInfo>,
    /// 여기서 시작한다. 바뀌면 다시 시작한다.
    #[prop(into)]
    scene: Signal<Scene>,
    /// 차린 국면의 표기를 써 본다. 있을 수 없으면 그 까닭.
    on_done: Callback<String, Result<(), String>>,
) -> impl IntoView {
    let lang = lang();
    let setup = RwSignal::new(scene.with_untracked(Setup::of));
    let brush = RwSignal::new(Some((0_u8, 0_u8)));
    let why = RwSignal::new(String::new());
    Effect::new(move |_| setup.set(scene.with(Setup::of)));
    let drawn = Memo::new(move |_| Scene { pieces: setup.get().pieces, ..scene.get() });
    let edit = move |change: &dyn Fn(&mut Setup)| {
        why.set(String::new());
        setup.update(change);
    };
    let press = Callback::new(move |place: u8| {
        let man = brush.get_untracked();
        edit(&|setup| setup.put(place, man));
    });
    let done = move |_| {
        let text = game.with_untracked(|game| {
            setup.with_untracked(|setup| setup.notation(game, scene.read_untracked().size))
        });
        why.set(on_done.run(text).err().unwrap_or_default());
    };
    let name = move |text: &Text| lang.pick(&text.ko, &text.en).clone();
    let choice = move |man: Option<(u8, u8)>, label: String, sign: String| {
        view! {
            <button
                type="button"
                class="chip"
                aria-label=label
                aria-pressed=move || (brush.get() == man).to_string()
                on:click=move |_| brush.set(man)
            >
                {sign}
            </button>
        }
    };
    let palette = move || {
        let game = game.read();
        let men = (0..2_u8).flat_map(|side| (0_u8..).zip(&game.pieces).map(move |man| (side, man)));
        let men = men.map(|(side, (kind, piece))| {
            let label = format!("{} {}", name(&game.sides[usize::from(side)]), name(&piece.name));
            choice(Some((side, kind)), label, piece.glyphs[usize::from(side)].clone())
        });
        let men = men.collect_view();
        view! {
            {men}
            {choice(None, parts::eraser(lang).into(), parts::eraser(lang).into())}
        }
    };
    let turns = move || {
        let turn = |side: u8| {
            let label = game.with(|game| name(&game.sides[usize::from(side)]));
            view! {
                <button
                    type="button"
                    aria-pressed=move || (setup.with(|setup| setup.side) == side).to_string()
                    on:click=move |_| edit(&|setup| setup.side = side)
                >
                    {label}
                </button>
            }
        };
        [turn(0), turn(1)]
    };
    view! {
        <div class="editor">
            <div class="chips editor-men" role="group" aria-label=parts::men(lang)>{palette}</div>
            <Board game=game scene=drawn marks=Signal::stored(Marks::default()) on_place=press />
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
