//! 법을 확인할 국면을 모은다: 시작에서 가까운 것은 빠짐없이(breadth first), 먼 것은 우연한 놀이(random walk)로,
//! 놀이로는 드문 것은 글을 고쳐서(mutation).

use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;

use super::Verdict;
use super::ask::{after, at, at_move, legal, text, variants};
use super::mangle::mangle;
use super::random::Random;
use super::walk::Walk;
use super::watch::{Trying, Watch};
use crate::Game;

/// 얼마나 살피는가. 변형이 여럿이면 나누어 쓴다.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plan {
    /// 우연의 씨앗.
    pub seed: u64,
    /// 시작에서 가까운 국면의 수.
    pub near: usize,
    /// 우연한 놀이의 수. 변형마다 적어도 하나는 둔다.
    pub games: usize,
    /// 한 놀이가 끝나야 하는 수(ply).
    pub plies: usize,
}

impl Plan {
    /// 시험에서 쓰는 만큼: 작은 놀이는 1초 안에 끝난다.
    pub const USUAL: Self = Self { seed: 1, near: 200, games: 24, plies: 5_000 };
}

/// 모은 국면과 놀이.
#[derive(Clone, Debug)]
pub struct Sample<G: Game> {
    /// 국면, 시작에서 가까운 것부터: 처음 깨진 것이 가장 짧은 보기다. 글을 고쳐 만든 국면은 맨 뒤에 선다.
    pub positions: Vec<G>,
    /// 우연한 놀이. 변형마다 마지막 한 판은 서성이는 놀이다.
    pub walks: Vec<Walk<G>>,
    pub(super) seed: u64,
    pub(super) watch: Watch,
}

/// 한 국면에서 살피는 수(move)의 수.
const WIDTH: usize = 32;
/// 한 국면의 글을 고쳐 보는 횟수.
const TRIES: usize = 8;

impl<G: Game> Sample<G> {
    /// `plan`만큼 모은다.
    #[must_use]
    pub fn gather(plan: &Plan) -> Self {
        Self::watched(plan, Watch::default())
    }

    pub(super) fn watched(plan: &Plan, watch: Watch) -> Self {
        watch.tell(|| Trying::Gathering);
        let variants = variants::<G>();
        let mut random = Random::new(plan.seed);
        let mut found = Vec::new();
        for variant in 0..variants {
            found.extend(near(G::start(variant), plan.near / variants, watch));
        }
        let games = plan.games.max(variants);
        let walk = |game| Walk::new(game % variants, plan.plies, game < games, &mut random, watch);
        let walks: Vec<Walk<G>> = (0..games + variants).map(walk).collect();
        found.extend(walks.iter().flat_map(Walk::kept));
        found.sort_by_key(|&(ply, _)| ply);
        let mut positions: Vec<G> = found.into_iter().map(|(_, position)| position).collect();
        positions.extend(strange(&positions, plan.near, &mut random));
        Self { positions, walks, seed: plan.seed, watch }
    }

    /// 모든 국면이 `law`를 지키는가. 어긋난 수까지 `law`가 댄다.
    pub(super) fn each_whole<'a>(&'a self, mut law: impl FnMut(&'a G) -> Verdict) -> Verdict {
        self.positions.iter().try_for_each(|position| {
            self.watch.at(position);
            law(position)
        })
    }

    /// 모든 국면이 `law`를 지키는가.
    pub(super) fn each<'a>(&'a self, mut law: impl FnMut(&'a G) -> Result<(), String>) -> Verdict {
        self.each_whole(|position| law(position).map_err(|evidence| at(position, evidence)))
    }

    /// 모든 국면의 수가 `law`를 지키는가. 판이 넓으면 한 국면에서 고르게 [`WIDTH`]수쯤만 본다.
    pub(super) fn each_move(
        &self,
        mut law: impl FnMut(&G, G::Move) -> Result<(), String>,
    ) -> Verdict {
        self.each_whole(|position| {
            thinned(&legal(position), WIDTH).try_for_each(|&mv| {
                self.watch.at_move(position, mv);
                law(position, mv).map_err(|evidence| at_move(position, mv, evidence))
            })
        })
    }
}

/// 시작에서 가까운 `most`개.
fn near<G: Game>(start: G, most: usize, watch: Watch) -> Vec<(usize, G)> {
    let mut found = vec![(0, start)];
    let mut next = 0;
    while next < found.len() && found.len() < most {
        let (ply, position) = found[next].clone();
        watch.at(&position);
        let children = legal(&position).into_iter().map(|mv| {
            watch.at_move(&position, mv);
            (ply + 1, after(&position, mv))
        });
        found.extend(children);
        next += 1;
    }
    found.truncate(most.max(1));
    found
}

/// 글을 고쳐 만든, 그래도 읽히는 국면을 `most`개까지: 사람이 차린 판도 법을 지켜야 한다.
fn strange<G: Game>(positions: &[G], most: usize, random: &mut Random) -> Vec<G> {
    let mut read = |position: &G| {
        let bad = mangle(&text(position), random);
        G::parse(position.variant(), &bad).ok()
    };
    let tries = |position| (0..TRIES).find_map(|_| read(position));
    thinned(positions, most).filter_map(tries).collect()
}

/// 고르게 골라 `most`개쯤.
pub(super) fn thinned<T>(all: &[T], most: usize) -> impl Iterator<Item = &T> {
    all.iter().step_by(all.len() / most + 1)
}
