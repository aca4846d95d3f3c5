//! 탐색의 후보: 돌에서 두 칸 안. 다섯을 둘 수 있거나 막아야 하면 그 점만.

use alloc::vec::Vec;

use gaji_core::{Game, Side};

use crate::judge::Verdict;
use crate::stones::{Stones, has};
use crate::{Gomoku, Point};

pub(crate) fn push(position: &Gomoku, moves: &mut Vec<Point>) {
    if position.ended.is_some() {
        return;
    }
    let first = moves.len();
    let near = near(position);
    moves.extend(forced(position, &near).unwrap_or(near));
    // 둘레의 점이 모두 금수인 판: 멀리라도 두어야 한다.
    if moves.len() == first {
        position.legal(moves);
    }
}

/// 두 칸 안의 둘 수 있는 점. 빈 판에서는 한가운데.
fn near(position: &Gomoku) -> Vec<Point> {
    let near = position.stones.near();
    let points = Point::sorted().filter(|&at| has(&near, at) && position.is_legal(at));
    let mut points: Vec<Point> = points.collect();
    if position.stones == Stones::EMPTY {
        points.push(Point::CENTRE);
    }
    points
}

/// 다섯을 두는 점, 없으면 상대의 다섯을 막는 점. 다른 수는 바로 지므로 빼도 값이 같다.
///
/// 막는 수가 모두 금수면 어디든 지는 판이라 줄이지 않는다.
fn forced(position: &Gomoku, near: &[Point]) -> Option<Vec<Point>> {
    let side = position.side;
    let own = fives(position, side, near);
    let blocks = || {
        let mut blocks = fives(position, !side, near);
        blocks.retain(|&at| position.verdict(side, at) == Verdict::Plain);
        blocks
    };
    let points = if own.is_empty() { blocks() } else { own };
    (!points.is_empty()).then_some(points)
}

/// `side`가 놓으면 이기는 점. 넷이 놓인 창이 없으면 찾지 않는다.
fn fives(position: &Gomoku, side: Side, near: &[Point]) -> Vec<Point> {
    if position.windows.open(side, 4) == 0 {
        return Vec::new();
    }
    let wins = |&&at: &&Point| position.verdict(side, at) == Verdict::Five;
    near.iter().filter(wins).copied().collect()
}
