//! 놀이의 목록.

use gaji_catalog::GameId;
use gaji_core::{Info, Term};
use gaji_protocol::{GameInfo, PieceInfo, TermInfo};

use crate::erased::About;
use crate::seat::{meet, text};

/// 모든 놀이의 모든 변형. 말이 없는 놀이(적어 넣은 나무)는 판에 둘 것이 없어 빠진다.
pub(crate) fn all() -> Vec<GameInfo> {
    let playable = GameId::ALL.iter().filter(|id| !id.info().pieces.is_empty());
    playable.filter_map(|&id| introduce(id)).collect()
}

fn introduce(id: GameId) -> Option<GameInfo> {
    let About { info, terms, unit, noisy, mate_in_moves, letters, .. } = meet(id, "").ok()?.about();
    let Info { name: family, about, sides, pieces, example, .. } = info;
    Some(GameInfo {
        id: id.id().into(),
        name: text(id.variant().name),
        family: text(family),
        about: text(about),
        sides: sides.map(text),
        pieces: pieces.iter().map(piece).collect(),
        terms: terms.iter().map(term).collect(),
        // 가중치가 천분의 일이므로, 나누지 않은 점수도 천분의 일이다.
        denominator: (1_000 / unit) as u32,
        noisy,
        mate_in_moves,
        letters: letters.into(),
        example: example.into(),
    })
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
