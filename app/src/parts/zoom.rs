//! 큰 그림 보기: 지금 볼 곳으로 밀고, 키우고 줄인다. 밀리는 것은 그림의 상자뿐이고 쪽은 그대로다.

use gaji_figures::Figure;
use gaji_words::{Word, parts};
use leptos::{prelude::*, svg};
use web_sys::{Element, ScrollBehavior, ScrollToOptions};

use super::{Glyph, Icon};
use crate::lang;

/// 보일 점의 둘레에 둘 여백, 그림 좌표: 마디 하나가 다 보인다.
const MARGIN: i32 = 56;
/// 한 번에 키우는 배.
const STEP: f64 = 1.3;
/// 그림 좌표 하나의 크기, CSS 픽셀의 천분율.
const SIZES: (f64, f64) = (150.0, 3_000.0);

/// 그림의 크기.
#[derive(Clone, Copy)]
pub(super) struct Zoom {
    svg: NodeRef<svg::Svg>,
    figure: Signal<Figure>,
    /// 그림 좌표 하나의 크기, CSS 픽셀의 천분율. 손대지 않았으면 자리에 맞춘 것(CSS)이다.
    ///
    /// 정수다: 소수를 글로 적는 코드가 없어야 앱이 가볍다.
    pub(super) size: RwSignal<Option<i32>>,
    /// 상자보다 큰가.
    big: RwSignal<bool>,
}

/// 밀 곳.
#[derive(Clone, Copy)]
enum Toward {
    /// 지금 볼 곳이 보이게.
    Focus(ScrollBehavior),
    /// 그림의 이 자리가 상자의 한가운데에 오게.
    Middle((f64, f64)),
}

impl Zoom {
    pub(super) fn new(svg: NodeRef<svg::Svg>, figure: Signal<Figure>) -> Self {
        Self { svg, figure, size: RwSignal::new(None), big: RwSignal::new(false) }
    }

    /// 다 그려진 뒤에 지금 볼 곳으로 민다. 처음에는 곧바로, 그다음부터는 움직여서(CSS가 정한다).
    pub(super) fn follow(self, first: bool) {
        self.settle(Toward::Focus(if first {
            ScrollBehavior::Instant
        } else {
            ScrollBehavior::Auto
        }));
    }

    /// 보던 한가운데를 지키며 `times`배로.
    pub(super) fn by(self, times: f64) {
        let Some((svg, frame)) = self.elements() else { return };
        let scale = self.scale(&svg);
        let half = half(&frame);
        let middle =
            (f64::from(frame.scroll_left()) + half.0, f64::from(frame.scroll_top()) + half.1);
        let size = (scale * 1_000.0 * times).clamp(SIZES.0, SIZES.1);
        self.size.set(Some(size as i32));
        self.settle(Toward::Middle((middle.0 / scale, middle.1 / scale)));
    }

    /// 한눈에 보기와 읽기 좋은 크기를 오간다.
    pub(super) fn fit(self) {
        let Some((svg, frame)) = self.elements() else { return };
        let (wide, high) = (f64::from(frame.client_width()), f64::from(frame.client_height()));
        let shown = svg.get_bounding_client_rect();
        let times = (wide / shown.width()).min(high / shown.height());
        if self.size.get_untracked().is_some() && (times - 1.0).abs() < 0.02 {
            self.size.set(None);
            self.follow(true);
        } else {
            self.by(times);
        }
    }

    /// 자판: + − 0. 썼으면 참.
    pub(super) fn key(self, key: &str) -> bool {
        match key {
            "+" | "=" => self.by(STEP),
            "-" => self.by(1.0 / STEP),
            "0" => self.fit(),
            _ => return false,
        }
        true
    }

    /// 그림 좌표 하나의 크기, CSS 픽셀. 키에 맞춘 그림은 옆이 빈다.
    fn scale(self, svg: &Element) -> f64 {
        let place = svg.get_bounding_client_rect();
        let (width, height) =
            self.figure.with_untracked(|figure| (figure.view.width, figure.view.height));
        let fits = |shown: f64, drawn: i32| shown / f64::from(drawn.max(1));
        fits(place.width(), width).min(fits(place.height(), height))
    }

    fn elements(self) -> Option<(Element, Element)> {
        let svg: Element = self.svg.get_untracked()?.into();
        let frame = svg.parent_element()?;
        Some((svg, frame))
    }

    /// 바뀐 것이 자리를 잡은 뒤에 민다.
    fn settle(self, toward: Toward) {
        request_animation_frame(move || {
            // 그사이 다른 화면으로 갔으면 그림도 없다.
            if self.size.is_disposed() {
                return;
            }
            let Some((svg, frame)) = self.elements() else { return };
            self.scroll(&svg, &frame, toward);
            let wide = frame.scroll_width() > frame.client_width() + 1;
            self.big.set(wide || frame.scroll_height() > frame.client_height() + 1);
        });
    }

    fn scroll(self, svg: &Element, frame: &Element, toward: Toward) {
        let (scale, half) = (self.scale(svg), half(frame));
        let (to, behavior) = match toward {
            Toward::Middle((x, y)) => {
                ((x * scale - half.0, y * scale - half.1), ScrollBehavior::Instant)
            }
            Toward::Focus(behavior) => self.figure.with_untracked(|figure| {
                let (xs, ys): (Vec<_>, Vec<_>) = figure.focus.iter().copied().unzip();
                let left = aim(&xs, scale, 2.0 * half.0, frame.scroll_left());
                let top = aim(&ys, scale, 2.0 * half.1, frame.scroll_top());
                ((left, top), behavior)
            }),
        };
        let options = ScrollToOptions::new();
        options.set_left(to.0);
        options.set_top(to.1);
        options.set_behavior(behavior);
        frame.scroll_to_with_scroll_to_options(&options);
    }
}

/// 상자 크기의 반.
fn half(frame: &Element) -> (f64, f64) {
    (f64::from(frame.client_width()) / 2.0, f64::from(frame.client_height()) / 2.0)
}

/// 점들이 여백까지 보이게 하는 자리. 이미 보이면 그대로, 다 보일 수 없으면 첫 점만.
fn aim(points: &[i32], scale: f64, size: f64, at: i32) -> f64 {
    let at = f64::from(at);
    let (Some(&first), Some(&low), Some(&high)) =
        (points.first(), points.iter().min(), points.iter().max())
    else {
        return at;
    };
    let span =
        |low: i32, high: i32| (f64::from(low - MARGIN) * scale, f64::from(high + MARGIN) * scale);
    let (low, high) = match span(low, high) {
        (low, high) if high - low > size => span(first, first),
        both => both,
    };
    if low >= at && high <= at + size { at } else { (low + high - size) / 2.0 }
}

/// 키우고 줄이는 단추. 그림이 상자보다 클 때만 보인다.
#[component]
pub(super) fn ZoomBar(zoom: Zoom) -> impl IntoView {
    let lang = lang();
    let button = move |glyph: Glyph, word: Word, act: fn(Zoom)| {
        view! {
            <button class="icon-button" type="button" aria-label=word(lang) on:click=move |_| act(zoom)>
                <Icon glyph=glyph />
            </button>
        }
    };
    let idle = move || !zoom.big.get() && zoom.size.get().is_none();
    view! {
        <div class="zoom" role="group" aria-label=parts::zoom(lang) hidden=idle>
            {button(Glyph::Minus, parts::zoom_out, |zoom| zoom.by(1.0 / STEP))}
            {button(Glyph::Fit, parts::zoom_fit, Zoom::fit)}
            {button(Glyph::Plus, parts::zoom_in, |zoom| zoom.by(STEP))}
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::aim;

    #[test]
    fn what_is_seen_stays_and_what_is_not_comes_to_the_middle() {
        assert_eq!(aim(&[100], 1.0, 300.0, 0), 0.0);
        assert_eq!(aim(&[700], 1.0, 300.0, 0), 550.0);
        assert_eq!(aim(&[700, 800], 1.0, 300.0, 0), 600.0);
        assert_eq!(aim(&[350, 400], 2.0, 600.0, 0), 450.0);
        assert_eq!(aim(&[], 1.0, 300.0, 40), 40.0);
    }

    #[test]
    fn the_first_point_wins_when_both_do_not_fit() {
        assert_eq!(aim(&[700, 100], 1.0, 300.0, 0), 550.0);
    }
}
