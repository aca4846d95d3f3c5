//! 약속한 값과 정말로 된 값: 얼마나 틀렸는지, 외통이면 몇 수 만인지.

use gaji_lessons::quiescence::{Cast, FULL, Fate, NO_CAP, State, judged, missed, sentence};
use gaji_protocol::Number;
use gaji_words::Lang;

use super::{at, fates, film, info, outcome, think, told};

/// 폰 하나에는 못 미쳐도 얻는다더니 잃으면 ✓가 붙지 않는다.
#[test]
fn a_gain_that_turns_to_a_loss_is_not_kept() {
    let mut state = State::default();
    (state.seat.game, state.seat.position) =
        ("chess".into(), "8/8/8/2K4R/8/8/8/3k4 w - - 9 38".into());
    let film = film(&state);
    assert_eq!(outcome(&film.reels[1]), told("h5h7", "+0.15", "−0.09"));
    assert_eq!(fates(&film), [Fate::Slipped; 2]);
}

/// 외통은 몇 수 만인지 말하고, 약속한 외통은 두어 보아도 그 외통이다. 체스는 두 쪽의 수를, 장기는 수(ply)를 센다.
#[test]
fn mates_say_in_how_many() {
    let says = |seat: (&str, &str), depth: u32, lang: Lang| {
        let mut state = State { depth, ..State::default() };
        (state.seat.game, state.seat.position) = (seat.0.into(), seat.1.into());
        let (film, info) = (film(&state), info(seat.0));
        assert_eq!(fates(&film), [Fate::Kept; 2], "{seat:?}");
        let (cast, reel) = (Cast { lang, info: &info }, &film.reels[1]);
        let write = |value: Number| cast.change(value, reel.base());
        let chosen = sentence(&film, film.marks()[0], &cast);
        assert!(chosen.contains(&write(reel.promised())), "{chosen}");
        [write(reel.promised()), write(reel.became().expect("a value"))]
    };
    let one = ("minichess", "k4/3R1/5/5/K3R w - - 0 1");
    assert_eq!(says(one, 1, Lang::En), ["mate in 1 for White"; 2]);
    let two = ("minichess", "k4/5/2K2/5/3R1 w - - 0 1");
    assert_eq!(says(two, 3, Lang::En), ["mate in 2 for White"; 2]);
    assert_eq!(says(two, 3, Lang::Ko), ["백의 2수 체크메이트"; 2]);
    let black = ("minichess", "3r1/5/2k2/5/K4 b - - 0 1");
    assert_eq!(says(black, 3, Lang::En), ["mate in 2 for Black"; 2]);
    let chess = ("chess", "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1");
    assert_eq!(says(chess, 2, Lang::En), ["mate in 1 for White"; 2]);
}

/// 두 판이 같은 미끼를 물었으면, 약속을 지킨 오른쪽도 ✓가 아니고 놓친 수를 안다. 알기 전에는 ✓를 붙이지 않는다.
#[test]
fn a_kept_promise_that_missed_a_better_move_is_not_praised() {
    let state = at("r4/qp2k/p1Bp1/PRP2/2nQK b - - 0 14");
    let film = film(&state);
    assert_eq!(fates(&film), [Fate::Broken, Fate::Kept]);
    assert_eq!(judged(&[], &film, 1), None);
    let told = think(state.hindsight(&film));
    assert_eq!([0, 1].map(|side| judged(&told, &film, side)), [Some(Fate::Broken); 2]);
    let better = missed(&told, &film, 1).expect("a better move");
    assert_ne!(better.mv.as_ref(), film.reels[1].chosen().map(|node| &node.text));
}

/// 가르치는 국면에서 오른쪽은 놓친 것이 없고, 왼쪽이 놓친 수를 골랐다.
#[test]
fn the_taught_answer_stands_in_hindsight() {
    let state = State::default();
    let film = film(&state);
    let told = think(state.hindsight(&film));
    assert_eq!(judged(&told, &film, 1), Some(Fate::Kept));
    assert_eq!(missed(&told, &film, 1), None);
    assert_eq!(missed(&told, &film, 0).and_then(|better| better.mv).as_deref(), Some("c1e3"));
}

/// 끝난 판은 더 볼 것이 없어도 판정은 난다.
#[test]
fn a_mate_needs_no_hindsight() {
    let state = at("k4/3R1/5/5/K3R w - - 0 1");
    let film = film(&state);
    assert_eq!(judged(&think(state.hindsight(&film)), &film, 1), Some(Fate::Kept));
}

/// 한 마디에서 처음 안 값은 «더 낫다»고 하지 않고, 그 마디의 값보다 나을 때만 그렇게 말한다.
#[test]
fn better_is_said_only_of_the_same_node() {
    let (film, info) = (film(&State::default()), info("minichess"));
    let cast = Cast { lang: Lang::En, info: &info };
    let said: Vec<_> = (0..=film.last()).map(|step| sentence(&film, step, &cast)).collect();
    assert!(said.iter().any(|words| words == "This is better for Black: now −4."), "{said:#?}");
    assert!(said.iter().any(|words| words == "The best for Black so far: +3."), "{said:#?}");
}

/// 거절된 것은 무엇을 되돌렸는지 그 이름으로 말하고, 주소의 국면은 그 국면이 틀렸다고 말한다.
#[test]
fn what_was_undone_is_named() {
    let plain = State::default();
    let undone = |state: &State, before: Option<&State>| state.undone(before, "Why.", Lang::En);
    let mut deep = State { depth: 5, ..plain.clone() };
    assert_eq!(undone(&deep, Some(&plain)), "Undone: depth 5. Why.");
    assert_eq!(undone(&deep, None), "Undone: depth 5. Why.");
    (deep.depth, deep.quiet.cap) = (1, 11);
    assert_eq!(undone(&deep, Some(&plain)), "Undone: Cap of quiescence 11. Why.");
    deep.quiet = gaji_protocol::Quiet { cap: NO_CAP, stand_pat: false, ..FULL };
    let both = "Undone: Cap of quiescence none, Stand pat. Why.";
    assert_eq!(undone(&deep, Some(&plain)), both);
    let other = at("5/5/5/5/5 w - - 0 1");
    let link = "The position in this link cannot be used: Why. The first one is shown instead.";
    assert_eq!(undone(&other, None), link);
    let kept = "This position cannot be used: Why. The one before is kept.";
    assert_eq!(undone(&other, Some(&plain)), kept);
}
