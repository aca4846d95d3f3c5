//! 한두 수 앞의 승패: 이기는 수, 이기게 해 주는 수, 막는 수. 규칙만 보므로 어느 놀이에서나 참이다.

use gaji_core::Outcome;
use gaji_protocol::{MoveInfo, MoveTerms};

use crate::erased::{Match, Nth};

/// 두면 바로 이기는가.
pub(crate) fn wins(game: &dyn Match, mv: Nth) -> bool {
    let mut after = game.fork();
    after.play(mv);
    after.outcome().and_then(Outcome::winner) == Some(game.side())
}

/// `moves`(규칙의 차례)에 이기게 해 주는 수와 막는 수를 적는다.
pub(super) fn mark(root: &dyn Match, moves: &mut [MoveTerms]) {
    let answers: Vec<_> = (0..moves.len()).map(|mv| winning_answers(root, mv)).collect();
    for (nth, mv) in moves.iter_mut().enumerate() {
        mv.gives = answers[nth].first().map(|answer| answer.text.clone());
        let place = root.info(nth).stroke.to;
        let others = answers.iter().enumerate().filter(|(other, _)| *other != nth);
        let mut wins = others.flat_map(|(_, answers)| answers);
        mv.blocks = place.is_some() && wins.any(|win| win.stroke.to == place);
    }
}

/// `mv`를 두면 상대가 바로 이기는 수.
fn winning_answers(root: &dyn Match, mv: Nth) -> Vec<MoveInfo> {
    let mut after = root.fork();
    after.play(mv);
    if after.outcome().is_some() {
        return Vec::new();
    }
    let answers = (0..after.count()).filter(|&answer| wins(&*after, answer));
    answers.map(|answer| after.info(answer)).collect()
}
