//! 탐색의 법칙: 보아도 같다, 멈추어도 옳다, 빠른 승리와 늦은 패배를 고른다.

use std::cell::Cell;

use gaji_core::{
    Driver, Evaluator, Event, Fault, Game, Limits, Observer, Quiescence, Record, Recorder, Score,
    Side, Silent, Table, Tree, mistaken, search,
};

use crate::noise::Noise;

fn settings() -> [Limits; 4] {
    let quiescence = Some(Quiescence::FULL);
    let [horizon, near] = [0, 4].map(|depth| Limits { quiescence, ..Limits::fixed(depth) });
    [Limits::fixed(5), horizon, near, Limits::play(6)]
}

#[test]
fn a_traced_search_is_the_silent_search() {
    for seed in 0..100 {
        for limits in settings() {
            let record = Record::new(Noise::new(seed));
            let evaluator = Evaluator::new(Side::First);
            let look = |observer: &mut dyn FnMut(Event<u8>)| {
                let mut table = Table::with_bytes(1 << 14);
                let observer = &mut Ear(observer);
                search(&record, &evaluator, &limits, &mut table, observer, &mut || false)
            };
            let mut table = Table::with_bytes(1 << 14);
            let mut recorder = Recorder::default();
            let traced =
                search(&record, &evaluator, &limits, &mut table, &mut recorder, &mut || false);
            let entered = Cell::new(0);
            let heard = look(&mut |event| {
                entered.set(entered.get() + u64::from(matches!(event, Event::Enter { .. })));
            });
            table = Table::with_bytes(1 << 14);
            let silent =
                search(&record, &evaluator, &limits, &mut table, &mut Silent, &mut || false);
            assert_eq!(traced, silent);
            assert_eq!(heard, silent);
            assert_eq!(entered.get(), silent.counts.nodes);
        }
    }
}

/// 귀로 듣는 관찰자.
struct Ear<'a>(&'a mut dyn FnMut(Event<u8>));

impl Observer<u8> for Ear<'_> {
    fn observe(&mut self, event: Event<u8>) {
        (self.0)(event);
    }
}

/// 사례 ID-02. 멈춘 깊이의 점수는 답이 되지 않는다.
#[test]
fn a_stopped_search_reports_the_last_finished_depth_and_a_legal_move() {
    for seed in 0..30 {
        let record = Record::new(Noise::new(seed));
        let evaluator = Evaluator::new(Side::First);
        let play = Limits::play(9);
        let mut finished = vec![(0, None)];
        for depth in 1..=9 {
            let mut table = Table::with_bytes(1 << 14);
            let limits = Limits { depth, ..play.clone() };
            let report =
                search(&record, &evaluator, &limits, &mut table, &mut Silent, &mut || false);
            finished.push((report.depth, report.score));
        }
        for nodes in 0..400 {
            let mut table = Table::with_bytes(1 << 14);
            let limits = Limits { nodes: Some(nodes), ..play.clone() };
            let report =
                search(&record, &evaluator, &limits, &mut table, &mut Silent, &mut || false);
            assert!(report.counts.nodes <= nodes);
            assert!(finished.contains(&(report.depth, report.score)), "{seed} {nodes}");
            let mut moves = Vec::new();
            record.position().legal(&mut moves);
            assert!(report.best.is_some_and(|mv| moves.contains(&mv)));
        }
    }
}

#[test]
fn a_search_stopped_at_once_still_has_a_move() {
    let record = Record::new(Tree::start(0));
    let evaluator = Evaluator::new(Side::First);
    for limits in [Limits::play(8), Limits::fixed(1)] {
        let limits = Limits { nodes: Some(0), ..limits };
        let mut table = Table::none();
        let report = search(&record, &evaluator, &limits, &mut table, &mut Silent, &mut || true);
        assert_eq!((report.best, report.score, report.depth), (Some(0), None, 0));
    }
}

#[test]
fn a_depth_without_bottom_ends() {
    let record = Record::new(Noise::new(5));
    let evaluator = Evaluator::new(Side::First);
    let look = |limits: &Limits| {
        let mut table = Table::with_bytes(1 << 14);
        search(&record, &evaluator, limits, &mut table, &mut Silent, &mut || false)
    };
    let quiescence = Some(Quiescence { cap: u32::MAX, ..Quiescence::FULL });
    for base in [Limits::fixed(u32::MAX), Limits::exact(u32::MAX), Limits::play(u32::MAX)] {
        let report = look(&Limits { quiescence, first_depth: 1, ..base });
        assert!(report.complete && report.depth <= 15, "{report:?}");
    }
}

/// 사례 ID-06.
#[test]
fn stop_is_polled_often() {
    let record = Record::new(Noise::new(3));
    let evaluator = Evaluator::new(Side::First);
    let limits = Limits { pruning: false, ..Limits::fixed(9) };
    let mut polls = 0;
    let mut stop = || {
        polls += 1;
        false
    };
    let report = search(&record, &evaluator, &limits, &mut Table::none(), &mut Silent, &mut stop);
    assert!(polls >= report.counts.nodes / 64, "{polls} of {}", report.counts.nodes);
}

#[test]
fn steps_add_up_to_the_whole_search() {
    let record = Record::new(Noise::new(8));
    let evaluator = Evaluator::new(Side::First);
    let mut table = Table::with_bytes(1 << 14);
    let limits = Limits::play(6);
    let whole = search(&record, &evaluator, &limits, &mut table, &mut Silent, &mut || false);
    table = Table::with_bytes(1 << 14);
    let mut driver = Driver::new(&record, evaluator, limits, &mut table);
    let mut depth = 0;
    while driver.step(&mut table, &mut Silent, &mut || false) {
        assert!(driver.report().depth >= depth);
        depth = driver.report().depth;
    }
    assert_eq!(driver.into_report(), whole);
}

#[test]
fn sooner_wins_and_later_losses_are_better() {
    assert!(Score::win_in(1) > Score::win_in(3));
    assert!(Score::loss_in(4) > Score::loss_in(2));
    assert!(Score::win_in(200) > Score::value(i64::MAX));
    assert!(-Score::win_in(5) == Score::loss_in(5));
}

#[test]
fn unswapped_bounds_choose_another_move_on_the_textbook_tree() {
    let tree = Tree::start(0);
    let evaluator = Evaluator::new(Side::First);
    let wrong = mistaken(&tree, &evaluator, 8, Fault::UnswappedWindow, &mut Silent);
    assert_eq!((wrong.best, wrong.score), (Some(2), Score::value(14)));
    let mixed = mistaken(
        &Tree::parse(0, "[1,5]").expect("a tree"),
        &evaluator,
        8,
        Fault::MixedSides,
        &mut Silent,
    );
    assert_eq!(mixed.best, Some(0));
}

#[test]
fn a_game_seen_to_its_end_is_complete_whatever_the_table_answered() {
    for seed in 0..60 {
        let record = Record::new(Noise::new(seed));
        let evaluator = Evaluator::new(Side::First);
        let mut table = Table::with_bytes(1 << 16);
        let mut look = |limits: &Limits| {
            search(&record, &evaluator, limits, &mut table, &mut Silent, &mut || false)
        };
        let report = look(&Limits::play(60));
        assert!(report.complete && report.depth <= 15, "{seed}: {report:?}");
        let whole = look(&Limits { pruning: false, ..Limits::fixed(15) });
        assert_eq!((report.best, report.score), (whole.best, whole.score), "{seed}");
    }
}

/// 사례 TT-07. 열쇠가 몇 비트뿐이어도.
#[test]
fn keys_that_collide_never_bring_an_illegal_move() {
    for (seed, bits) in (0..200).flat_map(|seed| [0, 1, 3, 6].map(|bits| (seed, bits))) {
        let record = Record::new(Noise::blurred(seed, bits));
        let evaluator = Evaluator::new(Side::First);
        let mut table = Table::with_bytes(1 << 10);
        for limits in [Limits::exact(7), Limits::play(9)] {
            let report =
                search(&record, &evaluator, &limits, &mut table, &mut Silent, &mut || false);
            assert!(report.best.is_some() && report.pv.first() == report.best.as_ref());
            let mut position = *record.position();
            for &mv in &report.pv {
                let mut moves = Vec::new();
                position.legal(&mut moves);
                assert!(moves.contains(&mv), "{seed} {bits}: {report:?}");
                position.play(mv);
            }
        }
    }
}

#[test]
fn a_table_that_memory_cannot_hold_is_a_smaller_one() {
    let record = Record::new(Noise::new(1));
    let evaluator = Evaluator::new(Side::First);
    let small = Table::with_bytes(1 << 12);
    // 어느 기계의 주소 공간보다도 크다. 받은 기억은 쓴 만큼만 진짜다.
    for mut table in [small, Table::with_bytes(usize::MAX)] {
        let limits = Limits::play(6);
        let report = search(&record, &evaluator, &limits, &mut table, &mut Silent, &mut || false);
        assert_eq!(report.depth, 6);
    }
}
