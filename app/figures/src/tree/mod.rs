//! 탐색의 나무. 모양이 곧 뜻이다: MAX ▲, MIN ▼, 잎 ■.

mod layout;
mod edge;
mod node;
mod fold;
mod ladder;

use crate::{Branch, Figure, Shape, View};
use layout::Layout;

pub use fold::fold;
pub use ladder::{Ladder, Rung};

/// 그릴 나무.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Tree {
    /// 마디. 부모가 자식보다 앞서고, 형제는 왼쪽부터다. 첫째가 뿌리.
    pub nodes: Vec<Node>,
    /// 자라는 쪽.
    pub facing: Facing,
    /// 제목.
    pub title: String,
    /// 설명.
    pub description: String,
}

/// 나무가 자라는 쪽.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Facing {
    /// 아래로.
    #[default]
    Down,
    /// 오른쪽으로: 좁은 화면에서 큰 나무를 읽을 때.
    Right,
}

/// 마디 하나.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Node {
    /// 나무가 바뀌어도 같은 마디면 같은 번호.
    pub id: u32,
    /// 부모의 자리([`Tree::nodes`]의 번호).
    pub parent: Option<usize>,
    /// 종류.
    pub kind: Kind,
    /// 지금까지 아는 값.
    pub value: Option<Value>,
    /// 탐색이 어디까지 왔는가.
    pub state: State,
    /// 지금 길 위의 마디가 지닌 α와 β.
    pub window: Option<(String, String)>,
    /// 지금 여기.
    pub here: bool,
    /// 눈여겨볼 마디다.
    pub lit: bool,
    /// 주 변화(principal variation) 위에 있다.
    pub best: bool,
    /// 고른 수(금빛).
    pub chosen: bool,
    /// 이 마디로 오는 가지에 가위를 댔다.
    pub snipped: bool,
    /// 이 마디로 오는 수의 표기. 비어도 된다.
    pub step: String,
    /// 읽는 이름.
    pub name: String,
    /// 마디에 넣는 작은 판.
    pub board: Option<Shape>,
    /// 누르면 내놓는 이름.
    pub hit: Option<String>,
}

/// 마디의 종류.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Kind {
    /// 큰 값을 고른다.
    #[default]
    Max,
    /// 작은 값을 고른다.
    Min,
    /// 값이 적힌 끝.
    Leaf,
    /// 접힌 마디와 그 수.
    Folded(u32),
}

/// 값과 그 경계(bound).
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// 꼭 이만큼.
    Exact(String),
    /// 적어도 이만큼.
    AtLeast(String),
    /// 많아야 이만큼.
    AtMost(String),
}

/// 탐색이 이 마디를 어떻게 대했는가.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum State {
    /// 아직 보지 않았다.
    #[default]
    Unseen,
    /// 뿌리에서 지금 마디로 가는 길 위에 있다.
    Open,
    /// 다 보았다.
    Seen,
    /// 잘려서 보지 않는다.
    Cut,
}

impl State {
    /// CSS의 이름.
    const fn name(self) -> &'static str {
        match self {
            Self::Unseen => "unseen",
            Self::Open => "open",
            Self::Seen => "seen",
            Self::Cut => "cut",
        }
    }
}

impl Value {
    /// 마디에 적는 글: `=3`, `≥3`, `≤3`.
    #[must_use]
    pub fn text(&self) -> String {
        match self {
            Self::Exact(value) => format!("={value}"),
            Self::AtLeast(value) => format!("≥{value}"),
            Self::AtMost(value) => format!("≤{value}"),
        }
    }

    /// 경계를 뺀 수.
    #[must_use]
    pub fn number(&self) -> &str {
        let (Self::Exact(value) | Self::AtLeast(value) | Self::AtMost(value)) = self;
        value
    }
}

/// 글자를 읽을 수 있는 가장 작은 크기: 그림 좌표 하나가 차지하는 CSS 픽셀의 백분율.
const LEGIBLE: u32 = 82;

impl Tree {
    /// 그림.
    #[must_use]
    pub fn figure(&self) -> Figure {
        let layout = Layout::of(self);
        let edges = self
            .nodes
            .iter()
            .enumerate()
            .filter_map(|(i, node)| edge::edge(self, &layout, i, node));
        let nodes = self.nodes.iter().enumerate().map(|(i, node)| node::node(&layout, i, node));
        let snips =
            self.nodes.iter().enumerate().filter_map(|(i, node)| edge::snip(&layout, i, node));
        let windows =
            self.nodes.iter().enumerate().filter_map(|(i, node)| node::window(&layout, i, node));
        let layer = |key: &str, shapes: Vec<Shape>| Shape::group(key, shapes);
        let nodes = Shape {
            label: Some(self.title.clone()),
            ..layer("nodes", nodes.collect()).branch(Branch::Tree)
        };
        Figure {
            view: self.view(&layout),
            class: self.class(),
            title: self.title.clone(),
            description: self.description.clone(),
            shapes: vec![
                layer("edges", edges.collect()),
                nodes,
                layer("snips", snips.collect()),
                layer("windows", windows.collect()),
            ],
            focus: self.focus().map(|index| layout.centre(index)).collect(),
        }
    }

    /// 너비 `width`(CSS 픽셀)에서 읽을 수 있으면 아래로, 아니면 오른쪽으로 자라게 한다.
    #[must_use]
    pub fn fit(self, width: u32) -> Self {
        let down = Self { facing: Facing::Down, ..self };
        let (across, _) = Layout::of(&down).extent();
        let legible = u32::try_from(across).unwrap_or(u32::MAX).saturating_mul(LEGIBLE) / 100;
        let facing = if legible <= width { Facing::Down } else { Facing::Right };
        Self { facing, ..down }
    }

    /// 먼저 보일 마디: 걷는 중이면 지금 마디와 그 부모, 아니면 눈여겨볼 마디, 그도 없으면 뿌리와 고른 가지.
    fn focus(&self) -> impl Iterator<Item = usize> {
        let at = |wanted: fn(&Node) -> bool| self.nodes.iter().position(wanted);
        let root = Some(0).filter(|_| !self.nodes.is_empty());
        let (first, second) = match (at(|node| node.here), at(|node| node.lit)) {
            (Some(here), _) => (Some(here), self.nodes[here].parent),
            (None, Some(lit)) => (Some(lit), None),
            (None, None) => (root, at(|node| node.chosen)),
        };
        first.into_iter().chain(second)
    }

    fn class(&self) -> String {
        let boards = if self.has_boards() { " with-boards" } else { "" };
        let facing = if self.facing == Facing::Right { " facing-right" } else { "" };
        format!("tree{boards}{facing}")
    }

    fn has_boards(&self) -> bool {
        self.nodes.iter().any(|node| node.board.is_some())
    }

    fn view(&self, layout: &Layout) -> View {
        let (width, height) = layout.extent();
        View { x: 0, y: 0, width, height }
    }
}

#[cfg(test)]
mod tests;
