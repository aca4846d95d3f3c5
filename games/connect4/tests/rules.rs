//! 커넥트 포의 규칙: 따로 만든 자료의 모든 줄과 맞는다.

#![allow(clippy::unwrap_used, reason = "시험은 멈추는 것으로 알린다")]

use std::collections::HashSet;

use gaji_connect4::{Connect4, WINDOWS};
use gaji_core::{Game, MoveError, Outcome, Side, Stroke};
use serde_json::Value;

const POSITIONS: &str = include_str!("../../../tests/oracle/connect4/positions.jsonl");
const COUNTS: &str = include_str!("../../../tests/oracle/connect4/counts.jsonl");
const LINES: &str = include_str!("../../../tests/oracle/connect4/lines.json");

fn rows(text: &str) -> impl Iterator<Item = Value> + '_ {
    text.lines().map(|line| serde_json::from_str(line).unwrap())
}

fn parse(text: &str) -> Connect4 {
    let text = if text.is_empty() { "-" } else { text };
    Connect4::parse(0, text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn written(position: Connect4) -> String {
    let mut text = String::new();
    position.write(&mut text);
    text
}

fn children(position: Connect4) -> Vec<Connect4> {
    let mut moves = Vec::new();
    position.legal(&mut moves);
    let played = moves.into_iter().map(|column| {
        let mut after = position;
        after.play(column);
        after
    });
    played.collect()
}

fn side_letter(side: Side) -> &'static str {
    if side == Side::First { "X" } else { "O" }
}

#[test]
fn the_laws_of_a_game_hold() {
    gaji_core::conformance::assert::<Connect4>();
}

#[test]
fn every_position_of_the_data() {
    for row in rows(POSITIONS) {
        let position = parse(row["moves"].as_str().unwrap());
        let mut moves = Vec::new();
        position.legal(&mut moves);
        let columns: Vec<Value> = moves.iter().map(|column| Value::from(column + 1)).collect();
        assert_eq!(row["legal"], Value::from(columns), "{row}");
        let over = position.outcome().map(|outcome| outcome.winner().map_or("draw", side_letter));
        assert_eq!(row["over"].as_str(), over, "{row}");
        if let Some(over) = over {
            assert_eq!(position.reason(), if over == "draw" { "full" } else { "line" }, "{row}");
        } else {
            assert_eq!(row["stm"], side_letter(position.side()), "{row}");
        }
    }
}

#[test]
fn the_board_is_printed_and_read_again() {
    for row in rows(POSITIONS) {
        let position = parse(row["moves"].as_str().unwrap());
        let text = format!("{} {}", row["board"].as_str().unwrap(), side_letter(position.side()));
        assert_eq!(written(position), text);
        assert_eq!(parse(&text), position);
    }
}

#[test]
fn counts_of_the_data() {
    let mut ply = vec![(Connect4::start(0), 1u64)];
    for row in rows(COUNTS) {
        let mut next = std::collections::HashMap::new();
        for (position, paths) in ply {
            for after in children(position) {
                next.entry(after.key()).or_insert((after, 0)).1 += paths;
            }
        }
        ply = next.into_values().collect();
        let won = || ply.iter().filter(|(position, _)| position.outcome().is_some());
        assert_eq!(row["distinct_positions"], ply.len(), "{row}");
        assert_eq!(row["perft"], ply.iter().map(|(_, paths)| paths).sum::<u64>(), "{row}");
        assert_eq!(row["distinct_won_positions"], won().count(), "{row}");
        assert_eq!(row["won_paths"], won().map(|(_, paths)| paths).sum::<u64>(), "{row}");
    }
}

#[test]
fn perft_of_the_data() {
    fn perft(position: Connect4, depth: u64) -> u64 {
        match depth {
            0 => 1,
            _ => children(position).into_iter().map(|after| perft(after, depth - 1)).sum(),
        }
    }
    for row in rows(COUNTS) {
        assert_eq!(row["perft"], perft(Connect4::start(0), row["ply"].as_u64().unwrap()), "{row}");
    }
}

#[test]
fn positions_of_one_key_are_one_position() {
    let (mut keys, mut ply) = (HashSet::new(), vec![Connect4::start(0)]);
    let mut texts = HashSet::new();
    for _ in 0..5 {
        keys.extend(ply.iter().map(Game::key));
        texts.extend(ply.iter().copied().map(written));
        ply = ply.into_iter().flat_map(children).collect();
    }
    assert_eq!(keys.len(), texts.len());
}

#[test]
fn each_of_the_windows_wins() {
    let lines: Vec<Value> = serde_json::from_str(LINES).unwrap();
    let windows: HashSet<u64> = WINDOWS.into_iter().collect();
    assert_eq!(windows.len(), 69);
    let mut seen = HashSet::new();
    for line in &lines {
        let moves = line["moves"].as_str().unwrap();
        let cells =
            line["cells"].as_array().unwrap().iter().map(|cell| bit(cell.as_str().unwrap()));
        let window = cells.fold(0, |window, cell| window | cell);
        let before = parse(&moves[..moves.len() - 1]);
        assert_eq!(before.outcome(), None, "{line}");
        let won = parse(moves);
        let Some(Outcome::Won(winner)) = won.outcome() else { panic!("{line}") };
        assert_eq!(won.discs(winner) & window, window, "{line}");
        assert!(windows.contains(&window), "{line}");
        seen.insert(window);
    }
    assert_eq!(seen.len(), lines.len());
}

/// `c3r1`의 비트.
fn bit(cell: &str) -> u64 {
    let digit = |index| u64::from(cell.as_bytes()[index] - b'1');
    1 << (7 * digit(1) + digit(3))
}

#[test]
fn a_disc_lands_on_the_lowest_empty_hole() {
    let mut position = Connect4::start(0);
    for place in [38, 31, 24, 17, 10, 3] {
        assert_eq!(position.stroke(3), Stroke::place(place));
        position.play(3);
        let mut pieces = Vec::new();
        position.pieces(&mut pieces);
        assert!(pieces.iter().any(|piece| piece.place == place && piece.side != position.side()));
    }
    assert_eq!(position.parse_move("4"), Err(MoveError::Illegal));
    assert_eq!(position.parse_move("8"), Err(MoveError::Syntax));
    assert_eq!(position.parse_move("5"), Ok(4));
    assert_eq!(position.board().places[38].name, "4-1");
}

#[test]
fn wrong_digits_say_where() {
    let wrong = [
        ("", None),
        ("128", Some(3)),
        ("1 2", Some(2)),
        ("한글", Some(1)),
        ("4444444", Some(7)),
        ("12121213", Some(8)),
        ("--", Some(1)),
    ];
    for (text, at) in wrong {
        let error = Connect4::parse(0, text).unwrap_err();
        assert_eq!(error.at, at, "{text}: {error}");
    }
}

#[test]
fn a_board_that_cannot_arise_is_refused() {
    let wrong = [
        ("......./......./......./......./.......", Some(40)),
        ("......./......./......./......./......./......x O", Some(47)),
        ("......./......./......./......./......./...X.... O", Some(48)),
        ("......./......./......./......./...............X", Some(40)),
        ("......./......./......./......./......./.......", Some(48)),
        ("......./......./......./......./......./......./ X", Some(48)),
        ("......./......./......./......./......./....... O", Some(49)),
        ("......./......./......./......./..X..../....... O", Some(35)),
        ("......./......./......./......./......./XX..... O", None),
        ("......./......./......./......./......./O...... X", None),
        // 둘 다 넷.
        ("......./......./......./......./OOOO.../XXXX... X", None),
        // X가 이긴 뒤에 O가 더 두었다.
        ("......./......./......./......./OO...../XXXXOO. X", None),
        // 돌 하나로는 한꺼번에 이을 수 없는 두 넷.
        ("......./......./......./XXXX.../OOOXOO./XXXXOOO O", None),
        // 먼저 두는 X가 O 위에 있다.
        ("......./......./......./......./X....../O...... X", None),
    ];
    for (text, at) in wrong {
        let error = Connect4::parse(0, text).unwrap_err();
        assert_eq!(error.at, at, "{text}: {error}");
    }
}

#[test]
fn every_board_of_a_random_game_can_arise() {
    let mut seed = 0u64;
    for _ in 0..500 {
        let mut position = Connect4::start(0);
        loop {
            assert_eq!(parse(&written(position)), position);
            let after = children(position);
            if after.is_empty() {
                break;
            }
            seed = gaji_core::scramble(seed);
            position = after[seed as usize % after.len()];
        }
    }
}

#[test]
fn the_four_that_ended_the_game_are_told() {
    let line = |text: &str| {
        let mut places = Vec::new();
        Connect4::parse(0, text).unwrap().decisive(&mut places);
        places
    };
    // 맨 아랫줄의 왼쪽 넷: 자리는 왼쪽 위부터 센다.
    assert_eq!(line("1122334"), [35, 36, 37, 38]);
    assert!(line("112233").is_empty());
}
