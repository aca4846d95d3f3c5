//! 국면의 열쇠(Zobrist key)를 만드는 씨앗. 어느 기계에서나 같은 수가 나온다.

/// `seed`를 고르게 흩뿌린 64비트(SplitMix64, Steele–Lea–Flood 2014). 놀이의 열쇠 표를 `const`로 만든다.
#[must_use]
pub const fn scramble(seed: u64) -> u64 {
    let z = seed.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}
