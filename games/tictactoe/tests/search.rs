//! 사람들이 겪은 사례: 지지 않고, 막고, 갈래를 내주지 않고, 지더라도 늦게 진다.

#![allow(clippy::unwrap_used, reason = "시험은 멈추는 것으로 알린다")]

use gaji_core::{
    Bound, Evaluator, Game, Limits, Outcome, Record, Report, RootMode, Score, Side, Silent, Table,
    search,
};
use gaji_tictactoe::TicTacToe;

fn parse(text: &str) -> Record<TicTacToe> {
    Record::new(TicTacToe::parse(0, text).unwrap())
}

fn look(record: &Record<TicTacToe>, limits: &Limits) -> Report<u8> {
    let evaluator = Evaluator::new(record.position().side());
    let mut table = Table::with_bytes(1 << 16);
    search(record, &evaluator, limits, &mut table, &mut Silent, &mut || false)
}

/// 끝까지 보는 모든 길: 미니맥스, 알파베타, 정렬과 전치표까지.
fn ways() -> [Limits; 4] {
    [
        Limits { pruning: false, ..Limits::fixed(9) },
        Limits::fixed(9),
        Limits::exact(9),
        Limits::play(9),
    ]
}

/// 가장 좋은 수와 꼭 같은 모든 수.
fn ties(record: &Record<TicTacToe>, limits: &Limits) -> Vec<u8> {
    let report = look(record, &Limits { root: RootMode::Ties, ..limits.clone() });
    let tied = report.moves.iter().filter(|root| root.bound == Bound::Exact);
    tied.filter(|root| Some(root.score) == report.score).map(|root| root.mv).collect()
}

/// 모든 수의 정확한 값.
fn values(record: &Record<TicTacToe>) -> Vec<(u8, Score)> {
    let report = look(record, &Limits { root: RootMode::AllExact, ..Limits::fixed(9) });
    report.moves.iter().map(|root| (root.mv, root.score)).collect()
}

/// `text`에서 비기는 수는 `best`뿐이고 나머지는 진다. 어느 길로 보아도 같다.
fn only_these_draw(text: &str, best: &[u8]) {
    let record = parse(text);
    for limits in ways() {
        let report = look(&record, &limits);
        assert_eq!(report.score, Some(Score::DRAW), "{text} {limits:?}");
        assert!(best.contains(&report.best.unwrap()), "{text} {limits:?}");
        assert_eq!(ties(&record, &limits), best, "{text} {limits:?}");
    }
    for (mv, score) in values(&record) {
        assert_eq!(score.is_lost(), !best.contains(&mv), "{text} {mv}: {score:?}");
    }
}

/// 사례 AB-01. 막지 않는 수는 모두 두 수 뒤에 진다: 한계일 뿐인 같은 수에 속지 않는다.
#[test]
fn a_threat_leaves_one_reply_whatever_the_search() {
    let text = "..O.X..X.";
    only_these_draw(text, &[1]);
    let others = values(&parse(text)).into_iter().filter(|&(mv, _)| mv != 1);
    assert!(others.map(|(_, score)| score).all(|score| score == Score::loss_in(2)));
}

/// 사례 TTT-03.
#[test]
fn a_column_is_blocked() {
    only_these_draw("O..XXO.X.", &[1]);
}

/// 사례 TTT-02. 맞은편 두 변의 돌이 만드는 갈래.
#[test]
fn a_fork_is_forestalled() {
    only_these_draw("X...O..X.", &[3, 5, 6, 8]);
}

/// 사례 TTT-01. 마주 보는 구석을 빼앗겼으면 변에 두어야 한다.
#[test]
fn opposite_corners_are_answered_at_an_edge() {
    only_these_draw("X...O...X", &[1, 3, 5, 7]);
}

/// 사례 TTT-01. 사람이 무엇을 두고, AI가 같은 수 가운데 무엇을 골라도 AI는 지지 않는다.
#[test]
fn no_human_line_wins() {
    for machine in [Side::First, Side::Second] {
        let mut table = Table::with_bytes(1 << 16);
        never_loses(&parse("........."), machine, &mut table);
    }
}

fn never_loses(record: &Record<TicTacToe>, machine: Side, table: &mut Table) {
    let position = record.position();
    if let Some(outcome) = position.outcome() {
        return assert_ne!(outcome, Outcome::Won(!machine), "{:?}", record.moves());
    }
    let mut moves = Vec::new();
    if position.side() == machine {
        let evaluator = Evaluator::new(machine);
        let limits = Limits { root: RootMode::Ties, ..Limits::exact(9) };
        let report = search(record, &evaluator, &limits, table, &mut Silent, &mut || false);
        let tied = report.moves.iter().filter(|root| root.bound == Bound::Exact);
        moves.extend(tied.filter(|root| Some(root.score) == report.score).map(|root| root.mv));
    } else {
        position.legal(&mut moves);
    }
    assert!(!moves.is_empty());
    for mv in moves {
        let mut after = record.clone();
        after.play(mv);
        never_loses(&after, machine, table);
    }
}

/// 사례 AB-05. 스스로와 두면 아홉 수에 비긴다. 빈 판의 모든 첫수도 비긴다.
#[test]
fn every_search_draws_against_itself() {
    for limits in ways() {
        let mut record = parse(".........");
        while record.end().is_none() {
            let report = look(&record, &limits);
            assert_eq!(report.score, Some(Score::DRAW), "{limits:?}");
            record.play(report.best.unwrap());
        }
        assert_eq!(record.moves().len(), 9, "{limits:?}");
        assert_eq!(record.end().unwrap().outcome, Outcome::Draw, "{limits:?}");
    }
    let all = values(&parse("........."));
    assert_eq!(all, (0..9).map(|mv| (mv, Score::DRAW)).collect::<Vec<_>>());
}

/// 사례 ID-04. 모두 져도 수는 있고, 그 가운데 가장 늦게 지는 것이다.
#[test]
fn a_lost_game_is_lost_as_late_as_possible() {
    let record = parse("....X..OX");
    for limits in ways() {
        let report = look(&record, &limits);
        assert_eq!((report.best, report.score), (Some(0), Some(Score::loss_in(4))), "{limits:?}");
    }
    let others = values(&record).into_iter().filter(|&(mv, _)| mv != 0);
    assert!(others.map(|(_, score)| score).all(|score| score == Score::loss_in(2)));
}
