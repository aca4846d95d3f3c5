//! 줄고누를 끝까지 푼다: 두 쪽의 색을 가리지 않고 이를 수 있는 국면 2,130,833개. `cargo bench -p gaji-gonu`.

#![allow(clippy::print_stdout, reason = "재는 것은 찍어서 알린다")]
#![allow(clippy::unwrap_used, reason = "제가 쓴 글을 되읽을 뿐이다")]

#[path = "../tests/gonu/solver.rs"]
mod solver;

use std::time::Instant;

use gaji_core::{Game, Side};
use gaji_gonu::Gonu;
use serde_json::Value as Json;

use solver::{Solved, Value};

const FACTS: &str = include_str!("../../../tests/oracle/gonu/facts.jsonl");
const JUL: usize = 2;

/// 둘 차례인 쪽을 먼저 두는 쪽으로 바꾼 국면.
fn colour_blind(position: Gonu) -> Gonu {
    if position.side() == Side::First {
        return position;
    }
    let mut text = String::new();
    position.write(&mut text);
    let mut men = text.split('/');
    let (first, second) = (men.next().unwrap(), men.next().unwrap());
    Gonu::parse(JUL, &format!("{second}/{first}/0")).unwrap()
}

fn main() {
    let begun = Instant::now();
    let start = Gonu::start(JUL);
    let solved = Solved::from(&[start], colour_blind);
    println!("{} positions solved in {:.1?}", solved.states(), begun.elapsed());
    let facts = FACTS.lines().map(|line| serde_json::from_str::<Json>(line).unwrap());
    let fact = facts.into_iter().find(|row| row["game"] == "jul_4x4").unwrap();
    assert_eq!(fact["states_reachable_colour_blind"], solved.states());
    assert_eq!(fact["edges"], solved.edges());
    assert_eq!(fact["win"], solved.wins());
    assert_eq!(fact["loss"], solved.losses());
    assert_eq!(fact["max_forced_plies"], solved.longest());
    assert_eq!(solved.value(&start), Value::Draw);
}
