//! 까닭의 카드: 잘린 가지를 누르면 어느 조상의 어느 수가 잘랐는지 말한다.

use gaji_lessons::alphabeta::Why;
use gaji_words::alphabeta::why as words;
use leptos::prelude::*;

use super::model::Lesson;
use crate::parts::{Views, said};

impl Lesson {
    /// 물은 까닭. 지금 걸음에서 아직 잘리지 않은 가지면 없다.
    pub(super) fn why(self) -> Option<Why> {
        let asked = self.state.with(|state| state.why)?;
        let film = self.film.read();
        let film = film.as_ref()?;
        let cut = film.snapshots(self.step()).get(asked as usize).is_some_and(|node| node.cut);
        Why::of(film, asked).filter(|_| cut)
    }

    /// 눈여겨볼 마디: 자른 마디와 그 조상.
    pub(super) fn lit(self) -> Vec<u32> {
        self.why().map(|why| vec![why.fork, why.ancestor]).unwrap_or_default()
    }
}

/// 카드. 물은 것이 없으면 누르라고 권한다.
pub(super) fn why(lesson: Lesson) -> AnyView {
    let lang = lesson.lang;
    let told = Memo::new(move |_| {
        let sentences = lesson.why().and_then(|why| {
            let ties = lesson.state.with(|state| state.cut_ties);
            lesson.with_show(|film, show| why.sentences(film, ties, show).join(" "))
        });
        sentences.unwrap_or_default()
    });
    let invites = move || {
        let cuts =
            lesson.film.with(|film| film.as_ref().is_some_and(|film| !film.cuts().is_empty()));
        let invite = cuts && told.with(String::is_empty);
        invite.then(|| view! { <p class="settings-about">{words::invite(lang)}</p> }).views()
    };
    view! {
        <div class="why">
            {invites}
            {said(told.into())}
        </div>
    }
    .into_any()
}
