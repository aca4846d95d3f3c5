//! 물음과 채점의 문장.

use gaji_protocol::Number;
use gaji_words::alphabeta::grade as words;
use gaji_words::{Lang, capital};

use super::{Answer, Asked, Question, Verdict};
use crate::alphabeta::film::Film;
use crate::alphabeta::label::node_name;
use crate::numbers::short;

/// 물음의 문장.
#[must_use]
pub fn ask(film: &Film, question: &Question, lang: Lang) -> String {
    let node = node_name(film, question.node, lang);
    capital(match question.what {
        Asked::Window => words::ask_window(lang, &node),
        Asked::Cut(_) => words::ask_cut(lang, &node),
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
    lang: Lang,
) -> String {
    let Some(verdict) = question.grade(answer) else { return String::new() };
    let node = node_name(film, question.node, lang);
    let head = match verdict {
        Verdict::Right => words::right(lang),
        Verdict::MissedCut => words::missed_cut(lang),
        Verdict::TooEarly => words::too_early(lang),
        Verdict::WrongBound => words::wrong_bound(lang),
        Verdict::WrongValue => words::wrong_value(lang),
    };
    let why = match question.what {
        Asked::Window => words::why_window(
            lang,
            &node,
            &write(lang, question.alpha),
            &write(lang, question.beta),
        ),
        Asked::Cut(cuts) => why_cut(question, &node, cuts, cut_ties, lang),
        Asked::Value(value) if film.trace().nodes[question.node as usize].max => {
            words::why_largest(lang, &node, &write(lang, value))
        }
        Asked::Value(value) => words::why_smallest(lang, &node, &write(lang, value)),
    };
    format!("{head} {}", capital(why))
}

fn why_cut(question: &Question, node: &str, cuts: bool, cut_ties: bool, lang: Lang) -> String {
    let (alpha, beta) = (write(lang, question.alpha), write(lang, question.beta));
    if cuts {
        let sign = if cut_ties { "≥" } else { ">" };
        words::why_cut(lang, &node, &alpha, &beta, &sign)
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
