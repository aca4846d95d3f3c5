//! 끝까지 푸는 탐색: 따로 만든 점수와 같은가, 더 읽지 않고 안 것이 참인가.

#![allow(clippy::unwrap_used, reason = "시험은 멈추는 것으로 알린다")]

use std::collections::HashMap;

use gaji_connect4::Connect4;
use gaji_core::{Game, Outcome, Prospect, Score, Table, solve, solve_move};

const TABLE_BYTES: usize = 1 << 22;

/// 갈래의 국면: `둔 세로줄 점수`. 쉬운 갈래는 모두, 나머지는 몇만.
macro_rules! class {
    ($name:literal) => {
        include_str!(concat!("../../../tests/oracle/connect4/exact/", $name, ".txt"))
    };
}

fn rows(text: &str) -> impl Iterator<Item = (Connect4, i32)> {
    text.lines().map(|line| {
        let (moves, score) = line.split_once(' ').unwrap();
        (Connect4::parse(0, moves).unwrap(), score.parse().unwrap())
    })
}

/// 모두 풀어 본 마디의 수. 국면마다 표를 비운다.
fn solve_all(rows: impl Iterator<Item = (Connect4, i32)>) -> u64 {
    let mut table = Table::with_bytes(TABLE_BYTES);
    rows.map(|(position, score)| {
        table.clear();
        let solution = solve(&position, &mut table).unwrap();
        assert_eq!(solution.score, score, "{position:?}");
        solution.nodes
    })
    .sum()
}

#[test]
fn easy_positions_are_solved_with_fewer_nodes_than_the_reference() {
    assert!(solve_all(rows(class!("end-easy"))) < 2_094);
    assert!(solve_all(rows(class!("middle-easy"))) < 22_903);
    assert!(solve_all(rows(class!("begin-easy"))) < 61_035);
}

#[test]
fn a_sample_of_hard_positions_is_solved() {
    solve_all(rows(class!("middle-medium")).step_by(10));
    solve_all(rows(class!("begin-medium")).step_by(20));
    solve_all(rows(class!("begin-hard")).step_by(15));
}

#[test]
fn a_table_that_is_kept_changes_no_score() {
    let mut table = Table::with_bytes(TABLE_BYTES);
    for (position, score) in rows(class!("middle-medium")).step_by(10) {
        assert_eq!(solve(&position, &mut table).unwrap().score, score, "{position:?}");
    }
}

#[test]
fn mirrored_positions_share_a_key() {
    let key = |moves| Connect4::parse(0, moves).unwrap().symmetric_key();
    assert_eq!(key("1123445"), key("7765443"));
    assert_ne!(key("1123445"), key("7123445"));
}

/// 가장 좋은 수를 둔 값은, 이길 쪽이 마지막 돌을 놓을 때까지의 수다.
#[test]
fn a_move_is_worth_the_plies_to_the_end() {
    let mut table = Table::with_bytes(TABLE_BYTES);
    for (position, score) in rows(class!("end-easy")).step_by(10) {
        let mut moves = Vec::new();
        position.legal(&mut moves);
        let value = |mv| solve_move(&position, mv, &mut table).unwrap();
        let best = moves.into_iter().map(value).max().unwrap();
        assert_eq!(best, worth(&position, score), "{position:?}");
    }
}

/// 점수는 22 − (이긴 쪽이 모두 놓은 돌)이다.
fn worth(position: &Connect4, score: i32) -> Score {
    let stones = 42 - position.empty().count_ones() as i32;
    let (mover, other) = (stones / 2, (stones + 1) / 2);
    match score {
        0 => Score::DRAW,
        1.. => Score::win_in((2 * (22 - score - mover) - 1) as u32),
        _ => Score::loss_in((2 * (22 + score - other)) as u32),
    }
}

/// 전망은 규칙만 아는 미니맥스의 값을 놓치지 않고, 점수를 모르면 읽을 수에 가장 좋은 수가 있다.
#[test]
fn every_prospect_holds() {
    let mut values = HashMap::new();
    for (position, score) in rows(class!("end-easy")) {
        assert_eq!(value(&position, &mut values), score);
    }
    let narrowed = values.values().filter(|(_, narrow)| *narrow).count();
    assert!(narrowed > 10_000, "{narrowed} of {}", values.len());
}

/// 국면의 값과, 전망이 아무것도 모를 때보다 좁았는가.
type Values = HashMap<u64, (i32, bool)>;

fn value(position: &Connect4, values: &mut Values) -> i32 {
    if let Some(&(value, _)) = values.get(&position.key()) {
        return value;
    }
    let left = position.empty().count_ones();
    let value = match position.outcome() {
        Some(Outcome::Draw) => 0,
        Some(_) => -Prospect::win_now(left + 1),
        None => best(position, values),
    };
    let prospect = position.prospect(left);
    assert!(
        (prospect.lower..=prospect.upper).contains(&value),
        "{position:?}: {prospect:?} {value}"
    );
    let narrow = left > 0 && prospect.upper < Prospect::open(left).upper - 1;
    values.insert(position.key(), (value, narrow));
    value
}

fn best(position: &Connect4, values: &mut Values) -> i32 {
    let mut moves = Vec::new();
    position.legal(&mut moves);
    let scores: Vec<i32> = moves.iter().map(|&mv| -value(&after(position, mv), values)).collect();
    let best = *scores.iter().max().unwrap();
    if !position.prospect(position.empty().count_ones()).is_exact() {
        let mut replies = Vec::new();
        position.replies(&mut replies);
        let kept =
            moves.iter().zip(&scores).any(|(mv, &score)| score == best && replies.contains(mv));
        assert!(kept, "{position:?}: {replies:?} of {scores:?}");
    }
    best
}

fn after(position: &Connect4, mv: u8) -> Connect4 {
    let mut after = *position;
    after.play(mv);
    after
}
