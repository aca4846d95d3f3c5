//! 정지 탐색(quiescence search): 잡기가 끝날 때까지 보고 나서 점수를 매긴다.

use super::ordering::Fan;
use super::{Desk, Search, Spot};
use crate::{Evaluate, Event, LeafKind, Observer, Quiescence, Score, Window};

impl<G: Evaluate, O: Observer<G::Move>, const PLAIN: bool> Search<'_, G, O, PLAIN> {
    /// `spot`에는 이미 들어와 있고, 끝난 국면이 아니다.
    pub(super) fn quiesce(&mut self, position: &G, spot: Spot, rules: Quiescence) -> Score {
        let evading = rules.evasions && position.in_check();
        let still = self.evaluator.score(position);
        let stand_pat = rules.stand_pat && !evading;
        if stand_pat && self.stand_pat_cuts(position, spot, still) {
            return still;
        }
        // 뿌리가 지평선이면 규칙의 차례로 본다: 같은 값이면 어떻게 정렬하든 앞선 수다.
        let ordering = rules.ordering && spot.ply > 0;
        let fan = self.noisy_fan(position, Quiescence { ordering, ..rules }, evading);
        let quiet = fan.len == 0;
        let score = if quiet || spot.depth.unsigned_abs() >= rules.cap {
            let kind = if quiet { LeafKind::Static } else { LeafKind::Capped };
            self.horizon_leaf(position, spot.ply, still, kind)
        } else {
            let floor = if stand_pat { still } else { Score::MIN };
            if stand_pat {
                self.tell_stand_pat(position, spot, still);
            }
            self.exchange(position, spot, fan, floor, rules)
        };
        self.desk.drop(fan);
        score
    }

    /// 그냥 두기만으로 창이 닫히면 잡는 수를 만들 것도 없다.
    pub(super) fn stand_pat_cuts(&mut self, position: &G, spot: Spot, still: Score) -> bool {
        let window = Window { alpha: spot.window.alpha.max(still), ..spot.window };
        let cuts = self.pruning() && self.closes(window);
        if cuts {
            self.desk.counts.leaves += 1;
            self.tell_stand_pat(position, spot, still);
            self.cut(position, spot, window, None);
        }
        cuts
    }

    fn tell_stand_pat(&mut self, position: &G, spot: Spot, score: Score) {
        self.desk.loose.horizon += 1;
        self.observer.observe(Event::StandPat { ply: spot.ply, side: position.side(), score });
    }

    /// 쌓아 둔 수를 차례로 두어 본다. `floor`는 그냥 두었을 때의 값.
    fn exchange(
        &mut self,
        position: &G,
        spot: Spot,
        fan: Fan,
        floor: Score,
        rules: Quiescence,
    ) -> Score {
        let pruning = self.pruning();
        let mut best = floor;
        let mut window = Window { alpha: spot.window.alpha.max(floor), ..spot.window };
        for nth in 0..fan.len {
            let (mv, _) = self.desk.pick(fan, nth);
            if rules.pruning && is_hopeless(position, mv, floor, window.alpha) {
                self.skip(spot, mv);
                continue;
            }
            let open = if pruning { window } else { Window::FULL };
            let score = self.descend(position, spot, mv, open);
            if self.desk.stopped {
                break;
            }
            if score <= best {
                continue;
            }
            best = score;
            if score <= window.alpha {
                continue;
            }
            window.alpha = score;
            self.tell_update(position, spot, mv, window);
            if pruning && self.closes(window) {
                self.cut(position, spot, window, Some((fan.len - nth - 1) as u32));
                break;
            }
            self.desk.extend_line(spot.ply, mv);
        }
        best
    }

    /// 볼 수를 쌓는다: 장군이면 피하는 모든 수, 아니면 시끄러운 수.
    fn noisy_fan(&mut self, position: &G, rules: Quiescence, evading: bool) -> Fan {
        let base = self.desk.moves.len();
        if evading {
            position.legal(&mut self.desk.moves);
        } else {
            position.noisy(&mut self.desk.moves);
            if !rules.promotions {
                self.desk.keep_captures(base, position);
            }
        }
        self.spend_moves(self.desk.moves.len() - base);
        if !rules.ordering {
            return self.desk.keep(base);
        }
        self.desk.rank(base, |_, _, mv| trade_rank(position.capture(mv), position.hint(mv)))
    }
}

impl<G: Evaluate> Desk<G> {
    /// `base`부터 쌓은 것 가운데 잡는 수만 남긴다.
    fn keep_captures(&mut self, base: usize, position: &G) {
        let mut at = base;
        while at < self.moves.len() {
            if position.capture(self.moves[at]).is_some() {
                at += 1;
            } else {
                self.moves.remove(at);
            }
        }
    }
}

/// 볼 가망이 없는 잡기인가. `floor`는 그냥 두었을 때의 값이라, 그냥 둘 수 없으면(−∞) 모두 본다.
fn is_hopeless<G: Evaluate>(position: &G, mv: G::Move, floor: Score, alpha: Score) -> bool {
    let Some((victim, _)) = position.capture(mv).filter(|_| !floor.is_decided()) else {
        return false;
    };
    let short = G::MARGIN > 0 && floor.plus(i64::from(victim) + 2 * G::MARGIN) <= alpha;
    short || position.loses_exchange(mv)
}

/// 가장 비싼 것을 가장 싼 것으로(MVV-LVA). 잡지 않는 수는 그 뒤, 놀이가 아는 차례로.
fn trade_rank(capture: Option<(i32, i32)>, hint: i32) -> i32 {
    const VICTIM: i32 = 1 << 14;
    match capture {
        Some((victim, attacker)) => (victim + 1) * VICTIM - attacker,
        None => hint.min(VICTIM / 2),
    }
}
