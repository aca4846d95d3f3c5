//! 선생님의 링크: 학생마다 제 나무, 답은 가려지고 자르는 조건은 선생님의 것이다.

use gaji_lessons::alphabeta::practice::{NumberTree, Practice, Tab, Task, class_seeds, links};
use gaji_lessons::alphabeta::{Source, State, random_tree};

use crate::kit::{ByHand, recorded};

#[test]
fn every_student_has_a_tree_of_their_own() {
    for task in [Task::Cuts, Task::Everything, Task::Quiz] {
        let practice = Practice { task, students: 30, from: 9, ..Practice::default() };
        let state = State { cut_ties: false, source: Source::Random(5), ..State::default() };
        let given: Vec<u32> = (5..45).filter(|seed| seed % 3 > 0).collect();
        let links = links(&state, &practice, &given);
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
        assert_eq!(seeds, given[..given.len().min(30)]);
    }
}

/// 손으로 적은 알파베타도 자를 것이 있다고 한다. 아무것도 자르지 못하는 규칙에서는 차례대로다.
#[test]
fn every_student_has_something_to_cut() {
    let seeds = |state: &State| class_seeds(state, |ask| Some(recorded(ask, state.soft)));
    for cut_ties in [true, false] {
        let state = State { cut_ties, ..State::default() };
        let seeds = seeds(&state);
        assert_eq!(seeds.len(), 40);
        assert!(seeds.is_sorted_by(|a, b| a < b) && (41..400).contains(&seeds[39]), "{seeds:?}");
        for seed in seeds {
            let tree = NumberTree::read(&random_tree(seed)).unwrap();
            assert!(ByHand::run(&tree, !cut_ties).snips.len() > 1, "{seed} {cut_ties}");
        }
    }
    let barren = State { cut_ties: false, soft: false, ..State::default() };
    assert_eq!(seeds(&barren), (1..=40).collect::<Vec<u32>>());
}
