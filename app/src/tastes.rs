//! 이 기기의 취향을 기억한다. 수의 표기는 말(lang)마다 따로: 한글을 모르는 이에게는 글자로 적은 것이 보통이다.

use gaji_words::Lang;
use leptos::prelude::*;

use crate::bridge::Engine;
use crate::storage;

/// 찾아온 말에 맞춘다.
pub(crate) fn settle(engine: Engine, lang: Lang) {
    let usual = [false, lang == Lang::En];
    for ((taste, key), usual) in engine.tastes().into_iter().zip(keys(lang)).zip(usual) {
        let chosen = storage::recall_switch(&key).unwrap_or(usual);
        if taste.get_untracked() != chosen {
            taste.set(chosen);
        }
    }
}

/// 고른 것을 기억하고, 엔진의 답을 그 벌로 듣는다. `which`는 0이 글자, 1이 표기다.
pub(crate) fn choose(engine: Engine, lang: Lang, which: usize, other: bool) {
    storage::remember_switch(&keys(lang)[which], other);
    engine.tastes()[which].set(other);
}

fn keys(lang: Lang) -> [String; 2] {
    ["gaji.letters".into(), format!("gaji.notation.{}", lang.code())]
}
