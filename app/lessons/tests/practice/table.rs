//! 표의 줄은 그 걸음의 그림과 같다.

use gaji_lessons::alphabeta::practice::{HEADS, NumberTree, rows, tsv, typed_path};
use gaji_lessons::alphabeta::{Notation, State, View, picture, sentence};
use gaji_words::{Lang, Word, alphabeta::table as words, number};

use crate::kit::{film, show, state, tied_tree};

#[test]
fn each_row_is_what_the_picture_shows_at_its_step() {
    for seed in 0..500 {
        let view = if seed % 2 == 0 { View::Minimax } else { View::Negamax };
        let state = State { view, soft: seed % 3 > 0, ..state(&tied_tree(seed)) };
        let film = film(&state);
        let show = show(Lang::Ko, &state);
        let rows = rows(&film, &show);
        assert_eq!(rows.len(), film.last() as usize);
        for row in &rows[..rows.len() - 1] {
            let tree = picture(&film, row.step, &show);
            let here = tree.nodes.iter().find(|node| node.here).unwrap();
            let (alpha, beta) = here.window.clone().unwrap_or_default();
            let value = here.value.as_ref().map(|value| value.text()).unwrap_or_default();
            assert_eq!(row.cells[1..4], [alpha, beta, value], "{seed}: {row:?}");
            let name = here.name.to_lowercase();
            assert!(name.starts_with(&row.cells[0].to_lowercase()), "{name} {row:?}");
            assert!(!row.cells[4].is_empty());
        }
    }
}

/// 교과서의 알파베타를 손으로 돌리며 적는 표: 마디까지의 길, 그때의 α와 β(잎은 빈다), 일.
#[derive(Default)]
struct Hand {
    strict: bool,
    lines: Vec<(Vec<usize>, [String; 2], String)>,
}

impl Hand {
    fn write(&mut self, path: &[usize], window: Option<[i32; 2]>, event: impl Into<String>) {
        let write = |bound: i32| match bound {
            i32::MIN => "−∞".to_string(),
            i32::MAX => "∞".to_string(),
            bound => number(bound.into()),
        };
        let window = window.map(|window| window.map(write)).unwrap_or_default();
        self.lines.push((path.to_vec(), window, event.into()));
    }

    fn search(&mut self, tree: &NumberTree, path: &mut Vec<usize>, window: [i32; 2]) -> i32 {
        let say = |word: Word| word(Lang::En);
        let NumberTree::Fork(children) = tree else {
            self.write(path, None, say(words::leaf));
            return tree.value(true);
        };
        let (max, [mut alpha, mut beta]) = (path.len().is_multiple_of(2), window);
        let mut best = if max { i32::MIN } else { i32::MAX };
        self.write(path, Some(window), say(words::enter));
        for (left, child) in (0..children.len()).rev().zip(children) {
            path.push(children.len() - 1 - left);
            let value = self.search(child, path, [alpha, beta]);
            path.pop();
            let narrows = if max { value > alpha } else { value < beta };
            best = if max { best.max(value) } else { best.min(value) };
            (alpha, beta) = if max { (alpha.max(best), beta) } else { (alpha, beta.min(best)) };
            let event = say(if narrows { words::better } else { words::keep });
            self.write(path, Some([alpha, beta]), event);
            if left > 0 && (alpha > beta || (alpha == beta && !self.strict)) {
                self.write(path, Some([alpha, beta]), words::cut(Lang::En, &left));
                break;
            }
        }
        self.write(path, Some([alpha, beta]), say(words::leave));
        best
    }
}

/// 표에는 손으로 적을 줄이 빠짐없이 있다: 창을 좁히지 못한 자식도 한 줄이고, 그 문장은 물려받은 끝을 말한다.
#[test]
fn the_table_is_the_one_written_by_hand_on_500_trees() {
    let mut stayed = 0;
    for seed in 0..500 {
        let tree = tied_tree(seed);
        let mut hand = Hand { strict: seed % 3 == 0, ..Hand::default() };
        hand.search(&tree, &mut Vec::new(), [i32::MIN, i32::MAX]);
        let state = State { cut_ties: !hand.strict, ..state(&tree) };
        let (film, show) = (film(&state), show(Lang::En, &state));
        let rows = rows(&film, &show);
        let written = film.frames().iter().zip(&rows).map(|(frame, row)| {
            let [_, alpha, beta, _, event] = row.cells.clone();
            (typed_path(&film, frame.node), [alpha, beta], event)
        });
        assert_eq!(written.collect::<Vec<_>>(), hand.lines, "{seed}: {}", tree.write());
        for row in rows.iter().filter(|row| row.cells[4] == words::keep(Lang::En)) {
            let said = sentence(&film, row.step, &state, &show);
            if row.cells[3].is_empty() {
                let bounds = [&row.cells[1], &row.cells[2]].into_iter().zip(["α", "β"]);
                let told = bounds.map(|(bound, sign)| format!("inherited {sign} {bound}. "));
                assert!(told.into_iter().any(|told| said.contains(&told)), "{said} {row:?}");
                stayed += 1;
            }
        }
    }
    assert!(stayed > 200, "{stayed}");
}

#[test]
fn the_copied_table_has_five_columns() {
    let state = State::default();
    let film = film(&state);
    let text = tsv(&rows(&film, &show(Lang::En, &state)), Lang::En);
    let lines: Vec<_> = text.lines().collect();
    assert_eq!(lines.len(), film.last() as usize + 1);
    assert!(lines.iter().all(|line| line.split('\t').count() == HEADS.len()));
    assert_eq!(lines[0], "Node\tα\tβ\tValue\tEvent");
}

/// 손으로 그리는 두 가지 적는 법: 가지에 창을, 또는 마디에 한계 하나만.
#[test]
fn the_hand_notations_write_the_same_search() {
    let at = |notation, step| {
        let state = State { notation, ..State::default() };
        picture(&film(&state), step, &show(Lang::En, &state))
    };
    for step in [5, 13, 26] {
        let edges = at(Notation::Edges, step);
        let nodes = at(Notation::Nodes, step);
        let path = at(Notation::Path, step);
        assert!(edges.nodes.iter().chain(&nodes.nodes).all(|node| node.window.is_none()));
        let values = |tree: &gaji_figures::tree::Tree| {
            tree.nodes.iter().map(|node| node.value.clone()).collect::<Vec<_>>()
        };
        assert_eq!([values(&edges), values(&nodes)], [values(&path), values(&path)]);
        assert!(nodes.nodes.iter().all(|node| node.step.is_empty()));
    }
    let steps: Vec<_> = at(Notation::Edges, 26).nodes.into_iter().map(|node| node.step).collect();
    let written: Vec<_> = steps.into_iter().filter(|step| !step.is_empty()).collect();
    assert_eq!(written, ["[−∞, ∞]", "[−∞, ∞]", "[3, ∞]", "[3, ∞]"]);
}
