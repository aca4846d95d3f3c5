//! 수업의 상태를 신호로: 국면이 바뀌면 엔진에 묻고, 가중치가 바뀌면 여기서 셈한다.

use gaji_lessons::evaluation::{Film, Formula, Judge, State, Weights, seat};
use gaji_protocol::{Refusal, Seat, Solved, ThinkAsk, Thought};
use gaji_words::evaluation::lesson as words;
use gaji_words::{Lang, errors};
use leptos::prelude::*;

use super::sight::Sight;
use crate::bridge::{Engine, use_engine};
use crate::parts::{Playback, Showing};
use crate::{effect, lang, query};

/// 수업 하나. 부품은 모두 이것을 받는다.
#[derive(Clone, Copy)]
pub(super) struct Lesson {
    pub(super) state: RwSignal<State>,
    /// 지금 국면. 엔진이 서기 전에는 없다.
    pub(super) sight: RwSignal<Option<Sight>>,
    pub(super) playback: Playback,
    /// 보이던 돌이 다른 칸으로 옮겨 간 적이 있는가.
    pub(super) moved: RwSignal<bool>,
    /// 성격을 둘러보는 중이면, 떠나온 가중치.
    pub(super) touring: RwSignal<Option<Weights>>,
    /// 마지막으로 깊이 찾은 것.
    pub(super) found: RwSignal<Option<(ThinkAsk, Thought)>>,
    /// 끝까지 푼 국면과 그 값.
    pub(super) solved: RwSignal<Option<(Seat, Solved)>>,
    /// 알릴 말. 비면 없다.
    pub(super) trouble: RwSignal<String>,
    pub(super) engine: Engine,
    pub(super) lang: Lang,
}

impl Lesson {
    /// 주소에서 상태를 읽고, 엔진에 묻기 시작한다.
    pub(super) fn open() -> Self {
        let (state, repairs) = State::from_query(&query::search());
        let lang = lang();
        let step = state.step.map_or(usize::MAX, |step| step as usize);
        let speed = state.speed;
        let (state, sight) = (RwSignal::new(state), RwSignal::new(None));
        let last = move || film(state, sight).last();
        let lesson = Self {
            state,
            sight,
            playback: Playback::new(step, speed, Signal::derive(last)),
            moved: RwSignal::new(false),
            touring: RwSignal::new(None),
            found: RwSignal::new(None),
            solved: RwSignal::new(None),
            trouble: Showing::trouble(repairs.words(lang)),
            engine: use_engine(),
            lang,
        };
        lesson.follow();
        query::keep(move || lesson.query());
        lesson
    }

    /// 읽는 이가 상태를 바꾸었다: 둘러보기는 끝나고 결과(마지막 걸음)를 보인다.
    pub(super) fn change(self, edit: impl FnOnce(&mut State)) {
        self.touring.set(None);
        self.trouble.set(String::new());
        self.playback.seek(usize::MAX);
        self.adjust(edit);
    }

    /// 판을 바꾸거나 실수를 해 본다: 지나온 길에 남아, 뒤로 가면 앞의 것이다.
    pub(super) fn visit(self, edit: impl FnOnce(&mut State)) {
        let mut state = self.state.get_untracked();
        state.step = None;
        edit(&mut state);
        self.turn_to(state);
    }

    fn turn_to(self, mut state: State) {
        let before = self.state.get_untracked();
        state.settle(&before);
        if state.replaces(&before) {
            query::step(&state.to_query());
        }
        self.change(|now| *now = state);
    }

    /// 상태를 고치고, 물음이 바뀐 답은 거둔다.
    pub(super) fn adjust(self, edit: impl FnOnce(&mut State)) {
        self.state.update(|state| {
            let before = state.clone();
            edit(state);
            state.settle(&before);
        });
    }

    /// 답을 펼치거나 거둔다: 둘러보기는 끝나고 걸음은 그대로다.
    pub(super) fn note(self, edit: impl FnOnce(&mut State)) {
        self.touring.set(None);
        self.state.update(edit);
    }

    /// 겨룬 판을 몇 수까지 보일지 고친다.
    pub(super) fn show_move(self, edit: impl FnOnce(u32) -> u32) {
        self.note(|state| {
            if let Some(duel) = &mut state.duel {
                duel.at = edit(duel.at);
            }
        });
    }

    /// 판이 바뀔 때마다 엔진에 묻는다.
    fn follow(self) {
        let columns = Memo::new(move |_| self.state.with(|state| state.columns.clone()));
        effect(move || match Sight::of(self.engine, &columns.with(|columns| seat(columns))) {
            Some(Ok(sight)) => self.sight.set(Some(sight)),
            Some(Err(refusal)) => self.refuse(refusal),
            None => {}
        });
        // 처음 보인 칸에서 떠나야 돌이 떨어진다: 화면은 읽는 이보다 먼저 움직이지 않는다.
        Effect::new(move |before: Option<Option<usize>>| {
            let now = self.film().frame(self.playback.at()).map(|frame| frame.column);
            if before.flatten().is_some_and(|before| Some(before) != now) {
                self.moved.set(true);
            }
            now
        });
    }

    /// 둘 수 없는 수가 있으면 그 앞까지만 두고 알린다.
    fn refuse(self, Refusal { why, at_move, .. }: Refusal) {
        let read = at_move.unwrap_or(0);
        let all = self.state.with_untracked(|state| state.columns.len());
        let why = self.lang.pick(why.ko, why.en);
        self.trouble.set(format!("{why} {}", errors::kept(self.lang, read, all)));
        self.state.update(|state| state.columns.truncate(read as usize));
    }

    /// 그 자리의 세로줄에 둔다.
    pub(super) fn press(self, place: u8) {
        let column = self.sight.with_untracked(|sight| {
            let place = sight.as_ref()?.scene.places.get(usize::from(place))?;
            usize::try_from(place.x / 4).ok()
        });
        if let Some(column) = column {
            self.drop_disc(column);
        }
    }

    /// 그 칸(0부터)에 둔다. 가득 찼거나 끝난 판이면 까닭을 알린다.
    pub(super) fn drop_disc(self, column: usize) {
        let (over, open) = untrack(|| {
            self.judge(self.formula(), |judge| {
                (judge.columns.is_empty(), judge.column(column).is_some())
            })
        });
        let n = column + 1;
        match (over, open) {
            (_, true) => self.change(|state| state.columns += &n.to_string()),
            (true, _) => self.trouble.set(words::over(self.lang).to_string()),
            (false, _) => self.trouble.set(words::column_full(self.lang, &n)),
        }
    }

    /// 지금 국면을 `formula`로 잰다. 국면이 없거나 끝났으면 칸이 없다.
    pub(super) fn judge<T>(self, formula: Formula, read: impl FnOnce(&Judge<'_>) -> T) -> T {
        let wins_first = self.state.with(|state| state.wins_first);
        self.sight.with(|sight| {
            let columns = sight.as_ref().map_or(&[][..], |sight| &sight.columns);
            read(&Judge { columns, formula, wins_first })
        })
    }

    /// `formula`가 고르는 칸.
    pub(super) fn choice(self, formula: Formula) -> Option<usize> {
        self.judge(formula, |judge| judge.choice())
    }

    /// 지금 공식.
    pub(super) fn formula(self) -> Formula {
        self.state.with(State::formula)
    }

    /// 지금 국면을 지금 공식으로 재는 영화.
    pub(super) fn film(self) -> Film {
        film(self.state, self.sight)
    }

    /// 지금 상태를 깊이 찾은 것.
    pub(super) fn thought(self) -> Option<Thought> {
        let wish = self.state.with(State::think)?;
        let found = self.found.get().filter(|(ask, _)| *ask == wish);
        found.map(|(_, thought)| thought)
    }

    /// 보이라고 한 국면을 끝까지 푼 것. 푸는 중이면 여기까지.
    pub(super) fn solution(self) -> Option<Solved> {
        let seat = self.state.with(|state| state.solved.then(|| state.seat()))?;
        let solved = self.solved.get().filter(|(at, _)| *at == seat);
        solved.map(|(_, solved)| solved)
    }

    /// 이 설정의 주소에 적을 물음. 둘러보는 동안에는 떠나온 가중치를 적는다.
    fn query(self) -> String {
        let asked = self.state.with(|state| state.step);
        let step = self.playback.address(self.sight.with(Option::is_some), asked);
        let speed = self.playback.speed.get();
        let touring = self.touring.get();
        self.state.with(|state| {
            let weights = touring.unwrap_or(state.weights);
            State { step, speed, weights, ..state.clone() }.to_query()
        })
    }
}

fn film(state: RwSignal<State>, sight: RwSignal<Option<Sight>>) -> Film {
    let (formula, wins_first) = state.with(|state| (state.formula(), state.wins_first));
    sight.with(|sight| {
        let columns = sight.as_ref().map_or(&[][..], |sight| &sight.columns);
        Film::of(&Judge { columns, formula, wins_first })
    })
}
