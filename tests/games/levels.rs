//! 세기가 하나 높으면 더 잘 둔다. 긴 판들은 벤치마크(`matches`)가 둔다.

use gaji_catalog::{GameId, Visitor, visit};
use gaji_core::{Evaluate, Evaluator, Level, Limits, RootMode, RootMove, Silent, Table, search};

use crate::arena::{leveled, pair};
use crate::wander::{legal, wander};

/// 자리를 바꾸어 두 판씩.
const PAIRS: u64 = 20;
/// 짧고 비기는 일이 적어 몇 판으로도 세기가 드러나는 놀이.
const GAMES: [&str; 2] = ["connect4", "hobak"];

#[test]
fn a_higher_level_scores_more() {
    for name in GAMES {
        let id = name.parse::<GameId>().expect("a game");
        let halves = visit(id, Neighbours);
        assert!(halves.iter().all(|&halves| halves > 2 * PAIRS as u32), "{name}: {halves:?}");
    }
}

struct Neighbours;

impl Visitor for Neighbours {
    type Output = Vec<u32>;

    /// 이웃한 세기마다, 높은 쪽이 얻은 점수를 반 점으로.
    fn visit<G: Evaluate + 'static>(self, variant: usize) -> Vec<u32> {
        let neighbours = Level::ALL.windows(2);
        let halves = neighbours.map(|levels| {
            let score = |seed: u64| {
                let start = wander::<G>(variant, seed, seed % 4);
                let mut low = leveled(levels[0], seed, Table::none());
                let mut high = leveled(levels[1], seed, Table::none());
                pair(&start, [&mut high, &mut low])
            };
            (0..PAIRS).map(score).sum()
        });
        halves.collect()
    }
}

/// 넓은 판에서는 둘 만한 수만 보며, 그 값은 모든 수를 볼 때와 같다.
#[test]
fn likely_moves_have_the_values_that_they_have_among_all() {
    let id = "gomoku".parse::<GameId>().expect("a game");
    let (likely, all) = visit(id, LikelyAndAll);
    assert!(likely > 0 && likely < all, "{likely} of {all}");
}

struct LikelyAndAll;

impl Visitor for LikelyAndAll {
    type Output = (usize, usize);

    fn visit<G: Evaluate + 'static>(self, variant: usize) -> (usize, usize) {
        let record = wander::<G>(variant, 3, 5);
        let evaluator = Evaluator::new(record.position().side());
        let moves = |root| -> Vec<RootMove<G::Move>> {
            let (limits, mut table) = (Limits { root, ..Limits::fixed(2) }, Table::none());
            search(&record, &evaluator, &limits, &mut table, &mut Silent, &mut || false).moves
        };
        let (likely, all) = (moves(RootMode::LikelyExact), moves(RootMode::AllExact));
        assert_eq!(all.len(), legal(record.position()).len());
        assert!(likely.iter().all(|root| all.contains(root)));
        (likely.len(), all.len())
    }
}
