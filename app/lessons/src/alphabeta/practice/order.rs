//! 차례 실험: 가장 적게 보는 차례와, 나쁜 것부터 보는 차례.
//!
//! 가장 적게 보는 차례는 «최소 나무»(Knuth–Moore 1975)를 앞에 세운 것이다: 값을 꼭 알아야 하는 마디, 하나만 보이면
//! 되는 마디, 모두 보아야 하는 마디의 세 가지뿐이다.

use super::number_tree::NumberTree;

/// 알파베타가 잎을 가장 적게 보는 차례. 같으면 앞선 것이 앞이다. `cut_ties`면 ≥에서, 아니면 >에서만 자른다.
#[must_use]
pub fn best_first(tree: &NumberTree, cut_ties: bool) -> NumberTree {
    exact(tree, true, cut_ties, [false; 2]).tree
}

/// 갈래마다 나쁜 것부터: 뒤로 갈수록 나아져서 자를 것이 거의 없다.
#[must_use]
pub fn worst_first(tree: &NumberTree) -> NumberTree {
    worst(tree, true)
}

fn worst(tree: &NumberTree, max: bool) -> NumberTree {
    let NumberTree::Fork(children) = tree else { return tree.clone() };
    let mut children: Vec<_> = children.iter().map(|child| worst(child, !max)).collect();
    children.sort_by_key(|child| i64::from(child.value(!max)) * if max { 1 } else { -1 });
    NumberTree::Fork(children)
}

/// 늘어놓은 나무와, 그때 볼 잎의 수.
struct Plan {
    leaves: usize,
    tree: NumberTree,
}

/// 값을 꼭 알아낸다: 가장 좋은 자식 하나는 꼭 알고, 나머지는 그보다 낫지 않음만 보인다.
///
/// `>`에서만 자르면 값이 같은 자식은 잘리지 않으므로, 제 한계(MAX면 α)와 남의 한계가 벌써 그 값인지(`held`)가 그
/// 아래의 잎을 정한다.
fn exact(tree: &NumberTree, max: bool, cut_ties: bool, [own, other]: [bool; 2]) -> Plan {
    let NumberTree::Fork(children) = tree else { return leaf(tree) };
    let value = tree.value(max);
    let worse = if max { value - 1 } else { value + 1 };
    let rest = |child: &NumberTree| match (cut_ties, child.value(!max) == value) {
        (true, _) => one(child, !max, value),
        (false, true) => exact(child, !max, cut_ties, [other, true]),
        (false, false) => one(child, !max, worse),
    };
    let rests: Vec<Plan> = children.iter().map(rest).collect();
    let all: usize = rests.iter().map(|plan| plan.leaves).sum();
    let best = (0..children.len()).filter(|&at| !own && children[at].value(!max) == value);
    let known = best.map(|at| {
        let plan = exact(&children[at], !max, cut_ties, [other, false]);
        (all - rests[at].leaves + plan.leaves, at, plan)
    });
    match known.min_by_key(|(leaves, ..)| *leaves) {
        Some((leaves, at, plan)) => Plan { leaves, tree: first(at, plan, rests) },
        None => Plan { leaves: all, tree: fork(rests) },
    }
}

/// 둘 차례인 쪽(`max`)이 적어도 `bound`만큼 얻음을 보인다: 그런 자식 하나면 된다.
fn one(tree: &NumberTree, max: bool, bound: i32) -> Plan {
    let NumberTree::Fork(children) = tree else { return leaf(tree) };
    let good = |value: i32| if max { value >= bound } else { value <= bound };
    let good = (0..children.len()).filter(|&at| good(children[at].value(!max)));
    let proofs = good.map(|at| (at, every(&children[at], !max, bound)));
    let cheapest = proofs.min_by_key(|(_, plan)| plan.leaves);
    let rest = || children.iter().map(leaf).collect();
    cheapest.map_or_else(
        || leaf(tree),
        |(at, plan)| Plan { leaves: plan.leaves, tree: first(at, plan, rest()) },
    )
}

/// 둘 차례인 쪽이 `bound`보다 나을 수 없음을 보인다: 모든 자식을 보아야 한다.
fn every(tree: &NumberTree, max: bool, bound: i32) -> Plan {
    let NumberTree::Fork(children) = tree else { return leaf(tree) };
    let plans = children.iter().map(|child| one(child, !max, bound));
    let plans: Vec<Plan> = plans.collect();
    Plan { leaves: plans.iter().map(|plan| plan.leaves).sum(), tree: fork(plans) }
}

fn leaf(tree: &NumberTree) -> Plan {
    Plan { leaves: 1, tree: tree.clone() }
}

/// `at`째를 `plan`으로 바꾸어 맨 앞에 세운다.
fn first(at: usize, plan: Plan, mut siblings: Vec<Plan>) -> NumberTree {
    siblings.remove(at);
    siblings.insert(0, plan);
    fork(siblings)
}

fn fork(plans: Vec<Plan>) -> NumberTree {
    NumberTree::Fork(plans.into_iter().map(|plan| plan.tree).collect())
}
