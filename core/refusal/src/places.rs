//! 자리의 이름으로 적은 수: 어디서 어디로, 또는 어디에.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use crate::Refusal;
use crate::scene::{Man, Scene, Spelled};
use crate::words::{self, listed, tell};

/// 둘 수 있는 수가 이보다 많으면 늘어놓지 않는다.
const FEW: usize = 9;

impl Scene {
    /// 표기는 맞지만 둘 수 없는 수의 까닭.
    #[must_use]
    pub fn illegal(&self, text: &str) -> Refusal {
        self.by_places(text, |mv| mv.texts[0].clone()).unwrap_or_else(|| self.not_now())
    }

    fn not_now(&self) -> Refusal {
        if !(1..=FEW).contains(&self.moves.len()) {
            return tell(words::ILLEGAL, &[]);
        }
        let moves = listed(&mut self.moves.iter().map(|mv| &*mv.texts[0]), ", ");
        tell(words::ONLY, &[[&moves; 2]])
    }

    /// 자리로 적은 글이 아니면 `None`. `spell`은 같은 길의 수를 어떻게 적어 보일지다.
    pub(crate) fn by_places(&self, text: &str, spell: fn(&Spelled) -> String) -> Option<Refusal> {
        let (from, rest) = self.place(text)?;
        let man = self.man(from);
        if rest.is_empty() {
            let words = if man.is_some() { words::OCCUPIED } else { words::CLOSED };
            return Some(tell(words, &[[self.name(from); 2]]));
        }
        let (to, _) = self.place(rest.trim_start_matches(['-', 'x']))?;
        let Some(man) = man else { return Some(tell(words::NOTHING, &[[self.name(from); 2]])) };
        if !man.own {
            let (ko, en) = self.kind(man.kind);
            return Some(tell(words::NOT_YOURS, &[[self.name(from); 2], [&ko, en]]));
        }
        let along = |mv: &&Spelled| (mv.from, mv.to) == (Some(from), Some(to));
        let same: Vec<String> = self.moves.iter().filter(along).map(spell).collect();
        Some(if same.is_empty() { self.out_of_reach(&[man], to) } else { write_as(&same) })
    }

    /// 같은 종류의 말 `men`(하나는 있다)이 `to`로 가지 못하는 까닭.
    pub(crate) fn out_of_reach(&self, men: &[&Man], to: u8) -> Refusal {
        let kind = men.first().map_or(0, |man| man.kind);
        let stays = men.iter().any(|man| man.place == to);
        if let Some(taken) = self.taken(to).filter(|_| !stays) {
            return taken;
        }
        let ((ko, en), to) = (self.kind(kind), self.name(to));
        let from = |between| listed(&mut men.iter().map(|man| self.name(man.place)), between);
        let (words, [check_ko, check_en]) = match &self.check {
            Some([ko, en]) => (words::IN_CHECK, [ko.as_str(), en.as_str()]),
            None => (words::OUT_OF_REACH, [""; 2]),
        };
        tell(words, &[[&from(", "), &from(" or ")], [&ko, en], [to; 2], [check_ko, check_en]])
    }

    /// 닿는 자리에 자기 말이 있으면 그렇다고.
    pub(crate) fn taken(&self, to: u8) -> Option<Refusal> {
        let man = self.man(to).filter(|man| man.own)?;
        let (ko, en) = self.kind(man.kind);
        Some(tell(words::TAKEN, &[[self.name(to); 2], [&ko, en]]))
    }

    /// 말의 이름을 «말(나이트)», “knight”로 이어 적게. 이름으로 가릴 것이 없는 놀이에서는 그냥 말이다.
    pub(crate) fn kind(&self, kind: u8) -> (String, &str) {
        match self.kinds.get(usize::from(kind)).filter(|_| !self.letters.is_empty()) {
            Some([ko, en]) => (format!("({ko})"), en),
            None => (String::new(), "piece"),
        }
    }
}

/// 둘 수는 있는데 달리 적은 수. 여럿이면 가려 적어야 한다.
pub(crate) fn write_as(texts: &[String]) -> Refusal {
    let words = if texts.len() > 1 { words::WRITE_ONE } else { words::WRITE_AS };
    tell(words, &[[&listed(&mut texts.iter().map(String::as_str), ", "); 2]])
}
