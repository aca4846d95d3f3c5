//! 알파베타 가지치기(alpha-beta pruning): 뿌리를 바꿀 수 없는 가지는 보지 않는다.

use super::{Search, Spot};
use crate::table::{Entry, Finding};
use crate::{Bound, Evaluate, Event, Game, Observer, Ordering, Probe, Score, Window};

impl<G: Evaluate, O: Observer<G::Move>, const PLAIN: bool> Search<'_, G, O, PLAIN> {
    pub(super) fn alpha_beta(&mut self, position: &G, mv: Option<G::Move>, spot: Spot) -> Score {
        let known = self.probe(position);
        if let Some(score) = known.and_then(|entry| self.answer(position, spot, entry)) {
            return score;
        }
        let still = self.glance(position, spot);
        if let Some(score) = self.stands_clear(position, spot, still) {
            return score;
        }
        if let Some(score) = self.null_move_cuts(position, mv, spot, still) {
            return score;
        }
        let known = self.deepen_first(position, mv, spot, known);
        let before = self.desk.loose;
        let first = known.and_then(|entry| entry.index()).filter(|_| is_upright(position));
        let mut fan = self.fan(position, spot.ply, first);
        let mut best = Score::MIN;
        let mut best_index = None;
        let mut window = spot.window;
        for nth in 0..fan.len {
            let (mv, index) = self.desk.pick(fan, nth);
            if still.is_some_and(|still| self.is_futile(position, spot, still, mv, nth, best)) {
                self.skip(spot, mv);
                fan.sorted = false;
                continue;
            }
            let score = self.child_score(position, spot, mv, window, nth);
            if self.desk.stopped {
                break;
            }
            if score <= best {
                continue;
            }
            best = score;
            best_index = Some(index);
            if score <= window.alpha {
                continue;
            }
            window.alpha = score;
            self.tell_update(position, spot, mv, window);
            if self.closes(window) {
                if self.ordering() == Ordering::Dynamic {
                    self.learn(position, spot, fan, nth);
                }
                self.cut(position, spot, window, Some((fan.len - nth - 1) as u32));
                break;
            }
            // 잘린 마디의 길은 위로 이어지지 않으므로, 잘리지 않은 것만 잇는다.
            self.desk.extend_line(spot.ply, mv);
        }
        self.desk.drop(fan);
        let solved = self.desk.loose == before;
        self.remember(position, spot, best, best_index, solved);
        best
    }

    /// 자식의 값. 주 변화 탐색이면 둘째부터는 빈 창으로 묻고, 넘을 때만 온 창으로 다시 본다.
    /// 줄여서 물었다면, 넘을 때 제 깊이로 먼저 다시 묻는다.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    pub(super) fn child_score(
        &mut self,
        position: &G,
        spot: Spot,
        mv: G::Move,
        window: Window,
        nth: usize,
    ) -> Score {
        let mut reduced = self.reduction(position, spot, mv, nth);
        let mut scout = reduced > 0 || (self.pvs() && nth > 0);
        loop {
            let asked = if scout { Window::null(window.alpha) } else { window };
            let spot = Spot { depth: spot.depth - reduced, ..spot };
            let score = self.descend(position, spot, mv, asked);
            let beaten = score <= window.alpha || (reduced == 0 && score >= window.beta);
            if !scout || beaten || self.desk.stopped {
                return score;
            }
            self.observer.observe(Event::Research { ply: spot.ply, mv });
            scout = reduced > 0 && self.pvs() && nth > 0;
            reduced = 0;
        }
    }

    /// α가 올랐다고 알린다.
    pub(super) fn tell_update(&mut self, position: &G, spot: Spot, mv: G::Move, window: Window) {
        let (ply, side, score) = (spot.ply, position.side(), window.alpha);
        self.observer.observe(Event::Update { ply, side, mv, score, window });
    }

    /// 전치표가 이 국면에서 아는 것.
    pub(super) fn probe(&self, position: &G) -> Option<Entry> {
        match self.probe_mode() {
            Probe::Off => None,
            Probe::SameDepth | Probe::Deeper => self.table.get(position.symmetric_key()),
        }
    }

    /// 표가 이 창에 답하는가.
    fn answer(&mut self, position: &G, spot: Spot, entry: Entry) -> Option<Score> {
        let trusted = match self.probe_mode() {
            Probe::Off => false,
            Probe::SameDepth => entry.depth() == spot.depth_left(),
            Probe::Deeper => entry.depth() >= spot.depth_left(),
        };
        let score = entry.score(spot.ply);
        let answers = match entry.bound() {
            Bound::Exact => true,
            Bound::Lower => score >= spot.window.beta,
            Bound::Upper => score <= spot.window.alpha,
        };
        if !(trusted && answers) || self.came_before(position) {
            return None;
        }
        self.desk.counts.hits += 1;
        if entry.depth() != Entry::SOLVED {
            self.desk.loose.horizon += 1;
        }
        self.observer.observe(Event::TableHit { ply: spot.ply, side: position.side(), score });
        Some(score)
    }

    /// 지나온 길에 있던 국면인가: 되풀이의 끝이 가까운데, 전치표는 지나온 길을 모른다.
    fn came_before(&self, position: &G) -> bool {
        let earlier = self.desk.trail.iter().rev().skip(1);
        let mut within = earlier.take(position.reversible_plies() as usize);
        self.repetition() && within.any(|step| step.key == position.key())
    }

    /// `solved`면 지평선에 닿지 않은 참값이라, 어느 깊이에나 답한다.
    fn remember(
        &mut self,
        position: &G,
        spot: Spot,
        score: Score,
        index: Option<usize>,
        solved: bool,
    ) {
        // α = β인 창(>에서만 자를 때)에서는 돌아온 값이 위의 한계인지 아래의 한계인지 알 수 없다.
        let empty = spot.window.alpha >= spot.window.beta;
        if self.desk.stopped || self.probe_mode() == Probe::Off || empty {
            return;
        }
        let bound = Bound::of(score, spot.window);
        let timeless = solved && self.probe_mode() == Probe::Deeper;
        let depth = if timeless { Entry::SOLVED } else { spot.depth_left() };
        let index = index.filter(|_| is_upright(position));
        self.table.put(position.symmetric_key(), spot.ply, Finding { score, bound, depth, index });
    }
}

/// 대칭인 국면들 가운데 열쇠의 본모습인가. 전치표의 한 줄을 나누어 쓰지만, 수의 번호는 본모습에서만 맞다.
fn is_upright<G: Game>(position: &G) -> bool {
    position.key() == position.symmetric_key()
}
