//! 걸음의 그림: 기록과 걸음에서 나무 그림감을 만든다.

use gaji_figures::tree::{Kind, Node, State as Seen, Tree, Value, fold};
use gaji_figures::{Facing, Shape};
use gaji_protocol::{Node as Traced, Number};
use gaji_words::Lang;
use gaji_words::alphabeta::{steps, tree as words};

use super::claim::Claim;
use super::film::{Film, Snapshot};
use super::label::{label, node_name};
use super::state::View;
use crate::numbers::short;

/// 손으로 그릴 때 α와 β를 적는 법.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Notation {
    /// 지금 길의 마디 곁에, 움직이는 대로.
    #[default]
    Path,
    /// 갈래로 들어온 가지마다 물려받은 `[α, β]`를.
    Edges,
    /// 창은 적지 않고, 마디마다 한계 하나(≥, ≤)만.
    Nodes,
}

/// 그림을 그릴 때 고르는 것.
pub struct Show<'a> {
    /// 언어.
    pub lang: Lang,
    /// 적는 법.
    pub view: View,
    /// 읽은 값 그대로 적는가. 아니면 탐색이 돌려준 값(fail-hard)을 적는다.
    pub soft: bool,
    /// 점수의 단위.
    pub denominator: u32,
    /// α와 β를 적는 법.
    pub notation: Notation,
    /// 눈여겨볼 마디.
    pub lit: &'a [u32],
    /// 펼친 마디.
    pub open: &'a [u32],
    /// 한 번에 그릴 마디.
    pub limit: usize,
    /// 자라는 쪽.
    pub facing: Facing,
    /// 마디에 넣을 작은 판.
    pub board: &'a dyn Fn(&Traced) -> Option<Shape>,
}

/// `step`의 그림감.
#[must_use]
pub fn picture(film: &Film, step: u32, show: &Show<'_>) -> Tree {
    let trace = film.trace();
    let snapshots = film.snapshots(step);
    let here = film.frame(step).map(|frame| frame.node);
    let path = here.map(|node| film.path(node)).unwrap_or_default();
    let best = best_line(&snapshots);
    let visible = visible(film, show, &path);
    let done = step >= film.last();
    let mut place = vec![None; trace.nodes.len()];
    let mut nodes = Vec::new();
    for (id, traced) in trace.nodes.iter().enumerate() {
        let Some(folded) = visible[id] else { continue };
        place[id] = Some(nodes.len());
        let snapshot = &snapshots[id];
        let id = id as u32;
        let on_path = path.contains(&id) && !traced.is_leaf();
        let mut node = Node {
            id,
            parent: traced.parent.and_then(|parent| place[parent as usize]),
            kind: kind(traced, folded),
            value: value(traced, snapshot, show),
            state: seen(snapshot),
            window: (on_path && !done && show.notation == Notation::Path)
                .then(|| window(traced, (snapshot.alpha, snapshot.beta), show)),
            here: here == Some(id) && !done,
            best: best.contains(&id),
            chosen: done && best.get(1) == Some(&id),
            snipped: snapshot.snipped,
            lit: show.lit.contains(&id),
            step: step_words(traced, snapshot, show),
            name: String::new(),
            board: (show.board)(traced),
            hit: Some(format!("node:{id}")),
        };
        node.name = label(&node_name(film, id, show.lang), &node, show.lang);
        nodes.push(node);
    }
    let leaves = trace.nodes.iter().filter(|node| node.terminal).count();
    let title = words::picture(show.lang, &steps::root(show.lang, &"MAX"), &leaves);
    Tree { nodes, facing: show.facing, title, description: String::new() }
}

/// 지금까지 고른 길.
fn best_line(snapshots: &[Snapshot]) -> Vec<u32> {
    let next = |&at: &u32| snapshots.get(at as usize).and_then(|snapshot| snapshot.choice);
    let line: Vec<u32> = std::iter::successors(Some(0), next).collect();
    if line.len() > 1 { line } else { Vec::new() }
}

fn visible(film: &Film, show: &Show<'_>, path: &[u32]) -> Vec<Option<u32>> {
    let nodes = &film.trace().nodes;
    let parents: Vec<Option<usize>> =
        nodes.iter().map(|node| node.parent.map(|parent| parent as usize)).collect();
    // 뿌리는 언제나 펼친다: 가지가 많아도 접힌 판 하나로는 무엇을 할지 모른다. 지금 길도 펼치되, 지금 마디 자신의
    // 아래까지 펼칠 것은 없다.
    let on_path = path.split_last().map_or(&[][..], |(_, above)| above);
    let open: Vec<usize> =
        [0].iter().chain(on_path).chain(show.open).map(|&id| id as usize).collect();
    let mut visible = fold(&parents, &open, show.limit);
    for (folded, node) in visible.iter_mut().zip(nodes) {
        if let Some(count) = folded {
            *count += u32::try_from(node.folded).unwrap_or(u32::MAX - *count);
        }
    }
    visible
}

/// 가지에 적는 글: 물려받은 창이나 둔 수. 적은 나무의 번호는 자리만 보아도 알므로 적지 않는다.
fn step_words(traced: &Traced, snapshot: &Snapshot, show: &Show<'_>) -> String {
    let shows = show.notation == Notation::Edges && !traced.is_leaf();
    let inherited = snapshot.inherited.filter(|_| shows);
    match inherited {
        Some(bounds) => {
            let (alpha, beta) = window(traced, bounds, show);
            format!("[{alpha}, {beta}]")
        }
        None if traced.pieces.is_empty() => String::new(),
        None => traced.text.clone(),
    }
}

fn kind(traced: &Traced, folded: u32) -> Kind {
    match traced {
        _ if folded > 0 => Kind::Folded(folded),
        node if node.is_leaf() => Kind::Leaf,
        node if node.max => Kind::Max,
        _ => Kind::Min,
    }
}

fn seen(snapshot: &Snapshot) -> Seen {
    match snapshot {
        Snapshot { cut: true, .. } => Seen::Cut,
        Snapshot { left: true, .. } => Seen::Seen,
        Snapshot { entered: true, .. } => Seen::Open,
        _ => Seen::Unseen,
    }
}

/// 마디에 적는 값. 잎의 값은 보기 전에도 적혀 있다: 교과서의 그림이 그렇다.
pub(super) fn value(traced: &Traced, snapshot: &Snapshot, show: &Show<'_>) -> Option<Value> {
    if let Some(leaf) = traced.leaf.filter(|_| traced.is_leaf()) {
        let leaf = turned(leaf, traced, show.view);
        return Some(Value::Exact(short(show.lang, leaf, show.denominator)));
    }
    let claim = Claim::of(snapshot, show.soft)?;
    let write = |number| short(show.lang, number, show.denominator);
    Some(match if flips(traced, show.view) { claim.flipped() } else { claim } {
        Claim::Exact(value) => Value::Exact(write(value)),
        Claim::AtLeast(value) => Value::AtLeast(write(value)),
        Claim::AtMost(value) => Value::AtMost(write(value)),
    })
}

/// 적는 법에 맞춘 α와 β의 글.
pub(super) fn window(
    traced: &Traced,
    bounds: (Number, Number),
    show: &Show<'_>,
) -> (String, String) {
    let (alpha, beta) = turned_window(bounds, traced, show.view);
    let write = |number| short(show.lang, number, show.denominator);
    (write(alpha), write(beta))
}

/// 적는 법에 맞춘 α와 β: 네가맥스는 MIN 마디의 부호와 자리를 바꾼다.
pub(super) fn turned_window(
    (alpha, beta): (Number, Number),
    traced: &Traced,
    view: View,
) -> (Number, Number) {
    if flips(traced, view) { (beta.flipped(), alpha.flipped()) } else { (alpha, beta) }
}

/// 적는 법에 맞춘 값: 네가맥스는 MIN 마디의 부호를 뒤집는다.
pub(super) fn turned(number: Number, traced: &Traced, view: View) -> Number {
    if flips(traced, view) { number.flipped() } else { number }
}

/// MIN 쪽에서 보고 적는 마디인가.
fn flips(traced: &Traced, view: View) -> bool {
    view == View::Negamax && !traced.max
}
