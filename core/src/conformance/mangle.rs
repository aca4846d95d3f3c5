//! 글을 망가뜨린다: 사람이 잘못 적은 글과, 놀이로는 드문 국면을 얻는다.

use alloc::string::String;
use alloc::vec::Vec;

use super::random::Random;

/// 한 글자를 같은 글의 다른 글자나 엉뚱한 글자로 바꾸거나, 지우거나, 거기서 자른다.
pub(super) fn mangle(text: &str, random: &mut Random) -> String {
    let letters: Vec<char> = text.chars().collect();
    let index = random.below(letters.len().max(1));
    let (before, after) = (&letters[..index], letters.get(index + 1..).unwrap_or_default());
    let other = random.pick(&letters).unwrap_or('?');
    let middle: &[char] = match random.below(5) {
        0 => &[],
        1 => &['가'],
        2 => return before.iter().collect(),
        3 => &[other, other],
        _ => &[other],
    };
    [before, middle, after].concat().into_iter().collect()
}
