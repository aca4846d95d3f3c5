//! 명령줄의 낱말: 무엇이 오든 읽거나, 두 언어로 거절한다.

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;

use crate::args::Args;
use crate::batch::Command;
use crate::best::Best;
use crate::compare::Compare;
use crate::fuzzing::{config, edits, quick, spoil};
use crate::perft::Perft;
use crate::problem::Problem;
use crate::scores::Scores;

/// 쓰이는 낱말.
const WORDS: [&str; 22] = [
    "connect4",
    "chess",
    "tree",
    "--pos",
    "-",
    "--moves",
    "4 4 3",
    "--depth",
    "3",
    "--ms",
    "50",
    "--nodes",
    "0",
    "-1",
    "4294967296",
    "99999999999999999999",
    "--weights",
    "1,0.15,0.1",
    "1e999",
    "nan,,",
    "--no-table",
    "--seed",
];

/// 부명령 하나가 제 선택지를 읽는 법.
type Reader = fn(&mut Args) -> Result<(), Problem>;

fn words() -> impl Strategy<Value = Vec<String>> {
    let word = prop_oneof![
        6 => (select(&WORDS[..]), edits(any::<char>())).prop_map(|(word, edits)| {
            spoil(word.chars().collect(), edits).into_iter().collect()
        }),
        6 => select(&WORDS[..]).prop_map(String::from),
        1 => "\\PC{0,20}",
    ];
    vec(word, 0..9)
}

proptest! {
    #![proptest_config(config(2_000))]

    #[test]
    fn any_words_are_read_or_refused(words in words()) {
        let readers: [Reader; 5] = [
            |args| Best::take(args).map(drop),
            |args| Scores::take(args).map(drop),
            |args| Compare::take(args).map(drop),
            |args| Perft::take(args).map(drop),
            |args| args.needed::<u64>("--count").map(drop),
        ];
        for reader in readers {
            if let Err(problem) = quick(|| read(&words, reader)) {
                let said = problem.to_string();
                let (en, ko) = said.rsplit_once(" / ").expect("two languages");
                let korean = ko.chars().any(|letter| ('가'..='힣').contains(&letter));
                prop_assert!(!en.is_empty() && korean, "{}", said);
            }
        }
    }
}

/// 부명령처럼: 놀이, 제 선택지, 남은 것이 없는지.
fn read(words: &[String], reader: Reader) -> Result<(), Problem> {
    let mut args = Args::parse(words.iter().cloned())?;
    args.game()?;
    args.option("--pos");
    reader(&mut args)?;
    args.finish()
}
