//! 레슨의 상태와 그 주소.

use gaji_protocol::{Mistake, OrderLevel, Seat, Settings};

use super::grow::random_tree;
use super::picture::Notation;
use crate::query::{Query, Repairs, Writer, name_of};
use crate::seat;
use crate::speed::Speed;

/// 교과서의 나무.
pub const DEFAULT_TREE: &str = "[[3,12,8],[2,4,6],[14,5,2]]";

/// 나무의 가장 긴 글, 바이트: 나머지 설정과 함께 주소(8,192)에 들어간다.
///
/// 갈래마다 가지가 둘 이상이면 잎 500개의 나무도 3,500을 넘지 않는다. 외가지만 길게 이은 것은 넘을 수 있다.
const MAX_TREE: usize = 8_000;

/// 마디 예산의 눈금.
pub const BUDGETS: (i64, i64) = (0, 8);

/// 눈금이 뜻하는 마디 예산.
#[must_use]
pub const fn nodes(budget: u32) -> u64 {
    1_000 << budget
}

/// «직접 해 보기»가 읽는 열쇠.
const HANDS_ON: [&str; 13] = [
    "do", "answers", "ask", "pick", "why", "walk", "sheet", "quiz", "choices", "pupil", "from",
    "task", "students",
];

/// 깊이의 범위, 수(ply).
const DEPTHS: (i64, i64) = (1, 9);

/// 레슨이 보이는 것의 전부. 같은 상태는 같은 그림이다.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    /// 무슨 나무인가.
    pub source: Source,
    /// 몇째 걸음인가. `None`이면 끝: 첫 화면은 결과부터 보인다.
    pub step: Option<u32>,
    /// 놀이판의 나무를 볼 깊이, 수(ply). 적은 나무는 끝까지 본다.
    pub depth: u32,
    /// 가지치기.
    pub prune: bool,
    /// 수 정렬.
    pub order: bool,
    /// 같을 때도 자르는가(α ≥ β).
    pub cut_ties: bool,
    /// 읽은 값 그대로 돌려주는가(fail-soft).
    pub soft: bool,
    /// 적는 법.
    pub view: View,
    /// 일부러 하는 실수.
    pub mistake: Option<Mistake>,
    /// 깊이를 못 박은 실수를 보이는가.
    pub fixed_depth: bool,
    /// 같은 수 가운데 늘 첫째를 두는 실수를 보이는가.
    pub first_tie: bool,
    /// 반복 심화의 마디 예산: 2의 거듭제곱 배, 1,000개부터([`State::nodes`]).
    pub budget: u32,
    /// 재생의 빠르기.
    pub speed: Speed,
    /// α와 β를 그림의 어디에 적는가.
    pub notation: Notation,
    /// «직접 해 보기»의 열쇠들(`do`, `answers`, …), 읽지 않은 글 그대로: 그 방을 열 때에야 읽는다.
    pub hands_on: String,
}

/// 나무의 출처.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Source {
    /// 적은 나무.
    Typed(String),
    /// 씨앗에서 자란 나무.
    Random(u32),
    /// 놀이판의 진짜 나무.
    Game(Seat),
}

impl Source {
    /// 적은 나무. 주소에 들어가지 않을 만큼 길면 `None`.
    #[must_use]
    pub fn typed(tree: String) -> Option<Self> {
        (tree.len() <= MAX_TREE).then_some(Self::Typed(tree))
    }

    /// 엔진에 물을 국면.
    #[must_use]
    pub fn seat(&self) -> Seat {
        let typed = |tree: String| Seat { game: "tree".into(), position: tree, moves: Vec::new() };
        match self {
            Self::Typed(tree) => typed(tree.clone()),
            Self::Random(seed) => typed(random_tree(*seed)),
            Self::Game(seat) => seat.clone(),
        }
    }

    /// 엔진이 거절한 나무에서 좋은 것만 남긴다: 틀린 수(`at_move`) 앞까지, 그것도 안 되면 그 놀이의 처음, 기본 나무의 차례다.
    #[must_use]
    pub fn mended(&self, at_move: Option<u32>) -> Self {
        let Self::Game(seat) = self else { return Self::default() };
        let mut seat = seat.clone();
        match at_move {
            Some(at) => seat.moves.truncate(at as usize),
            None if seat.position.is_empty() && seat.moves.is_empty() => return Self::default(),
            None => (seat.position, seat.moves) = (String::new(), Vec::new()),
        }
        Self::Game(seat)
    }
}

impl Default for Source {
    fn default() -> Self {
        Self::Typed(DEFAULT_TREE.to_string())
    }
}

/// 값을 누구 쪽에서 적는가.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum View {
    /// 늘 MAX 쪽에서.
    #[default]
    Minimax,
    /// 둘 차례인 쪽에서: 층마다 부호가 뒤집힌다.
    Negamax,
}

/// 골라 볼 나무.
#[derive(Clone, Copy, Debug)]
pub struct Preset {
    /// 이름.
    pub name: gaji_words::Word,
    /// 나무의 글.
    pub tree: &'static str,
}

/// 골라 볼 나무들. 첫째가 기본이다.
pub const PRESETS: &[Preset] = {
    use gaji_words::alphabeta::tree as words;
    &[
        Preset { name: words::preset_classic, tree: DEFAULT_TREE },
        Preset { name: words::preset_best, tree: "[[3,8,12],[2,4,6],[2,5,14]]" },
        Preset { name: words::preset_worst, tree: "[[14,5,2],[6,4,2],[12,8,3]]" },
        Preset { name: words::preset_deep, tree: "[[6,8],[[[7,9],[2,1]],3]]" },
        Preset { name: words::preset_ties, tree: "[[3,9],[3,0],[5,3]]" },
        Preset { name: words::preset_uneven, tree: "[4,[[7,2],1],[[5,6],[3,9,8]]]" },
        Preset {
            name: words::preset_four,
            tree: "[[[[5,6],[7,4]],[[3,8],[6,2]]],[[[6,9],[7,5]],[[9,8],[6,1]]]]",
        },
    ]
};

/// 그 실수가 티 나는 나무.
#[must_use]
pub fn telling(mistake: Mistake) -> Source {
    let preset = match mistake {
        Mistake::UnswappedWindow => 0,
        Mistake::MixedSides => 5,
    };
    Source::Typed(PRESETS[preset].tree.to_string())
}

impl Default for State {
    fn default() -> Self {
        Self {
            source: Source::default(),
            step: None,
            depth: 4,
            prune: true,
            order: false,
            cut_ties: true,
            soft: true,
            view: View::Minimax,
            mistake: None,
            fixed_depth: false,
            first_tie: false,
            budget: 4,
            speed: Speed::NORMAL,
            notation: Notation::default(),
            hands_on: String::new(),
        }
    }
}

impl State {
    /// 주소에서 읽는다. 읽지 못한 것은 기본으로 두고, 무엇을 고쳤는지 함께 준다.
    #[must_use]
    pub fn from_query(text: &str) -> (Self, Repairs) {
        let mut query = Query::parse(text);
        let plain = Self::default();
        let (low, high) = DEPTHS;
        let state = Self {
            source: source(&mut query).unwrap_or(plain.source),
            step: query.integer("step", 0, 99_999).map(|step| step as u32),
            depth: query.integer("depth", low, high).map_or(plain.depth, |depth| depth as u32),
            prune: query.flag("prune").unwrap_or(plain.prune),
            order: query.flag("order").unwrap_or(plain.order),
            cut_ties: query.choice("cut", CUTS).unwrap_or(plain.cut_ties),
            soft: query.flag("soft").unwrap_or(plain.soft),
            view: query.choice("view", VIEWS).unwrap_or(plain.view),
            mistake: query.choice("mistake", MISTAKES),
            fixed_depth: query.flag("fixed").unwrap_or(plain.fixed_depth),
            first_tie: !query.flag("ties").unwrap_or(!plain.first_tie),
            budget: query.integer("budget", 0, BUDGETS.1).map_or(plain.budget, |at| at as u32),
            speed: Speed::read(&mut query),
            notation: query.choice("bounds", NOTATIONS).unwrap_or_default(),
            hands_on: query.only(&HANDS_ON),
        };
        (state, query.repairs().clone())
    }

    /// 주소로 적는다. 기본과 같은 것은 적지 않는다.
    #[must_use]
    pub fn to_query(&self) -> String {
        let plain = Self::default();
        let mut out = Writer::default();
        match &self.source {
            Source::Typed(tree) => out.set_unless("tree", tree, &DEFAULT_TREE.to_string()),
            Source::Random(seed) => out.set("seed", &seed.to_string()),
            Source::Game(seat) => {
                out.set("game", &seat.game);
                seat::write(&mut out, seat);
            }
        }
        if let Some(step) = self.step {
            out.set("step", &step.to_string());
        }
        out.set_unless("depth", &self.depth, &plain.depth);
        out.set_unless("prune", &u8::from(self.prune), &1);
        out.set_unless("order", &u8::from(self.order), &0);
        out.set_unless("cut", &name_of(CUTS, self.cut_ties), &"ge");
        out.set_unless("soft", &u8::from(self.soft), &1);
        out.set_unless("view", &name_of(VIEWS, self.view), &"minimax");
        if let Some(mistake) = self.mistake {
            out.set("mistake", name_of(MISTAKES, mistake));
        }
        out.set_unless("fixed", &u8::from(self.fixed_depth), &0);
        out.set_unless("ties", &u8::from(!self.first_tie), &1);
        out.set_unless("budget", &self.budget, &plain.budget);
        self.speed.write(&mut out);
        out.set_unless("bounds", &name_of(NOTATIONS, self.notation), &"path");
        out.append(&self.hands_on);
        out.finish()
    }

    /// 반복 심화의 마디 예산.
    #[must_use]
    pub const fn nodes(&self) -> u64 {
        nodes(self.budget)
    }

    /// 엔진에 물을 스위치.
    #[must_use]
    pub fn settings(&self) -> Settings {
        let whole_tree = !matches!(self.source, Source::Game(_));
        Settings {
            depth: if whole_tree { 9 } else { self.depth },
            prune: self.prune,
            order: if self.order { OrderLevel::Static } else { OrderLevel::Off },
            cut_ties: self.cut_ties,
            soft: self.soft,
            quiet: None,
            exact: false,
            mistake: self.mistake,
        }
    }
}

const CUTS: &[(&str, bool)] = &[("ge", true), ("gt", false)];
const VIEWS: &[(&str, View)] = &[("minimax", View::Minimax), ("negamax", View::Negamax)];
const NOTATIONS: &[(&str, Notation)] =
    &[("path", Notation::Path), ("edges", Notation::Edges), ("nodes", Notation::Nodes)];
const MISTAKES: &[(&str, Mistake)] =
    &[("window", Mistake::UnswappedWindow), ("sides", Mistake::MixedSides)];

/// 적은 나무, 씨앗, 놀이의 차례로 본다. 나무의 글이 옳은지는 엔진이 안다.
fn source(query: &mut Query) -> Option<Source> {
    let plausible = |text: &str| !text.is_empty() && text.len() <= MAX_TREE;
    if let Some(tree) = query.text("tree", plausible) {
        return Some(Source::Typed(tree));
    }
    if let Some(seed) = query.integer("seed", 0, i64::from(u32::MAX)) {
        return Some(Source::Random(seed as u32));
    }
    let game = query.text("game", seat::is_name)?;
    Some(Source::Game(seat::read(query, game)))
}

#[cfg(test)]
mod tests;
