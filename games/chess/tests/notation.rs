//! 표기: FEN을 읽고 고치고 거절하기, UCI와 SAN.

#![allow(clippy::unwrap_used, reason = "시험은 멈추는 것으로 알린다")]

use gaji_chess::Chess;
use gaji_core::{Game, MoveError, Record};

fn parse(text: &str) -> Chess {
    Chess::parse(0, text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn written(position: &Chess) -> String {
    let mut text = String::new();
    position.write(&mut text);
    text
}

fn said(fen: &str, uci: &str) -> String {
    let position = parse(fen);
    let mut text = String::new();
    position.say_move(position.parse_move(uci).unwrap(), &mut text);
    text
}

fn count(position: &Chess) -> usize {
    let mut moves = Vec::new();
    position.legal(&mut moves);
    moves.len()
}

#[test]
fn wrong_positions_say_what_and_where() {
    let check = |text: &str, at, english: &str| {
        let error = Chess::parse(0, text).unwrap_err();
        assert_eq!(error.at, at, "{text}: {error}");
        assert!(error.what.en.contains(english), "{text}: {error}");
        assert!(error.korean().chars().any(|letter| ('가'..='힣').contains(&letter)));
    };
    check("", Some(1), "narrower");
    check("<b>hi</b>", Some(1), "piece letter");
    check("rnbqkbnr/pppp1ppp/4p3/3PP3/PPP2PPP/RNBQKBNR", Some(44), "fewer than eight rows");
    check("4k3/8/8/8/8/8/8/8/4K3 w - - 0 1", Some(19), "more than eight rows");
    check("4k3/9/8/8/8/8/8/4K3 w - - 0 1", Some(5), "wider");
    check("4k4/8/8/8/8/8/8/4K3 w - - 0 1", Some(3), "wider");
    check("4k2/8/8/8/8/8/8/4K3 w - - 0 1", Some(4), "narrower");
    check("4k3/8/8/3x4/8/8/8/4K3 w - - 0 1", Some(10), "piece letter");
    check("4k3/8/8/3킹4/8/8/8/4K3 w - - 0 1", Some(10), "piece letter");
    check("8/8/8/8/8/8/8/8 w - - 0 1", None, "White has no king");
    check("7R/8/8/8/8/8/8/8 w K", None, "White has no king");
    check("8/8/8/8/8/8/8/4K3 w - - 0 1", None, "Black has no king");
    check("4k3/4k3/8/8/8/8/8/4K3 w - - 0 1", Some(6), "second king");
    check("4k3/8/8/8/8/8/8/P3K3 w - - 0 1", Some(17), "first or the eighth");
    check("4k3/pppppppp/p7/8/8/8/8/4K3 w - - 0 1", None, "Black has more than eight pawns");
    check("qqqqkqqq/qqqqqqqq/q7/8/8/8/8/4K3 w - - 0 1", None, "Black has more than sixteen");
    check("4k3/8/8/8/8/8/8/4R1K1 w - - 0 1", None, "not to move is in check");
    check("8/8/8/3kK3/8/8/8/8 w - - 0 1", None, "not to move is in check");
    check("4k3/8/8/8/8/8/8/4K3 white - - 0 1", Some(21), "w or b");
    check("4k3/8/8/8/8/8/8/4K3 w KX - 0 1", Some(24), "KQkq");
    check("4k3/8/8/8/8/8/8/4K3 w - e9 0 1", Some(25), "en passant");
    check("4k3/8/8/8/8/8/8/4K3 w - - -1 1", Some(27), "number");
    check("4k3/8/8/8/8/8/8/4K3 w - - 0 70000", Some(29), "number");
    check("4k3/8/8/8/8/8/8/4K3 w - - 0 1 ;", Some(31), "six fields");
}

#[test]
fn missing_fields_and_a_zeroth_move_are_read() {
    assert_eq!(written(&parse("4k3/8/8/8/8/8/8/4K3")), "4k3/8/8/8/8/8/8/4K3 w - - 0 1");
    assert_eq!(written(&parse("4k3/8/8/8/8/8/8/4K3 b - - 7 0")), "4k3/8/8/8/8/8/8/4K3 b - - 7 1");
    assert_eq!(parse("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w kQqK"), Chess::start(0));
}

#[test]
fn rights_that_cannot_be_are_dropped() {
    let fen = "1n2b3/P2P1P1P/6K1/2QBkNR1/5N2/3P2P1/1R6/B7 w KQkq - 0 1";
    let position = parse(fen);
    assert_eq!(written(&position), fen.replace("KQkq", "-"));
    let mut moves = Vec::new();
    position.legal(&mut moves);
    let mates = |&&mv: &&_| {
        let mut after = position.clone();
        after.play(mv);
        after.outcome().is_some() && after.in_check()
    };
    assert_eq!((moves.len(), moves.iter().filter(mates).count()), (87, 47));

    let rook_away = "r2q1rnk/ppR5/3P2pp/1P1Nbp2/4p3/BQ4P1/P3BP1P/6K1 w KQkq -";
    assert!(written(&parse(rook_away)).ends_with(" w - - 0 1"));
    let one_side = "r3k3/8/8/8/8/8/8/4K2R b KQkq - 0 1";
    assert!(written(&parse(one_side)).ends_with(" b Kq - 0 1"));
}

#[test]
fn en_passant_is_kept_only_where_it_can_be_taken() {
    let kept = |fen: &str| written(&parse(fen)).contains(fen.split(' ').nth(3).unwrap());
    assert!(kept("rnbqkb1r/ppp1pppp/5n2/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 3"));
    assert!(!kept("k7/8/8/3pP3/8/7n/5K2/8 w - d6 0 1"));
    assert!(!kept("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1"));
    assert!(!kept("4k3/8/8/K2pP2r/8/8/8/8 w - d6 0 1"), "the rook would see the king");
    assert!(!kept("4k3/8/8/8/8/8/8/4K3 w - d6 0 1"));
    assert!(!kept("4k3/8/8/3pP3/8/8/8/4K3 w - d3 0 1"));
    let open = parse("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1");
    let closed = parse("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
    assert_eq!((open.key(), &open), (closed.key(), &closed));
}

#[test]
fn a_played_position_equals_the_one_read_back() {
    let mut record = Record::new(Chess::start(0));
    for uci in
        ["e2e4", "a7a6", "e4e5", "d7d5", "e5d6", "c7d6", "g1f3", "b8c6", "f1e2", "d6d5", "e1g1"]
    {
        record.play_text(uci).unwrap();
        let now = record.position();
        let read = parse(&written(now));
        assert_eq!((read.key(), &read), (now.key(), now), "after {uci}");
    }
    let expected = "r1bqkbnr/1p2pppp/p1n5/3p4/8/5N2/PPPPBPPP/RNBQ1RK1 b kq - 1 6";
    assert_eq!(written(record.position()), expected);
}

#[test]
fn a_taken_rook_takes_its_right_along() {
    let mut record =
        Record::new(parse("rnbqk1nr/ppp1ppb1/6p1/3p4/8/2N5/PPPPPPP1/R1BQKBNR w KQkq - 0 5"));
    record.play_text("h1h8").unwrap();
    let expected = "rnbqk1nR/ppp1ppb1/6p1/3p4/8/2N5/PPPPPPP1/R1BQKBN1 b Qq - 0 5";
    assert_eq!(written(record.position()), expected);
}

#[test]
fn wrong_moves_are_told_apart() {
    let error = |text: &str| Chess::start(0).parse_move(text).unwrap_err();
    for text in ["", "e4", "e2e9", "i2i4", "e2e4k", "e2e4qq", "Nf3", "나이트"] {
        assert_eq!(error(text), MoveError::Syntax, "{text}");
    }
    for text in ["e2e5", "e1g1", "e2e4q", "e7e5"] {
        assert_eq!(error(text), MoveError::Illegal, "{text}");
    }
    let castle = parse("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    assert_eq!(castle.parse_move("e1h1"), Err(MoveError::Illegal));
    assert!(castle.parse_move("e1c1").is_ok());
}

#[test]
fn moves_are_said_as_people_write_them() {
    assert_eq!(said("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "e2e4"), "e4");
    assert_eq!(said("4k3/8/8/8/8/2n5/8/R3K2R w KQ - 0 1", "e1g1"), "O-O");
    assert_eq!(said("3k4/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1c1"), "O-O-O+");
    assert_eq!(said("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6"), "exd6");
    assert_eq!(said("1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7b8n"), "axb8=N");
    assert_eq!(said("4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7a8q"), "a8=Q+");
    assert_eq!(said("k7/8/1K6/8/8/8/8/7R w - - 0 1", "h1h8"), "Rh8#");
    // 세로줄로, 가로줄로, 둘 다로 가른다.
    assert_eq!(said("4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1", "b1d2"), "Nbd2");
    assert_eq!(said("4k3/8/8/R7/8/8/8/R3K3 w - - 0 1", "a1a3"), "R1a3");
    assert_eq!(said("8/k7/8/8/4Q2Q/8/8/K6Q w - - 0 1", "h4e1"), "Qh4e1");
}

#[test]
fn pinned_rivals_do_not_count() {
    assert_eq!(said("4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1", "g1e2"), "Ne2");
}

#[test]
fn the_board_names_its_places_and_castling_moves_the_king_two_squares() {
    let position = parse("4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    let board = position.board();
    assert_eq!(board.places[8].name, "a7");
    let name = |place: Option<u8>| board.places[usize::from(place.unwrap())].name.clone();
    let stroke = position.stroke(position.parse_move("e1g1").unwrap());
    assert_eq!((name(stroke.from), name(stroke.to)), ("e1".into(), "g1".into()));
    let mut pieces = Vec::new();
    position.pieces(&mut pieces);
    let named: Vec<_> = pieces
        .iter()
        .map(|piece| {
            let glyph = Chess::INFO.pieces[usize::from(piece.kind)].glyphs[piece.side.index()];
            format!("{glyph}{}", name(Some(piece.place)))
        })
        .collect();
    assert_eq!(named, ["♔e1", "♖h1", "♚e8"]);
}

#[test]
fn promotion_offers_four_kinds() {
    let position = parse("r2q1rk1/pp1bbppp/4p3/P1p1P3/4P3/1P4P1/1BpQ1PBP/R4RK1 b - - 0 14");
    assert_eq!(count(&position), 33);
    let kind = |text: &str| {
        let choice = position.stroke(position.parse_move(text).unwrap()).choice;
        Chess::INFO.pieces[usize::from(choice.unwrap())].name.en
    };
    assert_eq!(
        ["c2c1q", "c2c1r", "c2c1b", "c2c1n"].map(kind),
        ["queen", "rook", "bishop", "knight"]
    );
}
