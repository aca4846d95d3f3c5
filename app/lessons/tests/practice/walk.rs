//! 큰 나무 걷기: 접힌 마디를 이어 받으며 모든 마디에 닿고, 수가 맞고, 그림은 언제나 작다.

use std::collections::BTreeSet;

use gaji_engine::Service;
use gaji_figures::tree::{Ladder, State as Seen};
use gaji_figures::{Figure, Form, Shape};
use gaji_lessons::alphabeta::practice::Walk;
use gaji_lessons::alphabeta::{Film, Source, State};
use gaji_protocol::{Ask, Reply, Request, Response, Seat, TraceAsk, decode, encode};
use gaji_words::Lang;

use crate::kit::{Dice, show};

/// 커넥트 포의 한 국면을 `depth`까지.
fn connect4(depth: u32) -> State {
    let moves = ["4", "4", "4", "3", "5"].map(str::to_string).to_vec();
    let seat = Seat { game: "connect4".into(), position: String::new(), moves };
    State { source: Source::Game(seat), depth, ..State::default() }
}

fn traced(state: &State, open: &[String]) -> Film {
    let (seat, settings) = (state.source.seat(), state.settings());
    let ask = Ask::Trace(TraceAsk { seat, settings, open: open.to_vec() });
    let mut film = None;
    Service::page().handle(&encode(&Request { id: 1, ask }), &|| 0.0, &mut |bytes| {
        if let Some(Response { reply: Reply::Trace(trace), .. }) = decode(bytes) {
            film = Some(Film::new(*trace, state.settings().is_soft()));
        }
    });
    film.unwrap()
}

/// `path`의 자식까지 보이게 모자란 기록을 받는다. 받은 수.
fn fetch(walk: &mut Walk, state: &State, path: &[String]) -> usize {
    let mut fetched = 0;
    while let Some(open) = walk.wants(path) {
        let open = open.to_vec();
        walk.add(open.clone(), traced(state, &open));
        fetched += 1;
    }
    fetched
}

/// 마지막 줄: 길의 끝에서 갈 수 있는 길들, 탐색이 들어간 것만.
fn next(ladder: &Ladder) -> Vec<Vec<String>> {
    let last = ladder.rows.last().unwrap();
    let seen = last.iter().filter(|rung| rung.node.state == Seen::Seen);
    seen.map(|rung| path_of(rung.node.hit.as_ref().unwrap())).collect()
}

fn path_of(hit: &str) -> Vec<String> {
    let path = hit.strip_prefix("to:").unwrap();
    path.split('_').filter(|mv| !mv.is_empty()).map(str::to_string).collect()
}

fn elements(figure: &Figure) -> usize {
    fn of(shapes: &[Shape]) -> usize {
        shapes.iter().map(|shape| 1 + of(shape.children())).sum()
    }
    1 + of(&figure.shapes)
}

/// 길의 끝의 줄이 아니라 그 위에서 멈췄으면 자식이 없다.
fn is_end(ladder: &Ladder, path: &[String]) -> bool {
    ladder.rows.len() == path.len() + 1
}

#[test]
fn every_node_of_the_search_can_be_walked_to() {
    let state = connect4(5);
    let whole = traced(&state, &[]);
    let nodes = whole.trace().summary.nodes;
    let mut walk = Walk::new(whole);
    let (mut seen, mut left) = (BTreeSet::new(), vec![Vec::new()]);
    while let Some(path) = left.pop() {
        fetch(&mut walk, &state, &path);
        let ladder = walk.ladder(&path, &show(Lang::En, &state));
        if !is_end(&ladder, &path) {
            left.extend(next(&ladder));
        }
        assert!(seen.insert(path));
    }
    assert_eq!(seen.len() as u64, nodes);
}

#[test]
fn a_tree_of_depth_eight_is_walked_in_small_pictures() {
    let state = connect4(8);
    let whole = traced(&state, &[]);
    let nodes = whole.trace().summary.nodes;
    assert!(nodes > 10_000, "{nodes}");
    let root = Walk::new(whole);
    let show = show(Lang::Ko, &state);
    let (mut dice, mut most, mut deepest) = (Dice(8), 0, 0);
    for _ in 0..12 {
        let (mut walk, mut path, mut below) = (root.clone(), Vec::new(), nodes - 1);
        loop {
            let asked = fetch(&mut walk, &state, &path);
            assert!(asked <= 1, "{path:?}");
            let ladder = walk.ladder(&path, &show);
            most = most.max(elements(&ladder.figure()));
            assert!(walk.sentence(&path, &show).ends_with('.'));
            if is_end(&ladder, &path) {
                assert_eq!(below, 0, "{path:?}");
                break;
            }
            let paths = next(&ladder);
            let counts: Vec<u64> =
                paths.iter().map(|path| count(&mut walk, &state, path)).collect();
            assert_eq!(counts.iter().sum::<u64>() + paths.len() as u64, below, "{path:?}");
            let at = dice.below(paths.len() as u64) as usize;
            (path, below) = (paths[at].clone(), counts[at]);
        }
        deepest = deepest.max(path.len());
    }
    assert!(most <= 300 && most > 100, "{most}");
    assert_eq!(deepest, 8);
}

/// 그 마디 아래의 수: 이름이 말하는 것.
fn count(walk: &mut Walk, state: &State, path: &[String]) -> u64 {
    let said = walk.sentence(path, &show(Lang::En, state));
    let Some((_, words)) = said.split_once("nodes visited below: ") else { return 0 };
    words.trim_end_matches('.').replace(',', "").parse().unwrap()
}

#[test]
fn a_path_that_is_not_in_the_tree_stops_where_it_ends() {
    let state = connect4(3);
    let walk = Walk::new(traced(&state, &[]));
    let path = ["3".to_string(), "가".to_string(), "1".to_string()];
    assert_eq!(walk.wants(&path), None);
    let show = show(Lang::En, &state);
    let known = walk.ladder(&path[..1], &show);
    assert_eq!(walk.ladder(&path, &show), known);
    assert_eq!(known.rows.len(), 3);
    assert!(
        walk.sentence(&path, &show).starts_with("MIN 3, value"),
        "{}",
        walk.sentence(&path, &show)
    );
}

/// 가장 넓고 깊은 사다리(줄마다 일곱, 아홉 층)도 도형이 300을 넘지 않고, 길이 어디로 가든 α와 β를 지나는 가지가 없다.
#[test]
fn the_widest_ladder_is_small_and_no_branch_crosses_its_windows() {
    let cut = [Seen::Seen, Seen::Cut];
    let shapes = (1..=7).flat_map(|wide| (0..wide.min(3)).map(move |cuts| (wide, cuts)));
    let shapes =
        shapes.flat_map(|(wide, cuts)| (0..wide - cuts).map(move |open| (wide, cuts, open)));
    for (wide, cuts, open) in shapes {
        let rung = |at: usize, row: usize| gaji_figures::tree::Rung {
            node: gaji_figures::tree::Node {
                value: (at < wide - cuts).then(|| gaji_figures::tree::Value::Exact("1".into())),
                state: match () {
                    () if row == 0 || at == open => Seen::Open,
                    () => cut[usize::from(at >= wide - cuts)],
                },
                snipped: at >= wide - cuts,
                window: (row == 0 || at == open).then(|| ("−∞".into(), "∞".into())),
                step: at.to_string(),
                hit: Some(format!("{row}-{at}")),
                name: "a".into(),
                ..Default::default()
            },
            below: if at < wide - cuts && row < 9 { "123".into() } else { String::new() },
        };
        let rows = (0..10)
            .map(|row| (0..if row == 0 { 1 } else { wide }).map(|at| rung(at, row)).collect());
        let figure = Ladder { rows: rows.collect(), title: "t".into() }.figure();
        assert!(elements(&figure) <= 300, "{cuts}: {}", elements(&figure));
        let crossed = windows(&figure).into_iter().find(|&at| branches(&figure, at));
        assert_eq!(crossed, None, "{wide} {cuts} {open}");
    }
}

/// α와 β의 한가운데들.
fn windows(figure: &Figure) -> Vec<(i32, i32)> {
    let texts = figure.shapes.iter().flat_map(Shape::children);
    let bounds = texts.filter(|shape| ["alpha", "beta"].contains(&shape.class.as_str()));
    let places: Vec<_> = bounds.map(|shape| shape.at).collect();
    assert_eq!(places.len(), 20);
    let inside = |&(x, _): &(i32, i32)| (24..=figure.view.width - 24).contains(&x);
    assert!(places.iter().all(inside), "{places:?}");
    places
}

/// `at`에 적은 글(너비 48, 높이 12)을 지나는 가지가 있는가.
fn branches(figure: &Figure, (x, y): (i32, i32)) -> bool {
    let rails = figure.shapes.iter().flat_map(Shape::children);
    let rails = rails.filter(|shape| shape.class.starts_with("rail"));
    let data = rails.filter_map(|rail| match &rail.form {
        Form::Path(data) => Some(data.as_str()),
        _ => None,
    });
    data.flat_map(|data| data.split('M').skip(1)).any(|line| {
        let ends: Vec<i32> = line.split(['L', ' ']).map(|number| number.parse().unwrap()).collect();
        (0..=100).any(|part| {
            let on = |from: i32, to: i32| from + (to - from) * part / 100;
            let (dx, dy) = (on(ends[0], ends[2]) - x, on(ends[1], ends[3]) - y);
            dx.abs() <= 24 && dy.abs() <= 6
        })
    })
}
