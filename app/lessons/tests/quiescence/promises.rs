//! 약속한 값과 정말로 된 값: 얼마나 틀렸는지, 외통이면 몇 수 만인지.

use gaji_lessons::quiescence::{Cast, Fate, State, sentence};
use gaji_protocol::Number;
use gaji_words::Lang;

use super::{fates, film, info, outcome, told};

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
    assert_eq!(says(two, 3, Lang::Ko), ["백의 2수 외통"; 2]);
    let black = ("minichess", "3r1/5/2k2/5/K4 b - - 0 1");
    assert_eq!(says(black, 3, Lang::En), ["mate in 2 for Black"; 2]);
    let chess = ("chess", "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1");
    assert_eq!(says(chess, 2, Lang::En), ["mate in 1 for White"; 2]);
}
