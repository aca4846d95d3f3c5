//! 걸음의 문장: 지금 일어난 일을 그 자리의 수로 말한다.

use gaji_figures::tree::Value;
use gaji_protocol::{Node, Number, Trace};
use gaji_words::alphabeta::steps;
use gaji_words::{Lang, capital, number};

use super::film::Film;
use super::frame::{Frame, Glimpse};
use super::label::node_name;
use super::picture::{self, Show, turned};
use super::state::{State, View};
use crate::numbers::{short, spoken};

/// `step`의 문장.
#[must_use]
pub fn sentence(film: &Film, step: u32, state: &State, show: &Show<'_>) -> String {
    let lang = show.lang;
    if step >= film.last() {
        return ending(film, show);
    }
    let Some(frame) = film.frame(step) else { return steps::ready(lang).to_string() };
    let teller =
        Teller { film, frame, state, show, node: &film.trace().nodes[frame.node as usize] };
    capital(match frame.glimpse {
        Glimpse::Enter => teller.enter(step),
        Glimpse::Leaf { value, end } => teller.leaf(value, end),
        Glimpse::Better { old, value } => teller.better(old, value),
        Glimpse::Keep { best: Some(best), value } => teller.keep(best, value),
        Glimpse::Hold { value } | Glimpse::Keep { value, .. } => teller.stays(value, step),
        Glimpse::Cut { value, left, .. } => teller.cut(value, left),
        Glimpse::Leave { value } => teller.leave(value, step),
    })
}

fn ending(film: &Film, show: &Show<'_>) -> String {
    let (lang, summary) = (show.lang, &film.trace().summary);
    let value = spoken(lang, summary.value, show.denominator);
    let mv = choice_name(film.trace(), lang);
    let seen = number(summary.leaves as i64);
    match summary.minimax.map(|minimax| minimax.leaves) {
        Some(all) if summary.leaves < all => {
            steps::done(lang, &value, &mv, &number(all as i64), &seen)
        }
        None => steps::done_seen(lang, &value, &mv, &seen),
        _ => steps::done_full(lang, &value, &mv, &seen),
    }
}

/// 고른 수의 이름: 적은 나무는 «n번째 가지», 놀이는 그 수의 표기, 없으면 «–».
#[must_use]
pub fn choice_name(trace: &Trace, lang: Lang) -> String {
    let chosen = trace.summary.best.and_then(|best| trace.nodes.get(best as usize));
    let Some(node) = chosen else { return "–".into() };
    let typed = trace.nodes[0].pieces.is_empty() && node.pieces.is_empty();
    match node.text.parse::<u32>() {
        Ok(index) if typed => gaji_words::alphabeta::lesson::nth_branch(lang, &(index + 1)),
        _ => node.text.clone(),
    }
}

struct Teller<'a> {
    film: &'a Film,
    frame: Frame,
    node: &'a Node,
    state: &'a State,
    show: &'a Show<'a>,
}

impl Teller<'_> {
    fn name(&self) -> String {
        node_name(self.film, self.frame.node, self.show.lang)
    }

    fn negamax(&self) -> bool {
        self.state.view == View::Negamax
    }

    /// 적는 법에 맞춘 값의 글.
    fn write(&self, value: Number) -> String {
        short(self.show.lang, turned(value, self.node, self.state.view), self.show.denominator)
    }

    /// 적는 법에 맞춘 α, β의 글.
    fn window(&self) -> (String, String) {
        let moment = &self.film.trace().moments[self.frame.moment];
        if self.negamax() && !self.node.max {
            (self.write(moment.beta), self.write(moment.alpha))
        } else {
            (self.write(moment.alpha), self.write(moment.beta))
        }
    }

    fn enter(&self, step: u32) -> String {
        let (lang, name) = (self.show.lang, self.name());
        let (alpha, beta) = self.window();
        match () {
            () if step == 1 && self.state.prune => steps::start(lang).to_string(),
            () if step == 1 => steps::start_full(lang).to_string(),
            () if self.state.prune && self.negamax() => {
                steps::enter_negamax(lang, &name, &alpha, &beta)
            }
            () if self.state.prune => steps::enter_window(lang, &name, &alpha, &beta),
            () if self.node.max => steps::enter_max(lang, &name),
            () => steps::enter_min(lang, &name),
        }
    }

    fn leaf(&self, value: Number, end: bool) -> String {
        let lang = self.show.lang;
        match turned(value, self.node, self.state.view) {
            Number::Win(plies) => steps::leaf_won(lang, &plies),
            Number::Loss(plies) => steps::leaf_lost(lang, &plies),
            Number::Points(0) if end && !self.node.pieces.is_empty() => {
                steps::leaf_draw(lang).to_string()
            }
            _ if end => steps::leaf(lang, &self.write(value)),
            _ => steps::leaf_static(lang, &self.write(value)),
        }
    }

    fn better(&self, old: Option<Number>, value: Number) -> String {
        let (lang, name, new) = (self.show.lang, self.name(), self.write(value));
        let rises = self.node.max || self.negamax();
        let Some(old) = old.map(|old| self.write(old)) else {
            return if rises {
                steps::first_max(lang, &name, &new)
            } else {
                steps::first_min(lang, &name, &new)
            };
        };
        match (self.state.prune, rises) {
            (true, true) if self.negamax() => steps::raise_negamax(lang, &name, &old, &new),
            (true, true) => steps::raise(lang, &name, &old, &new),
            (true, false) => steps::lower(lang, &name, &old, &new),
            (false, true) => steps::better_max(lang, &name, &old, &new),
            (false, false) => steps::better_min(lang, &name, &old, &new),
        }
    }

    fn keep(&self, best: Number, value: Number) -> String {
        let (lang, name) = (self.show.lang, self.name());
        let rises = self.node.max || self.negamax();
        let say = if rises { steps::keep_max } else { steps::keep_min };
        say(lang, &name, &self.write(best), &self.write(value))
    }

    /// 물려받은 창의 제 끝을 넘지 못했다. 그 값이 곧 이 마디에 대해 아는 것이면 그렇다고도 말한다.
    fn stays(&self, value: Number, step: u32) -> String {
        let (lang, name, value) = (self.show.lang, self.name(), self.write(value));
        // 이 순간은 자식의 것이라, 이 마디의 창은 그림에서 읽는다.
        let here = self.film.snapshots(step)[self.frame.node as usize];
        let bound = self.write(if self.node.max { here.alpha } else { here.beta });
        let shown = picture::value(self.node, &here, self.show);
        let known = shown.is_some_and(|shown| shown.number() == value);
        let say = match (self.node.max || self.negamax(), known) {
            (true, true) => steps::hold_alpha,
            (true, false) => steps::keep_alpha,
            (false, true) => steps::hold_beta,
            (false, false) => steps::keep_beta,
        };
        say(lang, &name, &value, &bound)
    }

    fn cut(&self, value: Number, left: u32) -> String {
        let (lang, name, value) = (self.show.lang, self.name(), self.write(value));
        let (alpha, beta) = self.window();
        match (self.negamax(), self.node.max) {
            (true, _) => steps::cut_negamax(lang, &name, &value, &beta, &left),
            (false, true) => steps::beta_cut(lang, &name, &value, &beta, &left),
            (false, false) => steps::alpha_cut(lang, &name, &value, &alpha, &left),
        }
    }

    /// 한계면 이상과 이하로 말한다.
    fn leave(&self, value: Number, step: u32) -> String {
        let (lang, name, text) = (self.show.lang, self.name(), self.write(value));
        let snapshot = self.film.snapshots(step)[self.frame.node as usize];
        let claim = picture::value(self.node, &snapshot, self.show);
        if self.negamax() && self.frame.node != 0 {
            let flipped = turned(value, self.node, View::Negamax).flipped();
            let flipped = short(lang, flipped, self.show.denominator);
            return match claim {
                Some(Value::AtLeast(_)) => {
                    steps::leave_flipped_at_least(lang, &name, &text, &flipped)
                }
                Some(Value::AtMost(_)) => {
                    steps::leave_flipped_at_most(lang, &name, &text, &flipped)
                }
                _ => steps::leave_flipped(lang, &name, &text, &flipped),
            };
        }
        match claim {
            Some(Value::AtLeast(_)) => steps::leave_at_least(lang, &name, &text),
            Some(Value::AtMost(_)) => steps::leave_at_most(lang, &name, &text),
            _ => steps::leave(lang, &name, &text),
        }
    }
}
