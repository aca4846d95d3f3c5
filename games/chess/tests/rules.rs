//! 끝과 비김, 캐슬링, 평가.

#![allow(clippy::unwrap_used, reason = "시험은 멈추는 것으로 알린다")]

use gaji_chess::{Chess, Move};
use gaji_core::{End, Evaluate, Evaluator, Game, Outcome, Record, Score, Side, perft};

fn parse(text: &str) -> Chess {
    Chess::parse(0, text).unwrap()
}

fn record(fen: &str, moves: &str) -> Record<Chess> {
    let mut record = Record::new(parse(fen));
    for text in moves.split_whitespace() {
        record.play_text(text).unwrap();
    }
    record
}

fn end(fen: &str) -> Option<End> {
    Record::new(parse(fen)).end()
}

fn legal(position: &Chess) -> Vec<Move> {
    let mut moves = Vec::new();
    position.legal(&mut moves);
    moves
}

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// 사례 CH-01, CH-02, CH-03. 폰의 장군을 받는 중에도, 사이에 다른 룩이 있어도, 잡힌 룩과도 캐슬링하지 않는다.
#[test]
fn castling_needs_a_free_and_safe_way() {
    let check = |fen, counts: [u64; 3]| {
        let position = parse(fen);
        let counted = [1, 2, 3].map(|depth| perft(&position, depth));
        assert_eq!(counted, counts, "{fen}");
    };
    check("rnbqk2r/pppPppbp/5np1/8/8/8/PPPP1PPP/RNBQKBNR b KQkq - 0 4", [6, 178, 5_468]);
    check("4k1rr/1b1p3p/nn1p4/P3Np2/3P1bp1/6PP/P5R1/1B1K2N1 b k - 1 37", [35, 995, 34_604]);
    check("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", [26, 568, 13_744]);
}

/// 사례 CH-05. 네 가지 승격이 모두 있다.
#[test]
fn every_promotion_is_counted() {
    let position = parse("r2q1rk1/pp1bbppp/4p3/P1p1P3/4P3/1P4P1/1BpQ1PBP/R4RK1 b - - 0 14");
    assert_eq!([1, 2, 3].map(|depth| perft(&position, depth)), [33, 1_386, 48_234]);
    assert!(["c2c1q", "c2c1r", "c2c1b", "c2c1n"].iter().all(|mv| position.parse_move(mv).is_ok()));
}

/// 사례 CH-10. 잎은 비기는 규칙을 보지 않고 센다: 끝난 판을 일찍 세면 하나가 남는다.
#[test]
fn perft_knows_no_draws_but_stalemate() {
    let check = |fen, counts: &[u64]| {
        let position = parse(fen);
        let depths = 1..=counts.len() as u32;
        let counted: Vec<_> = depths.map(|depth| perft(&position, depth)).collect();
        assert_eq!(counted, counts, "{fen}");
    };
    check(
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        &[48, 2_039, 97_862, 4_085_603],
    );
    check(START, &[20, 400, 8_902, 197_281]);
    check(
        "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
        &[6, 264, 9_467, 422_333],
    );
    check("rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", &[44, 1_486, 62_379]);
}

/// 사례 CH-06.
#[test]
fn mate_and_stalemate_are_told_apart() {
    let mate = "rn1qkbnr/pbpp1Qpp/1p6/4p3/2B1P3/8/PPPP1PPP/RNB1K1NR b KQkq - 0 1";
    assert_eq!(end(mate), Some(End::of(Outcome::Won(Side::First), "checkmate")));
    let stalemate = "k7/1R1RN3/p3p3/P3P2p/1PP4P/3K1PP1/8/8 b - - 0 1";
    assert_eq!(end(stalemate), Some(End::of(Outcome::Draw, "stalemate")));
    assert_eq!(end("rnbqkbnr/ppppp1pp/8/5p1Q/4P3/8/PPPP1PPP/RNB1KBNR b KQkq - 0 1"), None);
}

/// 사례 CH-08. 규칙은 FIDE의 «외통이 있을 수 없는 국면»이다: 한 쪽의 비숍이 모두 같은 색이면 죽은 판이다.
#[test]
fn dead_positions_are_drawn_and_playable_ones_are_not() {
    let dead = Some(End::of(Outcome::Draw, "insufficient_material"));
    for fen in [
        "8/8/8/4k3/5b2/3K4/8/2B5 w",
        "8/6k1/8/8/4B3/3B4/8/1K6 w",
        "8/8/8/4k3/8/3K4/8/8 w",
        "8/8/8/4k3/5b2/3K4/8/8 w",
        "8/8/8/4k3/5n2/8/3K4/8 w",
    ] {
        assert_eq!(end(fen), dead, "{fen}");
    }
    for fen in [
        "8/8/8/4k3/5b2/3K4/8/3B4 w",
        "8/8/8/4k3/8/3K4/8/2NN4 w",
        "8/8/8/4k3/5n2/8/3K4/3N4 w",
        "8/8/8/4k3/8/3K4/3P4/8 w",
    ] {
        assert_eq!(end(fen), None, "{fen}");
    }
    assert_eq!(end("k7/2B5/1K6/8/8/8/8/8 b"), dead, "neither a move nor a mate is left");
    let mate = Some(End::of(Outcome::Won(Side::First), "checkmate"));
    assert_eq!(end("kb6/8/K7/8/4B3/8/8/8 b"), mate, "bishops of two colours do mate");
}

#[test]
fn a_third_time_is_a_claim_and_a_fifth_time_the_end() {
    let back_and_forth = "g1f3 g8f6 f3g1 f6g8 ";
    let end = |times| record(START, &back_and_forth.repeat(times)).end();
    assert_eq!(end(1), None);
    let claim = End { claim: true, ..End::of(Outcome::Draw, "threefold_repetition") };
    assert_eq!(end(2), Some(claim));
    assert_eq!(end(3), Some(claim));
    assert_eq!(end(4), Some(End::of(Outcome::Draw, "fivefold_repetition")));
}

/// 사례 TT-06.
#[test]
fn a_double_step_that_nobody_can_take_does_not_hide_a_repetition() {
    let mut record = record(START, "f2f4 g8f6 g1f3 f6g8 f3g1 g8f6 g1f3 f6g8");
    assert_eq!(record.end(), None);
    record.play_text("f3g1").unwrap();
    assert_eq!(record.end().map(|end| end.reason), Some("threefold_repetition"));
}

#[test]
fn lost_castling_rights_make_another_position() {
    let start = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    let dance = "e1e2 e8e7 e2e1 e7e8 ";
    assert_eq!(record(start, &dance.repeat(2)).end(), None);
    let third = record(start, &dance.repeat(3)).end();
    assert_eq!(third.map(|end| end.reason), Some("threefold_repetition"));
}

#[test]
fn fifty_moves_may_be_claimed_and_seventy_five_end_the_game() {
    let reason = |fen| end(fen).map(|end| (end.reason, end.claim));
    assert_eq!(reason("8/5k2/8/8/8/3K4/R7/8 w - - 99 120"), None);
    assert_eq!(reason("8/5k2/8/8/8/3K4/R7/8 w - - 100 120"), Some(("fifty_moves", true)));
    assert_eq!(reason("8/5k2/8/8/8/3K4/R7/8 w - - 149 120"), Some(("fifty_moves", true)));
    assert_eq!(reason("8/5k2/8/8/8/3K4/R7/8 w - - 150 120"), Some(("seventyfive_moves", false)));
    assert_eq!(reason("k6R/8/1K6/8/8/8/8/8 b - - 150 120"), Some(("checkmate", false)));
    let record = record("8/5k2/8/8/8/3K4/R7/8 w - - 148 120", "a2a1 f7f6");
    assert_eq!(record.end().map(|end| end.reason), Some("seventyfive_moves"));
    assert_eq!(record.position().reversible_plies(), 150);
}

#[test]
fn captures_tell_victim_and_attacker() {
    let position = parse("4k3/8/8/3pP3/8/8/8/3RK3 w - d6 0 1");
    let capture = |text: &str| position.capture(position.parse_move(text).unwrap());
    assert_eq!(capture("e5d6"), Some((100, 100)));
    assert_eq!(capture("d1d5"), Some((100, 500)));
    assert_eq!(capture("d1d4"), None);
    let castling = parse("4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    assert_eq!(castling.capture(castling.parse_move("e1g1").unwrap()), None);
}

#[test]
fn hints_put_cheap_captures_of_dear_pieces_first() {
    let position = parse("1q2k3/P1r5/1N6/8/8/2R5/8/4K3 w - - 0 1");
    let mut moves = legal(&position);
    moves.sort_by_key(|&mv| -position.hint(mv));
    let mut order = String::new();
    for &mv in &moves[..6] {
        position.write_move(mv, &mut order);
        order.push(' ');
    }
    assert_eq!(order, "a7b8q a7b8r a7b8b a7b8n c3c7 a7a8q ");
}

#[test]
fn material_alone_is_the_first_weight() {
    let score = |fen| {
        let position = parse(fen);
        let weights = [1_000, 0, 0, 0, 0, 0];
        Evaluator::with_weights(position.side(), &weights).unwrap().score(&position)
    };
    assert_eq!(score(START), Score::value(0));
    assert_eq!(score("4k3/8/8/8/8/8/8/QRBNK3 w - - 0 1"), Score::value(2_050));
    assert_eq!(score("4k3/8/8/8/8/8/P7/4K3 b - - 0 1"), Score::value(-100));
}

/// 색을 바꾸고 판을 뒤집어도 같은 점수: 평가는 두 쪽에 공평하다.
#[test]
fn the_evaluation_is_fair_to_both_sides() {
    let mirror = |fen: &str| {
        let fields: Vec<_> = fen.split(' ').collect();
        let rows: Vec<_> = fields[0].split('/').rev().collect();
        let swap = |letter: char| {
            if letter.is_uppercase() {
                letter.to_ascii_lowercase()
            } else {
                letter.to_ascii_uppercase()
            }
        };
        let rows: String = rows.join("/").chars().map(swap).collect();
        format!("{rows} {} - -", if fields[1] == "w" { "b" } else { "w" })
    };
    for fen in [
        START,
        "r1bqk2r/p1pp1pb1/1n1Ppn2/4N1p1/1p2P3/1PN4p/P1PBBPPP/R3K2R b KQkq - 0 4",
        "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
        "8/3P4/5p1k/p4P2/2Pp2p1/1P1K4/8/8 w - - 1 25",
    ] {
        let (one, other) = (parse(fen), parse(&mirror(fen)));
        let score = |position: &Chess| Evaluator::<Chess>::new(position.side()).score(position);
        assert_eq!(score(&one), score(&other), "{fen}");
    }
}

/// 둘 때마다 고친 합은 처음부터 센 것과 같다: 캐슬링, 앙파상, 승격까지 모든 수에서.
#[test]
fn features_kept_while_playing_equal_features_counted_afresh() {
    let features = |position: &Chess| {
        let mut features = [0; 6];
        position.features(Side::First, &mut features);
        features
    };
    for start in [
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/Pp2P3/2N2Q1p/1PPBBPPP/R3K2R b KQkq a3 0 1",
        "rnbqkb1r/ppp1pppp/5n2/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 3",
        "r2q1rk1/pp1bbppp/4p3/P1p1P3/4P3/1P4P1/1BpQ1PBP/R4RK1 b - - 0 14",
    ] {
        let start = parse(start);
        for mv in legal(&start) {
            let mut after = start.clone();
            after.play(mv);
            let mut fen = String::new();
            after.write(&mut fen);
            assert_eq!(features(&after), features(&parse(&fen)), "{fen}");
        }
    }
}

#[test]
fn every_term_sees_what_it_is_named_for() {
    let feature = |id, fen| {
        let index = Chess::TERMS.iter().position(|term| term.id == id).unwrap();
        let mut features = [0; 6];
        parse(fen).features(Side::First, &mut features);
        features[index]
    };
    assert_eq!(feature("bishops", "4k3/8/8/8/8/8/8/2B1KB2 w"), 1);
    assert!(
        feature("placement", "4k3/8/8/8/8/2N5/8/4K3 w")
            > feature("placement", "4k3/8/8/8/8/8/8/N3K3 w")
    );
    assert!(
        feature("mobility", "4k3/8/8/8/3Q4/8/8/4K3 w")
            > feature("mobility", "4k3/8/8/8/8/8/8/Q3K3 w")
    );
    assert!(
        feature("pawns", "4k3/8/P7/8/8/8/8/4K3 w") > feature("pawns", "4k3/p7/P7/8/8/8/8/4K3 w")
    );
    assert!(
        feature("pawns", "4k3/pp6/8/8/8/8/PP6/4K3 w")
            > feature("pawns", "4k3/pp6/8/8/8/P7/P7/4K3 w")
    );
    let sheltered = "r2q1rk1/ppp2ppp/8/8/8/8/PPP2PPP/R2Q1RK1 w";
    let bare = "r2q1rk1/ppp2ppp/8/8/8/8/PPPPP3/R2Q1RK1 w";
    assert!(feature("king", sheltered) > feature("king", bare));
}

#[test]
fn the_laws_of_games_hold() {
    gaji_core::conformance::assert::<Chess>();
}
