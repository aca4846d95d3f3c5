//! 차림판: 말을 놓아 국면을 차린다. 펴는 사람이 드물어, 수업에서는 펼 때에야 두는 화면의 조각과 함께 받아 온다.

mod editor;

use gaji_protocol::{GameInfo, Scene};
use gaji_words::parts as words;
use leptos::prelude::*;

use crate::arrival::Arrived;
use crate::parts::Views;
use crate::{chunks, lang};

pub(crate) use editor::Editor;

/// 차리기 시작할 놀이와 국면, 그리고 차린 국면의 표기를 써 볼 이.
#[derive(Clone)]
struct Order {
    game: GameInfo,
    scene: Scene,
    /// 있을 수 없는 국면이면 그 까닭을 돌려준다.
    on_done: Callback<String, Result<(), String>>,
}

/// 차림판을 펴는 단추와, 편 차림판. 쓸 수 있는 국면을 차리면 접힌다.
pub(crate) fn desk(
    look: Callback<(), (GameInfo, Scene)>,
    on_done: Callback<String, Result<(), String>>,
) -> AnyView {
    let lang = lang();
    let open = RwSignal::new(false);
    let done = Callback::new(move |text: String| {
        let used = on_done.run(text);
        if used.is_ok() {
            open.set(false);
            window().scroll_to_with_x_and_y(0.0, 0.0);
        }
        used
    });
    let editor = move || {
        open.get()
            .then(|| {
                let (game, scene) = untrack(|| look.run(()));
                provide_context(Order { game, scene, on_done: done });
                // 새 화면이 온 것이 아니므로 자판의 자리는 옮기지 않는다.
                provide_context(Arrived(RwSignal::new(false)));
                chunks::below(chunks::DESK)
            })
            .views()
    };
    view! {
        <button
            type="button"
            class="button"
            aria-expanded=move || open.get().to_string()
            on:click=move |_| open.update(|open| *open = !*open)
        >
            {words::desk(lang)}
        </button>
        {editor}
    }
    .into_any()
}
