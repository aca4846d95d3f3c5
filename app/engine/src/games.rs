//! 놀이의 목록.

use gaji_catalog::{GameId, Visitor, visit};
use gaji_core::{Evaluate, Info, Term};
use gaji_protocol::{GameInfo, PieceInfo, TermInfo};

use crate::seat::text;

/// 모든 놀이의 모든 변형. 말이 없는 놀이(적어 넣은 나무)는 판에 둘 것이 없어 빠진다.
pub(crate) fn all() -> Vec<GameInfo> {
    GameId::ALL.iter().filter_map(|&id| visit(id, Introduce)).collect()
}

struct Introduce;

impl Visitor for Introduce {
    type Output = Option<GameInfo>;

    fn visit<G: Evaluate>(self, variant: usize) -> Option<GameInfo> {
        let Info { about, sides, variants, pieces, example, .. } = G::INFO;
        if pieces.is_empty() {
            return None;
        }
        let named = variants[variant];
        Some(GameInfo {
            id: named.id.into(),
            name: text(named.name),
            about: text(about),
            sides: sides.map(text),
            pieces: pieces.iter().map(piece).collect(),
            terms: G::TERMS.iter().map(term).collect(),
            // 가중치가 천분의 일이므로, 나누지 않은 점수도 천분의 일이다.
            denominator: (1_000 / G::UNIT) as u32,
            noisy: G::NOISY,
            example: example.into(),
        })
    }
}

fn piece(piece: &gaji_core::PieceInfo) -> PieceInfo {
    PieceInfo { name: text(piece.name), glyphs: piece.glyphs.map(Into::into) }
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
