//! 한 문장: 고른 까닭, 재는 걸음, 조절대가 붙들린 까닭.

use gaji_words::evaluation::{lesson, reason as words, steps};
use gaji_words::{Lang, Word, capital, decimal, number};

use super::film::{Beat, Film};
use super::flips::Hold;
use super::formula::TERMS;
use super::judge::Judge;
use super::reason::{Fact, Reason, Why};

/// 항의 이름.
#[must_use]
pub fn term_name(lang: Lang, term: usize) -> &'static str {
    const NAMES: [Word; TERMS] = [lesson::centre, lesson::mine, lesson::theirs];
    NAMES[term](lang)
}

/// 지금 걸음의 문장. 둘 수 있는 칸이 없으면 빈 글.
#[must_use]
pub fn sentence(lang: Lang, judge: &Judge<'_>, film: &Film, step: usize) -> String {
    let Some(frame) = film.frame(step) else {
        return if film.last() == 0 { String::new() } else { steps::begin(lang).into() };
    };
    let n = frame.column + 1;
    match frame.beat {
        Beat::Drop if judge.stops_at(frame.column) => steps::drop_wins(lang, &n),
        Beat::Drop => steps::drop(lang, &n),
        Beat::Term(term) => term_words(lang, judge, frame.column, term),
        Beat::Compare => compare_words(lang, judge, film, step),
        Beat::Choose => judge.reason().map_or_else(String::new, |r| reason_words(lang, &r)),
    }
}

/// `내 셋 1 × 3 × 0.15 = 0.45`.
fn term_words(lang: Lang, judge: &Judge<'_>, index: usize, term: usize) -> String {
    let Some(column) = judge.column(index) else { return String::new() };
    let (name, feature) = (term_name(lang, term), column.features[term]);
    let scale = judge.formula.scales()[term];
    let weight = decimal(judge.formula.weights[term].into());
    let share = decimal(judge.formula.shares(column.features)[term]);
    match scale {
        1 => steps::term(lang, &name, &feature, &weight, &share),
        _ => steps::term_scaled(lang, &name, &feature, &number(scale.into()), &weight, &share),
    }
}

fn compare_words(lang: Lang, judge: &Judge<'_>, film: &Film, step: usize) -> String {
    let before = film.frame(step.saturating_sub(1)).and_then(|frame| frame.best);
    let Some(frame) = film.frame(step) else { return String::new() };
    let score = |index| decimal(judge.score(index).unwrap_or(0));
    let (n, own) = (frame.column + 1, score(frame.column));
    match before {
        None => steps::first(lang, &n, &own),
        Some(best) if frame.best == Some(frame.column) => {
            steps::better(lang, &n, &own, &score(best))
        }
        Some(best) => steps::keep(lang, &n, &own, &(best + 1), &score(best)),
    }
}

/// 고른 까닭 한 줄.
#[must_use]
pub fn reason_words(lang: Lang, reason: &Reason) -> String {
    let fact = reason.fact.as_ref().map(|fact| match reason.why {
        None => words::wins_by_rule(lang).to_string(),
        Some(_) => fact_words(lang, fact),
    });
    let why = reason.why.as_ref().map(|why| why_words(lang, why));
    let all: Vec<_> = fact.into_iter().chain(why.map(capital)).collect();
    words::chosen(lang, &(reason.choice + 1), &all.join(" "))
}

/// 규칙으로 아는 것을 말로.
pub(super) fn fact_words(lang: Lang, fact: &Fact) -> String {
    match fact {
        Fact::Wins => words::wins(lang).to_string(),
        Fact::Misses(index) => words::misses(lang, &(index + 1)),
        Fact::Gives(column) => words::gives(lang, column),
        Fact::Blocks => words::blocks(lang).to_string(),
    }
}

fn why_words(lang: Lang, why: &Why) -> String {
    match why {
        Why::Only => words::only(lang).to_string(),
        Why::Tie(other) => words::tie(lang, &(other + 1)),
        Why::Ahead { of, shares, builds } => {
            let lead = decimal(shares.iter().sum());
            words::ahead(lang, &gains(lang, shares, *builds), &(of + 1), &lead)
        }
    }
}

/// 앞선 항은 크게 앞선 것부터 뜻으로, 뒤진 항은 이름으로: «가운데 차지 +1 · 내 셋 −0.45».
/// 만들지 않은 셋은 앞섰어도 이름으로.
fn gains(lang: Lang, shares: &[i64; TERMS], builds: bool) -> String {
    let mine = if builds { words::mine } else { lesson::mine };
    let gains: [Word; TERMS] = [words::centre, mine, words::theirs];
    let mut terms: Vec<usize> = Vec::with_capacity(TERMS);
    for term in (0..TERMS).filter(|&term| shares[term] != 0) {
        terms.insert(terms.partition_point(|&other| shares[other] >= shares[term]), term);
    }
    let say = |term: usize| {
        let ahead = shares[term] > 0;
        let name = if ahead { gains[term](lang) } else { term_name(lang, term) };
        let sign = if ahead { "+" } else { "" };
        format!("{} {sign}{}", name.to_ascii_lowercase(), decimal(shares[term]))
    };
    terms.into_iter().map(say).collect::<Vec<_>>().join(" · ")
}

/// 조절대로 고르는 칸을 바꿀 수 없는 까닭.
#[must_use]
pub fn hold_words(lang: Lang, hold: Hold) -> String {
    match hold {
        Hold::Term(term) => lesson::hold_term(lang, &term_name(lang, term)),
        Hold::Win => lesson::hold_win(lang).to_string(),
        Hold::Nothing => lesson::hold_nothing(lang).to_string(),
    }
}
