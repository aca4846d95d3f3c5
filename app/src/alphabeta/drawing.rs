//! 지금 걸음의 그림과 말.

use gaji_figures::{self as figures, Facing, Figure, Marks, Shape};
use gaji_lessons::alphabeta::{Film, Show, condition, picture, sentence};
use gaji_protocol::{GameInfo, Node, Scene};
use leptos::prelude::*;

use super::model::Lesson;

/// 한 번에 그릴 마디. 넘으면 접는다.
const VISIBLE: usize = 60;
/// 작은 판이 든 나무에서 한 번에 그릴 마디: 커넥트 포는 뿌리와 일곱 수가 나란하다. 아이 하나만 펼치면 눕는다.
const VISIBLE_BOARDS: usize = 14;
/// 마디에 넣는 작은 판의 크기.
const THUMBNAIL: i32 = 46;

impl Lesson {
    /// 지금 걸음의 그림.
    pub(super) fn figure(self) -> Figure {
        let drawn = self.with_show(|film, show| {
            let mut tree = picture(film, self.step(), show);
            if let Some(why) = self.reason.with(|reason| reason.why) {
                why.light(film, &mut tree, show);
            }
            tree.fit(width()).figure()
        });
        drawn.unwrap_or_default()
    }

    /// 지금 걸음의 문장.
    pub(super) fn sentence(self) -> String {
        let words = self.with_show(|film, show| {
            self.state.with(|state| sentence(film, self.step(), state, show))
        });
        words.unwrap_or_else(|| self.engine.waiting(self.lang).to_string())
    }

    /// 지금 걸음의 자르는 조건.
    pub(super) fn condition(self) -> String {
        let words = self.with_show(|film, show| {
            self.state.with(|state| condition(film, self.step(), state, show))
        });
        words.unwrap_or_default()
    }

    /// 지금 그림의 설정으로 읽는다. 아직 나무가 없으면 `None`.
    pub(super) fn with_show<T>(self, draw: impl FnOnce(&Film, &Show<'_>) -> T) -> Option<T> {
        let film = self.film.read();
        let film = film.as_ref()?;
        let (state, open, ground) = (self.state.read(), self.open.read(), self.ground.read());
        let board = |node: &Node| ground.as_ref().map(|ground| thumbnail(ground, node));
        let show = Show {
            lang: self.lang,
            view: state.view,
            soft: state.soft,
            denominator: ground.as_ref().map_or(1, |(_, info)| info.denominator),
            notation: state.notation,
            lit: &[],
            open: &open,
            limit: if ground.is_some() { VISIBLE_BOARDS } else { VISIBLE },
            facing: Facing::Down,
            board: &board,
        };
        Some(draw(film, &show))
    }
}

fn thumbnail((scene, info): &(Scene, GameInfo), node: &Node) -> Shape {
    // 번호는 뿌리의 판에만: 나머지는 방금 둔 자리가 보인다.
    let numbers = node.parent.is_none();
    let marks = Marks { last: (None, node.last), numbers, ..Marks::default() };
    figures::Board::of(scene, info).thumbnail(&node.pieces, &marks, THUMBNAIL)
}

/// 그림이 놓일 너비, CSS 픽셀.
pub(super) fn width() -> u32 {
    let inner = window().inner_width().ok().and_then(|width| width.as_f64()).unwrap_or(360.0);
    (inner as u32).min(720)
}
