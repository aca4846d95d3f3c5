//! 이름, 변형, 처음 국면, 크기의 버그.

use gaji_core::{Info, Variant, Words};

use super::bugs;
use crate::kit::planted::Padded;
use crate::kit::strip::{self, Strip, read};

bugs! {
    EnglishMissing, breaks "words" {
        const INFO: Info = Info { about: Words::new("상대를 모두 뛰어넘는다", ""), ..strip::INFO };
    }
    VariantWithASpace, breaks "variants" {
        const INFO: Info = Info {
            variants: &[Variant { id: "Strip 9", name: strip::INFO.name }],
            ..strip::INFO
        };
    }
    SecondBegins, breaks "start" {
        fn start() -> Strip {
            read("XXX...OOO O 0").unwrap()
        }
    }
    ExampleOfAnotherGame, breaks "example" {
        const INFO: Info = Info { example: "X...O.... X", ..strip::INFO };
    }
    PositionTooLarge in Padded, breaks "size" {}
}
