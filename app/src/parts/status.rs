//! 지금 걸음의 한 문장: 눈으로 보이고, 화면 읽개에는 천천히 한 번만 들린다.

use gaji_words::parts;
use leptos::prelude::*;
use std::time::Duration;

use super::{Glyph, Icon, Showing};
use crate::lang;
use crate::timer::Timer;

/// 문장이 잇달아 바뀌면 마지막 것만 읽는다.
const PAUSE: Duration = Duration::from_millis(700);

/// 한 문장.
#[component]
pub fn Status(
    /// 문장.
    #[prop(into)]
    words: Signal<String>,
    /// 참이면 눈에만 보인다(재생하는 동안의 흔한 걸음).
    #[prop(optional, into)]
    quiet: Signal<bool>,
) -> impl IntoView {
    let lang = lang();
    Showing::note(|showing| showing.words.set(Some(words)));
    let spoken = RwSignal::new(String::new());
    let pause = Timer::new();
    Effect::new(move |heard: Option<String>| {
        let (now, is_quiet) = (words.get(), quiet.get());
        let heard = heard.unwrap_or_default();
        if now == heard {
            return heard;
        }
        pause.stop();
        // 처음 문장은 엔진을 기다려 늦게 서더라도 쪽과 함께 읽히므로 따로 알리지 않는다.
        if heard.is_empty() {
            return now;
        }
        if is_quiet {
            return heard;
        }
        let say = now.clone();
        pause.set(PAUSE, move || {
            spoken.try_set(say);
        });
        now
    });
    // 같은 글을 다시 넣으면 읽지 않으므로 보이지 않는 빈칸을 붙였다 뗀다.
    let again = move |_| {
        spoken.update(|spoken| {
            let same = *spoken == words.get_untracked();
            *spoken = words.get_untracked() + if same { "\u{a0}" } else { "" };
        });
    };
    view! {
        <div class="status">
            <p>{words}</p>
            <button class="icon-button" type="button" aria-label=parts::read_again(lang) on:click=again>
                <Icon glyph=Glyph::Speak />
            </button>
            <div class="spoken-only" role="status" aria-live="polite" aria-atomic="true">{spoken}</div>
        </div>
    }
}
