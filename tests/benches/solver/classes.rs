//! 갈래: 놓인 돌(end 29개부터, begin 14개까지)과 끝까지의 수(easy 14수 밑, hard 28수부터)로 나눈 국면들.

/// 갈래 하나.
pub(crate) struct Class {
    pub(crate) name: &'static str,
    /// 한 줄에 `둔 세로줄 점수`.
    text: &'static str,
    /// 참고 풀이의 마디.
    pub(crate) reference: u64,
}

impl Class {
    /// 둔 세로줄과 점수.
    pub(crate) fn rows(&self) -> impl Iterator<Item = (&'static str, i32)> {
        self.text.lines().map(|line| {
            let (moves, score) = line.split_once(' ').expect("moves and a score");
            (moves, score.parse().expect("a score"))
        })
    }

    /// 시간을 잴 만큼 큰가.
    pub(crate) const fn is_large(&self) -> bool {
        self.reference > 1_000_000
    }
}

macro_rules! class {
    ($name:literal, $reference:literal) => {
        Class {
            name: $name,
            text: include_str!(concat!("../../oracle/connect4/exact/", $name, ".txt")),
            reference: $reference,
        }
    };
}

pub(crate) const CLASSES: [Class; 6] = [
    class!("end-easy", 2_094),
    class!("middle-easy", 22_903),
    class!("middle-medium", 6_853_204),
    class!("begin-easy", 61_035),
    class!("begin-medium", 34_081_585),
    class!("begin-hard", 46_481_554),
];
