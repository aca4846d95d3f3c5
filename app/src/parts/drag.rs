//! 말을 끌기. 마우스든 손가락이든 조금 움직일 때까지는 누름이고, 그 뒤에는 말이 따라온다.
//!
//! 칸마다 귀를 달면 화면의 타입이 커져 앱이 무거워지므로, 판에 귀 하나를 달고 요소도 손수 고친다.

use leptos::{ev::PointerEvent, prelude::*};
use wasm_bindgen::{JsCast, prelude::Closure};
use web_sys::{Element, EventTarget};

/// 이만큼 움직여야 끌기로 친다, CSS 픽셀.
const SLIP: f64 = 6.0;

const EVENTS: [&str; 4] = ["pointerdown", "pointermove", "pointerup", "pointercancel"];

/// 판에 단 귀.
type Ear = Closure<dyn Fn(PointerEvent)>;

/// 한 판의 끌기.
#[derive(Clone, Copy)]
pub(super) struct Drag {
    /// 끌 수 있는 말의 자리. 여기서 미는 것만 화면을 밀지 않는다.
    grips: Signal<Vec<u8>>,
    /// 말을 끌기 시작했다.
    on_lift: Option<Callback<u8>>,
    /// 끌던 말을 다른 자리에 놓았다.
    on_drop: Callback<u8>,
    /// 보이는 차례로 묶은 자리.
    rows: Memo<Vec<Vec<u8>>>,
    held: StoredValue<Option<Held>>,
    ear: StoredValue<Option<(Element, Ear)>, LocalStorage>,
}

/// 누르고 있는 말.
#[derive(Clone, Copy)]
struct Held {
    place: u8,
    from: (f64, f64),
    lifted: bool,
}

impl Drag {
    pub(super) fn new(
        grips: Signal<Vec<u8>>,
        on_lift: Option<Callback<u8>>,
        on_drop: Callback<u8>,
        rows: Memo<Vec<Vec<u8>>>,
    ) -> Self {
        let (held, ear) = (StoredValue::new(None), StoredValue::new_local(None));
        Self { grips, on_lift, on_drop, rows, held, ear }
    }

    /// 칸들의 요소 `board`에 귀를 연다.
    pub(super) fn listen(self, board: &Element) {
        let own = board.clone();
        let ear = Ear::new(move |event| self.hear(&own, &event));
        for name in EVENTS {
            // 듣지 못해도 눌러서 둘 수 있다.
            let _ = board.add_event_listener_with_callback(name, ear.as_ref().unchecked_ref());
        }
        self.ear.set_value(Some((board.clone(), ear)));
        on_cleanup(move || self.turn_away());
    }

    /// 요소는 다른 화면이 물려받을 수 있으므로 귀를 거둔다.
    fn turn_away(self) {
        let heard = self.ear.try_update_value(Option::take).flatten();
        for ((board, ear), name) in heard.iter().flat_map(|heard| EVENTS.map(|name| (heard, name)))
        {
            let _ = board.remove_event_listener_with_callback(name, ear.as_ref().unchecked_ref());
        }
    }

    fn hear(self, board: &Element, event: &PointerEvent) {
        match event.type_().as_str() {
            "pointerdown" => self.down(event),
            "pointermove" => self.follow(board, event),
            "pointerup" => self.release(board, event),
            _ => drop(self.let_go(board)),
        }
    }

    fn down(self, event: &PointerEvent) {
        let grip = |place: &u8| self.grips.with_untracked(|grips| grips.contains(place));
        let place = self.place_of(event.target()).filter(grip);
        let place = place.filter(|_| event.is_primary() && event.button() == 0);
        let held = place.map(|place| Held { place, from: point(event), lifted: false });
        self.held.set_value(held);
    }

    fn follow(self, board: &Element, event: &PointerEvent) {
        let Some(held) = self.held.get_value() else { return };
        let (x, y) = point(event);
        let (x, y) = (x - held.from.0, y - held.from.1);
        if !held.lifted {
            if x.hypot(y) < SLIP {
                return;
            }
            self.lift(held, board, event.pointer_id());
        }
        let size = board.get_bounding_client_rect();
        carry(board, 100.0 * x / size.width(), 100.0 * y / size.height());
    }

    fn lift(self, held: Held, board: &Element, pointer: i32) {
        self.held.set_value(Some(Held { lifted: true, ..held }));
        // 붙들지 못하면 판을 벗어난 동안만 따라오지 못한다.
        let _ = board.set_pointer_capture(pointer);
        if let Some(lift) = self.on_lift {
            lift.run(held.place);
        }
    }

    fn release(self, board: &Element, event: &PointerEvent) {
        let Some(held) = self.let_go(board).filter(|held| held.lifted) else { return };
        let (x, y) = point(event);
        let under = document().element_from_point(x as f32, y as f32);
        let place = self.place_of(under.map(Into::into));
        if let Some(place) = place.filter(|&place| place != held.place) {
            self.on_drop.run(place);
        }
    }

    fn let_go(self, board: &Element) -> Option<Held> {
        let held = self.held.try_update_value(Option::take).flatten();
        if held.is_some_and(|held| held.lifted) {
            carry(board, 0.0, 0.0);
        }
        held
    }

    /// 칸의 자리.
    fn place_of(self, target: Option<EventTarget>) -> Option<u8> {
        let cell = target?.dyn_into::<Element>().ok()?.get_attribute("data-cell")?;
        let (row, column) = cell.split_once('-')?;
        let (row, column): (usize, usize) = (row.parse().ok()?, column.parse().ok()?);
        self.rows.with_untracked(|rows| rows.get(row)?.get(column).copied())
    }
}

/// 든 말을 제자리에서 그만큼(판의 백분의 일) 옮겨 보인다. 말을 그리는 그림은 칸들의 형제다.
fn carry(board: &Element, x: f64, y: f64) {
    if let Some(view) = board.parent_element() {
        // 속성을 다는 일은 문서가 있는 한 실패하지 않는다.
        let _ = view.set_attribute("style", &format!("--drag-x:{x};--drag-y:{y}"));
    }
}

fn point(event: &PointerEvent) -> (f64, f64) {
    (event.client_x().into(), event.client_y().into())
}
