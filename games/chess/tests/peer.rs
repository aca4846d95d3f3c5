//! 다른 프로그램(cozy-chess)과의 대조: 아무렇게나 둔 판의 모든 국면에서 수와 그 차례가 같다.

#![allow(clippy::unwrap_used, reason = "시험은 멈추는 것으로 알린다")]

use cozy_chess::{Board, util::display_uci_move};
use gaji_chess::Chess;
use gaji_core::{Game, scramble};

const GAMES: u64 = 200;
const LONGEST: u64 = 300;

fn ours(position: &Chess) -> Vec<String> {
    let mut moves = Vec::new();
    position.legal(&mut moves);
    let write = |mv| {
        let mut text = String::new();
        position.write_move(mv, &mut text);
        text
    };
    moves.into_iter().map(write).collect()
}

fn theirs(board: &Board) -> Vec<cozy_chess::Move> {
    let mut moves = Vec::new();
    board.generate_moves(|found| {
        moves.extend(found);
        false
    });
    moves
}

/// FEN의 앞 세 항목과 두 셈: 앙파상은 잡을 수 있을 때만 쓰므로 견주지 않는다.
fn told(fen: &str) -> String {
    let mut fields: Vec<_> = fen.split(' ').collect();
    fields.remove(3);
    fields.join(" ")
}

#[test]
fn random_games_offer_the_same_moves_in_the_same_order() {
    let mut positions = 0;
    for game in 0..GAMES {
        let (mut position, mut board) = (Chess::start(0), Board::default());
        for ply in 0..LONGEST {
            let (found, expected) = (ours(&position), theirs(&board));
            let named = |&mv| display_uci_move(&board, mv).to_string();
            assert_eq!(found, expected.iter().map(named).collect::<Vec<_>>(), "{board}");
            assert_eq!(position.in_check(), !board.checkers().is_empty(), "{board}");
            positions += 1;
            if found.is_empty() || board.halfmove_clock() == 100 {
                break;
            }
            let index = scramble(game << 32 | ply) as usize % found.len();
            position.play(position.parse_move(&found[index]).unwrap());
            board.play(expected[index]);
            let mut fen = String::new();
            position.write(&mut fen);
            assert_eq!(told(&fen), told(&board.to_string()));
            assert_eq!(Chess::parse(0, &fen).unwrap().key(), position.key(), "{fen}");
        }
    }
    assert!(positions > 10_000);
}
