//! 적어 넣은 나무(tree game): 겹친 목록 하나가 곧 놀이다. 뿌리는 MAX, 잎의 수는 먼저 두는 쪽의 점수다.

mod parse;

use alloc::rc::Rc;
use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;
use core::fmt::Write;

use crate::{
    Board, Evaluate, Game, Ground, Info, Outcome, Piece, Place, PositionError, Side, Stroke, Term,
    Variant, Words, scramble,
};

/// 나무 위의 한 마디에 서 있는 국면.
#[derive(Clone, Debug)]
pub struct Tree {
    nodes: Rc<[Node]>,
    /// 마디마다 그 아래 잎의 평균, 천분의 일: 보기 전에 짐작하는 값.
    means: Rc<[i32]>,
    /// 나무 전체의 열쇠: 다른 나무의 같은 번호와 섞이지 않는다.
    seed: u64,
    at: u32,
    ply: u16,
}

/// 마디: 갈래이거나 점수가 적힌 잎. 자식은 나중 번호를 갖는다.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Node {
    Fork(Vec<u32>),
    Leaf(i32),
}

impl Tree {
    /// 잎의 최대 수.
    pub const MAX_LEAVES: usize = 500;
    /// 가장 깊은 잎까지의 최대 거리.
    pub const MAX_DEPTH: usize = 8;
    /// 잎에 적는 수의 한계: −999…999.
    pub const MAX_VALUE: i32 = 999;

    fn new(nodes: Vec<Node>) -> Self {
        let seed = nodes.iter().fold(0, |hash, node| {
            scramble(
                hash ^ match node {
                    Node::Fork(children) => children.len() as u64,
                    Node::Leaf(value) => *value as u32 as u64 | 1 << 40,
                },
            )
        });
        let means = means(&nodes);
        Self { nodes: nodes.into(), means: means.into(), seed, at: 0, ply: 0 }
    }

    fn node(&self) -> &Node {
        &self.nodes[self.at as usize]
    }

    fn children(&self) -> &[u32] {
        match self.node() {
            Node::Fork(children) => children,
            Node::Leaf(_) => &[],
        }
    }

    /// 뿌리에서 지금까지 내려온 길. 자식은 늘 부모보다 번호가 크므로 뒤에서부터 찾는다.
    fn path(&self) -> Vec<usize> {
        let mut path = Vec::new();
        let mut at = self.at;
        for parent in (0..self.at).rev() {
            let Node::Fork(children) = &self.nodes[parent as usize] else { continue };
            if let Some(index) = children.iter().position(|&child| child == at) {
                path.push(index);
                at = parent;
            }
        }
        path.reverse();
        path
    }

    fn write_node(&self, at: u32, out: &mut String) {
        match &self.nodes[at as usize] {
            Node::Leaf(value) => push_number(*value, out),
            Node::Fork(children) => {
                out.push('[');
                for (index, &child) in children.iter().enumerate() {
                    if index > 0 {
                        out.push(',');
                    }
                    self.write_node(child, out);
                }
                out.push(']');
            }
        }
    }
}

/// 자식은 나중 번호를 가지므로 뒤에서부터 더한다.
fn means(nodes: &[Node]) -> Vec<i32> {
    let mut below = vec![(0, 0); nodes.len()];
    for (at, node) in nodes.iter().enumerate().rev() {
        below[at] = match node {
            Node::Leaf(value) => (*value, 1),
            Node::Fork(children) => children.iter().fold((0, 0), |(sum, count), &child| {
                let (more, leaves) = below[child as usize];
                (sum + more, count + leaves)
            }),
        };
    }
    below.into_iter().map(|(sum, leaves)| sum * 1_000 / leaves.max(1)).collect()
}

fn push_number(number: impl core::fmt::Display, out: &mut String) {
    // String에 쓰기는 실패하지 않는다.
    let _ = write!(out, "{number}");
}

impl PartialEq for Tree {
    fn eq(&self, other: &Self) -> bool {
        self.at == other.at && self.nodes == other.nodes
    }
}

impl Eq for Tree {}

impl Game for Tree {
    /// 자식의 번호, 0부터. 차례는 번호의 차례다(ASCII 차례가 아니다: 10은 9 다음이다).
    type Move = u16;

    const INFO: Info = Info {
        name: Words::new("적어 넣은 나무", "Typed tree"),
        about: Words::new(
            "숫자를 겹친 목록으로 적으면 그대로 게임 나무가 돼요.",
            "Nested lists of numbers, read as a game tree.",
        ),
        sides: [Words::new("MAX", "MAX"), Words::new("MIN", "MIN")],
        variants: &[Variant { id: "tree", name: Words::new("적어 넣은 나무", "Typed tree") }],
        pieces: &[],
        reasons: &[("leaf", Words::new("잎에 닿았어요", "A leaf was reached"))],
        example: "[[3,12,8],[2,4,6],[14,5,2]]",
    };

    /// 교과서의 나무: MAX 아래 MIN 셋, 그 아래 잎 셋씩. 번호는 읽을 때처럼 위에서 아래로, 왼쪽부터다.
    fn start(_variant: usize) -> Self {
        let mut nodes = vec![Node::Fork(vec![1, 5, 9])];
        for (branch, leaves) in (0..).zip([[3, 12, 8], [2, 4, 6], [14, 5, 2]]) {
            let first = 4 * branch + 2;
            nodes.push(Node::Fork((first..first + 3).collect()));
            nodes.extend(leaves.map(Node::Leaf));
        }
        Self::new(nodes)
    }

    fn side(&self) -> Side {
        if self.ply.is_multiple_of(2) { Side::First } else { Side::Second }
    }

    fn outcome(&self) -> Option<Outcome> {
        match self.node() {
            Node::Leaf(value) => Some(Outcome::Points(*value)),
            Node::Fork(_) => None,
        }
    }

    fn reason(&self) -> &'static str {
        "leaf"
    }

    fn legal(&self, moves: &mut Vec<u16>) {
        moves.extend(0..self.children().len() as u16);
    }

    fn play(&mut self, mv: u16) {
        self.at = self.children()[usize::from(mv)];
        self.ply += 1;
    }

    fn key(&self) -> u64 {
        scramble(self.seed ^ u64::from(self.at))
    }

    fn write_move(&self, mv: u16, out: &mut String) {
        push_number(mv, out);
    }

    fn is_move_syntax(text: &str) -> bool {
        !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
    }

    fn write(&self, out: &mut String) {
        self.write_node(0, out);
        let path = self.path();
        if !path.is_empty() {
            out.push(' ');
        }
        for index in path {
            out.push('/');
            push_number(index, out);
        }
    }

    fn parse(_variant: usize, text: &str) -> Result<Self, PositionError> {
        parse::tree(text)
    }

    /// 판이 따로 없어, 내려갈 자식들을 한 줄로 늘어놓는다.
    fn board(&self) -> Board {
        let count = u8::try_from(self.children().len()).unwrap_or(u8::MAX);
        let place = |index: u8| Place { name: index.to_string(), x: 4 * i16::from(index), y: 0 };
        let places = (0..count).map(place).collect();
        Board { ground: Ground::Points, size: (count, 1), places, lines: Vec::new() }
    }

    fn pieces(&self, _out: &mut Vec<Piece>) {}

    fn stroke(&self, mv: u16) -> Stroke {
        u8::try_from(mv).map_or(Stroke::PASS, Stroke::place)
    }

    /// 잎의 평균이 둘 차례인 쪽에 좋은 가지부터.
    fn hint(&self, mv: u16) -> i32 {
        let mean = self.means[self.children()[usize::from(mv)] as usize];
        if self.side() == Side::First { mean } else { -mean }
    }

    fn points(&self) -> Option<[i32; 2]> {
        match self.node() {
            Node::Leaf(value) => Some([2 * value, 0]),
            Node::Fork(_) => None,
        }
    }
}

/// 적힌 점수가 전부라 평가할 것이 없다: 깊이가 모자란 갈래는 0이다.
impl Evaluate for Tree {
    const TERMS: &'static [Term] = &[];
    const UNIT: i64 = 1_000;

    fn features(&self, _side: Side, _out: &mut [i32]) {}
}
