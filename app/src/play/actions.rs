//! 판 아래의 단추: 무르기, 힌트, 그만 생각하기, 돌리기, 새 판, 쉬기, 끝내기.

use gaji_lessons::play::{Hand, Mode, Mover, can_take_back, is_lined_up, new_game, take_back};
use gaji_protocol::Stroke;
use gaji_protocol::bridge;
use gaji_words::{Word, play as words};
use leptos::prelude::*;

use super::kept::resume;
use super::model::Match;
use crate::lang;
use crate::parts::{Glyph, Icon, Views};

/// 단추들.
#[component]
pub(super) fn Actions(game: Match) -> impl IntoView {
    let lang = lang();
    let human = Signal::derive(move || game.mover() == Mover::Human);
    let thinking = Signal::derive(move || {
        let busy = matches!(game.engine.state().get(), bridge::State::Thinking(_));
        let watching = game.state.with(|state| state.mode == Mode::Watch) && game.running.get();
        watching && game.mover() == Mover::Machine || busy && game.wish.with(Option::is_some)
    });
    let undoable = Signal::derive(move || {
        game.state.with(|state| can_take_back(state, game.scene.with(|scene| scene.side)))
    });
    // 세로줄로 떨어지는 판은 뒤집으면 규칙이 거꾸로 보인다.
    let flippable = Memo::new(move |_| game.scene.with(|scene| !is_lined_up(scene)));
    let undo = move || {
        game.running.set(false);
        let side = game.scene.with_untracked(|scene| scene.side);
        game.change(|state| take_back(state, side));
    };
    let again = move || {
        let info = game.info.get_untracked();
        game.renew(String::new());
        game.change(|state| new_game(state, &info));
    };
    // AI끼리 두는 판은 수와 수 사이에도 멈출 수 있다.
    let stop = move || {
        game.running.set(false);
        game.engine.stop();
    };
    let flip = move || game.state.update(|state| state.flipped = !state.flipped);
    let flip = move || {
        view! { <Action name=words::flip glyph=Glyph::Flip on_press=Callback::new(move |()| flip()) /> }
    };
    view! {
        <div class="play-actions" role="group" aria-label=words::actions(lang)>
            <Action
                name=words::take_back
                glyph=Glyph::Undo
                enabled=undoable
                on_press=Callback::new(move |()| undo())
            />
            <Action
                name=words::hint
                glyph=Glyph::Hint
                enabled=human
                on_press=Callback::new(move |()| ask_hint(game))
            />
            <Action
                name=words::stop
                glyph=Glyph::Stop
                enabled=thinking
                on_press=Callback::new(move |()| stop())
            />
            {move || flippable.get().then(flip).views()}
            <Action
                name=words::new_game
                glyph=Glyph::Again
                on_press=Callback::new(move |()| again())
            />
        </div>
        <Sometimes game=game />
    }
}

/// 앞서 찾아보지 못했으면 같은 것을 다시 묻는다.
fn ask_hint(game: Match) {
    let seat = untrack(|| game.seat());
    if untrack(|| game.heard.with(|heard| heard.is_unseen(&seat))) {
        game.heard.update(|heard| heard.last = None);
        game.again.update(|again| *again = !*again);
    }
    game.hand.set(Hand { hinted: Some(seat), ..Hand::default() });
}

/// 때에 따라 있는 단추: AI끼리 둘 때의 재생, 겨눈 수, 쉬는 수, 주장하여 끝내기.
#[component]
fn Sometimes(game: Match) -> impl IntoView {
    let lang = lang();
    let watch = move || {
        let watching = game.state.with(|state| state.mode == Mode::Watch);
        (watching && game.mover() == Mover::Machine).then(|| view! { <Watch game=game /> }).views()
    };
    let confirm = move || {
        game.hand.with(|hand| hand.aimed.clone()).map(|mv| {
            let play = move |_| game.play(mv.text.clone());
            view! {
                <button class="button primary" type="button" on:click=play>{words::confirm_play(lang)}</button>
            }
        }).views()
    };
    let pass = move || {
        let moves = game.scene.with(|scene| scene.moves.clone());
        let pass = moves.into_iter().find(|mv| mv.stroke == Stroke::default());
        pass.filter(|_| game.mover() == Mover::Human).map(|mv| {
            let play = move |_| game.play(mv.text.clone());
            view! { <button class="button" type="button" on:click=play>{words::pass(lang)}</button> }
        }).views()
    };
    let claim = move || {
        let ending = game.scene.with(|scene| scene.ending.clone());
        ending.filter(|_| game.mover() == Mover::Human).map(|ending| {
            let reason = lang.pick(ending.words.ko, ending.words.en);
            let claim = move |_| game.change(|state| state.claimed = true);
            view! {
                <button class="button" type="button" on:click=claim>{words::claim(lang, &reason)}</button>
            }
        }).views()
    };
    view! { <div class="play-sometimes">{resume(game)}{watch}{confirm}{pass}{claim}</div> }
}

#[component]
fn Watch(game: Match) -> impl IntoView {
    let lang = lang();
    let on = game.running;
    let glyph = move || if on.get() { Glyph::Pause } else { Glyph::Play };
    let label = move || if on.get() { words::watch_pause(lang) } else { words::watch_play(lang) };
    view! {
        <button class="button primary" type="button" on:click=move |_| on.update(|on| *on = !*on)>
            {move || view! { <Icon glyph=glyph() /> }}
            {label}
        </button>
    }
}

/// 그림과 이름이 있는 단추 하나.
#[component]
fn Action(
    name: Word,
    glyph: Glyph,
    #[prop(default = Signal::stored(true))] enabled: Signal<bool>,
    on_press: Callback<()>,
) -> impl IntoView {
    let lang = lang();
    view! {
        <button
            class="play-action"
            type="button"
            disabled=move || !enabled.get()
            on:click=move |_| on_press.run(())
        >
            <Icon glyph=glyph />
            <span>{name(lang)}</span>
        </button>
    }
}
