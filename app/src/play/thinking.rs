//! 얼마나 생각하고, 같은 수에서 어떻게 고르는가.

use gaji_lessons::play::{Budget, DEPTHS, NODES, TIMES, time_text};
use gaji_words::{Lang, number, play as words};
use leptos::prelude::*;

use super::choices::choices;
use super::model::Match;
use crate::lang;
use crate::parts::{Glyph, Icon, Slider, Switch, Views};

/// 생각하는 법.
#[component]
pub(super) fn Thinking(game: Match) -> impl IntoView {
    let lang = lang();
    let kind = Memo::new(move |_| Kind::of(game.state.with(|state| state.budget)));
    let choose = Callback::new(move |kind: usize| {
        game.state.update(|state| state.budget = Kind::ALL[kind].first());
    });
    let chosen = Signal::derive(move || Kind::ALL.iter().position(|one| *one == kind.get()));
    let names = Kind::ALL.map(|kind| kind.name(lang)).to_vec();
    let vary = Memo::new(move |_| game.state.with(|state| state.vary));
    view! {
        {choices("budget", words::budget(lang).into(), names, chosen, choose)}
        {move || view! { <Amount game=game kind=kind.get() /> }}
        <Switch
            label=words::random_ties(lang)
            about=words::random_ties_about(lang)
            on=vary
            on_change=Callback::new(move |on| game.state.update(|state| state.vary = on))
        />
        {move || vary.get().then(|| view! { <Seed game=game /> }).views()}
    }
}

/// 무엇으로 재는가.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Time,
    Depth,
    Nodes,
}

impl Kind {
    const ALL: [Self; 3] = [Self::Time, Self::Depth, Self::Nodes];

    const fn of(budget: Budget) -> Self {
        match budget {
            Budget::Time(_) => Self::Time,
            Budget::Depth(_) => Self::Depth,
            Budget::Nodes(_) => Self::Nodes,
        }
    }

    fn name(self, lang: Lang) -> String {
        match self {
            Self::Time => words::budget_time(lang).into(),
            Self::Depth => words::budget_depth(lang).into(),
            Self::Nodes => words::budget_nodes(lang).into(),
        }
    }

    /// 이것으로 바꾸었을 때의 예산.
    const fn first(self) -> Budget {
        match self {
            Self::Time => Budget::Time(TIMES[0]),
            Self::Depth => Budget::Depth(4),
            Self::Nodes => Budget::Nodes(NODES[2]),
        }
    }
}

/// 예산의 조절대. 눈금은 표의 번호다.
#[component]
fn Amount(game: Match, kind: Kind) -> impl IntoView {
    let lang = lang();
    let set = move |budget: Budget| game.state.update(|state| state.budget = budget);
    let value = Signal::derive(move || match game.state.with(|state| state.budget) {
        Budget::Time(ms) => notch(&TIMES, ms),
        Budget::Depth(depth) => depth.into(),
        Budget::Nodes(nodes) => notch(&NODES, nodes),
    });
    match kind {
        Kind::Time => view! {
            <Slider
                label=words::think_time(lang)
                value=value
                range=(0, TIMES.len() as i64 - 1)
                text=match lang {
                    Lang::Ko => |n| time_text(Lang::Ko, at(&TIMES, n)),
                    Lang::En => |n| time_text(Lang::En, at(&TIMES, n)),
                }
                on_input=Callback::new(move |n| set(Budget::Time(at(&TIMES, n))))
            />
        },
        Kind::Depth => view! {
            <Slider
                label=words::think_depth(lang)
                value=value
                range=(DEPTHS.0.into(), DEPTHS.1.into())
                text=match lang {
                    Lang::Ko => |n| words::depth_value(Lang::Ko, &n),
                    Lang::En => |n| words::depth_value(Lang::En, &n),
                }
                on_input=Callback::new(move |n: i64| set(Budget::Depth(n as u32)))
            />
        },
        Kind::Nodes => view! {
            <Slider
                label=words::think_nodes(lang)
                value=value
                range=(0, NODES.len() as i64 - 1)
                text=|n| number(at(&NODES, n) as i64)
                on_input=Callback::new(move |n| set(Budget::Nodes(at(&NODES, n))))
            />
        },
    }
}

/// `value`를 넘지 않는 마지막 눈금: 주소에는 눈금 사이의 값도 적힐 수 있다.
fn notch<T: PartialOrd>(table: &[T], value: T) -> i64 {
    table.iter().rposition(|mark| *mark <= value).unwrap_or(0) as i64
}

fn at<T: Copy>(table: &[T], notch: i64) -> T {
    table[(notch.max(0) as usize).min(table.len() - 1)]
}

#[component]
fn Seed(game: Match) -> impl IntoView {
    let lang = lang();
    let next = move |_| game.state.update(|state| state.seed = state.seed.wrapping_add(1));
    view! {
        <p class="play-seed">
            {move || words::seed(lang, &game.state.with(|state| state.seed))}
            <button class="button" type="button" on:click=next>
                <Icon glyph=Glyph::Again />
                {words::reseed(lang)}
            </button>
        </p>
    }
}
