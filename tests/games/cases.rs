//! 사람들이 겪은 사례 가운데 여러 놀이에 걸친 것: 전치표와 멈춤.

use gaji_catalog::{GameId, Visitor, visit};
use gaji_chess::Chess;
use gaji_connect4::Connect4;
use gaji_core::{
    Bound, Evaluate, Evaluator, Game, Limits, Probe, Record, Report, RootMode, Score, Silent,
    Table, search,
};
use gaji_tictactoe::TicTacToe;

use crate::wander::{legal, wander};

fn parse<G: Game>(text: &str) -> Record<G> {
    Record::new(G::parse(0, text).expect("a position"))
}

fn look<G: Evaluate>(record: &Record<G>, limits: &Limits, table: &mut Table) -> Report<G::Move> {
    let evaluator = Evaluator::new(record.position().side());
    search(record, &evaluator, limits, table, &mut Silent, &mut || false)
}

/// 값과, 그 값인 모든 수.
fn answer<G: Evaluate>(
    record: &Record<G>,
    limits: &Limits,
    table: &mut Table,
) -> (Option<Score>, Vec<G::Move>) {
    let report = look(record, limits, table);
    let tied = report.moves.iter().filter(|root| root.bound == Bound::Exact);
    let tied = tied.filter(|root| Some(root.score) == report.score);
    (report.score, tied.map(|root| root.mv).collect())
}

/// 전치표를 끄든, 켜든, 열여섯 줄뿐이든, 다른 국면을 먼저 보았든 답이 같다.
fn no_table_changes_the_answer<G: Evaluate>(text: &str, depth: u32) -> Vec<G::Move> {
    let record = parse::<G>(text);
    let limits = Limits { root: RootMode::Ties, repetition: false, ..Limits::exact(depth) };
    let plain = Limits { probe: Probe::Off, ..limits.clone() };
    let (score, best) = answer(&record, &plain, &mut Table::none());
    let mut warm = Table::with_bytes(1 << 22);
    look(&Record::new(G::start(0)), &limits, &mut warm);
    let fresh = Table::with_bytes(1 << 22);
    for mut table in [fresh, Table::with_bytes(16 * Table::SLOT_BYTES), warm] {
        assert_eq!(answer(&record, &limits, &mut table), (score, best.clone()), "{text}");
        assert_eq!(answer(&record, &limits, &mut table), (score, best.clone()), "{text} again");
    }
    best
}

/// 사례 TT-01.
#[test]
fn the_table_changes_no_answer() {
    assert_eq!(no_table_changes_the_answer::<TicTacToe>("X........ O", 9), [4]);
    let connect4 = no_table_changes_the_answer::<Connect4>("226744515337", 8);
    assert!(!connect4.is_empty());
    let kiwipete = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
    assert!(!no_table_changes_the_answer::<Chess>(kiwipete, 4).is_empty());
}

/// 사례 TT-07. 표가 작아 열쇠마다 서로 밀어내도, 고른 수와 주 변화는 제 국면에서 둘 수 있는 수다.
#[test]
fn tiny_tables_bring_no_illegal_move() {
    for &id in GameId::ALL {
        visit(id, Tiny(id));
    }
}

struct Tiny(GameId);

impl Visitor for Tiny {
    type Output = ();

    fn visit<G: Evaluate + 'static>(self, variant: usize) {
        for slots in [1, 16] {
            let mut table = Table::with_bytes(slots * Table::SLOT_BYTES);
            for seed in 0..6 {
                let record = wander::<G>(variant, seed, 4 * seed);
                if record.end().is_none() {
                    let limits = Limits { nodes: Some(3_000), ..Limits::play(20) };
                    let report = look(&record, &limits, &mut table);
                    self.is_played(record.position(), &report);
                }
            }
        }
    }
}

impl Tiny {
    fn is_played<G: Game>(&self, root: &G, report: &Report<G::Move>) {
        let best = report.best.expect("a move");
        assert!(legal(root).contains(&best), "{} {best:?}", self.0);
        assert!(report.pv.first().is_none_or(|&mv| mv == best), "{}", self.0);
        let mut position = root.clone();
        for &mv in &report.pv {
            assert!(legal(&position).contains(&mv), "{} {mv:?}", self.0);
            position.play(mv);
        }
    }
}

/// 사례 ID-02. 어느 마디에서 멈추어도 마지막으로 끝낸 깊이의 답이다: 멈춘 탓에 생긴 점수는 보이지 않는다.
#[test]
fn stopping_anywhere_gives_the_last_finished_depth() {
    let chess = "4Q3/8/1p4pk/1PbB1p1p/7P/p3P1PK/P3qP2/8 w - - 0 88";
    stops_well::<Chess>(chess, 1, "e8h8");
    stops_well::<Connect4>("14131125", 2, "6");
}

/// 깊이 `from`부터는 `best`를 고른다.
fn stops_well<G: Evaluate>(text: &str, from: u32, best: &str) {
    let record = parse::<G>(text);
    let best = record.position().parse_move(best).expect("a move");
    let mut finished = vec![(0, None)];
    for depth in 1..=12 {
        let report = look(&record, &Limits::play(depth), &mut Table::with_bytes(1 << 16));
        finished.push((report.depth, report.score));
    }
    for nodes in 1..=5_000 {
        let limits = Limits { nodes: Some(nodes), ..Limits::play(12) };
        let report = look(&record, &limits, &mut Table::with_bytes(1 << 16));
        let told = (report.depth, report.score);
        assert!(finished.contains(&told), "{text} {nodes}: {told:?}");
        assert!(report.depth < from || report.best == Some(best), "{text} {nodes}");
    }
}
