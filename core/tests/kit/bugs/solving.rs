//! 푸는 탐색에 알려 주는 것의 버그.

use gaji_core::Prospect;
use gaji_core::conformance::{Plan, Report, check};

use crate::kit::bug::{Bug, SOUND};
use crate::kit::line::{Knows, Line, Marks, empty, ended, key, wins};

pub(super) const BUGS: &[Bug] = &[
    Bug { name: "mirrored one side only", law: "symmetric", check: with::<HalfMirror>, ..SOUND },
    Bug { name: "plies counted twice over", law: "plies-left", check: with::<Doubled>, ..SOUND },
    Bug { name: "win now forgotten", law: "prospect", check: with::<Quiet>, ..SOUND },
    Bug { name: "loss seen as a draw", law: "prospect", check: with::<Hopeful>, ..SOUND },
    Bug { name: "edges never read", law: "replies", check: with::<Inner>, ..SOUND },
    Bug { name: "no reply at all", law: "replies", check: with::<Silent>, ..SOUND },
];

fn with<K: Knows>() -> Report {
    check::<Line<K>>(&Plan::USUAL)
}

#[derive(Debug)]
struct HalfMirror;

impl Knows for HalfMirror {
    fn symmetric_key([first, second]: Marks) -> u64 {
        key([first, second]).min(key([first.reverse_bits() >> 2, second]))
    }
}

#[derive(Debug)]
struct Doubled;

impl Knows for Doubled {
    fn plies_left(marks: Marks) -> Option<u32> {
        Some(2 * empty(marks).count() as u32)
    }
}

#[derive(Debug)]
struct Quiet;

impl Knows for Quiet {
    fn prospect(marks: Marks, left: u32) -> Prospect {
        let slow = Prospect::open(left);
        ended(marks, left).unwrap_or(Prospect { upper: slow.upper - 1, ..slow })
    }
}

#[derive(Debug)]
struct Hopeful;

impl Knows for Hopeful {
    fn prospect(marks: Marks, left: u32) -> Prospect {
        let open = Prospect::open(left);
        ended(marks, left).unwrap_or(Prospect { lower: 0, ..open })
    }
}

#[derive(Debug)]
struct Inner;

impl Knows for Inner {
    fn replies(marks: Marks, moves: &mut Vec<u8>) {
        moves.extend(empty(marks).filter(|cell| (1..5).contains(cell)));
        if moves.is_empty() {
            moves.extend(empty(marks));
        }
    }
}

#[derive(Debug)]
struct Silent;

impl Knows for Silent {
    fn replies(marks: Marks, moves: &mut Vec<u8>) {
        if wins(marks) {
            moves.extend(empty(marks));
        }
    }
}
