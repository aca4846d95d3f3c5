//! 어느 표기로도 읽히지 않는 글: 몇째 글자에서 막혔는가.

use alloc::format;
use alloc::string::String;

use crate::Refusal;
use crate::scene::{Scene, Spelled};

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
        let example = self.moves.first().map(|mv| mv.texts.join(", ")).unwrap_or_default();
        match text.chars().nth(read) {
            Some(c) => Refusal {
                ko: format!(
                    "{}째 글자 «{c}»부터 읽지 못했어요. 수는 이렇게 적어요: {example}",
                    read + 1
                ),
                en: format!(
                    "character {}, “{c}”, cannot be read; a move is written like {example}",
                    read + 1
                ),
            },
            None => Refusal {
                ko: format!("수가 다 적히지 않았어요. 수는 이렇게 적어요: {example}"),
                en: format!("the move is not complete; a move is written like {example}"),
            },
        }
    }
}

impl Spelled {
    /// 사람이 읽는 표기. 두 벌이면 나란히.
    pub(crate) fn said(&self) -> String {
        self.texts[usize::from(self.texts.len() > 1)..].join(" / ")
    }
}

/// 머리가 같은 글자의 수.
fn common(known: &str, text: &str) -> usize {
    known.chars().zip(text.chars()).take_while(|(a, b)| a == b).count()
}
