//! 배운 것을 이 기기에 남긴다.

use gaji_lessons::{
    progress::Progress,
    route::{SLUGS, Slug},
    walk::Walk,
};
use leptos::prelude::*;

use crate::{effect, parts::Showing, storage};

/// 읽는 이가 수업의 걸음을 옮길 때마다 본 몫을 남긴다. 처음부터 보이던 결과는 세지 않는다.
pub(crate) fn follow(slug: Slug) {
    let showing: Showing = expect_context();
    let walk = StoredValue::new(Walk::default());
    effect(move || {
        let Some(playback) = showing.playback.get() else { return };
        let (step, last) = (playback.at() as u32, playback.last.get() as u32);
        let seen = walk.try_update_value(|walk| walk.visit(step, last)).flatten();
        if let Some((seen, of)) = seen.filter(|(seen, _)| *seen > 1) {
            let percent = seen * 100 / of;
            if percent > u32::from(recall(slug)) {
                storage::remember(&key(slug), &percent.to_string());
            }
        }
    });
}

/// 이 기기의 기록.
pub(crate) fn kept() -> Progress {
    Progress(SLUGS.map(recall))
}

/// 가져온 것을 더해 남긴다.
pub(crate) fn bring(record: Progress) -> Progress {
    let merged = kept().merge(record);
    for (slug, percent) in SLUGS.into_iter().zip(merged.0) {
        storage::remember(&key(slug), &percent.to_string());
    }
    merged
}

fn recall(slug: Slug) -> u8 {
    storage::recall(&key(slug)).and_then(|percent| percent.parse().ok()).unwrap_or(0).min(100)
}

fn key(slug: Slug) -> String {
    format!("gaji.seen.{}", slug.name)
}
