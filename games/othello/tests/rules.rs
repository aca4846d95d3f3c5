//! 오델로의 규칙: 따로 만든 자료의 모든 줄과 맞는다.

#![allow(clippy::unwrap_used, reason = "시험은 멈추는 것으로 알린다")]

use gaji_core::{
    Evaluate, Evaluator, Game, Limits, Outcome, Record, Score, Side, Silent, Table, perft, search,
};
use gaji_othello::{Move, Othello};
use serde_json::Value;

const POSITIONS: &str = include_str!("../../../tests/oracle/othello/positions.jsonl");
const PERFT: &str = include_str!("../../../tests/oracle/othello/perft.jsonl");

fn rows(text: &str) -> impl Iterator<Item = Value> + '_ {
    text.lines().map(|line| serde_json::from_str(line).unwrap())
}

fn text_of(row: &Value) -> String {
    format!("{} {}", row["board"].as_str().unwrap(), row["stm"].as_str().unwrap())
}

fn parse(text: &str) -> Othello {
    Othello::parse(0, text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn written(position: &Othello) -> String {
    let mut text = String::new();
    position.write(&mut text);
    text
}

fn legal(position: &Othello) -> Vec<String> {
    let mut moves = Vec::new();
    position.legal(&mut moves);
    moves.iter().map(|&mv| name(position, mv)).collect()
}

fn name(position: &Othello, mv: Move) -> String {
    let mut text = String::new();
    position.write_move(mv, &mut text);
    text
}

fn after(position: Othello, mv: Move) -> Othello {
    let mut after = position;
    after.play(mv);
    after
}

#[test]
fn every_position_of_the_data() {
    for row in rows(POSITIONS) {
        let position = parse(&text_of(&row));
        let listed =
            if row["must_pass"] == true { Value::from(vec!["pass"]) } else { row["legal"].clone() };
        assert_eq!(listed, Value::from(legal(&position)), "{row}");
        assert_eq!(row["game_over"], position.outcome().is_some(), "{row}");
        let winner = position.outcome().map(|outcome| match outcome.winner() {
            Some(Side::First) => "X",
            Some(Side::Second) => "O",
            None => "draw",
        });
        assert_eq!(row["winner"].as_str(), winner, "{row}");
        let discs = [&row["discs_x"], &row["discs_o"]].map(|discs| 2 * discs.as_i64().unwrap());
        assert_eq!(position.points().map(|points| points.map(i64::from)), Some(discs), "{row}");
    }
}

#[test]
fn every_position_is_reached_by_its_moves() {
    for row in rows(POSITIONS) {
        let moves = row["moves_from_start"].as_array().unwrap();
        let reached = moves.iter().fold(Othello::start(0), |position, mv| {
            after(position, position.parse_move(mv.as_str().unwrap()).unwrap())
        });
        assert_eq!(written(&reached), text_of(&row), "{row}");
        assert_eq!(reached, parse(&text_of(&row)), "{row}");
        assert_eq!(reached.key(), parse(&text_of(&row)).key(), "{row}");
    }
}

#[test]
fn perft_of_the_data() {
    for row in rows(PERFT) {
        let depth = row["depth"].as_u64().unwrap() as u32;
        assert_eq!(row["nodes"], perft(&parse(&text_of(&row)), depth), "{row}");
    }
}

#[test]
fn the_end_counts_discs() {
    let over = parse("XXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXOOOOOOOOOOOOOOOOOOOOOOOO O");
    assert_eq!(over.outcome(), Some(Outcome::Points(1600)));
    assert_eq!(over.points(), Some([80, 48]));
    assert!(legal(&over).is_empty());
}

#[test]
fn wrong_text_says_where() {
    let cells = ".".repeat(64);
    let wrong = [
        (String::new(), 1),
        ("X..x".to_string(), 4),
        ("...".to_string(), 4),
        (format!("{} X", &cells[1..]), 64),
        (format!("{cells} x"), 65),
        (format!("{cells} X "), 65),
        (cells, 65),
    ];
    for (text, at) in wrong {
        assert_eq!(Othello::parse(0, &text).unwrap_err().at, Some(at), "{text}");
    }
}

#[test]
fn features_are_counted_for_the_side_asked() {
    // a1의 귀와 이어진 b1, 하양이 준 h8의 대각선 이웃 g7과 변의 이웃 h7.
    let mut cells = [b'.'; 64];
    cells[..3].copy_from_slice(b"XXO");
    cells[54] = b'O';
    cells[55] = b'O';
    let position = parse(&format!("{} X", str::from_utf8(&cells).unwrap()));
    let mut features = [0; 7];
    position.features(Side::First, &mut features);
    // 돌 2−3, 둘 곳 1−0, 드러난 돌 2−3, 귀 1−0, 이어진 변 1−0, 변 이웃 0−1, 대각선 이웃 0−1.
    assert_eq!(features, [-1, 1, -1, 1, 1, -1, -1]);
    position.features(Side::Second, &mut features);
    assert_eq!(features, [1, -1, 1, -1, -1, 1, 1]);
}

#[test]
fn corners_are_looked_at_first_and_their_neighbours_last() {
    let mut seen = [0; 2];
    for row in rows(POSITIONS) {
        let position = parse(&text_of(&row));
        let mut moves = Vec::new();
        position.legal(&mut moves);
        moves.sort_by_key(|&mv| std::cmp::Reverse(position.hint(mv)));
        let names: Vec<String> = moves.iter().map(|&mv| name(&position, mv)).collect();
        let (Some(first), Some(last)) = (names.first(), names.last()) else { continue };
        let corner = |name: &String| ["a1", "a8", "h1", "h8"].contains(&name.as_str());
        assert_eq!(corner(first), names.iter().any(corner), "{row}");
        assert!(!corner(last) || names.iter().all(corner), "{row}");
        seen[0] += usize::from(corner(first));
        seen[1] += 1;
    }
    assert!(seen[0] > 20 && seen[1] > seen[0], "{seen:?}");
}

#[test]
fn the_search_keeps_as_many_discs_as_can_be_kept() {
    let mut solved = 0;
    for row in rows(POSITIONS) {
        let position = parse(&text_of(&row));
        let empty = row["board"].as_str().unwrap().matches('.').count() as u32;
        if (1..=8).contains(&empty) && position.outcome().is_none() {
            let evaluator = Evaluator::new(position.side());
            let (record, mut table) = (Record::new(position), Table::with_bytes(1 << 16));
            let limits = Limits::play(2 * empty);
            let report =
                search(&record, &evaluator, &limits, &mut table, &mut Silent, &mut || false);
            let best = i64::from(best_lead(position)) * 100;
            assert_eq!(report.score, Some(Score::value(best)), "{row}");
            solved += 1;
        }
    }
    assert!(solved > 5, "only {solved} late positions in the data");
}

/// 둘 차례인 쪽이 끝까지 잘 두어 남기는 돌의 차이.
fn best_lead(position: Othello) -> i32 {
    let mut moves = Vec::new();
    position.legal(&mut moves);
    match moves.into_iter().map(|mv| -best_lead(after(position, mv))).max() {
        Some(lead) => lead,
        None => {
            let [black, white] = position.points().unwrap();
            let lead = (black - white) / 2;
            if position.side() == Side::First { lead } else { -lead }
        }
    }
}

#[test]
fn every_law_of_the_kit() {
    gaji_core::conformance::assert::<Othello>();
}
