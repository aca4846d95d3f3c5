//! 수업의 상태를 신호로: 국면이 바뀌면 엔진에 묻고, 가중치가 바뀌면 여기서 셈한다.

use gaji_figures::{Bars, Figure, Marks};
use gaji_lessons::evaluation::{
    COLUMNS, Film, Formula, Judge, Show, State, bars, pieces, seat, sentence,
};
use gaji_lessons::numbers::short;
use gaji_protocol::{Number, Refusal, Scene, Seat, Solved};
use gaji_words::evaluation::{lesson as words, reason, truth};
use gaji_words::{Lang, Word};
use leptos::prelude::*;

use super::sight::Sight;
use crate::bridge::{Engine, use_engine};
use crate::parts::Playback;
use crate::{address, effect, lang};

/// 막대가 뻗는 길이, 그림의 눈금.
const BAR_LENGTH: i32 = 92;
/// 나란히 놓는 막대의 길이.
const CARD_LENGTH: i32 = 72;

/// 수업 하나. 부품은 모두 이것을 받는다.
#[derive(Clone, Copy)]
pub(super) struct Lesson {
    pub(super) state: RwSignal<State>,
    /// 지금 국면. 엔진이 서기 전에는 없다.
    pub(super) sight: RwSignal<Option<Sight>>,
    pub(super) playback: Playback,
    /// 보이던 돌이 다른 칸으로 옮겨 간 적이 있는가.
    moved: RwSignal<bool>,
    /// 성격을 둘러보는 중인가.
    pub(super) touring: RwSignal<bool>,
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
        let (state, repairs) = State::from_query(&address::search());
        let lang = lang();
        let step = state.step.map_or(usize::MAX, |step| step as usize);
        let (state, sight) = (RwSignal::new(state), RwSignal::new(None));
        let last = move || film(state, sight).last();
        let lesson = Self {
            state,
            sight,
            playback: Playback::new(step, Signal::derive(last)),
            moved: RwSignal::new(false),
            touring: RwSignal::new(false),
            solved: RwSignal::new(None),
            trouble: RwSignal::new(repairs.words(lang)),
            engine: use_engine(),
            lang,
        };
        lesson.follow();
        address::keep(move || lesson.query());
        lesson
    }

    /// 읽는 이가 상태를 바꾸었다: 둘러보기는 끝나고 결과(마지막 걸음)를 보인다.
    pub(super) fn change(self, edit: impl FnOnce(&mut State)) {
        self.touring.set(false);
        self.trouble.set(String::new());
        self.playback.seek(usize::MAX);
        self.state.update(edit);
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
    fn refuse(self, Refusal { why, at_move }: Refusal) {
        let kept = at_move.unwrap_or(0) as usize;
        let why = self.lang.pick(why.ko, why.en);
        self.trouble.set(format!("{why}. {}", words::kept(self.lang, &kept)));
        self.state.update(|state| state.columns.truncate(kept));
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

    /// 지금 걸음의 막대.
    pub(super) fn bars(self) -> Figure {
        let side = self.sight.with(|sight| sight.as_ref().map_or(0, |sight| sight.scene.side));
        let title = words::bars(self.lang, &self.side_name(side));
        self.show(|show| described(bars(show, title, BAR_LENGTH)))
    }

    /// `formula`로 다 잰 막대. 다른 성격과 갈렸으면 고른 칸에 ≠가 붙는다.
    pub(super) fn card(self, formula: Formula, differs: bool, name: Word) -> Figure {
        let lang = self.lang;
        self.judge(formula, |judge| {
            let (film, step) = (&Film::of(judge), usize::MAX);
            let show = Show { lang, judge: *judge, film, step, notes: &[], differs, falls: false };
            described(bars(&show, name(lang).to_string(), CARD_LENGTH))
        })
    }

    /// 지금 걸음의 판과 표시. `first`는 국면이 없을 때의 것이다.
    pub(super) fn board(self, first: &Scene) -> (Scene, Marks) {
        let scene = self.sight.with(|sight| sight.as_ref().map(|sight| sight.scene.clone()));
        let mut scene = scene.unwrap_or_else(|| first.clone());
        let (pieces, marks) = self.show(|show| pieces(show, &scene));
        scene.pieces = pieces;
        (self.coloured(scene), marks)
    }

    /// 지금 걸음의 문장: 끝난 판이면 누가 이겼는지.
    pub(super) fn sentence(self) -> String {
        let over = self.sight.with(|sight| self.over(&sight.as_ref()?.scene));
        if let Some(over) = over {
            return over;
        }
        let words = self.show(|show| sentence(self.lang, &show.judge, show.film, show.step));
        if words.is_empty() { self.engine.waiting(self.lang).to_string() } else { words }
    }

    /// 끝난 국면이면 누가 이겼는지.
    pub(super) fn over(self, scene: &Scene) -> Option<String> {
        let ending = scene.ending.clone()?;
        let why = self.lang.pick(ending.words.ko, ending.words.en);
        Some(match ending.winner {
            Some(winner) => reason::won(self.lang, &self.side_name(winner), &why),
            None => reason::drawn(self.lang, &why),
        })
    }

    /// 두 편의 색을 맞바꾸었으면 그렇게 칠한다.
    pub(super) fn coloured(self, mut scene: Scene) -> Scene {
        if self.state.with(|state| state.swapped) {
            scene.pieces.iter_mut().for_each(|piece| piece.side = 1 - piece.side.min(1));
        }
        scene
    }

    /// 한 편의 이름. 색을 맞바꾸었으면 다른 이름이다.
    fn side_name(self, side: u8) -> String {
        let swapped = self.state.with(|state| state.swapped);
        let side = usize::from((side != 0) != swapped);
        self.sight.with(|sight| {
            let name = sight.as_ref().map(|sight| sight.info.sides[side].clone());
            name.map_or_else(String::new, |name| self.lang.pick(name.ko, name.en))
        })
    }

    /// 지금 국면을 끝까지 푼 것. 푸는 중이면 여기까지.
    pub(super) fn solution(self) -> Option<Solved> {
        let seat = self.state.with(State::seat);
        self.solved.with(|solved| {
            solved.as_ref().filter(|(at, _)| *at == seat).map(|(_, solved)| solved.clone())
        })
    }

    /// 칸마다 밑에 적을 참값. 아직 풀지 않은 칸은 빈 글.
    fn notes(self) -> Vec<String> {
        let Some(solved) = self.solution() else { return Vec::new() };
        let note = |index: usize| {
            let text = (index + 1).to_string();
            let value = solved.moves.iter().find(|mv| mv.text == text)?.value;
            Some(match value {
                Number::Points(_) => truth::draw(self.lang).to_string(),
                value => short(self.lang, value, 1),
            })
        };
        (0..COLUMNS).map(|index| note(index).unwrap_or_default()).collect()
    }

    fn show<T>(self, draw: impl FnOnce(&Show<'_>) -> T) -> T {
        let (lang, step, notes) = (self.lang, self.playback.at(), &self.notes());
        let (film, falls) = (&self.film(), self.moved.get());
        self.judge(self.formula(), |judge| {
            draw(&Show { lang, judge: *judge, film, step, notes, differs: false, falls })
        })
    }

    /// 이 설정의 주소에 적을 물음.
    fn query(self) -> String {
        let step = match self.sight.with(Option::is_some) {
            true => Some(self.playback.at()).filter(|&at| at < self.playback.last.get()),
            false => self.state.with(|state| state.step.map(|step| step as usize)),
        };
        let step = step.map(|step| step as u32);
        self.state.with(|state| State { step, ..state.clone() }.to_query())
    }
}

fn film(state: RwSignal<State>, sight: RwSignal<Option<Sight>>) -> Film {
    let (formula, wins_first) = state.with(|state| (state.formula(), state.wins_first));
    sight.with(|sight| {
        let columns = sight.as_ref().map_or(&[][..], |sight| &sight.columns);
        Film::of(&Judge { columns, formula, wins_first })
    })
}

/// 막대마다의 수를 그림의 설명에도 적는다.
fn described(bars: Bars) -> Figure {
    let labels: Vec<_> = bars.bars.iter().map(|bar| bar.label.clone()).collect();
    Figure { description: labels.join(", "), ..bars.figure() }
}
