//! 두기의 버그.

use std::cell::Cell;
use std::rc::Rc;
use std::sync::atomic::{AtomicBool, Ordering};

use gaji_core::Game;
use gaji_core::conformance::{Plan, check};

use crate::kit::bug::{Bug, SOUND};
use crate::kit::planted::{Planted, Right};
use crate::kit::strip::{PASS, Strip};

pub(super) const BUGS: &[Bug] = &[
    Bug {
        name: "copies share one board",
        law: "copy",
        check: || check::<Planted<Right, Rc<Cell<Strip>>>>(&Plan::USUAL),
        ..SOUND
    },
    Bug {
        name: "pass missing",
        law: "over",
        legal: |strip, moves| moves.extend(strip.hops(strip.side)),
        ..SOUND
    },
    Bug {
        name: "pass after the end",
        law: "over",
        legal: |strip, moves| {
            let hops = strip.hops(strip.side);
            moves.extend(if hops.is_empty() { vec![PASS] } else { hops });
        },
        ..SOUND
    },
    Bug { name: "end unseen", law: "over", outcome: |_| None, ..SOUND },
    Bug {
        name: "move twice",
        law: "distinct",
        legal: |strip, moves| {
            strip.legal(moves);
            moves.extend(moves.last().copied());
        },
        ..SOUND
    },
    Bug {
        name: "order of the hour",
        law: "stable",
        legal: |strip, moves| {
            static ODD: AtomicBool = AtomicBool::new(false);
            let first = moves.len();
            strip.legal(moves);
            if ODD.fetch_not(Ordering::Relaxed) {
                moves[first..].reverse();
            }
        },
        ..SOUND
    },
    Bug {
        name: "buffer cleared",
        law: "appends",
        legal: |strip, moves| {
            moves.clear();
            strip.legal(moves);
        },
        ..SOUND
    },
    Bug {
        name: "whole buffer sorted",
        law: "appends",
        noisy: |strip, moves| {
            strip.noisy(moves);
            moves.sort_by_key(|hop| (hop.from, hop.to));
        },
        ..SOUND
    },
    Bug {
        name: "unsorted",
        law: "order",
        legal: |strip, moves| {
            let first = moves.len();
            strip.legal(moves);
            moves[first..].reverse();
        },
        ..SOUND
    },
    Bug {
        name: "capture moves again",
        law: "turns",
        play: |strip, hop| {
            strip.play(hop);
            if hop.over().is_some() {
                strip.turn();
            }
        },
        ..SOUND
    },
];
