//! 관찰의 값: 조용한 탐색은 손으로 적은 것의 3 % 안, 기록은 조용한 탐색의 3배 안.

use criterion::Criterion;
use gaji_connect4::Connect4;
use gaji_core::{
    Evaluator, Game, Limits, Observer, Record, Recorder, Report, Score, Silent, Table, search,
};

use crate::by_hand::ByHand;
use crate::paired::ratio;

const DEPTH: u32 = 8;

pub(crate) fn bench(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("cost");
    group.sample_size(20);
    group.bench_function("silent", |bencher| bencher.iter(|| core(&mut Silent)));
    group.bench_function("recorder", |bencher| bencher.iter(|| core(&mut Recorder::default())));
    group.finish();

    let counts = core(&mut Silent).counts;
    assert_eq!((counts.nodes, counts.leaves, counts.cuts), by_hand(), "the same work");
    let nodes = counts.nodes;
    let silent = ratio(101, || core(&mut Silent), by_hand);
    let recorder = ratio(101, || core(&mut Recorder::default()), || core(&mut Silent));
    println!("silent / by hand: {silent:.3} ({nodes} nodes each; aim 1.03)");
    println!("recorder / silent: {recorder:.3} (aim 3)");
}

fn core<O: Observer<u8>>(observer: &mut O) -> Report<u8> {
    let record = Record::new(Connect4::start(0));
    let evaluator = Evaluator::new(record.position().side());
    let limits = Limits::fixed(DEPTH);
    search(&record, &evaluator, &limits, &mut Table::none(), observer, &mut || false)
}

fn by_hand() -> (u64, u64, u64) {
    let position = Connect4::start(0);
    let evaluator = Evaluator::new(position.side());
    let mut stop = || false;
    let mut search = ByHand::new(&evaluator, DEPTH, &mut stop);
    search.search(&position, 0, DEPTH, Score::MIN, Score::MAX);
    (search.nodes, search.leaves, search.cuts)
}
