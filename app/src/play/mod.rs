//! 두고 살펴보는 화면. 놀이를 모른다: 엔진이 들려주는 자리와 말과 수로만 그린다.

mod opening;
mod model;
mod mind;
mod typing;
mod stage;
mod drag;
mod promotion;
mod actions;
mod settings;
mod choices;
mod arrangement;
mod thinking;
mod values;
mod analysis;
mod scores;
mod moves;
mod notation;
mod kept;
mod sound;

use gaji_protocol::{Ask, GameInfo, Reply};
use gaji_words::{errors, play as words};
use leptos::prelude::*;

use crate::address::href;
use crate::arrival::host;
use crate::bridge::{Engine, use_engine};
use crate::lang;
use crate::parts::{Notice, Weight};
use crate::route::Page;
use crate::shell::PageTitle;
use crate::{chunks, query};
use actions::Actions;
use analysis::Analysis;
use model::Match;
use moves::Moves;
use notation::Notation;
use opening::{Opening, open};
use settings::Settings;
use stage::Stage;
use values::values;

/// 두는 화면. 엔진이 서면 판을 편다.
#[component]
pub(crate) fn Play(
    /// 주소에 적힌 놀이의 이름.
    game: String,
) -> impl IntoView {
    let lang = lang();
    let engine = use_engine();
    let query = query::search();
    // 한 번 편 판은 엔진이 새로 서도 그대로다.
    let opened = Memo::new(move |before: Option<&Option<Result<Opening, String>>>| {
        if let Some(Some(opened)) = before {
            return Some(opened.clone());
        }
        match find(engine, &game)? {
            Some(info) => open(engine, lang, info, &query).map(Ok),
            None => Some(Err(errors::game_unknown(lang, &game))),
        }
    });
    let body = move || match opened.get() {
        None => view! { <p class="coming">{engine.waiting(lang)}</p> }.into_any(),
        Some(Err(why)) => view! { <Unknown why=why /> }.into_any(),
        Some(Ok(opening)) => view! { <Table opening=opening /> }.into_any(),
    };
    body.into_any()
}

/// 엔진이 아직 없으면 `None`, 그런 놀이가 없으면 `Some(None)`.
fn find(engine: Engine, game: &str) -> Option<Option<GameInfo>> {
    let Some(Reply::Games(games)) = engine.now(Ask::Games) else { return None };
    Some(games.into_iter().find(|info| info.id == game))
}

#[component]
fn Unknown(why: String) -> impl IntoView {
    let lang = lang();
    view! {
        <PageTitle words=why.clone() />
        <section class="lost">
            <h1>{why}</h1>
            <a class="button primary" href=href(lang, &Page::Home)>{words::other_games(lang)}</a>
        </section>
    }
}

/// 펼친 판.
#[component]
fn Table(opening: Opening) -> impl IntoView {
    let lang = lang();
    let title = {
        let name = &opening.info.name;
        words::title(lang, lang.pick(&name.ko, &name.en))
    };
    let game = Match::begin(opening);
    host(game);
    view! {
        <PageTitle words=title.clone() />
        <article class="play">
            <h1>{title}</h1>
            <div class="play-board">
                <Notice
                    words=game.trouble
                    weight=Weight::Fault
                    on_close=Callback::new(move |()| game.trouble.set(String::new()))
                />
                <Notice
                    words=game.news
                    on_close=Callback::new(move |()| game.news.set(String::new()))
                />
                <Stage game=game />
                <Actions game=game />
            </div>
            <div class="play-side">
                <Settings game=game />
                {chunks::rest("play")}
            </div>
        </article>
    }
}

/// 판과 고를 것 아래의 마당.
pub(crate) fn below() -> AnyView {
    let game: Match = expect_context();
    view! {
        {values(game)}
        <Analysis game=game />
        <Moves game=game />
        <Notation game=game />
    }
    .into_any()
}
