//! 모든 놀이를 화면이 두듯이 두어 본다: 누른 자리, 무르기, 주소, 생각, 문장.

mod announcements;
mod behind;
mod captured;
mod hints;
mod score_sheet;
mod settings;
mod tastes;
mod why_not;

use gaji_engine::Service;
use gaji_lessons::numbers::{short_in, spoken_in};
use gaji_lessons::play;
use gaji_lessons::play::{
    Hand, Heard, Mover, State, Told, View, bars, grips, mover, sentence, study, take_back, think,
};
use gaji_protocol::{
    Ask, GameInfo, MoveInfo, Number, Reply, Request, Response, Scene, Seat, Stroke, ThinkAsk,
    Thought, decode, encode,
};
use gaji_words::Lang;

/// 마지막 답.
pub(crate) fn ask(ask: Ask) -> Reply {
    let request = encode(&Request { id: 1, ask });
    let mut last = None;
    Service::page().handle(&request, &|| 0.0, &mut |bytes| {
        last = decode(bytes).map(|response: Response| response.reply);
    });
    last.expect("a reply")
}

pub(crate) fn games() -> Vec<GameInfo> {
    match ask(Ask::Games) {
        Reply::Games(games) => games,
        other => panic!("{other:?}"),
    }
}

pub(crate) fn look(seat: Seat) -> Scene {
    match ask(Ask::Look(seat)) {
        Reply::Scene(scene) => *scene,
        other => panic!("{other:?}"),
    }
}

pub(crate) fn thought(ask_for: ThinkAsk) -> Thought {
    match ask(Ask::Think(ask_for)) {
        Reply::Thought(thought) => thought,
        other => panic!("{other:?}"),
    }
}

/// 첫 `plies`수를, 놀이마다 다르게.
pub(crate) fn walk(info: &GameInfo, plies: usize) -> (State, Scene) {
    let mut state = State { mode: play::Mode::Two, ..State::default() };
    let mut scene = look(state.seat(&info.id));
    for ply in 0..plies {
        let Some(mv) = scene.moves.get((ply * 7 + 3) % scene.moves.len().max(1)) else { break };
        state.moves.push(mv.text.clone());
        scene = look(state.seat(&info.id));
    }
    (state, scene)
}

/// 자리를 눌러 `mv`를 둔 손과, 정해진 수.
fn by_hand(scene: &Scene, mv: &MoveInfo) -> (Hand, Option<MoveInfo>) {
    let Stroke { from, to, .. } = mv.stroke;
    let (mut hand, to) = (Hand::default(), to.expect("a landing"));
    if let Some(from) = from {
        assert!(hand.clone().drag(scene, from));
        assert_eq!(hand.press(scene, from, false), None);
        assert_eq!(hand.selected(), Some(from));
        assert!(hand.targets(scene).contains(&to));
    }
    let mv = hand.press(scene, to, false);
    (hand, mv)
}

#[test]
fn every_move_of_every_game_can_be_made_by_pressing_places() {
    for info in games() {
        for plies in [0, 5, 12] {
            let (_, scene) = walk(&info, plies);
            for mv in scene.moves.iter().filter(|mv| mv.stroke != Stroke::default()) {
                match by_hand(&scene, mv) {
                    (hand, Some(played)) => {
                        assert_eq!((&played, hand), (mv, Hand::default()), "{}", info.id);
                    }
                    (Hand { choices, .. }, None) => {
                        assert!(choices.len() > 1 && choices.contains(mv), "{}", info.id);
                        assert!(choices.iter().all(|mv| mv.stroke.choice.is_some()));
                    }
                }
            }
        }
    }
}

#[test]
fn a_lifted_piece_can_be_put_back_and_a_crowded_board_asks_twice() {
    let chess = look(Seat { game: "chess".into(), ..Seat::default() });
    let mut hand = Hand::default();
    let pawn = chess.moves[0].stroke.from.expect("a pawn");
    let held = grips(&State::default(), &chess);
    assert!(held.contains(&pawn) && held.len() == 10, "{held:?}");
    assert_eq!(grips(&State { mode: play::Mode::Second, ..State::default() }, &chess), [0; 0]);
    for lifted in [Some(pawn), None] {
        assert_eq!(hand.press(&chess, pawn, false), None);
        assert_eq!(hand.lifted, lifted);
    }
    let gomoku = look(Seat { game: "gomoku".into(), ..Seat::default() });
    assert_eq!(hand.targets(&gomoku), [0; 0], "every empty point is open");
    assert_eq!(hand.press(&gomoku, 7, true), None);
    assert_eq!(hand.press(&gomoku, 8, true), None, "another point is aimed at");
    assert_eq!(hand.press(&gomoku, 8, true).and_then(|mv| mv.stroke.to), Some(8));
    assert!(!hand.drag(&gomoku, 8));
}

/// 사례 C4-08. 가득 찬 줄을 누르면 두지 않고 그렇다고 말한다. 그 줄의 칸만 닫힌다.
#[test]
fn a_place_where_nothing_can_be_done_says_so() {
    let moves = vec!["4".to_string(); 6];
    let scene = look(Seat { game: "connect4".into(), position: String::new(), moves });
    let targets = Hand::default().targets(&scene);
    let columns: Vec<u8> = targets.iter().map(|place| place % 7).collect();
    assert_eq!(columns, [0, 1, 2, 4, 5, 6]);
    let mut hand = Hand::default();
    assert_eq!(hand.press(&scene, 3, false), None);
    for lang in Lang::ALL {
        let said = hand.words(lang, &scene).expect("a sentence");
        assert!(said.contains(&scene.places[3].name), "{said}");
    }
    assert!(hand.press(&scene, targets[0], false).is_some());
    assert_eq!(hand.words(Lang::En, &scene), None);
    let chess = look(Seat { game: "chess".into(), ..Seat::default() });
    let pawn = chess.moves[0].stroke.from.expect("a pawn");
    for (place, refused) in [(pawn, false), (pawn, false), (pawn, false), (0, true)] {
        assert_eq!(hand.press(&chess, place, false), None);
        assert_eq!(hand.words(Lang::En, &chess).is_some(), refused);
    }
}

/// 빈 점인데 왜 안 되는지는 놀이만 안다: 일반룰 오목의 3-3.
#[test]
fn a_place_the_rules_forbid_says_why() {
    let moves = "f8 a1 g8 c1 h6 e1 h7 g1".split(' ').map(String::from).collect();
    let scene = look(Seat { game: "gomoku-korean".into(), position: String::new(), moves });
    let place = scene.places.iter().position(|place| place.name == "h8").expect("h8") as u8;
    let mut hand = Hand::default();
    assert_eq!(hand.press(&scene, place, false), None);
    let said = |lang| hand.words(lang, &scene).expect("a sentence");
    assert_eq!(said(Lang::Ko), "«h8»: 3-3은 둘 수 없어요.");
    assert_eq!(said(Lang::En), "h8: a double three (3-3) is not allowed.");
}

/// 사례 C4-05. 끝난 판은 눌러도 그대로다.
#[test]
fn a_finished_game_takes_no_press() {
    let moves = ["1", "1", "1", "6", "1", "6", "1", "6", "1"].map(str::to_string).to_vec();
    let state = State { moves, ..State::default() };
    let scene = look(state.seat("connect4"));
    assert_eq!((mover(&state, &scene), scene.moves.len()), (Mover::Nobody, 0));
    assert_eq!(scene.ending.as_ref().map(|ending| ending.line.len()), Some(4));
    for place in 0..scene.places.len() as u8 {
        assert_eq!(Hand::default().press(&scene, place, false), None);
    }
}

/// 사례 WEB-04. 들은 생각은 생각한 그 국면의 것이다: 둔 뒤에도, 물러 돌아와도 다른 국면의 것을 보이지 않는다.
#[test]
fn what_was_heard_belongs_to_its_position() {
    let info = games().into_iter().find(|info| info.id == "connect4").expect("the game");
    let mut state = State { mode: play::Mode::Two, scores: true, ..State::default() };
    state.budget = play::Budget::Depth(3);
    let before = state.seat(&info.id);
    let asked = study(&state, &info);
    let told = Told { thought: thought(asked.clone()), ask: asked, done: true };
    let mut heard = Heard { last: Some(told), moved: Vec::new() };
    assert!(heard.at(&before).is_some());
    state.moves.push("4".into());
    let after = state.seat(&info.id);
    assert!(heard.at(&after).is_none());
    let asked = study(&state, &info);
    heard.last = Some(Told { thought: thought(asked.clone()), ask: asked, done: true });
    let scene = look(after.clone());
    take_back(&mut state, scene.side);
    assert_eq!(state.seat(&info.id), before);
    assert!(heard.at(&before).is_none() && heard.at(&after).is_some());
}

#[test]
fn a_game_goes_on_from_its_address() {
    for info in games() {
        let (state, scene) = walk(&info, 9);
        let (read, repairs) = State::from_query(&state.to_query());
        assert!(repairs.is_empty());
        assert_eq!(look(read.seat(&info.id)), scene);
        // 국면의 표기도 주소를 지난다.
        let moved = State { position: scene.position.clone(), ..State::default() };
        let (read, repairs) = State::from_query(&moved.to_query());
        assert!(repairs.is_empty());
        assert_eq!(look(read.seat(&info.id)).position, scene.position);
    }
}

#[test]
fn the_machine_moves_and_its_scores_are_drawn() {
    for info in games() {
        let (mut state, scene) = walk(&info, 3);
        // 짧은 놀이는 벌써 끝났다.
        if scene.ending.is_some() {
            continue;
        }
        state.budget = play::Budget::Nodes(20_000);
        state.scores = true;
        state.mode = play::Mode::Watch;
        assert_eq!(mover(&state, &scene), Mover::Machine);
        let asked = think(&state, &info);
        let thought = thought(asked.clone());
        let figure = bars(Lang::En, &info, &scene, &thought, 8);
        assert!(!figure.bars.is_empty() && figure.bars.iter().any(|bar| bar.chosen), "{}", info.id);
        let told = Told { ask: asked, thought, done: true };
        let heard = Heard { last: Some(told.clone()), moved: vec![told.clone()] };
        assert!(heard.at(&state.seat(&info.id)).is_some());
        state.moves.extend(told.thought.best.clone());
        assert!(heard.leading_to(&state.seat(&info.id)).is_some());
        let scene = look(state.seat(&info.id));
        for lang in Lang::ALL {
            let view = View {
                lang,
                info: &info,
                scene: &scene,
                state: &state,
                heard: &heard,
                hint: None,
                unseen: false,
                running: true,
            };
            let said = sentence(&view);
            assert!(said.contains(&told.thought.depth.to_string()), "{said}");
        }
    }
}

/// 같은 씨앗은 같은 수를, 다른 씨앗들은 여러 수를 고른다. 살펴보기는 언제나 첫째다.
#[test]
fn ties_are_broken_by_the_seed_in_play_and_never_in_study() {
    let info = games().into_iter().find(|info| info.id == "tictactoe").expect("the game");
    let state = |seed| State { seed, budget: play::Budget::Depth(9), ..State::default() };
    let best = |seed| thought(think(&state(seed), &info)).best.expect("a move");
    assert_eq!(best(5), best(5));
    let mut seen: Vec<_> = (0..20).map(best).collect();
    seen.sort_unstable();
    seen.dedup();
    assert!(seen.len() > 3, "{seen:?}");
    let plain = State { vary: false, ..state(5) };
    let first = thought(think(&plain, &info)).best;
    assert_eq!(thought(study(&state(5), &info)).best, first);
}

#[test]
fn the_end_is_told_with_its_reason_and_can_be_taken_back() {
    let info = games().into_iter().find(|info| info.id == "connect4").expect("the game");
    let moves = ["1", "2", "1", "2", "1", "2", "1"].map(str::to_string).to_vec();
    let mut state = State { moves, ..State::default() };
    let scene = look(state.seat(&info.id));
    assert_eq!(mover(&state, &scene), Mover::Nobody);
    let ending = scene.ending.as_ref().expect("an end");
    assert_eq!((ending.winner, ending.line.len()), (Some(0), 4));
    let view = View {
        lang: Lang::En,
        info: &info,
        scene: &scene,
        state: &state,
        heard: &Heard::default(),
        hint: None,
        unseen: false,
        running: false,
    };
    let said = sentence(&view);
    assert!(said.contains(&info.sides[0].en) && said.contains(&ending.words.en), "{said}");
    take_back(&mut state, scene.side);
    assert_eq!((state.moves.len(), mover(&state, &look(state.seat(&info.id)))), (6, Mover::Human));
}

/// 체스의 외통은 두 쪽이 한 번씩 둔 것을 한 수로, 다른 놀이는 수(ply)마다 센다.
#[test]
fn chess_mates_are_counted_in_moves() {
    let games = games();
    let info = |id: &str| games.iter().find(|info| info.id == id).expect("the game");
    let said = |id: &str, value: Number| {
        [spoken_in(Lang::En, value, info(id)), short_in(Lang::Ko, value, info(id))]
    };
    assert_eq!(said("chess", Number::Win(3)), ["mates in 2", "승2"]);
    assert_eq!(said("minichess", Number::Loss(4)), ["is mated in 2", "패2"]);
    assert_eq!(said("janggi", Number::Win(3)), ["wins in 3 plies", "승3"]);
}
