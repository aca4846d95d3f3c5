//! 말을 끌기. 마우스든 손가락이든 조금 움직일 때까지는 누름이고, 그 뒤에는 말이 따라온다.

use leptos::{ev, prelude::*};
use wasm_bindgen::JsCast;
use web_sys::{Element, EventTarget};

/// 이만큼 움직여야 끌기로 친다, CSS 픽셀.
const SLIP: f64 = 6.0;

/// 한 판의 끌기.
#[derive(Clone, Copy)]
pub(super) struct Drag {
    /// 끌 수 있는 말의 자리. 여기서 미는 것만 화면을 밀지 않는다.
    grips: Signal<Vec<u8>>,
    on_lift: Option<Callback<u8>>,
    held: StoredValue<Option<Held>>,
    /// 든 말이 제자리에서 떠난 만큼, 판의 백분의 일.
    offset: RwSignal<(f64, f64)>,
}

/// 누르고 있는 말.
#[derive(Clone, Copy)]
struct Held {
    place: u8,
    from: (f64, f64),
    lifted: bool,
}

impl Drag {
    pub(super) fn new(grips: Signal<Vec<u8>>, on_lift: Option<Callback<u8>>) -> Self {
        let (held, offset) = (StoredValue::new(None), RwSignal::new((0.0, 0.0)));
        Self { grips, on_lift, held, offset }
    }

    /// 판에 적을, 든 말이 떠난 만큼.
    pub(super) fn style(self) -> String {
        let (x, y) = self.offset.get();
        format!("--drag-x:{x};--drag-y:{y}")
    }

    pub(super) fn is_grip(self, place: u8) -> bool {
        self.grips.with(|grips| grips.contains(&place))
    }

    pub(super) fn down(self, event: &ev::PointerEvent) {
        let place = place_of(event.target()).filter(|&place| untrack(|| self.is_grip(place)));
        let first = event.is_primary() && event.button() == 0;
        let held =
            place.filter(|_| first).map(|place| Held { place, from: point(event), lifted: false });
        self.held.set_value(held);
    }

    pub(super) fn follow(self, event: &ev::PointerEvent) {
        let Some(held) = self.held.get_value() else { return };
        let board = event.current_target().and_then(|board| board.dyn_into::<Element>().ok());
        let Some(board) = board else { return };
        let (x, y) = point(event);
        let (x, y) = (x - held.from.0, y - held.from.1);
        if !held.lifted {
            if x.hypot(y) < SLIP {
                return;
            }
            self.lift(held, &board, event.pointer_id());
        }
        let size = board.get_bounding_client_rect();
        self.offset.set((100.0 * x / size.width(), 100.0 * y / size.height()));
    }

    fn lift(self, held: Held, board: &Element, pointer: i32) {
        self.held.set_value(Some(Held { lifted: true, ..held }));
        // 붙들지 못하면 판을 벗어난 동안만 따라오지 못한다.
        let _ = board.set_pointer_capture(pointer);
        if let Some(lift) = self.on_lift {
            lift.run(held.place);
        }
    }

    /// 끌던 말을 다른 자리에 놓았으면 그 자리.
    pub(super) fn drop_at(self, event: &ev::PointerEvent) -> Option<u8> {
        let held = self.let_go().filter(|held| held.lifted)?;
        let (x, y) = point(event);
        let under = document().element_from_point(x as f32, y as f32)?;
        place_of(Some(under.into())).filter(|&place| place != held.place)
    }

    /// 브라우저가 끌기를 가져갔다.
    pub(super) fn cancel(self) {
        self.let_go();
    }

    fn let_go(self) -> Option<Held> {
        self.offset.set((0.0, 0.0));
        self.held.try_update_value(Option::take).flatten()
    }
}

fn point(event: &ev::PointerEvent) -> (f64, f64) {
    (event.client_x().into(), event.client_y().into())
}

/// 칸의 자리.
fn place_of(target: Option<EventTarget>) -> Option<u8> {
    let cell = target?.dyn_into::<Element>().ok()?.closest("[data-place]").ok()??;
    cell.get_attribute("data-place")?.parse().ok()
}
