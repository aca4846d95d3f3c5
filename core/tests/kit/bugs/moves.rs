//! 두기의 버그.

use std::cell::Cell;
use std::rc::Rc;
use std::sync::atomic::{AtomicBool, Ordering};

use gaji_core::{Game, Outcome};

use super::bugs;
use crate::kit::strip::{Hop, PASS, Strip};

bugs! {
    CopyShares in Rc<Cell<Strip>>, breaks "copy" {}
    PassMissing, breaks "over" {
        fn legal(strip: &Strip, moves: &mut Vec<Hop>) {
            moves.extend(strip.hops(strip.side));
        }
    }
    PassAfterTheEnd, breaks "over" {
        fn legal(strip: &Strip, moves: &mut Vec<Hop>) {
            let hops = strip.hops(strip.side);
            moves.extend(if hops.is_empty() { vec![PASS] } else { hops });
        }
    }
    EndUnseen, breaks "over" {
        fn outcome(_: &Strip) -> Option<Outcome> {
            None
        }
    }
    MoveTwice, breaks "distinct" {
        fn legal(strip: &Strip, moves: &mut Vec<Hop>) {
            strip.legal(moves);
            moves.extend(moves.last().copied());
        }
    }
    OrderOfTheHour, breaks "stable" {
        fn legal(strip: &Strip, moves: &mut Vec<Hop>) {
            static ODD: AtomicBool = AtomicBool::new(false);
            let first = moves.len();
            strip.legal(moves);
            if ODD.fetch_not(Ordering::Relaxed) {
                moves[first..].reverse();
            }
        }
    }
    BufferCleared, breaks "appends" {
        fn legal(strip: &Strip, moves: &mut Vec<Hop>) {
            moves.clear();
            strip.legal(moves);
        }
    }
    BufferSorted, breaks "appends" {
        fn noisy(strip: &Strip, moves: &mut Vec<Hop>) {
            strip.noisy(moves);
            moves.sort_by_key(|hop| (hop.from, hop.to));
        }
    }
    Unsorted, breaks "order" {
        fn legal(strip: &Strip, moves: &mut Vec<Hop>) {
            let first = moves.len();
            strip.legal(moves);
            moves[first..].reverse();
        }
    }
    CaptureMovesAgain, breaks "turns" {
        fn play(strip: &mut Strip, hop: Hop) {
            strip.play(hop);
            if hop.over().is_some() {
                strip.turn();
            }
        }
    }
}
