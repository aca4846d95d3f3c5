//! 진짜 엔진의 기록으로 본 영화: 걸음, 그림, 문장이 탐색과 같은 말을 하는가.

use gaji_engine::Service;
use gaji_figures::Facing;
use gaji_figures::tree::{Kind, Value};
use gaji_lessons::alphabeta::{
    Film, Glimpse, PRESETS, Show, Source, State, View, code, condition, lit_line, picture, sentence,
};
use gaji_protocol::{Ask, Reply, Request, Response, Seat, TraceAsk, decode, encode};
use gaji_words::Lang;

fn film(state: &State) -> Film {
    let ask = TraceAsk { seat: state.source.seat(), settings: state.settings(), open: Vec::new() };
    let request = encode(&Request { id: 1, ask: Ask::Trace(ask) });
    let mut film = None;
    Service::page().handle(&request, &|| 0.0, &mut |bytes| {
        if let Some(Response { reply: Reply::Trace(trace), .. }) = decode(bytes) {
            film = Some(Film::new(*trace, state.settings().is_soft()));
        }
    });
    film.expect("a trace")
}

fn show(lang: Lang, state: &State) -> Show<'static> {
    Show {
        lang,
        view: state.view,
        soft: state.soft,
        denominator: 1,
        notation: state.notation,
        lit: &[],
        open: &[],
        limit: 60,
        facing: Facing::Down,
        board: &|_| None,
    }
}

/// 정렬은 잎의 평균이나 놀이가 아는 차례로 짐작할 뿐이라 늘 이기지는 못하지만, 보기 나무에서는 손해가 없고 나쁜 차례에서는 이긴다.
#[test]
fn ordering_cuts_more_on_the_presets() {
    let leaves = |source: &Source, order: bool| {
        let state = State { source: source.clone(), order, ..State::default() };
        film(&state).trace().summary.leaves
    };
    let typed = PRESETS.iter().map(|preset| Source::Typed(preset.tree.to_string()));
    let boards = [("tictactoe", "4 0 8 2 1"), ("connect4", "4 4 4 3 5")].map(|(game, moves)| {
        let moves = moves.split(' ').map(String::from).collect();
        Source::Game(Seat { game: game.into(), position: String::new(), moves })
    });
    let counts: Vec<_> =
        typed.chain(boards).map(|source| (leaves(&source, true), leaves(&source, false))).collect();
    assert!(counts.iter().all(|(on, off)| on <= off), "{counts:?}");
    assert_eq!((counts[0], counts[2]), ((5, 7), (5, 9)), "{counts:?}");
    assert!(counts.iter().rev().take(2).all(|(on, off)| on < off), "{counts:?}");
}

/// 사례 AB-03. 그림에도 한계는 ≤로 적힌다.
#[test]
fn the_textbook_tree_ends_with_its_cuts_and_counts() {
    let state = State::default();
    let film = film(&state);
    let summary = film.trace().summary;
    assert_eq!((summary.leaves, summary.minimax.map(|m| m.leaves)), (7, Some(9)));
    assert_eq!((summary.cuts, summary.fewest_leaves), (1, Some(5)));
    assert_eq!(film.cuts().len(), 1);
    let tree = picture(&film, film.last(), &show(Lang::Ko, &state));
    let texts: Vec<_> =
        tree.nodes.iter().filter_map(|n| n.value.as_ref().map(Value::text)).collect();
    assert_eq!(texts.len(), 13);
    assert_eq!(tree.nodes.iter().filter(|node| node.snipped).count(), 2);
    let forks = tree.nodes.iter().filter(|node| matches!(node.kind, Kind::Max | Kind::Min));
    let forks: Vec<_> = forks.filter_map(|node| node.value.as_ref().map(Value::text)).collect();
    assert_eq!(forks, ["=3", "=3", "≤2", "=2"]);
    assert_eq!(tree.nodes.iter().filter(|node| node.chosen).count(), 1);
}

#[test]
fn negamax_flips_the_signs_of_min_nodes() {
    let state = State { view: View::Negamax, ..State::default() };
    let tree = picture(&film(&state), u32::MAX, &show(Lang::En, &state));
    let mins = tree.nodes.iter().filter(|node| node.kind == Kind::Min);
    let mins: Vec<_> = mins.filter_map(|node| node.value.as_ref().map(Value::text)).collect();
    assert_eq!(mins, ["=−3", "≥−2", "=−2"]);
}

#[test]
fn the_condition_carries_the_numbers_of_the_step() {
    let at =
        |step: u32, state: &State| condition(&film(state), step, state, &show(Lang::En, state));
    let plain = State::default();
    let strict = State { cut_ties: false, ..State::default() };
    let negamax = State { view: View::Negamax, ..State::default() };
    let off = State { prune: false, ..State::default() };
    assert_eq!(at(2, &plain), "Nothing to cut against yet");
    assert_eq!(at(11, &plain), "✂ if 3 or less turns up here");
    assert_eq!(at(12, &plain), "✂ if 3 or less turns up here");
    assert_eq!(at(11, &strict), "✂ if less than 3 turns up here");
    assert_eq!(at(11, &negamax), "✂ if −3 or more turns up here");
    assert_eq!(["".to_string(), at(0, &plain), at(u32::MAX, &plain), at(11, &off)], [""; 4]);
}

#[test]
fn a_node_says_all_that_the_picture_shows() {
    let state = State::default();
    let tree = picture(&film(&state), 14, &show(Lang::En, &state));
    let names: Vec<_> = tree.nodes.iter().map(|node| node.name.as_str()).collect();
    assert_eq!(names[0], "the top MAX, value at least 3, on the best line");
    assert_eq!(names[5], "MIN 2, value at most 2, current node");
    assert_eq!(names[7], "leaf 2-2, value exactly 4, cut off");
    assert_eq!(names[9], "MIN 3, value not yet known");
}

#[test]
fn every_step_has_a_sentence_a_code_line_and_a_picture() {
    let game = Seat { game: "tictactoe".into(), position: "XO.OX..X. O".into(), moves: Vec::new() };
    let mut sources: Vec<Source> =
        PRESETS.iter().map(|preset| Source::Typed(preset.tree.into())).collect();
    sources.extend((0..20).map(Source::Random));
    sources.push(Source::Game(game));
    for source in sources {
        for (prune, view) in [(true, View::Minimax), (false, View::Minimax), (true, View::Negamax)]
        {
            let state = State { source: source.clone(), prune, view, ..State::default() };
            let film = film(&state);
            for lang in Lang::ALL {
                let show = show(lang, &state);
                for step in 0..=film.last() {
                    let words = sentence(&film, step, &state, &show);
                    assert!(words.len() > 5 && !words.contains('{'), "{words}");
                    let tree = picture(&film, step, &show);
                    assert!(!tree.nodes.is_empty() && tree.nodes.len() <= 200);
                }
            }
            let lines = code(&state);
            assert!(
                film.frames().iter().all(|frame| lit_line(frame.glimpse, &state) < lines.len())
            );
            let ends = film.frames().last().map(|frame| (frame.node, frame.glimpse));
            assert!(matches!(ends, Some((0, Glimpse::Leave { .. }))), "{ends:?}");
        }
    }
}

#[test]
fn bounds_only_tighten_along_the_film() {
    let state = State { source: Source::Random(7), ..State::default() };
    let film = film(&state);
    let mut known = vec![None; film.trace().nodes.len()];
    for step in 0..=film.last() {
        for (before, now) in known.iter_mut().zip(film.snapshots(step)) {
            if let (Some((low, high)), Some(reading)) = (*before, now.reading) {
                assert!(reading.low.rank() >= low && reading.high.rank() <= high);
            }
            *before = now.reading.map(|reading| (reading.low.rank(), reading.high.rank()));
        }
    }
}

/// 문장은 큰 글자로 시작하고, 큰 수는 셋씩 끊고, 무한대는 어디서나 같은 글이다.
#[test]
fn sentences_are_written_alike() {
    let moves = ["4", "4", "4", "3", "5"].map(String::from).into();
    let seat = Seat { game: "connect4".into(), position: String::new(), moves };
    let state = State { source: Source::Game(seat), depth: 5, ..State::default() };
    let film = film(&state);
    let show = show(Lang::En, &state);
    let all = film.trace().summary.minimax.expect("a small tree").leaves;
    let ending = sentence(&film, film.last(), &state, &show);
    assert!(ending.contains(&gaji_words::number(all as i64)) && all > 999, "{ending}");
    // 견주지 못한 큰 나무는 잎을 다 보았다고 하지 않는다.
    let mut trace = film.trace().clone();
    trace.summary.minimax = None;
    let huge = Film::new(trace, true);
    let ending = sentence(&huge, huge.last(), &state, &show);
    assert!(ending.contains("too big") && !ending.contains("visited"), "{ending}");
    for step in 0..=film.last() {
        let words = sentence(&film, step, &state, &show);
        assert!(!words.starts_with(|first: char| first.is_ascii_lowercase()), "{words}");
        assert!(!words.contains("+∞"), "{words}");
    }
}

/// 가지가 너무 많아도 첫 층은 보인다: 접힌 판 하나만으로는 눌러 볼 마음이 들지 않는다.
#[test]
fn the_first_level_is_shown_however_wide() {
    let moves = ["h8", "g7"].map(String::from).to_vec();
    let seat = Seat { game: "gomoku".into(), position: String::new(), moves };
    let state = State { source: Source::Game(seat), depth: 1, ..State::default() };
    let film = film(&state);
    let show = Show { limit: 16, ..show(Lang::En, &state) };
    for step in [0, film.last()] {
        let shown =
            picture(&film, step, &show).nodes.iter().filter(|node| node.parent == Some(0)).count();
        assert!(shown > 1, "{shown}");
    }
}
