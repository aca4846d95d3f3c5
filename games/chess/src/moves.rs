//! 수와 그 표기(UCI), 그리고 수의 생성.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::Write;

use cozy_chess::{BitBoard, Board, File, Piece, Rank, Square, get_pawn_attacks};

use crate::men::letter;

/// 한 수. 캐슬링은 안에서 «킹이 제 룩을 잡는다»로 적고, 바깥에는 킹의 두 칸(e1g1)으로 쓴다.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Move {
    pub(crate) piece: Piece,
    pub(crate) inner: cozy_chess::Move,
}

/// 캐슬링(castling)한 킹과 룩의 칸.
#[derive(Clone, Copy)]
pub(crate) struct Castling {
    pub(crate) king_to: Square,
    pub(crate) rook_from: Square,
    pub(crate) rook_to: Square,
}

impl Move {
    /// 캐슬링이면 그 칸들.
    #[inline]
    pub(crate) fn castling(self, board: &Board) -> Option<Castling> {
        let cozy_chess::Move { from, to: rook_from, .. } = self.inner;
        let own = board.colors(board.side_to_move());
        if self.piece != Piece::King || !own.has(rook_from) {
            return None;
        }
        let short = rook_from.file() > from.file();
        let (king, rook) = if short { (File::G, File::F) } else { (File::C, File::D) };
        let on_rank = |file| Square::new(file, from.rank());
        Some(Castling { king_to: on_rank(king), rook_from, rook_to: on_rank(rook) })
    }

    /// 보이는 도착 칸: 캐슬링이면 킹이 서는 칸.
    pub(crate) fn to(self, board: &Board) -> Square {
        self.castling(board).map_or(self.inner.to, |castling| castling.king_to)
    }

    /// 잡히는 말과 그 칸. 앙파상(en passant)이면 도착 칸의 곁이다.
    #[inline]
    pub(crate) fn victim(self, board: &Board) -> Option<(Piece, Square)> {
        let cozy_chess::Move { from, to, .. } = self.inner;
        if board.colors(!board.side_to_move()).has(to) {
            return board.piece_on(to).map(|piece| (piece, to));
        }
        let en_passant = self.piece == Piece::Pawn && from.file() != to.file();
        en_passant.then(|| (Piece::Pawn, Square::new(to.file(), from.rank())))
    }

    /// 수의 표기(UCI).
    pub(crate) fn write(self, board: &Board, out: &mut String) {
        // String에 쓰는 것은 실패하지 않는다.
        let _ = write!(out, "{}{}", self.inner.from, self.to(board));
        out.extend(self.inner.promotion.map(letter));
    }
}

/// 수의 표기를 닮았는가: 칸 둘과, 있다면 승격하는 말.
pub(crate) fn is_uci(text: &str) -> bool {
    let [b'a'..=b'h', b'1'..=b'8', b'a'..=b'h', b'1'..=b'8', promotion @ ..] = text.as_bytes()
    else {
        return false;
    };
    matches!(promotion, [] | [b'b' | b'n' | b'q' | b'r'])
}

/// 말마다 `targets`가 고른 칸으로 가는 둘 수 있는 수를, 생성기의 차례로 덧붙인다.
pub(crate) fn append(board: &Board, targets: impl Fn(Piece) -> BitBoard, moves: &mut Vec<Move>) {
    board.generate_moves(|mut found| {
        found.to &= targets(found.piece);
        moves.extend(found.into_iter().map(|inner| Move { piece: found.piece, inner }));
        false
    });
}

/// 앙파상으로 잡을 수 있을 때만 그 칸. 두 칸 전진했다고 늘 있는 것이 아니다.
pub(crate) fn en_passant(board: &Board) -> Option<Square> {
    let color = board.side_to_move();
    let to = Square::new(board.en_passant()?, Rank::Sixth.relative_to(color));
    let capture = |from| cozy_chess::Move { from, to, promotion: None };
    let mut pawns =
        (get_pawn_attacks(to, !color) & board.colored_pieces(color, Piece::Pawn)).into_iter();
    pawns.any(|from| board.is_legal(capture(from))).then_some(to)
}
