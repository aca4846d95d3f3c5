//! 탐색만 보는 수의 버그.

use gaji_core::Game;

use crate::kit::bug::{Bug, SOUND};
use crate::kit::strip::Strip;

pub(super) const BUGS: &[Bug] = &[
    Bug {
        name: "noisy moves of the other side",
        law: "noisy",
        noisy: |strip, moves| moves.extend(strip.jumps(!strip.side)),
        ..SOUND
    },
    Bug {
        name: "noisy moves reversed",
        law: "noisy",
        noisy: |strip, moves| moves.extend(strip.jumps(strip.side).rev()),
        ..SOUND
    },
    Bug {
        name: "a step that takes nothing is noisy",
        law: "noisy",
        noisy: |strip, moves| moves.extend(strip.hops(strip.side)),
        ..SOUND
    },
    Bug { name: "capture not noisy", law: "captures", noisy: |_, _| {}, ..SOUND },
    Bug {
        name: "victim worth nothing",
        law: "captures",
        capture: |strip, hop| strip.capture(hop).map(|(_, attacker)| (0, attacker)),
        ..SOUND
    },
    Bug {
        name: "a check seen where there is none",
        law: "foresight",
        gives_check: |_, _| true,
        ..SOUND
    },
    Bug {
        name: "candidates only captures",
        law: "candidates",
        candidates: |strip, moves| strip.noisy(moves),
        ..SOUND
    },
    Bug {
        name: "slot too large",
        law: "slots",
        slot: |_, hop| usize::from(hop.from) * 10 + usize::from(hop.to),
        ..SOUND
    },
    Bug {
        name: "null move forgotten in the key",
        law: "null-move",
        null_move: |strip| Some(Strip { side: !strip.side, ..*strip }),
        ..SOUND
    },
    Bug {
        name: "null move that moves",
        law: "null-move",
        null_move: |strip| {
            let hop = *strip.hops(strip.side).first()?;
            let mut after = *strip;
            after.play(hop);
            Some(after)
        },
        ..SOUND
    },
];
