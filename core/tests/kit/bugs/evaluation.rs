//! 평가와 승패의 버그.

use gaji_core::conformance::{Plan, check};
use gaji_core::{Evaluate, Game, Outcome, Side, Term};

use crate::kit::bug::{Bug, SOUND};
use crate::kit::planted::{Facts, Planted};
use crate::kit::words;

pub(super) const BUGS: &[Bug] = &[
    Bug {
        name: "weight out of its range",
        law: "terms",
        check: || check::<Planted<HeavyTerm>>(&Plan::USUAL),
        ..SOUND
    },
    Bug {
        name: "terms named alike",
        law: "terms",
        check: || check::<Planted<TwinTerms>>(&Plan::USUAL),
        ..SOUND
    },
    Bug {
        name: "scores in sevenths",
        law: "terms",
        check: || check::<Planted<OddUnit>>(&Plan::USUAL),
        ..SOUND
    },
    Bug {
        name: "feature added up",
        law: "features",
        features: |strip, side, out| {
            out[0] += strip.count(side) - strip.count(!side);
            out[1] = 0;
        },
        ..SOUND
    },
    Bug {
        name: "feature forgotten",
        law: "features",
        features: |strip, side, out| out[0] = strip.count(side) - strip.count(!side),
        ..SOUND
    },
    Bug {
        name: "feature too large",
        law: "score-range",
        features: |strip, side, out| {
            strip.features(side, out);
            out[0] *= 10_000_000;
        },
        ..SOUND
    },
    Bug {
        name: "move seen by the other side",
        law: "move-features",
        move_features: |strip, hop, out| {
            let mut after = *strip;
            after.play(hop);
            after.features(after.side, out);
        },
        ..SOUND
    },
    Bug {
        name: "evaluation of the mover",
        law: "asks-side",
        features: |strip, _, out| strip.features(strip.side, out),
        ..SOUND
    },
    Bug {
        name: "evaluation of First",
        law: "asks-side",
        features: |strip, _, out| strip.features(Side::First, out),
        ..SOUND
    },
    Bug {
        name: "one term of the mover, hidden by a sound one",
        law: "asks-side",
        features: |strip, side, out| {
            strip.features(strip.side, out);
            let second = out[1];
            strip.features(side, out);
            out[1] = second;
        },
        ..SOUND
    },
    Bug {
        name: "evaluation from the wrong side",
        law: "sense",
        features: |strip, side, out| strip.features(!side, out),
        ..SOUND
    },
    Bug {
        name: "evaluation turning with the mover",
        law: "sense",
        features: |strip, side, out| {
            strip.features(if strip.side == Side::First { !side } else { side }, out);
        },
        ..SOUND
    },
    Bug {
        name: "wrong winner",
        law: "sense",
        outcome: |strip| strip.outcome().map(|_| Outcome::Won(strip.side)),
        ..SOUND
    },
];

#[derive(Debug)]
struct HeavyTerm;

impl Facts for HeavyTerm {
    const TERMS: &'static [Term] = &[Term { weight: 2000, ..words::TERMS[0] }, words::TERMS[1]];
}

#[derive(Debug)]
struct TwinTerms;

impl Facts for TwinTerms {
    const TERMS: &'static [Term] = &[words::TERMS[0], words::TERMS[0]];
}

#[derive(Debug)]
struct OddUnit;

impl Facts for OddUnit {
    const UNIT: i64 = 7;
}
