//! 선생님의 링크: 학생마다 씨앗이 다른 나무와, 답과 설정이 가려진 화면.

use gaji_protocol::Ask;

use super::{Practice, Tab};
use crate::alphabeta::film::Film;
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

/// 시험의 나무에서 잘라야 할 갈래는 적어도 이만큼이다: 늘 «계속 보기»만 누르면 안 된다.
const CUTS: usize = 2;

/// 학생마다의 씨앗: 지금 씨앗에서 시작해, 자를 것이 있는 나무만. 자르는 일이 없는 규칙(fail-hard의 >)이면 차례대로다.
#[must_use]
pub fn class_seeds(state: &State, mut film: impl FnMut(Ask) -> Option<Film>) -> Vec<u32> {
    let State { cut_ties, soft, .. } = *state;
    let most = STUDENTS.1 as usize;
    let seeds = (0..).map(|nth| first_seed(state).wrapping_add(nth));
    if !cut_ties && !soft {
        return seeds.take(most).collect();
    }
    let prunes = |seed: &u32| {
        let source = Source::Random(*seed);
        let asked = State { source, cut_ties, soft, ..State::default() }.practice_ask();
        film(asked).is_none_or(|film| film.cuts().len() >= CUTS)
    };
    seeds.filter(prunes).take(most).collect()
}

const fn first_seed(state: &State) -> u32 {
    match state.source {
        Source::Random(seed) => seed,
        _ => 1,
    }
}

/// 학생마다의 물음(query). 자르는 조건은 지금 설정 그대로다.
#[must_use]
pub fn links(state: &State, practice: &Practice, seeds: &[u32]) -> Vec<String> {
    let Practice { task, students, from, .. } = *practice;
    let student = |&own: &u32| {
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
    seeds.iter().take(students as usize).map(student).collect()
}
