//! 아무 나무와 그 기록.

use gaji_engine::Service;
use gaji_figures::Facing;
use gaji_lessons::alphabeta::practice::NumberTree;
use gaji_lessons::alphabeta::{Film, Show, Source, State};
use gaji_protocol::{Ask, Reply, Request, Response, decode, encode};
use gaji_words::Lang;

/// 씨앗으로 정해지는 주사위.
pub(crate) struct Dice(pub(crate) u64);

impl Dice {
    pub(crate) fn below(&mut self, sides: u64) -> u64 {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % sides
    }
}

/// 잎의 값이 몇 가지뿐이라 같은 값이 많은 나무: 가지 1–3개, 깊이 4까지, 들쭉날쭉하다.
pub(crate) fn tied_tree(seed: u64) -> NumberTree {
    let mut dice = Dice(seed);
    let kinds = 3 + seed % 10;
    let root = 2 + dice.below(2);
    NumberTree::Fork((0..root).map(|_| grow(&mut dice, 3, kinds)).collect())
}

fn grow(dice: &mut Dice, depth: u64, kinds: u64) -> NumberTree {
    if depth == 0 || dice.below(6) == 0 {
        return NumberTree::Leaf(dice.below(kinds) as i32 - 2);
    }
    NumberTree::Fork((0..1 + dice.below(3)).map(|_| grow(dice, depth - 1, kinds)).collect())
}

pub(crate) fn state(tree: &NumberTree) -> State {
    State { source: Source::Typed(tree.write()), ..State::default() }
}

/// 나무의 바른 알파베타의 기록.
pub(crate) fn film(state: &State) -> Film {
    recorded(state.practice_ask(), state.settings().is_soft())
}

/// 엔진에 물은 기록.
pub(crate) fn recorded(ask: Ask, soft: bool) -> Film {
    let mut film = None;
    Service::page().handle(&encode(&Request { id: 1, ask }), &|| 0.0, &mut |bytes| {
        if let Some(Response { reply: Reply::Trace(trace), .. }) = decode(bytes) {
            film = Some(Film::new(*trace, soft));
        }
    });
    film.unwrap()
}

pub(crate) fn show(lang: Lang, state: &State) -> Show<'static> {
    Show {
        lang,
        view: state.view,
        soft: state.soft,
        denominator: 1,
        notation: state.notation,
        lit: &[],
        open: &[],
        limit: 500,
        facing: Facing::Down,
        board: &|_| None,
    }
}

/// 따로 적은 알파베타가 자른 곳.
#[derive(Debug)]
pub(crate) struct Snip {
    /// 자른 마디까지의 길.
    pub(crate) fork: Vec<usize>,
    /// 그때 그 마디의 값.
    pub(crate) value: i32,
    /// 본 자식의 수.
    pub(crate) seen: usize,
}

/// 교과서의 알파베타(fail-soft)를 코어와 따로 적은 것.
#[derive(Default)]
pub(crate) struct ByHand {
    /// `>`에서만 자르는가.
    pub(crate) strict: bool,
    pub(crate) leaves: u64,
    pub(crate) snips: Vec<Snip>,
}

impl ByHand {
    pub(crate) fn search(
        &mut self,
        tree: &NumberTree,
        path: &mut Vec<usize>,
        window: [i32; 2],
    ) -> i32 {
        let NumberTree::Fork(children) = tree else {
            self.leaves += 1;
            return tree.value(true);
        };
        let max = path.len().is_multiple_of(2);
        let ([mut alpha, mut beta], mut best) = (window, None::<i32>);
        for (at, child) in children.iter().enumerate() {
            path.push(at);
            let value = self.search(child, path, [alpha, beta]);
            path.pop();
            let now = best.map_or(value, |old| if max { old.max(value) } else { old.min(value) });
            best = Some(now);
            if max {
                alpha = alpha.max(now)
            } else {
                beta = beta.min(now)
            }
            let closes = alpha > beta || (alpha == beta && !self.strict);
            if closes && at + 1 < children.len() {
                self.snips.push(Snip { fork: path.clone(), value: now, seen: at + 1 });
                break;
            }
        }
        best.unwrap()
    }

    pub(crate) fn run(tree: &NumberTree, strict: bool) -> Self {
        let mut hand = Self { strict, ..Self::default() };
        hand.search(tree, &mut Vec::new(), [i32::MIN, i32::MAX]);
        hand
    }
}
