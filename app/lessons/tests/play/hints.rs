//! 힌트: 찾아본 수만 권한다.

use gaji_lessons::play::{Heard, State, Told, View, sentence, study};
use gaji_protocol::{ThinkAsk, Thought};
use gaji_words::{Lang, play as words};

use crate::{games, look, thought};

/// 시간이 없어 한 깊이도 찾지 못한 답의 첫 수는 권하지 않고, 다시 물어보라고 한다.
#[test]
fn a_move_that_was_never_searched_is_no_hint() {
    for info in games() {
        let state = State::default();
        let seat = state.seat(&info.id);
        let asked = study(&state, &info);
        let unseen = thought(ThinkAsk { ms: Some(0), ..asked.clone() });
        assert!(unseen.best.is_some() && unseen.value.is_none(), "{}", info.id);
        let searched = thought(ThinkAsk { ms: None, nodes: Some(5_000), ..asked.clone() });
        let heard = |thought: Thought, done| {
            let last = Some(Told { ask: asked.clone(), thought, done });
            Heard { last, ..Heard::default() }
        };
        let nothing = heard(unseen, true);
        assert_eq!((nothing.hint(&seat), nothing.is_unseen(&seat)), (None, true));
        let best = searched.best.clone();
        let found = heard(searched.clone(), true);
        assert_eq!((found.hint(&seat), found.is_unseen(&seat)), (best.as_deref(), false));
        assert_eq!(heard(searched, false).hint(&seat), None, "still thinking");
        let view = View {
            lang: Lang::En,
            info: &info,
            scene: &look(seat.clone()),
            state: &state,
            heard: &nothing,
            hint: None,
            unseen: nothing.is_unseen(&seat),
            running: true,
        };
        assert_eq!(sentence(&view), words::hint_none(Lang::En));
    }
}
