//! 엔진에 무엇을 언제 묻는가. 물음은 상태에서 나오므로, 무르거나 떠나면 물음이 바뀌고 앞의 답은 버려진다.

use gaji_lessons::play::{Hand, Mode, Mover, State, Told, mover, study, think};
use gaji_protocol::{Ask, GameInfo, Number, Reply, Scene, ThinkAsk, Thought};
use leptos::prelude::*;
use std::time::Duration;

use super::model::Match;
use crate::bridge::Engine;
use crate::effect;

/// AI끼리 둘 때 한 수와 한 수 사이: 눈으로 따라갈 수 있게.
const PACE: Duration = Duration::from_millis(700);

/// 지금 물을 것: AI의 차례면 둘 수를, 사람의 차례면 점수나 힌트을 청했을 때만.
pub(super) fn wish(
    engine: Engine,
    info: Signal<GameInfo>,
    state: RwSignal<State>,
    scene: Memo<Scene>,
    hand: RwSignal<Hand>,
    running: RwSignal<bool>,
) -> Memo<Option<ThinkAsk>> {
    Memo::new(move |_| {
        let (info, state, scene) = (info.read(), state.read(), scene.read());
        if !engine.ready().get() || scene.played.len() != state.moves.len() {
            return None;
        }
        let study = || study(&state, &info);
        match mover(&state, &scene) {
            Mover::Machine if state.mode == Mode::Watch && !running.get() => {
                state.scores.then(study)
            }
            Mover::Machine => Some(think(&state, &info)),
            Mover::Human => {
                let hinted = hand.with(|hand| hand.hinted == Some(state.seat(&info.id)));
                (state.scores || hinted).then(study)
            }
            Mover::Nobody => None,
        }
    })
}

impl Match {
    /// 물을 것이 바뀔 때마다 묻고, 없으면 거둔다.
    pub(super) fn think(self) {
        let engine = self.engine;
        effect(move || {
            self.again.track();
            match self.wish.get() {
                Some(ask) => {
                    engine.ask(Ask::Think(ask.clone()), move |reply| self.hear(&ask, reply));
                }
                None => engine.cancel(),
            }
        });
    }

    /// 지금도 묻고 있는 것의 답인가.
    fn wants(self, ask: &ThinkAsk) -> bool {
        self.wish.try_with_untracked(|wish| wish.as_ref() == Some(ask)) == Some(true)
    }

    fn hear(self, ask: &ThinkAsk, reply: Reply) {
        if !self.wants(ask) {
            return;
        }
        let told = |thought, done| {
            let told = Told { ask: ask.clone(), thought, done };
            self.heard.update(|heard| heard.last = Some(told));
        };
        match reply {
            Reply::Deepened(thought) => told(thought, false),
            Reply::Thought(thought) => {
                told(thought.clone(), true);
                self.answer(ask.clone(), thought);
            }
            Reply::Refused(refusal) => {
                self.trouble.set(self.lang.pick(refusal.why.ko, refusal.why.en));
            }
            _ => {}
        }
    }

    /// AI의 차례였으면 생각한 대로 둔다.
    fn answer(self, ask: ThinkAsk, thought: Thought) {
        let mode = self.state.with_untracked(|state| state.mode);
        match (untrack(|| self.mover()), mode) {
            (Mover::Machine, Mode::Watch) => set_timeout(move || self.settle(&ask, thought), PACE),
            (Mover::Machine, _) => self.settle(&ask, thought),
            _ => {}
        }
    }

    fn settle(self, ask: &ThinkAsk, thought: Thought) {
        let paused = |state: &State| state.mode == Mode::Watch && !self.running.get_untracked();
        if !self.wants(ask) || self.state.with_untracked(paused) {
            return;
        }
        let claimable = self.scene.with_untracked(|scene| scene.ending.is_some());
        let worse = thought.value.is_none_or(|value| value.rank() <= Number::Points(0).rank());
        // 비길 수 있는데 더 나은 길이 없으면 비긴다.
        if claimable && worse {
            return self.change(|state| state.claimed = true);
        }
        if let Some(mv) = thought.best.clone() {
            // 수마다의 점수는 그 국면이 보일 때에만 쓰므로 간직하지 않는다.
            let thought = Thought { moves: Vec::new(), ..thought };
            let moved = Told { ask: ask.clone(), thought, done: true };
            self.heard.update(|heard| heard.remember(moved));
            self.play(mv);
        }
    }
}
