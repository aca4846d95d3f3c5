//! 수업의 상태를 신호로: 상태가 바뀌면 엔진에 묻고, 답이 오면 영화가 바뀐다.

use gaji_lessons::alphabeta::{Film, Source, State, choice_name, refused};
use gaji_protocol::bridge::State as EngineState;
use gaji_protocol::{
    Ask, GameInfo, Number, Refusal, Reply, Scene, Seat, Settings, Summary, Trace, TraceAsk,
};
use gaji_words::Lang;
use leptos::prelude::*;

use super::why::Reason;
use crate::bridge::{Engine, use_engine};
use crate::parts::{Playback, Showing};
use crate::{effect, lang, query};

/// 수업 하나. 부품은 모두 이것을 받는다.
#[derive(Clone, Copy)]
pub(super) struct Lesson {
    pub(super) state: RwSignal<State>,
    /// 지금 설정의 기록.
    pub(super) film: RwSignal<Option<Film>>,
    /// 같은 국면을 제대로 가지친 것: 가지치기를 껐거나 일부러 틀렸을 때 견줄 것.
    pub(super) pruned: RwSignal<Option<Answer>>,
    pub(super) playback: Playback,
    /// 알릴 말. 비면 없다.
    pub(super) trouble: RwSignal<String>,
    /// 지금 그린 나무의 출처: 새 나무가 거절되면 이리로 돌아온다.
    shown: StoredValue<Option<Source>>,
    /// 거절된 나무 대신 무엇을 보인다고 말했는가.
    instead: StoredValue<String>,
    /// 실수가 티 나는 나무를 대신 폈는가.
    pub(super) moved: RwSignal<bool>,
    /// 펼친 마디.
    pub(super) open: RwSignal<Vec<u32>>,
    /// «직접 해 보기»의 방이 열렸는가.
    pub(super) open_room: RwSignal<bool>,
    /// 그 방의 문을 눌렀는가.
    pub(super) entered: StoredValue<bool>,
    /// 길잡이가 채점의 방을 열어 달라는가.
    pub(super) try_it: RwSignal<bool>,
    /// 까닭을 묻는 잘린 마디.
    pub(super) asked: RwSignal<Option<u32>>,
    /// 방이 적어 준 까닭.
    pub(super) reason: RwSignal<Reason>,
    /// 작은 판의 바닥: 놀이의 나무일 때만.
    pub(super) ground: RwSignal<Option<(Scene, GameInfo)>>,
    pub(super) engine: Engine,
    pub(super) lang: Lang,
}

/// 탐색 하나의 답. 마디의 번호는 기록마다 다르므로 수는 이름으로 견준다.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Answer {
    pub(super) leaves: u64,
    pub(super) value: Number,
    pub(super) choice: String,
}

impl Answer {
    pub(super) fn of(trace: &Trace, lang: Lang) -> Self {
        let Summary { leaves, value, .. } = trace.summary;
        Self { leaves, value, choice: choice_name(trace, lang) }
    }

    /// 값과 고른 수가 같은가.
    pub(super) fn agrees(&self, other: &Self) -> bool {
        (self.value, &self.choice) == (other.value, &other.choice)
    }
}

impl Lesson {
    /// 주소에서 상태를 읽고, 엔진에 묻기 시작한다.
    pub(super) fn open() -> Self {
        let (state, repairs) = State::from_query(&query::search());
        let film = RwSignal::new(None::<Film>);
        let last = move || film.with(|film| film.as_ref().map_or(0, |film| film.last() as usize));
        let step = state.step.map_or(usize::MAX, |step| step as usize);
        let playback = Playback::new(step, state.speed, Signal::derive(last));
        let lang = lang();
        let open_room = RwSignal::new(!state.hands_on.is_empty());
        let lesson = Self {
            state: RwSignal::new(state),
            film,
            pruned: RwSignal::new(None),
            playback,
            trouble: Showing::trouble(repairs.words(lang)),
            shown: StoredValue::new(None),
            instead: StoredValue::new(String::new()),
            moved: RwSignal::new(false),
            open: RwSignal::new(Vec::new()),
            open_room,
            entered: StoredValue::new(false),
            try_it: RwSignal::new(false),
            asked: RwSignal::new(None),
            reason: RwSignal::default(),
            ground: RwSignal::new(None),
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
        self.moved.set(false);
        self.state.update(edit);
    }

    /// 나무와 상관없는 것을 바꾼다: 걸음은 그대로다.
    pub(super) fn note(self, edit: impl FnOnce(&mut State)) {
        self.state.update(edit);
    }

    /// 이 설정의 주소에 적을 물음.
    fn query(self) -> String {
        let asked = self.state.with(|state| state.step);
        let step = self.playback.address(self.film.with(Option::is_some), asked);
        let speed = self.playback.speed.get();
        self.state.with(|state| State { step, speed, ..state.clone() }.to_query())
    }

    /// 나무가 그려지고 일꾼이 쉬면 한 번 부른다: 주소에 켜진 채로 온 것을 나무 뒤에 돌린다.
    pub(super) fn when_idle(self, run: Callback<()>) {
        let idle = move || {
            self.film.with(Option::is_some) && self.engine.state().get() == EngineState::Idle
        };
        let done = StoredValue::new(false);
        effect(move || {
            if !done.get_value() && idle() {
                done.set_value(true);
                untrack(|| run.run(()));
            }
        });
    }

    /// 국면이나 스위치가 바뀔 때마다 다시 묻는다.
    fn follow(self) {
        let asked =
            Memo::new(move |_| self.state.with(|state| (state.source.clone(), state.settings())));
        let on_board =
            Memo::new(move |_| self.state.with(|state| matches!(state.source, Source::Game(_))));
        effect(move || self.look(on_board.get().then(|| asked.get().0.seat())));
        effect(move || {
            // 불러오지 못한 엔진이 다시 서면 다시 묻는다.
            if !self.engine.ready().get() {
                return;
            }
            let (source, settings) = asked.get();
            let ask = TraceAsk { seat: source.seat(), settings, open: Vec::new() };
            let asking = Ask::Trace(ask.clone());
            let receive = move |reply| self.receive(&source, &ask, reply);
            if on_board.get() {
                self.engine.ask(asking, receive);
            } else if let Some(reply) = self.engine.now(asking) {
                receive(reply);
            }
        });
    }

    /// 놀이의 나무면 판의 생김새를 묻는다.
    fn look(self, seat: Option<Seat>) {
        let Some(seat) = seat else { return self.ground.set(None) };
        let name = seat.game.clone();
        let games = self.engine.now(Ask::Games);
        // 거절은 기록을 물을 때도 오므로 거기서 알린다.
        if let (Some(Reply::Scene(scene)), Some(Reply::Games(games))) =
            (self.engine.now(Ask::Look(seat)), games)
        {
            let info = games.into_iter().find(|info| info.id == name);
            self.ground.set(info.map(|info| (*scene, info)));
        }
    }

    fn receive(self, source: &Source, ask: &TraceAsk, reply: Reply) {
        match reply {
            Reply::Trace(trace) => {
                self.shown.try_set_value(Some(source.clone()));
                let plain = ask.settings.prune && ask.settings.mistake.is_none();
                self.pruned.try_set(plain.then(|| Answer::of(&trace, self.lang)));
                self.open.try_set(Vec::new());
                self.film.try_set(Some(Film::new(*trace, ask.settings.is_soft())));
                if !plain {
                    self.ask_pruned(ask);
                }
            }
            Reply::Refused(refusal) => self.refuse(source, &refusal),
            _ => {}
        }
    }

    /// 같은 국면을 제대로 가지친 것도 센다.
    fn ask_pruned(self, ask: &TraceAsk) {
        let settings = Settings { prune: true, mistake: None, ..ask.settings };
        let ask = Ask::Trace(TraceAsk { settings, ..ask.clone() });
        let receive = move |reply| {
            if let Reply::Trace(trace) = reply {
                self.pruned.try_set(Some(Answer::of(&trace, self.lang)));
            }
        };
        self.engine.ask(ask, receive);
    }

    /// 거절된 나무 대신 앞의 나무를, 앞의 나무가 없으면 거절된 것에서 좋은 것만 남겨 보인다.
    fn refuse(self, source: &Source, refusal: &Refusal) {
        let before = self.shown.try_get_value().flatten();
        let why = refused::why(self.lang, source, refusal);
        let instead = refused::instead(self.lang, source, refusal, before.is_some());
        self.trouble.try_update(|told| {
            let gone = self.instead.try_get_value().unwrap_or_default();
            *told = refused::retold(told, &gone, &why, &instead);
        });
        self.instead.try_set_value(instead);
        let source = before.unwrap_or_else(|| source.mended(refusal.at_move));
        self.state.try_update(|state| state.source = source);
    }

    /// 지금 걸음.
    pub(super) fn step(self) -> u32 {
        self.playback.at() as u32
    }

    /// 점수의 단위.
    pub(super) fn denominator(self) -> u32 {
        self.ground.with(|ground| ground.as_ref().map_or(1, |(_, info)| info.denominator))
    }
}
