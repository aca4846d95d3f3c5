//! 진짜 엔진의 기록으로 본 두 판의 영화: 약속한 값과 정말로 된 값, 걸음마다의 수순과 문장.

mod promises;

use gaji_engine::Service;
use gaji_lessons::numbers::change;
use gaji_lessons::quiescence::{
    Cast, EXAMPLES, FULL, Fate, Film, Glimpse, LINES, MISTAKES, Reel, State, TOGGLES, Verdict,
    count, is_mirage, lit_line, picture, rows, ruler, sentence,
};
use gaji_protocol::{
    Ask, GameInfo, Number, Quiet, Reply, Request, Response, ThinkAsk, Thought, Trace, TraceAsk,
    decode, encode,
};
use gaji_words::Lang;

fn ask(ask: Ask) -> Reply {
    let request = encode(&Request { id: 1, ask });
    let mut last = None;
    Service::page().handle(&request, &|| 0.0, &mut |bytes| {
        last = decode::<Response>(bytes).map(|response| response.reply);
    });
    last.expect("a reply")
}

fn trace(asked: TraceAsk) -> Option<Trace> {
    match ask(Ask::Trace(asked)) {
        Reply::Trace(trace) => Some(*trace),
        _ => None,
    }
}

fn side(state: &State) -> u8 {
    let Reply::Scene(scene) = ask(Ask::Look(state.seat.clone())) else { panic!("no scene") };
    scene.side
}

fn reel(state: &State, quiet: Option<Quiet>) -> Reel {
    let traced = trace(state.trace(quiet)).expect("a trace");
    let chosen = traced.summary.best.map(|best| traced.nodes[best as usize].text.clone());
    let after = chosen.and_then(|chosen| trace(state.reply(&chosen, traced.summary.value)));
    Reel::new(traced, after, side(state), state.depth)
}

fn film(state: &State) -> Film {
    Film::new([reel(state, None), reel(state, state.right())])
}

fn think(asks: Vec<ThinkAsk>) -> Vec<Option<Thought>> {
    let answer = |asked| match ask(Ask::Think(asked)) {
        Reply::Thought(thought) => Some(thought),
        _ => None,
    };
    asks.into_iter().map(answer).collect()
}

fn info(game: &str) -> GameInfo {
    let Reply::Games(games) = ask(Ask::Games) else { panic!("no games") };
    games.into_iter().find(|info| info.id == game).expect("the game")
}

fn at(position: &str) -> State {
    let mut state = State::default();
    state.seat.position = position.into();
    state
}

/// 고른 수, 약속한 값, 정말로 된 값.
fn outcome(reel: &Reel) -> (String, String, String) {
    let write = |value: Number| change(value, reel.base());
    let chosen = reel.chosen().map_or_else(String::new, |node| node.text.clone());
    (chosen, write(reel.promised()), reel.became().map_or_else(String::new, write))
}

fn fates(film: &Film) -> [Fate; 2] {
    film.reels.each_ref().map(|reel| reel.fate().expect("a fate"))
}

fn told(mv: &str, promised: &str, became: &str) -> (String, String, String) {
    (mv.into(), promised.into(), became.into())
}

#[test]
fn the_free_rook_costs_the_queen_and_quiescence_sees_it() {
    let film = film(&State::default());
    assert_eq!(outcome(&film.reels[0]), told("c1c4", "+5", "−4"));
    assert_eq!(outcome(&film.reels[1]), told("c1e3", "+3", "+3"));
    assert_eq!(fates(&film), [Fate::Broken, Fate::Kept]);
    let last = [0, 1].map(|side| change(picture(&film, usize::MAX, side).value, Number::Points(0)));
    assert_eq!(last, ["−4", "+3"]);
}

/// 판을 뒤집어 흑이 두게 해도 값은 백에서 본 것이다.
#[test]
fn values_are_whites_whoever_moves() {
    let film = film(&at("k1q2/5/4N/2R2/1P2K b - - 0 1"));
    assert_eq!(outcome(&film.reels[0]), told("c5c2", "−5", "+4"));
    assert_eq!(outcome(&film.reels[1]), told("c5e3", "−3", "−3"));
}

#[test]
fn the_film_follows_the_rook_line_to_its_end() {
    let state = State::default();
    let (film, info) = (film(&state), info("minichess"));
    let cast = Cast { lang: Lang::En, info: &info };
    let line = |step: usize, side: usize| -> Vec<String> {
        let rows = rows(&film, step, side, state.depth, &cast);
        rows.iter().map(|row| format!("{} {}", row.text, row.value)).collect()
    };
    assert!(line(0, 1).is_empty());
    assert_eq!(line(3, 0), ["♕ c1c4×♜ +5"]);
    assert_eq!(line(3, 1), ["♕ c1c4×♜ ", "stand pat +5", "♟ b5c4×♕ −4"]);
    assert_eq!(line(6, 1)[0], "♕ c1c4×♜ −4");
    let beyond: Vec<bool> =
        rows(&film, 3, 1, state.depth, &cast).iter().map(|row| row.beyond).collect();
    assert_eq!(beyond, [false, true, true]);
    let gains = |step: usize| -> Vec<String> {
        picture(&film, step, 1).marks.arrows.iter().map(|arrow| arrow.label.clone()).collect()
    };
    assert_eq!((gains(1), gains(3)), (vec!["+5".to_string()], vec!["+5".into(), "−9".into()]));
    assert_eq!(line(usize::MAX, 0), ["♕ c1c4×♜ +5", "♟ b5c4×♕ −4"]);
}

#[test]
fn every_step_has_its_own_sentence_and_a_line_of_code() {
    let (film, info) = (film(&State::default()), info("minichess"));
    for lang in Lang::ALL {
        let cast = Cast { lang, info: &info };
        let said: Vec<_> = (0..=film.last()).map(|step| sentence(&film, step, &cast)).collect();
        assert!(said.iter().all(|words| !words.is_empty()), "{said:?}");
        assert!(said.windows(2).all(|two| two[0] != two[1]), "{said:?}");
    }
    let marks = film.marks();
    assert_eq!(marks.len(), 1);
    for step in 1..=film.last() {
        let glimpse = film.shot(step).expect("a shot")[1].glimpse;
        let lit = lit_line(glimpse);
        let thinking = step < marks[0] && !matches!(glimpse, Glimpse::Rest { .. });
        assert_eq!(lit.is_some(), thinking, "{step}");
        assert!(lit.is_none_or(|line| LINES[line].about.is_some()));
    }
}

#[test]
fn the_ruler_is_that_of_real_searches() {
    let state = State::default();
    let told = think(state.ruler());
    let rows = ruler(&told, 0);
    let text = |verdict: &Option<Verdict>| {
        let Verdict { mv, value } = verdict.clone().expect("a verdict");
        (mv.unwrap_or_default(), change(value, Number::Points(0)))
    };
    let knight = |value: &str| ("c1e3".to_string(), value.to_string());
    let off: Vec<_> = rows.iter().map(|row| text(&row[0])).collect();
    let rook = ("c1c4".to_string(), "+5".to_string());
    let (three, eight) = (knight("+3"), knight("+8"));
    let expected = [
        (String::new(), "0".into()),
        rook,
        three.clone(),
        three.clone(),
        three.clone(),
        eight,
        three.clone(),
    ];
    assert_eq!(off, expected);
    assert!(rows.iter().all(|row| text(&row[1]) == three));
    let mirages: Vec<usize> = (0..rows.len()).filter(|&at| is_mirage(&rows, at, 0)).collect();
    assert_eq!(mirages, [1, 5]);
}

/// 어느 깊이에서나 영화는 제 자의 답을 고른다.
#[test]
fn films_of_every_depth_end_with_the_rulers_choice() {
    for depth in 0..=4 {
        let state = State { depth, ..State::default() };
        let film = film(&state);
        let expected =
            if depth == 0 { None } else { Some(if depth == 1 { "c1c4" } else { "c1e3" }) };
        assert_eq!(film.reels[0].chosen().map(|node| &node.text[..]), expected, "{depth}");
        assert_eq!(film.reels[1].chosen().map(|node| &node.text[..]), Some("c1e3"), "{depth}");
        let info = info("minichess");
        let cast = Cast { lang: Lang::Ko, info: &info };
        for step in 0..=film.last() {
            assert!(!sentence(&film, step, &cast).is_empty());
            for side in 0..2 {
                let here =
                    rows(&film, step, side, depth, &cast).iter().filter(|row| row.here).count();
                assert!(here <= 1, "{depth} {step}");
                assert!(!picture(&film, step, side).pieces.is_empty());
            }
        }
    }
}

/// 고른 수, 값, 마디.
fn counted(told: &[Option<Thought>], nth: usize) -> (String, String, u64) {
    let found = count(told, nth, 1, 0).expect("a count");
    let verdict = found.verdict.expect("a verdict");
    let value = change(verdict.value, Number::Points(0));
    (verdict.mv.unwrap_or_default(), value, found.nodes)
}

/// 실수는 제 국면에서 답을 바꾸고, 끝을 두지 않는 실수는 마디를 두 배 넘게 늘린다.
#[test]
fn every_mistake_shows_in_its_position() {
    let seen = MISTAKES.map(|mistake| {
        let mut state = State::default();
        state.blunder(&mistake);
        let told = think(state.counts());
        let (right, wrong) = (counted(&told, TOGGLES.len() + 1), counted(&told, 0));
        state.mend_blunder();
        assert_eq!(state.quiet, FULL);
        (right, wrong)
    });
    let moves = seen.each_ref().map(|(right, wrong)| (&right.0[..], &wrong.0[..]));
    assert_eq!(moves, [("c1e3", "c1a3"), ("d1b1", "d1b1"), ("b3c2", "b1a1"), ("d2c2", "c3c4")]);
    assert!(seen[1].1.2 > 2 * seen[1].0.2, "{seen:?}");
}

/// 부분마다 켜고 끈 답이 그 부분을 끈 실수의 답과 같다. 잡는 차례는 답을 바꾸지 않는다.
#[test]
fn toggles_are_counted_one_at_a_time() {
    let told = think(State::default().counts());
    let (now, unordered, forced) = (counted(&told, 0), counted(&told, 1), counted(&told, 2));
    assert_eq!((&unordered.0, &unordered.1), (&now.0, &now.1));
    assert!(unordered.2 > now.2, "{} {}", unordered.2, now.2);
    assert_eq!(forced.0, "c1a3");
    assert_eq!(counted(&told, TOGGLES.len() + 1), now);
}

/// 긴 주고받기: 끝이 짧으면 홀린다.
#[test]
fn a_small_cap_errs_in_a_long_exchange() {
    let mut state = State { seat: EXAMPLES[3].seat(), ..State::default() };
    let choices: Vec<_> = (0..=12)
        .map(|cap| {
            state.quiet = Quiet { cap, ..FULL };
            counted(&think(state.counts()), 0).0
        })
        .collect();
    assert!(choices[..3].iter().all(|mv| mv == "a2b1"), "{choices:?}");
    assert!(choices[3..].iter().all(|mv| mv == "b3b4"), "{choices:?}");
    state.quiet = Quiet { cap: 2, ..FULL };
    let film = film(&state);
    assert_eq!(outcome(&film.reels[1]), told("a2b1", "+5", "0"));
}

/// 어느 놀이의 보기에서나 왼쪽은 홀리고, 오른쪽은 약속한 만큼 얻는다.
#[test]
fn the_same_comparison_holds_in_other_games() {
    for (example, left, right) in [(5, "c3c6", "c3e5"), (6, "c3c5", "c3h3")] {
        let state = State { seat: EXAMPLES[example].seat(), ..State::default() };
        let film = film(&state);
        let chosen = [0, 1].map(|side: usize| outcome(&film.reels[side]).0);
        assert_eq!(chosen, [left, right]);
        assert_eq!(fates(&film), [Fate::Broken, Fate::Kept]);
        assert!(film.last() < 60, "{}", film.last());
    }
}

/// 정지 탐색을 끄면 두 판이 같고, 문장은 한 번만 말한다.
#[test]
fn without_quiescence_both_boards_fall() {
    let state = State { on: false, ..State::default() };
    let film = film(&state);
    assert_eq!(film.reels[0], film.reels[1]);
    let info = info("minichess");
    let said = sentence(&film, 2, &Cast { lang: Lang::En, info: &info });
    assert_eq!(said, "The plain search stops here and judges +5.");
    let cast = Cast { lang: Lang::Ko, info: &info };
    let told: Vec<_> =
        (film.marks()[0]..=film.last()).map(|step| sentence(&film, step, &cast)).collect();
    let said = ["둘 다 고른 수는 c1c4(+5).", "이제 둘 다 정말로 둬요: c1c4.", "두 판 모두: "];
    assert!(told.iter().zip(said).all(|(told, said)| told.starts_with(said)), "{told:?}");
    assert_eq!(State::from_query(&state.to_query()).0, state);
}

/// 장기에는 승격이 없으므로, 그것을 켜고 끄라고 하지 않는다.
#[test]
fn a_part_that_the_game_lacks_is_not_offered() {
    let offered = |game: &str| {
        let info = info(game);
        TOGGLES.iter().filter(|toggle| (toggle.fits)(&info)).count()
    };
    assert_eq!(["minichess", "chess", "janggi"].map(offered), [4, 4, 3]);
}
