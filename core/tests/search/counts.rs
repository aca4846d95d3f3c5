//! 센 것: 교과서의 잎 수, 가장 적은 잎, 접힌 마디.

use gaji_core::{
    Bound, Cut, Evaluator, Game, Limits, Ordering, Record, Recorder, Report, RootMode, RootMove,
    Score, Side, Silent, Table, Tree, Window, fewest_leaves, fewest_leaves_uniform, scramble,
    search,
};

use crate::noise::Noise;

fn look(tree: &Tree, limits: &Limits) -> Report<u16> {
    let evaluator = Evaluator::new(tree.side());
    let record = Record::new(tree.clone());
    search(&record, &evaluator, limits, &mut Table::none(), &mut Silent, &mut || false)
}

fn parse(text: &str) -> Tree {
    Tree::parse(0, text).expect("a tree")
}

/// 씨앗으로 만든 나무의 글: 값이 좁아 같은 값이 많다.
fn random_tree(seed: u64, depth: u32, width: u64) -> String {
    let roll = scramble(seed);
    if depth == 0 || (depth < 3 && roll.is_multiple_of(5)) {
        return format!("{}", (roll % 9) as i64 - 4);
    }
    let child = |index| random_tree(scramble(seed ^ (index + 1) << 20), depth - 1, width);
    let children: Vec<_> = (0..1 + roll % width).map(child).collect();
    format!("[{}]", children.join(","))
}

#[test]
fn the_textbook_tree() {
    let tree = Tree::start(0);
    let minimax = look(&tree, &Limits { pruning: false, ..Limits::fixed(8) });
    let pruned = look(&tree, &Limits::fixed(8));
    assert_eq!((minimax.counts.leaves, minimax.counts.nodes), (9, 13));
    assert_eq!((pruned.counts.leaves, pruned.counts.cuts), (7, 1));
    assert_eq!((pruned.best, pruned.score), (minimax.best, minimax.score));
    assert_eq!(pruned.score, Some(Score::value(3)));
    let evaluator = Evaluator::new(Side::First);
    assert_eq!(fewest_leaves(&tree, &evaluator, &Limits::fixed(8), 100), Some(5));
}

/// 사례 AB-02. 첫 잎에서 자른 자식의 5는 «많아야 5»일 뿐이라, 진짜 5와 나란히 고르지 않는다.
#[test]
fn a_bound_is_no_tie() {
    let tree = parse("[[5,9],[5,1],[7,4]]");
    let report = look(&tree, &Limits::fixed(8));
    assert_eq!((report.best, report.score), (Some(0), Some(Score::value(5))));
    assert_eq!(report.counts.leaves, 5);
    let found: Vec<_> = report.moves.iter().map(|root| (root.score, root.bound)).collect();
    let [five, four] = [5, 4].map(Score::value);
    assert_eq!(found, [(five, Bound::Exact), (five, Bound::Upper), (four, Bound::Upper)]);
    let ties = look(&tree, &Limits { root: RootMode::Ties, ..Limits::fixed(8) });
    let tied = |root: &&RootMove<u16>| root.bound == Bound::Exact && root.score == five;
    assert_eq!(ties.moves.iter().filter(tied).map(|root| root.mv).collect::<Vec<_>>(), [0]);
}

#[test]
fn ties_are_cut_only_by_at_least() {
    let tree = parse("[[3,9],[3,0]]");
    let above = look(&tree, &Limits { cut: Cut::Above, ..Limits::fixed(8) });
    assert_eq!(look(&tree, &Limits::fixed(8)).counts.leaves, 3);
    assert_eq!((above.counts.leaves, above.best), (4, Some(0)));
}

#[test]
fn the_fewest_leaves_of_a_uniform_tree() {
    assert_eq!(fewest_leaves_uniform(3, 2), Some(5));
    assert_eq!(fewest_leaves_uniform(2, 4), Some(7));
    assert_eq!(fewest_leaves_uniform(7, 60), None);
    // 모든 잎이 달라서 값이 겹치지 않는 고른 나무.
    let mut next = 0;
    let leaf = |_| {
        next += 7;
        (next % 199) - 99
    };
    let leaves: Vec<i64> = (0..27).map(leaf).collect();
    let group =
        |values: &[String]| values.chunks(3).map(|c| format!("[{}]", c.join(","))).collect();
    let mut level: Vec<String> = leaves.iter().map(ToString::to_string).collect();
    while level.len() > 1 {
        level = group(&level);
    }
    let evaluator = Evaluator::new(Side::First);
    let fewest = fewest_leaves(&parse(&level[0]), &evaluator, &Limits::fixed(8), 100);
    assert_eq!(fewest, fewest_leaves_uniform(3, 3));
}

/// 자식의 차례를 모두 바꾸어 본 나무들.
fn all_orders(text: &str) -> Vec<String> {
    let Some(inner) = text.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')) else {
        return vec![text.to_string()];
    };
    let mut depth = 0;
    let split = |c: char| {
        depth += i32::from(c == '[') - i32::from(c == ']');
        c == ',' && depth == 0
    };
    let children: Vec<Vec<String>> = inner.split(split).map(all_orders).collect();
    permutations(children.len())
        .into_iter()
        .flat_map(|order| {
            let picked = order.into_iter().map(|at| &children[at]);
            picked.fold(vec![String::new()], |made, child| {
                let join = |prefix: &String| {
                    let comma = if prefix.is_empty() { "" } else { "," };
                    child.iter().map(|c| format!("{prefix}{comma}{c}")).collect::<Vec<_>>()
                };
                made.iter().flat_map(join).collect()
            })
        })
        .map(|inner| format!("[{inner}]"))
        .collect()
}

fn permutations(len: usize) -> Vec<Vec<usize>> {
    if len == 0 {
        return vec![Vec::new()];
    }
    let insert = |order: Vec<usize>| {
        (0..len).map(move |at| {
            let mut order = order.clone();
            order.insert(at, len - 1);
            order
        })
    };
    permutations(len - 1).into_iter().flat_map(insert).collect()
}

#[test]
fn the_fewest_leaves_equal_brute_force_over_all_orders() {
    let evaluator = Evaluator::new(Side::First);
    let mut tried = 0;
    for seed in 0..400 {
        let text = random_tree(seed, 3, 3);
        let orders = all_orders(&text);
        if !text.starts_with('[') || orders.len() > 2_000 {
            continue;
        }
        tried += 1;
        let leaves = |order: &String| look(&parse(order), &Limits::fixed(8)).counts.leaves;
        let brute = orders.iter().map(leaves).min();
        let fewest = fewest_leaves(&parse(&text), &evaluator, &Limits::fixed(8), 500);
        assert_eq!(fewest, brute, "{text}");
    }
    assert!(tried > 150, "{tried}");
}

#[test]
fn no_search_without_a_table_beats_the_fewest_leaves() {
    for seed in 0..200 {
        let position = Noise::new(seed);
        let evaluator = Evaluator::new(Side::First);
        let fewest =
            fewest_leaves(&position, &evaluator, &Limits::fixed(5), 10_000).expect("small enough");
        for ordering in [Ordering::Off, Ordering::Static, Ordering::Dynamic] {
            let limits = Limits { ordering, ..Limits::fixed(5) };
            let record = Record::new(position);
            let mut table = Table::none();
            let report =
                search(&record, &evaluator, &limits, &mut table, &mut Silent, &mut || false);
            assert!(report.counts.leaves >= fewest, "{seed} {ordering:?}");
        }
    }
}

#[test]
fn a_folded_node_opens_with_the_same_counts() {
    let tree = parse(&random_tree(5, 8, 2).replace("[]", "[0]"));
    let mut recorder = Recorder::default();
    let record = Record::new(tree.clone());
    let evaluator = Evaluator::new(Side::First);
    let limits = Limits::fixed(8);
    search(&record, &evaluator, &limits, &mut Table::none(), &mut recorder, &mut || false);
    let mut checked = 0;
    for (id, node) in recorder.nodes().iter().enumerate().filter(|(_, node)| node.ply == 2) {
        let mut position = tree.clone();
        let mut path = Vec::new();
        let mut at = id;
        while let Some(parent) = recorder.nodes()[at].parent {
            path.extend(recorder.nodes()[at].mv);
            at = parent as usize;
        }
        path.into_iter().rev().for_each(|mv| position.play(mv));
        if position.outcome().is_some() {
            continue;
        }
        let shift = |score: Score| score.from_root(node.ply);
        let window = Window { alpha: shift(node.window.alpha), beta: shift(node.window.beta) };
        let report = look(&position, &Limits { window, ..Limits::fixed(node.depth) });
        let below = (report.counts.nodes, report.counts.leaves, report.counts.cuts);
        assert_eq!(below, (node.below.nodes, node.below.leaves, node.below.cuts));
        checked += 1;
    }
    assert!(checked > 0);
}
