//! 손가락: 손전화의 화면을 누르고, 끌고, 민다.

use crate::{
    page::{Page, View},
    runner::Tested,
};
use serde_json::{Value, json};

/// 화면 위의 점, CSS 픽셀.
pub(crate) type Point = (f64, f64);

/// 손전화가 된다: 크기도 손가락도.
pub(crate) async fn hold_a_phone(page: &Page) -> Tested {
    page.view(View::Phone).await?;
    let touch = json!({ "enabled": true, "maxTouchPoints": 1 });
    page.devtools("Emulation.setTouchEmulationEnabled", touch).await.map(drop)
}

/// 이름이 이것인 자리의 한가운데.
pub(crate) async fn centre_of(page: &Page, place: &str) -> Tested<Point> {
    page.read(&format!(
        "const cell = document.querySelector('.play-stage .cell[aria-label^=\"{place},\"]');
         const {{ x, y, width, height }} = cell.getBoundingClientRect();
         return [x + width / 2, y + height / 2];"
    ))
    .await
}

/// 한 번 누른다.
pub(crate) async fn tap(page: &Page, place: &str) -> Tested {
    let at = centre_of(page, place).await?;
    touch(page, "touchStart", &[at]).await?;
    touch(page, "touchEnd", &[]).await
}

/// 손가락을 대고 여러 걸음으로 옮겨 뗀다.
pub(crate) async fn swipe(page: &Page, from: Point, to: Point) -> Tested {
    touch(page, "touchStart", &[from]).await?;
    for at in path(from, to) {
        touch(page, "touchMove", &[at]).await?;
    }
    touch(page, "touchEnd", &[]).await
}

/// 마우스로 끈다.
pub(crate) async fn drag_with_a_mouse(page: &Page, from: Point, to: Point) -> Tested {
    mouse(page, "mousePressed", from).await?;
    for at in path(from, to) {
        mouse(page, "mouseMoved", at).await?;
    }
    mouse(page, "mouseReleased", to).await
}

fn path((x0, y0): Point, (x1, y1): Point) -> impl Iterator<Item = Point> {
    (1..=STEPS).map(move |step| {
        let part = f64::from(step) / f64::from(STEPS);
        (x0 + (x1 - x0) * part, y0 + (y1 - y0) * part)
    })
}

const STEPS: u8 = 8;

async fn touch(page: &Page, kind: &str, points: &[Point]) -> Tested {
    let points: Vec<Value> = points.iter().map(|(x, y)| json!({ "x": x, "y": y })).collect();
    let event = json!({ "type": kind, "touchPoints": points });
    page.devtools("Input.dispatchTouchEvent", event).await.map(drop)
}

async fn mouse(page: &Page, kind: &str, (x, y): Point) -> Tested {
    let event = json!({
        "type": kind, "x": x, "y": y, "button": "left", "buttons": 1, "clickCount": 1,
    });
    page.devtools("Input.dispatchMouseEvent", event).await.map(drop)
}

/// 두 손가락을 `at`의 양옆에 대고, 사이의 반을 `from`에서 `to`로 벌린다.
pub(crate) async fn pinch(page: &Page, (x, y): Point, from: f64, to: f64) -> Tested {
    let both = |half: f64| [(x - half, y), (x + half, y)];
    touch(page, "touchStart", &both(from)).await?;
    for step in 1..=STEPS {
        let half = from + (to - from) * f64::from(step) / f64::from(STEPS);
        touch(page, "touchMove", &both(half)).await?;
    }
    touch(page, "touchEnd", &[]).await
}
