//! 화면이 이름으로 부르는 조각. 목록(pages)은 모든 화면을 알지만, 화면은 목록을 모른다: 앱이 설 때 목록이 여기에 적힌다.

use leptos::prelude::*;
use std::sync::OnceLock;

use crate::place::Place;

/// 알파베타 수업의 «직접 해 보기».
pub(crate) const ROOM: &str = "room";
/// 평가 수업의, 둔 칸의 번호.
pub(crate) const DIGITS: &str = "digits";
/// 말을 놓아 국면을 차리는 판.
pub(crate) const DESK: &str = "desk";
/// 나누는 상자.
pub(crate) const SHARE: &str = "share";

/// 이름이 가리키는 화면이 설 자리를 짓는 법.
pub(crate) type Build = fn(&str) -> AnyView;

/// 조각을 부르는 법.
#[derive(Debug)]
pub(crate) struct Chunks {
    /// 수업의 첫 화면.
    pub(crate) lesson: Build,
    /// 엔진에 뒤따르는 아래 마당.
    pub(crate) rest: Build,
    /// 여는 방.
    pub(crate) below: Build,
    /// 수업 둘레의 것.
    pub(crate) around: Build,
}

static CHUNKS: OnceLock<Chunks> = OnceLock::new();

/// 앱이 설 때 한 번 적는다.
pub(crate) fn provide(chunks: Chunks) {
    // 다시 적혀도 같은 것이다.
    let _ = CHUNKS.set(chunks);
}

/// 수업의 화면.
pub(crate) fn lesson(name: &str) -> AnyView {
    build(|chunks| chunks.lesson, name)
}

/// 화면 `name`의 아래 마당. 느린 줄에서는 첫 화면을 움직일 엔진이 먼저 온다. 틀에는 없다.
pub(crate) fn rest(name: &str) -> AnyView {
    if Place::here().is_framed() { ().into_any() } else { build(|chunks| chunks.rest, name) }
}

/// 여는 방.
pub(crate) fn below(name: &str) -> AnyView {
    build(|chunks| chunks.below, name)
}

/// 수업 둘레의 것.
pub(crate) fn around(name: &str) -> AnyView {
    build(|chunks| chunks.around, name)
}

fn build(which: fn(&Chunks) -> Build, name: &str) -> AnyView {
    CHUNKS.get().map_or_else(|| ().into_any(), |chunks| which(chunks)(name))
}
