//! 사람들이 겪은 사례: 이길 수 있을 때 이기고, 막아야 할 때 막는다.

#![allow(clippy::unwrap_used, reason = "시험은 멈추는 것으로 알린다")]

use gaji_connect4::Connect4;
use gaji_core::{
    Bound, Evaluator, Game, Limits, MoveError, Ordering, Outcome, Record, Report, RootMode, Score,
    Side, Silent, Table, perft, search, solve,
};

fn parse(columns: &str) -> Record<Connect4> {
    Record::new(Connect4::parse(0, columns).unwrap())
}

fn look(record: &Record<Connect4>, limits: &Limits) -> Report<u8> {
    let evaluator = Evaluator::new(record.position().side());
    let mut table = Table::with_bytes(1 << 20);
    search(record, &evaluator, limits, &mut table, &mut Silent, &mut || false)
}

/// 세로줄의 번호(1부터)와 정확한 값.
fn values(columns: &str, depth: u32) -> Vec<(u8, Score)> {
    let limits = Limits { root: RootMode::AllExact, ..Limits::fixed(depth) };
    let report = look(&parse(columns), &limits);
    report.moves.iter().map(|root| (root.mv + 1, root.score)).collect()
}

/// 깊이 `depths`를, 차례를 바꾸어 가며 볼 때 고르는 세로줄은 언제나 `column`이다.
fn always_plays(columns: &str, column: u8, depths: std::ops::RangeInclusive<u32>) {
    let record = parse(columns);
    for depth in depths {
        for ordering in [Ordering::Off, Ordering::Static, Ordering::Dynamic] {
            for base in [Limits::fixed(depth), Limits::exact(depth), Limits::play(depth)] {
                let limits = Limits { ordering, ..base };
                assert_eq!(look(&record, &limits).best, Some(column - 1), "{columns} {limits:?}");
            }
        }
    }
}

/// 사례 C4-01. 어느 깊이에서도 지금 이긴다.
#[test]
fn a_win_at_hand_is_never_passed_over() {
    let columns = "141311252";
    always_plays(columns, 6, 1..=8);
    assert_eq!(look(&parse(columns), &Limits::fixed(1)).score, Some(Score::win_in(1)));
    for nodes in 0..=1_000 {
        let report = look(&parse(columns), &Limits { nodes: Some(nodes), ..Limits::play(42) });
        assert!(report.depth == 0 || report.best == Some(5), "{nodes} nodes");
    }
    for (column, score) in values(columns, 3) {
        let expected = [Score::win_in(1), Score::win_in(3)];
        assert_eq!(score == expected[0], column == 6);
        assert_eq!(score == expected[1], column == 2 || column == 3, "{column}: {score:?}");
    }
}

/// 사례 C4-02. 모든 칸이 이기지만, 지금 이기는 칸만 «한 수 만에»다.
#[test]
fn sooner_wins_are_told_apart_from_later_ones() {
    for (column, score) in values("445566", 3) {
        let plies = if column == 3 || column == 7 { 1 } else { 3 };
        assert_eq!(score, Score::win_in(plies), "{column}");
    }
    let report = look(&parse("445566"), &Limits { root: RootMode::Ties, ..Limits::exact(4) });
    let tied = report.moves.iter().filter(|root| root.bound == Bound::Exact);
    let tied: Vec<u8> =
        tied.filter(|root| Some(root.score) == report.score).map(|root| root.mv + 1).collect();
    assert_eq!((tied, report.score), (vec![3, 7], Some(Score::win_in(1))));
    always_plays("445566", 3, 1..=8);
}

/// 사례 C4-03. 막지 않으면 바로 진다. 막으면 비긴다.
#[test]
fn a_threat_is_blocked_from_depth_two_on() {
    always_plays("14131125", 6, 2..=8);
    for (column, score) in values("14131125", 2) {
        assert_eq!(score == Score::loss_in(2), column != 6, "{column}: {score:?}");
    }
    let mut table = Table::with_bytes(1 << 22);
    assert_eq!(solve(parse("14131125").position(), &mut table).unwrap().score, 0);
}

/// 사례 C4-05. 맨 윗줄에서 끝나는 세로 넷도, 맨 끝 세로줄의 것도 이긴 줄이다. 끝난 판에는 둘 수 없다.
#[test]
fn a_column_of_four_ends_at_the_top() {
    for (columns, column) in [("111616161", 0), ("777271767", 6)] {
        let record = parse(columns);
        assert_eq!(record.end().unwrap().outcome, Outcome::Won(Side::First), "{columns}");
        let mut line = Vec::new();
        record.position().decisive(&mut line);
        assert_eq!(line, [0, 7, 14, 21].map(|row| row + column), "{columns}");
        assert_eq!(record.clone().play_text("4"), Err(MoveError::Over));
        assert_eq!(perft(record.position(), 1), 0);
    }
}

/// 사례 C4-07. 빈칸을 사이에 둔 둘과 둘은 넷이 아니다. 그 빈칸은 막아야 한다.
#[test]
fn a_gap_is_no_disc_but_must_be_filled() {
    let columns = "1122445";
    assert_eq!(parse(columns).end(), None);
    for (column, score) in values(columns, 2) {
        assert_eq!(score == Score::loss_in(2), column != 3, "{column}: {score:?}");
    }
    assert_eq!(parse("112244513").end().map(|end| end.outcome), Some(Outcome::Won(Side::First)));
}

/// 사례 C4-08. 가득 찬 줄에 두려는 것은 차례도 판도 바꾸지 않고, 다른 줄은 모두 열려 있다.
#[test]
fn a_full_column_changes_nothing_and_closes_only_itself() {
    for column in ["4", "7"] {
        let mut record = parse("-");
        for _ in 0..6 {
            record.play_text(column).unwrap();
        }
        let before = record.clone();
        assert_eq!(record.play_text(column), Err(MoveError::Illegal));
        assert_eq!(record, before);
        assert_eq!((record.position().side(), record.moves().len()), (Side::First, 6));
        for open in ["1", "2", "3", "4", "5", "6", "7"].into_iter().filter(|open| *open != column) {
            assert!(record.position().parse_move(open).is_ok(), "{open} beside {column}");
        }
    }
    let counts = [7, 49, 343, 2_401, 16_807, 117_649, 823_536, 5_673_234];
    for (depth, count) in (1..).zip(counts) {
        assert_eq!(perft(&Connect4::start(0), depth), count);
    }
}

/// 사례 C4-10. 둔 뒤의 점수는 다음에 둘 쪽에서 본 것이라, 둔 쪽에서는 부호가 뒤집힌다.
#[test]
fn a_score_is_from_the_side_to_move() {
    let record = parse("55466554422442623");
    let mut table = Table::with_bytes(1 << 22);
    assert_eq!(solve(record.position(), &mut table).unwrap().score, 0);
    let after = (0..7).map(|column| {
        let mut after = *record.position();
        after.play(column);
        solve(&after, &mut table).unwrap().score
    });
    assert_eq!(after.collect::<Vec<_>>(), [4, 0, 4, 4, 0, 7, 12]);
}

/// 사례 ID-04. 어떻게 두어도 지는 국면에서도 둘 수가 있고, 두 수 만에 진다고 안다.
#[test]
fn a_lost_position_still_has_a_move() {
    for depth in 2..=8 {
        for base in [Limits::fixed(depth), Limits::exact(depth), Limits::play(depth)] {
            let report = look(&parse("44556"), &base);
            assert!(report.best.is_some());
            assert_eq!(report.score, Some(Score::loss_in(2)), "{base:?}");
        }
    }
}
