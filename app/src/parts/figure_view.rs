//! 그림을 화면에. 누를 수 있는 도형이 몇이든 듣는 귀는 하나다.

use gaji_figures::Figure;
use leptos::{ev, prelude::*, svg};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, EventTarget, HtmlElement, console};

use super::Showing;
use super::patch::{Living, patch};
use super::zoom::{Zoom, ZoomBar};
use crate::effect;

/// 한 화면에 다 들어가는 너비. 더 넓은 그림은 옆으로 민다.
const NARROW: i32 = 400;

/// 그림. `on_hit`가 있으면 `hit`가 달린 도형을 누르거나 Enter로 고를 수 있다.
///
/// 자판으로는 그림 전체가 한 자리이고, 안에서는 화살표로 그쪽의 가장 가까운 도형으로 옮긴다.
#[component]
pub fn FigureView(
    /// 그릴 그림.
    #[prop(into)]
    figure: Signal<Figure>,
    /// 눌린 도형의 `hit`를 받는다.
    #[prop(optional, into)]
    on_hit: Option<Callback<String>>,
) -> impl IntoView {
    Showing::note(|showing| showing.add(figure));
    let root = NodeRef::<svg::Svg>::new();
    let living = StoredValue::new_local(Vec::<Living>::new());
    let zoom = Zoom::new(root, figure);
    // 마지막으로 민 그림의 크기와 점: 그대로면 손으로 민 자리를 지킨다.
    let aimed = StoredValue::new(None);
    effect(move || {
        let Some(svg) = root.get() else { return };
        figure.with(|figure| {
            let drawn = living.try_update_value(|living| {
                // 부품은 새로 태어나도 요소는 물려받을 수 있다(언어를 바꿀 때): 남의 도형은 치운다.
                if living.is_empty() {
                    svg.set_text_content(None);
                }
                patch(&svg, living, &figure.shapes)
            });
            if let Some(Err(error)) = drawn {
                console::error_1(&error);
            }
        });
        // 자판의 자리를 못 정해도 그림은 그대로다.
        let _ = settle_focus(&svg);
        let aim = figure.with(|figure| (figure.view, figure.focus.clone()));
        let before = aimed.get_value();
        if !aim.1.is_empty() && before.as_ref() != Some(&aim) {
            zoom.follow(before.is_none());
            aimed.set_value(Some(aim));
        }
    });
    let class = move || figure.with(|figure| format!("figure {}", figure.class));
    let sides = move || figure.with(|figure| (figure.view.width, figure.view.height));
    // 제목이 없는 그림은 꾸밈이라 화면 읽개에 숨긴다.
    let spoken = move || Some(figure.with(Figure::spoken)).filter(|words| !words.is_empty());
    let wide = move || spoken().filter(|_| on_hit.is_none() && sides().0 > NARROW).map(|_| "0");
    let role = if on_hit.is_some() { "group" } else { "img" };
    let role = move || spoken().map(|_| role);
    let emit = move |target: Option<EventTarget>| {
        let (Some(hit), Some(call)) = (hit_of(target), on_hit) else { return false };
        call.run(hit.get_attribute("data-hit").unwrap_or_default());
        true
    };
    let on_key = move |event: ev::KeyboardEvent| {
        let used = match event.key().as_str() {
            "Enter" | " " => emit(event.target()),
            key if on_hit.is_some() && zoom.key(key) => true,
            key => root.get().and_then(|svg| step(&svg, event.target(), key)).is_some(),
        };
        if used {
            event.prevent_default();
        }
    };
    let size = move || {
        let (width, height) = sides();
        let size = zoom.size.get().map(|size| format!(";--size:{size}")).unwrap_or_default();
        format!("--width:{width};--height:{height}{size}")
    };
    view! {
        <div class="figure-view" tabindex=wide style=size>
            <svg
                node_ref=root
                class=class
                viewBox=move || figure.with(Figure::view_box)
                role=role
                aria-label=spoken
                aria-hidden=move || spoken().is_none().then_some("true")
                on:click=move |event| {
                    emit(event.target());
                }
                on:keydown=on_key
            />
        </div>
        {on_hit.map(|_| view! { <ZoomBar zoom=zoom /> })}
    }
}

fn hit_of(target: Option<EventTarget>) -> Option<Element> {
    target?.dyn_into::<Element>().ok()?.closest("[data-hit]").ok()?
}

/// 그림 안에서 자판이 서는 자리는 언제나 하나다(roving tabindex).
fn settle_focus(svg: &Element) -> Result<(), JsValue> {
    let hits = hits(svg)?;
    let standing = hits.iter().any(|hit| hit.get_attribute("tabindex").as_deref() == Some("0"));
    for (i, hit) in hits.iter().enumerate() {
        if !hit.has_attribute("tabindex") {
            hit.set_attribute("tabindex", if i == 0 && !standing { "0" } else { "-1" })?;
        }
    }
    if let (false, Some(first)) = (standing, hits.first()) {
        first.set_attribute("tabindex", "0")?;
    }
    Ok(())
}

/// 화살표 쪽의 가장 가까운 도형으로 옮긴다. 옮겼으면 `Some`.
fn step(svg: &Element, target: Option<EventTarget>, key: &str) -> Option<()> {
    let toward: fn(f64, f64) -> (f64, f64) = match key {
        "ArrowLeft" => |x, y| (-x, y),
        "ArrowRight" => |x, y| (x, y),
        "ArrowUp" => |x, y| (-y, x),
        "ArrowDown" => |x, y| (y, x),
        _ => return None,
    };
    let here = hit_of(target)?;
    let from = centre(&here);
    let distance = |hit: &Element| {
        let (along, across) = toward(centre(hit).0 - from.0, centre(hit).1 - from.1);
        (along > 4.0).then_some(along + 2.0 * across.abs())
    };
    let hits = hits(svg).ok()?.into_iter().filter_map(|hit| Some((distance(&hit)?, hit)));
    let (_, next) = hits.min_by(|a, b| a.0.total_cmp(&b.0))?;
    here.set_attribute("tabindex", "-1").ok()?;
    next.set_attribute("tabindex", "0").ok()?;
    next.unchecked_ref::<HtmlElement>().focus().ok()
}

fn hits(svg: &Element) -> Result<Vec<Element>, JsValue> {
    let list = svg.query_selector_all("[data-hit]")?;
    Ok((0..list.length()).filter_map(|i| list.item(i)?.dyn_into().ok()).collect())
}

fn centre(element: &Element) -> (f64, f64) {
    let place = element.get_bounding_client_rect();
    (place.x() + place.width() / 2.0, place.y() + place.height() / 2.0)
}
