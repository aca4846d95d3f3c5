//! 이 기기의 취향을 기억한다. 수의 표기는 말(lang)마다 따로: 한글을 모르는 이에게는 글자로 적은 것이 보통이다.

use gaji_lessons::tastes::Tastes;
use gaji_words::Lang;
use leptos::prelude::*;

use crate::bridge::Engine;
use crate::storage;

const LETTERS: &str = "gaji.letters";

/// 찾아온 말에 맞춘다.
pub(crate) fn settle(engine: Engine, lang: Lang) {
    let letters = storage::recall_switch(LETTERS).unwrap_or(false);
    let notation = storage::recall_switch(&notation_key(lang)).unwrap_or(lang == Lang::En);
    let (tastes, settled) = (engine.tastes(), Tastes { letters, notation });
    if tastes.get_untracked() != settled {
        tastes.set(settled);
    }
}

/// 고른 것을 기억하고, 엔진의 답을 그 벌로 듣는다.
pub(crate) fn choose(engine: Engine, lang: Lang, tastes: Tastes) {
    storage::remember_switch(LETTERS, tastes.letters);
    storage::remember_switch(&notation_key(lang), tastes.notation);
    engine.tastes().set(tastes);
}

fn notation_key(lang: Lang) -> String {
    format!("gaji.notation.{}", lang.code())
}
