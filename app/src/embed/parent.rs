//! 틀을 담은 쪽과 나누는 말.

use gaji_lessons::embed::{Command, Event, Field, Given, Message};
use gaji_words::Lang;
use leptos::{ev, prelude::*};
use wasm_bindgen::JsValue;
use web_sys::{Window, js_sys};

/// 틀을 담은 쪽. 홀로 열렸으면 들을 이가 없다.
#[derive(Clone, Copy)]
pub(super) struct Parent {
    /// 쪽이 이 틀에 붙인 이름.
    id: StoredValue<String>,
}

impl Parent {
    pub(super) fn new(id: String) -> Self {
        Self { id: StoredValue::new(id) }
    }

    /// 일어난 일을 알린다.
    pub(super) fn tell(self, event: &Event) {
        self.id.with_value(|id| post(&event.message(id)));
    }

    /// 키를 세 방언으로 알린다.
    pub(super) fn tell_height(self, height: u32) {
        let hash = window().location().hash().unwrap_or_default();
        let messages = self.id.with_value(|id| Event::dialects(height, id, &hash));
        messages.iter().for_each(post);
    }

    /// 쪽의 말을 듣는다. 다른 창의 말은 듣지 않는다.
    pub(super) fn hear(self, lang: Lang, run: impl Fn(Command) + 'static) {
        let ear = window_event_listener(ev::message, move |event| {
            let from = event.source().map(JsValue::from);
            if from.is_none() || from != above().map(JsValue::from) {
                return;
            }
            match Command::read(given(&event.data())) {
                Some(Ok(command)) => run(command),
                Some(Err(fault)) => self.tell(&Event::Error(fault.words(lang).into())),
                None => {}
            }
        });
        on_cleanup(move || ear.remove());
    }
}

fn above() -> Option<Window> {
    let above = window().parent().ok()??;
    (above != window()).then_some(above)
}

/// 쪽이 누구든 듣는다: 비밀이 없다.
fn post(message: &Message) {
    let Some(above) = above() else { return };
    let object = js_sys::Object::new();
    for (name, field) in message {
        let value = match field {
            Field::Text(text) => JsValue::from_str(text),
            Field::Number(number) => JsValue::from_f64((*number).into()),
        };
        // 갓 만든 것에 적는 일과 글을 보내는 일은 실패하지 않는다.
        let _ = js_sys::Reflect::set(&object, &JsValue::from_str(name), &value);
    }
    let _ = above.post_message(&object, "*");
}

fn given(data: &JsValue) -> Given {
    let field = |name: &str| js_sys::Reflect::get(data, &JsValue::from_str(name)).ok();
    let text = |name: &str| field(name).and_then(|value| value.as_string());
    let number = |name: &str| field(name).and_then(|value| value.as_f64());
    Given { kind: text("type"), version: number("v"), query: text("query"), to: number("to") }
}
