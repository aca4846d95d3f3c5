//! 말을 놓아 차리는 국면. 놀이가 들려준 글자로 표기(FEN)를 적고, 옳은지는 엔진이 안다.

use gaji_protocol::{GameInfo, Piece, Scene};

/// 차리는 중인 국면.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// 말.
    pub pieces: Vec<Piece>,
    /// 둘 차례: 0 먼저, 1 나중.
    pub side: u8,
    /// 남은 캐슬링. 킹이나 룩이 제자리를 떠난 것은 놀이가 지운다.
    pub castling: String,
}

impl Setup {
    /// 지금 국면에서 시작한다.
    #[must_use]
    pub fn of(scene: &Scene) -> Self {
        let rights = |field: &&str| field.bytes().all(|right| b"KQkq".contains(&right));
        let castling = scene.position.split(' ').nth(2).filter(rights).unwrap_or("-");
        Self { pieces: scene.pieces.clone(), side: scene.side, castling: castling.into() }
    }

    /// `place`에 `man`(쪽과 종류)을 놓는다. 이미 그 말이 있거나 `None`이면 치운다.
    pub fn put(&mut self, place: u8, man: Option<(u8, u8)>) {
        let stood = self.pieces.iter().position(|piece| piece.place == place);
        let stood = stood.map(|at| self.pieces.remove(at));
        let same = |(side, kind)| stood.is_some_and(|old| (old.side, old.kind) == (side, kind));
        if let Some((side, kind)) = man.filter(|&man| !same(man)) {
            self.pieces.push(Piece { place, side, kind });
        }
    }

    /// 국면의 표기: 위 줄부터 말의 글자와 빈칸의 수, 그리고 둘 차례.
    #[must_use]
    pub fn notation(&self, info: &GameInfo, (width, height): (u8, u8)) -> String {
        let row = |row: u8| self.row(info, row * width, width);
        let rows: Vec<String> = (0..height).map(row).collect();
        let side = if self.side == 0 { 'w' } else { 'b' };
        format!("{} {side} {} - 0 1", rows.join("/"), self.castling)
    }

    fn row(&self, info: &GameInfo, first: u8, width: u8) -> String {
        let mut text = String::new();
        let mut empty = 0;
        for place in first..first + width {
            let Some(letter) = self.letter(info, place) else {
                empty += 1;
                continue;
            };
            push_empty(&mut text, &mut empty);
            text.push(letter);
        }
        push_empty(&mut text, &mut empty);
        text
    }

    fn letter(&self, info: &GameInfo, place: u8) -> Option<char> {
        let piece = self.pieces.iter().find(|piece| piece.place == place)?;
        let letter = info.letters.chars().nth(usize::from(piece.kind))?;
        Some(if piece.side == 0 { letter } else { letter.to_ascii_lowercase() })
    }
}

fn push_empty(text: &mut String, empty: &mut u8) {
    if *empty > 0 {
        text.push_str(&empty.to_string());
        *empty = 0;
    }
}
