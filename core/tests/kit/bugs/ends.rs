//! 끝의 버그.

use std::sync::atomic::{AtomicU32, Ordering};

use gaji_core::{End, Game, Outcome, Side, Step};

use super::bugs;
use crate::kit::strip::{Hop, Strip};

bugs! {
    Endless, breaks "endless" {
        fn recurred(_: &Strip, _: &[Step]) -> Option<End> {
            None
        }
    }
    KeyWithTheCount, breaks "endless" {
        fn key(strip: &Strip) -> u64 {
            strip.key ^ u64::from(strip.quiet)
        }
    }
    ReasonUnlisted, breaks "reason" {
        fn reason(_: &Strip) -> &'static str {
            "massacre"
        }
    }
    RecurrenceUnlisted, breaks "reason" {
        fn recurred(strip: &Strip, trail: &[Step]) -> Option<End> {
            strip.recurred(trail).map(|end| End { reason: "threefold", ..end })
        }
    }
    PointsFromTheWrongSide, breaks "winner" {
        fn outcome(strip: &Strip) -> Option<Outcome> {
            let [first, second] = Self::points(strip)?;
            strip.outcome().map(|_| Outcome::Points(second - first))
        }
        fn points(strip: &Strip) -> Option<[i32; 2]> {
            Some([Side::First, Side::Second].map(|side| 2 * strip.count(side)))
        }
    }
    PointsTooLarge, breaks "winner" {
        fn outcome(strip: &Strip) -> Option<Outcome> {
            strip.outcome().map(|_| Outcome::Points(1_000_000_000))
        }
    }
    ClockOfTheWorld, breaks "replay" {
        fn play(strip: &mut Strip, hop: Hop) {
            static CLOCK: AtomicU32 = AtomicU32::new(0);
            strip.play(hop);
            strip.quiet += CLOCK.fetch_add(1, Ordering::Relaxed) % 3;
        }
    }
}
