//! 두던 판을 기기에 남긴다: 창을 닫았거나 전화가 화면을 버렸어도 이어서 둘 수 있다.

use gaji_lessons::play::{Mover, State};
use gaji_words::play as words;
use leptos::prelude::*;

use super::model::Match;
use crate::address::href_with;
use crate::parts::Views;
use crate::route::Page;
use crate::{effect, storage};

impl Match {
    /// 둘 때마다 남긴다. 새 판을 펴도 첫수를 두기 전에는 앞의 판이 남아 있고, 끝난 판은 남기지 않는다.
    pub(super) fn keep(self) {
        let key = self.key();
        effect(move || {
            let query = match self.mover() {
                Mover::Nobody => String::new(),
                _ => self.state.with(State::to_query),
            };
            if self.state.with(|state| !state.moves.is_empty()) {
                storage::remember(&key, &query);
            }
        });
    }

    fn key(self) -> String {
        self.info.with_untracked(|info| format!("gaji.play.{}", info.id))
    }
}

/// 남은 판이 있고 아직 두지 않았으면, 그 판으로 가는 링크.
pub(super) fn resume(game: Match) -> AnyView {
    let fresh = Memo::new(move |_| game.state.with(|state| state.moves.is_empty()));
    let link = move || {
        let query = fresh.get().then(|| storage::recall(&game.key())).flatten()?;
        let count = State::from_query(&query).0.moves.len();
        let page = Page::Play(game.info.with_untracked(|info| info.id.clone()));
        let there = href_with(game.lang, &page, &query);
        (count > 0).then(|| {
            view! { <a class="button" href=there>{words::resume(game.lang, &count)}</a> }
        })
    };
    (move || link().views()).into_any()
}
