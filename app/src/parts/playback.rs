//! 걸음을 앞뒤로 옮기고 스스로 걷게 하는 상태. 그림은 모른다.

use gaji_lessons::speed::Speed;
use leptos::prelude::*;

use crate::effect;
use crate::timer::Timer;

/// 재생의 상태.
#[derive(Clone, Copy, Debug)]
pub struct Playback {
    /// 지금 걸음, 0부터. 끝을 넘으면 끝이다.
    pub step: RwSignal<usize>,
    /// 마지막 걸음.
    pub last: Signal<usize>,
    /// 스스로 걷는 중인가.
    pub playing: RwSignal<bool>,
    /// 빠르기.
    pub speed: RwSignal<Speed>,
}

impl Playback {
    /// `step`에서 멈춘 채로 시작한다: 읽는 이가 누르기 전에는 아무것도 움직이지 않는다.
    ///
    /// 걸음이 `last`를 넘으면 끝으로 친다. 부른 곳이 사라지면 시계도 멈춘다.
    #[must_use]
    pub fn new(step: usize, speed: Speed, last: impl Into<Signal<usize>>) -> Self {
        let playback = Self {
            step: RwSignal::new(step),
            last: last.into(),
            playing: RwSignal::new(false),
            speed: RwSignal::new(speed),
        };
        playback.wind();
        playback
    }

    /// 지금 걸음, 끝을 넘지 않게.
    #[must_use]
    pub fn at(self) -> usize {
        self.step.get().min(self.last.get())
    }

    /// 손으로 `step`으로 옮긴다. 재생은 멈춘다. 끝을 넘는 걸음은 끝이 늘어나도 끝에 머문다.
    pub fn seek(self, step: usize) {
        self.playing.set(false);
        self.step.set(step);
    }

    /// 한 걸음 앞뒤로.
    pub fn shift(self, forward: bool) {
        let now = self.step.get_untracked().min(self.last.get_untracked());
        self.seek(if forward { now + 1 } else { now.saturating_sub(1) });
    }

    /// 재생과 멈춤을 바꾼다. 끝에서 누르면 처음부터 다시 걷는다.
    pub fn toggle(self) {
        let play = !self.playing.get_untracked();
        if play && self.step.get_untracked() >= self.last.get_untracked() {
            self.step.set(0);
        }
        self.playing.set(play);
    }

    /// 주소에 적을 걸음. 끝은 적지 않고, 영화가 아직 없으면 주소에서 온 것(`asked`)을 지킨다.
    #[must_use]
    pub fn address(self, ready: bool, asked: Option<u32>) -> Option<u32> {
        if !ready {
            return asked;
        }
        let at = self.at();
        (at < self.last.get()).then_some(at as u32)
    }

    fn wind(self) {
        let pace = Timer::new();
        effect(move || {
            pace.stop();
            let (step, last) = (self.step.get(), self.last.get());
            if !self.playing.get() {
                return;
            }
            if step >= last {
                self.playing.set(false);
                return;
            }
            let walk = move || {
                self.step.try_set(step + 1);
            };
            pace.set(self.speed.get().pause(), walk);
        });
    }
}
