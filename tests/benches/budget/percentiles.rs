//! 밀리초로 잰 것의 분위수(percentile).

/// 가운데, 99 %, 가장 큰 것을 적은 말.
pub(crate) fn percentiles(mut ms: Vec<f64>) -> String {
    ms.sort_by(f64::total_cmp);
    let at = |percent: usize| ms[(ms.len() - 1) * percent / 100];
    format!("p50 {:.2} ms, p99 {:.2} ms, max {:.2} ms", at(50), at(99), at(100))
}
