//! 끝까지 풀기: 수마다 꼭 맞는 값을 하나씩.

use gaji_core::{Table, Words};
use gaji_protocol::{MoveScore, Reply, Seat, Solved};

use crate::erased::Match;
use crate::job::{Begun, Job, Turn};
use crate::seat::refuse;
use crate::{seat, wire};

/// 표가 없는 곳(화면)에서는 하지 않는다: 너무 오래 붙든다.
pub(crate) fn begin(ask: &Seat, table: &Table) -> Begun {
    if table.is_none() {
        return Err(refuse(NO_WORKER));
    }
    let root = seat::sit_open(ask)?;
    let solved = Solved { count: root.count() as u32, moves: Vec::new() };
    Ok(Box::new(Solving { root, solved }))
}

struct Solving {
    root: Box<dyn Match>,
    solved: Solved,
}

impl Job for Solving {
    /// 수 하나를 끝까지. 그 사이에는 멈출 수 없어, 그만두려면 작업자를 끝내야 한다.
    fn poll(&mut self, turn: Turn<'_>) -> bool {
        let nth = self.solved.moves.len();
        let Some(score) = self.root.solve(nth, turn.table) else {
            (turn.emit)(Reply::Refused(refuse(ENDLESS)));
            return false;
        };
        let text = self.root.info(nth).text;
        self.solved.moves.push(MoveScore { text, value: wire::number(score), exact: true });
        (turn.emit)(Reply::Solved(self.solved.clone()));
        self.solved.moves.len() < self.root.count()
    }
}

const NO_WORKER: Words = Words::new(
    "일꾼을 둘 수 없는 창에서는 끝까지 풀 수 없어요",
    "a frame without a worker cannot solve to the end",
);
const ENDLESS: Words = Words::new(
    "끝나기까지의 수가 정해지지 않은 놀이는 풀 수 없어요",
    "a game without a fixed number of moves cannot be solved",
);
