//! 규칙의 빠르기(perft): 체스는 cozy-chess의 제 고리(loop)와 나란히, 장기는 초마다의 잎. CPU의 시간만 센다.
#![allow(clippy::print_stdout, reason = "벤치마크는 잰 것을 적는다")]

#[path = "../search/paired.rs"]
mod paired;

use cozy_chess::Board;
use gaji_chess::Chess;
use gaji_core::{Game, perft};
use gaji_janggi::Janggi;

/// 처음 국면과, 캐슬링, 앙파상, 승격이 많은 국면(Kiwipete).
const CHESS: [(&str, &str, u32); 2] = [
    ("start", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 5),
    ("kiwipete", "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 4),
];
const JANGGI_DEPTH: u32 = 4;
const ROUNDS: usize = 7;

fn main() {
    for (name, fen, depth) in CHESS {
        let ours = Chess::parse(0, fen).expect("a position");
        let theirs = Board::from_fen(fen, false).expect("a position");
        assert_eq!(walk(&ours, depth, &mut Vec::new()), walk_theirs(&theirs, depth));
        let ratio = paired::ratio(
            ROUNDS,
            || walk(&ours, depth, &mut Vec::new()),
            || walk_theirs(&theirs, depth),
        );
        println!("chess {name} depth {depth}, no bulk counting: {ratio:.2} × cozy-chess (aim 1.4)");
    }
    for (variant, name) in ["janggi", "janggi-bikjang-count"].into_iter().enumerate() {
        let start = Janggi::start(variant);
        let leaves = perft(&start, JANGGI_DEPTH);
        let mut times: Vec<f64> = (0..ROUNDS)
            .map(|_| paired::time(&mut || perft(&start, JANGGI_DEPTH)).as_secs_f64())
            .collect();
        times.sort_by(f64::total_cmp);
        let speed = leaves as f64 / times[ROUNDS / 2] / 1e6;
        println!(
            "{name} depth {JANGGI_DEPTH}, bulk counting: {speed:.1} million leaves a second (aim 5)"
        );
    }
}

/// 마지막 수까지 모두 두며 센다. `moves`는 모든 깊이가 함께 쓰는 더미다.
fn walk<G: Game>(position: &G, depth: u32, moves: &mut Vec<G::Move>) -> u64 {
    if depth == 0 {
        return 1;
    }
    let first = moves.len();
    position.legal(moves);
    let mut leaves = 0;
    for index in first..moves.len() {
        let mut after = position.clone();
        after.play(moves[index]);
        leaves += walk(&after, depth - 1, moves);
    }
    moves.truncate(first);
    leaves
}

/// cozy-chess의 본보기(examples/perft.rs)에 있는 고리 그대로.
fn walk_theirs(board: &Board, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut leaves = 0;
    board.generate_moves(|moves| {
        for mv in moves {
            let mut after = board.clone();
            after.play_unchecked(mv);
            leaves += walk_theirs(&after, depth - 1);
        }
        false
    });
    leaves
}
