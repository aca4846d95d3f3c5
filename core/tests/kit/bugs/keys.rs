//! 열쇠와 같음의 버그.

use gaji_core::Game;

use super::bugs;
use crate::kit::strip::{Hop, PASS, SECOND_KEY, Strip, man_key};

bugs! {
    CaptureForgottenInKey, breaks "key-fresh" {
        fn play(strip: &mut Strip, hop: Hop) {
            let victim = !strip.side;
            strip.play(hop);
            if let Some(over) = hop.over() {
                strip.key ^= man_key(victim, over);
            }
        }
    }
    PassForgottenInKey, breaks "key-fresh" {
        fn play(strip: &mut Strip, hop: Hop) {
            strip.play(hop);
            if hop == PASS {
                strip.key ^= SECOND_KEY;
            }
        }
    }
    KeyWithoutTheSide, breaks "key-covers" {
        fn key(strip: &Strip) -> u64 {
            if strip.side == gaji_core::Side::First { strip.key } else { strip.key ^ SECOND_KEY }
        }
    }
    KeyWithoutAPoint, breaks "key-covers" {
        fn key(strip: &Strip) -> u64 {
            [gaji_core::Side::First, gaji_core::Side::Second]
                .into_iter()
                .filter(|&side| strip.has(side, 4))
                .fold(strip.key, |key, side| key ^ man_key(side, 4))
        }
    }
    SecondsMenUnequal, breaks "equality" {
        fn equal(left: &Strip, right: &Strip) -> bool {
            (left.men[0], left.side) == (right.men[0], right.side)
        }
    }
    CountInEqualityNotInText, breaks "equality" {
        fn write(strip: &Strip, out: &mut String) {
            Strip { quiet: 0, ..*strip }.write(out);
        }
    }
    CountForgotten, breaks "reversible" {
        fn reversible_plies(_: &Strip) -> u32 {
            0
        }
    }
}
