//! 손으로 고른 국면: 열쇠, 되풀이, 틀린 글, 평가, 그림.

#![allow(clippy::unwrap_used, reason = "시험은 멈추는 것으로 알린다")]

use gaji_core::{
    Evaluate, Evaluator, Game, Limits, MoveError, PositionError, Quiescence, Record, Score, Side,
    Silent, Table, search,
};
use gaji_minichess::MiniChess;

fn parse(text: &str) -> MiniChess {
    MiniChess::parse(0, text).unwrap()
}

fn after(start: &str, moves: &str) -> Record<MiniChess> {
    let mut record = Record::new(parse(start));
    for text in moves.split_whitespace() {
        record.play_text(text).unwrap();
    }
    record
}

fn written(position: &MiniChess) -> String {
    let mut text = String::new();
    position.write(&mut text);
    text
}

#[test]
fn the_start_is_gardners() {
    let start = MiniChess::start(0);
    assert_eq!(written(&start), "rnbqk/ppppp/5/PPPPP/RNBQK w - - 0 1");
    assert_eq!(start, parse("rnbqk/ppppp/5/PPPPP/RNBQK"));
}

#[test]
fn the_key_is_of_the_position_not_of_the_way_to_it() {
    let one = after(MiniChess::TEACHING, "c1d1 e3d5 a1a2 d5e3");
    let other = after(MiniChess::TEACHING, "a1a2 e3d5 c1d1 d5e3");
    assert_eq!(one.position(), other.position());
    assert_eq!(one.position().key(), other.position().key());
    let read = parse(&written(one.position()));
    assert_eq!((read.key(), read), (one.position().key(), *one.position()));
    assert_ne!(parse("k4/5/5/5/K4 w").key(), parse("k4/5/5/5/K4 b").key());
    assert_ne!(parse("k4/5/5/5/K3Q b").key(), parse("k4/5/5/5/K3R b").key());
}

#[test]
fn counters_count_quiet_plies_and_black_moves() {
    let record = after(MiniChess::TEACHING, "c1d1 e3d5");
    assert_eq!(record.position().reversible_plies(), 2);
    assert_eq!(written(record.position()), "1p1nk/2r2/5/5/K2Q1 w - - 2 2");
    assert_eq!(after(MiniChess::TEACHING, "c1c4").position().reversible_plies(), 0);
    assert_eq!(written(&parse("k4/5/5/5/K4 w - - 7 0")), "k4/5/5/5/K4 w - - 7 1");
}

#[test]
fn a_third_time_is_a_claim_and_a_fifth_time_the_end() {
    let back_and_forth = "a1a2 e5e4 a2a1 e4e5 ";
    let end = |times| after("4k/5/5/5/K2R1 w - - 0 1", &back_and_forth.repeat(times)).end();
    assert_eq!(end(1), None);
    let third = end(2).unwrap();
    assert_eq!((third.reason, third.claim), ("threefold_repetition", true));
    let fifth = end(4).unwrap();
    assert_eq!((fifth.reason, fifth.claim), ("fivefold_repetition", false));
}

#[test]
fn seventy_five_quiet_moves_end_the_game_but_mate_comes_first() {
    let end = |text| Record::new(parse(text)).end().map(|end| end.reason);
    assert_eq!(end("4k/5/5/5/K3R b - - 149 90"), None);
    assert_eq!(end("k4/5/5/5/K3R b - - 150 90"), Some("seventyfive_moves"));
    assert_eq!(end("k3R/4R/5/5/K4 b - - 150 90"), Some("checkmate"));
}

#[test]
fn wrong_positions_say_what_and_where() {
    let fail = |text| MiniChess::parse(0, text).unwrap_err();
    let check = |text, at, english: &str| {
        let error: PositionError = fail(text);
        assert_eq!(error.at, at, "{text}: {error}");
        assert!(error.what.en.contains(english), "{text}: {error}");
        assert!(error.korean().chars().any(|letter| ('가'..='힣').contains(&letter)));
    };
    check("", Some(1), "narrower");
    check("1p2k/2r2/4n/5 w - - 0 1", Some(14), "fewer than five rows");
    check("1p2k/2r2/4n/5/5/K1Q2 w - - 0 1", Some(17), "more than five rows");
    check("1p2k/2r3/4n/5/K1Q2 w - - 0 1", Some(8), "wider");
    check("9/2r2/4n/5/K1Q2 w - - 0 1", Some(1), "wider");
    check("1p2k/2r1/4n/5/K1Q2 w - - 0 1", Some(9), "narrower");
    check("1p2k/2x2/4n/5/K1Q2 w - - 0 1", Some(7), "piece letter");
    check("1p2k/2가2/4n/5/K1Q2 w - - 0 1", Some(7), "piece letter");
    check("1p2k/20r2/4n/5/K1Q2 w - - 0 1", Some(7), "piece letter");
    check("5/2r2/4n/5/K1Q2 w - - 0 1", None, "Black has no king");
    check("1p2k/2r2/4n/5/2Q2 w - - 0 1", None, "White has no king");
    check("1p2k/2k2/4n/5/K1Q2 w - - 0 1", Some(7), "second king");
    check("P3k/5/5/5/K4 w - - 0 1", Some(1), "last rank");
    check("4k/5/5/5/K3p w - - 0 1", Some(12), "last rank");
    check("k4/5/5/5/R3K w - - 0 1", None, "not to move is in check");
    check("k4/K4/5/5/5 w - - 0 1", None, "not to move is in check");
    check("4k/5/5/5/K4 x - - 0 1", Some(13), "w or b");
    check("4k/5/5/5/K4 w KQ - 0 1", Some(15), "castling");
    check("4k/5/5/5/K4 w - a3 0 1", Some(17), "en passant");
    check("4k/5/5/5/K4 w - - -1 1", Some(19), "number");
    check("4k/5/5/5/K4 w - - 0 70000", Some(21), "number");
    check("4k/5/5/5/K4 w - - 0 1 x", Some(23), "six fields");
}

#[test]
fn wrong_moves_are_told_apart() {
    let mut record = Record::new(parse(MiniChess::TEACHING));
    assert_eq!(record.play_text("c1"), Err(MoveError::Syntax));
    assert_eq!(record.play_text("c1c9"), Err(MoveError::Syntax));
    assert_eq!(record.play_text("c1c4k"), Err(MoveError::Syntax));
    assert_eq!(record.play_text("c1c5"), Err(MoveError::Illegal));
    assert_eq!(record.play_text("c1c4q"), Err(MoveError::Illegal));
    assert_eq!(record.moves().len(), 0);
}

#[test]
fn a_pawn_promotes_to_four_kinds_chosen_on_the_board() {
    let position = parse("1r2k/P4/5/5/K4 w - - 0 1");
    let choices = |text: &str| {
        let mv = position.parse_move(text).unwrap();
        let kind = position.stroke(mv).choice.map(usize::from);
        (kind.map(|kind| MiniChess::INFO.pieces[kind].name.en), position.capture(mv))
    };
    assert_eq!(choices("a4a5q"), (Some("queen"), None));
    assert_eq!(choices("a4a5r"), (Some("rook"), None));
    assert_eq!(choices("a4a5b"), (Some("bishop"), None));
    assert_eq!(choices("a4b5n"), (Some("knight"), Some((500, 100))));
}

#[test]
fn hints_put_cheap_captures_of_dear_pieces_first() {
    let position = parse("1q2k/P1r2/1N3/5/K1Q2 w - - 0 1");
    let mut moves = Vec::new();
    position.legal(&mut moves);
    moves.sort_by_key(|&mv| -position.hint(mv));
    let mut order = String::new();
    for &mv in &moves[..6] {
        position.write_move(mv, &mut order);
        order.push(' ');
    }
    assert_eq!(order, "a4b5q a4b5r a4b5b a4b5n c1c4 a4a5q ");
}

#[test]
fn material_is_counted_in_hundredths_and_activity_sleeps() {
    let score = |text| {
        let position = parse(text);
        Evaluator::new(position.side()).score(&position)
    };
    assert_eq!(score(MiniChess::TEACHING), Score::value(0));
    assert_eq!(score("1p2k/2Q2/4n/5/K4 b - - 0 1"), Score::value(-500));
    assert_eq!(score("qrbnk/ppppp/5/5/K4 b - - 0 1"), Score::value(2_500));
    let mut features = [0; 2];
    parse("4k/5/2N2/5/K1b2 w").features(Side::Second, &mut features);
    assert_eq!(features, [0, 4 - 8]);
}

#[test]
fn the_board_names_its_places() {
    let position = parse(MiniChess::TEACHING);
    let board = position.board();
    let mut pieces = Vec::new();
    position.pieces(&mut pieces);
    let named: Vec<_> = pieces
        .iter()
        .map(|piece| {
            let glyph = MiniChess::INFO.pieces[usize::from(piece.kind)].glyphs[piece.side.index()];
            format!("{glyph}{}", board.places[usize::from(piece.place)].name)
        })
        .collect();
    assert_eq!(named, ["♔a1", "♟b5", "♕c1", "♜c4", "♞e3", "♚e5"]);
    let stroke = position.stroke(position.parse_move("c1e3").unwrap());
    let name = |place: Option<u8>| board.places[usize::from(place.unwrap())].name.clone();
    assert_eq!((name(stroke.from), name(stroke.to)), ("c1".into(), "e3".into()));
}

#[test]
fn the_laws_of_games_hold() {
    gaji_core::conformance::assert::<MiniChess>();
}

/// 가르치는 국면의 약속: 룩은 미끼고, 정지 탐색은 그것을 본다.
#[test]
fn the_teaching_position_teaches() {
    let record = Record::new(parse(MiniChess::TEACHING));
    let evaluator = Evaluator::new(Side::First);
    let think = |depth, quiescence| {
        let limits = Limits { quiescence, ..Limits::fixed(depth) };
        let mut table = Table::none();
        let report = search(&record, &evaluator, &limits, &mut table, &mut Silent, &mut || false);
        let mut best = String::new();
        record.position().write_move(report.best.unwrap(), &mut best);
        (best, report.score.unwrap())
    };
    let knight = |score| ("c1e3".into(), Score::value(score));
    assert_eq!(think(1, None), ("c1c4".into(), Score::value(500)));
    assert_eq!([2, 3, 4].map(|depth| think(depth, None)), [300; 3].map(knight));
    assert_eq!([5, 6].map(|depth| think(depth, None)), [800, 300].map(knight));
    let quiet = [1, 2, 3, 4].map(|depth| think(depth, Some(Quiescence::FULL)));
    assert_eq!(quiet, [300; 4].map(knight));
}
