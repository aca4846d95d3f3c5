//! 문서에 담을 것: 제목, 소개, 그리고 앱이 서기 전에 보일 본문.

mod alphabeta;
mod evaluation;
mod home;
mod lesson;
mod lost;
mod picture;
mod play;
mod quiescence;
mod teachers;

use crate::{Address, studio::Studio, table::Document};
use gaji_lessons::route::Page;
use std::io;

pub(crate) use lesson::title as lesson_title;

/// 문서에 담을 것.
pub(crate) struct Content {
    /// 화면의 이름.
    pub(crate) title: String,
    /// 한 줄 소개: 찾은 목록과 링크의 미리 보기에 보인다.
    pub(crate) about: String,
    /// 본문의 HTML.
    pub(crate) main: String,
}

/// 그 문서에 담을 것.
pub(crate) fn of(
    studio: &mut Studio,
    address: &Address,
    document: &Document,
) -> io::Result<Content> {
    let lang = document.lang;
    match &document.page {
        Page::Home => Ok(home::content(studio, address, lang)),
        Page::Lesson(slug) => lesson::content(studio, address, lang, *slug),
        Page::Embed(slug) => lesson::framed(studio, address, lang, *slug),
        Page::Teachers => Ok(teachers::content(address, lang)),
        Page::Play(game) => play::content(studio, lang, game),
        Page::Lost => Ok(lost::content(address, lang)),
    }
}
