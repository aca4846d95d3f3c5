//! 평가 함수 수업의 첫 그림: 판과 칸마다의 막대, 고른 까닭.

use super::picture;
use crate::studio::{Studio, unexpected};
use gaji_figures::escape;
use gaji_lessons::evaluation::{Film, Judge, Show, State, bars, columns, pieces, sentence};
use gaji_protocol::{Ask, Reply, ScoresAsk};
use gaji_words::evaluation::lesson as words;
use gaji_words::{Lang, parts};
use std::io;

/// 막대가 뻗는 길이, 그림의 눈금.
const BAR_LENGTH: i32 = 92;

pub(super) fn stage(studio: &mut Studio, lang: Lang) -> io::Result<String> {
    let state = State::default();
    let mut scene = studio.look(state.seat())?;
    let ask = ScoresAsk { seat: state.seat(), depth: None, weights: None };
    let columns = match studio.ask(Ask::Scores(ask))? {
        Reply::Scores(scores) => columns(&scores),
        other => return Err(unexpected(&other)),
    };
    let info = studio.game(&scene.game)?;
    let judge = Judge { columns: &columns, formula: state.formula(), wins_first: state.wins_first };
    let (film, step) = (&Film::of(&judge), usize::MAX);
    let show = Show { lang, judge, film, step, notes: &[], differs: false, falls: false };
    let say = |text: &gaji_protocol::Text| lang.pick(&text.ko, &text.en).clone();
    let title = words::bars(lang, &say(&info.sides[usize::from(scene.side != 0)]));
    let figure = bars(&show, title, BAR_LENGTH).figure();
    let (placed, marks) = pieces(&show, &scene);
    scene.pieces = placed;
    Ok(format!(
        "<section class=\"stage weigh\"><div class=\"weigh-picture\">{}{}</div>\
         <div class=\"stage-main\"><p>{}</p></div></section>",
        picture::board(&scene, info, &marks, &parts::board(lang, &say(&info.name))),
        picture::view(figure),
        escape(&sentence(lang, &judge, film, step)),
    ))
}
