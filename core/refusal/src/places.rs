//! 자리의 이름으로 적은 수: 어디서 어디로, 또는 어디에.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use crate::Refusal;
use crate::scene::{Scene, Spelled};
use gaji_core::{MoveError, Piece};

/// 둘 수 있는 수가 이보다 많으면 늘어놓지 않는다.
const FEW: usize = 9;

impl Scene {
    /// 표기는 맞지만 둘 수 없는 수의 까닭.
    #[must_use]
    pub fn illegal(&self, text: &str) -> Refusal {
        self.by_places(text, |mv| mv.texts[0].clone()).unwrap_or_else(|| self.not_now())
    }

    fn not_now(&self) -> Refusal {
        let moves: Vec<&str> = self.moves.iter().map(|mv| &*mv.texts[0]).collect();
        let few = (1..=FEW).contains(&moves.len()).then(|| moves.join(", "));
        few.map_or_else(
            || MoveError::Illegal.words().into(),
            |moves| Refusal {
                ko: format!("지금 둘 수 없는 수예요. 둘 수 있는 수는 {moves}"),
                en: format!("not a legal move here; the legal moves are {moves}"),
            },
        )
    }

    /// 자리로 적은 글이 아니면 `None`. `spell`은 같은 길의 수를 어떻게 적어 보일지다.
    pub(crate) fn by_places(&self, text: &str, spell: fn(&Spelled) -> String) -> Option<Refusal> {
        let (from, rest) = self.place(text)?;
        if rest.is_empty() {
            return Some(self.by_place(from));
        }
        let (to, _) = self.place(rest.trim_start_matches(['-', 'x']))?;
        let along = |mv: &&Spelled| (mv.stroke.from, mv.stroke.to) == (Some(from), Some(to));
        let same: Vec<_> = self.moves.iter().filter(along).collect();
        Some(match self.man(from) {
            None => nothing(self.name(from)),
            Some(man) if !self.is_own(man) => self.not_yours(man),
            _ if !same.is_empty() => write_as(same.into_iter().map(spell).collect()),
            Some(man) => self.out_of_reach(man, to),
        })
    }

    /// 놓기만 하는 수.
    fn by_place(&self, place: u8) -> Refusal {
        let name = self.name(place);
        match self.man(place) {
            Some(_) => Refusal {
                ko: format!("{name}에는 이미 말이 있어요"),
                en: format!("there is already a piece on {name}"),
            },
            None => Refusal {
                ko: format!("{name}에는 지금 둘 수 없어요"),
                en: format!("{name} cannot be played now"),
            },
        }
    }

    fn not_yours(&self, man: &Piece) -> Refusal {
        let (at, [ko, en]) = (self.name(man.place), self.kind(man.kind));
        Refusal {
            ko: format!("{at}에 있는 말{ko}은 상대의 것이에요"),
            en: format!("the {en} on {at} is the other side's"),
        }
    }

    fn out_of_reach(&self, man: &Piece, to: u8) -> Refusal {
        if let Some(taken) = self.taken(to).filter(|_| man.place != to) {
            return taken;
        }
        let (from, to, [ko, en]) = (self.name(man.place), self.name(to), self.kind(man.kind));
        if self.check {
            return Refusal {
                ko: format!(
                    "장군을 받고 있는데, {from}에 있는 말{ko}을 {to}에 두어도 벗어나지 못해요"
                ),
                en: format!(
                    "the side to move is in check, and the {en} on {from} going to {to} does not end it"
                ),
            };
        }
        Refusal {
            ko: format!("{from}에 있는 말{ko}은 지금 {to}에 갈 수 없어요"),
            en: format!("the {en} on {from} cannot go to {to} now"),
        }
    }

    /// 닿는 자리에 자기 말이 있으면 그렇다고.
    pub(crate) fn taken(&self, to: u8) -> Option<Refusal> {
        let man = self.man(to).filter(|man| self.is_own(man))?;
        let (to, [ko, en]) = (self.name(to), self.kind(man.kind));
        Some(Refusal {
            ko: format!("{to}에는 이미 자기 말{ko}이 있어요"),
            en: format!("a {en} of the same side already stands on {to}"),
        })
    }

    /// 말의 이름을 «말(나이트)», “knight”로 이어 적게. 이름으로 가릴 것이 없는 놀이에서는 그냥 말이다.
    pub(crate) fn kind(&self, kind: u8) -> [String; 2] {
        let named = self.info.pieces.get(usize::from(kind)).filter(|_| !self.letters.is_empty());
        named.map_or_else(
            || [String::new(), "piece".into()],
            |kind| [format!("({})", kind.name.ko), kind.name.en.into()],
        )
    }
}

fn nothing(place: &str) -> Refusal {
    Refusal {
        ko: format!("{place}에는 말이 없어요"), en: format!("there is no piece on {place}")
    }
}

/// 둘 수는 있는데 달리 적은 수. 여럿이면 가려 적어야 한다.
pub(crate) fn write_as(texts: Vec<String>) -> Refusal {
    let several = texts.len() > 1;
    let texts = texts.join(", ");
    if several {
        return Refusal {
            ko: format!("둘 이상의 수가 될 수 있어요. 하나를 골라 적어요: {texts}"),
            en: format!("this fits more than one move; write one of {texts}"),
        };
    }
    Refusal { ko: format!("이렇게 적어요: {texts}"), en: format!("write it as {texts}") }
}
