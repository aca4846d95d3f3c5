//! 판이 알리는 것: 점수로 가린 끝, 빅장, 움직일 수 없는 말, 점수를 보는 쪽.

use gaji_lessons::play::{
    Hand, Heard, Mode, State, Told, View, bars, behind, score_about, seen, sentence, study,
};
use gaji_protocol::{Ask, Number, Reply, Scene};
use gaji_words::Lang;

use crate::{ask, games, look, thought};

fn two(position: &str, moves: &str) -> State {
    let moves = moves.split_whitespace().map(str::to_string).collect();
    State { mode: Mode::Two, position: position.into(), moves, ..State::default() }
}

fn told(game: &str, position: &str, moves: &str) -> [String; 2] {
    let info = games().into_iter().find(|info| info.id == game).expect("the game");
    let state = two(position, moves);
    let scene = look(state.seat(game));
    let heard = Heard::default();
    Lang::ALL.map(|lang| {
        sentence(&View {
            lang,
            info: &info,
            scene: &scene,
            state: &state,
            heard: &heard,
            hint: None,
            unseen: false,
            running: true,
        })
    })
}

const FACING: &str = "4k4/9/9/9/9/9/9/4P4/9/4K4 w";

/// 점수로 이긴 판은 그 점수를 말하고, 외통과 비긴 판은 말하지 않는다.
#[test]
fn a_win_by_points_tells_the_points() {
    let [ko, en] = told("janggi", "", "e2e2 e9e9");
    assert_eq!(ko, "한이 이겼어요! 두 쪽이 잇달아 쉬었어요. 점수는 초 72점, 한 73.5점이에요.");
    assert_eq!(en, "Han wins: both sides passed, so points decide: Cho 72, Han 73.5.");
    let dance = "a4b4 a7b7 b4a4 b7a7";
    let [ko, _] = told("janggi", "", &format!("{dance} {dance}"));
    assert!(ko.contains("같은 국면이 세 번 나왔어요. 점수는 초 72점, 한 73.5점이에요."), "{ko}");
    let [ko, en] = told("janggi-bikjang-count", FACING, "e3d3 e10e10");
    assert!(ko.contains("빅장에 쉬었어요. 점수는 초 2점, 한 1.5점이에요."), "{ko}");
    assert!(en.contains("Cho 2, Han 1.5"), "{en}");
    let [ko, _] = told("janggi-bikjang-draw", FACING, "e3d3 e10e10");
    assert_eq!(ko, "비겼어요. 빅장에 쉬었어요.");
    let full = format!("{} X", "X".repeat(40) + &"O".repeat(24));
    let [ko, _] = told("othello", &full, "");
    assert!(ko.contains("점수는 검정 40점, 하양 24점이에요."), "{ko}");
}

/// 빅장은 그 뜻과 함께 알리고, 빅장이 없는 규칙에서는 알리지 않는다.
#[test]
fn facing_generals_are_announced() {
    let [ko, en] = told("janggi-bikjang-count", FACING, "e3d3");
    assert!(ko.contains("빅장이에요! 두 궁이 마주 봐요. 쉬면 판이 끝나고 점수로 가려요."), "{ko}");
    assert!(en.contains("a pass now ends the game, decided by points."), "{en}");
    let [ko, en] = told("janggi-bikjang-draw", FACING, "e3d3");
    assert!(ko.contains("쉬면 비겨요.") && en.contains("in a draw."), "{ko} {en}");
    for (game, moves) in [("janggi", "e3d3"), ("janggi-bikjang-count", "e3e4")] {
        let [ko, en] = told(game, FACING, moves);
        assert!(!ko.contains("빅장") && !en.contains("ikjang"), "{ko} {en}");
    }
}

/// 국면의 글이 틀린 까닭은 판이 알리는 말과 같은 낱말로, 조사까지 맞게.
#[test]
fn a_wrong_position_is_refused_in_the_same_words() {
    for (position, why) in [
        ("4k3/8/8/8/8/8/8/4K3 x", "21번째 글자: 둘 차례는 w(백)이나 b(흑)이에요."),
        ("4k3/8/8/8/8/8/8/4R1K1 w", "둘 차례가 아닌 쪽이 체크를 받고 있어요."),
    ] {
        let Reply::Refused(refusal) = ask(Ask::Look(two(position, "").seat("chess"))) else {
            panic!("{position}")
        };
        assert!(refusal.why.ko.ends_with(why), "{}", refusal.why.ko);
    }
}

fn pressed(game: &str, position: &str, names: &str) -> String {
    let scene = look(two(position, "").seat(game));
    let mut hand = Hand::default();
    for name in names.split(' ') {
        let place = scene.places.iter().position(|place| place.name == name).expect("a place");
        assert_eq!(hand.press(&scene, place as u8, false), None);
    }
    hand.words(Lang::Ko, &scene).expect("a sentence")
}

/// 자기 말을 눌렀으면 거기에 둘 수 없다고 하지 않고, 그 말이 왜 못 움직이는지 말한다.
#[test]
fn a_piece_that_cannot_move_says_why() {
    let check = "4k3/8/8/8/8/8/P3r3/4K3 w";
    assert_eq!(
        pressed("chess", check, "a2"),
        "체크부터 피해야 해서, «a2»에 있는 말은 지금 움직일 수 없어요."
    );
    assert_eq!(pressed("chess", "", "a1"), "«a1»에 있는 말은 지금 움직일 수 없어요.");
    assert_eq!(pressed("chess", "", "e7"), "«e7»에 있는 말은 상대의 것이에요.");
    assert_eq!(pressed("chess", "", "e2 e5"), "«e2»에 있는 말은 지금 «e5»에 갈 수 없어요.");
    assert_eq!(pressed("chess", "", "a5"), "«a5»에는 지금 둘 수 없어요.");
}

/// 체스의 점수는 언제나 백 쪽에서, 다른 놀이는 둘 쪽에서. 값을 아는 말이 있으면 단위도 말한다.
#[test]
fn a_score_says_whose_and_how_much() {
    let games = games();
    let info = |id: &str| games.iter().find(|info| info.id == id).expect("the game");
    let said = |id: &str| score_about(Lang::Ko, info(id), 1);
    assert_eq!(said("chess"), "점수는 백 쪽에서 본 것이에요. 폰 하나가 100쯤이에요.");
    assert_eq!(said("janggi"), "점수는 한 쪽에서 본 것이에요. 졸·병 하나가 200쯤이에요.");
    assert_eq!(said("connect4"), "점수는 노랑 쪽에서 본 것이에요.");
    assert_eq!(seen(info("chess"), Number::Points(-29), 1), Number::Points(29));
    assert_eq!(seen(info("chess"), Number::Win(3), 0), Number::Win(3));
    assert_eq!(seen(info("janggi"), Number::Points(-29), 1), Number::Points(-29));
}

/// 흑이 퀸을 앞선 국면: 막대도 뒷이야기도 백 쪽에서 뺀 점수다.
#[test]
fn black_ahead_is_below_zero_everywhere() {
    let info = games().into_iter().find(|info| info.id == "chess").expect("the game");
    let mut state = two("q3k3/8/8/8/8/8/8/4K3 b", "");
    state.scores = true;
    state.budget = gaji_lessons::play::Budget::Depth(2);
    let asked = study(&state, &info);
    let thought = thought(asked.clone());
    let scene: Scene = look(state.seat("chess"));
    let figure = bars(Lang::En, &info, &scene, &thought, 4);
    let minus = |text: &str| text.trim_start_matches(['≤', '≥']).starts_with(['−', 'L']);
    assert!(figure.bars.iter().all(|bar| bar.parts[0] < 0 && minus(&bar.total)), "{figure:?}");
    let best = thought.best.clone().expect("a move");
    let mv = scene.moves.iter().find(|mv| mv.text == best).expect("the move");
    let heard = Heard { moved: vec![Told { ask: asked, thought, done: true }], last: None };
    let seat = state.seat("chess");
    let told = behind(Lang::En, &info, &state, &heard, (&seat, &scene), mv);
    assert!(told.real.contains("Score −") && told.real.contains("view of White"), "{}", told.real);
}
