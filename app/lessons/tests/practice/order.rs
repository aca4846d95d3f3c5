//! 차례: 가장 좋은 차례는 모든 차례를 다 해 본 것 가운데 가장 적게 본다.

use gaji_lessons::alphabeta::State;
use gaji_lessons::alphabeta::practice::{NumberTree, Tab, best_first, worst_first};

use crate::kit::{ByHand, Dice, film, state, tied_tree};

/// 모든 차례의 수.
fn count(tree: &NumberTree) -> u64 {
    let NumberTree::Fork(children) = tree else { return 1 };
    let below: u64 = children.iter().map(count).product();
    (1..=children.len() as u64).product::<u64>().saturating_mul(below)
}

/// 마디마다 자식의 모든 차례.
fn orders(tree: &NumberTree) -> Vec<NumberTree> {
    let NumberTree::Fork(children) = tree else { return vec![tree.clone()] };
    let below: Vec<Vec<NumberTree>> = children.iter().map(orders).collect();
    let mut all = Vec::new();
    arrange(&below, &mut Vec::new(), &mut Vec::new(), &mut all);
    all
}

fn arrange(
    below: &[Vec<NumberTree>],
    used: &mut Vec<usize>,
    chosen: &mut Vec<NumberTree>,
    all: &mut Vec<NumberTree>,
) {
    if used.len() == below.len() {
        all.push(NumberTree::Fork(chosen.clone()));
    }
    for at in 0..below.len() {
        if used.contains(&at) {
            continue;
        }
        used.push(at);
        for child in &below[at] {
            chosen.push(child.clone());
            arrange(below, used, chosen, all);
            chosen.pop();
        }
        used.pop();
    }
}

/// 다 해 볼 수 있을 만큼 작은 나무: 네 층까지.
fn small_tree(dice: &mut Dice, depth: u64) -> NumberTree {
    if depth == 0 || (depth < 3 && dice.below(4) == 0) {
        return NumberTree::Leaf(dice.below(6) as i32);
    }
    NumberTree::Fork((0..1 + dice.below(3)).map(|_| small_tree(dice, depth - 1)).collect())
}

fn leaves(tree: &NumberTree, cut_ties: bool) -> u64 {
    ByHand::run(tree, !cut_ties).leaves
}

/// 두 규칙에서, 값이 서로 같은 나무들로.
#[test]
fn the_best_order_is_the_best_of_all_orders() {
    let (mut tried, mut deep, mut dearer) = (0, 0, 0);
    for seed in 0..400 {
        let depth = 2 + seed % 3;
        let mut dice = Dice(seed);
        let tree = NumberTree::Fork((0..2).map(|_| small_tree(&mut dice, depth - 1)).collect());
        if count(&tree) > 600 {
            continue;
        }
        let all = orders(&tree);
        let fewest = [true, false].map(|cut_ties| {
            let fewest = all.iter().map(|tree| leaves(tree, cut_ties)).min().unwrap();
            let state = State { cut_ties, ..state(&best_first(&tree, cut_ties)) };
            let best = film(&state).trace().summary;
            assert_eq!(best.leaves, fewest, "{seed} {cut_ties}: {tree:?}");
            assert_eq!(best.fewest_leaves, Some(fewest), "{seed} {cut_ties}");
            fewest
        });
        tried += 1;
        deep += u32::from(depth == 4);
        dearer += u32::from(fewest[0] < fewest[1]);
    }
    assert!(tried > 200 && deep > 30 && dearer > 50, "{tried} {deep} {dearer}");
}

/// fail-hard는 ≥에서는 같은 잎을 보고, >에서는 아무것도 자르지 못한다.
#[test]
fn the_fewest_leaves_follow_fail_hard() {
    for seed in 0..200 {
        let tree = tied_tree(seed);
        for cut_ties in [true, false] {
            let best = state(&best_first(&tree, cut_ties));
            let hard = film(&State { cut_ties, soft: false, ..best.clone() }).trace().summary;
            let least = match cut_ties {
                true => film(&best).trace().summary.leaves,
                false => hard.minimax.unwrap().leaves,
            };
            let told = (hard.leaves, hard.fewest_leaves);
            assert_eq!(told, (least, Some(least)), "{seed} {cut_ties}");
        }
    }
}

/// 고른 나무에서는 크누스와 무어의 수(b^⌈d/2⌉ + b^⌊d/2⌋ − 1)다. 방은 이만한 나무를 받고, 종이는 받지 않는다.
#[test]
fn a_tree_of_four_levels_takes_seventeen_leaves() {
    let mut next = 0;
    let tree = uniform(4, &mut || {
        next = (next * 7 + 5) % 81;
        next
    });
    assert_eq!(leaves(&best_first(&tree, true), true), 17);
    let nodes = film(&state(&tree)).trace().nodes.len();
    assert!((Tab::Sheet.most_nodes() + 1..=Tab::Order.most_nodes()).contains(&nodes), "{nodes}");
}

/// 자식이 셋씩인 나무.
fn uniform(levels: u32, value: &mut impl FnMut() -> i32) -> NumberTree {
    if levels == 0 {
        return NumberTree::Leaf(value());
    }
    NumberTree::Fork((0..3).map(|_| uniform(levels - 1, value)).collect())
}

#[test]
fn where_only_above_cuts_the_least_is_more() {
    for (text, fewest) in [("[[3,9],[3,0],[5,3]]", [4, 5]), ("[[2,2],[2,2]]", [3, 4])] {
        let tree = NumberTree::read(text).unwrap();
        let least = [true, false].map(|cut_ties| leaves(&best_first(&tree, cut_ties), cut_ties));
        assert_eq!(least, fewest, "{text}");
    }
}

#[test]
fn reordering_keeps_the_value_and_worst_is_no_better_than_best() {
    for seed in 0..500 {
        let tree = tied_tree(seed);
        let cut_ties = seed % 2 == 0;
        let (best, worst) = (best_first(&tree, cut_ties), worst_first(&tree));
        assert_eq!([best.value(true), worst.value(true)], [tree.value(true); 2], "{seed}");
        let [least, most, plain] = [&best, &worst, &tree].map(|tree| leaves(tree, cut_ties));
        assert!(least <= most.min(plain), "{seed}");
        let sorted = |tree: &NumberTree| {
            let mut letters: Vec<_> = tree.write().chars().collect();
            letters.sort_unstable();
            letters
        };
        assert_eq!([sorted(&best), sorted(&worst)], [sorted(&tree), sorted(&tree)], "{seed}");
    }
}
