//! 표기의 버그.

use gaji_core::{Game, MoveError, PositionError, Words};

use crate::kit::bug::{Bug, SOUND};
use crate::kit::strip::{Hop, Strip};
use crate::kit::words::read;

pub(super) const BUGS: &[Bug] = &[
    Bug {
        name: "move with a space",
        law: "move-text",
        write_move: |strip, hop, out| {
            strip.write_move(hop, out);
            out.insert(1, ' ');
        },
        ..SOUND
    },
    Bug {
        name: "pass not known as a move",
        law: "move-text",
        is_move_syntax: |text| hop(text).is_ok(),
        ..SOUND
    },
    Bug {
        name: "move named by its start alone",
        law: "move-unique",
        write_move: |_, hop, out| out.push_str(&(hop.from + 1).to_string()),
        is_move_syntax: |text| matches!(text.as_bytes(), [b'1'..=b'9']),
        ..SOUND
    },
    Bug {
        name: "move read backwards",
        law: "move-read",
        parse_move: |strip, text| {
            let backwards: String = text.chars().rev().collect();
            strip.parse_move(&backwards)
        },
        ..SOUND
    },
    Bug { name: "anything is a move", law: "move-syntax", is_move_syntax: |_| true, ..SOUND },
    Bug {
        name: "legality unasked",
        law: "move-illegal",
        parse_move: |strip, text| strip.parse_move(text).or_else(|_| hop(text)),
        ..SOUND
    },
    Bug {
        name: "ended position unread",
        law: "position-text",
        parse: |text| match read(text) {
            Ok(strip) if strip.outcome().is_some() => Err(PositionError::whole(OVER)),
            other => other,
        },
        ..SOUND
    },
    // 잡은 다음 수에는 첫째 길이 막히는 규칙인데, 글에는 그 말이 없다.
    Bug {
        name: "ban missing in the text",
        law: "position-rules",
        legal: |strip, moves| {
            let first = moves.len();
            strip.legal(moves);
            if strip.quiet == 1 && moves.len() > first + 1 {
                moves.remove(first);
            }
        },
        write: |strip, out| Strip { quiet: 0, ..*strip }.write(out),
        ..SOUND
    },
    Bug {
        name: "rubbish after the text unread",
        law: "position-bad",
        parse: |text| read(&text.split(' ').take(3).collect::<Vec<_>>().join(" ")),
        ..SOUND
    },
    Bug {
        name: "error in one language",
        law: "position-bad",
        parse: |text| {
            read(text)
                .map_err(|error| PositionError { what: Words::new("", error.what.en), ..error })
        },
        ..SOUND
    },
    Bug {
        name: "error beyond the text",
        law: "position-bad",
        parse: |text| read(text).map_err(|error| PositionError { at: Some(1000), ..error }),
        ..SOUND
    },
];

const OVER: Words = Words::new("이미 끝났어요", "already over");

/// `34`를 둘 수 있는지 묻지 않고 읽는다.
fn hop(text: &str) -> Result<Hop, MoveError> {
    match text.as_bytes() {
        [from @ b'1'..=b'9', to @ b'1'..=b'9'] => Ok(Hop { from: from - b'1', to: to - b'1' }),
        _ => Err(MoveError::Syntax),
    }
}
