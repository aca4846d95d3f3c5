//! 지금 보는 수순을 줄글로: 한 수가 한 줄, 그냥 두기도 한 줄이고, 수평선이 그 사이에 그어진다.

use gaji_protocol::{Node, Number, Piece, What};
use gaji_words::quiescence::lesson as words;

use super::beat::{Beat, Glimpse};
use super::cast::Cast;
use super::film::Film;
use super::picture::line_through;
use super::reel::{Reel, worth};

/// 이보다 많은 줄은 지금 길만 적는다.
const MAX_ROWS: usize = 14;

/// 수순의 한 줄.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// 뿌리에서의 거리. 그냥 두기는 두었을 때의 수와 같은 자리에 선다.
    pub ply: u32,
    /// 수나 «그냥 두기».
    pub text: String,
    /// 지금까지 아는 값. 아직 모르면 빈 글.
    pub value: String,
    /// 지금 여기인가.
    pub here: bool,
    /// 이 줄부터 수평선 너머인가.
    pub beyond: bool,
}

/// `step`에 `side`째 판이 보는 수순. `depth`는 수평선의 깊이다.
#[must_use]
pub fn rows(film: &Film, step: usize, side: usize, depth: u32, cast: &Cast<'_>) -> Vec<Row> {
    let reel = &film.reels[side];
    let Some(beat) = film.shot(step).map(|shot| shot[side]) else { return Vec::new() };
    let teller = Teller { reel, cast, depth };
    match beat.glimpse {
        Glimpse::Rest { .. } => Vec::new(),
        Glimpse::Chosen => teller.promised(),
        Glimpse::Played { nth } => teller.played(nth),
        _ if depth > 1 => teller.straight(beat),
        _ => Some(teller.explored(beat))
            .filter(|rows| rows.len() <= MAX_ROWS)
            .unwrap_or_else(|| teller.straight(beat)),
    }
}

struct Teller<'a> {
    reel: &'a Reel,
    cast: &'a Cast<'a>,
    depth: u32,
}

impl Teller<'_> {
    fn write(&self, value: Number) -> String {
        self.cast.brief_change(value, self.reel.base())
    }

    fn row(&self, node: &Node, before: &[Piece], value: Option<Number>) -> Row {
        Row {
            ply: node.ply,
            text: self.cast.sketch(node, before),
            value: value.map_or_else(String::new, |value| self.write(value)),
            here: false,
            beyond: node.ply > self.depth,
        }
    }

    fn node_row(&self, id: u32, value: Option<Number>) -> Row {
        let nodes = &self.reel.trace.nodes;
        let node = &nodes[id as usize];
        let before = node.parent.map_or(&[][..], |parent| &nodes[parent as usize].pieces);
        self.row(node, before, value)
    }

    /// 고른 수와, 탐색이 기대한 이어짐.
    fn promised(&self) -> Vec<Row> {
        let Some(best) = self.reel.trace.summary.best else { return Vec::new() };
        self.along(&line_through(self.reel, best))
    }

    /// 정말로 두어진 수들.
    fn played(&self, nth: usize) -> Vec<Row> {
        let played = &self.reel.played[..=nth.min(self.reel.played.len().saturating_sub(1))];
        let root = self.reel.trace.nodes.first().map_or(&[][..], |root| &root.pieces);
        let befores = std::iter::once(root).chain(played.iter().map(|node| &node.pieces[..]));
        let rows = played.iter().zip(befores).zip(1..).map(|((node, before), ply)| Row {
            ply,
            beyond: ply > self.depth,
            ..self.row(node, before, Some(worth(node)))
        });
        mark_last(rows.collect())
    }

    /// 지금 길만. 다 본 수는 가장 좋은 이어짐까지.
    fn straight(&self, beat: Beat) -> Vec<Row> {
        match beat.glimpse {
            Glimpse::Result { .. } | Glimpse::Better { .. } => {
                self.along(&line_through(self.reel, beat.node))
            }
            _ => self.along(&self.reel.path(beat.node)),
        }
    }

    fn along(&self, path: &[u32]) -> Vec<Row> {
        let row = |&id: &u32| self.node_row(id, Some(worth(&self.reel.trace.nodes[id as usize])));
        mark_last(path.iter().map(row).collect())
    }

    /// 이 장면에서 지금까지 들어간 모든 마디와 그냥 두기.
    fn explored(&self, beat: Beat) -> Vec<Row> {
        let trace = &self.reel.trace;
        let start = self.reel.scene_start(beat.moment);
        let mut rows: Vec<(Option<u32>, Row)> = Vec::new();
        for moment in &trace.moments[start..=beat.moment] {
            let id = moment.node;
            match moment.what {
                What::Enter if id > 0 => rows.push((Some(id), self.node_row(id, None))),
                What::StandPat { value } => rows.push((None, self.stand_pat(id, value))),
                What::Leaf { value, .. } | What::Update { value, .. } => {
                    self.learn(&mut rows, id, value);
                }
                What::Exit { returned, .. } => self.learn(&mut rows, id, returned),
                _ => {}
            }
        }
        let here = rows.iter().rposition(|(id, _)| match beat.glimpse {
            Glimpse::StandPat { .. } => id.is_none(),
            _ => *id == Some(beat.node),
        });
        if let Some(here) = here {
            rows[here].1.here = true;
        }
        rows.into_iter().map(|(_, row)| row).collect()
    }

    fn learn(&self, rows: &mut [(Option<u32>, Row)], id: u32, value: Number) {
        if let Some((_, row)) = rows.iter_mut().find(|(other, _)| *other == Some(id)) {
            row.value = self.write(value);
        }
    }

    fn stand_pat(&self, id: u32, value: Number) -> Row {
        let ply = self.reel.trace.nodes[id as usize].ply + 1;
        Row {
            ply,
            text: words::stand_pat(self.cast.lang).to_string(),
            value: self.write(value),
            here: false,
            beyond: ply > self.depth,
        }
    }
}

fn mark_last(mut rows: Vec<Row>) -> Vec<Row> {
    if let Some(last) = rows.last_mut() {
        last.here = true;
    }
    rows
}
