//! 주소의 물음(query)에 적는 상태. 지나온 길을 늘리지 않고 지금 것을 바꾼다(replaceState). 마음먹고 누른 것(다른 국면이나
//! 나무, 조절할 값)만 남긴다.

use leptos::prelude::*;

use crate::{
    address::{here, push, replace},
    effect,
    pace::Pace,
    parts::Showing,
    place::Place,
};

/// 이 화면이 열린 물음(query), `?` 없이.
#[must_use]
pub fn search() -> String {
    Place::here().visit.with_untracked(|visit| visit.query.clone())
}

/// 주소의 물음이 상태와 다를 때마다 고쳐 적는다: 잘못 적혀 온 것도. 부른 곳이 사라지면 멈춘다.
///
/// `query`는 `?` 없는 글이고, 비면 물음을 지운다.
pub fn keep(query: impl Fn() -> String + Send + Sync + 'static) {
    follow(Signal::derive(query));
}

fn follow(query: Signal<String>) {
    Showing::note(|showing| showing.state.set(Some(query)));
    let place = Place::here();
    let pace = Pace::new(Callback::new(move |()| replace(&place.address())));
    effect(move || {
        let query = query.get();
        if place.query.with_untracked(|current| *current != query) {
            place.query.set(query);
            if !place.is_framed() {
                pace.go();
            }
        }
    });
}

/// 마음먹고 누른 상태로 한 걸음 나아간다: 뒤로 가면 지금 상태로 돌아온다.
pub(crate) fn step(query: &str) {
    let place = Place::here();
    if place.is_framed() {
        return;
    }
    replace(&place.address());
    // 거절되면 지나온 길에 남지 않을 뿐, 상태는 곧 적힌다.
    let _ = push(&here(query));
}
