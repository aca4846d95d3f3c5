//! 지금 걸음에 보이는 것: 막대, 판, 문장.

use gaji_figures::{Bars, Figure, Marks};
use gaji_lessons::evaluation::{COLUMNS, Film, Formula, Show, bars, pieces, sentence};
use gaji_lessons::numbers::short;
use gaji_protocol::{Number, Scene};
use gaji_words::Word;
use gaji_words::evaluation::{lesson as words, reason, truth};
use leptos::prelude::*;

use super::model::Lesson;

/// 막대가 뻗는 길이, 그림의 눈금.
const BAR_LENGTH: i32 = 92;
/// 나란히 놓는 막대의 길이.
const CARD_LENGTH: i32 = 72;

impl Lesson {
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

    /// 칸마다의 참값. 아직 풀지 않은 칸은 빈 글이고, 보이지 않을 때는 비었다.
    pub(super) fn notes(self) -> Vec<String> {
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
}

/// 막대마다의 수를 그림의 설명에도 적는다.
fn described(bars: Bars) -> Figure {
    let labels: Vec<_> = bars.bars.iter().map(|bar| bar.label.clone()).collect();
    Figure { description: labels.join(", "), ..bars.figure() }
}
