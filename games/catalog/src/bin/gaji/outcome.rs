//! `gaji outcome`: 끝났는가, 왜. 주장해야 하는 끝(claim)은 `claim`에 따로 말한다.

use gaji_core::{End, Evaluate, Record};
use serde_json::Value;

use crate::args::Args;
use crate::batch::Command;
use crate::json::{Object, over, thousandths};
use crate::problem::Problem;

pub(crate) struct Outcome;

impl Command for Outcome {
    fn take(_args: &mut Args) -> Result<Self, Problem> {
        Ok(Self)
    }

    fn answer<G: Evaluate>(&mut self, record: &Record<G>) -> Result<String, Problem> {
        let line = match record.end() {
            Some(end) if end.claim => end_line(None).with("claim", end_line(Some(end))),
            end => end_line(end),
        };
        Ok(match record.position().points() {
            Some(points) => line.with("points", points.map(halves).to_vec()).to_string(),
            None => line.to_string(),
        })
    }
}

fn end_line(end: Option<End>) -> Object {
    Object::default()
        .with("over", end.map_or(Value::Null, |end| over(end.outcome).into()))
        .with("reason", end.map_or(Value::Null, |end| end.reason.into()))
}

/// 반 점(½)으로 센 점수.
fn halves(points: i32) -> Value {
    thousandths(i64::from(points) * 500)
}
