//! 이긴 판을 되풀이로 비기지 않고, 진 판은 되풀이로 비긴다: 한 수만 더 두면 세 번째 같은 국면인 기록에서.

use gaji_catalog::{GameId, Visitor, visit};
use gaji_core::{
    Evaluate, Evaluator, Limits, Outcome, Record, Report, Score, Silent, Stroke, Table, search,
};

use crate::wander::{legal, wander_on};

/// 이긴 쪽이 둘 차례인 국면. 되풀이가 비김인 놀이와 갈래만.
const WON: [(&str, &str); 5] = [
    ("chess", "8/8/3k4/8/8/8/1R6/R3K3 w - - 0 1"),
    ("chess", "4k3/pp4pp/8/8/8/8/PP1Q2PP/4K3 w - - 0 1"),
    ("chess", "6k1/5ppp/8/2q5/8/8/5PPP/5RK1 b - - 0 1"),
    ("janggi-bikjang-draw", "3k5/4a4/9/9/9/9/4P4/9/3K5/R7R w - - 0 1"),
    ("janggi-bikjang-draw", "3ak4/4r4/9/4c4/9/9/9/9/3K5/4A4 b - - 0 1"),
];

#[test]
fn a_won_game_is_not_repeated_into_a_draw() {
    for (game, position) in WON {
        for limits in searches() {
            visit(game.parse::<GameId>().expect("a game"), Won { position, limits });
        }
    }
}

#[test]
fn a_lost_game_is_repeated_into_a_draw() {
    for (game, position) in WON {
        visit(game.parse::<GameId>().expect("a game"), Lost { position });
    }
}

/// 깊이를 정한 정확한 탐색과, 마디를 정한 가려 보는 탐색.
fn searches() -> [Limits; 2] {
    [Limits::exact(3), Limits { nodes: Some(30_000), ..Limits::play(64) }]
}

struct Won {
    position: &'static str,
    limits: Limits,
}

impl Visitor for Won {
    type Output = ();

    fn visit<G: Evaluate + 'static>(self, variant: usize) {
        let start = G::parse(variant, self.position).expect("a position");
        let mut table = Table::with_bytes(1 << 20);
        let tempted = (0..200).find_map(|seed| {
            let start = wander_on(start.clone(), seed, seed % 12 * 2).position().clone();
            let fresh = think(&Record::new(start.clone()), &self.limits, &mut table);
            let habit = fresh.best.filter(|_| fresh.score > Some(Score::value(G::POINT)))?;
            one_move_away(&start, habit).zip(Some(habit))
        });
        let (record, habit) = tempted.expect("a best move that can be undone");
        assert!(draws(&record, habit), "{}", self.position);
        // 두는 동안 쓰던 표도, 새 표도 속지 않는다.
        for table in [&mut table, &mut Table::with_bytes(1 << 20)] {
            let report = think(&record, &self.limits, table);
            let best = report.best.expect("a move");
            assert!(!draws(&record, best), "{} {best:?}", self.position);
            assert!(report.score > Some(Score::DRAW), "{} {:?}", self.position, report.score);
        }
    }
}

struct Lost {
    position: &'static str,
}

impl Visitor for Lost {
    type Output = ();

    /// 이긴 쪽이 아무렇게나 오가는 사이 진 쪽이 비길 기회를 잡는다.
    fn visit<G: Evaluate + 'static>(self, variant: usize) {
        let start = G::parse(variant, self.position).expect("a position");
        let lost = legal(&start).into_iter().filter_map(|mv| {
            let mut after = start.clone();
            after.play(mv);
            legal(&after)
                .into_iter()
                .find_map(|habit| one_move_away(&after, habit).zip(Some(habit)))
        });
        let (record, habit) = lost.into_iter().next().expect("a way to repeat");
        assert!(draws(&record, habit), "{}", self.position);
        for limits in searches() {
            let report = think(&record, &limits, &mut Table::with_bytes(1 << 20));
            assert_eq!(report.score, Some(Score::DRAW), "{}", self.position);
            assert!(draws(&record, report.best.expect("a move")), "{}", self.position);
        }
    }
}

fn think<G: Evaluate>(record: &Record<G>, limits: &Limits, table: &mut Table) -> Report<G::Move> {
    let evaluator = Evaluator::new(record.position().side());
    search(record, &evaluator, limits, table, &mut Silent, &mut || false)
}

/// `start`에서 `habit`을 한 번 더 두면 그 뒤의 국면이 세 번째가 되는 기록. 두 쪽이 한 수씩 갔다가 돌아온다.
fn one_move_away<G: Evaluate>(start: &G, habit: G::Move) -> Option<Record<G>> {
    let mut after = start.clone();
    after.play(habit);
    let back = start.stroke(habit);
    legal(&after).into_iter().find_map(|reply| {
        let mut record = Record::new(after.clone());
        for round in 0..2 {
            if round > 0 {
                record.play(habit);
            }
            record.play(reply);
            record.play(reversed(record.position(), back)?);
            record.play(reversed(record.position(), after.stroke(reply))?);
        }
        let same = record.position().key() == start.key() && record.end().is_none();
        (same && draws(&record, habit)).then_some(record)
    })
}

/// `stroke`를 되돌리는 수.
fn reversed<G: Evaluate>(position: &G, stroke: Stroke) -> Option<G::Move> {
    let back = Stroke { from: stroke.to, to: stroke.from, choice: None };
    legal(position).into_iter().find(|&mv| stroke.from.is_some() && position.stroke(mv) == back)
}

/// `mv`를 두면 비기는가.
fn draws<G: Evaluate>(record: &Record<G>, mv: G::Move) -> bool {
    let mut after = record.clone();
    after.play(mv);
    after.end().is_some_and(|end| end.outcome == Outcome::Draw)
}
