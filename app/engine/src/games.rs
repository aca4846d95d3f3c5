//! 놀이의 목록.

use gaji_catalog::{GameId, Visitor, visit};
use gaji_core::{Evaluate, Info, Term};
use gaji_protocol::{GameInfo, PieceInfo, TermInfo};

use crate::erased::About;
use crate::seat::{meet, text};

/// 모든 놀이의 모든 변형. 말이 없는 놀이(적어 넣은 나무)는 판에 둘 것이 없어 빠진다.
pub(crate) fn all() -> Vec<GameInfo> {
    let playable = GameId::ALL.iter().filter(|id| !id.info().pieces.is_empty());
    playable.filter_map(|&id| introduce(id)).collect()
}

fn introduce(id: GameId) -> Option<GameInfo> {
    let told = meet(id, "").ok()?.about();
    let About { info, terms, unit, noisy, promotes, mate_in_moves, letters, .. } = told;
    let Info { name: family, about, sides, pieces, example, .. } = info;
    Some(GameInfo {
        id: id.id().into(),
        name: text(id.variant().name),
        family: text(family),
        about: text(about),
        sides: sides.map(text),
        pieces: (0..pieces.len()).map(|kind| piece(&told, kind)).collect(),
        terms: terms.iter().map(term).collect(),
        // 가중치가 천분의 일이므로, 나누지 않은 점수도 천분의 일이다.
        denominator: (1_000 / unit) as u32,
        noisy,
        promotes,
        mate_in_moves,
        letters: letters.into(),
        example: example.into(),
        setups: told.setups.iter().copied().map(text).collect(),
        starts: visit(id, Starts),
    })
}

fn piece(told: &About, kind: usize) -> PieceInfo {
    let gaji_core::PieceInfo { name, glyphs } = told.info.pieces[kind];
    let other_glyphs = told.other_glyphs.get(kind).copied().unwrap_or_default();
    PieceInfo {
        name: text(name),
        glyphs: glyphs.map(Into::into),
        other_glyphs: other_glyphs.map(Into::into),
        worth: told.worths.get(kind).copied().unwrap_or(0),
    }
}

/// 두 쪽의 차림마다 처음 국면.
struct Starts;

impl Visitor for Starts {
    type Output = Vec<String>;

    fn visit<G: Evaluate + 'static>(self, variant: usize) -> Vec<String> {
        let setups = G::SETUPS.len();
        let start = |pair: usize| {
            let mut text = String::new();
            G::arranged(variant, [pair / setups, pair % setups]).write(&mut text);
            text
        };
        (0..setups * setups).map(start).collect()
    }
}

fn term(term: &Term) -> TermInfo {
    TermInfo {
        id: term.id.into(),
        name: text(term.name),
        weight: term.weight,
        scale: term.scale,
        range: term.range,
    }
}
