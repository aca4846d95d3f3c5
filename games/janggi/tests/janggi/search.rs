//! 탐색이 되풀이의 끝을 본다.

use gaji_core::{Evaluator, Limits, Record, Side, Silent, Table, search};

use crate::support::{moves, parse};

/// 포가 물러났다 다시 장군을 부른 길: 한 번 더 부르면 한이 막아 세 번째 같은 국면이 되고, 초가 진다.
const CHASE: [&str; 6] = ["e6e3", "c10e7", "e3e6", "e7c10", "e6e3", "c10e7"];

/// 두는 동안 쓰던 전치표는 지나온 길을 모르지만, 그 때문에 만년장으로 지지는 않는다.
#[test]
fn a_warm_table_does_not_walk_into_perpetual_check() {
    let mut record = Record::new(parse(
        0,
        "r1ba1ab1r/4k4/1cn3nc1/p4ppp1/1p2C4/R8/1PP1PP2P/1C3N3/4K4/1NBA1A1BR w",
    ));
    let (evaluator, mut table) = (Evaluator::new(Side::First), Table::with_bytes(1 << 20));
    for text in CHASE {
        search(&record, &evaluator, &Limits::play(4), &mut table, &mut Silent, &mut || false);
        record.play_text(text).unwrap();
    }
    let report =
        search(&record, &evaluator, &Limits::play(4), &mut table, &mut Silent, &mut || false);
    record.play(report.best.unwrap());
    for reply in moves(record.position()) {
        let mut after = record.clone();
        after.play(reply);
        assert_eq!(after.end(), None, "{reply:?}");
    }
}
