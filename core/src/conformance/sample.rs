//! 법을 확인할 국면을 모은다: 시작에서 가까운 것은 빠짐없이(breadth first), 먼 것은 우연한 놀이(random walk)로,
//! 놀이로는 드문 것은 글을 고쳐서(mutation).

use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;

use super::mangle::mangle;
use super::random::Random;
use super::{Broken, Verdict};
use crate::{End, Game, Record};

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
}

/// 시작 국면에서 우연히 둔 한 판.
#[derive(Clone, Debug)]
pub struct Walk<G: Game> {
    /// 변형 번호.
    pub variant: usize,
    /// 둔 수와 지나온 길.
    pub record: Record<G>,
    /// 저절로 끝났거나(끝이 마지막 수 뒤) 끝을 주장할 수 있었는가. 없으면 끝나지 않은 판이다.
    pub end: Option<End>,
}

/// 한 판에서 꺼내는 국면의 수: 끝에서부터 고르게.
const KEPT: usize = 24;
/// 한 국면에서 살피는 수(move)의 수.
const WIDTH: usize = 48;

impl<G: Game> Sample<G> {
    /// `plan`만큼 모은다.
    #[must_use]
    pub fn gather(plan: &Plan) -> Self {
        let variants = variants::<G>();
        let mut random = Random::new(plan.seed);
        let mut found = Vec::new();
        for variant in 0..variants {
            found.extend(near(G::start(variant), plan.near / variants));
        }
        let games = plan.games.max(variants);
        let walk = |game| Walk::new(game % variants, plan.plies, game < games, &mut random);
        let walks: Vec<Walk<G>> = (0..games + variants).map(walk).collect();
        found.extend(walks.iter().flat_map(Walk::kept));
        found.sort_by_key(|&(ply, _)| ply);
        let mut positions: Vec<G> = found.into_iter().map(|(_, position)| position).collect();
        positions.extend(strange(&positions, plan.near, &mut random));
        Self { positions, walks, seed: plan.seed }
    }

    /// 모든 국면이 `law`를 지키는가.
    pub(super) fn each<'a>(&'a self, mut law: impl FnMut(&'a G) -> Result<(), String>) -> Verdict {
        self.positions
            .iter()
            .try_for_each(|position| law(position).map_err(|evidence| at(position, evidence)))
    }

    /// 모든 국면의 수가 `law`를 지키는가. 판이 넓으면 한 국면에서 고르게 [`WIDTH`]수쯤만 본다.
    pub(super) fn each_move(
        &self,
        mut law: impl FnMut(&G, G::Move) -> Result<(), String>,
    ) -> Verdict {
        self.positions.iter().try_for_each(|position| {
            thinned(&legal(position), WIDTH).try_for_each(|&mv| {
                law(position, mv).map_err(|evidence| at_move(position, mv, evidence))
            })
        })
    }
}

impl<G: Game> Walk<G> {
    /// 끝날 때까지, 많아야 `plies`수를 둔다. 주장할 수 있는 끝(claim)은 지나간다.
    fn new(variant: usize, plies: usize, hurries: bool, random: &mut Random) -> Self {
        let mut record = Record::new(G::start(variant));
        let mut end = record.end();
        while end.is_none_or(|end| end.claim) && record.moves().len() < plies {
            let moves = if hurries { legal(record.position()) } else { idle(&record) };
            let Some(mv) = random.pick(&moves) else { break };
            record.play(mv);
            end = record.end().or(end);
        }
        Self { variant, record, end }
    }

    /// 지나온 국면 가운데 [`KEPT`]개쯤. 마지막 국면은 반드시 든다.
    fn kept(&self) -> Vec<(usize, G)> {
        let last = self.record.moves().len();
        let stride = last / KEPT + 1;
        let kept = |&(ply, _): &(usize, G)| (last - ply).is_multiple_of(stride);
        passed(&self.record).enumerate().filter(kept).collect()
    }
}

/// 서성이는 수: 지나온 국면으로 돌아가거나, 없으면 되돌릴 수 있는 수. 되풀이를 끝내는 규칙이 없으면 영영 끝나지 않는다.
fn idle<G: Game>(record: &Record<G>) -> Vec<G::Move> {
    let moves = legal(record.position());
    let those = |wanted: &dyn Fn(&G) -> bool| -> Vec<G::Move> {
        moves.iter().copied().filter(|&mv| wanted(&after(record.position(), mv))).collect()
    };
    let back = those(&|after| record.trail().iter().any(|step| step.key == after.key()));
    let quiet = those(&|after| after.reversible_plies() > 0);
    [back, quiet].into_iter().find(|moves| !moves.is_empty()).unwrap_or(moves)
}

/// 지나온 국면 모두, 시작부터.
pub(super) fn passed<G: Game>(record: &Record<G>) -> impl Iterator<Item = G> {
    let start = record.start().clone();
    let moves = record.moves().iter();
    core::iter::once(start.clone()).chain(moves.scan(start, |position, &mv| {
        position.play(mv);
        Some(position.clone())
    }))
}

/// 시작에서 가까운 `most`개.
fn near<G: Game>(start: G, most: usize) -> Vec<(usize, G)> {
    let mut found = vec![(0, start)];
    let mut next = 0;
    while next < found.len() && found.len() < most {
        let (ply, position) = found[next].clone();
        let children = legal(&position).into_iter().map(|mv| (ply + 1, after(&position, mv)));
        found.extend(children);
        next += 1;
    }
    found.truncate(most.max(1));
    found
}

/// 글을 고쳐 만든, 그래도 읽히는 국면을 `most`개까지: 사람이 차린 판도 법을 지켜야 한다.
fn strange<G: Game>(positions: &[G], most: usize, random: &mut Random) -> Vec<G> {
    let read = |position: &G| G::parse(position.variant(), &mangle(&text(position), random)).ok();
    positions.iter().cycle().take(8 * positions.len()).filter_map(read).take(most).collect()
}

/// 변형의 수. 목록이 비었어도 처음 국면은 하나 있다.
pub(super) fn variants<G: Game>() -> usize {
    G::INFO.variants.len().max(1)
}

/// 고르게 골라 `most`개쯤.
pub(super) fn thinned<T>(all: &[T], most: usize) -> impl Iterator<Item = &T> {
    all.iter().step_by(all.len() / most + 1)
}

/// 둘 수 있는 수.
pub(super) fn legal<G: Game>(position: &G) -> Vec<G::Move> {
    let mut moves = Vec::new();
    position.legal(&mut moves);
    moves
}

/// `mv`를 둔 국면.
pub(super) fn after<G: Game>(position: &G, mv: G::Move) -> G {
    let mut after = position.clone();
    after.play(mv);
    after
}

/// 국면의 표기.
pub(super) fn text<G: Game>(position: &G) -> String {
    let mut text = String::new();
    position.write(&mut text);
    text
}

/// 수의 표기.
pub(super) fn move_text<G: Game>(position: &G, mv: G::Move) -> String {
    let mut text = String::new();
    position.write_move(mv, &mut text);
    text
}

/// 둘 수 있는 수의 표기, 그 차례로.
pub(super) fn move_texts<G: Game>(position: &G) -> Vec<String> {
    legal(position).into_iter().map(|mv| move_text(position, mv)).collect()
}

/// `position`에서 깨졌다.
pub(super) fn at<G: Game>(position: &G, evidence: String) -> Broken {
    Broken { position: Some(text(position)), mv: None, evidence }
}

/// `position`에서 `mv`를 두며 깨졌다.
pub(super) fn at_move<G: Game>(position: &G, mv: G::Move, evidence: String) -> Broken {
    Broken { position: Some(text(position)), mv: Some(move_text(position, mv)), evidence }
}
