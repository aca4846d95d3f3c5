//! 그림을 손으로 키우고 민다: 두 손가락, Ctrl과 바퀴, 마우스로 끌기. 한 손가락으로 미는 것은 브라우저의 일이다.

use leptos::{ev, prelude::*};
use wasm_bindgen::JsCast;
use web_sys::{DomRect, Element, ScrollBehavior, ScrollToOptions};

use crate::parts::SIZES;

/// 바퀴 한 눈금에 키우는 배.
const NOTCH: f64 = 1.15;
/// 이만큼 움직이기 전까지는 누른 것이다, CSS 픽셀.
const STILL: i32 = 5;

/// 화면의 점, CSS 픽셀.
type Point = (f64, f64);

/// 그림을 쥔 손.
#[derive(Clone, Copy)]
pub(super) struct Fingers {
    /// 그림 좌표 하나의 크기, CSS 픽셀의 천분율.
    size: RwSignal<Option<i32>>,
    /// 그림의 너비, 그림 좌표.
    width: Signal<i32>,
    /// 두 손가락의 사이.
    spread: StoredValue<Option<f64>>,
    /// 마우스로 끄는 중이면 마지막 자리와, 끌어 온 거리.
    held: StoredValue<Option<((i32, i32), i32)>>,
}

impl Fingers {
    pub(super) fn new(size: RwSignal<Option<i32>>, width: Signal<i32>) -> Self {
        Self { size, width, spread: StoredValue::new(None), held: StoredValue::new(None) }
    }

    /// `on` 안의 그림을 쥔다.
    pub(super) fn wrap(self, inside: AnyView) -> AnyView {
        view! {
            <div
                class="fingers"
                on:touchstart=move |event| self.pinch(&event)
                on:touchmove=move |event| self.pinch(&event)
                on:touchend=move |_| self.spread.set_value(None)
                on:wheel=move |event| self.wheel(&event)
                on:pointerdown=move |event| self.grab(&event)
                on:pointermove=move |event| self.drag(&event)
                on:click:capture=move |event| self.let_go(&event)
            >
                {inside}
            </div>
        }
        .into_any()
    }

    /// 두 손가락이 벌어진 만큼 키운다. 브라우저가 쪽을 키우지 않게 한다.
    fn pinch(self, event: &ev::TouchEvent) {
        let touches = event.touches();
        let (Some(first), Some(second)) = (touches.get(0), touches.get(1)) else { return };
        event.prevent_default();
        let at =
            |touch: &web_sys::Touch| (f64::from(touch.client_x()), f64::from(touch.client_y()));
        let ((x0, y0), (x1, y1)) = (at(&first), at(&second));
        let spread = (x1 - x0).hypot(y1 - y0).max(1.0);
        if let Some(before) = self.spread.get_value() {
            self.zoom(event, spread / before, ((x0 + x1) / 2.0, (y0 + y1) / 2.0));
        }
        self.spread.set_value(Some(spread));
    }

    /// 바퀴만 굴리면 밀리고, Ctrl과 함께(손판에서는 두 손가락으로 벌리면) 커진다.
    fn wheel(self, event: &ev::WheelEvent) {
        if event.ctrl_key() {
            event.prevent_default();
            let times = if event.delta_y() < 0.0 { NOTCH } else { 1.0 / NOTCH };
            self.zoom(event, times, (f64::from(event.client_x()), f64::from(event.client_y())));
        }
    }

    fn grab(self, event: &ev::PointerEvent) {
        let held =
            (event.pointer_type() == "mouse").then(|| ((event.client_x(), event.client_y()), 0));
        self.held.set_value(held);
    }

    fn drag(self, event: &ev::PointerEvent) {
        let Some(((x, y), far)) = self.held.get_value().filter(|_| event.buttons() == 1) else {
            return;
        };
        let (dx, dy) = (event.client_x() - x, event.client_y() - y);
        self.held.set_value(Some(((x + dx, y + dy), far + dx.abs() + dy.abs())));
        if let Some((frame, _)) = boxed(event) {
            shift(&frame, (f64::from(-dx), f64::from(-dy)));
        }
    }

    /// 끌고 나서 떼는 것은 누른 것이 아니다.
    fn let_go(self, event: &ev::MouseEvent) {
        let dragged = self.held.get_value().is_some_and(|(_, far)| far > STILL);
        self.held.set_value(None);
        if dragged {
            event.stop_propagation();
        }
    }

    /// 화면의 점 `at`에 있던 것이 그 자리에 남게 `times`배로.
    fn zoom(self, event: &ev::Event, times: f64, at: Point) {
        let Some((frame, svg)) = boxed(event) else { return };
        let before = svg.get_bounding_client_rect();
        let width = f64::from(self.width.get_untracked().max(1));
        let size = (before.width() / width * 1_000.0 * times).clamp(SIZES.0, SIZES.1);
        let (across, down) = share(&before, at);
        self.size.set(Some(size as i32));
        request_animation_frame(move || {
            let now = svg.get_bounding_client_rect();
            let to = (now.x() + across * now.width(), now.y() + down * now.height());
            shift(&frame, (to.0 - at.0, to.1 - at.1));
        });
    }
}

/// 그림의 상자와 그림.
fn boxed(event: &ev::Event) -> Option<(Element, Element)> {
    let around = event.current_target()?.dyn_into::<Element>().ok()?;
    let frame = around.query_selector(".figure-view").ok()??;
    let svg = frame.query_selector("svg").ok()??;
    Some((frame, svg))
}

/// 그 점이 네모의 어디쯤인가, 몫으로.
fn share(rect: &DomRect, (x, y): Point) -> Point {
    ((x - rect.x()) / rect.width(), (y - rect.y()) / rect.height())
}

/// 상자를 곧바로 민다: 부드럽게 밀면 손을 따라오지 못한다.
fn shift(frame: &Element, (x, y): Point) {
    let by = ScrollToOptions::new();
    by.set_left(x);
    by.set_top(y);
    by.set_behavior(ScrollBehavior::Instant);
    frame.scroll_by_with_scroll_to_options(&by);
}
