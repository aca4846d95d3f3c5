//! 체스에서 탐색이 해야 하는 일: 미끼, 외통, 되풀이.

#![allow(clippy::unwrap_used, reason = "시험은 멈추는 것으로 알린다")]

use gaji_chess::{Chess, Move};
use gaji_core::{
    Evaluator, Game, Limits, Probe, Quiescence, Record, Report, RootMode, Score, Silent, Table,
    search,
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

/// 사례 AB-06. 상대가 도와준다고 믿는 탐색은 깊이 2에서도 이 폰을 먹는다.
#[test]
fn a_defended_pawn_is_bait_for_the_queen() {
    let fen = "4k3/8/2p5/3p4/8/8/3Q4/4K3 w - - 0 1";
    let bait = |depth, quiescence| worth(fen, "d2d5", depth, quiescence);
    assert_eq!(bait(1, None), Score::value(800));
    assert_eq!(bait(2, None), Score::value(-100));
    assert_eq!(bait(1, Some(Quiescence::FULL)), Score::value(-100));
    assert_eq!(worth(fen, "d2d4", 1, Some(Quiescence::FULL)), Score::value(700));
    let record = Record::new(parse(fen));
    let chosen = |depth, quiescence| {
        let report = think(&record, &MATERIAL, &Limits { quiescence, ..Limits::fixed(depth) });
        (best(&record, &report) == "d2d5", report.score)
    };
    assert_eq!(chosen(1, None), (true, Some(Score::value(800))));
    for (depth, quiescence) in [(2, None), (1, Some(Quiescence::FULL)), (2, Some(Quiescence::FULL))]
    {
        assert_eq!(chosen(depth, quiescence), (false, Some(Score::value(700))), "{depth}");
    }
}

/// 사례 QS-01. 지켜진 폰과 나이트를 바꾸는 것은 정지 탐색 없이는 폰을 거저 얻은 것으로 보인다.
#[test]
fn a_defended_pawn_is_bait_for_the_knight() {
    let fen = "1rbq1rk1/ppbn1pp1/4p2p/1P1pP3/3P2P1/PQN1BN2/1K3P1P/3R3R w - - 0 1";
    assert_eq!(worth(fen, "c3d5", 1, None), Score::value(90));
    let quiet = Limits { quiescence: Some(Quiescence::FULL), ..Limits::fixed(1) };
    let report = think(&Record::new(parse(fen)), &MATERIAL, &quiet);
    assert_eq!(report.score, Some(Score::value(-10)));
    assert_eq!(worth(fen, "c3d5", 1, quiet.quiescence), Score::value(-130));
}

/// 사례 QS-03. 장군을 받는 쪽은 그냥 둘 수 없으므로, 지평선에서도 외통이 보인다.
#[test]
fn a_mate_at_the_horizon_is_seen() {
    let fen = "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1";
    let record = Record::new(parse(fen));
    let quiet = Limits { quiescence: Some(Quiescence::FULL), ..Limits::fixed(1) };
    let report = think(&record, &MATERIAL, &quiet);
    assert_eq!((best(&record, &report), report.score), ("d1d8".into(), Some(Score::win_in(1))));
    let exact = Limits { root: RootMode::AllExact, ..quiet };
    let all = think(&record, &MATERIAL, &exact).moves;
    let others = all.iter().filter(|root| Some(root.mv) != report.best);
    assert!(others.map(|root| root.score).all(|score| score == Score::value(500)));
}

/// 사례 QS-04. 잡을 것이 없다고 둘 것이 없는 것은 아니다: 피할 수 있는 장군은 외통이 아니다.
#[test]
fn a_check_that_can_be_met_is_no_mate() {
    let fen = "4k3/8/8/8/8/8/8/R3K3 w - - 0 1";
    assert_eq!(worth(fen, "a1a8", 1, Some(Quiescence::FULL)), Score::value(500));
    let leaf = parse("rnbqkbnr/ppppp1pp/8/5p1Q/4P3/8/PPPP1PPP/RNB1KBNR b KQkq - 0 1");
    assert!(leaf.in_check() && leaf.outcome().is_none());
    let horizon = Limits { quiescence: Some(Quiescence::FULL), ..Limits::fixed(0) };
    let score = think(&Record::new(leaf), &MATERIAL, &horizon).score.unwrap();
    assert!(!score.is_decided(), "{score:?}");
}

/// 사례 QS-06. 앙파상도 잡기다: 지평선 너머에서도 세고, 두면 지나온 폰이 사라진다.
#[test]
fn en_passant_is_a_capture() {
    let fen = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";
    let mut record = Record::new(parse(fen));
    for depth in [0, 1] {
        let quiet = Limits { quiescence: Some(Quiescence::FULL), ..Limits::fixed(depth) };
        let report = think(&record, &MATERIAL, &quiet);
        let found = (best(&record, &report), report.score);
        assert_eq!(found, ("e5d6".into(), Some(Score::value(100))), "{depth}");
    }
    assert_eq!(worth(fen, "e5d6", 1, None), Score::value(100));
    record.play_text("e5d6").unwrap();
    let mut written = String::new();
    record.position().write(&mut written);
    assert!(written.starts_with("4k3/8/3P4/8/8/8/8/4K3 b "), "{written}");
    assert_eq!(*record.start(), parse(fen));
}

/// 사례 QS-07. 잡기가 끝없이 이어져도 끝(cap)이 있고, 멈추라면 그 안에서도 멈춘다(사례 ID-06).
#[test]
fn a_board_full_of_queens_ends() {
    let fens = [
        ("qq2k1qq/qq4qq/8/8/8/8/QQ4QQ/QQ2K1QQ w - - 0 1", 73),
        ("1q2B2q/2q1B1q1/3qkq2/qrr1rRRQ/3QKQ2/2Q3Q1/1Q2n2Q/Q3n3 w - - 10 1", 3),
    ];
    for (fen, count) in fens {
        let record = Record::new(parse(fen));
        let mut moves = Vec::new();
        record.position().legal(&mut moves);
        assert_eq!(moves.len(), count, "{fen}");
        if count == 3 {
            assert!(moves.iter().all(|&mv| record.position().capture(mv).is_some()));
        }
        let quiescence = Some(Quiescence { cap: u32::MAX, ..Quiescence::FULL });
        for asked in [1_u64, 10, 100, 1_000] {
            let mut left = asked;
            let mut stop = || {
                left -= 1;
                left == 0
            };
            let evaluator = Evaluator::new(record.position().side());
            let limits = Limits { quiescence, ..Limits::fixed(1) };
            let (table, silent) = (&mut Table::none(), &mut Silent);
            let report = search(&record, &evaluator, &limits, table, silent, &mut stop);
            assert!(report.counts.nodes <= 64 * asked, "{fen}");
            assert!(moves.contains(&report.best.unwrap()), "{fen}");
        }
    }
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

/// 사례 AB-07. 이김도 유한한 점수라 늦은 외통이 빠른 외통을 가리지 않고, 비기는 수는 다른 퀸의 수보다 못하다.
#[test]
fn the_quickest_mate_is_played_and_stalemate_is_not() {
    let fen = "7k/8/6K1/8/8/8/8/5Q2 w - - 0 1";
    for depth in 1..=5 {
        let record = Record::new(parse(fen));
        let report = think(&record, &MATERIAL, &Limits::fixed(depth));
        assert_eq!(best(&record, &report), "f1f8");
        assert_eq!(report.score, Some(Score::win_in(1)));
    }
    for depth in 1..=3 {
        let position = parse(fen);
        let limits = Limits { root: RootMode::AllExact, ..Limits::fixed(depth) };
        for root in think(&Record::new(position.clone()), &MATERIAL, &limits).moves {
            let mut text = String::new();
            position.write_move(root.mv, &mut text);
            let draws = text == "f1f7" || text == "f1c4";
            assert_eq!(root.score == Score::DRAW, draws, "{depth} {text}");
            assert!(draws || root.score > Score::DRAW || !text.starts_with("f1"), "{depth} {text}");
        }
    }
}

/// 사례 TT-04. 세 수 외통: 전치표가 있든 없든 같은 길이고, 두어 갈수록 셈이 준다.
#[test]
fn a_mate_in_three_counts_down_with_the_same_table() {
    let fen = "r1bqk1nr/ppp4p/2n5/3pp1p1/P2P4/B1P1P1P1/2P2P1P/R2QKBR1 w Qkq - 0 12";
    let mut record = Record::new(parse(fen));
    for probe in [Probe::Off, Probe::SameDepth, Probe::Deeper] {
        let report = think(&record, &MATERIAL, &Limits { probe, ..Limits::exact(5) });
        assert_eq!(report.score, Some(Score::win_in(5)), "{probe:?}");
        assert_eq!(best(&record, &report), "d1h5", "{probe:?}");
    }
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
