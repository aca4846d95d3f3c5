//! 수업 카드의 그림. 수업이 쓰는 그림틀에 본보기만 담았다: 세어 보인 수가 아니므로 수를 적지 않는다.

use gaji_figures::{Bar, Bars, Board, Figure, Kind, Marks, Node, State, Tree};
use gaji_protocol::{Ground, Piece, PieceInfo, Place, Text};
use gaji_words::{Lang, home};

/// 가지가 잘린 나무.
pub(super) fn alphabeta(lang: Lang) -> Figure {
    let root = Node { state: State::Seen, best: true, ..Node::default() };
    let mut nodes = vec![root];
    for branch in 0..3 {
        let parent = nodes.len();
        nodes.push(node(parent, 0, Kind::Min, branch == 0, false));
        for leaf in 0..3 {
            let id = nodes.len();
            nodes.push(node(id, parent, Kind::Leaf, branch + leaf == 0, branch == 1 && leaf > 0));
        }
    }
    nodes[1].chosen = true;
    Tree { nodes, title: home::picture_alphabeta(lang).into(), ..Tree::default() }.figure()
}

fn node(id: usize, parent: usize, kind: Kind, best: bool, cut: bool) -> Node {
    let state = if cut { State::Cut } else { State::Seen };
    let id = u32::try_from(id).unwrap_or(u32::MAX);
    Node { id, parent: Some(parent), kind, state, best, snipped: cut, ..Node::default() }
}

/// 항이 쌓인 막대 일곱.
pub(super) fn evaluation(lang: Lang) -> Figure {
    const PARTS: [[i64; 3]; 7] = [
        [0, 30, -20],
        [20, 0, -20],
        [40, 30, 0],
        [60, 45, -10],
        [40, 0, -45],
        [20, 30, 0],
        [0, 0, -30],
    ];
    let bar = |(i, parts): (usize, [i64; 3])| Bar {
        parts: parts.into(),
        chosen: i == 3,
        ..Bar::default()
    };
    let bars = PARTS.into_iter().enumerate().map(bar).collect();
    let title = home::picture_evaluation(lang).into();
    Bars { bars, upright: true, length: Some(120), title, ..Bars::default() }.figure()
}

/// 공짜로 보이는 룩을 노리는 퀸.
pub(super) fn quiescence(lang: Lang) -> Figure {
    const MEN: [(u8, u8, &str); 6] =
        [(20, 0, "♔"), (22, 0, "♕"), (7, 1, "♜"), (1, 1, "♟"), (14, 1, "♞"), (4, 1, "♚")];
    let place =
        |i: u8| Place { name: String::new(), x: i16::from(i % 5) * 4, y: i16::from(i / 5) * 4 };
    let places: Vec<_> = (0..25).map(place).collect();
    let kind = |(_, _, glyph): (u8, u8, &str)| PieceInfo {
        name: Text::default(),
        glyphs: [glyph.into(), glyph.into()],
        other_glyphs: Default::default(),
        worth: 0,
    };
    let kinds = MEN.map(kind);
    let men = (0..).zip(MEN).map(|(kind, (place, side, _))| Piece { place, side, kind });
    let board = Board {
        ground: Ground::Squares { checkered: true },
        size: (5, 5),
        places: &places,
        lines: &[],
        kinds: &kinds,
    };
    let marks = Marks { selected: Some(22), targets: vec![7], ..Marks::default() };
    board.figure(&men.collect::<Vec<_>>(), &marks, false, home::picture_quiescence(lang))
}
