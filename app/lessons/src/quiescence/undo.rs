//! 엔진이 거절한 것을 되돌리며 하는 말: 무엇을 왜.

use gaji_words::Lang;
use gaji_words::quiescence::{lesson as words, settings};

use super::state::{State, WIDEST_CAP};
use super::toggle::TOGGLES;

impl State {
    /// 거절된 이 상태에서 무엇을 되돌리는지. `before`는 앞의 상태이고, 없으면 주소로 온 것이다.
    #[must_use]
    pub fn undone(&self, before: Option<&Self>, why: &str, lang: Lang) -> String {
        let kept = before.map_or_else(|| self.mended(), Self::clone);
        let changes = self.changes(&kept, lang);
        match before {
            _ if kept.seat == self.seat && !changes.is_empty() => {
                words::undone(lang, &changes.join(", "), &why)
            }
            Some(_) => words::position_refused(lang, &why),
            None => words::link_refused(lang, &why),
        }
    }

    /// `kept`와 다른 것의 이름.
    fn changes(&self, kept: &Self, lang: Lang) -> Vec<String> {
        let depth = (self.depth != kept.depth).then(|| words::depth_asked(lang, &self.depth));
        let cap = (self.quiet.cap != kept.quiet.cap).then(|| {
            let none = self.quiet.cap > WIDEST_CAP;
            let cap = if none { settings::no_cap(lang).into() } else { self.quiet.cap.to_string() };
            format!("{} {cap}", settings::cap(lang))
        });
        let on = (self.on != kept.on).then(|| settings::quiescence(lang).to_string());
        let flipped =
            TOGGLES.iter().filter(|toggle| (toggle.get)(&self.quiet) != (toggle.get)(&kept.quiet));
        let flipped = flipped.map(|toggle| (toggle.label)(lang).to_string());
        [depth, cap, on].into_iter().flatten().chain(flipped).collect()
    }
}
