//! 깊이 조절대가 내놓는 깊이(1–9)마다 놀이의 나무를 어디까지 적는가. 시계를 보지 않으므로 어느 기계에서나 같다.

use gaji_protocol::{Ask, Reply, Settings, TraceAsk};

use crate::ask::{one, seat};

/// 조절대의 끝, 수(ply).
const DEEPEST: u32 = 9;

/// 놀이의 처음에서 미니맥스와 견주어 주는 가장 깊은 깊이와, 적어 주는 가장 깊은 깊이.
struct Reach {
    game: &'static str,
    compared: u32,
    told: u32,
}

const fn reach(game: &'static str, compared: u32, told: u32) -> Reach {
    Reach { game, compared, told }
}

const LIGHT: [Reach; 6] = [
    reach("tictactoe", 9, 9),
    reach("connect4", 9, 9),
    reach("othello", 9, 9),
    reach("umul", 9, 9),
    reach("hobak", 9, 9),
    reach("jul", 9, 9),
];
const HEAVY: [Reach; 4] =
    [reach("minichess", 7, 9), reach("chess", 5, 6), reach("janggi", 4, 6), reach("gomoku", 5, 6)];

impl Reach {
    fn holds(&self) {
        let Self { game, compared, told } = *self;
        assert_eq!(traced(game, compared), Some(true), "{game} {compared}");
        if compared < told {
            assert_eq!(traced(game, told), Some(false), "{game} {told}");
        }
        if told < DEEPEST {
            assert_eq!(traced(game, told + 1), None, "{game} {}", told + 1);
        }
    }
}

/// 적어 주었으면, 미니맥스와도 견주었는가.
fn traced(game: &str, depth: u32) -> Option<bool> {
    let (seat, settings) = (seat(game, ""), Settings::alpha_beta(depth));
    match one(Ask::Trace(TraceAsk { seat, settings, open: Vec::new() })) {
        Reply::Trace(trace) => {
            let minimax = trace.summary.minimax;
            assert!(minimax.is_none_or(|minimax| minimax.agrees));
            Some(minimax.is_some())
        }
        Reply::Refused(refusal) if refusal.why.en.contains("too many nodes") => None,
        other => panic!("{other:?}"),
    }
}

#[test]
fn games_of_small_positions_are_compared_to_the_end_of_the_slider() {
    LIGHT.iter().for_each(Reach::holds);
}

#[test]
fn games_of_large_positions_are_told_as_deep_as_a_few_seconds_allow() {
    HEAVY.iter().for_each(Reach::holds);
}
