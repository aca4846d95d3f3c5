//! 수를 말로: 누가 무엇으로 무엇을 잡는가.

use gaji_protocol::{GameInfo, Node, Number, Piece, Text};
use gaji_words::Lang;
use gaji_words::quiescence::steps as words;

use crate::numbers;

/// 말하는 이: 언어와 놀이의 말.
#[derive(Clone, Copy, Debug)]
pub struct Cast<'a> {
    /// 언어.
    pub lang: Lang,
    /// 놀이.
    pub info: &'a GameInfo,
}

impl Cast<'_> {
    /// 먼저 두는 쪽에서 본 값이 `base`에서 얼마나 달라졌는가: `+5`, `−0.35`, «백의 2수 외통».
    #[must_use]
    pub fn change(&self, value: Number, base: Number) -> String {
        let (side, plies) = match value {
            Number::Win(plies) => (self.side(0), plies),
            Number::Loss(plies) => (self.side(1), plies),
            _ => return numbers::change(value, base),
        };
        let say = if self.info.mate_in_moves { words::mate } else { words::win };
        say(self.lang, &side, &numbers::moves(self.info, plies))
    }

    /// [`change`](Self::change)를 막대 위의 좁은 자리에: `+5`, `−0.4`, `승2`.
    #[must_use]
    pub fn rough_change(&self, value: Number, base: Number) -> String {
        self.short(value, base, numbers::rough_change)
    }

    /// [`change`](Self::change)를 수순의 줄 끝에: `+5`, `−0.35`, `승2`.
    pub(super) fn brief_change(&self, value: Number, base: Number) -> String {
        self.short(value, base, numbers::change)
    }

    fn short(&self, value: Number, base: Number, say: fn(Number, Number) -> String) -> String {
        match value {
            Number::Win(_) | Number::Loss(_) => numbers::short_in(self.lang, value, self.info),
            _ => say(value, base),
        }
    }

    /// «백 퀸 c1c4, 룩 잡기». `before`는 두기 앞의 말이다.
    pub(super) fn describe(&self, node: &Node, before: &[Piece]) -> String {
        let Some(mover) = at(before, node.from) else { return node.text.clone() };
        let (side, piece) = (self.side(mover.side), self.piece(mover.kind));
        let mv = words::mv(self.lang, &side, &piece, &node.text);
        match victim(node, before) {
            Some(victim) => words::take(self.lang, &mv, &self.piece(victim.kind)),
            None => mv,
        }
    }

    /// «♕ c1c4×♜».
    pub(super) fn sketch(&self, node: &Node, before: &[Piece]) -> String {
        let glyph = |piece: Piece| {
            let kind = self.info.pieces.get(usize::from(piece.kind));
            kind.map_or("", |kind| kind.glyphs[usize::from(piece.side != 0)].as_str())
        };
        let mover = at(before, node.from).map_or("", glyph);
        let taken =
            victim(node, before).map_or_else(String::new, |piece| format!("×{}", glyph(piece)));
        format!("{mover} {}{taken}", node.text)
    }

    /// 그쪽의 이름.
    pub(super) fn side(&self, side: u8) -> &str {
        self.pick(&self.info.sides[usize::from(side != 0)])
    }

    fn piece(&self, kind: u8) -> &str {
        self.info.pieces.get(usize::from(kind)).map_or("", |kind| self.pick(&kind.name))
    }

    fn pick<'t>(&self, text: &'t Text) -> &'t str {
        self.lang.pick(&text.ko, &text.en)
    }
}

fn at(pieces: &[Piece], place: Option<u8>) -> Option<Piece> {
    pieces.iter().copied().find(|piece| Some(piece.place) == place)
}

/// 잡힌 말: 닿은 자리에 서 있던 것.
fn victim(node: &Node, before: &[Piece]) -> Option<Piece> {
    at(before, node.last)
}
