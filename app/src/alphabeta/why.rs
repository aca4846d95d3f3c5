//! 까닭: 잘린 가지를 누르면 어느 조상의 어느 수가 잘랐는지, 걸음의 문장이 있던 자리에서 말한다.

use gaji_lessons::alphabeta::Why;
use gaji_words::alphabeta::why as words;
use leptos::prelude::*;

use super::model::Lesson;
use crate::parts::{Views, note};

impl Lesson {
    /// 마디의 까닭을 묻는다. 걸음을 옮기면 거둔다.
    pub(super) fn ask_why(self, id: u32) {
        self.note(|state| state.why = Some(id));
    }

    /// 걸음을 옮기면 물은 것을 거둔다. 주소에서 온 것은 남긴다.
    pub(super) fn forget_why(self) {
        let step = self.playback.step;
        Effect::new(move |before: Option<usize>| {
            let now = step.get();
            if before.is_some_and(|before| before != now) {
                self.note(|state| state.why = None);
            }
            now
        });
    }

    /// 눈여겨볼 마디: 자른 마디와 그 조상.
    pub(super) fn lit(self) -> Vec<u32> {
        self.why().map(|why| vec![why.fork, why.ancestor]).unwrap_or_default()
    }

    /// 까닭의 문장.
    pub(super) fn why_words(self) -> Option<String> {
        let why = self.why()?;
        let ties = self.state.with(|state| state.cut_ties);
        self.with_show(|film, show| why.sentences(film, ties, show).join(" "))
    }

    /// 물은 까닭. 지금 걸음에서 아직 잘리지 않은 가지면 없다.
    fn why(self) -> Option<Why> {
        let asked = self.state.with(|state| state.why)?;
        let film = self.film.read();
        let film = film.as_ref()?;
        let cut = film.snapshots(self.step()).get(asked as usize).is_some_and(|node| node.cut);
        Why::of(film, asked).filter(|_| cut)
    }
}

/// 잘린 가지가 있으면 물어보라고 권한다.
pub(super) fn invite(lesson: Lesson) -> AnyView {
    let cuts = Memo::new(move |_| {
        lesson.film.with(|film| film.as_ref().is_some_and(|film| !film.cuts().is_empty()))
    });
    (move || cuts.get().then(|| note(words::invite(lesson.lang))).views()).into_any()
}
