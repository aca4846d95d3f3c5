use super::{PRESETS, Source, State, View};
use crate::alphabeta::Notation;
use crate::alphabeta::practice::tests::practices;
use crate::speed::Speed;
use gaji_protocol::{Mistake, Seat};
use proptest::prelude::*;

fn sources() -> impl Strategy<Value = Source> {
    let words = prop::collection::vec("[a-h1-8]{1,5}", 0..5);
    let seat = ("[a-z][a-z0-9-]{0,9}", "[A-Za-z0-9/. -]{0,40}", words);
    let seat = seat.prop_map(|(game, position, moves)| Seat { game, position, moves });
    prop_oneof![
        "[ -~가-힣]{1,60}".prop_map(Source::Typed),
        any::<u32>().prop_map(Source::Random),
        seat.prop_map(Source::Game),
    ]
}

fn states() -> impl Strategy<Value = State> {
    let mistakes =
        prop::option::of(prop_oneof![Just(Mistake::UnswappedWindow), Just(Mistake::MixedSides),]);
    let views = prop_oneof![Just(View::Minimax), Just(View::Negamax)];
    let numbers = (prop::option::of(0..99_999_u32), 1..=9_u32);
    let shown = (any::<[bool; 2]>(), 0..=8_u32, prop::sample::select(Speed::ALL.to_vec()));
    let flags = any::<[bool; 4]>();
    let notations = vec![Notation::Path, Notation::Edges, Notation::Nodes];
    let hands = (prop::sample::select(notations), practices());
    (sources(), numbers, flags, views, mistakes, shown, hands).prop_map(
        |(source, (step, depth), [prune, order, cut_ties, soft], view, mistake, shown, hands)| {
            State {
                source,
                step,
                depth,
                prune,
                order,
                cut_ties,
                soft,
                view,
                mistake,
                fixed_depth: shown.0[0],
                first_tie: shown.0[1],
                budget: shown.1,
                speed: shown.2,
                notation: hands.0,
                hands_on: hands.1.to_part(),
            }
        },
    )
}

address_laws!(State, states());

#[test]
fn what_is_good_in_a_bad_address_is_kept() {
    let (state, repairs) = State::from_query("?v=1&depth=999&prune=0&order=yes&view=negamax");
    assert_eq!((state.depth, state.prune, state.order), (9, false, false));
    assert_eq!(state.view, View::Negamax);
    assert_eq!(repairs.keys, ["depth", "order"]);
}

#[test]
fn what_the_reader_turned_is_in_the_address() {
    let (state, repairs) = State::from_query("v=1&fixed=1&ties=0&budget=6&speed=0.25");
    assert!(repairs.is_empty() && state.fixed_depth && state.first_tie);
    assert_eq!((state.nodes(), state.speed), (64_000, Speed::ALL[0]));
    assert_eq!(state.to_query(), "v=1&fixed=1&ties=0&budget=6&speed=0.25");
}

#[test]
fn a_refused_tree_keeps_what_is_good_and_mending_ends() {
    let seat = |position: &str, moves: &[&str]| Seat {
        game: "connect4".into(),
        position: position.into(),
        moves: moves.iter().map(ToString::to_string).collect(),
    };
    let source = Source::Game(seat("4", &["3", "3", "9"]));
    assert_eq!(source.mended(Some(2)), Source::Game(seat("4", &["3", "3"])));
    let bare = source.mended(None);
    assert_eq!(bare, Source::Game(seat("", &[])));
    assert_eq!(bare.mended(None), Source::default());
    assert_eq!(Source::Typed("5".into()).mended(None), Source::default());
}

#[test]
fn the_default_needs_no_query() {
    assert_eq!(State::default().to_query(), "");
    let typed = |preset: &super::Preset| Source::Typed(preset.tree.to_string());
    assert_eq!(State::default().source, typed(&PRESETS[0]));
}
