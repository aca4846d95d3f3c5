//! 지금 자리와 옮겨 가기: 링크를 가로채고, 뒤로 가기를 듣는다. 길을 읽는 일은 [`Route`]가 한다.

use leptos::{ev, prelude::*};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlAnchorElement};

use crate::{
    address::{self, base, href_with},
    language::remembered,
    route::{Page, Route},
    timer::after_paint,
};

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
}

impl Place {
    /// 주소 표시줄에서 시작해 앱이 사는 동안 귀를 연다.
    pub(crate) fn provide() {
        let visit = Visit::settle();
        let place = Self { query: RwSignal::new(visit.query.clone()), visit: RwSignal::new(visit) };
        provide_context(place);
        window_event_listener(ev::popstate, move |_| place.arrive());
        window_event_listener(ev::click, move |event| place.click(&event));
    }

    /// 남의 쪽의 틀에 섰는가: 지나온 길은 그 쪽의 것이라 건드리지 않는다.
    pub(crate) fn is_framed(self) -> bool {
        self.visit.with_untracked(|visit| matches!(visit.route, Route::Here(_, Page::Embed(_))))
    }

    /// 문맥(context)에 있는 자리.
    pub(crate) fn here() -> Self {
        expect_context()
    }

    /// 느린 기계에서도 누름이 늦지 않게, 누른 것이 그려진 뒤에 옮긴다.
    fn click(self, event: &ev::MouseEvent) {
        if let Some(link) = own_link(event) {
            event.prevent_default();
            after_paint(move || self.go(&link));
        }
    }

    fn go(self, link: &str) {
        let location = window().location();
        // 잇달아 두 번 누른 링크는 한 걸음이다.
        let here = location.href().is_ok_and(|here| here == link);
        if here || address::push(link).is_ok() {
            self.arrive();
            window().scroll_to_with_x_and_y(0.0, 0.0);
        } else {
            // 거절되면 브라우저가 여느 링크처럼 연다.
            let _ = location.set_href(link);
        }
    }

    /// 주소 표시줄이 바뀌었다. 쪽 안의 자리(`#…`)만 바뀌었으면 화면은 그대로다.
    fn arrive(self) {
        let now = Visit::settle();
        let same = self.visit.with_untracked(|visit| visit.route == now.route)
            && self.query.with_untracked(|query| *query == now.query);
        if !same {
            self.query.set(now.query.clone());
            self.visit.set(now);
        }
    }
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
