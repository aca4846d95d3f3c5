//! 같은 길의 여러 수(승격) 가운데 고르기.

use gaji_lessons::play::Hand;
use gaji_protocol::MoveInfo;
use gaji_words::play as words;
use leptos::{html, prelude::*};

use super::model::Match;
use crate::effect;
use crate::parts::{Views, focus_first};

/// 고를 것이 있을 때만 보인다.
#[component]
pub(super) fn Promotion(game: Match) -> impl IntoView {
    move || {
        let choices = game.hand.with(|hand| hand.choices.clone());
        (!choices.is_empty()).then(|| view! { <Choices game=game choices=choices /> }).views()
    }
}

#[component]
fn Choices(game: Match, choices: Vec<MoveInfo>) -> impl IntoView {
    let lang = game.lang;
    let first = NodeRef::<html::Div>::new();
    // 자판의 자리를 고를 것으로 옮긴다.
    effect(move || {
        if let Some(group) = first.get() {
            focus_first(&group);
        }
    });
    let button = move |mv: MoveInfo| {
        let name = kind(game, &mv);
        view! {
            <button type="button" class="button" on:click=move |_| game.play(mv.text.clone())>
                {name}
            </button>
        }
    };
    view! {
        <div class="play-promotion" role="group" aria-label=words::promote(lang) node_ref=first>
            <strong>{words::promote(lang)}</strong>
            // 말의 종류는 약한 것부터라서, 흔히 고르는 것이 먼저 오게 뒤집는다.
            {choices.into_iter().rev().map(button).views()}
            <button type="button" class="button" on:click=move |_| game.hand.set(Hand::default())>
                {words::promote_cancel(lang)}
            </button>
        </div>
    }
}

/// «♛ 퀸»처럼, 둘 차례인 쪽의 글자와 이름.
fn kind(game: Match, mv: &MoveInfo) -> String {
    let side = game.scene.with_untracked(|scene| usize::from(scene.side != 0));
    game.info.with_untracked(|info| {
        let kind = mv.stroke.choice.and_then(|kind| info.pieces.get(usize::from(kind)));
        kind.map_or_else(
            || mv.say.clone(),
            |kind| {
                let name = game.lang.pick(&kind.name.ko, &kind.name.en);
                format!("{} {name}", kind.glyphs[side])
            },
        )
    })
}
