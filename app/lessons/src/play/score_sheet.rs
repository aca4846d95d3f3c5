//! 기보(score sheet): 시작 국면과 둔 수를 글로 주고받는다. 수가 옳은지는 엔진이 안다.
//!
//! 빈칸으로 나눈 수들이고, 체스에서 흔한 PGN에서 수가 아닌 것(머리글, 수의 번호, 풀이, 부호, 결과)은
//! 건너뛴다. 곁길(variation)은 건너뛰되 적어 둔다.

use gaji_protocol::Seat;

/// 받는 기보의 길이, 바이트: 수마다 풀이와 시계가 붙은 긴 판도 들어간다.
pub const LONGEST_SHEET: usize = 65_536;

/// 기보.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ScoreSheet {
    /// 시작 국면의 표기. 비었으면 놀이의 처음.
    pub position: String,
    /// 둔 수.
    pub moves: Vec<String>,
    /// 읽지 않은 곁길(variation)들의 글.
    pub variations: Vec<String>,
}

/// 시작 국면을 적는 머리글의 이름.
const FEN: &str = "FEN";
/// 결과를 적는 글.
const RESULTS: [&str; 5] = ["1-0", "0-1", "1/2-1/2", "½-½", "*"];
/// 앙파상이라고 덧붙이는 글.
const EN_PASSANT: &str = "e.p.";

impl ScoreSheet {
    /// 글에서 읽는다.
    #[must_use]
    pub fn read(text: &str) -> Self {
        let (mut sheet, mut words, mut rest) = (Self::default(), String::new(), text);
        while let Some(at) = rest.find(['[', '{', ';', '(']) {
            words = words + &rest[..at] + " ";
            let (inside, after) = section(&rest[at..]);
            match rest.as_bytes()[at] {
                b'[' if sheet.position.is_empty() => {
                    sheet.position = position(inside).unwrap_or_default();
                }
                b'(' => sheet.variations.push(inside.trim().to_string()),
                _ => {}
            }
            rest = after;
        }
        words += rest;
        let words = words.split(|c: char| c.is_whitespace() || c == ',').map(unnumbered);
        sheet.moves = words.filter(|word| is_move(word)).map(str::to_string).collect();
        sheet
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

/// 수가 아닌 낱말: 결과, 풀이의 부호(NAG), 감탄.
fn is_move(word: &str) -> bool {
    let remark = word.starts_with('$') || word.trim_matches(['!', '?']).is_empty();
    !remark && word != EN_PASSANT && !RESULTS.contains(&word)
}

/// 여는 글자에서 시작하는 마디의 속과 그 뒤. 닫지 않은 마디는 글의 끝까지다.
fn section(text: &str) -> (&str, &str) {
    let (open, inside) = text.split_at(1);
    match open {
        "[" => inside.split_once(']'),
        "{" => inside.split_once('}'),
        ";" => inside.split_once('\n'),
        _ => variation(inside),
    }
    .unwrap_or((inside, ""))
}

/// 곁길은 풀이와 다른 곁길을 품는다.
fn variation(text: &str) -> Option<(&str, &str)> {
    let (mut depth, mut noted) = (1, false);
    for (at, byte) in text.bytes().enumerate() {
        match byte {
            b'{' => noted = true,
            b'}' => noted = false,
            b'(' if !noted => depth += 1,
            b')' if !noted => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return Some((&text[..at], &text[at + 1..]));
        }
    }
    None
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
                let position = position.into();
                let sheet = ScoreSheet { position, moves, ..ScoreSheet::default() };
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

    /// 풀이와 부호는 읽고 지나가고, 곁길은 건너뛰되 있었다고 적는다.
    #[test]
    fn an_annotated_game_is_read_and_its_variations_are_named() {
        let text = "1. e4! $1 {[%clk 0:01] (not a variation)} e5 (1... c5 2. Nf3 (2. c3 {a ) sign}) d6) 2. Nf3\n; the rest\n2... Nc6 ?! exd6 e.p. ½-½";
        let sheet = ScoreSheet::read(text);
        assert_eq!(sheet.moves, ["e4!", "e5", "Nf3", "Nc6", "exd6"]);
        assert_eq!(sheet.variations, ["1... c5 2. Nf3 (2. c3 {a ) sign}) d6"]);
        assert_eq!(moves("e4 (e5"), ["e4"]);
    }

    #[test]
    fn nothing_makes_it_stop() {
        for text in ["[", "{", "(", ";", "((", "()", "[FEN", "[FEN \"", "1.", "...", "* 1-0"] {
            assert_eq!(moves(text), [""; 0], "{text}");
        }
    }
}
