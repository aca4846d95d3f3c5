//! 세기를 낮춘 고르기.

use gaji_core::{Level, RootMode, Score};

const POINT: i64 = 100;
/// 세기마다, 절반만 자주 두는 차이.
const HALVES: [i64; 4] = [400, 200, 100, 50];
const SEEDS: u32 = 20_000;

/// 씨앗마다 고른 것을 번호별로 센다.
fn picked<const N: usize>(level: Level, scores: [Score; N]) -> [u32; N] {
    let mut counts = [0; N];
    for seed in 0..SEEDS.into() {
        counts[level.pick(&scores, POINT, seed).unwrap()] += 1;
    }
    counts
}

/// 소프트맥스: 몫은 2^(−차이 / 절반)에 비례한다.
#[test]
fn the_shares_are_a_softmax() {
    for (level, half) in Level::ALL.into_iter().zip(HALVES) {
        let behind = [0, half / 4, half / 2, half, 3 * half / 2, 2 * half, 3 * half];
        let counts = picked(level, behind.map(|behind| Score::value(50 - behind)));
        let shares = behind.map(|behind| (-behind as f64 / half as f64).exp2());
        let total: f64 = shares.iter().sum();
        for (count, share) in counts.into_iter().zip(shares) {
            let expected = f64::from(SEEDS) * share / total;
            let off = (f64::from(count) - expected).abs();
            assert!(off < 0.08 * expected + 40.0, "{half}: {count}, not {expected:.0}");
        }
    }
}

#[test]
fn a_win_in_one_is_always_taken() {
    let scores = [Score::win_in(3), Score::win_in(1), Score::value(900)];
    for level in Level::ALL {
        assert_eq!(picked(level, scores), [0, SEEDS, 0]);
    }
}

#[test]
fn a_seen_loss_is_avoided_and_else_put_off() {
    for level in Level::ALL {
        let avoidable = [Score::loss_in(2), Score::value(-5_000), Score::loss_in(8)];
        assert_eq!(picked(level, avoidable), [0, SEEDS, 0]);
        let counts = picked(level, [2, 4, 6].map(Score::loss_in));
        assert!(counts.is_sorted(), "{level:?} {counts:?}");
    }
}

#[test]
fn a_higher_level_sees_deeper_and_is_nearer_to_the_best() {
    let best =
        Level::ALL.map(|level| picked(level, [0, -1, -2].map(|n| Score::value(n * POINT)))[0]);
    assert!(best.is_sorted_by(|low, high| low < high), "{best:?}");
    let depths = |depth| Level::ALL.map(|level| level.limits(depth).depth);
    assert_eq!((depths(9), depths(2)), ([1, 2, 3, 4], [1, 2, 2, 2]));
    assert!(Level::ALL.iter().all(|level| level.limits(9).root == RootMode::LikelyExact));
}

/// 어떤 점수와 자라도 넘치지 않고, 있는 수를 고른다.
#[test]
fn extreme_scores_and_points_do_not_overflow() {
    let scores = [Score::MIN, Score::MAX, Score::value(i64::MAX), Score::loss_in(1), Score::DRAW];
    for level in Level::ALL {
        for point in [0, 1, 1_000_000_000] {
            for seed in [0, 1, u64::MAX] {
                let all = level.pick(&scores, point, seed);
                assert!(all.is_some_and(|at| at < scores.len()), "{level:?} {point} {seed}");
            }
        }
        assert_eq!(level.pick(&[], POINT, 1), None);
    }
}

/// 정수로만 셈하므로 어느 기계에서나 같다.
#[test]
fn the_same_seed_picks_the_same_move_everywhere() {
    let scores = [3, -40, 12, 80, 75, -300].map(Score::value);
    let picks =
        Level::ALL.map(|level| [1, 2, 3, 4, 5].map(|seed| level.pick(&scores, POINT, seed)));
    let expected = [[3, 3, 0, 2, 2], [3, 3, 0, 2, 2], [3, 3, 0, 2, 2], [3, 3, 0, 3, 3]];
    assert_eq!(picks.map(|picks| picks.map(Option::unwrap)), expected);
}
