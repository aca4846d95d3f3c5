//! 말의 글자로 적은 수(SAN을 닮은 글): 어느 말이 어디로.

use alloc::vec::Vec;

use gaji_core::{Piece, Words};

use crate::Refusal;
use crate::places::write_as;
use crate::scene::{Scene, Spelled};
use crate::words::{self, tell};

/// 캐슬링을 적는 법. 퀸이 있는 놀이에서만 그렇게 읽는다.
const CASTLING: [&str; 2] = ["O-O", "0-0"];
/// 글자를 적지 않고 부르는 말.
const SOLDIER: char = 'P';

/// 글에서 읽은 것: 어느 종류의 말이, 어디서 오는지의 귀띔(세로줄이나 가로줄), 어디로.
struct Call<'t> {
    kind: u8,
    hint: &'t str,
    to: u8,
}

impl Scene {
    /// 그런 글이 아니면 `None`.
    pub(crate) fn by_piece(&self, text: &str) -> Option<Refusal> {
        let castles = CASTLING.iter().any(|castling| text.starts_with(castling));
        if castles && holds(self.letters, 'Q') {
            return Some(tell(words::CASTLING, &[]));
        }
        let call = self.call(text)?;
        let fits = |mv: &&Spelled| {
            let from = mv.stroke.from.and_then(|from| self.man(from));
            mv.stroke.to == Some(call.to) && from.is_some_and(|man| self.is_called(man, &call))
        };
        let fitting: Vec<_> = self.moves.iter().filter(fits).map(Spelled::said).collect();
        Some(if fitting.is_empty() { self.nobody(&call) } else { write_as(&fitting) })
    }

    fn call<'t>(&self, text: &'t str) -> Option<Call<'t>> {
        let text = text.trim_end_matches(['+', '#', '!', '?']);
        let text = text.split_once('=').map_or(text, |(text, _)| text);
        let kind = |letter| self.letters.chars().position(|known| known == letter);
        let (kind, rest) = match text.chars().next().and_then(kind) {
            Some(kind) => (kind, &text[1..]),
            None => (kind(SOLDIER)?, text),
        };
        let (to, before) = self.place_at_end(rest)?;
        let hint = before.trim_end_matches(['x', '-']);
        let named = hint.chars().all(|c| self.places.iter().any(|place| holds(&place.name, c)));
        named.then_some(Call { kind: kind as u8, hint, to })
    }

    /// 글의 끝에 적힌 자리(가장 긴 이름)와 그 앞의 글.
    fn place_at_end<'t>(&self, text: &'t str) -> Option<(u8, &'t str)> {
        let named = (0..).zip(&self.places).filter_map(|(at, place)| {
            let before = text.strip_suffix(place.name.as_str())?;
            (!place.name.is_empty()).then_some((at, before))
        });
        named.min_by_key(|(_, before)| before.len())
    }

    fn is_called(&self, man: &Piece, call: &Call<'_>) -> bool {
        self.is_own(man) && man.kind == call.kind && self.fits(man.place, call.hint)
    }

    /// 자리의 이름에 귀띔의 글자가 모두 있는가.
    fn fits(&self, place: u8, hint: &str) -> bool {
        hint.chars().all(|c| holds(self.name(place), c))
    }

    /// 부른 말이 없거나, 있어도 거기로 가지 못한다.
    fn nobody(&self, call: &Call<'_>) -> Refusal {
        let called = self.pieces.iter().filter(|man| self.is_called(man, call));
        let men: Vec<&Piece> = called.collect();
        if !men.is_empty() {
            return self.out_of_reach(&men, call.to);
        }
        let (Words { ko: side, en: mover }, (ko, en)) =
            (self.info.sides[self.side.index()], self.kind(call.kind));
        tell(words::NO_SUCH, &[[side, mover], [&ko, en]])
    }
}

/// 글에 그 글자가 있는가. `str::contains`는 글에서 글을 찾는 코드까지 데려온다.
fn holds(text: &str, letter: char) -> bool {
    text.chars().any(|known| known == letter)
}
