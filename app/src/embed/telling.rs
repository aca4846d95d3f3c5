//! 걸음을 쪽에 알리고, 쪽이 바란 걸음을 간다.

use gaji_lessons::embed::{By, Command, Event, Score, What};
use gaji_lessons::walk::Walk;
use gaji_protocol::bridge::State;
use leptos::{prelude::*, task::spawn_local};

use super::parent::Parent;
use crate::{
    bridge::use_engine,
    effect,
    parts::{Playback, Showing},
};

/// 수업이 주소를 다 읽으면 읽어 낸 상태를 싣고 `tell`로 알린다. 그때 `ready`가 켜지고, 다른 말은 그 뒤에 한다.
///
/// 국면이 옳은지는 엔진만 알므로 영화가 서거나 엔진이 쉬는 때다. 물을 것을 다 묻고 나서 본다.
pub(super) fn tell_ready(ready: RwSignal<bool>, tell: impl Fn(String) + Copy + 'static) {
    let (showing, engine): (Showing, _) = (expect_context(), use_engine().state());
    effect(move || {
        let Some(state) = showing.state.get() else { return };
        let last = showing.playback.get().map(|playback| playback.last);
        if let Some(last) = last {
            last.track();
        }
        engine.track();
        spawn_local(async move {
            // 그사이 다른 상태를 열었으면 모두 없다.
            let filmed = last.and_then(|last| last.try_get_untracked()) > Some(0);
            let idle = matches!(engine.try_get_untracked(), Some(State::Idle | State::Failed(_)));
            if let (true, Some(query)) = (filmed || idle, state.try_get_untracked())
                && !ready.get_untracked()
            {
                tell(query);
                ready.set(true);
            }
        });
    });
}

/// 주소에서 읽지 못한 것, 따를 수 없는 것을 까닭과 함께 알린다.
pub(super) fn tell_trouble(parent: Parent, ready: RwSignal<bool>) {
    let showing: Showing = expect_context();
    effect(move || {
        let words = showing.trouble.get().map_or_else(String::new, |words| words.get());
        if ready.get() && !words.is_empty() {
            parent.tell(&Event::Error(words));
        }
    });
}

/// 읽는 이가 채점받을 때마다 알린다.
pub(super) fn tell_grades(parent: Parent) {
    let showing: Showing = expect_context();
    effect(move || {
        showing.graded.with(|events| events.iter().for_each(|event| parent.tell(event)))
    });
}

/// 걸음이 바뀔 때마다 알린다. 돌려준 신호에 적은 말은 영화가 서는 대로 따른다.
pub(super) fn tell_steps(parent: Parent, ready: RwSignal<bool>) -> RwSignal<Option<Command>> {
    let showing: Showing = expect_context();
    let wish = RwSignal::new(None);
    let (walk, told) = (StoredValue::new(Walk::default()), StoredValue::new(None));
    effect(move || {
        let Some(playback) = showing.playback.get() else { return };
        let (step, last) = (playback.at() as u32, playback.last.get() as u32);
        // 영화가 아직 없다.
        if !ready.get() || last == 0 {
            return;
        }
        if let Some(command) = wish.get() {
            wish.set(None);
            return obey(playback, command);
        }
        let words = showing.words.get().map_or_else(String::new, |words| words.get());
        let event = Event::Step { step, last, words: words.clone() };
        if told.get_value().as_ref() == Some(&event) {
            return;
        }
        parent.tell(&event);
        told.set_value(Some(event));
        if step == last {
            parent.tell(&Event::Answer { by: By::Search, right: true, words });
        }
        if let Some(Some((seen, of))) = walk.try_update_value(|walk| walk.visit(step, last)) {
            let score = Score { what: What::Steps, got: seen, done: seen, of };
            parent.tell(&Event::Score(score));
        }
    });
    wish
}

fn obey(playback: Playback, command: Command) {
    match command {
        Command::Step(step) => playback.seek(step as usize),
        Command::Play if !playback.playing.get_untracked() => playback.toggle(),
        Command::Pause => playback.playing.set(false),
        Command::Play | Command::Set(_) => {}
    }
}
