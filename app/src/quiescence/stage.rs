//! 무대: 나란한 두 판, 한 문장, 걸음 조절, 수평선, 핵심 코드.

use gaji_lessons::quiescence::{DEEPEST, GAME, Glimpse, LINES, lit_line, sentence};
use gaji_protocol::{GameInfo, Text};
use gaji_words::Lang;
use gaji_words::quiescence::lesson as words;
use leptos::prelude::*;

use super::model::Lesson;
use super::pane::{Line, Pane};
use crate::lang;
use crate::parts::{Code, Slider, Status, Transport};

/// 좁은 화면에 나란히 놓을 수 있는 판의 칸 수.
const NARROW: u8 = 6;

/// 무대.
#[component]
pub(super) fn Stage(lesson: Lesson) -> impl IntoView {
    let lang = lang();
    let glimpse =
        move || lesson.read(|show| show.film.shot(lesson.step()).map(|shot| shot[1].glimpse));
    let sentence = Memo::new(move |_| {
        if lesson.is_stale() {
            return lesson.engine.waiting(lang).to_string();
        }
        lesson.read(|show| sentence(&show.film, lesson.step(), &show.cast(lang)))
    });
    // 재생하는 동안에는 수 하나를 다 보았을 때만 소리 내어 읽는다.
    let quiet = Signal::derive(move || {
        let passing = matches!(
            glimpse(),
            Some(Glimpse::Consider | Glimpse::StandPat { .. } | Glimpse::Better { .. })
        );
        lesson.playback.playing.get() && passing
    });
    let marks = Signal::derive(move || lesson.read(|show| show.film.marks()));
    let on = move || lesson.state.with(|state| state.on);
    let line = Memo::new(move |_| glimpse().filter(|_| on()).and_then(lit_line));
    let depth = Signal::derive(move || lesson.state.with(|state| i64::from(state.depth)));
    let deepen = Callback::new(move |depth: i64| {
        lesson.change(|state| state.depth = depth.clamp(0, DEEPEST.into()) as u32);
    });
    // 칸이 많은 판은 좁은 화면에서 위아래로 놓아야 보인다.
    let wide = move || lesson.read(|show| show.scene.size.0 > NARROW);
    let about = move || lesson.read(|show| about(lang, &show.info));
    view! {
        <section class="stage">
            <div class="stage-main">
                <div class="twins" class:wide=wide role="group" aria-label=words::side_by_side(lang)>
                    <Pane lesson=lesson side=0 />
                    <Pane lesson=lesson side=1 />
                </div>
                <Status words=sentence quiet=quiet />
                <Transport playback=lesson.playback marks=marks />
                <div class="twins">
                    <Line lesson=lesson side=0 />
                    <Line lesson=lesson side=1 />
                </div>
                <Slider label=words::horizon_depth(lang) value=depth range=(0, DEEPEST.into()) on_input=deepen />
                <p class="settings-about">{about} " " {words::signs(lang)}</p>
            </div>
            <Code lines=Signal::derive(|| LINES.to_vec()) current=line />
        </section>
    }
}

/// 값이 무엇인지: 누가 본 무엇의 달라짐인가.
fn about(lang: Lang, info: &GameInfo) -> String {
    if info.id == GAME {
        return words::view_about(lang).into();
    }
    let pick = |text: &Text| lang.pick(&text.ko, &text.en).clone();
    let counted = info.terms.iter().filter(|term| term.weight != 0);
    let terms: Vec<_> = counted.map(|term| pick(&term.name)).collect();
    words::view_about_other(lang, &pick(&info.sides[0]), &terms.join(", "))
}
