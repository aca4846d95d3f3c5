use super::{Answer, Practice, Sheet, Tab, Task};
use gaji_protocol::Number;
use proptest::prelude::*;

pub(in crate::alphabeta) fn practices() -> impl Strategy<Value = Practice> {
    let number = || {
        let points = (-999..=999).prop_map(Number::Points);
        prop_oneof![points, Just(Number::Least), Just(Number::Most)]
    };
    let answer = prop_oneof![
        Just(Answer::GoOn),
        Just(Answer::Snip),
        number().prop_map(Answer::Value),
        (number(), number()).prop_map(|(alpha, beta)| Answer::Window(alpha, beta)),
    ];
    let tabs = vec![
        Tab::Grade,
        Tab::Proof,
        Tab::Order,
        Tab::Ties,
        Tab::Table,
        Tab::Outline,
        Tab::Walk,
        Tab::Sheet,
        Tab::Quiz,
        Tab::Links,
    ];
    let tab = prop::option::of(prop::sample::select(tabs));
    let answers = prop::collection::vec(answer, 0..20);
    let sheets = prop::sample::select(vec![Sheet::Blank, Sheet::Key, Sheet::Table]);
    let quiz = (sheets, any::<u32>(), prop::collection::vec(0..=9_u8, 0..=5));
    let tasks = prop::sample::select(vec![Task::Cuts, Task::Everything, Task::Quiz]);
    let class = (any::<bool>(), tasks, 1..=40_u32, 0..=99_u32);
    let path = prop::collection::vec("[a-z0-9]{1,16}", 0..=16);
    let marks = (prop::option::of(0..=9_999_u32), prop::option::of(0..=9_999_u32), path);
    (tab, answers, any::<bool>(), marks, quiz, class).prop_map(
        |(tab, answers, all, marks, (sheet, quiz, choices), (pupil, task, students, from))| {
            let (pick, why, path) = marks;
            Practice {
                tab,
                answers,
                all,
                pick,
                why,
                path,
                sheet,
                quiz,
                choices,
                pupil,
                from,
                task,
                students,
            }
        },
    )
}

proptest! {
    #![proptest_config(crate::fuzzing::config(10_000))]

    #[test]
    fn every_practice_survives_its_address(practice in practices()) {
        let (read, repairs) = Practice::from_part(&practice.to_part());
        prop_assert_eq!(read, practice);
        prop_assert!(repairs.is_empty());
    }

    #[test]
    fn any_part_is_read_without_panic(text in "\\PC{0,200}") {
        let (practice, _) = Practice::from_part(&text);
        prop_assert_eq!(Practice::from_part(&practice.to_part()).0, practice);
    }
}
