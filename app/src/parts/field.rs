//! 글을 적는 칸과 단추.

use gaji_words::errors;
use leptos::{ev, prelude::*};

use crate::{effect, lang};

/// 따로 정하지 않은 칸이 받는 글의 길이, 바이트. 칸이 말없이 자르지 않고, 길면 길다고 한다.
const MOST: usize = 1_000;

/// 글을 적는 칸과 단추. 틀린 까닭은 바로 아래에 보이고 소리로도 알린다.
#[component]
pub fn Field(
    /// 한 화면에서 하나뿐인 이름.
    name: &'static str,
    /// 무엇을 적는 칸인가.
    label: &'static str,
    /// 단추의 글.
    button: &'static str,
    /// 적힌 글.
    #[prop(into)]
    text: Signal<String>,
    /// 고쳐 적은 글을 받는다.
    on_input: Callback<String>,
    /// 단추를 누르면 써 본다. 쓸 수 없으면 그 까닭.
    on_submit: Callback<String, Result<(), String>>,
    /// 전화기가 띄울 자판(inputmode).
    #[prop(default = "text")]
    keys: &'static str,
    /// 받는 글의 길이, 바이트.
    #[prop(default = MOST)]
    most: usize,
    /// 줄바꿈이 뜻을 갖는 글을 적는 칸인가. 한 줄 칸은 붙여 넣은 줄바꿈을 빈칸으로 바꾼다.
    #[prop(optional)]
    lines: bool,
    /// 적는 법.
    #[prop(optional, into)]
    hint: Signal<String>,
    /// 바뀌면 앞의 까닭을 거둔다.
    #[prop(optional, into)]
    renewed: Signal<bool>,
) -> impl IntoView {
    let lang = lang();
    let why = RwSignal::new(String::new());
    // 다른 글이 놓이거나 다른 것이 펴지면 앞 글의 까닭은 거둔다.
    effect(move || {
        text.track();
        renewed.track();
        why.set(String::new());
    });
    let submit = move |event: ev::SubmitEvent| {
        event.prevent_default();
        let text = text.get_untracked();
        let told = match text.len() {
            length if length <= most => on_submit.run(text),
            _ => Err(errors::text_long(lang).to_string()),
        };
        why.set(told.err().unwrap_or_default());
    };
    let input = move |event| on_input.run(event_target_value(&event));
    let (hint_id, why_id) = (format!("{name}-hint"), format!("{name}-why"));
    let invalid = move || (!why.read().is_empty()).then_some("true");
    let described = format!("{hint_id} {why_id}");
    let field = match lines {
        true => view! {
            <textarea
                id=name
                rows="3"
                autocapitalize="off"
                spellcheck="false"
                aria-describedby=described
                aria-invalid=invalid
                prop:value=text
                on:input=input
            />
        }
        .into_any(),
        false => view! {
            <input
                id=name
                type="text"
                inputmode=keys
                autocomplete="off"
                autocapitalize="off"
                spellcheck="false"
                aria-describedby=described
                aria-invalid=invalid
                prop:value=text
                on:input=input
            />
        }
        .into_any(),
    };
    view! {
        <form class="typed" on:submit=submit>
            <label for=name>{label}</label>
            <div class="typed-row">
                {field}
                <button type="submit" class="button">{button}</button>
            </div>
            <p id=hint_id class="settings-about">{hint}</p>
            <p id=why_id class="typed-why" role="alert">{why}</p>
        </form>
    }
}
