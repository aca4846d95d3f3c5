//! 틱택토의 규칙: 따로 만든 자료의 모든 줄과 맞는다.

#![allow(clippy::unwrap_used, reason = "시험은 멈추는 것으로 알린다")]

use std::collections::HashSet;

use gaji_core::{Evaluate, Game, Outcome, Side};
use gaji_tictactoe::TicTacToe;
use serde_json::Value;

const POSITIONS: &str = include_str!("../../../tests/oracle/tictactoe/positions.jsonl");
const COUNTS: &str = include_str!("../../../tests/oracle/tictactoe/counts.jsonl");

fn rows(text: &str) -> impl Iterator<Item = Value> + '_ {
    text.lines().map(|line| serde_json::from_str(line).unwrap())
}

fn parse(text: &str) -> TicTacToe {
    TicTacToe::parse(0, text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn written(position: TicTacToe) -> String {
    let mut text = String::new();
    position.write(&mut text);
    text
}

fn legal(position: TicTacToe) -> Vec<u8> {
    let mut moves = Vec::new();
    position.legal(&mut moves);
    moves
}

#[test]
fn the_laws_of_a_game_hold() {
    gaji_core::conformance::assert::<TicTacToe>();
}

#[test]
fn every_position_of_the_data() {
    for row in rows(POSITIONS) {
        let position = parse(row["board"].as_str().unwrap());
        let moves: Vec<Value> = legal(position).into_iter().map(Value::from).collect();
        assert_eq!(row["legal"], Value::from(moves), "{row}");
        let over = position.outcome().map(|outcome| match outcome {
            Outcome::Won(Side::First) => "X",
            Outcome::Won(Side::Second) => "O",
            _ => "draw",
        });
        assert_eq!(row["over"].as_str(), over, "{row}");
        if over.is_some() {
            let reason = if over == Some("draw") { "full" } else { "line" };
            assert_eq!(position.reason(), reason, "{row}");
        }
        if let Some(side) = row["stm"].as_str() {
            assert_eq!(position.side() == Side::First, side == "X", "{row}");
        }
    }
}

#[test]
fn every_position_round_trips_under_a_key_of_its_own() {
    let positions = every_position();
    let keys: HashSet<u64> = positions.iter().map(|text| parse(text).key()).collect();
    assert_eq!(keys.len(), positions.len());
    for text in &positions {
        assert_eq!(&written(parse(text)), text);
        assert_eq!(parse(&text[..9]), parse(text), "the side may be left out");
    }
}

#[test]
fn counts_of_the_data() {
    let (mut games, mut seen) = ([0u64; 3], HashSet::new());
    let mut ply = vec![TicTacToe::start(0)];
    for row in rows(COUNTS).filter(|row| row["ply"].is_u64()) {
        let distinct: HashSet<String> = ply.iter().copied().map(written).collect();
        assert_eq!(row["distinct_positions"], distinct.len(), "{row}");
        assert_eq!(row["perft"], ply.len(), "{row}");
        seen.extend(distinct);
        let mut ended = [0u64; 3];
        for outcome in ply.iter().filter_map(Game::outcome) {
            ended[outcome.winner().map_or(2, Side::index)] += 1;
        }
        assert_eq!(row["games_ending_here_X"], ended[0]);
        assert_eq!(row["games_ending_here_O"], ended[1]);
        assert_eq!(row["games_ending_here_draw"], ended[2]);
        for (sum, ended) in games.iter_mut().zip(ended) {
            *sum += ended;
        }
        ply = ply.into_iter().flat_map(children).collect();
    }
    let total = rows(COUNTS).last().unwrap();
    assert_eq!(total["x_wins"], games[0]);
    assert_eq!(total["o_wins"], games[1]);
    assert_eq!(total["draws"], games[2]);
    assert_eq!(total["total_games"], games.iter().sum::<u64>());
    assert_eq!(total["distinct_positions"], seen.len());
}

#[test]
fn exactly_the_positions_that_can_arise_are_read() {
    let mut read = HashSet::new();
    for code in 0..3usize.pow(9) {
        let cell = |index| ['.', 'X', 'O'][code / 3usize.pow(index) % 3];
        let board: String = (0..9).map(cell).collect();
        if let Ok(position) = TicTacToe::parse(0, &board) {
            read.insert(written(position));
        }
    }
    assert_eq!(read, every_position());
}

#[test]
fn wrong_text_says_where() {
    let wrong = [
        ("", Some(1)),
        ("X...", Some(5)),
        ("X..o..... O", Some(4)),
        ("한글", Some(1)),
        ("......... O", Some(11)),
        (".........X", Some(10)),
        (".........  X", Some(10)),
        ("......... X ", Some(10)),
        ("XX....... O", None),
        ("O........ X", None),
        ("XXXOOO... X", None),
    ];
    for (text, at) in wrong {
        let error = TicTacToe::parse(0, text).unwrap_err();
        assert_eq!(error.at, at, "{text}: {error}");
    }
}

#[test]
fn open_lines_are_counted_for_the_side_asked() {
    for (text, expected) in
        [(".........", 0), ("X........", 3), ("....X....", 4), ("X...O....", -1)]
    {
        let mut feature = [0];
        parse(text).features(Side::First, &mut feature);
        assert_eq!(feature, [expected], "{text}");
        parse(text).features(Side::Second, &mut feature);
        assert_eq!(feature, [-expected], "{text}");
    }
}

fn children(position: TicTacToe) -> Vec<TicTacToe> {
    let moves = legal(position).into_iter();
    let played = moves.map(|cell| {
        let mut after = position;
        after.play(cell);
        after
    });
    played.collect()
}

fn every_position() -> HashSet<String> {
    let mut seen = HashSet::new();
    let mut open = vec![TicTacToe::start(0)];
    while let Some(position) = open.pop() {
        if seen.insert(written(position)) {
            open.extend(children(position));
        }
    }
    seen
}

#[test]
fn the_line_that_ended_the_game_is_told() {
    let line = |text: &str| {
        let mut places = Vec::new();
        TicTacToe::parse(0, text).unwrap().decisive(&mut places);
        places
    };
    assert_eq!(line("XXXOO...."), [0, 1, 2]);
    assert!(line("XO.XO....").is_empty());
}
