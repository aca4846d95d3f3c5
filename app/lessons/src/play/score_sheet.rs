//! 기보(score sheet): 시작 국면과 둔 수를 글로 주고받는다. 수가 옳은지는 엔진이 안다.
//!
//! 빈칸으로 나눈 수들이고, 체스에서 흔한 PGN에서 수가 아닌 것(머리글, 수의 번호, 풀이, 결과)은 건너뛴다.

use gaji_protocol::Seat;

/// 기보.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ScoreSheet {
    /// 시작 국면의 표기. 비었으면 놀이의 처음.
    pub position: String,
    /// 둔 수.
    pub moves: Vec<String>,
}

/// 시작 국면을 적는 머리글의 이름.
const FEN: &str = "FEN";
/// 결과를 적는 글.
const RESULTS: [&str; 4] = ["1-0", "0-1", "1/2-1/2", "*"];

impl ScoreSheet {
    /// 글에서 읽는다.
    #[must_use]
    pub fn read(text: &str) -> Self {
        let (heads, text) = cut(text, '[', ']');
        let (_, text) = cut(&text, '{', '}');
        let words = text.split(|c: char| c.is_whitespace() || c == ',').map(unnumbered);
        let is_move = |word: &&str| !word.is_empty() && !RESULTS.contains(word);
        Self {
            position: heads.iter().find_map(|head| position(head)).unwrap_or_default(),
            moves: words.filter(is_move).map(str::to_string).collect(),
        }
    }

    /// 글로 적는다. 처음부터 둔 판이면 수만 적는다.
    #[must_use]
    pub fn write(&self) -> String {
        let moves = self.moves.join(" ");
        match self.position.as_str() {
            "" => moves,
            position => format!("[{FEN} \"{position}\"] {moves}"),
        }
    }

    /// `game`의 국면.
    #[must_use]
    pub fn seat(self, game: String) -> Seat {
        Seat { game, position: self.position, moves: self.moves }
    }
}

/// `open`과 `close` 사이의 글들과, 그것을 뺀 나머지.
fn cut(text: &str, open: char, close: char) -> (Vec<String>, String) {
    let (mut inside, mut outside, mut rest) = (Vec::new(), String::new(), text);
    while let Some((before, after)) = rest.split_once(open) {
        let (cut, after) = after.split_once(close).unwrap_or((after, ""));
        inside.push(cut.to_string());
        outside.push_str(before);
        outside.push(' ');
        rest = after;
    }
    outside.push_str(rest);
    (inside, outside)
}

/// 머리글 `FEN "…"`의 국면.
fn position(head: &str) -> Option<String> {
    let (name, value) = head.trim().split_once('"')?;
    (name.trim() == FEN).then(|| value.trim_end_matches('"').to_string())
}

/// 앞에 붙은 수의 번호(`12.`, `12...`)를 뗀 글.
fn unnumbered(word: &str) -> &str {
    let after = word.trim_start_matches(|c: char| c.is_ascii_digit());
    if after.len() < word.len() && after.starts_with('.') {
        after.trim_start_matches('.')
    } else {
        word.trim_start_matches("...")
    }
}

#[cfg(test)]
mod tests {
    use super::ScoreSheet;

    fn moves(text: &str) -> Vec<String> {
        ScoreSheet::read(text).moves
    }

    #[test]
    fn what_is_written_is_read() {
        for position in ["", "9/4k4/9/9/9/9/9/9/4K4/9 w - - 0 1", "X...O.... X"] {
            for said in ["", "e2e4 e7e5", "79졸78 한수쉼", "4 4 3", "a2-S b1-a1"] {
                let moves = said.split_whitespace().map(str::to_string).collect();
                let sheet = ScoreSheet { position: position.into(), moves };
                assert_eq!(ScoreSheet::read(&sheet.write()), sheet);
            }
        }
    }

    #[test]
    fn a_published_game_is_read() {
        let text = "[Event \"가지\"]\n[FEN \"8/8/8/8 w\"]\n\n1. e4 {a king's pawn} e5 2.Nf3 Nc6\n3... a6 1/2-1/2";
        let sheet = ScoreSheet::read(text);
        assert_eq!(sheet.position, "8/8/8/8 w");
        assert_eq!(sheet.moves, ["e4", "e5", "Nf3", "Nc6", "a6"]);
        assert_eq!(moves("1.79졸78, 2.12마33"), ["79졸78", "12마33"]);
    }

    #[test]
    fn nothing_makes_it_stop() {
        for text in ["[", "{", "[FEN", "[FEN \"", "1.", "...", "{[}]", "* 1-0"] {
            assert_eq!(moves(text), [""; 0], "{text}");
        }
    }
}
