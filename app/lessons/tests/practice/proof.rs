//! 증명: 숨은 잎은 무엇으로 바꾸어도 탐색이 같고, 자르지 않았다면 그 위의 값은 말한 범위에서만 잎을 따라간다.

use gaji_lessons::alphabeta::Why;
use gaji_lessons::alphabeta::practice::{Sway, hidden_leaves, shaken, typed_path, uncut};
use gaji_words::Lang;

use crate::kit::{film, state, tied_tree};

#[test]
fn no_value_of_a_hidden_leaf_changes_the_search() {
    let mut hidden = 0;
    for seed in 0..500 {
        let tree = tied_tree(seed);
        let before = film(&state(&tree));
        for leaf in hidden_leaves(&before) {
            let path = typed_path(&before, leaf);
            for value in [-999, -1, 0, 2, 999] {
                let after = film(&state(&tree.clone().with_leaf(&path, value)));
                let [old, new] = [&before, &after].map(|film| film.trace().summary);
                assert_eq!(
                    (new.value, new.best),
                    (old.value, old.best),
                    "{seed}: {path:?} {value}"
                );
                assert_eq!((new.leaves, new.cuts), (old.leaves, old.cuts), "{seed}");
            }
            hidden += 1;
        }
        let shaken = shaken(&before, &tree);
        assert_eq!(shaken != tree, !hidden_leaves(&before).is_empty(), "{seed}");
        let after = film(&state(&shaken)).trace().summary;
        let before = before.trace().summary;
        assert_eq!((after.value, after.leaves), (before.value, before.leaves), "{seed}");
    }
    assert!(hidden > 150, "{hidden}");
}

#[test]
fn uncut_the_fork_follows_the_leaf_just_where_it_is_said_to() {
    let (mut still, mut moved) = (0, 0);
    for seed in 0..500 {
        let tree = tied_tree(seed);
        let film = film(&state(&tree));
        for leaf in hidden_leaves(&film) {
            let fork = typed_path(&film, Why::of(&film, leaf).unwrap().fork);
            let path = typed_path(&film, leaf);
            let sway = Sway::of(&tree, &fork, &path);
            let max = fork.len().is_multiple_of(2);
            for value in -15..=15 {
                let expected =
                    value.max(sway.low.unwrap_or(i32::MIN)).min(sway.high.unwrap_or(i32::MAX));
                let tree = tree.clone().with_leaf(&path, value);
                assert_eq!(tree.at(&fork).unwrap().value(max), expected, "{seed} {value} {sway:?}");
            }
            let said = uncut(&film, &tree, leaf, Lang::En).unwrap();
            assert_eq!(said.starts_with("Even uncut"), sway.is_still(), "{said}");
            if sway.is_still() { still += 1 } else { moved += 1 }
        }
    }
    assert!(still > 10 && moved > 100, "{still} {moved}");
}
