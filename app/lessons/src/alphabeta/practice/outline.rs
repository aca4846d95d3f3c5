//! 글로 읽는 나무: 그림의 마디마다 한 문장. 그림과 같은 걸음이다.

use gaji_figures::tree::Tree;

/// 마디 하나의 줄.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// 마디.
    pub id: u32,
    /// 깊이. 뿌리가 1이다.
    pub level: u32,
    /// 형제 가운데 몇째인가, 1부터. 그리고 형제의 수.
    pub place: (u32, u32),
    /// 한 문장.
    pub words: String,
    /// 지금 마디인가.
    pub here: bool,
}

/// 그림을 위에서 아래로, 깊이 먼저.
#[must_use]
pub fn outline(tree: &Tree) -> Vec<Line> {
    let mut lines: Vec<Line> = Vec::with_capacity(tree.nodes.len());
    for node in &tree.nodes {
        let level = node.parent.and_then(|at| lines.get(at)).map_or(0, |above| above.level);
        let siblings = |upto: &[gaji_figures::tree::Node]| {
            upto.iter().filter(|other| other.parent == node.parent).count() as u32
        };
        let before = siblings(&tree.nodes[..lines.len()]);
        let words = format!("{}.", gaji_words::capital(node.name.clone()));
        let place = (before + 1, siblings(&tree.nodes));
        lines.push(Line { id: node.id, level: level + 1, place, words, here: node.here });
    }
    lines
}
