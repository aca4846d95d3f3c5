//! 엔진에 묻는 손.

use gaji_engine::Service;
use gaji_lessons::evaluation::{Column, Fault, Formula, Judge, Weights, columns, seat};
use gaji_protocol::{Ask, Reply, Request, Response, Scene, ScoresAsk, decode, encode};

/// 마지막 답.
pub(crate) fn ask(service: &mut Service, ask: Ask) -> Reply {
    let mut last = None;
    service.handle(&encode(&Request { id: 1, ask }), &|| 0.0, &mut |bytes| {
        last = decode(bytes).map(|Response { reply, .. }| reply);
    });
    last.expect("an answer")
}

/// 칸마다 잰 것. 끝난 판이면 `None`.
pub(crate) fn measured(position: &str) -> Option<Vec<Option<Column>>> {
    let scores = ScoresAsk { seat: seat(position), depth: None, weights: None };
    match ask(&mut Service::page(), Ask::Scores(scores)) {
        Reply::Scores(scores) => Some(columns(&scores)),
        _ => None,
    }
}

pub(crate) fn scene(position: &str) -> Scene {
    match ask(&mut Service::page(), Ask::Look(seat(position))) {
        Reply::Scene(scene) => *scene,
        other => panic!("{other:?}"),
    }
}

pub(crate) const fn formula(weights: Weights) -> Formula {
    Formula { weights, fault: None }
}

pub(crate) const fn faulty(weights: Weights, fault: Fault) -> Formula {
    Formula { weights, fault: Some(fault) }
}

/// `position`을 `weights`로 재어 본다. 규칙이 이기는 칸을 먼저 본다.
pub(crate) fn judged<T>(position: &str, weights: Weights, read: impl Fn(&Judge<'_>) -> T) -> T {
    let columns = measured(position).expect("an open position");
    read(&Judge { columns: &columns, formula: formula(weights), wins_first: true })
}

/// 고른 칸의 번호, 1부터.
pub(crate) fn chosen(position: &str, weights: Weights) -> Option<usize> {
    judged(position, weights, |judge| judge.choice().map(|choice| choice + 1))
}

/// 씨앗마다 다른 끝나지 않은 국면.
pub(crate) fn random_position(seed: u64) -> (String, Vec<Option<Column>>) {
    let mut random = Random(seed);
    loop {
        let length = random.below(30);
        let digits = (0..length).map(|_| char::from(b'1' + random.below(7) as u8));
        let position: String = digits.collect();
        if let Some(columns) = measured(&position) {
            return (position, columns);
        }
    }
}

/// 시험의 우연: 곱하고 더하는 열(LCG, Knuth의 MMIX).
pub(crate) struct Random(pub(crate) u64);

impl Random {
    pub(crate) fn below(&mut self, count: u64) -> u64 {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % count
    }
}
