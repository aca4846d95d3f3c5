//! 멈추라는 말을 들은 탐색은 어느 마디에도 더 들어가지 않는다: 깊이 내려간 끝내기에서도 곧바로 돌아온다.

use gaji_catalog::{GameId, Visitor, visit};
use gaji_core::{Evaluate, Evaluator, Event, Limits, Observer, Record, Table, search};
use std::cell::Cell;

/// 빨리 깊어지는 끝내기와, 넓은 처음 국면.
const POSITIONS: [(&str, &str); 4] = [
    ("chess", "8/8/8/8/4k3/8/4P3/4K3 w - - 0 1"),
    ("chess", ""),
    ("janggi", "3k5/4a4/9/9/9/9/4P4/9/3K5/R7R w - - 0 1"),
    ("connect4", ""),
];

#[test]
fn a_stopped_search_enters_no_node() {
    for (game, position) in POSITIONS {
        visit(game.parse::<GameId>().expect("a game"), Stopped { position });
    }
}

struct Stopped {
    position: &'static str,
}

impl Visitor for Stopped {
    type Output = ();

    fn visit<G: Evaluate + 'static>(self, variant: usize) {
        let root = match self.position {
            "" => G::start(variant),
            text => G::parse(variant, text).expect("a position"),
        };
        let record = Record::new(root);
        let evaluator = Evaluator::new(record.position().side());
        for polls in (0..400).step_by(7) {
            let stopped = Cell::new(false);
            let mut left = polls;
            let mut stop = || {
                stopped.set(left == 0);
                left -= i32::from(left > 0);
                stopped.get()
            };
            let mut late = Late { stopped: &stopped, entered: 0 };
            let mut table = Table::with_bytes(1 << 20);
            let limits = Limits::play(Limits::DEEPEST);
            let report = search(&record, &evaluator, &limits, &mut table, &mut late, &mut stop);
            assert_eq!(late.entered, 0, "{} after {polls} polls", self.position);
            assert!(report.best.is_some());
        }
    }
}

/// 멈추라는 말 뒤에 들어간 마디를 센다.
struct Late<'a> {
    stopped: &'a Cell<bool>,
    entered: u32,
}

impl<M> Observer<M> for Late<'_> {
    fn observe(&mut self, event: Event<M>) {
        if self.stopped.get() && matches!(event, Event::Enter { .. }) {
            self.entered += 1;
        }
    }
}
