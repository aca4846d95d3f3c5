//! 두 판의 기록을 한 줄의 걸음으로: 같은 수를 함께 보고, 먼저 끝낸 쪽이 기다린다.

use super::beat::{Beat, Glimpse};
use super::reel::Reel;
use super::scene::Scene;

/// 되돌려 볼 수 있는 두 탐색.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Film {
    /// 정지 탐색이 없는 판과 있는 판.
    pub reels: [Reel; 2],
    shots: Vec<[Beat; 2]>,
}

impl Film {
    /// 두 기록에서 걸음을 뽑는다.
    #[must_use]
    pub fn new(reels: [Reel; 2]) -> Self {
        let shots = Editor::new(&reels).edit();
        Self { reels, shots }
    }

    /// 마지막 걸음. 0째 걸음은 시작 전이다.
    #[must_use]
    pub fn last(&self) -> usize {
        self.shots.len()
    }

    /// `step`에 두 판에서 보이는 것. 시작 전이면 `None`. 범위를 넘으면 마지막.
    #[must_use]
    pub fn shot(&self, step: usize) -> Option<[Beat; 2]> {
        let index = step.min(self.last()).checked_sub(1)?;
        self.shots.get(index).copied()
    }

    /// 눈금에 표시할 걸음: 고른 수를 말하는 데부터가 결과다.
    #[must_use]
    pub fn marks(&self) -> Vec<usize> {
        let chosen = |shot: &[Beat; 2]| shot[0].glimpse == Glimpse::Chosen;
        self.shots.iter().position(chosen).map(|at| at + 1).into_iter().collect()
    }
}

/// 걸음을 늘어놓는 이.
struct Editor<'a> {
    reels: &'a [Reel; 2],
    shots: Vec<[Beat; 2]>,
}

impl<'a> Editor<'a> {
    const fn new(reels: &'a [Reel; 2]) -> Self {
        Self { reels, shots: Vec::new() }
    }

    fn edit(mut self) -> Vec<[Beat; 2]> {
        let count = self.reels.iter().map(|reel| reel.scenes.len()).max().unwrap_or(0);
        let mut at = 0;
        while at < count {
            let dull = (at..count).take_while(|&at| self.is_dull(at)).count();
            if dull > 0 {
                self.rest(at + dull - 1, dull);
            } else {
                self.play(at);
            }
            at += dull.max(1);
        }
        self.finish();
        self.shots
    }

    fn scenes(&self, at: usize) -> [Option<&'a Scene>; 2] {
        [0, 1].map(|side: usize| self.reels[side].scenes.get(at))
    }

    fn is_dull(&self, at: usize) -> bool {
        let pairs = self.reels.iter().zip(self.scenes(at));
        pairs.into_iter().all(|(reel, scene)| scene.is_some_and(|scene| reel.is_dull(scene)))
    }

    /// 조용한 수 `count`개를 한 걸음에 넘긴다.
    fn rest(&mut self, last: usize, count: usize) {
        let glimpse = Glimpse::Rest { count: count as u32 };
        let beat = |scene: Option<&Scene>| {
            let moment = scene.and_then(|scene| scene.beats.last()).map_or(0, |beat| beat.moment);
            Beat { node: 0, moment, glimpse }
        };
        self.shots.push(self.scenes(last).map(beat));
    }

    fn play(&mut self, at: usize) {
        let scenes = self.scenes(at);
        let length = scenes.iter().flatten().map(|scene| scene.beats.len()).max().unwrap_or(0);
        let held = self.shots.last().copied();
        for nth in 0..length {
            let beat = |side: usize| {
                let beats = scenes[side].map(|scene| &scene.beats[..]).unwrap_or_default();
                let beat = beats.get(nth).or(beats.last()).copied();
                beat.or(held.map(|held| held[side]))
            };
            if let (Some(left), Some(right)) = (beat(0), beat(1)) {
                self.shots.push([left, right]);
            }
        }
    }

    /// 고른 수를 말하고, 정말로 둔다.
    fn finish(&mut self) {
        let moment = |reel: &Reel| reel.trace.moments.len().saturating_sub(1);
        let both = |glimpse: [Glimpse; 2]| {
            [0, 1].map(|side: usize| {
                let reel = &self.reels[side];
                let node = reel.trace.summary.best.unwrap_or(0);
                Beat { node, moment: moment(reel), glimpse: glimpse[side] }
            })
        };
        let mut shots = vec![both([Glimpse::Chosen; 2])];
        let lengths = [0, 1].map(|side: usize| self.reels[side].played.len());
        for nth in 0..lengths[0].max(lengths[1]) {
            let played = |length: usize| match length.checked_sub(1) {
                Some(last) => Glimpse::Played { nth: nth.min(last) },
                None => Glimpse::Chosen,
            };
            shots.push(both(lengths.map(played)));
        }
        self.shots.extend(shots);
    }
}
