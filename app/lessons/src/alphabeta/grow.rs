//! 씨앗에서 나무를 키운다: 같은 씨앗은 언제나 같은 나무다.

/// 가지가 둘이나 셋, 깊이 셋인 나무의 글. 잎은 −9…20이다.
#[must_use]
pub fn random_tree(seed: u32) -> String {
    grown(u64::from(seed), 3)
}

/// [`random_tree`]를 깊이 `depth`로.
pub(super) fn grown(seed: u64, depth: u32) -> String {
    let mut out = String::new();
    grow(&mut Dice(seed), depth, &mut out);
    out
}

fn grow(dice: &mut Dice, depth: u32, out: &mut String) {
    if depth == 0 {
        out.push_str(&(dice.below(30) as i64 - 9).to_string());
        return;
    }
    out.push('[');
    for index in 0..2 + dice.below(2) {
        if index > 0 {
            out.push(',');
        }
        grow(dice, depth - 1, out);
    }
    out.push(']');
}

/// 씨앗으로 정해지는 주사위(SplitMix64).
pub(super) struct Dice(pub(super) u64);

impl Dice {
    pub(super) fn below(&mut self, sides: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (z ^ (z >> 31)) % sides
    }
}

#[cfg(test)]
mod tests {
    use super::random_tree;

    #[test]
    fn a_seed_always_grows_the_same_tree() {
        assert_eq!(random_tree(1), random_tree(1));
        assert_ne!(random_tree(1), random_tree(2));
        assert!((0..200).all(|seed| random_tree(seed).matches(',').count() < 27));
    }
}
