//! 두는 화면의 본문: 처음 국면의 판.

use super::{Content, picture};
use crate::studio::Studio;
use gaji_figures::{Marks, escape};
use gaji_protocol::Seat;
use gaji_words::{Lang, parts, play as words};
use std::io;

pub(super) fn content(studio: &mut Studio, lang: Lang, id: &str) -> io::Result<Content> {
    let scene = studio.look(Seat { game: id.into(), ..Seat::default() })?;
    let info = studio.game(id)?;
    let name = lang.pick(&info.name.ko, &info.name.en);
    let title = words::title(lang, name);
    let about = lang.pick(&info.about.ko, &info.about.en).clone();
    let board = picture::board(&scene, info, &Marks::default(), &parts::board(lang, name));
    let (width, height) = scene.size;
    let main = format!(
        "<article class=\"play\"><h1>{}</h1><div class=\"play-board\">\
         <section class=\"play-stage\" style=\"--columns:{width};--rows:{height}\">{board}</section>\
         </div><div class=\"play-side\"><p>{}</p></div></article>",
        escape(&title),
        escape(&about),
    );
    Ok(Content { title, about, main })
}
