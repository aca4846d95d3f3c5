//! 칸마다의 점수를 막대로, 고른 칸에 떨어진 돌을 판 위에.

use gaji_figures::{Bar, Bars, Marks};
use gaji_protocol::{Piece, Scene};
use gaji_words::evaluation::lesson as words;
use gaji_words::{Lang, decimal, parts};

use super::film::{Beat, Film};
use super::formula::{Formula, MAX_WEIGHT, TERMS};
use super::judge::Judge;
use super::sentence::term_name;

/// 그릴 것.
#[derive(Clone, Copy, Debug)]
pub struct Show<'a> {
    /// 언어.
    pub lang: Lang,
    /// 재는 이.
    pub judge: Judge<'a>,
    /// 재는 영화.
    pub film: &'a Film,
    /// 몇째 걸음인가.
    pub step: usize,
    /// 칸마다 밑에 덧붙이는 글(참값). 비었으면 없다.
    pub notes: &'a [String],
    /// 다른 성격과 갈렸는가: 고른 칸에 ≠를 붙인다.
    pub differs: bool,
    /// 보이는 돌이 떨어지는가. 읽는 이가 아직 아무것도 바꾸지 않았으면 움직이지 않는다.
    pub falls: bool,
}

impl Show<'_> {
    /// 지금까지 가장 좋은 칸.
    fn best(&self) -> Option<usize> {
        self.film.frame(self.step)?.best
    }

    /// 지금까지 더한 항의 몫.
    fn shares(&self, index: usize) -> Option<[i64; TERMS]> {
        let mut shares = self.judge.formula.shares(self.judge.column(index)?.features);
        let added = if self.is_done() { TERMS } else { self.film.added(self.step, index) };
        shares[added..].fill(0);
        (added > 0).then_some(shares)
    }

    const fn is_done(&self) -> bool {
        self.step >= self.film.last()
    }
}

/// 칸마다의 막대. 눈금은 가중치가 모두 가장 클 때에 맞추어, 조절대를 끄는 동안 흔들리지 않는다.
#[must_use]
pub fn bars(show: &Show<'_>, title: String, length: i32) -> Bars {
    let indices = 0..show.judge.columns.len();
    Bars {
        bars: indices.map(|index| bar(show, index)).collect(),
        upright: true,
        range: Some(range(&show.judge)),
        length: Some(length),
        title,
    }
}

fn bar(show: &Show<'_>, index: usize) -> Bar {
    let lang = show.lang;
    let number = index + 1;
    let chosen = show.best() == Some(index);
    let shares = show.shares(index);
    let is_open = show.judge.column(index).is_some();
    let total = |text: fn(i64) -> String| match shares {
        Some(shares) => text(shares.iter().sum()),
        None if is_open => String::new(),
        None => words::full(lang).to_string(),
    };
    let term = |(term, &share): (usize, &i64)| {
        parts::term_share(lang, &term_name(lang, term), &decimal(share))
    };
    let terms: Vec<_> = shares.iter().flatten().enumerate().map(term).collect();
    let mark = if chosen && show.differs { "≠" } else { "" };
    Bar {
        name: format!("{number}{mark}"),
        parts: shares.map_or_else(Vec::new, Vec::from),
        label: words::column_label(lang, &number, &total(decimal), &terms.join(", ")),
        total: total(rough),
        note: show.notes.get(index).cloned().unwrap_or_default(),
        chosen,
        hit: None,
    }
}

/// 막대 곁의 좁은 자리에는 소수 둘째 자리까지만. 셋째 자리는 표와 까닭과 읽는 이름에 있다.
fn rough(score: i64) -> String {
    decimal((score + 5 * score.signum()) / 10 * 10)
}

fn range(judge: &Judge<'_>) -> (i64, i64) {
    let widest = Formula { weights: [MAX_WEIGHT; TERMS], fault: None };
    let (mut low, mut high) = (0, i64::from(MAX_WEIGHT));
    for column in judge.columns.iter().flatten() {
        let shares = widest.shares(column.features);
        low = low.min(shares.iter().filter(|share| **share < 0).sum());
        high = high.max(shares.iter().filter(|share| **share > 0).sum());
    }
    (low, high)
}

/// 판 위의 돌과 표시: 재는 칸이나 고른 칸에 둘 차례인 쪽의 돌을 떨어뜨려 보인다.
#[must_use]
pub fn pieces(show: &Show<'_>, scene: &Scene) -> (Vec<Piece>, Marks) {
    let landing = |index: usize| {
        let text = (index + 1).to_string();
        scene.moves.iter().find(|mv| mv.text == text).and_then(|mv| mv.stroke.to)
    };
    let frame = show.film.frame(show.step);
    let trying = frame.map(|frame| match frame.beat {
        Beat::Choose => frame.best.unwrap_or(frame.column),
        _ => frame.column,
    });
    let ghost = trying.and_then(landing);
    let mut pieces = scene.pieces.clone();
    pieces.extend(ghost.map(|place| Piece { place, side: scene.side, kind: 0 }));
    let targets = scene.moves.iter().filter_map(|mv| mv.stroke.to);
    let marks = Marks {
        last: (None, ghost.filter(|_| show.falls)),
        targets: targets.filter(|place| Some(*place) != ghost).collect(),
        chosen: show.best().and_then(landing).into_iter().collect(),
        line: scene.ending.iter().flat_map(|ending| ending.line.clone()).collect(),
        ..Marks::default()
    };
    (pieces, marks)
}
