//! 한 깊이의 뿌리: 어느 수를 어떤 창으로 볼 차례이고, 지금까지 무엇을 알았는가. 놀이를 모른다.

use alloc::vec;
use alloc::vec::Vec;

use crate::{Bound, Cut, Limits, Ordering, RootMode, Score, Window};

/// 보고 있는 깊이. 뿌리의 수는 규칙의 차례에서 몇째인지로 부른다.
pub(super) struct Iteration {
    pub(super) depth: u32,
    /// 볼 차례.
    order: Vec<usize>,
    /// `order`의 어디까지 보았는가.
    pub(super) next: usize,
    /// 수마다 안 값. 보지 않은 수는 `None`.
    pub(super) seen: Vec<Option<(Score, Bound)>>,
    /// 수마다 쓴 마디: 다음 깊이의 차례가 된다.
    effort: Vec<u64>,
    pub(super) best: Option<(Score, usize)>,
    /// 뿌리의 창.
    pub(super) aim: Window,
    /// 지난 깊이의 값.
    past: Option<Score>,
}

/// 좁힌 창의 반너비: 지난 두 깊이의 값이 흔들린 만큼의 두 배, 적어도 이만큼.
const NARROWEST: i64 = 16;

impl Iteration {
    pub(super) fn new(depth: u32, moves: usize, open: Window) -> Self {
        let (seen, effort) = (vec![None; moves], vec![0; moves]);
        Self {
            depth,
            order: (0..moves).collect(),
            next: 0,
            seen,
            effort,
            best: None,
            aim: open,
            past: None,
        }
    }

    /// 다음에 볼 수.
    pub(super) fn current(&self) -> usize {
        self.order[self.next]
    }

    /// 아직 보지 않은 수의 수.
    pub(super) const fn left(&self) -> usize {
        self.order.len() - self.next
    }

    /// 새 깊이의 차례. 한 번 본 뒤에는 지난 최선을, 그다음은 오래 걸린 것을 먼저.
    pub(super) fn sort(&mut self, ordering: Ordering, hint: &dyn Fn(usize) -> i32) {
        let best = self.best.take().map(|(_, index)| index);
        let rank = |index: usize| match ordering {
            Ordering::Off => 0,
            Ordering::Dynamic if best == Some(index) => i64::MAX,
            Ordering::Dynamic if best.is_some() => self.effort[index] as i64,
            _ => i64::from(hint(index)),
        };
        let ranks: Vec<i64> = (0..self.order.len()).map(rank).collect();
        // 수가 적어 끼워 넣기(insertion sort)로 넉넉하다. 같은 등수는 규칙의 차례다.
        self.order.clear();
        for index in 0..ranks.len() {
            let at = self.order.partition_point(|&other| ranks[other] >= ranks[index]);
            self.order.insert(at, index);
        }
        self.seen.fill(None);
        self.next = 0;
    }

    /// `index`째 수를 볼 창. 규칙의 차례로 지금 최선보다 앞선 수는 같기만 해도 이기므로 α를 하나 낮춘다.
    pub(super) fn window(&self, index: usize, limits: &Limits) -> Window {
        let open = self.aim;
        let alpha = match (limits.root, self.best) {
            _ if !limits.pruning => return Window::FULL,
            (root, _) if root.is_exact() => return open,
            (_, None) => return open,
            (RootMode::Best, Some((score, best))) if index > best => score,
            (_, Some((score, _))) => score.below(),
        };
        Window { alpha: alpha.max(open.alpha), ..open }
    }

    /// 본 값을 적는다. 더 좋으면(같으면 앞선 수가) 최선을 바꾸고 참.
    pub(super) fn note(&mut self, index: usize, score: Score, bound: Bound, effort: u64) -> bool {
        self.seen[index] = Some((score, bound));
        self.effort[index] = effort;
        self.next += 1;
        let better = self.best.is_none_or(|(best, at)| {
            score > best || (score == best && index < at && bound != Bound::Upper)
        });
        if better {
            self.best = Some((score, index));
        }
        better
    }

    /// 뿌리의 창이 주어졌을 때(접힌 마디를 다시 볼 때) 그 창이 닫혔는가.
    pub(super) fn closes(&self, limits: &Limits) -> bool {
        let best = self.best.map_or(Score::MIN, |(score, _)| score);
        limits.pruning
            && match limits.cut {
                Cut::AtLeast => best >= self.aim.beta,
                Cut::Above => best > self.aim.beta,
            }
    }

    /// 다음 깊이의 창을 `score`의 둘레로 좁힌다(aspiration window).
    pub(super) fn narrow(&mut self, score: Score, limits: &Limits) {
        let past = self.past.replace(score).filter(|past| !past.is_decided());
        self.aim = limits.window;
        let asked = limits.aspiration && limits.pruning && !limits.root.is_exact();
        let Some(past) = past.filter(|_| asked && !score.is_decided()) else { return };
        let reach = NARROWEST + 2 * i64::from(past.raw().abs_diff(score.raw()));
        self.aim.alpha = self.aim.alpha.max(score.plus(-reach));
        self.aim.beta = self.aim.beta.min(score.plus(reach));
    }

    /// 찾은 값이 좁힌 창을 벗어났으면, 그쪽을 다 열고 참.
    pub(super) fn widen(&mut self, open: Window) -> bool {
        let Some((score, _)) = self.best else { return false };
        let (low, high) = (score <= self.aim.alpha, score >= self.aim.beta);
        if low && self.aim.alpha > open.alpha {
            self.aim.alpha = open.alpha;
        } else if high && self.aim.beta < open.beta {
            self.aim.beta = open.beta;
        } else {
            return false;
        }
        true
    }

    /// 승패가 본 깊이 안에서 정해졌는가: 더 깊이 보아도 답이 같다.
    pub(super) fn is_settled(&self, root: RootMode) -> bool {
        let settled =
            |score: Score| score.plies().is_some_and(|plies| plies.unsigned_abs() <= self.depth);
        match self.best {
            _ if root.is_exact() => self.seen.iter().flatten().all(|&(score, _)| settled(score)),
            best => best.is_some_and(|(score, _)| settled(score)),
        }
    }
}
