//! 체스에서 탐색이 해야 하는 일: 미끼, 외통, 되풀이.

#![allow(clippy::unwrap_used, reason = "시험은 멈추는 것으로 알린다")]

use gaji_chess::{Chess, Move};
use gaji_core::{
    Evaluator, Game, Limits, Quiescence, Record, Report, RootMode, Score, Silent, Table, search,
};

const MATERIAL: [i32; 6] = [1_000, 0, 0, 0, 0, 0];

fn parse(fen: &str) -> Chess {
    Chess::parse(0, fen).unwrap()
}

fn think(record: &Record<Chess>, weights: &[i32], limits: &Limits) -> Report<Move> {
    let evaluator = Evaluator::with_weights(record.position().side(), weights).unwrap();
    let mut table = Table::with_bytes(1 << 20);
    search(record, &evaluator, limits, &mut table, &mut Silent, &mut || false)
}

fn best(record: &Record<Chess>, report: &Report<Move>) -> String {
    let mut text = String::new();
    record.position().write_move(report.best.unwrap(), &mut text);
    text
}

/// 말의 값만으로 본, 뿌리의 수 하나의 정확한 점수.
fn worth(fen: &str, uci: &str, depth: u32, quiescence: Option<Quiescence>) -> Score {
    let limits = Limits { root: RootMode::AllExact, quiescence, ..Limits::fixed(depth) };
    let position = parse(fen);
    let mv = position.parse_move(uci).unwrap();
    let report = think(&Record::new(position), &MATERIAL, &limits);
    report.moves.iter().find(|root| root.mv == mv).unwrap().score
}

#[test]
fn a_defended_pawn_is_bait_for_the_queen() {
    let fen = "4k3/8/2p5/3p4/8/8/3Q4/4K3 w - - 0 1";
    let bait = |depth, quiescence| worth(fen, "d2d5", depth, quiescence);
    assert_eq!(bait(1, None), Score::value(800));
    assert_eq!(bait(2, None), Score::value(-100));
    assert_eq!(bait(1, Some(Quiescence::FULL)), Score::value(-100));
    assert_eq!(worth(fen, "d2d4", 1, Some(Quiescence::FULL)), Score::value(700));
}

#[test]
fn a_defended_pawn_is_bait_for_the_knight() {
    let fen = "1rbq1rk1/ppbn1pp1/4p2p/1P1pP3/3P2P1/PQN1BN2/1K3P1P/3R3R w - - 0 1";
    assert_eq!(worth(fen, "c3d5", 1, None), Score::value(90));
    assert!(worth(fen, "c3d5", 1, Some(Quiescence::FULL)) < Score::value(-100));
}

#[test]
fn an_exchange_is_counted_to_its_end() {
    let loses = |fen, uci| {
        let position = parse(fen);
        position.loses_exchange(position.parse_move(uci).unwrap())
    };
    assert!(!loses("1k1r4/1pp4p/p7/4p3/8/P5P1/1PP4P/2K1R3 w - - 0 1", "e1e5"));
    assert!(loses("1k1r3q/1ppn3p/p4b2/4p3/8/P2N2P1/1PP1R1BP/2K1Q3 w - - 0 1", "d3e5"));
    // 뒤의 룩이 앞의 룩을 거든다. 킹은 지켜진 것을 잡지 못한다.
    assert!(!loses("3rk3/8/8/3p4/8/8/3R4/3RK3 w - - 0 1", "d2d5"));
    assert!(loses("3rk3/8/8/3p4/8/8/3R4/4K3 w - - 0 1", "d2d5"));
    assert!(!loses("8/8/4k3/3p4/8/8/3R4/3RK3 w - - 0 1", "d2d5"));
    // 조용한 수도 그 자리에서 잡히면 잃는다.
    assert!(loses("4k3/8/2p5/8/8/8/3Q4/4K3 w - - 0 1", "d2d5"));
}

#[test]
fn the_quickest_mate_is_played_and_stalemate_is_not() {
    let fen = "7k/8/6K1/8/8/8/8/5Q2 w - - 0 1";
    for depth in 1..=5 {
        let record = Record::new(parse(fen));
        let report = think(&record, &MATERIAL, &Limits::fixed(depth));
        assert_eq!(best(&record, &report), "f1f8");
        assert_eq!(report.score, Some(Score::win_in(1)));
    }
    assert_eq!(worth(fen, "f1f7", 3, None), Score::DRAW);
    assert_eq!(worth(fen, "f1c4", 3, None), Score::DRAW);
}

#[test]
fn a_mate_in_three_counts_down_with_the_same_table() {
    let fen = "r1bqk1nr/ppp4p/2n5/3pp1p1/P2P4/B1P1P1P1/2P2P1P/R2QKBR1 w Qkq - 0 12";
    let mut record = Record::new(parse(fen));
    let evaluator = Evaluator::new(record.position().side());
    let mut table = Table::with_bytes(1 << 22);
    for plies in [5, 3, 1] {
        let limits = Limits::play(6);
        let report = search(&record, &evaluator, &limits, &mut table, &mut Silent, &mut || false);
        assert_eq!(report.score, Some(Score::win_in(plies)));
        record.play(report.best.unwrap());
        let mut replies = Vec::new();
        record.position().legal(&mut replies);
        // 어떤 응수든 셈은 하나씩 준다. 가장 오래 버티는 것을 고른다.
        if let Some(&reply) = replies.iter().max_by_key(|&&reply| {
            let mut after = record.clone();
            after.play(reply);
            think(&after, &MATERIAL, &Limits::play(6)).score.unwrap().plies()
        }) {
            record.play(reply);
        }
    }
    assert!(record.position().in_check() && record.position().outcome().is_some());
}

/// 이긴 국면을 되풀이로 비기지 않는다: 한 수 뒤면 세 번째인 기록에서 다른 수를 둔다.
#[test]
fn a_won_position_is_not_repeated_into_a_draw() {
    let mut record = Record::new(parse("6k1/5ppp/8/8/8/8/1R3PPP/1R4K1 w - - 0 1"));
    for text in "b2a2 g8f8 a2b2 f8g8 b2a2 g8f8 a2b2 f8g8 b2a2 g8f8".split(' ') {
        record.play_text(text).unwrap();
    }
    let mut drawn = record.clone();
    drawn.play_text("a2b2").unwrap();
    assert_eq!(drawn.end().map(|end| end.reason), Some("threefold_repetition"));
    let report = think(&record, &[1_000; 6], &Limits::play(4));
    assert_ne!(best(&record, &report), "a2b2");
    assert!(report.score.unwrap() > Score::value(500));
}
