//! 스위치를 묻는 곳. 교과서의 알파베타(`PLAIN`)에서는 답이 컴파일할 때 정해져, 꺼 둔 것에 드는 값이 없다.

use super::Search;
use crate::{
    Bound, Cut, Evaluate, Fail, Limits, Observer, Ordering, Probe, Quiescence, Score, Window,
};

/// 모든 스위치가 교과서 그대로인가. 빠르기보다 크기가 먼저인 wasm에서는 따로 풀지 않는다.
pub(super) fn is_plain(limits: &Limits) -> bool {
    !cfg!(target_family = "wasm")
        && limits.pruning
        && limits.cut == Cut::AtLeast
        && limits.fail == Fail::Soft
        && limits.ordering == Ordering::Off
        && limits.probe == Probe::Off
        && !(limits.pvs || limits.aspiration || limits.internal)
        && !limits.repetition
        && !(limits.null_move || limits.reductions || limits.extensions || limits.futility)
        && limits.quiescence.is_none()
}

impl<G: Evaluate, O: Observer<G::Move>, const PLAIN: bool> Search<'_, G, O, PLAIN> {
    pub(super) const fn pruning(&self) -> bool {
        PLAIN || self.limits.pruning
    }

    pub(super) const fn pvs(&self) -> bool {
        !PLAIN && self.limits.pvs
    }

    pub(super) const fn internal(&self) -> bool {
        !PLAIN && self.limits.internal
    }

    pub(super) const fn null_move(&self) -> bool {
        !PLAIN && G::SELECTIVE && self.limits.null_move
    }

    pub(super) const fn reductions(&self) -> bool {
        !PLAIN && G::SELECTIVE && self.limits.reductions
    }

    pub(super) const fn extensions(&self) -> bool {
        !PLAIN && G::SELECTIVE && self.limits.extensions
    }

    pub(super) const fn futility(&self) -> bool {
        !PLAIN && G::SELECTIVE && G::MARGIN > 0 && self.limits.futility
    }

    pub(super) const fn repetition(&self) -> bool {
        !PLAIN && self.limits.repetition
    }

    pub(super) const fn ordering(&self) -> Ordering {
        if PLAIN { Ordering::Off } else { self.limits.ordering }
    }

    pub(super) const fn probe_mode(&self) -> Probe {
        if PLAIN { Probe::Off } else { self.limits.probe }
    }

    pub(super) const fn quiescence(&self) -> Option<Quiescence> {
        if PLAIN || !G::NOISY { None } else { self.limits.quiescence }
    }

    /// 창이 닫혔는가.
    pub(super) fn closes(&self, window: Window) -> bool {
        if PLAIN || self.limits.cut == Cut::AtLeast {
            window.alpha >= window.beta
        } else {
            window.alpha > window.beta
        }
    }

    /// fail-hard면 창의 끝으로 자른다.
    pub(super) fn fail(&self, score: Score, window: Window) -> Score {
        if PLAIN || self.limits.fail == Fail::Soft || !self.limits.pruning {
            score
        } else {
            score.clamp(window.alpha, window.beta)
        }
    }

    /// 돌려주는 점수의 뜻. 가지치기를 끄면 늘 정확하다.
    pub(super) fn bound(&self, score: Score, window: Window) -> Bound {
        if self.pruning() { Bound::of(score, window) } else { Bound::Exact }
    }
}
