//! 열쇠와 같음의 버그.

use gaji_core::{Game, Side};

use crate::kit::bug::{Bug, SOUND};
use crate::kit::strip::{PASS, SECOND_KEY, Strip, man_key};

pub(super) const BUGS: &[Bug] = &[
    Bug {
        name: "capture forgotten in the key",
        law: "key-fresh",
        play: |strip, hop| {
            let victim = !strip.side;
            strip.play(hop);
            if let Some(over) = hop.over() {
                strip.key ^= man_key(victim, over);
            }
        },
        ..SOUND
    },
    Bug {
        name: "pass forgotten in the key",
        law: "key-fresh",
        play: |strip, hop| {
            strip.play(hop);
            if hop == PASS {
                strip.key ^= SECOND_KEY;
            }
        },
        ..SOUND
    },
    Bug {
        name: "key without the side",
        law: "key-covers",
        key: |strip| if strip.side == Side::First { strip.key } else { strip.key ^ SECOND_KEY },
        ..SOUND
    },
    Bug {
        name: "key without a point",
        law: "key-covers",
        key: |strip| {
            let standing = [Side::First, Side::Second].into_iter().find(|&side| strip.has(side, 4));
            standing.map_or(strip.key, |side| strip.key ^ man_key(side, 4))
        },
        ..SOUND
    },
    Bug {
        name: "Second's men not compared",
        law: "equality",
        equal: |left, right| (left.men[0], left.side) == (right.men[0], right.side),
        ..SOUND
    },
    Bug {
        name: "count compared but not written",
        law: "equality",
        write: |strip, out| Strip { quiet: 0, ..*strip }.write(out),
        ..SOUND
    },
    Bug { name: "reversible moves uncounted", law: "reversible", reversible_plies: |_| 0, ..SOUND },
];
