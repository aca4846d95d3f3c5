//! 다섯 문제의 옳은 답은 따로 적은 알파베타의 답과 같다. 글로 읽는 나무는 그림과 같은 말을 한다.

use gaji_lessons::alphabeta::practice::{
    Item, NumberTree, QUESTIONS, outline, quiz_ask, quiz_item, quiz_tree, rule, typed_path,
};
use gaji_lessons::alphabeta::{State, picture};
use gaji_words::Lang;

use crate::kit::{ByHand, film, recorded, show};

/// 코어 없이 낸 답의 글.
fn answer(tree: &NumberTree, index: usize, about: &[usize], strict: bool) -> String {
    let hand = ByHand::run(tree, strict);
    let NumberTree::Fork(children) = tree else { panic!("a leaf") };
    let values: Vec<i32> = children.iter().map(|child| child.value(false)).collect();
    let best = *values.iter().max().unwrap();
    match index {
        0 => gaji_words::number(best.into()),
        1 => format!("MIN {}", values.iter().position(|value| *value == best).unwrap() + 1),
        2 => hand.leaves.to_string(),
        3 => {
            let hides = |snip: &crate::kit::Snip| {
                about.starts_with(&snip.fork) && about[snip.fork.len()] >= snip.seen
            };
            let word = if hand.snips.iter().any(hides) { "No, it is cut" } else { "Yes, it does" };
            word.to_string()
        }
        _ => gaji_words::number((*values[..about[0]].iter().max().unwrap()).into()),
    }
}

#[test]
fn the_right_answers_are_those_of_an_independent_search() {
    // 링크의 규칙을 따른다: ≥에서 자르는 것과 >에서 자르는 것의 답이 다른 문제도 있다.
    let [loose, strict] = [false, true].map(right_answers);
    for answers in [&loose, &strict] {
        let cut = answers.iter().filter(|answer| *answer == "No, it is cut").count();
        assert!((100..500).contains(&cut), "{cut}");
    }
    assert!(loose.iter().zip(&strict).filter(|(loose, strict)| loose != strict).count() > 20);
}

/// 문제마다 옳은 답.
fn right_answers(strict: bool) -> Vec<String> {
    let state = State { cut_ties: !strict, ..State::default() };
    let questions = (0..500).flat_map(|seed| (0..QUESTIONS).map(move |index| (seed, index)));
    let right = |(seed, index)| {
        let text = quiz_tree(seed, index);
        let tree = NumberTree::read(&text).unwrap();
        let film = recorded(quiz_ask(&state, seed, index), true);
        let Item { words, options, right, about } = quiz_item(&film, &tree, index, Lang::En);
        let about = about.map(|id| typed_path(&film, id)).unwrap_or_default();
        assert_eq!(options[right], answer(&tree, index, &about, strict), "{words} {text}");
        let mut different = options.clone();
        different.sort();
        different.dedup();
        assert!(different.len() == options.len() && options.len() > 1, "{words} {options:?}");
        options[right].clone()
    };
    questions.map(right).collect()
}

#[test]
fn the_rule_names_whatever_the_answers_hang_on() {
    let told = |cut_ties, soft, values| {
        let state = State { cut_ties, soft, ..State::default() };
        rule(&state, values, Lang::En)
    };
    for soft in [true, false] {
        // ≥에서는 창 밖의 값이 어떻든 같은 가지를 자른다.
        assert_eq!(told(true, soft, false), "Cut when: α ≥ β (cut on ties)");
        let name = if soft { "fail-soft" } else { "fail-hard" };
        for (cut_ties, values, sign) in [(true, true, '≥'), (false, false, '>'), (false, true, '>')]
        {
            let told = told(cut_ties, soft, values);
            assert!(told.contains(sign) && told.contains(name), "{told}");
        }
    }
}

#[test]
fn the_outline_says_what_the_picture_shows_at_every_step() {
    let state = State::default();
    let film = film(&state);
    for step in 0..=film.last() {
        let tree = picture(&film, step, &show(Lang::En, &state));
        let lines = outline(&tree);
        assert_eq!(lines.len(), tree.nodes.len());
        for (line, node) in lines.iter().zip(&tree.nodes) {
            assert_eq!((line.id, line.here), (node.id, node.here));
            let said = line.words.trim_end_matches('.').to_lowercase();
            assert_eq!(said, node.name.to_lowercase());
            assert_eq!(line.level as usize, film.path(node.id).len());
        }
    }
    let places: Vec<_> = outline(&picture(&film, 0, &show(Lang::En, &state)))
        .into_iter()
        .map(|line| line.place)
        .collect();
    assert_eq!(places[..6], [(1, 1), (1, 3), (1, 3), (2, 3), (3, 3), (2, 3)]);
}
