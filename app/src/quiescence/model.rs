//! 수업의 상태를 신호로: 상태가 바뀌면 두 판의 탐색을 차례로 묻고, 답이 오면 영화가 바뀐다.

use gaji_lessons::quiescence::{Cast, Film, Reel, State};
use gaji_protocol::{
    Ask, GameInfo, Number, Quiet, Refusal, Reply, Scene, Seat, ThinkAsk, Thought, Trace, TraceAsk,
};
use gaji_words::quiescence::lesson as words;
use gaji_words::{Lang, errors};
use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::bridge::{Engine, use_engine};
use crate::parts::{Playback, Showing};
use crate::{effect, lang, query};

/// 수업 하나. 부품은 모두 이것을 받는다.
#[derive(Clone, Copy)]
pub(super) struct Lesson {
    pub(super) state: RwSignal<State>,
    /// 지금 보이는 두 판.
    pub(super) show: RwSignal<Option<Show>>,
    /// 수평선 자.
    pub(super) ruler: RwSignal<Study>,
    /// 부분을 켜고 끄며 센 것.
    pub(super) counts: RwSignal<Study>,
    /// 두 판이 고른 수를 더 깊이 본 것.
    pub(super) hindsight: RwSignal<Study>,
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
    /// 이것을 물은 상태: 새 상태가 거절되면 이리로 돌아온다.
    pub(super) state: State,
}

/// 잇달아 묻는 것과 지금까지의 답.
#[derive(Default)]
pub(super) struct Study {
    asks: Vec<ThinkAsk>,
    pub(super) told: Vec<Option<Thought>>,
}

impl Study {
    /// 다 들었는가.
    pub(super) const fn is_done(&self) -> bool {
        !self.asks.is_empty() && self.told.len() == self.asks.len()
    }

    /// 묻는 것이 달라졌을 때만 처음부터 다시 듣는다.
    fn turn(&mut self, asks: Vec<ThinkAsk>) {
        if self.asks != asks {
            *self = Self { asks, told: Vec::new() };
        }
    }
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
        let (state, repairs) = State::from_query(&query::search());
        let show = RwSignal::new(None::<Show>);
        let last = move || show.with(|show| show.as_ref().map_or(0, |show| show.film.last()));
        let step = state.step.map_or(usize::MAX, |step| step as usize);
        let playback = Playback::new(step, state.speed, Signal::derive(last));
        let lang = lang();
        let lesson = Self {
            state: RwSignal::new(state),
            show,
            ruler: RwSignal::default(),
            counts: RwSignal::default(),
            hindsight: RwSignal::default(),
            playback,
            trouble: Showing::trouble(repairs.words(lang)),
            engine: use_engine(),
            lang,
        };
        lesson.follow();
        query::keep(move || lesson.query());
        lesson
    }

    /// 상태를 바꾸고 결과(마지막 걸음)를 보인다.
    pub(super) fn change(self, edit: impl FnOnce(&mut State)) {
        self.playback.seek(usize::MAX);
        self.trouble.set(String::new());
        self.state.update(edit);
    }

    /// 다른 국면을 연다: 지나온 길에 남아, 뒤로 가면 앞의 국면이다.
    pub(super) fn visit(self, edit: impl FnOnce(&mut State)) {
        let mut state = self.state.get_untracked();
        state.step = None;
        edit(&mut state);
        self.turn_to(state);
    }

    fn turn_to(self, state: State) {
        if self.state.with_untracked(|now| now.seat != state.seat) {
            query::step(&state.to_query());
        }
        self.change(|now| *now = state);
    }

    /// 이 설정의 주소에 적을 물음.
    fn query(self) -> String {
        let asked = self.state.with(|state| state.step);
        let step = self.playback.address(self.show.with(Option::is_some), asked);
        let speed = self.playback.speed.get();
        self.state.with(|state| State { step, speed, ..state.clone() }.to_query())
    }

    /// 국면이나 스위치가 바뀔 때마다 다시 묻는다.
    fn follow(self) {
        let asked =
            Memo::new(move |_| self.state.with(|state| State { step: None, ..state.clone() }));
        effect(move || {
            let state = asked.get();
            self.counts.update(|study| study.turn(state.counts()));
            self.ruler.update(|study| study.turn(state.ruler()));
            let name = &state.seat.game;
            let Some(Reply::Games(games)) = self.engine.now(Ask::Games) else { return };
            let info = games.into_iter().find(|info| info.id == *name);
            match (self.engine.now(Ask::Look(state.seat.clone())), info) {
                (Some(Reply::Scene(_)), Some(info)) if !info.noisy => {
                    self.refuse(&state, words::no_captures(self.lang));
                }
                (Some(Reply::Scene(scene)), Some(info)) => {
                    spawn_local(async move {
                        self.gather(&state, *scene, info).await;
                    });
                }
                (Some(Reply::Refused(refusal)), _) => self.refuse(&state, self.why(&refusal)),
                _ => {}
            }
        });
    }

    /// 두 판의 기록을, 그다음 수평선 자를 모은다. 새 상태에 밀려나면 그만둔다.
    async fn gather(self, state: &State, scene: Scene, info: GameInfo) -> Option<()> {
        let left = self.reel(state, None, scene.side).await?;
        let right = self.reel(state, state.right(), scene.side).await?;
        let film = Film::new([left, right]);
        self.hindsight.try_update(|study| study.turn(state.hindsight(&film)));
        self.show.try_set(Some(Show { scene, info, film, state: state.clone() }));
        self.study(self.counts).await?;
        self.study(self.hindsight).await?;
        self.study(self.ruler).await
    }

    /// 아직 듣지 못한 답을 하나씩 모은다.
    async fn study(self, study: RwSignal<Study>) -> Option<()> {
        let next = || {
            study.try_with_untracked(|study| study.asks.get(study.told.len()).cloned()).flatten()
        };
        while let Some(ask) = next() {
            // 끝난 판은 더 생각할 것이 없다며 거절된다.
            let thought = match self.engine.answer(Ask::Think(ask)).await {
                Reply::Thought(thought) => Some(thought),
                Reply::Refused(_) => None,
                _ => return None,
            };
            study.try_update(|study| study.told.push(thought));
        }
        Some(())
    }

    async fn reel(self, state: &State, quiet: Option<Quiet>, side: u8) -> Option<Reel> {
        let trace = match self.engine.answer(Ask::Trace(state.trace(quiet))).await {
            Reply::Trace(trace) => *trace,
            Reply::Refused(refusal) => {
                self.refuse(state, self.why(&refusal));
                return None;
            }
            _ => return None,
        };
        let chosen = trace.summary.best.map(|best| &trace.nodes[best as usize].text);
        let after = match chosen {
            Some(chosen) => self.reply(state.reply(chosen, trace.summary.value)).await?,
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

    /// 보일 수 없는 것은 버리고, 앞의 것이나 거절된 것에서 좋은 것만 남겨 보인다.
    fn refuse(self, state: &State, why: &str) {
        let before = self.show.try_with_untracked(|show| Some(show.as_ref()?.state.clone()));
        let before = before.flatten();
        self.trouble.try_set(state.undone(before.as_ref(), why, self.lang));
        self.state.try_set(before.unwrap_or_else(|| state.mended()));
    }

    fn why(self, refusal: &Refusal) -> &str {
        self.lang.pick(&refusal.why.ko, &refusal.why.en)
    }

    /// 적거나 차린 국면을 써 본다. 보일 수 없으면 그 까닭.
    pub(super) fn load(self, position: String) -> Result<(), String> {
        let position = position.trim().to_string();
        if position.is_empty() {
            return Err(errors::position_empty(self.lang).to_string());
        }
        let game = self.state.with_untracked(|state| state.seat.game.clone());
        let seat = Seat { game, position, moves: Vec::new() };
        match untrack(|| self.engine.now(Ask::Look(seat.clone()))) {
            Some(Reply::Refused(refusal)) => Err(self.lang.pick(refusal.why.ko, refusal.why.en)),
            Some(Reply::Scene(scene)) if scene.ending.as_ref().is_some_and(|end| !end.claim) => {
                let words = scene.ending.map(|end| self.lang.pick(end.words.ko, end.words.en));
                Err(errors::position_over(self.lang, &words.unwrap_or_default()))
            }
            _ => {
                self.visit(|state| state.seat = seat);
                Ok(())
            }
        }
    }

    /// 보이는 것이 지금 상태가 아닌가: 아직 찾는 중이다.
    pub(super) fn is_stale(self) -> bool {
        let shown = self.show.read();
        let shown = shown.as_ref().map(|show| &show.state);
        self.state.with(|state| shown != Some(&State { step: None, ..state.clone() }))
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
