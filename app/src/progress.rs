//! 배운 것을 이 기기에 남긴다.

use gaji_lessons::{
    embed::Score,
    progress::{Entry, Progress},
    route::{Page, Route, SLUGS, Slug},
    walk::Walk,
};
use leptos::prelude::*;

use crate::{effect, parts::Showing, place::Place, storage};

const SEEN: &str = "seen";
const BEST: &str = "best";

/// 읽는 이가 수업의 걸음을 옮길 때마다 본 몫을 남긴다. 처음부터 보이던 결과는 세지 않는다.
pub(crate) fn follow(slug: Slug) {
    let showing: Showing = expect_context();
    let walk = StoredValue::new(Walk::default());
    effect(move || {
        let Some(playback) = showing.playback.get() else { return };
        let (step, last) = (playback.at() as u32, playback.last.get() as u32);
        let seen = walk.try_update_value(|walk| walk.visit(step, last)).flatten();
        if let Some((seen, of)) = seen.filter(|(seen, _)| *seen > 1) {
            raise(slug, SEEN, seen * 100 / of);
        }
    });
}

/// 물음을 끝까지 풀면 점수를 남긴다. 틀에서는 남기지 않는다.
pub(crate) fn score(score: Score) {
    let route = Place::here().visit.with_untracked(|visit| visit.route.clone());
    if let Route::Here(_, Page::Lesson(slug)) = route {
        raise(slug, BEST, score.final_percent().unwrap_or(0));
    }
}

/// 앞의 것보다 나으면 남긴다.
fn raise(slug: Slug, what: &str, percent: u32) {
    if percent > u32::from(recall(slug, what)) {
        storage::remember(&key(slug, what), &percent.to_string());
    }
}

/// 이 기기의 기록.
pub(crate) fn kept() -> Progress {
    Progress(SLUGS.map(|slug| Entry { seen: recall(slug, SEEN), best: recall(slug, BEST) }))
}

/// 가져온 것을 더해 남긴다.
pub(crate) fn bring(record: Progress) -> Progress {
    for (slug, entry) in SLUGS.into_iter().zip(record.0) {
        raise(slug, SEEN, entry.seen.into());
        raise(slug, BEST, entry.best.into());
    }
    kept().merge(record)
}

fn recall(slug: Slug, what: &str) -> u8 {
    storage::recall(&key(slug, what)).and_then(|percent| percent.parse().ok()).unwrap_or(0).min(100)
}

fn key(slug: Slug, what: &str) -> String {
    format!("gaji.{what}.{}", slug.name)
}
