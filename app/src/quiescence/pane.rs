//! 판 하나: 이름, 두 값, 막대가 곁에 선 판. 지금 보는 수순은 길이가 달라져서 걸음 조절 아래에 따로 둔다.

use gaji_figures::{Board, Figure};
use gaji_lessons::quiescence::{
    Cast, Picture, Row, State, Verdict, judged, marked, missed, picture, rows,
};
use gaji_protocol::Number;
use gaji_words::quiescence::lesson as words;
use leptos::prelude::*;

use super::model::{Lesson, Show};
use crate::lang;
use crate::parts::{FigureView, Views};

/// 막대의 한쪽 끝이 뜻하는 값, 폰의 백분의 일: 퀸 하나.
const SPAN: i32 = 900;

/// 값을 적는 법: 다 적거나, 막대 위의 좁은 자리에.
type Say = fn(&Cast<'_>, Number, Number) -> String;
const WHOLE: Say = |cast, value, base| cast.change(value, base);
const ROUGH: Say = |cast, value, base| cast.rough_change(value, base);

/// 판 하나.
#[component]
pub(super) fn Pane(
    lesson: Lesson,
    /// 0은 정지 탐색이 없는 판, 1은 있는 판.
    side: usize,
) -> impl IntoView {
    let lang = lang();
    let name = move || title(lesson, side);
    let seen = move |show: &Show| picture(&show.film, lesson.step(), side);
    let write = move |say: Say| {
        let said = lesson.read(|show| Some(say(&show.cast(lang), seen(show).value, show.base())));
        said.unwrap_or_else(|| "–".into())
    };
    let share = move || {
        let share = lesson.read(|show| Some(share(seen(show).value, show.base())));
        format!("--share:{}", share.unwrap_or(500))
    };
    let figure = Signal::derive(move || {
        let title = words::board(lang, &name(), &write(WHOLE));
        lesson.read(|show| draw(show, &seen(show), &title))
    });
    view! {
        <div class="twin">
            <h2>{name}</h2>
            <p class="twin-verdict">{move || lesson.read(|show| verdict(lesson, show, side))}</p>
            <div class="twin-board">
                <div
                    class="gauge"
                    style=share
                    role="img"
                    aria-label=move || words::bar(lang, &write(WHOLE))
                >
                    <b aria-hidden="true">{move || write(ROUGH)}</b>
                </div>
                <FigureView figure=figure />
            </div>
        </div>
    }
}

/// 지금 보는 수순.
#[component]
pub(super) fn Line(lesson: Lesson, side: usize) -> impl IntoView {
    let lang = lang();
    let rows = move || {
        lesson
            .read(|show| rows(&show.film, lesson.step(), side, show.state.depth, &show.cast(lang)))
    };
    view! {
        <ol class="line" aria-label=words::line(lang)>
            {move || lay(rows(), words::horizon(lang))}
        </ol>
    }
}

fn title(lesson: Lesson, side: usize) -> String {
    let of = |state: &State| (state.depth, state.on);
    let shown = lesson.read(|show| Some(of(&show.state)));
    let (depth, on) = shown.unwrap_or_else(|| lesson.state.with(of));
    let say = if side == 1 && on { words::with } else { words::without };
    say(lesson.lang, &depth)
}

fn draw(show: &Show, seen: &Picture, title: &str) -> Figure {
    Board::of(&show.scene, &show.info).figure(&seen.pieces, &seen.marks, false, title)
}

/// 막대가 찬 만큼, 천분의 일. 아래에서부터 백의 몫이다.
fn share(value: Number, base: Number) -> i32 {
    match (value, base) {
        (Number::Win(_) | Number::Most, _) => 1_000,
        (Number::Loss(_) | Number::Least, _) => 0,
        (Number::Points(value), Number::Points(base)) => {
            500 + (value - base).clamp(-SPAN, SPAN) * 500 / SPAN
        }
        (Number::Points(_), _) => 500,
    }
}

/// 고른 수와 약속한 값, 그리고 두고 나서 정말로 된 값.
fn verdict(lesson: Lesson, show: &Show, side: usize) -> Option<AnyView> {
    let (lang, reel) = (lesson.lang, &show.film.reels[side]);
    let write = |value: Number| show.cast(lang).change(value, reel.base());
    let promised = write(reel.promised());
    let Some(chosen) = reel.chosen() else {
        return Some(words::no_choice(lang, &promised).into_any());
    };
    let became = write(reel.became()?);
    let (judged, missed) = lesson.hindsight.with(|study| {
        (judged(&study.told, &show.film, side), missed(&study.told, &show.film, side))
    });
    let (class, sign) = marked(judged);
    let mut told = format!("→ {} {sign}", words::became(lang, &became));
    // 다른 판이 고른 수라면 이미 곁에 적혀 있다.
    let taken = show.film.reels[1 - side].chosen().map(|node| &node.text);
    if let Some(Verdict { mv: Some(mv), value }) = missed
        && taken != Some(&mv)
    {
        told.push('\n');
        told.push_str(&words::missed(lang, &mv, &write(value)));
    }
    Some(
        view! {
            <span>{chosen.text.clone()} " " <b>{promised}</b></span>
            <span class=class>{told}</span>
        }
        .into_any(),
    )
}

/// 줄마다 수와 값. 수평선은 그 너머의 첫 줄 앞에 그어진다.
fn lay(rows: Vec<Row>, horizon: &'static str) -> AnyView {
    let first = rows.iter().position(|row| row.beyond).unwrap_or(rows.len());
    let row = move |(at, row): (usize, Row)| {
        let line = (at == first).then(|| view! { <li class="horizon">{horizon}</li> });
        let class = if row.beyond { "beyond" } else { "" };
        view! {
            {line}
            <li class=class style=format!("--ply:{}", row.ply) aria-current=row.here.then_some("step")>
                <span>{row.text}</span>
                <b>{row.value}</b>
            </li>
        }
    };
    let end =
        (first == rows.len() && first > 0).then(|| view! { <li class="horizon">{horizon}</li> });
    view! {
        {rows.into_iter().enumerate().map(row).views()}
        {end}
    }
    .into_any()
}
