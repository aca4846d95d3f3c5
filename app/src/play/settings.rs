//! 누가 두고, 얼마나 생각하고, 같은 수에서 어떻게 고르는가.

use gaji_lessons::play::{Budget, DEPTHS, Mode, NODES, TIMES, side_name, time_text};
use gaji_words::{Lang, number, play as words};
use leptos::prelude::*;

use super::model::Match;
use crate::lang;
use crate::parts::{Glyph, Icon, Slider, Switch, Views};

/// 설정.
#[component]
pub(super) fn Settings(game: Match) -> impl IntoView {
    let lang = lang();
    let modes = Mode::ALL.map(|mode| (mode, mode_name(game, mode))).to_vec();
    let mode = Signal::derive(move || game.state.with(|state| state.mode));
    let kinds = [Kind::Time, Kind::Depth, Kind::Nodes].map(|kind| (kind, kind.name(lang))).to_vec();
    let kind = Memo::new(move |_| Kind::of(game.state.with(|state| state.budget)));
    let choose =
        Callback::new(move |kind: Kind| game.state.update(|state| state.budget = kind.first()));
    let vary = Memo::new(move |_| game.state.with(|state| state.vary));
    view! {
        <section class="panel play-settings">
            <Choices
                name="mode"
                legend=words::mode(lang)
                options=modes
                chosen=mode
                on_choose=Callback::new(move |mode| choose_mode(game, mode))
            />
            <Choices name="budget" legend=words::budget(lang) options=kinds chosen=kind on_choose=choose />
            {move || view! { <Amount game=game kind=kind.get() /> }}
            <Switch
                label=words::random_ties(lang)
                about=words::random_ties_about(lang)
                on=vary
                on_change=Callback::new(move |on| game.state.update(|state| state.vary = on))
            />
            {move || vary.get().then(|| view! { <Seed game=game /> }).views()}
        </section>
    }
}

/// 말을 옮기는 놀이는 제 말이 아래에 오게 돌린다. AI끼리는 고른 때가 시작하라는 때다.
fn choose_mode(game: Match, mode: Mode) {
    let shifts =
        game.scene.with_untracked(|scene| scene.moves.iter().any(|mv| mv.stroke.from.is_some()));
    game.running.set(mode == Mode::Watch);
    game.change(|state| {
        state.mode = mode;
        state.flipped = shifts && mode == Mode::Second;
    });
}

fn mode_name(game: Match, mode: Mode) -> String {
    let lang = game.lang;
    let side = |side| {
        game.info.with_untracked(|info| words::mode_side(lang, &side_name(lang, info, side)))
    };
    match mode {
        Mode::First => side(0),
        Mode::Second => side(1),
        Mode::Two => words::mode_two(lang).into(),
        Mode::Watch => words::mode_watch(lang).into(),
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

/// 여럿 가운데 하나: 브라우저의 라디오 단추라서 자판과 화면 읽개가 이미 안다.
#[component]
fn Choices<T: Copy + PartialEq + Send + Sync + 'static>(
    /// 한 화면에서 하나뿐인 이름.
    name: &'static str,
    legend: &'static str,
    options: Vec<(T, String)>,
    #[prop(into)] chosen: Signal<T>,
    on_choose: Callback<T>,
) -> impl IntoView {
    let option = move |(value, label): (T, String)| {
        view! {
            <label class="play-choice">
                <input
                    type="radio"
                    name=name
                    prop:checked=move || chosen.get() == value
                    on:change=move |_| on_choose.run(value)
                />
                <span>{label}</span>
            </label>
        }
    };
    // 넷은 두 줄로 나눈다.
    let columns = if options.len() == 4 { 2 } else { options.len() };
    view! {
        <fieldset class="play-choices" style=format!("--columns:{columns}")>
            <legend>{legend}</legend>
            <div>{options.into_iter().map(option).views()}</div>
        </fieldset>
    }
}
