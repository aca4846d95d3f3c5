//! 탐색만 보는 수의 버그.

use gaji_core::Game;

use super::bugs;
use crate::kit::strip::{Hop, Strip};

bugs! {
    NoisyMoveOfTheOtherSide, breaks "noisy" {
        fn noisy(strip: &Strip, moves: &mut Vec<Hop>) {
            moves.extend(strip.jumps(!strip.side));
        }
    }
    NoisyReversed, breaks "noisy" {
        fn noisy(strip: &Strip, moves: &mut Vec<Hop>) {
            moves.extend(strip.jumps(strip.side).rev());
        }
    }
    CaptureNotNoisy, breaks "captures" {
        fn noisy(_: &Strip, _: &mut Vec<Hop>) {}
    }
    VictimWorthNothing, breaks "captures" {
        fn capture(strip: &Strip, hop: Hop) -> Option<(i32, i32)> {
            strip.capture(hop).map(|(_, attacker)| (0, attacker))
        }
    }
    CandidatesOnlyCaptures, breaks "candidates" {
        fn candidates(strip: &Strip, moves: &mut Vec<Hop>) {
            strip.noisy(moves);
        }
    }
    SlotTooLarge, breaks "slots" {
        fn slot(_: &Strip, hop: Hop) -> usize {
            usize::from(hop.from) * 10 + usize::from(hop.to)
        }
    }
}
