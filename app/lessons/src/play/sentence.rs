//! 지금 판의 한 문장.

use gaji_protocol::{Ending, GameInfo, MoveInfo, Scene, Stroke};
use gaji_words::{Lang, capital, decimal, play as words};

use super::{Heard, Mode, Mover, State, ending, mover};

/// 문장에 드는 것.
#[derive(Clone, Copy, Debug)]
pub struct View<'a> {
    /// 언어.
    pub lang: Lang,
    /// 놀이.
    pub info: &'a GameInfo,
    /// 국면.
    pub scene: &'a Scene,
    /// 상태.
    pub state: &'a State,
    /// 엔진이 들려준 것.
    pub heard: &'a Heard,
    /// 힌트로 권할 수.
    pub hint: Option<&'a MoveInfo>,
    /// 힌트를 찾아보지 못했는가.
    pub unseen: bool,
    /// AI의 차례면 생각하고 있는가. 거짓이면 멈추어 있다.
    pub running: bool,
}

/// 지금 판의 한 문장: 끝, 힌트, 아니면 방금 둔 수와 다음 차례.
#[must_use]
pub fn sentence(view: &View<'_>) -> String {
    let View { lang, scene, state, hint, .. } = *view;
    if let Some(ending) = ending(state, scene) {
        return over(view, ending);
    }
    if let Some(hint) = hint {
        return words::hint_move(lang, &hint.say);
    }
    if view.unseen {
        return words::hint_none(lang).into();
    }
    let check = scene
        .check
        .as_ref()
        .map(|name| capital(words::check(lang, &lang.pick(&name.ko, &name.en))));
    let notice = scene.notice.as_ref().map(|told| format!("{}.", lang.pick(&told.ko, &told.en)));
    let all = [last_move(view), check, notice, Some(turn(view))];
    all.into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// 한쪽의 이름.
#[must_use]
pub fn side_name(lang: Lang, info: &GameInfo, side: u8) -> &str {
    let name = &info.sides[usize::from(side != 0)];
    lang.pick(&name.ko, &name.en)
}

/// 시간을 글로. 1초부터는 초로.
#[must_use]
pub fn time_text(lang: Lang, ms: u32) -> String {
    if ms < 1_000 {
        words::milliseconds(lang, &ms)
    } else {
        words::seconds(lang, &decimal(ms.into()))
    }
}

fn over(view: &View<'_>, ending: &Ending) -> String {
    let View { lang, info, state, .. } = *view;
    let reason = lang.pick(&ending.words.ko, &ending.words.en);
    let Some(winner) = ending.winner else { return words::drawn(lang, reason) };
    let won = words::won(lang, &side_name(lang, info, winner), reason);
    let to_you = match state.mode {
        Mode::First | Mode::Second if state.mode.is_human(winner) => words::you_won(lang),
        Mode::First | Mode::Second => words::you_lost(lang),
        Mode::Two | Mode::Watch => return won,
    };
    format!("{won} {to_you}")
}

fn last_move(view: &View<'_>) -> Option<String> {
    let View { lang, info, scene, state, heard, .. } = *view;
    let last = scene.played.last()?;
    let side = side_name(lang, info, 1 - scene.side.min(1));
    if last.stroke == Stroke::default() {
        return Some(words::passed(lang, &side));
    }
    let moved = heard.leading_to(&state.seat(&info.id));
    Some(match moved.map(|told| told.thought.depth) {
        Some(depth) if depth > 0 => words::played_deep(lang, &side, &last.say, &depth),
        _ => words::played(lang, &side, &last.say),
    })
}

fn turn(view: &View<'_>) -> String {
    let View { lang, info, scene, state, running, .. } = *view;
    let side = side_name(lang, info, scene.side);
    match (mover(state, scene), state.mode) {
        (Mover::Machine, _) if running => words::thinking(lang, &side),
        (Mover::Machine, _) => words::paused(lang, &side),
        (_, Mode::Two) => words::turn(lang, &side),
        _ => words::your_turn(lang, &side),
    }
}
