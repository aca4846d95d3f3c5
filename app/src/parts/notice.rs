//! 알림 한 줄.

use gaji_words::shell;
use leptos::prelude::*;

use super::{Glyph, Icon, Views};
use crate::lang;

/// 알림의 무게. 화면 읽개가 언제 읽을지도 정한다.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Weight {
    /// 알아 두면 좋은 것.
    Note,
    /// 바로 알아야 할 것.
    Fault,
}

/// 알림. `words`가 비면 사라진다. 자리는 남아 있어 나타날 때 화면 읽개가 읽는다.
#[component]
pub fn Notice(
    /// 할 말.
    #[prop(into)]
    words: Signal<String>,
    /// 무게.
    #[prop(default = Weight::Note)]
    weight: Weight,
    /// 닫기를 눌렀을 때. 없으면 닫을 수 없다.
    #[prop(optional, into)]
    on_close: Option<Callback<()>>,
) -> impl IntoView {
    let lang = lang();
    let (class, role) = match weight {
        Weight::Note => ("notice note", "status"),
        Weight::Fault => ("notice fault", "alert"),
    };
    let close = move || {
        on_close.map(|call| {
            view! {
                <button class="icon-button" type="button" aria-label=shell::close(lang) on:click=move |_| call.run(())>
                    <Icon glyph=Glyph::Close />
                </button>
            }
        }).views()
    };
    let body = move || {
        let words = words.get();
        (!words.is_empty())
            .then(|| {
                view! {
                    <div class=class>
                        <p>{words}</p>
                        {close()}
                    </div>
                }
            })
            .views()
    };
    view! { <div class="notice-place" role=role>{body}</div> }
}
