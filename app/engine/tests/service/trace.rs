//! 기록: 교과서의 나무에서 읽은 것, 자른 까닭, 보지 않은 가지, 미니맥스와 견준 것.

use gaji_protocol::{
    Ask, Mistake, Node, Number, OrderLevel, Reading, Reply, Settings, Trace, TraceAsk, What,
};

use crate::ask::{one, seat};

const CLASSIC: &str = "[[3,12,8],[2,4,6],[14,5,2]]";
/// 깊은 가위질(deep cut): 뿌리의 5가 세 층 아래를 자른다.
const DEEP: &str = "[[5],[[[4,9],7],8]]";

fn trace_open(game: &str, position: &str, settings: Settings, open: &[&str]) -> Trace {
    let open = open.iter().map(|&text| text.into()).collect();
    match one(Ask::Trace(TraceAsk { seat: seat(game, position), settings, open })) {
        Reply::Trace(trace) => *trace,
        other => panic!("{other:?}"),
    }
}

fn traced(game: &str, position: &str, settings: Settings) -> Trace {
    trace_open(game, position, settings, &[])
}

fn tree(text: &str) -> Trace {
    traced("tree", text, Settings::alpha_beta(8))
}

const fn points(low: i32, high: i32) -> Reading {
    Reading { low: Number::Points(low), high: Number::Points(high) }
}

/// `path`로 내려간 마디의 번호.
fn at(trace: &Trace, path: &[&str]) -> u32 {
    let child = |parent: u32, text: &str| {
        let found = |node: &Node| node.parent == Some(parent) && node.text == text;
        trace.nodes.iter().position(found).unwrap() as u32
    };
    path.iter().fold(0, |node, text| child(node, text))
}

fn exit(trace: &Trace, node: u32) -> (Reading, Number) {
    let moments = trace.moments.iter().filter(|moment| moment.node == node);
    let exit = moments.rev().find_map(|moment| match moment.what {
        What::Exit { reading, returned } => Some((reading, returned)),
        _ => None,
    });
    exit.unwrap()
}

fn cuts(trace: &Trace) -> Vec<(u32, u32, Option<u32>)> {
    let cut = |moment: &gaji_protocol::Moment| match moment.what {
        What::Cut { left, because } => Some((moment.node, left, because)),
        _ => None,
    };
    trace.moments.iter().filter_map(cut).collect()
}

#[test]
fn the_textbook_tree() {
    let trace = tree(CLASSIC);
    let summary = trace.summary;
    assert_eq!(summary.value, Number::Points(3));
    assert_eq!(summary.best, Some(at(&trace, &["0"])));
    assert_eq!((summary.nodes, summary.leaves, summary.cuts), (11, 7, 1));
    let minimax = summary.minimax.unwrap();
    assert_eq!((minimax.agrees, minimax.nodes, minimax.leaves), (true, 13, 9));
    assert_eq!(summary.fewest_leaves, Some(5));
    assert_eq!(trace.line, [0, at(&trace, &["0"]), at(&trace, &["0", "0"])]);
}

/// 사례 AB-03. 자른 마디의 값은 «많아야 2»이고, 보지 않은 잎은 보지 않았다고 적는다.
#[test]
fn bounds_are_told_apart_from_values() {
    let trace = tree(CLASSIC);
    let leaf = |moment: &gaji_protocol::Moment| match moment.what {
        What::Leaf { value, .. } => Some(value),
        _ => None,
    };
    let read: Vec<_> = trace.moments.iter().filter_map(leaf).collect();
    assert_eq!(read, [3, 12, 8, 2, 14, 5, 2].map(Number::Points));
    let unseen = trace.nodes.iter().filter(|node| !node.visited);
    let unseen: Vec<_> = unseen.map(|node| (node.parent, node.leaf)).collect();
    let cut = Some(at(&trace, &["1"]));
    assert_eq!(unseen, [4, 6].map(|value| (cut, Some(Number::Points(value)))));
    let bound = Reading { low: Number::Least, high: Number::Points(2) };
    assert_eq!(exit(&trace, at(&trace, &["1"])).0, bound);
    assert_eq!(exit(&trace, at(&trace, &["2"])).0, points(2, 2));
}

#[test]
fn readings_at_max_and_min() {
    let trace = tree(CLASSIC);
    assert!(trace.nodes[0].max && !trace.nodes[at(&trace, &["1"]) as usize].max);
    assert_eq!(exit(&trace, 0), (points(3, 3), Number::Points(3)));
    assert_eq!(exit(&trace, at(&trace, &["0"])).0, points(3, 3));
    let cut = Reading { low: Number::Least, high: Number::Points(2) };
    assert_eq!(exit(&trace, at(&trace, &["1"])).0, cut);
    assert_eq!(exit(&trace, at(&trace, &["2"])).0, points(2, 2));
}

#[test]
fn a_max_node_that_was_cut_knows_only_a_lower_bound() {
    // MIN의 둘째 자식(MAX)은 9를 보고 그만둔다: MIN에게 이미 3이 있다.
    let trace = tree("[[[1,3],[9,2]],[0,0]]");
    let node = at(&trace, &["0", "1"]);
    let reading = Reading { low: Number::Points(9), high: Number::Most };
    assert_eq!(exit(&trace, node).0, reading);
    assert_eq!(exit(&trace, at(&trace, &["0"])).0, points(3, 3));
    assert_eq!(cuts(&trace)[0], (node, 1, Some(at(&trace, &["0"]))));
}

#[test]
fn alpha_and_beta_are_those_that_max_sees() {
    let trace = tree(CLASSIC);
    let node = at(&trace, &["1"]);
    let windows: Vec<_> = trace.moments.iter().filter(|moment| moment.node == node).collect();
    assert_eq!((windows[0].alpha, windows[0].beta), (Number::Points(3), Number::Most));
    let cut = windows.iter().find(|moment| matches!(moment.what, What::Cut { .. })).unwrap();
    assert!(cut.alpha.rank() >= cut.beta.rank());
}

#[test]
fn every_cut_names_the_ancestor_that_closed_the_window() {
    let trace = tree(CLASSIC);
    assert_eq!(cuts(&trace), [(at(&trace, &["1"]), 2, Some(0))]);
    let trace = tree(DEEP);
    // 세 층 위의 뿌리가 가진 5가 MIN을 자른다.
    let deep = at(&trace, &["1", "0", "0"]);
    assert_eq!(cuts(&trace)[0], (deep, 1, Some(0)));
    for (game, position, depth) in [("tictactoe", "X...O....", 5), ("connect4", "34576757", 4)] {
        let trace = traced(game, position, Settings::alpha_beta(depth));
        assert!(!cuts(&trace).is_empty());
        cuts(&trace).into_iter().for_each(|cut| because_is_true(&trace, cut));
    }
}

/// 까닭이 된 조상은 반대쪽이고, 자르는 때에 이미 그 값을 가졌다.
fn because_is_true(trace: &Trace, (node, _, because): (u32, u32, Option<u32>)) {
    let cut_at = trace
        .moments
        .iter()
        .position(|moment| moment.node == node && matches!(moment.what, What::Cut { .. }));
    let cut_at = cut_at.unwrap();
    let cut = trace.moments[cut_at];
    let because = because.unwrap();
    let max = trace.nodes[node as usize].max;
    assert_ne!(trace.nodes[because as usize].max, max);
    let above = std::iter::successors(Some(node), |&id| trace.nodes[id as usize].parent);
    assert!(above.skip(1).any(|id| id == because));
    let before = trace.moments[..cut_at].iter().rev();
    let last =
        before.filter(|moment| moment.node == because).find_map(|moment| match moment.what {
            What::Update { value, .. } => Some(value),
            _ => None,
        });
    assert_eq!(last, Some(if max { cut.beta } else { cut.alpha }));
}

#[test]
fn what_was_cut_is_drawn_whole_when_the_tree_is_small() {
    let trace = tree("[[3,12],[2,[7,[8,9]]]]");
    let unseen: Vec<&Node> = trace.nodes.iter().filter(|node| !node.visited).collect();
    assert_eq!(unseen.len(), 5);
    let leaves: Vec<_> = unseen.iter().filter_map(|node| node.leaf).collect();
    assert_eq!(leaves, [7, 8, 9].map(Number::Points));
    let inner = at(&trace, &["1", "1", "1"]) as usize;
    assert!(!trace.nodes[inner].terminal && trace.nodes[inner].leaf.is_none());
    for (id, node) in trace.nodes.iter().enumerate() {
        assert!(node.parent.is_none_or(|parent| (parent as usize) < id));
    }
}

#[test]
fn a_game_tree_has_boards_and_folds_its_depths() {
    let trace = traced("tictactoe", "", Settings::alpha_beta(9));
    assert_eq!(trace.summary.value, Number::Points(0));
    assert!(trace.summary.minimax.is_some_and(|minimax| minimax.agrees));
    assert_eq!(trace.summary.minimax.map(|minimax| minimax.leaves), Some(255_168));
    let visited: Vec<&Node> = trace.nodes.iter().filter(|node| node.visited).collect();
    assert!(visited.len() <= 2_000);
    let folded: u64 = visited.iter().map(|node| node.folded).sum();
    assert!(folded > 0);
    assert_eq!(visited.len() as u64 + folded, trace.summary.nodes);
    let child = &trace.nodes[at(&trace, &["4"]) as usize];
    assert_eq!((child.pieces.len(), child.last), (1, Some(4)));
}

#[test]
fn a_folded_node_opens_to_the_same_counts() {
    let settings = Settings { order: OrderLevel::Static, ..Settings::alpha_beta(9) };
    let whole = traced("tictactoe", "", settings);
    let folded = whole.nodes.iter().filter(|node| node.folded > 0);
    for node in folded.step_by(97) {
        let mut path = vec![node.text.as_str()];
        let mut above = node.parent;
        while let Some(id) = above.filter(|&id| id > 0) {
            path.insert(0, &whole.nodes[id as usize].text);
            above = whole.nodes[id as usize].parent;
        }
        let opened = trace_open("tictactoe", "", settings, &path);
        assert_eq!((opened.nodes[0].ply, opened.nodes[0].max), (node.ply, node.max));
        let visited = opened.nodes.iter().filter(|node| node.visited);
        let inside: u64 = visited.map(|node| 1 + node.folded).sum();
        assert_eq!(inside, 1 + node.folded);
        assert_eq!(opened.summary, opened_summary(&whole, &opened));
    }
}

/// 펼친 기록도 같은 탐색 전체를 세고, 견줌은 되풀이하지 않는다. 고른 마디만 제 나무의 것이다.
fn opened_summary(whole: &Trace, opened: &Trace) -> gaji_protocol::Summary {
    let best = opened.line.get(1).copied();
    gaji_protocol::Summary { best, minimax: None, fewest_leaves: None, ..whole.summary }
}

#[test]
fn without_pruning_everything_is_seen_and_the_window_stays_open() {
    let trace = traced("tree", CLASSIC, Settings { prune: false, ..Settings::alpha_beta(8) });
    assert_eq!((trace.summary.leaves, trace.summary.cuts), (9, 0));
    assert!(trace.nodes.iter().all(|node| node.visited));
    let open = |moment: &gaji_protocol::Moment| {
        (moment.alpha, moment.beta) == (Number::Least, Number::Most)
    };
    assert!(trace.moments.iter().all(open));
    assert_eq!(exit(&trace, at(&trace, &["1"])).0, points(2, 2));
}

#[test]
fn order_cuts_more_and_changes_nothing_else() {
    for depth in 3..=6 {
        let plain = traced("connect4", "34576757", Settings::alpha_beta(depth));
        let order = Settings { order: OrderLevel::Static, ..Settings::alpha_beta(depth) };
        let ordered = traced("connect4", "34576757", order);
        assert_eq!(plain.summary.value, ordered.summary.value);
        let best = |trace: &Trace| trace.nodes[trace.summary.best.unwrap() as usize].text.clone();
        assert_eq!(best(&plain), best(&ordered));
        let fewest = plain.summary.fewest_leaves.unwrap();
        assert!(fewest <= ordered.summary.leaves && ordered.summary.leaves < plain.summary.leaves);
    }
}

#[test]
fn fail_hard_returns_the_edge_and_the_reading_stays() {
    let soft = tree(CLASSIC);
    let hard = traced("tree", CLASSIC, Settings { soft: false, ..Settings::alpha_beta(8) });
    let node = at(&hard, &["1"]);
    assert_eq!(exit(&soft, node), (exit(&hard, node).0, Number::Points(2)));
    assert_eq!(exit(&hard, node).1, Number::Points(3));
}

#[test]
fn cutting_only_above_looks_at_equals() {
    let ties = "[[3,5],[3,9]]";
    let above = Settings { cut_ties: false, ..Settings::alpha_beta(8) };
    assert_eq!(tree(ties).summary.leaves, 3);
    assert_eq!(traced("tree", ties, above).summary.leaves, 4);
}

#[test]
fn a_mistake_is_traced_as_it_was_made() {
    let settings = Settings { mistake: Some(Mistake::UnswappedWindow), ..Settings::alpha_beta(8) };
    let wrong = traced("tree", CLASSIC, settings);
    assert!(!wrong.summary.minimax.unwrap().agrees);
    assert_eq!(wrong.summary.nodes, wrong.nodes.iter().filter(|node| node.visited).count() as u64);
    assert!(cuts(&wrong).iter().all(|(.., because)| because.is_none()));
}

#[test]
fn a_traced_search_is_the_silent_search() {
    use gaji_core::{Evaluator, Game, Limits, Record, Silent, Table, search};
    let position = gaji_connect4::Connect4::parse(0, "34576757").unwrap();
    let (record, evaluator) = (Record::new(position), Evaluator::new(position.side()));
    for depth in 1..=6 {
        let (limits, mut table) = (Limits::fixed(depth), Table::none());
        let silent = search(&record, &evaluator, &limits, &mut table, &mut Silent, &mut || false);
        let trace = traced("connect4", "34576757", Settings::alpha_beta(depth));
        let summary = trace.summary;
        let counts = (silent.counts.nodes, silent.counts.leaves, silent.counts.cuts);
        assert_eq!((summary.nodes, summary.leaves, summary.cuts), counts);
        assert_eq!(summary.value, Number::Points(silent.score.unwrap().raw()));
        let mut best = String::new();
        position.write_move(silent.best.unwrap(), &mut best);
        assert_eq!(trace.nodes[summary.best.unwrap() as usize].text, best);
    }
}
