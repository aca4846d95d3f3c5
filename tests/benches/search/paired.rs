//! 두 일을 번갈아 재어 그 비의 가운뎃값을 낸다: 기계가 느려졌다 빨라져도 비는 남는다.

use std::hint::black_box;
use std::time::Duration;

use cpu_time::ThreadTime;

/// A의 시간 / B의 시간, `rounds`번의 가운뎃값. 먼저 재는 쪽도 번갈아 바꾼다.
pub(crate) fn ratio<A, B>(
    rounds: usize,
    mut a: impl FnMut() -> A,
    mut b: impl FnMut() -> B,
) -> f64 {
    let mut pair = |round: usize| {
        let (first, second) = if round.is_multiple_of(2) {
            (time(&mut a), time(&mut b))
        } else {
            let second = time(&mut b);
            (time(&mut a), second)
        };
        first.as_secs_f64() / second.as_secs_f64()
    };
    pair(0);
    let mut ratios: Vec<f64> = (0..rounds).map(pair).collect();
    ratios.sort_by(f64::total_cmp);
    ratios[rounds / 2]
}

/// 한 번에 쓴 CPU의 시간: 다른 일에 밀려 기다린 시간은 세지 않는다.
pub(crate) fn time<T>(work: &mut impl FnMut() -> T) -> Duration {
    let start = ThreadTime::now();
    black_box(work());
    start.elapsed()
}
