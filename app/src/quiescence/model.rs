//! 수업의 상태를 신호로: 상태가 바뀌면 두 판의 탐색을 차례로 묻고, 답이 오면 영화가 바뀐다.

use gaji_lessons::quiescence::{Cast, Film, Reel, State};
use gaji_protocol::{
    Ask, GameInfo, Number, Quiet, Refusal, Reply, Scene, Seat, ThinkAsk, Thought, Trace, TraceAsk,
};
use gaji_words::Lang;
use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::bridge::{Engine, use_engine};
use crate::parts::Playback;
use crate::{address, effect, lang};

/// 수업 하나. 부품은 모두 이것을 받는다.
#[derive(Clone, Copy)]
pub(super) struct Lesson {
    pub(super) state: RwSignal<State>,
    /// 지금 보이는 두 판.
    pub(super) show: RwSignal<Option<Show>>,
    /// 수평선 자의 답.
    pub(super) ruler: RwSignal<Vec<Option<Thought>>>,
    /// 부분을 켜고 끈 답.
    pub(super) counts: RwSignal<Vec<Option<Thought>>>,
    pub(super) playback: Playback,
    /// 알릴 말. 비면 없다.
    pub(super) trouble: RwSignal<String>,
    pub(super) engine: Engine,
    pub(super) lang: Lang,
}

/// 두 판에 보이는 것.
#[derive(Clone, PartialEq)]
pub(super) struct Show {
    pub(super) scene: Scene,
    pub(super) info: GameInfo,
    pub(super) film: Film,
    /// 이 영화의 수평선.
    pub(super) depth: u32,
}

impl Show {
    /// 아무것도 두지 않은 값.
    pub(super) fn base(&self) -> Number {
        self.film.reels[0].base()
    }

    pub(super) const fn cast(&self, lang: Lang) -> Cast<'_> {
        Cast { lang, info: &self.info }
    }
}

impl Lesson {
    /// 주소에서 상태를 읽고, 엔진에 묻기 시작한다.
    pub(super) fn open() -> Self {
        let (state, repairs) = State::from_query(&address::search());
        let show = RwSignal::new(None::<Show>);
        let last = move || show.with(|show| show.as_ref().map_or(0, |show| show.film.last()));
        let step = state.step.map_or(usize::MAX, |step| step as usize);
        let lang = lang();
        let lesson = Self {
            state: RwSignal::new(state),
            show,
            ruler: RwSignal::new(Vec::new()),
            counts: RwSignal::new(Vec::new()),
            playback: Playback::new(step, Signal::derive(last)),
            trouble: RwSignal::new(repairs.words(lang)),
            engine: use_engine(),
            lang,
        };
        lesson.follow();
        address::keep(move || lesson.query());
        lesson
    }

    /// 상태를 바꾸고 결과(마지막 걸음)를 보인다.
    pub(super) fn change(self, edit: impl FnOnce(&mut State)) {
        self.playback.seek(usize::MAX);
        self.trouble.set(String::new());
        self.state.update(edit);
    }

    /// 이 설정의 주소에 적을 물음.
    fn query(self) -> String {
        let step = match self.show.with(Option::is_some) {
            true => Some(self.playback.at()).filter(|&at| at < self.playback.last.get()),
            false => self.state.with(|state| state.step.map(|step| step as usize)),
        };
        let step = step.map(|step| step as u32);
        self.state.with(|state| State { step, ..state.clone() }.to_query())
    }

    /// 국면이나 스위치가 바뀔 때마다 다시 묻는다.
    fn follow(self) {
        let asked =
            Memo::new(move |_| self.state.with(|state| State { step: None, ..state.clone() }));
        effect(move || {
            let state = asked.get();
            let name = &state.seat.game;
            let Some(Reply::Games(games)) = self.engine.now(Ask::Games) else { return };
            let info = games.into_iter().find(|info| info.id == *name);
            match (self.engine.now(Ask::Look(state.seat.clone())), info) {
                (Some(Reply::Scene(scene)), Some(info)) => {
                    spawn_local(async move {
                        self.gather(&state, *scene, info).await;
                    });
                }
                (Some(Reply::Refused(refusal)), _) => self.refuse(&refusal),
                _ => {}
            }
        });
    }

    /// 두 판의 기록을, 그다음 수평선 자를 모은다. 새 상태에 밀려나면 그만둔다.
    async fn gather(self, state: &State, scene: Scene, info: GameInfo) -> Option<()> {
        let left = self.reel(state, None, scene.side).await?;
        let right = self.reel(state, state.right(), scene.side).await?;
        let film = Film::new([left, right]);
        self.show.try_set(Some(Show { scene, info, film, depth: state.depth }));
        for told in [self.counts, self.ruler] {
            told.try_set(Vec::new());
        }
        self.study(self.counts, state.counts()).await?;
        self.study(self.ruler, state.ruler()).await
    }

    /// 답을 하나씩 모은다.
    async fn study(self, told: RwSignal<Vec<Option<Thought>>>, asks: Vec<ThinkAsk>) -> Option<()> {
        for ask in asks {
            let Reply::Thought(thought) = self.engine.answer(Ask::Think(ask)).await else {
                return None;
            };
            told.try_update(|told| told.push(Some(thought)));
        }
        Some(())
    }

    async fn reel(self, state: &State, quiet: Option<Quiet>, side: u8) -> Option<Reel> {
        let trace = match self.engine.answer(Ask::Trace(state.trace(quiet))).await {
            Reply::Trace(trace) => *trace,
            Reply::Refused(refusal) => {
                self.refuse(&refusal);
                return None;
            }
            _ => return None,
        };
        let chosen = trace.summary.best.map(|best| trace.nodes[best as usize].text.clone());
        let after = match chosen {
            Some(chosen) => self.reply(state.reply(&chosen)).await?,
            None => None,
        };
        Some(Reel::new(trace, after, side, state.depth))
    }

    /// 고른 수로 끝난 판이면 응수도 없다.
    async fn reply(self, ask: TraceAsk) -> Option<Option<Trace>> {
        match self.engine.answer(Ask::Trace(ask)).await {
            Reply::Trace(trace) => Some(Some(*trace)),
            Reply::Refused(_) => Some(None),
            _ => None,
        }
    }

    /// 보일 수 없는 국면은 버리고, 앞의 것이나 가르치는 국면을 보인다.
    fn refuse(self, refusal: &Refusal) {
        self.trouble.try_set(self.lang.pick(&refusal.why.ko, &refusal.why.en).clone());
        if self.show.try_with_untracked(Option::is_none) == Some(true) {
            self.state.try_set(State::default());
        }
    }

    /// 적거나 차린 국면을 써 본다. 보일 수 없으면 그 까닭.
    pub(super) fn load(self, position: String) -> Result<(), String> {
        let game = self.state.with_untracked(|state| state.seat.game.clone());
        let seat = Seat { game, position, moves: Vec::new() };
        match untrack(|| self.engine.now(Ask::Look(seat.clone()))) {
            Some(Reply::Refused(refusal)) => Err(self.lang.pick(refusal.why.ko, refusal.why.en)),
            _ => {
                self.change(|state| state.seat = seat);
                Ok(())
            }
        }
    }

    /// 지금 걸음.
    pub(super) fn step(self) -> usize {
        self.playback.at()
    }

    /// 보이는 것에서 뽑는다. 아직 없으면 기본.
    pub(super) fn read<T: Default>(self, get: impl FnOnce(&Show) -> T) -> T {
        self.show.with(|show| show.as_ref().map(get)).unwrap_or_default()
    }
}
