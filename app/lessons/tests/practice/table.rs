//! 표의 줄은 그 걸음의 그림과 같다.

use gaji_lessons::alphabeta::practice::{HEADS, rows, tsv};
use gaji_lessons::alphabeta::{Notation, State, View, picture};
use gaji_words::Lang;

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
