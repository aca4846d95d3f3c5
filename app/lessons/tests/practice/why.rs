//! 왜 잘렸는가: 500그루의 모든 가위질에서, 탐색이 아니라 미니맥스의 값만으로 적은 뜻매김과 같다.

use gaji_figures::Node;
use gaji_lessons::alphabeta::practice::{NumberTree, typed_path};
use gaji_lessons::alphabeta::{State, View, Why, picture};
use gaji_protocol::Number;
use gaji_words::Lang;

use crate::kit::{ByHand, Snip, film, show, state, tied_tree};

/// 뜻매김: 자른 마디의 반대편 조상 가운데, 앞서 본 자식의 미니맥스 값이 가장 나은 조상. 같으면 뿌리에 가까운 것.
/// 조상의 깊이와 그 값.
fn culprit(tree: &NumberTree, snip: &Snip) -> (usize, i32) {
    let max = !snip.fork.len().is_multiple_of(2);
    let above = (0..snip.fork.len()).filter(|depth| depth.is_multiple_of(2) == max);
    let held = above.filter_map(|depth| {
        let NumberTree::Fork(children) = tree.at(&snip.fork[..depth])? else { return None };
        let before = children[..snip.fork[depth]].iter().map(|child| child.value(!max));
        Some((depth, if max { before.max()? } else { before.min()? }))
    });
    let better = |old: i32, new: i32| if max { new > old } else { new < old };
    held.reduce(|old, new| if better(old.1, new.1) { new } else { old }).unwrap()
}

#[test]
fn every_cut_of_500_trees_names_who_cut_it_and_with_which_number() {
    let (mut cuts, mut deep) = (0, 0);
    for seed in 0..500 {
        let tree = tied_tree(seed);
        let strict = seed % 3 == 0;
        let state = State { cut_ties: !strict, ..state(&tree) };
        let film = film(&state);
        let snips = ByHand::run(&tree, strict).snips;
        assert_eq!(snips.len() as u64, film.trace().summary.cuts, "{seed}");
        let ends = film.snapshots(film.last());
        for (id, end) in ends.iter().enumerate() {
            let path = typed_path(&film, id as u32);
            let told = Why::of(&film, id as u32);
            assert_eq!(told.is_some(), end.cut, "{seed}: {path:?}");
            let Some(told) = told else { continue };
            let snip = snips.iter().find(|snip| {
                path.starts_with(&snip.fork)
                    && path.len() > snip.fork.len()
                    && path[snip.fork.len()] >= snip.seen
            });
            let snip = snip.unwrap();
            let (depth, bound) = culprit(&tree, snip);
            assert_eq!(typed_path(&film, told.fork), snip.fork, "{seed}");
            assert_eq!(typed_path(&film, told.ancestor), snip.fork[..depth], "{seed}: {tree:?}");
            assert_eq!(told.bound, Number::Points(bound), "{seed}");
            assert_eq!(told.value, Number::Points(snip.value), "{seed}");
            assert_eq!(told.is_deep(&film), depth + 1 != snip.fork.len(), "{seed}");
            let show = show(Lang::En, &state);
            let mut tree = picture(&film, film.last(), &show);
            told.light(&film, &mut tree, &show);
            let lit: Vec<_> = tree.nodes.iter().filter(|node| node.lit).collect();
            assert_eq!(
                lit.iter().map(|node| node.id).collect::<Vec<_>>(),
                [told.ancestor, told.fork]
            );
            // 조상의 곁에는 막은 수가, 자른 마디의 곁에는 두 수가 모두 적힌다.
            let written = |node: &Node, value: i32| {
                let value = gaji_words::number(value.into());
                node.window.as_ref().is_some_and(|(alpha, beta)| [alpha, beta].contains(&&value))
            };
            assert!(written(lit[0], bound), "{seed}: {lit:?}");
            assert!(written(lit[1], bound) && written(lit[1], snip.value), "{seed}: {lit:?}");
            cuts += 1;
            deep += u32::from(told.is_deep(&film));
        }
    }
    assert!(cuts > 500 && deep > 20, "{cuts} {deep}");
}

#[test]
fn the_card_says_it_in_the_notation_of_the_picture() {
    let tree = NumberTree::read("[[3,12,8],[2,4,6]]").unwrap();
    let said = |state: &State| {
        let film = film(state);
        let leaf = film.trace().nodes.iter().rposition(|node| !node.visited).unwrap() as u32;
        Why::of(&film, leaf).unwrap().sentences(&film, state.cut_ties, &show(Lang::En, state))
    };
    let plain = said(&state(&tree));
    assert!(plain[0].starts_with("MIN 2 is already at most 2. But the top MAX has 3"), "{plain:?}");
    assert!(plain[0].contains("2 ≤ 3") && plain[1].starts_with("α-cut · shallow"), "{plain:?}");
    let strict = said(&State { cut_ties: false, ..state(&tree) });
    assert!(strict[0].contains("2 < 3"), "{strict:?}");
    let negamax = said(&State { view: View::Negamax, ..state(&tree) });
    assert!(negamax[0].contains("at least −2") && negamax[0].contains("−2 ≥ −3"), "{negamax:?}");
    assert!(negamax[1].starts_with("β-cut"), "{negamax:?}");
}
