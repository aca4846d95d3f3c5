//! 성격 둘러보기: 누르면 시작하고, 조절대를 만지면 끝난다.

use gaji_lessons::evaluation::{TOUR_MS, Weights, tour};
use gaji_lessons::speed::Speed;
use leptos::prelude::*;

use super::model::Lesson;
use crate::parts::is_calm;
use crate::timer::now;

/// 둘러보기를 시작하거나 끝낸다.
pub(super) fn toggle(lesson: Lesson) {
    let on = lesson.touring.get_untracked().is_none();
    lesson.change(|_| {});
    if on {
        let from = lesson.state.with_untracked(|state| state.weights);
        lesson.touring.set(Some(from));
        glide(lesson, from, now());
    }
}

/// 다음 그림까지 옮겨 간다. 다 둘러보았거나, 만졌거나, 화면을 떠났으면 멈춘다.
fn glide(lesson: Lesson, from: Weights, start: f64) {
    request_animation_frame(move || {
        if lesson.touring.try_get_untracked().flatten().is_none() {
            return;
        }
        match tour(from, elapsed(lesson, start)) {
            Some(weights) => {
                if lesson.state.with_untracked(|state| state.weights != weights) {
                    lesson.adjust(|state| state.weights = weights);
                }
                glide(lesson, from, start);
            }
            None => lesson.touring.set(None),
        }
    });
}

/// 보통 빠르기로 친 지난 시간, 밀리초. 움직임을 줄여 달라면 미끄러지지 않고 건너뛴다.
fn elapsed(lesson: Lesson, start: f64) -> u32 {
    let pause = |speed: Speed| speed.pause().as_secs_f64();
    let speed = lesson.playback.speed.get_untracked();
    let ms = ((now() - start) * pause(Speed::NORMAL) / pause(speed)) as u32;
    if is_calm() { ms / TOUR_MS * TOUR_MS + TOUR_MS - 1 } else { ms }
}
