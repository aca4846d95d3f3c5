//! 끝의 버그.

use std::sync::atomic::{AtomicU32, Ordering};

use gaji_core::{End, Game, Outcome, Side};

use crate::kit::bug::{Bug, SOUND};
use crate::kit::strip::Strip;

pub(super) const BUGS: &[Bug] = &[
    Bug { name: "endless", law: "endless", recurred: |_, _| None, ..SOUND },
    Bug {
        name: "key with the count",
        law: "endless",
        key: |strip| strip.key ^ u64::from(strip.quiet),
        ..SOUND
    },
    Bug { name: "reason unlisted", law: "reason", reason: |_| "massacre", ..SOUND },
    Bug {
        name: "reason of the recurrence unlisted",
        law: "reason",
        recurred: |strip, trail| {
            strip.recurred(trail).map(|end| End { reason: "threefold", ..end })
        },
        ..SOUND
    },
    Bug {
        name: "points from the wrong side",
        law: "winner",
        outcome: |strip| {
            let [first, second] = points(strip);
            strip.outcome().map(|_| Outcome::Points(second - first))
        },
        points: |strip| Some(points(strip)),
        ..SOUND
    },
    Bug {
        name: "points too large",
        law: "winner",
        outcome: |strip| strip.outcome().map(|_| Outcome::Points(1_000_000_000)),
        ..SOUND
    },
    Bug {
        name: "clock of the world",
        law: "replay",
        play: |strip, hop| {
            static CLOCK: AtomicU32 = AtomicU32::new(0);
            strip.play(hop);
            strip.quiet += CLOCK.fetch_add(1, Ordering::Relaxed) % 1009;
        },
        ..SOUND
    },
];

fn points(strip: &Strip) -> [i32; 2] {
    [Side::First, Side::Second].map(|side| 2 * strip.count(side))
}
