//! 물음과 채점의 문장.

use gaji_figures::tree::Value;
use gaji_protocol::Number;
use gaji_words::alphabeta::grade as words;
use gaji_words::{Lang, capital};

use super::{Answer, Asked, Question, Verdict};
use crate::alphabeta::film::Film;
use crate::alphabeta::label::node_name;
use crate::alphabeta::picture::{self, Show};
use crate::alphabeta::state::View;
use crate::numbers::short;

/// 물음의 문장.
#[must_use]
pub fn ask(film: &Film, question: &Question, show: &Show<'_>) -> String {
    let lang = show.lang;
    let node = node_name(film, question.node, lang);
    capital(match question.what {
        Asked::Window => words::ask_window(lang, &node),
        Asked::Cut(_) => words::ask_cut(lang, &node),
        Asked::Value(_) if show.view == View::Negamax => words::ask_value_own(lang, &node),
        Asked::Value(_) => words::ask_value(lang, &node),
    })
}

/// 채점의 문장: 맞았는지, 왜 그런지, 어떤 수 때문인지.
#[must_use]
pub fn told(
    film: &Film,
    question: &Question,
    answer: &Answer,
    cut_ties: bool,
    show: &Show<'_>,
) -> String {
    let Some(verdict) = question.grade(answer) else { return String::new() };
    let lang = show.lang;
    let node = node_name(film, question.node, lang);
    let head = match (verdict, *answer) {
        (Verdict::MissedCut, _) => words::missed_cut(lang).to_string(),
        (Verdict::TooEarly, _) => words::too_early(lang).to_string(),
        (Verdict::WrongBound, Answer::Window(alpha, beta)) => {
            words::wrong_bound(lang, &write(lang, alpha), &write(lang, beta))
        }
        (Verdict::WrongValue, Answer::Value(value)) => {
            words::wrong_value(lang, &write(lang, value))
        }
        _ => words::right(lang).to_string(),
    };
    let why = match question.what {
        Asked::Window => why_window(question, &node, show),
        Asked::Cut(cuts) => why_cut(question, &node, cuts, cut_ties, show),
        Asked::Value(value) => why_value(film, question.node, &node, value, show),
    };
    format!("{head} {}", capital(why))
}

fn why_window(question: &Question, node: &str, show: &Show<'_>) -> String {
    let why = match show.view {
        View::Negamax => words::why_window_turned,
        View::Minimax => words::why_window,
    };
    why(show.lang, &node, &write(show.lang, question.alpha), &write(show.lang, question.beta))
}

fn why_value(film: &Film, id: u32, node: &str, value: Number, show: &Show<'_>) -> String {
    let (lang, value) = (show.lang, write(show.lang, value));
    let reported = why_reported(film, id, node, &value, show);
    let seen = film.snapshots(film.last())[id as usize];
    // 알린 값이 한계면 그렇다고도 말한다: 그림의 ≥, ≤와 같다.
    match picture::value(&film.trace().nodes[id as usize], &seen, show) {
        Some(Value::AtLeast(_)) => format!("{reported} {}", words::only_at_least(lang, &value)),
        Some(Value::AtMost(_)) => format!("{reported} {}", words::only_at_most(lang, &value)),
        _ => reported,
    }
}

fn why_reported(film: &Film, id: u32, node: &str, value: &str, show: &Show<'_>) -> String {
    let lang = show.lang;
    if let Some(edge) = edge(film, id, show) {
        return words::why_edge(lang, &node, &edge, &value);
    }
    let why = match (show.view, film.trace().nodes[id as usize].max) {
        (View::Negamax, _) => words::why_largest_turned,
        (View::Minimax, true) => words::why_largest,
        (View::Minimax, false) => words::why_smallest,
    };
    why(lang, &node, &value)
}

/// fail-hard가 읽은 값 대신 알린 창의 끝. 읽은 대로 알렸으면 `None`.
fn edge(film: &Film, id: u32, show: &Show<'_>) -> Option<&'static str> {
    let seen = film.snapshots(film.last())[id as usize];
    let (reading, returned) = (seen.reading?, seen.returned.filter(|_| !show.soft)?.rank());
    let low = match () {
        () if returned > reading.high.rank() => true,
        () if returned < reading.low.rank() => false,
        () => return None,
    };
    let turns = show.view == View::Negamax && !film.trace().nodes[id as usize].max;
    Some(if low == turns { "β" } else { "α" })
}

fn why_cut(question: &Question, node: &str, cuts: bool, cut_ties: bool, show: &Show<'_>) -> String {
    let lang = show.lang;
    let (alpha, beta) = (write(lang, question.alpha), write(lang, question.beta));
    if cuts {
        let sign = if cut_ties { "≥" } else { ">" };
        words::why_cut(lang, &node, &alpha, &beta, &sign)
    } else if question.alpha == question.beta && !show.soft {
        words::why_barren(lang, &node, &alpha)
    } else if question.alpha == question.beta {
        words::why_tie(lang, &node, &alpha)
    } else {
        words::why_go_on(lang, &node, &alpha, &beta)
    }
}

/// 적은 나무의 점수에는 단위가 없다.
fn write(lang: Lang, number: Number) -> String {
    short(lang, number, 1)
}
