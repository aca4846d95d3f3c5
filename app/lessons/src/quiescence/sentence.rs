//! 걸음의 문장: 두 판에서 지금 일어난 일을 그 자리의 수로 말한다.

use gaji_protocol::Number;
use gaji_words::quiescence::steps as words;

use super::beat::{Beat, Glimpse};
use super::cast::Cast;
use super::film::Film;
use super::reel::{Reel, worth};

/// `step`의 문장.
#[must_use]
pub fn sentence(film: &Film, step: usize, cast: &Cast<'_>) -> String {
    let Some(shot) = film.shot(step) else { return words::ready(cast.lang).to_string() };
    let before = step.min(film.last()).checked_sub(1).and_then(|before| film.shot(before));
    let teller = Teller { film, cast };
    match shot.map(|beat| beat.glimpse) {
        [left, Glimpse::Consider] => teller.consider(shot[1], left == Glimpse::Consider),
        [_, Glimpse::Rest { count }] => words::rest(cast.lang, &count),
        [Glimpse::Chosen, Glimpse::Chosen] => teller.chosen(),
        [Glimpse::Played { .. }, _] | [_, Glimpse::Played { .. }] => teller.played(shot, before),
        _ => teller.looking(shot, before),
    }
}

struct Teller<'a> {
    film: &'a Film,
    cast: &'a Cast<'a>,
}

impl Teller<'_> {
    fn left(&self) -> &Reel {
        &self.film.reels[0]
    }

    fn right(&self) -> &Reel {
        &self.film.reels[1]
    }

    /// 정지 탐색을 껐으면 두 판이 같아서 한 번만 말한다.
    fn alike(&self) -> bool {
        self.left().trace == self.right().trace
    }

    /// 백에서 본 값의 글.
    fn write(&self, value: Number) -> String {
        self.cast.change(value, self.left().base())
    }

    fn consider(&self, beat: Beat, both: bool) -> String {
        let say = if both { words::consider } else { words::consider_right };
        say(self.cast.lang, &self.describe(self.right(), beat.node))
    }

    fn describe(&self, reel: &Reel, id: u32) -> String {
        let node = &reel.trace.nodes[id as usize];
        let before = node.parent.map(|parent| &reel.trace.nodes[parent as usize].pieces[..]);
        self.cast.describe(node, before.unwrap_or_default())
    }

    /// 새로 일어난 일만 말한다: 왼쪽, 오른쪽의 차례로.
    fn looking(&self, shot: [Beat; 2], before: Option<[Beat; 2]>) -> String {
        let fresh = |side: usize| before.is_none_or(|before| before[side] != shot[side]);
        let left = fresh(0).then(|| self.plain(shot[0])).flatten();
        let right = (!self.alike() && fresh(1)).then(|| self.quiet(shot[1])).flatten();
        left.into_iter().chain(right).collect::<Vec<_>>().join(" ")
    }

    fn plain(&self, beat: Beat) -> Option<String> {
        let lang = self.cast.lang;
        match beat.glimpse {
            Glimpse::Leaf { value, .. } => Some(words::left_stops(lang, &self.write(value))),
            Glimpse::Result { value, .. } => {
                Some(words::left_result(lang, &self.name(self.left(), beat), &self.write(value)))
            }
            _ => None,
        }
    }

    fn quiet(&self, beat: Beat) -> Option<String> {
        let lang = self.cast.lang;
        let node = &self.right().trace.nodes[beat.node as usize];
        let mover = self.mover(beat);
        let side = self.cast.side(mover);
        let said = match beat.glimpse {
            Glimpse::StandPat { value, cuts: false } => {
                words::stand_pat(lang, &side, &self.write(value))
            }
            Glimpse::StandPat { value, cuts: true } => {
                words::stand_pat_enough(lang, &side, &self.write(value))
            }
            Glimpse::Leaf { value, end, capped, best } => {
                let value = self.write(value);
                let leaf = match (end, capped) {
                    (true, _) => words::ended(lang, &value),
                    (_, true) => words::capped(lang, &value),
                    _ => words::quiet(lang, &value),
                };
                self.praise(leaf, best)
            }
            Glimpse::Better { value, first } => {
                let say = if first { words::first_value } else { words::better };
                say(lang, &side, &self.write(value))
            }
            Glimpse::Cut { left } => words::cut(lang, &left),
            Glimpse::Result { value, best } => {
                let name = self.name(self.right(), beat);
                self.praise(words::result(lang, &name, &self.write(value)), best)
            }
            _ => return None,
        };
        let arrives = matches!(beat.glimpse, Glimpse::StandPat { .. } | Glimpse::Leaf { .. });
        Some(if arrives && node.ply > 1 {
            words::after(lang, &self.describe(self.right(), beat.node), &said)
        } else {
            said
        })
    }

    fn praise(&self, said: String, best: bool) -> String {
        if best { format!("{said} {}", words::best(self.cast.lang)) } else { said }
    }

    /// 그 마디에서 둘 차례인 쪽.
    fn mover(&self, beat: Beat) -> u8 {
        let (nodes, side) = (&self.right().trace.nodes, self.right().side);
        let max = nodes[beat.node as usize].max;
        if max { side } else { 1 - side.min(1) }
    }

    fn name(&self, reel: &Reel, beat: Beat) -> String {
        reel.trace.nodes[beat.node as usize].text.clone()
    }

    fn chosen(&self) -> String {
        let pick = |reel: &Reel| {
            let value = self.write(reel.promised());
            match reel.chosen() {
                Some(node) => words::pick(self.cast.lang, &node.text, &value),
                None => words::pick_none(self.cast.lang, &value),
            }
        };
        if self.alike() {
            return words::chosen_both(self.cast.lang, &pick(self.left()));
        }
        words::chosen(self.cast.lang, &pick(self.left()), &pick(self.right()))
    }

    fn played(&self, shot: [Beat; 2], before: Option<[Beat; 2]>) -> String {
        let lang = self.cast.lang;
        let fresh = [0, 1].map(|side: usize| {
            let Glimpse::Played { nth } = shot[side].glimpse else { return None };
            before.is_none_or(|before| before[side] != shot[side]).then_some(nth)
        });
        let name = |side: usize| self.film.reels[side].played.first().map_or("", |node| &node.text);
        match fresh {
            [Some(0), Some(0)] if name(0) == name(1) => words::play_both(lang, &name(0)),
            [Some(0), Some(0)] => words::play(lang, &name(0), &name(1)),
            [Some(0), None] => words::play_plain(lang, &name(0)),
            [None, Some(0)] => words::play_quiet(lang, &name(1)),
            [Some(left), Some(_)] if self.alike() => self.reply(0, left, words::reply_both),
            [left, right] => {
                let left = left.map(|nth| self.reply(0, nth, words::reply_plain));
                let right = right.map(|nth| self.reply(1, nth, words::reply_quiet));
                left.into_iter().chain(right).collect::<Vec<_>>().join(" ")
            }
        }
    }

    fn reply(&self, side: usize, nth: usize, say: Reply) -> String {
        let reel = &self.film.reels[side];
        let node = &reel.played[nth];
        let before = nth.checked_sub(1).map(|before| &reel.played[before].pieces[..]);
        let described = self.cast.describe(node, before.unwrap_or_default());
        say(self.cast.lang, &described, &self.write(worth(node)))
    }
}

/// 응수를 말하는 글.
type Reply = fn(gaji_words::Lang, &dyn std::fmt::Display, &dyn std::fmt::Display) -> String;
