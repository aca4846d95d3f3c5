//! 표기의 버그.

use gaji_core::{Game, MoveError, PositionError, Words};

use super::bugs;
use crate::kit::strip::{Hop, Strip, read};

/// `34`를 검사 없이 읽는다.
fn hop(text: &str) -> Result<Hop, MoveError> {
    match text.as_bytes() {
        [from @ b'1'..=b'9', to @ b'1'..=b'9'] => Ok(Hop { from: from - b'1', to: to - b'1' }),
        _ => Err(MoveError::Syntax),
    }
}

bugs! {
    MoveWithASpace, breaks "move-text" {
        fn write_move(strip: &Strip, hop: Hop, out: &mut String) {
            strip.write_move(hop, out);
            out.insert(1, ' ');
        }
    }
    PassNotKnownAsAMove, breaks "move-text" {
        fn is_move_syntax(text: &str) -> bool {
            hop(text).is_ok()
        }
    }
    MoveNamedByItsStart, breaks "move-unique" {
        fn write_move(_: &Strip, hop: Hop, out: &mut String) {
            out.push_str(&(hop.from + 1).to_string());
        }
        fn is_move_syntax(text: &str) -> bool {
            matches!(text.as_bytes(), [b'1'..=b'9'])
        }
    }
    MoveReadBackwards, breaks "move-read" {
        fn parse_move(strip: &Strip, text: &str) -> Result<Hop, MoveError> {
            let backwards: String = text.chars().rev().collect();
            strip.parse_move(&backwards)
        }
    }
    AnythingIsAMove, breaks "move-syntax" {
        fn is_move_syntax(_: &str) -> bool {
            true
        }
    }
    LegalityUnasked, breaks "move-illegal" {
        fn parse_move(strip: &Strip, text: &str) -> Result<Hop, MoveError> {
            strip.parse_move(text).or_else(|_| hop(text))
        }
    }
    EndedPositionUnread, breaks "position-text" {
        fn parse(text: &str) -> Result<Strip, PositionError> {
            let over = |strip: &Strip| strip.outcome().is_some();
            let what = Words::new("이미 끝났습니다", "already over");
            read(text).and_then(|strip| {
                if over(&strip) { Err(PositionError::whole(what)) } else { Ok(strip) }
            })
        }
    }
    BanMissingInText, breaks "position-rules" {
        /// 잡은 바로 뒤에는 다시 잡지 못한다.
        fn legal(strip: &Strip, moves: &mut Vec<Hop>) {
            let first = moves.len();
            strip.legal(moves);
            if strip.quiet == 1 && moves.len() > first + 1 {
                moves.remove(first);
            }
        }
        fn write(strip: &Strip, out: &mut String) {
            Strip { quiet: 0, ..*strip }.write(out);
        }
    }
    ErrorInOneLanguage, breaks "position-bad" {
        fn parse(text: &str) -> Result<Strip, PositionError> {
            read(text).map_err(|error| PositionError {
                what: Words::new("", error.what.en),
                ..error
            })
        }
    }
    ErrorBeyondTheText, breaks "position-bad" {
        fn parse(text: &str) -> Result<Strip, PositionError> {
            read(text).map_err(|error| PositionError { at: Some(1000), ..error })
        }
    }
}
