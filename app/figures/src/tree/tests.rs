use super::{Facing, Kind, Node, State, Tree, Value};
use crate::{Form, Shape, shape::tests::assert_unique_keys};

/// 가지가 `branching`개씩 `depth`층인 나무.
fn uniform(branching: usize, depth: u32, facing: Facing) -> Tree {
    let mut nodes = vec![Node::default()];
    let mut layer = vec![0];
    for level in 1..=depth {
        let kind = if level == depth { Kind::Leaf } else { Kind::Min };
        let mut next = Vec::new();
        for parent in layer {
            for _ in 0..branching {
                next.push(nodes.len());
                let id = u32::try_from(nodes.len()).expect("small");
                nodes.push(Node { id, parent: Some(parent), kind, ..Node::default() });
            }
        }
        layer = next;
    }
    Tree { nodes, facing, ..Tree::default() }
}

fn layer<'a>(shapes: &'a [Shape], key: &str) -> &'a [Shape] {
    shapes.iter().find(|shape| shape.key == key).map_or(&[], Shape::children)
}

#[test]
fn nodes_never_overlap() {
    for (tree, (gap_x, gap_y)) in [
        (uniform(3, 3, Facing::Down), (30, 40)),
        (uniform(3, 3, Facing::Right), (50, 30)),
        (uniform(1, 6, Facing::Down), (30, 40)),
        (uniform(7, 2, Facing::Down), (30, 40)),
    ] {
        let figure = tree.figure();
        let nodes = layer(&figure.shapes, "nodes");
        for (i, a) in nodes.iter().enumerate() {
            for b in &nodes[i + 1..] {
                let apart = (a.at.0 - b.at.0).abs() >= gap_x || (a.at.1 - b.at.1).abs() >= gap_y;
                assert!(apart, "{:?} and {:?}", a.at, b.at);
            }
        }
    }
}

#[test]
fn everything_stays_inside_the_view() {
    for facing in [Facing::Down, Facing::Right] {
        let figure = uniform(4, 3, facing).figure();
        for node in layer(&figure.shapes, "nodes") {
            assert!((15..=figure.view.width - 15).contains(&node.at.0), "{:?}", node.at);
            assert!((15..=figure.view.height - 15).contains(&node.at.1), "{:?}", node.at);
        }
    }
}

#[test]
fn the_classic_tree_fits_a_phone() {
    let figure = uniform(3, 2, Facing::Down).figure();
    assert!(figure.view.width <= 360, "{}", figure.view.width);
}

#[test]
fn parents_stand_over_the_middle_of_their_children() {
    let figure = uniform(3, 2, Facing::Down).figure();
    let nodes = layer(&figure.shapes, "nodes");
    assert_eq!(nodes[0].at.0, nodes[2].at.0);
    assert_eq!(nodes[1].at.0, nodes[5].at.0);
}

#[test]
fn leaves_are_evenly_spaced_whatever_the_order_of_the_list() {
    let leaf = |id, parent| Node { id, parent: Some(parent), kind: Kind::Leaf, ..Node::default() };
    let inner = |id, parent| Node { id, parent, ..Node::default() };
    let nodes = vec![inner(0, None), inner(1, Some(0)), leaf(2, 0), leaf(3, 1), leaf(4, 1)];
    let figure = Tree { nodes, ..Tree::default() }.figure();
    let at = |i: usize| layer(&figure.shapes, "nodes")[i].at.0;
    assert!(at(3) < at(4) && at(4) < at(2));
    assert_eq!(at(4) - at(3), at(2) - at(4));
}

#[test]
fn values_know_their_bounds() {
    let text = |value: Value| value.text();
    assert_eq!(text(Value::Exact("3".into())), "=3");
    assert_eq!(text(Value::AtLeast("3".into())), "≥3");
    assert_eq!(text(Value::AtMost("−3".into())), "≤−3");
}

#[test]
fn a_cut_shows_scissors_and_a_grey_branch() {
    let mut tree = uniform(3, 2, Facing::Down);
    tree.nodes[5].state = State::Cut;
    tree.nodes[5].snipped = true;
    let figure = tree.figure();
    assert_eq!(layer(&figure.shapes, "snips").len(), 1);
    let edges = layer(&figure.shapes, "edges");
    assert_eq!(edges.iter().filter(|edge| edge.class.contains("cut")).count(), 1);
}

#[test]
fn the_path_shows_its_window_and_ring() {
    let mut tree = uniform(2, 2, Facing::Down);
    tree.nodes[1].window = Some(("−∞".into(), "+∞".into()));
    tree.nodes[1].here = true;
    let figure = tree.figure();
    let window = &layer(&figure.shapes, "windows")[0];
    let words: Vec<_> = window.children().iter().filter_map(Shape::words).collect();
    assert_eq!(words, ["α −∞", "β +∞"]);
    assert_eq!(layer(&figure.shapes, "nodes")[1].children()[0].key, "ring");
}

#[test]
fn folded_nodes_count_what_they_hide() {
    let nodes =
        vec![Node { kind: Kind::Folded(37), hit: Some("open:0".into()), ..Node::default() }];
    let figure = Tree { nodes, ..Tree::default() }.figure();
    let pill = &layer(&figure.shapes, "nodes")[0];
    assert_eq!(pill.hit.as_deref(), Some("open:0"));
    assert!(pill.children().iter().any(|s| matches!(&s.form, Form::Text(t, _) if t == "+37")));
}

#[test]
fn wide_trees_turn_on_narrow_screens() {
    let facing = |branching, width| uniform(branching, 2, Facing::Right).fit(width).facing;
    assert_eq!(facing(3, 328), Facing::Down);
    assert_eq!(facing(6, 328), Facing::Right);
    assert_eq!(facing(6, 1280), Facing::Down);
}

#[test]
fn keys_are_unique_and_nonsense_does_not_panic() {
    assert_unique_keys(&uniform(3, 3, Facing::Down).figure().shapes);
    let lost = Node { id: 1, parent: Some(99), ..Node::default() };
    let own = Node { id: 2, parent: Some(1), ..Node::default() };
    for nodes in [vec![], vec![lost, own]] {
        let _ = Tree { nodes, ..Tree::default() }.figure();
    }
}
