use super::{Facing, Kind, Node, State, Tree, Value, node::letters};
use crate::{Branch, Form, Shape, shape::tests::assert_unique_keys};

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

/// 두 잎씩 거느린 형제가 가장 가깝다: 글의 너비(60)만큼 떨어지거나 한 줄(12) 어긋난다.
#[test]
fn bounds_on_edges_do_not_cover_each_other() {
    for branching in [2, 3] {
        let mut tree = uniform(branching, 3, Facing::Down);
        tree.nodes.iter_mut().for_each(|node| node.step = "[−∞, 16]".into());
        let figure = tree.figure();
        let forks =
            layer(&figure.shapes, "nodes")[1..].iter().map(|one| one.class.contains("leaf"));
        let edges = layer(&figure.shapes, "edges").iter().zip(forks).filter(|(_, leaf)| !leaf);
        let steps: Vec<_> = edges
            .filter_map(|(edge, _)| edge.children().iter().find(|one| one.key == "step"))
            .map(|step| step.at)
            .collect();
        for (nth, a) in steps.iter().enumerate() {
            for b in &steps[nth + 1..] {
                assert!((a.0 - b.0).abs() >= 60 || (a.1 - b.1).abs() >= 12, "{a:?} {b:?}");
            }
        }
    }
}

#[test]
fn bounds_on_an_edge_stay_clear_of_the_ring() {
    let mut tree = uniform(3, 3, Facing::Down);
    for node in &mut tree.nodes {
        (node.lit, node.step) = (true, "[3, ∞]".into());
    }
    let figure = tree.figure();
    for (edge, node) in
        layer(&figure.shapes, "edges").iter().zip(&layer(&figure.shapes, "nodes")[1..])
    {
        let step = edge.children().iter().find(|shape| shape.key == "step").expect("a step");
        // 고리의 반지름과 굵기의 반, 글자의 반.
        assert!(
            node.at.1 - step.at.1 >= 27 + 2 + 6 || node.class.contains("leaf"),
            "{:?}",
            step.at
        );
    }
}

#[test]
fn folded_nodes_count_what_they_hide() {
    let nodes =
        vec![Node { kind: Kind::Folded(37), hit: Some("open:0".into()), ..Node::default() }];
    let figure = Tree { nodes, ..Tree::default() }.figure();
    let pill = &layer(&figure.shapes, "nodes")[0];
    let area = pill.children().last().expect("something to press");
    assert_eq!(area.hit.as_deref(), Some("open:0"));
    assert!(pill.children().iter().any(|s| matches!(&s.form, Form::Text(t, _) if t == "+37")));
}

/// 글자의 위아래 끝 높이에서도 글이 테두리 안에 있다.
#[test]
fn values_fit_inside_their_shapes() {
    let values = ["3", "−3", "−12", "−999"];
    for (kind, half_at) in [
        (Kind::Leaf, (|_| 16) as fn(i32) -> i32),
        (Kind::Folded(500), |_| 16),
        // 세모의 옆변: (4, −17)에서 (25, 15)까지.
        (Kind::Max, |y| 4 + (y + 17) * 21 / 32),
        (Kind::Min, |y| 4 + (17 - y) * 21 / 32),
    ] {
        for value in values {
            let value = Some(Value::Exact(value.into()));
            let tree =
                Tree { nodes: vec![Node { kind, value, ..Node::default() }], ..Tree::default() };
            let figure = tree.figure();
            let node = &layer(&figure.shapes, "nodes")[0];
            let text = node.children().iter().find(|shape| shape.key == "value").expect("a value");
            let Form::Text(words, size) = text.form.clone() else { panic!("not text") };
            let narrow = half_at(text.at.1 - size * 4 / 10).min(half_at(text.at.1 + size * 4 / 10));
            assert!(letters(&words) * size / 200 < narrow, "{kind:?} {words}");
        }
    }
}

#[test]
fn a_folded_node_shows_its_count_clear_of_its_value_and_siblings() {
    for (facing, clear) in [(Facing::Down, (0, 16)), (Facing::Right, (30, 0))] {
        let mut tree = uniform(3, 1, facing);
        for node in &mut tree.nodes[1..] {
            node.kind = Kind::Folded(500);
            node.value = Some(Value::Exact("10".into()));
        }
        let figure = tree.figure();
        for node in &layer(&figure.shapes, "nodes")[1..] {
            let at = |key: &str| {
                node.children().iter().find(|shape| shape.key == key).expect("it is drawn").at
            };
            let (count, value) = (at("count"), at("value"));
            assert!(count.0 - value.0 >= clear.0 && count.1 - value.1 >= clear.1, "{facing:?}");
            assert!(node.at.0 + count.0 + 15 <= figure.view.width, "{facing:?}");
        }
    }
}

#[test]
fn windows_stay_inside_the_view_and_off_their_node() {
    for facing in [Facing::Down, Facing::Right] {
        for boards in [false, true] {
            let mut tree = uniform(3, 3, facing);
            for node in &mut tree.nodes {
                node.window = Some(("−0.999".into(), "∞".into()));
                node.board = boards.then(|| Shape::circle("board", 20));
            }
            let figure = tree.figure();
            let windows = layer(&figure.shapes, "windows");
            for (window, node) in windows.iter().zip(layer(&figure.shapes, "nodes")) {
                let Form::Rect(width, ..) = window.children()[0].form else { panic!("no slip") };
                let (low, high) = (window.at.0 - width / 2, window.at.0 + width / 2);
                assert!(high <= figure.view.width, "{facing:?} {boards} {high}");
                let clear = low > node.at.0 + 28 || high < node.at.0 - 28;
                assert!(clear || window.at.1 + 17 < node.at.1 - 20, "{facing:?} {boards}");
            }
        }
    }
}

#[test]
fn the_focus_is_the_current_node_or_what_is_lit_or_the_root_and_the_choice() {
    let mut tree = uniform(3, 2, Facing::Down);
    tree.nodes[5].chosen = true;
    let centres = |tree: &Tree, ids: [usize; 2]| {
        let figure = tree.figure();
        (figure.focus.clone(), ids.map(|id| layer(&figure.shapes, "nodes")[id].at).to_vec())
    };
    let (focus, ends) = centres(&tree, [0, 5]);
    assert_eq!(focus, ends);
    tree.nodes[9].lit = true;
    let (focus, lit) = centres(&tree, [9, 9]);
    assert_eq!(focus, lit[..1]);
    tree.nodes[6].here = true;
    let parent = tree.nodes[6].parent.expect("a parent");
    let (focus, now) = centres(&tree, [6, parent]);
    assert_eq!(focus, now);
    assert!(Tree::default().figure().focus.is_empty());
}

#[test]
fn a_held_figure_keeps_its_place_until_its_size_changes() {
    let lit = |at: usize| {
        let mut tree = uniform(3, 2, Facing::Down);
        tree.nodes[at].lit = true;
        tree.figure()
    };
    let (first, second) = (lit(5), lit(9));
    assert_ne!(first.focus, second.focus);
    assert_eq!(first.clone().held(None), first);
    assert_eq!(second.clone().held(Some(&first)).focus, first.focus);
    assert_eq!(second.clone().held(Some(&crate::Figure::default())).focus, second.focus);
    let wider = uniform(4, 2, Facing::Down).figure();
    assert_eq!(wider.clone().held(Some(&first)), wider);
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

/// 화면 읽개에는 나무 하나와, 저마다 깊이를 아는 마디들이다: 누를 수 있든 없든.
#[test]
fn screen_readers_meet_a_tree() {
    let mut tree = uniform(3, 2, Facing::Down);
    for node in &mut tree.nodes {
        node.name = format!("node {}", node.id);
        node.hit = (node.id % 2 == 0).then(|| "hit".to_string());
    }
    let figure = Tree { title: "a tree".into(), ..tree }.figure();
    let nodes = figure.shapes.iter().find(|shape| shape.key == "nodes").expect("nodes");
    assert_eq!((nodes.branch, nodes.label.as_deref()), (Some(Branch::Tree), Some("a tree")));
    let items = nodes.children().iter().flat_map(|node| [node].into_iter().chain(node.children()));
    let items: Vec<_> =
        items.filter_map(|shape| Some((shape.branch?, shape.label.clone()?))).collect();
    let levels = items.iter().filter_map(|(branch, _)| match branch {
        Branch::Item(level) => Some(*level),
        Branch::Tree => None,
    });
    assert_eq!(levels.collect::<Vec<_>>(), [1, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3]);
    let roles = figure.to_markup();
    assert_eq!(roles.matches("role=\"treeitem\"").count(), 13);
    assert_eq!(roles.matches("role=\"tree\"").count(), 1);
    assert!(!roles.contains("role=\"button\"") && roles.contains("aria-level=\"3\""));
}
