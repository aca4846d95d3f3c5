//! 까닭: 잘린 가지를 누르면 «직접 해 보기»의 방이 와서, 걸음의 문장이 있던 자리에 까닭을 적는다.

use gaji_lessons::alphabeta::Why;
use gaji_words::alphabeta::why as words;
use leptos::prelude::*;

use super::model::Lesson;
use crate::parts::{Views, note};

/// 방이 적어 준 까닭.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Reason {
    /// 두 문장.
    pub(super) words: String,
    /// 밝힐 것.
    pub(super) why: Option<Why>,
}

impl Lesson {
    /// 마디를 눌렀다. 잘린 가지면 까닭을 묻는다.
    pub(super) fn ask_why(self, id: u32) {
        let step = self.step();
        let cut = self.film.with_untracked(|film| {
            let nodes = film.as_ref().map(|film| film.snapshots(step)).unwrap_or_default();
            nodes.get(id as usize).is_some_and(|node| node.cut)
        });
        if cut {
            self.asked.set(Some(id));
            self.open_room.set(true);
        }
    }
}

/// 잘린 가지가 있으면 물어보라고 권한다.
pub(super) fn invite(lesson: Lesson) -> AnyView {
    let cuts = Memo::new(move |_| {
        lesson.film.with(|film| film.as_ref().is_some_and(|film| !film.cuts().is_empty()))
    });
    (move || cuts.get().then(|| note(words::invite(lesson.lang))).views()).into_any()
}
