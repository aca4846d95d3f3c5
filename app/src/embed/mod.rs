//! 남의 쪽에 넣는 틀: 수업의 무대와 온전한 수업으로 가는 링크뿐이다. 무엇을 보일지는 CSS(`embed.css`)가 가린다.
//!
//! 틀이 여럿인 쪽도 가볍도록 엔진은 첫 손길에 선다. 주소에 상태가 적혔으면 그 그림은 엔진만 그릴 수 있어 곧 선다.

mod parent;
mod height;
mod telling;

use gaji_lessons::embed::{Command, Event, Params, has_state, params_of, state_of};
use gaji_words::embed as words;
use leptos::{html, prelude::*};

use crate::{
    address::href_with,
    bridge::{Engine, use_engine},
    chunks, effect, lang,
    parts::{Notice, Weight},
    place::Place,
    route::{Page, SLUGS},
    shell::EngineNotice,
    theme::Theme,
};
use parent::Parent;

/// 수업 `name`의 틀.
pub(crate) fn frame(name: &str) -> AnyView {
    let (lang, place, engine) = (lang(), Place::here(), use_engine());
    let asked = place.visit.with_untracked(|visit| visit.query.clone());
    let (params, repairs) = Params::from_query(&asked);
    place.query.set(state_of(&asked));
    Theme::named(params.theme).unwrap_or(Theme::Auto).wear();
    let parent = Parent::new(params.id.clone());
    let told = repairs.words(lang);
    let still = still().filter(|_| !has_state(&asked));
    let waking = Waking::new(engine, still.is_none());
    let lesson = name.to_string();
    let (named, ready) = (StoredValue::new(lesson.clone()), RwSignal::new(still.is_some()));
    let tell_ready = move |query| {
        parent.tell(&Event::Ready { lesson: named.get_value(), lang: lang.code(), query });
    };
    if still.is_some() {
        tell_ready(state_of(&asked));
    } else {
        telling::tell_ready(ready, tell_ready);
    }
    telling::tell_trouble(parent, ready);
    let wish = telling::tell_steps(parent, ready);
    telling::tell_grades(parent);
    let hear = move |command| match command {
        Command::Set(query) => reopen(place, &query),
        other => {
            waking.wake();
            wish.set(Some(other));
        }
    };
    parent.hear(lang, hear);
    if !told.is_empty() {
        parent.tell(&Event::Error(told.clone()));
    }
    let root = NodeRef::<html::Div>::new();
    height::follow(root, parent);
    let whole = SLUGS.into_iter().find(|slug| slug.name == name).map_or(Page::Lost, Page::Lesson);
    let there = move || href_with(lang, &whole, &place.query.get());
    view! {
        <div class=params.classes() node_ref=root on:pointerdown=move |_| waking.wake()>
            <Notice words=told weight=Weight::Fault />
            <EngineNotice />
            {still.map(|still| still_view(still, waking))}
            <div hidden=move || !waking.opened.get()>
                {move || waking.awake.get().then(|| chunks::lesson(&lesson))}
            </div>
            <p class="embed-open">
                <a href=there target="_blank" rel="noopener">{words::open(lang)}</a>
            </p>
        </div>
    }
    .into_any()
}

/// 다른 상태를 연다. 틀의 매개변수는 그대로다.
fn reopen(place: Place, query: &str) {
    place.visit.update(|visit| {
        visit.query = format!("{}&{}", params_of(&visit.query), state_of(query));
    });
}

/// 지을 때 미리 그려 둔 무대(prerender): 수업의 처음 상태다.
fn still() -> Option<String> {
    Some(document().query_selector("#static .stage").ok()??.outer_html())
}

fn still_view(still: String, waking: Waking) -> AnyView {
    view! {
        <div class="embed-still" hidden=move || waking.opened.get()>
            <div inner_html=still />
            <button class="button primary" type="button" on:click=move |_| waking.wake()>
                {words::start(lang())}
            </button>
        </div>
    }
    .into_any()
}

/// 잠든 틀이 깨어나는 차례: 손길이 닿으면 수업과 엔진을 함께 받고, 엔진이 서면 그림을 바꾼다.
#[derive(Clone, Copy)]
struct Waking {
    engine: Engine,
    /// 손길이 닿았다.
    awake: RwSignal<bool>,
    /// 수업이 보인다.
    opened: RwSignal<bool>,
}

impl Waking {
    /// `now`면 곧바로 깨운다.
    fn new(engine: Engine, now: bool) -> Self {
        let waking = Self { engine, awake: RwSignal::new(now), opened: RwSignal::new(now) };
        if now {
            engine.wake();
        } else {
            let ready = engine.ready();
            effect(move || {
                if waking.awake.get() && ready.get() {
                    waking.opened.set(true);
                }
            });
        }
        waking
    }

    /// 한 번만 깬다: 다시 적으면 수업을 새로 짓는다.
    fn wake(self) {
        if !self.awake.get_untracked() {
            self.engine.wake();
            self.awake.set(true);
        }
    }
}
