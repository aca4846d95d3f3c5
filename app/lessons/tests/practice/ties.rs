//! 같은 값: 함정은 참값이 다른 가지뿐이고, 보기 나무에서 드러난다.

use gaji_lessons::alphabeta::practice::{Branch, NumberTree, Tie, branches, moral};
use gaji_lessons::alphabeta::{PRESETS, State, View};
use gaji_words::Lang;

use crate::kit::{film, show, state, tied_tree};

fn seen(state: &State, tree: &NumberTree) -> Vec<Branch> {
    branches(&film(state), tree, &show(Lang::En, state))
}

#[test]
fn the_built_in_tree_holds_the_trap_and_the_switches_spring_it() {
    let tree = NumberTree::read(PRESETS[4].tree).unwrap();
    let plain = state(&tree);
    let told = |state: &State| {
        let seen = seen(state, &tree);
        let branches: Vec<_> = seen.iter().map(|one| (one.shown.clone(), one.tie)).collect();
        (branches, moral(&seen, state.cut_ties, state.soft, Lang::En))
    };
    let pairs =
        |pairs: [(&str, Tie); 3]| pairs.map(|(shown, tie)| (shown.to_string(), tie)).to_vec();
    let (branches, words) = told(&plain);
    assert_eq!(branches, pairs([("=3", Tie::Chosen), ("≤3", Tie::Trap), ("=3", Tie::Equal)]));
    assert!(words.starts_with("Look at MIN 2. ≤3") && words.contains("the truth is 0"), "{words}");
    let (branches, words) = told(&State { cut_ties: false, ..plain.clone() });
    assert_eq!(branches, pairs([("=3", Tie::Chosen), ("=0", Tie::Other), ("=3", Tie::Equal)]));
    assert!(words.starts_with("As only α > β cuts"), "{words}");
    // 네가맥스로 적을 때도 뿌리 쪽에서 견준다.
    let negamax = State { view: View::Negamax, ..plain.clone() };
    assert_eq!(seen(&negamax, &tree), seen(&plain, &tree));
    // 창의 끝으로 잘라 돌려주면(fail-hard) 끝까지 보고도 참값을 잃는다.
    let (branches, words) = told(&State { cut_ties: false, soft: false, ..plain });
    assert_eq!(branches[1], ("≤3".to_string(), Tie::Trap));
    assert!(words.contains("never cuts"), "{words}");
}

#[test]
fn only_bounds_can_be_traps() {
    let mut traps = 0;
    for seed in 0..500 {
        let tree = tied_tree(seed);
        for (cut_ties, soft) in [(true, true), (false, true), (true, false), (false, false)] {
            let state = State { cut_ties, soft, ..state(&tree) };
            for branch in seen(&state, &tree) {
                let exact = branch.shown == format!("={}", gaji_words::number(branch.truth.into()));
                assert!(!branch.shown.starts_with('=') || exact, "{seed}: {branch:?}");
                assert!(branch.tie != Tie::Trap || branch.shown.starts_with('≤'), "{branch:?}");
                traps += u32::from(branch.tie == Tie::Trap);
            }
        }
    }
    assert!(traps > 50, "{traps}");
}
