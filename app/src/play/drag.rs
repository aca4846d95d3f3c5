//! 말을 끌기. 마우스든 손가락이든 조금 움직일 때까지는 누름이고, 그 뒤에는 말이 따라온다.
//!
//! 칸마다 귀를 달면 화면의 타입이 커져 앱이 무거워지므로, 판에 귀 하나를 달고 요소도 손수 고친다.

use std::cell::Cell;

use gaji_figures::Board;
use leptos::{ev::PointerEvent, prelude::*};
use wasm_bindgen::{JsCast, prelude::Closure};
use web_sys::Element;

use super::model::Match;

/// 이만큼 움직여야 끌기로 친다, CSS 픽셀.
const SLIP: i32 = 6;
/// 판의 너비와 높이를 센 몫: [`Board::share`]의 단위.
const WHOLE: f64 = 10_000.0;

const EVENTS: [&str; 4] = ["pointerdown", "pointermove", "pointerup", "pointercancel"];

/// 판에 단 귀.
type Ear = Closure<dyn Fn(PointerEvent)>;

impl Match {
    /// 칸들의 요소 `cells`에 귀를 연다. 그 화면이 사라지면 거둔다: 요소는 다른 화면이 물려받을 수 있다.
    pub(super) fn drag_on(self, cells: Element) {
        let drag = Drag { game: self, cells: cells.clone(), held: Cell::new(None) };
        let ear = Ear::new(move |event| drag.hear(&event));
        for name in EVENTS {
            // 듣지 못해도 눌러서 둘 수 있다.
            let _ = cells.add_event_listener_with_callback(name, ear.as_ref().unchecked_ref());
        }
        let heard = StoredValue::new_local((cells, ear));
        on_cleanup(move || {
            heard.with_value(|(cells, ear)| {
                for name in EVENTS {
                    let ear = ear.as_ref().unchecked_ref();
                    let _ = cells.remove_event_listener_with_callback(name, ear);
                }
            });
        });
    }
}

/// 한 판의 끌기.
struct Drag {
    game: Match,
    cells: Element,
    held: Cell<Option<Held>>,
}

/// 누르고 있는 말.
#[derive(Clone, Copy)]
struct Held {
    place: u8,
    from: (i32, i32),
    lifted: bool,
}

impl Drag {
    fn hear(&self, event: &PointerEvent) {
        match event.type_().as_str() {
            "pointerdown" => self.down(event),
            "pointermove" => self.follow(event),
            "pointerup" => self.release(event),
            _ => drop(self.let_go()),
        }
    }

    fn down(&self, event: &PointerEvent) {
        let first = event.is_primary() && event.button() == 0;
        let grip = |place: &u8| self.game.grips.with_untracked(|grips| grips.contains(place));
        let place = self.place_under(event).filter(|_| first).filter(grip);
        self.held.set(place.map(|place| Held { place, from: point(event), lifted: false }));
    }

    fn follow(&self, event: &PointerEvent) {
        let Some(held) = self.held.get() else { return };
        let (to, from) = (point(event), held.from);
        let (x, y) = (to.0 - from.0, to.1 - from.1);
        if !held.lifted {
            if x * x + y * y < SLIP * SLIP {
                return;
            }
            self.held.set(Some(Held { lifted: true, ..held }));
            // 붙들지 못하면 판을 벗어난 동안만 따라오지 못한다.
            let _ = self.cells.set_pointer_capture(event.pointer_id());
            self.game.drag(held.place);
        }
        self.carry(x, y);
    }

    fn release(&self, event: &PointerEvent) {
        let Some(held) = self.let_go().filter(|held| held.lifted) else { return };
        if let Some(place) = self.place_under(event).filter(|&place| place != held.place) {
            self.game.press(place);
        }
    }

    fn let_go(&self) -> Option<Held> {
        let held = self.held.take();
        if held.is_some_and(|held| held.lifted) {
            self.carry(0, 0);
        }
        held
    }

    /// 든 말을 제자리에서 그만큼 옮겨 보인다. 말을 그리는 그림은 칸들의 형제다.
    fn carry(&self, x: i32, y: i32) {
        let (x, y) = self.shares(x.into(), y.into());
        if let Some(view) = self.cells.parent_element() {
            // 속성을 다는 일은 문서가 있는 한 실패하지 않는다.
            let _ = view.set_attribute("style", &format!("--drag-x:{x};--drag-y:{y}"));
        }
    }

    /// 손끝 아래의 자리.
    fn place_under(&self, event: &PointerEvent) -> Option<u8> {
        let board = self.cells.get_bounding_client_rect();
        let (x, y) = point(event);
        let (x, y) = self.shares(f64::from(x) - board.x(), f64::from(y) - board.y());
        let (scene, game) = (self.game.scene.read_untracked(), self.game.info.read_untracked());
        let flipped = self.game.state.with_untracked(|state| state.flipped);
        Board::of(&scene, &game).place_at(x, y, flipped)
    }

    /// CSS 픽셀을 판의 몫으로.
    fn shares(&self, x: f64, y: f64) -> (i32, i32) {
        let board = self.cells.get_bounding_client_rect();
        ((WHOLE * x / board.width()) as i32, (WHOLE * y / board.height()) as i32)
    }
}

fn point(event: &PointerEvent) -> (i32, i32) {
    (event.client_x(), event.client_y())
}
