//! 정확한 설정은 모두 따로 적은 미니맥스와 값도 수도 같다.

use gaji_core::{
    Bound, Cut, Evaluator, Fail, Game, Limits, Ordering, Probe, Quiescence, Record, RootMode, Side,
    Silent, Table, search,
};

use crate::noise::Noise;
use crate::oracle::Oracle;

fn quiescences() -> Vec<Option<Quiescence>> {
    let full = Quiescence::FULL;
    vec![
        None,
        Some(full),
        Some(Quiescence { ordering: false, ..full }),
        Some(Quiescence { stand_pat: false, cap: 4, ..full }),
        Some(Quiescence { promotions: false, evasions: false, cap: 2, ..full }),
        Some(Quiescence { cap: 0, ..full }),
    ]
}

/// 값이 미니맥스와 꼭 같아야 하는 설정.
fn exact_limits(depth: u32) -> Vec<Limits> {
    let mut all = vec![Limits { pruning: false, ..Limits::fixed(depth) }];
    for cut in [Cut::AtLeast, Cut::Above] {
        for fail in [Fail::Soft, Fail::Hard] {
            for ordering in [Ordering::Off, Ordering::Static, Ordering::Dynamic] {
                for probe in [Probe::Off, Probe::SameDepth] {
                    let base = Limits { cut, fail, ordering, probe, ..Limits::fixed(depth) };
                    let deepened = Limits { first_depth: 1, pvs: true, ..base.clone() };
                    all.push(Limits { aspiration: true, ..deepened.clone() });
                    all.push(Limits { internal: true, pvs: true, ..base.clone() });
                    all.push(Limits { pvs: true, ..base.clone() });
                    all.extend([deepened, base]);
                }
            }
        }
    }
    all
}

#[test]
fn every_exact_setting_equals_minimax() {
    for seed in 0..60 {
        let position = Noise::new(seed);
        let evaluator = Evaluator::new(if seed % 2 == 0 { Side::First } else { Side::Second });
        let quiescence = quiescences()[seed as usize % 6];
        let oracle = Oracle { evaluator: &evaluator, quiescence };
        let depth = 1 + seed as u32 % 6;
        let (mv, score) = oracle.best(&position, depth);
        for limits in exact_limits(depth) {
            let limits = Limits { quiescence, ..limits };
            let mut table = Table::with_bytes(1 << 12);
            let record = Record::new(position);
            let report =
                search(&record, &evaluator, &limits, &mut table, &mut Silent, &mut || false);
            let depth = report.depth;
            assert!(depth == limits.depth || report.complete, "{limits:?}");
            assert_eq!((report.best, report.score), (Some(mv), Some(score)), "{seed}: {limits:?}");
        }
    }
}

#[test]
fn a_negamax_without_pruning_sees_through_quiescence_too() {
    for seed in 0..200 {
        let position = Noise::new(seed);
        let evaluator = Evaluator::new(Side::First);
        let oracle = Oracle { evaluator: &evaluator, quiescence: Some(Quiescence::FULL) };
        let plain = Limits { quiescence: Some(Quiescence::FULL), ..Limits::fixed(2) };
        for pruning in [false, true] {
            let limits = Limits { pruning, ..plain.clone() };
            let record = Record::new(position);
            let mut table = Table::none();
            let report =
                search(&record, &evaluator, &limits, &mut table, &mut Silent, &mut || false);
            assert_eq!(report.score, Some(oracle.best(&position, 2).1), "{seed} {pruning}");
        }
    }
}

#[test]
fn all_exact_gives_every_root_move_and_ties_give_every_equal() {
    for seed in 0..100 {
        let position = Noise::new(seed);
        let evaluator = Evaluator::new(Side::First);
        let truth = Oracle { evaluator: &evaluator, quiescence: None }.root(&position, 4);
        let best = truth.iter().map(|&(_, score)| score).max().expect("a move");
        for (ordering, pvs) in [(Ordering::Off, false), (Ordering::Static, true)] {
            let base = Limits { ordering, pvs, ..Limits::fixed(4) };
            let look = |root| {
                let limits = Limits { root, ..base.clone() };
                let record = Record::new(position);
                let mut table = Table::none();
                search(&record, &evaluator, &limits, &mut table, &mut Silent, &mut || false)
            };
            let exact = look(RootMode::AllExact);
            let pairs: Vec<_> = exact.moves.iter().map(|root| (root.mv, root.score)).collect();
            assert_eq!(pairs, truth, "{seed}");
            assert!(exact.moves.iter().all(|root| root.bound == Bound::Exact));
            let equal = |&&(_, score): &&(u8, _)| score == best;
            let ties: Vec<_> = truth.iter().filter(equal).map(|&(mv, _)| mv).collect();
            let report = look(RootMode::Ties);
            let found = report.moves.iter().filter(|root| Some(root.score) == report.score);
            let found = found.filter(|root| root.bound != Bound::Upper);
            assert_eq!(found.map(|root| root.mv).collect::<Vec<_>>(), ties, "{seed}");
        }
    }
}

#[test]
fn a_table_that_is_kept_never_answers_for_other_weights_or_the_other_side() {
    let mut table = Table::with_bytes(1 << 16);
    for seed in 0..40 {
        let position = Noise::new(seed / 4 % 4);
        // 한 번에 하나만 바뀐다: 가중치나 편.
        let side = [Side::First, Side::Second][seed as usize / 2 % 2];
        let weight = [1_000, -1_000, 300][seed.div_ceil(2) as usize % 3];
        let evaluator = Evaluator::with_weights(side, &[weight]).expect("one term");
        let oracle = Oracle { evaluator: &evaluator, quiescence: None };
        let limits = Limits { probe: Probe::SameDepth, ..Limits::fixed(5) };
        let record = Record::new(position);
        let report = search(&record, &evaluator, &limits, &mut table, &mut Silent, &mut || false);
        let (mv, score) = oracle.best(record.position(), 5);
        assert_eq!((report.best, report.score), (Some(mv), Some(score)), "{seed}");
        assert!(report.pv.first() == Some(&mv) && record.position().side() == Side::First);
    }
}
