//! 둘 수 없는 수가 왜 안 되는지: 판과 둘 수 있는 수만 보고 아는 만큼 말한다. 놀이마다 적을 것이 없다.

use alloc::vec::Vec;

use crate::{Game, MoveError, Piece, Place, Stroke, Words};

/// `text`를 `position`에서 두려다 난 `error`를 더 자세히. 자리는 수의 글에 적혀 있다.
#[must_use]
pub fn refusal<G: Game>(position: &G, text: &str, error: MoveError) -> Words {
    if error != MoveError::Illegal {
        return error.words();
    }
    let (mut pieces, mut moves) = (Vec::new(), Vec::new());
    position.pieces(&mut pieces);
    position.legal(&mut moves);
    let strokes: Vec<Stroke> = moves.into_iter().map(|mv| position.stroke(mv)).collect();
    let side = |piece: &Piece| piece.side == position.side();
    let men: Vec<(u8, bool)> = pieces.iter().map(|piece| (piece.place, side(piece))).collect();
    let scene = Scene { places: &position.board().places, men: &men, strokes: &strokes };
    scene.why(text, position.in_check()).unwrap_or(error.words())
}

/// 놀이를 모르고 보는 국면.
struct Scene<'a> {
    places: &'a [Place],
    /// 말의 자리와, 둘 차례인 쪽의 것인가.
    men: &'a [(u8, bool)],
    strokes: &'a [Stroke],
}

impl Scene<'_> {
    fn why(&self, text: &str, check: bool) -> Option<Words> {
        let (first, rest) = self.place(text)?;
        let Some((to, _)) = self.place(rest.trim_start_matches('-')) else {
            return (rest.is_empty() && self.owner(first).is_some()).then_some(OCCUPIED);
        };
        let stroke = |stroke: &Stroke| (stroke.from, stroke.to) == (Some(first), Some(to));
        Some(match (self.owner(first), self.owner(to)) {
            (None, _) => NOTHING_THERE,
            (Some(false), _) => NOT_YOURS,
            _ if self.strokes.iter().any(stroke) => PROMOTION,
            (_, Some(true)) if first != to => OWN_PIECE,
            _ if check => IN_CHECK,
            _ => OUT_OF_REACH,
        })
    }

    /// 그 자리에 선 말이 둘 차례인 쪽의 것인가. 비었으면 `None`.
    fn owner(&self, place: u8) -> Option<bool> {
        self.men.iter().find(|(at, _)| *at == place).map(|&(_, own)| own)
    }

    /// 글의 머리에 적힌 자리(가장 긴 이름)와 나머지.
    fn place<'t>(&self, text: &'t str) -> Option<(u8, &'t str)> {
        let named = (0..).zip(self.places).filter_map(|(at, place)| {
            let rest = text.strip_prefix(place.name.as_str())?;
            (!place.name.is_empty()).then_some((at, rest))
        });
        named.min_by_key(|(_, rest)| rest.len())
    }
}

const OCCUPIED: Words =
    Words::new("그 자리에는 이미 말이 있어요", "there is already a piece on that place");
const NOTHING_THERE: Words =
    Words::new("떠나는 자리에 말이 없어요", "there is no piece on the place it leaves");
const NOT_YOURS: Words = Words::new("상대의 말이에요", "that piece is the other side's");
const PROMOTION: Words = Words::new(
    "승격할 말이 빠졌거나 맞지 않아요",
    "the piece to promote to is missing or does not fit",
);
const OWN_PIECE: Words =
    Words::new("닿는 자리에 자기 말이 있어요", "a piece of the same side stands where it goes");
const IN_CHECK: Words = Words::new(
    "장군을 받고 있는데 그 수로는 벗어나지 못해요",
    "the side to move is in check, and that move does not end it",
);
const OUT_OF_REACH: Words =
    Words::new("그 말은 지금 거기로 갈 수 없어요", "that piece cannot go there now");
