//! 성격을 차례로 둘러보는 길: 한 성격에 3.2초, 그 처음 0.9초 동안 미끄러지듯 옮겨 간다.

use super::formula::{PRESETS, Weights};

/// 한 성격에 머무는 시간, 밀리초.
pub const TOUR_MS: u32 = 3_200;
/// 옮겨 가는 시간, 밀리초.
const EASE_MS: u32 = 900;

/// `from`에서 떠난 지 `ms`밀리초의 가중치. 다 둘러보았으면 `None`.
#[must_use]
pub fn tour(from: Weights, ms: u32) -> Option<Weights> {
    let stop = (ms / TOUR_MS) as usize;
    let to = PRESETS.get(stop)?.weights;
    let from = stop.checked_sub(1).map_or(from, |before| PRESETS[before].weights);
    let eased = ease(ms % TOUR_MS);
    Some(std::array::from_fn(|term| from[term] + (to[term] - from[term]) * eased / 1_000))
}

/// 지난 몫, 천분의 일. 천천히 떠나 천천히 멎는다(smoothstep).
const fn ease(ms: u32) -> i32 {
    if ms >= EASE_MS {
        return 1_000;
    }
    let p = (ms * 1_000 / EASE_MS) as i64;
    (p * p * (3_000 - 2 * p) / 1_000_000) as i32
}

#[cfg(test)]
mod tests {
    use super::{PRESETS, TOUR_MS, tour};

    #[test]
    fn the_tour_glides_and_rests_at_every_preset() {
        let from = [500, 500, 500];
        assert_eq!(tour(from, 0), Some(from));
        for (index, preset) in (0..).zip(PRESETS) {
            for ms in [900, 2_000, TOUR_MS - 1] {
                assert_eq!(tour(from, index * TOUR_MS + ms), Some(preset.weights));
            }
        }
        assert_eq!(tour(from, 450), Some([750, 325, 300]));
        assert_eq!(tour(from, 3 * TOUR_MS), None);
    }
}
