//! 적은 나무가 주소를 오가도 그대로인가, 실수가 나무에서 티가 나는가.

#![allow(clippy::unwrap_used, reason = "시험은 멈추는 것으로 알린다")]

use gaji_engine::Service;
use gaji_lessons::alphabeta::{PRESETS, Source, State, choice_name, telling};
use gaji_lessons::query::MAX_BYTES;
use gaji_protocol::{
    Ask, Mistake, Number, Reply, Request, Response, Seat, TraceAsk, decode, encode,
};
use gaji_words::Lang;
use proptest::prelude::*;

fn ask(ask: Ask) -> Reply {
    let mut told = None;
    Service::page().handle(&encode(&Request { id: 1, ask }), &|| 0.0, &mut |bytes| {
        told = decode(bytes).map(|Response { reply, .. }| reply);
    });
    told.unwrap()
}

/// 적은 글을 엔진이 고쳐 적은 것.
fn rewritten(text: &str) -> String {
    let seat = Seat { game: "tree".into(), position: text.into(), moves: Vec::new() };
    match ask(Ask::Look(seat)) {
        Reply::Scene(scene) => scene.position,
        other => panic!("{text:.60}: {other:?}"),
    }
}

fn answer(state: &State) -> (Number, String) {
    let ask_it =
        TraceAsk { seat: state.source.seat(), settings: state.settings(), open: Vec::new() };
    match ask(Ask::Trace(ask_it)) {
        Reply::Trace(trace) => (trace.summary.value, choice_name(&trace, Lang::En)),
        other => panic!("{other:?}"),
    }
}

/// 나머지 설정이 가장 긴 상태.
fn longest(source: Source) -> State {
    let (state, repairs) = State::from_query(
        "step=99999&depth=9&prune=0&order=1&cut=gt&soft=0&view=negamax&mistake=window&fixed=1\
         &ties=0&budget=8&speed=0.25",
    );
    assert!(repairs.is_empty());
    State { source, ..state }
}

fn survives(text: &str) {
    let state = longest(Source::typed(rewritten(text)).unwrap());
    let query = state.to_query();
    let (read, repairs) = State::from_query(&query);
    assert!(query.len() <= MAX_BYTES && repairs.is_empty(), "{} bytes: {repairs:?}", query.len());
    assert_eq!(read, state);
}

/// 나무 하나: 층마다 가지가 둘이나 셋, 깊이는 8까지. 빈칸과 두 가지 빼기표가 섞인다.
fn odd_trees() -> impl Strategy<Value = String> {
    let number = (prop::sample::select(vec!["", "-", "−", " − 0"]), 0..=999_u32);
    let leaf = number.prop_map(|(sign, value)| format!("{}{value:03}", sign.replace(" − 0", "−0")));
    leaf.prop_recursive(7, 400, 3, |inner| {
        let space = prop::sample::select(vec!["", " ", "\u{a0}\t", "   "]);
        (prop::collection::vec(inner, 1..=3), space).prop_map(|(children, space)| {
            format!("[{space}{}{space}]", children.join(&format!("{space},{space}")))
        })
    })
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(200) })]

    /// 받은 나무는 어떻게 적었든 주소를 오가도 그 나무다.
    #[test]
    fn typed_trees_survive_the_address(text in odd_trees()) {
        survives(&format!("[{text}]"));
    }
}

/// 갈래마다 가지가 둘 이상인 나무로는 가장 긴 것: 깊이 8, 잎 500개, 세 자리 음수.
#[test]
fn the_largest_tree_fits_the_address() {
    fn grow(depth: usize, leaves: usize) -> String {
        match (depth, leaves) {
            (_, 1) => "− 999".replace(' ', ""),
            (1, leaves) => format!("[ {} ]", vec!["−999"; leaves].join(" , ")),
            _ => {
                let half = leaves / 2;
                format!("[ {} , {} ]", grow(depth - 1, leaves - half), grow(depth - 1, half))
            }
        }
    }
    let text = grow(8, 500);
    assert!(text.len() > 4_000 && rewritten(&text).len() < 4_000, "{}", text.len());
    survives(&text);
}

/// 받지 못할 만큼 긴 것은 외가지만 길게 이은 나무뿐이다: 조용히 버리지 않고 받지 않는다.
#[test]
fn a_tree_too_long_for_the_address_is_not_taken() {
    let twig = format!("{}-999{}", "[".repeat(7), "]".repeat(7));
    let text = format!("[{}]", vec![twig; 430].join(","));
    assert_eq!(rewritten(&text), text);
    assert_eq!(Source::typed(text), None);
}

/// 실수마다, 어느 나무에서 켜든 그 나무나 대신 펴는 나무에서 티가 난다.
#[test]
fn every_mistake_tells_on_its_tree() {
    for mistake in [Mistake::UnswappedWindow, Mistake::MixedSides] {
        let tells = |source: &Source, order: bool| {
            let right = State { source: source.clone(), order, ..State::default() };
            answer(&right) != answer(&State { mistake: Some(mistake), ..right.clone() })
        };
        assert!([false, true].iter().all(|&order| tells(&telling(mistake), order)), "{mistake:?}");
        for preset in PRESETS {
            let here = Source::Typed(preset.tree.into());
            let opened = if tells(&here, false) { here } else { telling(mistake) };
            assert!(tells(&opened, false), "{mistake:?}: {opened:?}");
        }
    }
}
