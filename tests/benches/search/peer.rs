//! 크레이트 `minimax` 0.6의 깊어지는 탐색과 같은 일을 견준다: 처음 국면에서 깊이 10과 12, 같은 크기의 표.

use criterion::Criterion;
use gaji_connect4::Connect4;
use gaji_core::{
    Evaluate, Evaluator, Game, Limits, Outcome, Record, Report, Side, Silent, Table, search,
};
use minimax::{IterativeOptions, IterativeSearch, Strategy, Winner};

use crate::paired::{ratio, time};

const TABLE_BYTES: usize = 1 << 24;

pub(crate) fn bench(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("connect4 from the start to depth 10");
    group.sample_size(10);
    group.bench_function("gaji", |bencher| bencher.iter(|| ours(10)));
    group.bench_function("minimax 0.6", |bencher| bencher.iter(|| theirs(10)));
    group.finish();

    let counts = ours(10).counts;
    let seconds = time(&mut || ours(10)).as_secs_f64();
    println!(
        "depth 10: {} nodes, {:.1} million nodes/s",
        counts.nodes,
        counts.nodes as f64 / seconds / 1e6
    );
    for (depth, rounds) in [(10, 11), (12, 5)] {
        let ratio = ratio(rounds, || ours(depth), || theirs(depth));
        println!("depth {depth}: gaji / minimax 0.6 = {ratio:.3} (aim 0.8)");
    }
}

fn ours(depth: u32) -> Report<u8> {
    let record = Record::new(Connect4::start(0));
    let evaluator = Evaluator::new(Side::First);
    let mut table = Table::with_bytes(TABLE_BYTES);
    search(&record, &evaluator, &Limits::play(depth), &mut table, &mut Silent, &mut || false)
}

fn theirs(depth: u32) -> Option<u8> {
    let options =
        IterativeOptions::new().with_table_byte_size(TABLE_BYTES).with_countermove_history();
    let mut search = IterativeSearch::new(Lesson, options);
    search.set_max_depth(depth as u8);
    search.choose_move(&Connect4::start(0))
}

/// 우리의 규칙과 평가를 그쪽의 말로.
struct Lesson;

impl minimax::Game for Lesson {
    type S = Connect4;
    type M = u8;

    fn generate_moves(position: &Connect4, moves: &mut Vec<u8>) -> Option<Winner> {
        let winner = Self::get_winner(position);
        if winner.is_none() {
            position.legal(moves);
        }
        winner
    }

    fn apply(position: &mut Connect4, mv: u8) -> Option<Connect4> {
        let mut after = *position;
        after.play(mv);
        Some(after)
    }

    fn get_winner(position: &Connect4) -> Option<Winner> {
        match position.outcome()? {
            Outcome::Won(_) => Some(Winner::PlayerJustMoved),
            Outcome::Draw | Outcome::Points(_) => Some(Winner::Draw),
        }
    }

    fn zobrist_hash(position: &Connect4) -> u64 {
        position.key()
    }

    fn table_index(mv: u8) -> u16 {
        u16::from(mv)
    }

    fn max_table_index() -> u16 {
        6
    }
}

impl minimax::Evaluator for Lesson {
    type G = Self;

    /// 기본 가중치의 같은 공식. 그쪽의 점수는 i16이라 천분의 일을 그대로 담는다.
    fn evaluate(&self, position: &Connect4) -> i16 {
        let mut features = [0; 3];
        position.features(Side::First, &mut features);
        let score = Evaluator::<Connect4>::new(Side::First).weigh(&features).raw();
        let own = if position.side() == Side::First { score } else { -score };
        i16::try_from(own).unwrap_or(if own > 0 { i16::MAX - 1 } else { i16::MIN + 2 })
    }
}
