//! 선생님의 링크: 학생마다 씨앗이 다른 나무와, 답과 설정이 가려진 화면.

use super::{Practice, Tab};
use crate::alphabeta::state::{Source, State};

/// 학생의 수.
pub const STUDENTS: (i64, i64) = (1, 40);

/// 시험을 시작할 걸음.
pub const START: (i64, i64) = (0, 99);

/// 내줄 것.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Task {
    /// 가위만 묻는 시험.
    #[default]
    Cuts,
    /// α, β와 값까지 묻는 시험.
    Everything,
    /// 다섯 문제.
    Quiz,
}

/// 학생마다의 물음(query). 자르는 조건은 지금 설정 그대로다.
#[must_use]
pub fn links(state: &State, practice: &Practice) -> Vec<String> {
    let Practice { task, students, from, .. } = *practice;
    let seed = match state.source {
        Source::Random(seed) => seed,
        _ => 1,
    };
    let student = |nth: u32| {
        let own = seed.wrapping_add(nth);
        let (tab, source, quiz) = match task {
            Task::Quiz => (Tab::Quiz, Source::default(), own),
            Task::Cuts | Task::Everything => (Tab::Grade, Source::Random(own), 0),
        };
        let all = task == Task::Everything;
        let practice =
            Practice { tab: Some(tab), all, quiz, from, pupil: true, ..Practice::default() };
        let (cut_ties, soft, hands_on) = (state.cut_ties, state.soft, practice.to_part());
        State { source, hands_on, cut_ties, soft, ..State::default() }.to_query()
    };
    (0..students).map(student).collect()
}
