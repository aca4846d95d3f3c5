//! 채점을 기록에 남기고, 틀을 담은 쪽에 알린다.

use gaji_lessons::embed::{Score, What};
use leptos::prelude::*;

use crate::{parts::Showing, progress};

/// 물음마다 맞았는가(`marks`)가 늘 때마다 답과 성적을, 무르거나 새로 시작하면 성적만 알린다. 주소에 적혀 온 답은 성적으로만.
pub(super) fn report(marks: Memo<Vec<bool>>, of: Signal<usize>, told: Signal<String>) {
    Effect::new(move |before: Option<usize>| {
        let (marks, of) = (marks.get(), of.get());
        let is_new = before.is_some_and(|before| marks.len() > before);
        let answer = marks.last().filter(|_| is_new).map(|right| (*right, told.get_untracked()));
        if of > 0 {
            let got = marks.iter().filter(|right| **right).count() as u32;
            let (done, of) = (marks.len() as u32, of as u32);
            let score = Score { what: What::Questions, got, done, of };
            progress::score(score);
            Showing::grade(answer, score);
        }
        marks.len()
    });
}
