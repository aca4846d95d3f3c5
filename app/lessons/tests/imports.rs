//! 붙여 넣은 기보: 무엇이 오든 곧 읽고, 두지 못할 수는 엔진이 두 언어로 말한다.

use gaji_engine::Service;
use gaji_lessons::play::ScoreSheet;
use gaji_protocol::{Ask, Reply, Request, Response, decode, encode};
use proptest::prelude::*;
use proptest::sample::select;

#[path = "../../../tests/fuzz.rs"]
mod fuzzing;

/// 놀이와 옳은 기보.
const GAMES: [(&str, &str); 7] = [
    (
        "chess",
        "[Event \"가지\"]\n[FEN \"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\"]\n\
         1. e4 {a king's pawn} e5 2. Nf3 (2. f4 exf4) Nc6 $1 3. Bb5 a6 ; Spanish\n1/2-1/2",
    ),
    ("janggi", "1. 79졸78, 12마33 2. e4e5 e7e6"),
    ("connect4", "4 4 3 5 6"),
    ("minichess", "a2a3 e4e3"),
    ("gomoku-renju", "h8 i9 h9"),
    ("tree", "[FEN \"[[3,12,8],[2,4,6]]\"] 1 2"),
    ("jul", "a1-a2"),
];

fn strange() -> impl Strategy<Value = char> + Clone {
    let common = "[]{}()\";$.,!?+#=-/* 0123456789abcdefghKQRBNOx졸마\n\t";
    prop_oneof![3 => select(common.chars().collect::<Vec<_>>()), 1 => any::<char>()]
}

proptest! {
    #![proptest_config(fuzzing::config(2_000))]

    #[test]
    fn fuzzed_games_are_read_and_looked_at(
        (game, sheet) in select(&GAMES[..]),
        edits in fuzzing::edits(strange()),
    ) {
        let text: String = fuzzing::spoil(sheet.chars().collect(), edits).into_iter().collect();
        looks(game, &text)?;
    }

    #[test]
    fn fuzzed_text_is_read_and_looked_at((game, _) in select(&GAMES[..]), text in "\\PC{0,200}") {
        looks(game, &text)?;
    }
}

fn looks(game: &str, text: &str) -> Result<(), TestCaseError> {
    let sheet = fuzzing::quick(|| ScoreSheet::read(text));
    let ask = Ask::Look(sheet.clone().seat(game.into()));
    let bytes = encode(&Request { id: 7, ask });
    match fuzzing::quick(|| answer(&bytes)) {
        Some(Reply::Scene(_)) => {
            // 건너뛴 곁수순은 다시 적히지 않는다.
            let played = ScoreSheet { variations: Vec::new(), ..sheet };
            prop_assert_eq!(ScoreSheet::read(&played.write()), played);
        }
        Some(Reply::Refused(refusal)) => {
            prop_assert!(!refusal.why.ko.is_empty() && refusal.why.ko != refusal.why.en);
        }
        other => prop_assert!(false, "{:?}", other),
    }
    Ok(())
}

fn answer(request: &[u8]) -> Option<Reply> {
    let mut last = None;
    let mut keep = |bytes: &[u8]| last = decode::<Response>(bytes).map(|answer| answer.reply);
    Service::page().handle(request, &|| 0.0, &mut keep);
    last
}
