//! 큰 나무 걷기: 지금 길의 마디와 그 형제만 본다.
//!
//! 기록은 커지면 깊은 층부터 접히므로, 접힌 마디에 닿을 때마다 같은 탐색에서 그 아래의 기록([`TraceAsk::open`])을 더
//! 받아 잇는다. 그래서 마디가 수십만이어도 화면이 지니는 것은 길 위의 기록 몇 개뿐이다.
//!
//! [`TraceAsk::open`]: gaji_protocol::TraceAsk::open

use gaji_figures::tree::{Kind, Ladder, Node, Rung, State};
use gaji_protocol::Node as Traced;
use gaji_words::alphabeta::{steps, walk as words};
use gaji_words::{Lang, capital, number, parts};

use crate::alphabeta::film::{Film, Snapshot};
use crate::alphabeta::label::label;
use crate::alphabeta::picture::{Show, value, window};

/// 한 줄에 보일 형제. 더 많은 놀이에서는 길의 둘레만 보인다.
const MOST: usize = 9;
/// 형제가 [`MOST`]보다 많을 때 보일 형제.
const NEAR: usize = 7;

/// 걷는 나무.
#[derive(Clone, Debug)]
pub struct Walk {
    /// 첫째가 뿌리의 기록이다.
    reels: Vec<Reel>,
}

/// 어느 마디 아래의 기록.
#[derive(Clone, Debug)]
struct Reel {
    /// 뿌리에서 그 마디까지의 수.
    open: Vec<String>,
    film: Film,
    /// 탐색이 끝난 모습.
    ends: Vec<Snapshot>,
}

/// 기록 속의 마디 하나.
#[derive(Clone, Copy)]
struct Spot<'a> {
    reel: &'a Reel,
    id: u32,
}

impl Walk {
    /// `film`의 뿌리에 선다.
    #[must_use]
    pub fn new(film: Film) -> Self {
        Self { reels: vec![Reel::new(Vec::new(), film)] }
    }

    /// `open` 아래의 기록을 더한다.
    pub fn add(&mut self, open: Vec<String>, film: Film) {
        self.reels.retain(|reel| reel.open != open);
        self.reels.push(Reel::new(open, film));
    }

    /// `path` 끝의 자식까지 보이려면 먼저 받아야 할 기록의 마디. 다 있으면 `None`.
    #[must_use]
    pub fn wants<'p>(&self, path: &'p [String]) -> Option<&'p [String]> {
        let mut prefixes = (0..=path.len()).map(|end| &path[..end]);
        prefixes.find(|path| self.at(path).is_some_and(Spot::is_folded))
    }

    /// 길의 줄들. 기록에 없는 길은 있는 데까지만이다.
    #[must_use]
    pub fn ladder(&self, path: &[String], show: &Show<'_>) -> Ladder {
        let path = &path[..self.reach(path)];
        let rows = (0..=path.len()).filter_map(|end| {
            let above = &path[..end];
            let row = self.at(above)?.children();
            let row = near(&row, path.get(end));
            Some(row.iter().map(|spot| self.rung(*spot, above, path, show)).collect())
        });
        let root = self.at(&[]).map(|root| vec![self.root(root, path, show)]);
        let rows = root.into_iter().chain(rows).filter(|row: &Vec<Rung>| !row.is_empty());
        Ladder { rows: rows.collect(), title: words::title(show.lang).into() }
    }

    /// 길 끝의 마디를 한 문장으로.
    #[must_use]
    pub fn sentence(&self, path: &[String], show: &Show<'_>) -> String {
        let path = &path[..self.reach(path)];
        let spot = self.at(path);
        let rung = spot.map(|spot| match path.split_last() {
            Some((_, above)) => self.rung(spot, above, path, show),
            None => self.root(spot, path, show),
        });
        rung.map(|rung| format!("{}.", capital(rung.node.name))).unwrap_or_default()
    }

    /// 기록에서 따라갈 수 있는 길의 길이.
    fn reach(&self, path: &[String]) -> usize {
        (1..=path.len()).take_while(|&end| self.at(&path[..end]).is_some()).count()
    }

    /// 그 길의 마디: 가장 가까이서 연 기록에서 찾는다.
    fn at(&self, path: &[String]) -> Option<Spot<'_>> {
        let above = self.reels.iter().filter(|reel| path.starts_with(&reel.open));
        let reel = above.max_by_key(|reel| reel.open.len())?;
        let step = |id: u32, text: &String| {
            let children = reel.film.children(id).iter().copied();
            children.into_iter().find(|&child| Spot { reel, id: child }.traced().text == *text)
        };
        let id = path[reel.open.len()..].iter().try_fold(0, step)?;
        Some(Spot { reel, id })
    }

    fn root(&self, spot: Spot<'_>, path: &[String], show: &Show<'_>) -> Rung {
        let name = steps::root(show.lang, &side(spot.traced(), show.lang));
        spot.rung((name, String::new()), (true, path.is_empty()), show)
    }

    /// `above`의 자식 `spot`.
    fn rung(&self, spot: Spot<'_>, above: &[String], path: &[String], show: &Show<'_>) -> Rung {
        let (traced, mut own) = (spot.traced(), above.to_vec());
        own.push(traced.text.clone());
        let named: Vec<String> = own.iter().map(|mv| called(mv, traced)).collect();
        let name = steps::deep(show.lang, &named.join("-"), &side(traced, show.lang));
        let on_path = path.starts_with(&own);
        spot.rung((name, own.join("_")), (on_path, path == own), show)
    }
}

impl Reel {
    fn new(open: Vec<String>, film: Film) -> Self {
        let ends = film.snapshots(film.last());
        Self { open, film, ends }
    }

    /// 탐색이 그 마디 아래에서 들어간 마디의 수.
    fn below(&self, id: u32) -> u64 {
        let nodes = &self.film.trace().nodes;
        let child = |&id: &u32| u64::from(nodes[id as usize].visited) + self.below(id);
        nodes[id as usize].folded + self.film.children(id).iter().map(child).sum::<u64>()
    }
}

impl<'a> Spot<'a> {
    fn traced(self) -> &'a Traced {
        &self.reel.film.trace().nodes[self.id as usize]
    }

    /// 탐색은 아래로 갔지만 이 기록에는 없는가.
    fn is_folded(self) -> bool {
        self.traced().folded > 0 && self.reel.film.children(self.id).is_empty()
    }

    fn children(self) -> Vec<Self> {
        let children = self.reel.film.children(self.id).iter();
        children.map(|&id| Self { id, ..self }).collect()
    }

    fn rung(
        self,
        (name, path): (String, String),
        (open, here): (bool, bool),
        show: &Show<'_>,
    ) -> Rung {
        let (traced, end) = (self.traced(), &self.reel.ends[self.id as usize]);
        let below = self.reel.below(self.id);
        let state = match end {
            Snapshot { cut: true, .. } => State::Cut,
            _ if open => State::Open,
            _ => State::Seen,
        };
        let inherited = end.inherited.filter(|_| open && !traced.is_leaf());
        let mut node = Node {
            kind: kind(traced),
            value: value(traced, end, show).filter(|_| traced.visited),
            state,
            window: inherited.map(|bounds| window(traced, bounds, show)),
            here,
            snipped: end.snipped,
            step: called(&traced.text, traced),
            hit: Some(format!("to:{path}")),
            ..Node::default()
        };
        node.name = label(&name, &node, show.lang);
        if below > 0 {
            node.name += &words::below(show.lang, &number(below as i64));
        }
        Rung { node, below: if below > 0 { brief(below, show.lang) } else { String::new() } }
    }
}

/// 수를 부르는 말: 놀이의 표기 그대로. 적은 나무의 번호(0부터)는 사람처럼 1부터 센다.
fn called(mv: &str, traced: &Traced) -> String {
    let nth = mv.parse::<u32>().ok().filter(|_| traced.pieces.is_empty());
    nth.map_or_else(|| mv.to_string(), |nth| (nth + 1).to_string())
}

fn kind(traced: &Traced) -> Kind {
    match traced {
        // 보지 않은 마디는 아래가 있어도 끝처럼 적혀 온다: 값을 아는 것만 잎이다.
        leaf if leaf.is_leaf() && (leaf.visited || leaf.leaf.is_some()) => Kind::Leaf,
        node if node.max => Kind::Max,
        _ => Kind::Min,
    }
}

fn side(traced: &Traced, lang: Lang) -> &'static str {
    match kind(traced) {
        Kind::Leaf => parts::leaf(lang),
        Kind::Max => parts::max(lang),
        _ => parts::min(lang),
    }
}

/// 길 위의 마디(`chosen`)를 가운데에 두고 보일 만큼만.
fn near<'a, 'b>(row: &'b [Spot<'a>], chosen: Option<&String>) -> &'b [Spot<'a>] {
    if row.len() <= MOST {
        return row;
    }
    let at = row.iter().position(|spot| Some(&spot.traced().text) == chosen).unwrap_or_default();
    let from = at.saturating_sub(NEAR / 2).min(row.len() - NEAR);
    &row[from..from + NEAR]
}

/// 좁은 자리에 들어가는 어림수: 1,234 → 1.2k(영어), 12,345 → 1.2만(한국어).
fn brief(count: u64, lang: Lang) -> String {
    let (unit, sign) = match lang {
        Lang::Ko if count >= 10_000 => (10_000, "만"),
        Lang::En if count >= 1_000_000 => (1_000_000, "M"),
        Lang::En if count >= 10_000 => (1_000, "k"),
        _ => return number(count as i64),
    };
    match (count / unit, count % unit * 10 / unit) {
        (whole @ 100.., _) | (whole, 0) => format!("{}{sign}", number(whole as i64)),
        (whole, tenth) => format!("{whole}.{tenth}{sign}"),
    }
}

#[cfg(test)]
mod tests {
    use super::brief;
    use gaji_words::Lang;

    #[test]
    fn counts_are_brief_in_both_languages() {
        let said = |count| Lang::ALL.map(|lang| brief(count, lang));
        assert_eq!(said(9_999), ["9,999", "9,999"]);
        assert_eq!(said(12_345), ["1.2만", "12.3k"]);
        assert_eq!(said(5_700_000), ["570만", "5.7M"]);
    }
}
