//! 끝: 외통(checkmate), 두 번 쉼, 빅장, 되풀이, 잡지 않은 수의 한도.

use gaji_core::{End, Game, Outcome, Side, Step, scramble};

use crate::Janggi;

/// 쉰 수마다 하나인 열쇠. 되풀이는 판과 둘 차례만 보므로 걷어 낸다.
pub(crate) const PASS_KEYS: [u64; 3] = [0, scramble(1 << 16), scramble(2 << 16)];

/// 외통도 만년장도 아니어서 점수로 가리는 끝.
pub(crate) const COUNTED: [&str; 4] = ["double_pass", "bikjang", "repetition", "n_move"];

impl Janggi {
    /// 국면 스스로의 끝과 까닭.
    pub(crate) fn ended(&self) -> Option<(Outcome, &'static str)> {
        if self.is_over_by_passing() {
            let reason = if self.is_bikjang() { "bikjang" } else { "double_pass" };
            Some((self.settled(), reason))
        } else {
            self.is_checkmate().then_some((Outcome::Won(!self.side), "checkmate"))
        }
    }

    /// 빅장에 쉬었거나 두 쪽이 잇달아 쉬었다.
    pub(crate) fn is_over_by_passing(&self) -> bool {
        self.passes == 2 || (self.passes == 1 && self.is_bikjang())
    }

    /// 빅장이 걸려 있는가.
    pub(crate) fn is_bikjang(&self) -> bool {
        self.profile.has_bikjang() && self.men.generals_face()
    }

    fn is_checkmate(&self) -> bool {
        let mut stuck = self.pass().is_none();
        if stuck {
            self.each_step(|_| stuck = false);
        }
        stuck
    }

    /// 점수 [초, 한], 반 점 단위. 한은 나중에 두는 덤 한 점 반을 받으므로 같을 수 없다.
    pub(crate) fn half_points(&self) -> [i32; 2] {
        [2 * self.men.worth(Side::First), 2 * self.men.worth(Side::Second) + 3]
    }

    /// 외통 없이 끝난 판: 점수로 가리거나 비긴다.
    fn settled(&self) -> Outcome {
        let [cho, han] = self.half_points();
        match self.profile.counts() {
            true if cho > han => Outcome::Won(Side::First),
            true => Outcome::Won(Side::Second),
            false => Outcome::Draw,
        }
    }

    /// 잡는 수 없이 너무 오래 두었다.
    pub(crate) fn capped(&self) -> Option<End> {
        (self.quiet >= self.profile.cap()).then(|| End::of(self.settled(), "n_move"))
    }

    /// 같은 판과 차례가 세 번째다.
    pub(crate) fn repeated(&self, trail: &[Step]) -> Option<End> {
        let last = trail.len().checked_sub(1)?;
        let key = self.key() ^ PASS_KEYS[usize::from(self.passes)];
        let same = |step: Step| PASS_KEYS.iter().any(|pass| step.key == key ^ pass);
        let first = (2..=last.min(self.quiet.into()))
            .step_by(2)
            .map(|back| last - back)
            .filter(|&index| same(trail[index]))
            .nth(1)?;
        Some(self.recurrence(&trail[first + 1..]))
    }

    /// 되풀이한 동안 한쪽만 수마다 장군을 불렀다면 그쪽이 진다(만년장, perpetual check).
    fn recurrence(&self, cycle: &[Step]) -> End {
        let always = |skip| cycle.iter().rev().skip(skip).step_by(2).all(|step| step.check);
        match (always(0), always(1)) {
            (true, false) => End::of(Outcome::Won(self.side), "perpetual"),
            (false, true) => End::of(Outcome::Won(!self.side), "perpetual"),
            _ => End::of(self.settled(), "repetition"),
        }
    }
}
