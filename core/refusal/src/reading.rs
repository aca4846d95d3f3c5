//! 어느 표기로도 읽히지 않는 글: 몇째 글자에서 막혔는가.

use alloc::string::{String, ToString};

use crate::Refusal;
use crate::scene::{Scene, Spelled};
use crate::words::{self, listed, tell};

impl Scene {
    /// 사람이 적은 `text`를 어느 표기로도 읽지 못한 까닭. `respelled`는 놀이가 제 표기로 고친 것이다.
    #[must_use]
    pub fn misread(&self, text: &str, respelled: Option<&str>) -> Refusal {
        respelled
            .and_then(|text| self.by_places(text, Spelled::said))
            .or_else(|| match self.letters {
                "" => self.by_places(text, Spelled::said),
                _ => self.by_piece(text),
            })
            .unwrap_or_else(|| self.stuck(text))
    }

    /// 자리의 이름이나 둘 수 있는 수의 표기와 어디까지 같은가.
    fn stuck(&self, text: &str) -> Refusal {
        let places = self.places.iter().map(|place| place.name.as_str());
        let spellings = self.moves.iter().flat_map(|mv| &mv.texts).map(String::as_str);
        let after_place = self.place(text).map_or(0, |(_, rest)| {
            let read = text.chars().count() - rest.chars().count();
            read + self.places.iter().map(|place| common(&place.name, rest)).max().unwrap_or(0)
        });
        let alike = places.chain(spellings).map(|known| common(known, text)).max().unwrap_or(0);
        let read = alike.max(after_place);
        let example = self
            .moves
            .first()
            .map(|mv| listed(&mut mv.texts.iter().map(String::as_str), ", "))
            .unwrap_or_default();
        let mut letter = [0; 4];
        let stuck = text.chars().nth(read).map(|c| &*c.encode_utf8(&mut letter));
        let words = if stuck.is_some() { words::STUCK } else { words::INCOMPLETE };
        let nth = (read + 1).to_string();
        tell(words, &[[&nth; 2], [stuck.unwrap_or_default(); 2], [&example; 2]])
    }
}

impl Spelled {
    /// 사람이 읽는 표기. 두 벌이면 나란히.
    pub(crate) fn said(&self) -> String {
        listed(
            &mut self.texts[usize::from(self.texts.len() > 1)..].iter().map(String::as_str),
            " / ",
        )
    }
}

/// 머리가 같은 글자의 수.
fn common(known: &str, text: &str) -> usize {
    known.chars().zip(text.chars()).take_while(|(a, b)| a == b).count()
}
