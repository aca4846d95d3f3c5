//! 다른 국면: 보기에서 고르거나, 말을 놓아 차리거나, 글로 적는다.

use gaji_lessons::quiescence::{EXAMPLES, State};
use gaji_protocol::{Ask, GameInfo, Reply};
use gaji_words::quiescence::{lesson as head, settings as words};
use leptos::prelude::*;

use super::model::{Lesson, Show};
use crate::parts::{Field, Views};
use crate::{desk, effect, lang};

/// 다른 국면.
#[component]
pub(super) fn Own(lesson: Lesson) -> impl IntoView {
    let lang = lang();
    let example = move |nth: usize| {
        let example = EXAMPLES[nth];
        let here = move || lesson.state.with(|state| state.seat == example.seat()).to_string();
        let show = move |_| lesson.visit(|state| state.seat = example.seat());
        view! {
            <button type="button" class="chip" aria-pressed=here on:click=show>
                {(example.name)(lang)}
            </button>
        }
    };
    let games = move || {
        let Some(Reply::Games(games)) = lesson.engine.now(Ask::Games) else { return Vec::new() };
        games.into_iter().filter(|info| info.noisy).map(|info| game(lesson, info)).collect()
    };
    // 수평선이나 스위치를 바꾸어도 적던 글과 차리던 판은 그대로 둔다: 국면이 바뀔 때만 새로 보인다.
    let seen = Memo::new(move |_| lesson.read(|show| show.scene.position.clone()));
    let draft = RwSignal::new(None::<String>);
    effect(move || {
        seen.track();
        draft.set(None);
    });
    let text = Signal::derive(move || draft.get().unwrap_or_else(|| seen.get()));
    let load = Callback::new(move |position: String| {
        let loaded = lesson.load(position);
        if loaded.is_ok() {
            window().scroll_to_with_x_and_y(0.0, 0.0);
        }
        loaded
    });
    let editor = move || {
        seen.track();
        untrack(|| lesson.read(|show| desk(show, load)))
    };
    view! {
        <section class="panel">
            <h2>{words::own(lang)}</h2>
            <div class="chips" role="group" aria-label=words::own(lang)>
                {(0..EXAMPLES.len()).map(example).views()}
            </div>
            <div class="chips" role="group" aria-label=head::game(lang)>
                <span class="settings-about">{head::game(lang)}</span>
                {games}
            </div>
            <Field
                name="own-position"
                label=words::own_text(lang)
                button=words::own_load(lang)
                text=text
                on_input=Callback::new(move |typed| draft.set(Some(typed)))
                on_submit=load
            />
            {editor}
        </section>
    }
}

/// 잡는 수가 있는 놀이 하나: 누르면 그 놀이의 처음이다.
fn game(lesson: Lesson, info: GameInfo) -> AnyView {
    let name = lesson.lang.pick(info.name.ko, info.name.en);
    let id = info.id.clone();
    let here = move || lesson.state.with(|state| state.seat.game == id).to_string();
    let show = move |_| lesson.visit(|state| state.seat = State::start(&info.id));
    view! {
        <button type="button" class="chip" aria-pressed=here on:click=show>
            {name}
        </button>
    }
    .into_any()
}

/// 보이는 국면에서 시작하는 차림판. 말을 놓아 차릴 수 있는 놀이에만 있다.
fn desk(show: &Show, load: Callback<String, Result<(), String>>) -> Option<AnyView> {
    let (info, scene) = (show.info.clone(), show.scene.clone());
    let able = !info.letters.is_empty();
    able.then(|| desk::desk(Callback::new(move |()| (info.clone(), scene.clone())), load))
}
