//! 지금 자리와 옮겨 가기: 링크를 가로채고, 뒤로 가기를 듣는다. 길을 읽는 일은 [`Route`]가 한다.

use std::time::Duration;

use gaji_lessons::embed::Params;
use leptos::{ev, prelude::*};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlAnchorElement};

use crate::{
    address::{self, base, href_with},
    language::remembered,
    route::{Page, Route},
    timer::after_paint,
};

/// 이 사이면 화면이 다시 다 선다.
const REBUILT: Duration = Duration::from_secs(1);

/// 한 번 찾아온 자리.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Visit {
    /// 어느 화면인가.
    pub(crate) route: Route,
    /// 적힌 그대로의 길.
    pub(crate) path: String,
    /// 열릴 때의 물음(query), `?` 없이.
    pub(crate) query: String,
}

/// 지금 자리. 앱에 하나뿐이다.
#[derive(Clone, Copy)]
pub(crate) struct Place {
    /// 지금 화면이 열린 자리. 바뀌면 화면을 새로 짓는다.
    pub(crate) visit: RwSignal<Visit>,
    /// 지금 상태를 담은 물음. 주소 표시줄에 적히기 전에도 안다.
    pub(crate) query: RwSignal<String>,
    /// 옮겨 가는 중인가: 지금 화면은 남은 동안 보이기만 하고, 엔진에 더 묻지 않는다.
    pub(crate) leaving: RwSignal<bool>,
}

impl Place {
    /// 주소 표시줄에서 시작해 앱이 사는 동안 귀를 연다.
    pub(crate) fn provide() {
        address::catch_up();
        let visit = Visit::settle();
        let place = Self {
            query: RwSignal::new(visit.query.clone()),
            visit: RwSignal::new(visit),
            leaving: RwSignal::new(false),
        };
        provide_context(place);
        window_event_listener(ev::popstate, move |_| place.back());
        window_event_listener(ev::click, move |event| place.click(&event));
        // 손전화는 닫은 창을 알리지 않으므로 가려질 때에도 적는다.
        for leaving in ["pagehide", "visibilitychange"] {
            window_event_listener_untyped(leaving, move |_| place.write_owed());
        }
    }

    /// 지금 상태를 담은 이 화면의 주소.
    pub(crate) fn address(self) -> String {
        address::here(&self.query.get_untracked())
    }

    /// 아직 적지 못한(pace) 상태를, 이 화면을 떠나기 전에 적는다.
    fn write_owed(self) {
        let written = Visit::read().query;
        if !self.is_framed() && self.query.with_untracked(|query| *query != written) {
            address::replace_late(&self.address());
        }
    }

    /// 남의 쪽의 틀에 섰는가: 지나온 길은 그 쪽의 것이라 건드리지 않는다.
    pub(crate) fn is_framed(self) -> bool {
        self.visit.with_untracked(|visit| matches!(visit.route, Route::Here(_, Page::Embed(_))))
    }

    /// 설정을 잠근 틀인가: 걸음을 옮기고 물음에 답할 뿐, 나무도 규칙도 바꾸지 못한다.
    pub(crate) fn is_locked(self) -> bool {
        let locked = |visit: &Visit| Params::from_query(&visit.query).0.is_locked();
        self.is_framed() && self.visit.with_untracked(locked)
    }

    /// 문맥(context)에 있는 자리.
    pub(crate) fn here() -> Self {
        expect_context()
    }

    /// 느린 기계에서도 누름이 늦지 않게, 누른 것이 그려진 뒤에 옮긴다.
    fn click(self, event: &ev::MouseEvent) {
        if let Some(link) = own_link(event) {
            event.prevent_default();
            self.leaving.set(!is_here(&link));
            after_paint(move || self.go(&link));
        }
    }

    fn go(self, link: &str) {
        self.write_owed();
        // 잇달아 두 번 누른 링크는 한 걸음이다.
        if is_here(link) || address::push(link).is_ok() {
            self.arrive(Visit::settle());
            window().scroll_to_with_x_and_y(0.0, 0.0);
        } else {
            // 거절되면 브라우저가 여느 링크처럼 연다.
            let _ = window().location().set_href(link);
        }
    }

    /// 지나온 길을 오갔다. 떠나는 화면의 생각을 먼저 거두고 다음 일로 짓는다.
    fn back(self) {
        let now = Visit::settle();
        if !self.is_at(&now) {
            self.leaving.set(true);
            set_timeout(move || self.arrive(Visit::settle()), Duration::ZERO);
        }
    }

    fn arrive(self, now: Visit) {
        self.leaving.set(false);
        if !self.is_at(&now) {
            if self.visit.with_untracked(|visit| visit.route == now.route) {
                hold_height();
            }
            self.query.set(now.query.clone());
            self.visit.set(now);
        }
    }

    /// 쪽 안의 자리(`#…`)만 다르면 같은 화면이다.
    fn is_at(self, there: &Visit) -> bool {
        self.visit.with_untracked(|visit| visit.route == there.route)
            && self.query.with_untracked(|query| *query == there.query)
    }
}

/// 같은 화면을 새로 짓는 동안 쪽이 짧아지면 브라우저가 되돌려 준 자리를 잃는다. 다 설 때까지 앞의 키를 지킨다.
fn hold_height() {
    let Some(body) = document().body() else { return };
    // 지키지 못하면 위에서부터 다시 볼 뿐이다.
    let _ = body.set_attribute("style", &format!("min-height:{}px", body.scroll_height()));
    set_timeout(
        move || {
            let _ = body.remove_attribute("style");
        },
        REBUILT,
    );
}

impl Visit {
    /// 읽되, 말이 적히지 않은 주소는 기억한 말의 주소로 먼저 고쳐 적는다. 지나온 길에는 남기지 않는다.
    fn settle() -> Self {
        let visit = Self::read();
        match &visit.route {
            Route::Here(..) | Route::Anywhere(Page::Lost) => visit,
            Route::Anywhere(page) => {
                address::replace(&href_with(remembered(), page, &visit.query));
                Self::read()
            }
        }
    }

    fn read() -> Self {
        let location = window().location();
        let path = location.pathname().unwrap_or_default();
        let search = location.search().unwrap_or_default();
        let own = path.strip_prefix(&base()).unwrap_or(&path);
        let route = Route::parse(own, &location.hash().unwrap_or_default());
        Self { route, query: search.trim_start_matches('?').to_string(), path }
    }
}

fn is_here(link: &str) -> bool {
    window().location().href().is_ok_and(|here| here == link)
}

/// 앱 안의 다른 화면으로 가는 여느 누름이면 그 주소. 새 창, 내려받기, 쪽 안의 자리는 브라우저의 일이다.
fn own_link(event: &ev::MouseEvent) -> Option<String> {
    let held = event.ctrl_key() || event.meta_key() || event.shift_key() || event.alt_key();
    if event.default_prevented() || event.button() != 0 || held {
        return None;
    }
    let target = event.target()?.dyn_into::<Element>().ok()?;
    let link = target.closest("a[href]").ok()??.dyn_into::<HtmlAnchorElement>().ok()?;
    let plain = link.target().is_empty() && !link.has_attribute("download");
    let inside = link.origin() == window().location().origin().ok()?
        && link.pathname().starts_with(&(base() + "/"))
        && link.hash().is_empty();
    (plain && inside && link.rel() != "external").then(|| link.href())
}
