//! 칸을 하나씩 재는 영화: 걸음마다 막대가 자라고, 지금까지 가장 좋은 칸이 금빛이 된다.

use super::formula::TERMS;
use super::judge::Judge;

/// 한 걸음.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Frame {
    /// 재는 칸, 0부터.
    pub column: usize,
    /// 하는 일.
    pub beat: Beat,
    /// 이 걸음을 마친 뒤 지금까지 가장 좋은 칸.
    pub best: Option<usize>,
}

/// 한 칸을 재며 하는 일.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Beat {
    /// 떨어뜨려 본다. 규칙이 먼저 보는데 바로 이기면 여기서 끝난다.
    Drop,
    /// 이 항의 몫을 더한다.
    Term(usize),
    /// 지금까지 가장 좋은 칸과 견준다.
    Compare,
    /// 고른다.
    Choose,
}

/// 한 국면을 재는 모든 걸음.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Film {
    frames: Vec<Frame>,
}

impl Film {
    /// `judge`가 왼쪽 칸부터 잰다.
    #[must_use]
    pub fn of(judge: &Judge<'_>) -> Self {
        let (mut frames, mut best) = (Vec::new(), None);
        for column in judge.open() {
            frames.push(Frame { column, beat: Beat::Drop, best });
            if judge.stops_at(column) {
                break;
            }
            frames.extend((0..TERMS).map(|term| Frame { column, beat: Beat::Term(term), best }));
            let beaten = best.is_none_or(|best| judge.score(best) < judge.score(column));
            best = if beaten { Some(column) } else { best };
            frames.push(Frame { column, beat: Beat::Compare, best });
        }
        let choice = judge.choice();
        let choose = |column| Frame { column, beat: Beat::Choose, best: choice };
        frames.extend(choice.map(choose));
        Self { frames }
    }

    /// 마지막 걸음. 0번 걸음은 아직 아무것도 재지 않은 때다.
    #[must_use]
    pub const fn last(&self) -> usize {
        self.frames.len()
    }

    /// `step`번째 걸음이 하는 일.
    #[must_use]
    pub fn frame(&self, step: usize) -> Option<Frame> {
        self.frames.get(step.min(self.last()).checked_sub(1)?).copied()
    }

    /// 칸마다 마지막으로 견준 걸음: 걸음 막대의 표시.
    #[must_use]
    pub fn marks(&self) -> Vec<usize> {
        let compares = self.frames.iter().enumerate();
        compares.filter(|(_, frame)| frame.beat == Beat::Compare).map(|(at, _)| at + 1).collect()
    }

    /// `step`까지 그 칸에서 더한 항의 수. 아직 재지 않았으면 0.
    #[must_use]
    pub fn added(&self, step: usize, column: usize) -> usize {
        let seen = self.frames.iter().take(step).filter(|frame| frame.column == column);
        seen.filter(|frame| matches!(frame.beat, Beat::Term(_))).count()
    }
}
