//! 그림감의 버그.

use gaji_core::{Board, Game, Piece, Stroke};

use super::bugs;
use crate::kit::strip::{Hop, PASS, Strip};

bugs! {
    PlaceOffTheBoard, breaks "board" {
        fn board(strip: &Strip) -> Board {
            Board { size: (3, 3), ..strip.board() }
        }
    }
    PlacesNamedAlike, breaks "board" {
        fn board(strip: &Strip) -> Board {
            let mut board = strip.board();
            board.places[8].name = "1".into();
            board
        }
    }
    LineToNowhere, breaks "board" {
        fn board(strip: &Strip) -> Board {
            let mut board = strip.board();
            board.lines.push((8, 9));
            board
        }
    }
    PieceOfNoKind, breaks "pieces" {
        fn pieces(strip: &Strip, out: &mut Vec<Piece>) {
            strip.pieces(out);
            out.iter_mut().for_each(|piece| piece.kind = 1);
        }
    }
    PieceTwice, breaks "pieces" {
        fn pieces(strip: &Strip, out: &mut Vec<Piece>) {
            strip.pieces(out);
            strip.pieces(out);
        }
    }
    StrokeWithoutItsStart, breaks "strokes" {
        fn stroke(_: &Strip, hop: Hop) -> Stroke {
            if hop == PASS { Stroke::PASS } else { Stroke::place(hop.to) }
        }
    }
    StrokeBackwards, breaks "strokes" {
        fn stroke(_: &Strip, hop: Hop) -> Stroke {
            if hop == PASS { Stroke::PASS } else { Stroke::shift(hop.to, hop.from) }
        }
    }
}
