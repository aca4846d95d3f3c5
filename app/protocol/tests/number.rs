//! 화면에 적는 수의 크기와 부호.

use gaji_protocol::Number::{self, Least, Loss, Most, Points, Win};

const RISING: [Number; 9] = [
    Least,
    Loss(1),
    Loss(30),
    Points(-999_999_999),
    Points(0),
    Points(999_999_999),
    Win(30),
    Win(1),
    Most,
];

#[test]
fn sooner_wins_and_later_losses_rank_higher() {
    assert!(RISING.windows(2).all(|pair| pair[0].rank() < pair[1].rank()));
}

#[test]
fn the_other_side_sees_the_opposite() {
    for number in RISING {
        assert_eq!(number.flipped().rank(), -number.rank());
        assert_eq!(number.flipped().flipped(), number);
    }
}
