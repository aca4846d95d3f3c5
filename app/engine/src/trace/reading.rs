//! 마디의 값에 대해 읽어서 안 것. 모두 MAX가 본 점수다.

use gaji_core::{Bound, Score};

/// 낮은 쪽 끝과 높은 쪽 끝.
pub(super) type Ends = (Score, Score);

/// 자식에게서 읽은 것.
#[derive(Clone, Copy)]
pub(super) struct Read {
    max: bool,
    ends: Option<Ends>,
    cut: bool,
}

impl Read {
    pub(super) const fn new(max: bool) -> Self {
        Self { max, ends: None, cut: false }
    }

    /// 자식 하나를 더 읽었다: MAX는 두 끝의 큰 것, MIN은 작은 것을 갖는다.
    pub(super) fn add(&mut self, (low, high): Ends) {
        let better = |a: Score, b: Score| if self.max { a.max(b) } else { a.min(b) };
        self.ends = Some(match self.ends {
            Some((old_low, old_high)) => (better(old_low, low), better(old_high, high)),
            None => (low, high),
        });
    }

    /// 남은 자식은 보지 않는다: 그들이 더 좋을 수도 있다.
    pub(super) const fn cut(&mut self) {
        self.cut = true;
    }

    /// 안 것. 자식이 접혀 읽지 못했으면 탐색이 돌려준 값으로. `bound`는 둘 차례인 쪽이 본 뜻이다.
    pub(super) fn ends(&self, returned: Score, bound: Bound) -> Ends {
        let (low, high) = self.ends.unwrap_or((returned, returned));
        let bound = match self.ends {
            Some(_) if self.cut => Bound::Lower,
            Some(_) => Bound::Exact,
            None => bound,
        };
        match (bound, self.max) {
            (Bound::Exact, _) => (low, high),
            (Bound::Lower, true) | (Bound::Upper, false) => (low, Score::MAX),
            (Bound::Upper, true) | (Bound::Lower, false) => (Score::MIN, high),
        }
    }
}
