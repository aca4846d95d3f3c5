//! 선생님의 링크: 학생마다 제 나무, 답은 가려지고 자르는 조건은 선생님의 것이다.

use gaji_lessons::alphabeta::practice::{Practice, Tab, Task, links};
use gaji_lessons::alphabeta::{Source, State};

#[test]
fn every_student_has_a_tree_of_their_own() {
    for task in [Task::Cuts, Task::Everything, Task::Quiz] {
        let practice = Practice { task, students: 30, from: 9, ..Practice::default() };
        let state = State { cut_ties: false, source: Source::Random(5), ..State::default() };
        let links = links(&state, &practice);
        let mut seeds = Vec::new();
        for link in &links {
            let (pupil, repairs) = State::from_query(link);
            let (set, more) = Practice::from_part(&pupil.hands_on);
            assert!(
                repairs.is_empty() && more.is_empty() && set.pupil && !pupil.cut_ties,
                "{link}"
            );
            assert_eq!((set.all, set.from), (task == Task::Everything, 9));
            seeds.push(match (set.tab, pupil.source) {
                (Some(Tab::Quiz), _) => set.quiz,
                (Some(Tab::Grade), Source::Random(seed)) => seed,
                other => panic!("{other:?}"),
            });
        }
        assert_eq!(seeds, (5..35).collect::<Vec<u32>>());
    }
}
