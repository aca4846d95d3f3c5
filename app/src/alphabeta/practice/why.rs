//! 까닭을 적는 이: 물은 가지의 까닭을 찾아 걸음의 문장이 있던 자리에 적고, 걸음을 옮기면 거둔다.

use gaji_lessons::alphabeta::Why;
use leptos::prelude::*;

use super::super::why::Reason;
use super::hands::Hands;
use crate::effect;
use crate::parts::bring;

/// 방이 선 동안 묻는 것마다 답한다.
pub(super) fn answer(hands: Hands) {
    let lesson = hands.lesson;
    effect(move || {
        if let Some(asked) = lesson.asked.get() {
            lesson.asked.set(None);
            hands.practice.update(|practice| practice.why = Some(asked));
            bring(".stage .status");
        }
    });
    let place =
        Memo::new(move |_| (lesson.step(), lesson.state.with(|state| state.source.clone())));
    Effect::new(move |before: Option<_>| {
        let now = place.get();
        // 영화가 오기 전의 걸음은 0이다: 주소에서 온 물음을 거두지 않는다.
        if lesson.film.with_untracked(Option::is_none) {
            return None;
        }
        if before.flatten().is_some_and(|before| before != now) {
            hands.practice.update(|practice| practice.why = None);
        }
        Some(now)
    });
    let asked = Memo::new(move |_| hands.practice.with(|practice| practice.why));
    effect(move || {
        let reason = asked.get().and_then(|asked| reason(hands, asked)).unwrap_or_default();
        if lesson.reason.with_untracked(|old| *old != reason) {
            lesson.reason.set(reason);
        }
    });
}

/// 지금 걸음에서 아직 잘리지 않은 가지면 없다.
fn reason(hands: Hands, asked: u32) -> Option<Reason> {
    let lesson = hands.lesson;
    let (step, ties) = (lesson.step(), lesson.state.with(|state| state.cut_ties));
    // 그림이 까닭을 읽으므로, 까닭을 찾을 때는 그림의 설정을 좇지 않는다.
    let found = untrack(|| {
        lesson.with_show(|film, show| {
            let cut = film.snapshots(step).get(asked as usize).is_some_and(|node| node.cut);
            let why = Why::of(film, asked).filter(|_| cut)?;
            let words = why.sentences(film, ties, show).join(" ");
            Some(Reason { words, why: Some(why) })
        })
    });
    lesson.film.track();
    found.flatten()
}
