//! 이름, 변형, 처음 국면, 크기의 버그.

use gaji_core::conformance::{Plan, check};
use gaji_core::{Info, Variant, Words};

use crate::kit::bug::{Bug, SOUND};
use crate::kit::planted::{Facts, Padded, Planted, Right};
use crate::kit::words::{self, read};

pub(super) const BUGS: &[Bug] = &[
    Bug {
        name: "English missing",
        law: "words",
        check: || check::<Planted<NoEnglish>>(&Plan::USUAL),
        ..SOUND
    },
    Bug {
        name: "variant with a space",
        law: "variants",
        check: || check::<Planted<SpacedVariant>>(&Plan::USUAL),
        ..SOUND
    },
    Bug { name: "Second begins", law: "start", start: || read("XXXOOO... O 0").unwrap(), ..SOUND },
    Bug {
        name: "example of another game",
        law: "example",
        check: || check::<Planted<StrangeExample>>(&Plan::USUAL),
        ..SOUND
    },
    Bug {
        name: "position too large",
        law: "size",
        check: || check::<Planted<Right, Padded>>(&Plan::USUAL),
        ..SOUND
    },
];

#[derive(Debug)]
struct NoEnglish;

impl Facts for NoEnglish {
    const INFO: Info =
        Info { about: Words::new("상대를 모두 뛰어넘는다", ""), ..words::INFO };
}

#[derive(Debug)]
struct SpacedVariant;

impl Facts for SpacedVariant {
    const INFO: Info =
        Info { variants: &[Variant { id: "Strip 9", name: words::INFO.name }], ..words::INFO };
}

#[derive(Debug)]
struct StrangeExample;

impl Facts for StrangeExample {
    const INFO: Info = Info { example: "X...O.... X", ..words::INFO };
}
