//! 다른 프로그램(cozy-chess)과의 대조: 아무렇게나 둔 판과 아무렇게나 차린 판에서 수와 그 차례, 사람의 표기가 같다.

#![allow(clippy::unwrap_used, reason = "시험은 멈추는 것으로 알린다")]

use cozy_chess::Board;
use cozy_chess::util::{display_san_move, display_uci_move};
use gaji_chess::Chess;
use gaji_core::{Game, scramble};

const GAMES: u64 = 200;
const LONGEST: u64 = 300;

/// 수마다의 표기: 기계의 것과 사람의 것.
fn ours(position: &Chess) -> Vec<(String, String)> {
    let mut moves = Vec::new();
    position.legal(&mut moves);
    let write = |mv| {
        let (mut uci, mut san) = (String::new(), String::new());
        position.write_move(mv, &mut uci);
        position.say_move(mv, &mut san);
        (uci, san)
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

/// 한 국면에서 둘이 같은 말을 하는지 보고, 수를 돌려준다.
fn agree(position: &Chess, board: &Board) -> Vec<cozy_chess::Move> {
    let expected = theirs(board);
    let say =
        |&mv| (display_uci_move(board, mv).to_string(), display_san_move(board, mv).to_string());
    assert_eq!(ours(position), expected.iter().map(say).collect::<Vec<_>>(), "{board}");
    assert_eq!(position.in_check(), !board.checkers().is_empty(), "{board}");
    expected
}

/// 아무 수나 두며 `longest`수까지 견준다. 본 국면의 수.
fn walk(mut position: Chess, mut board: Board, seed: u64, longest: u64) -> u64 {
    for ply in 0..longest {
        let moves = agree(&position, &board);
        if moves.is_empty() || board.halfmove_clock() == 100 {
            return ply + 1;
        }
        let index = scramble(seed ^ ply) as usize % moves.len();
        position.play(position.parse_move(&ours(&position)[index].0).unwrap());
        board.play(moves[index]);
        let mut fen = String::new();
        position.write(&mut fen);
        assert_eq!(told(&fen), told(&board.to_string()));
        assert_eq!(Chess::parse(0, &fen).unwrap().key(), position.key(), "{fen}");
    }
    longest
}

#[test]
fn random_games_offer_the_same_moves_in_the_same_order() {
    let games = (0..GAMES)
        .map(|game| walk(Chess::start(0), Board::default(), scramble(game) << 16, LONGEST));
    assert!(games.sum::<u64>() > 10_000);
}

/// 캐슬링할 수 있을 듯한 킹과 룩, 앙파상할 수 있을 듯한 폰, 그리고 아무 말이나.
#[test]
fn random_setups_offer_the_same_moves_in_the_same_order() {
    let mut met = 0;
    for seed in 0..SETUPS {
        let setup = Setup::random(seed);
        let fen = setup.fen();
        let Ok(board) = Board::from_fen(&fen, false) else { continue };
        // 붙어 선 두 킹은 저쪽만 받아들인다.
        if setup.kings_touch() {
            continue;
        }
        let position = Chess::parse(0, &fen).unwrap_or_else(|error| panic!("{fen}: {error}"));
        walk(position, board, scramble(!seed), 6);
        met += 1;
    }
    assert!(met > SETUPS / 10, "{met}");
}

const SETUPS: u64 = 20_000;

/// 씨앗으로 차린 판.
struct Setup {
    cells: [Option<char>; 64],
    white: bool,
    /// 앙파상의 칸.
    skipped: Option<usize>,
    dice: u64,
}

impl Setup {
    fn random(seed: u64) -> Self {
        let mut setup =
            Self { cells: [None; 64], white: true, skipped: None, dice: scramble(seed) };
        setup.white = setup.roll(2) == 0;
        setup.double_step();
        for (king, rooks, letters) in [(4, [0, 7], ['K', 'R']), (60, [56, 63], ['k', 'r'])] {
            let castled = setup.roll(2) == 0;
            let at = if castled { king } else { setup.roll(64) };
            setup.put(at, letters[0]);
            for rook in rooks {
                if setup.roll(2) == 0 {
                    setup.put(rook, letters[1]);
                }
            }
        }
        for _ in 0..setup.roll(14) {
            let (at, letter) = (setup.roll(64), setup.roll(10));
            setup.put(at, char::from(b"PNBRQpnbrq"[letter]));
        }
        setup
    }

    fn roll(&mut self, sides: u64) -> usize {
        self.dice = scramble(self.dice);
        (self.dice % sides) as usize
    }

    fn put(&mut self, at: usize, letter: char) {
        let edge = !(8..56).contains(&at);
        let reserved = self.skipped.is_some_and(|skipped| {
            [skipped, skipped.wrapping_add(8), skipped.wrapping_sub(8)].contains(&at)
        });
        if self.cells[at].is_none() && !reserved && !(edge && "Pp".contains(letter)) {
            self.cells[at] = Some(letter);
        }
    }

    /// 셋에 하나는 상대의 폰이 방금 두 칸을 나아왔고, 곁에 잡을 폰이 있다.
    fn double_step(&mut self) {
        if self.roll(3) > 0 {
            return;
        }
        let file = self.roll(8);
        let beside = if file == 0 || file < 7 && self.roll(2) == 0 { file + 1 } else { file - 1 };
        let (rank, own, foe) = if self.white { (4, 'P', 'p') } else { (3, 'p', 'P') };
        self.put(8 * rank + file, foe);
        self.put(8 * rank + beside, own);
        self.skipped = Some(if self.white { 40 + file } else { 16 + file });
    }

    fn kings_touch(&self) -> bool {
        let [white, black] = ['K', 'k'].map(|king| {
            let at = self.cells.iter().position(|cell| *cell == Some(king));
            at.map(|at| (at % 8, at / 8))
        });
        white.zip(black).is_some_and(|((a, b), (x, y))| a.abs_diff(x).max(b.abs_diff(y)) < 2)
    }

    fn fen(&self) -> String {
        let rows = self.cells.chunks(8).rev().map(|row| {
            row.iter().map(|cell| cell.map_or("1".into(), String::from)).collect::<String>()
        });
        let stands = |wing: &&(char, usize, usize)| {
            let (king, rook) = if wing.0.is_uppercase() { ('K', 'R') } else { ('k', 'r') };
            (self.cells[wing.1], self.cells[wing.2]) == (Some(king), Some(rook))
        };
        let wings = [('K', 4, 7), ('Q', 4, 0), ('k', 60, 63), ('q', 60, 56)];
        let rights: String = wings.iter().filter(stands).map(|wing| wing.0).collect();
        let skipped = self
            .skipped
            .map_or("-".into(), |at| format!("{}{}", char::from(b'a' + at as u8 % 8), at / 8 + 1));
        format!(
            "{} {} {} {skipped} 0 1",
            rows.collect::<Vec<_>>().join("/"),
            if self.white { "w" } else { "b" },
            if rights.is_empty() { "-" } else { &rights },
        )
    }
}
