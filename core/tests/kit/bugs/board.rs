//! 그림감의 버그.

use gaji_core::{Board, Game, Stroke};

use crate::kit::bug::{Bug, SOUND};
use crate::kit::strip::{PASS, POINTS};

pub(super) const BUGS: &[Bug] = &[
    Bug {
        name: "place off the board",
        law: "board",
        board: |strip| Board { size: (3, 3), ..strip.board() },
        ..SOUND
    },
    Bug {
        name: "place on the far edge",
        law: "board",
        board: |strip| Board { size: (8, 1), ..strip.board() },
        ..SOUND
    },
    Bug {
        name: "places half a square apart",
        law: "board",
        board: |strip| {
            let mut board = strip.board();
            board.places.iter_mut().for_each(|place| place.x /= 2);
            board
        },
        ..SOUND
    },
    Bug {
        name: "places named alike",
        law: "board",
        board: |strip| {
            let mut board = strip.board();
            board.places[8].name = "1".into();
            board
        },
        ..SOUND
    },
    Bug {
        name: "places from right to left",
        law: "board",
        board: |strip| {
            let mut board = strip.board();
            board.places.reverse();
            board
        },
        ..SOUND
    },
    Bug {
        name: "line to nowhere",
        law: "board",
        board: |strip| {
            let mut board = strip.board();
            board.lines.push((8, 9));
            board
        },
        ..SOUND
    },
    Bug {
        name: "piece of no kind",
        law: "pieces",
        pieces: |strip, out| {
            strip.pieces(out);
            out.iter_mut().for_each(|piece| piece.kind = 1);
        },
        ..SOUND
    },
    Bug {
        name: "piece twice",
        law: "pieces",
        pieces: |strip, out| {
            strip.pieces(out);
            strip.pieces(out);
        },
        ..SOUND
    },
    Bug {
        name: "stroke without its start",
        law: "strokes",
        stroke: |_, hop| if hop == PASS { Stroke::PASS } else { Stroke::place(hop.to) },
        ..SOUND
    },
    Bug {
        name: "stroke backwards",
        law: "strokes",
        stroke: |_, hop| if hop == PASS { Stroke::PASS } else { Stroke::shift(hop.to, hop.from) },
        ..SOUND
    },
    Bug {
        name: "decisive place off the board",
        law: "decisive",
        decisive: |strip, places| places.extend(strip.outcome().map(|_| POINTS)),
        ..SOUND
    },
    Bug {
        name: "decisive before the end",
        law: "decisive",
        decisive: |_, places| places.push(0),
        ..SOUND
    },
];
