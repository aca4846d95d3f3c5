//! 이 기기의 취향: 말에 적을 글자와 수를 적는 법. 엔진의 답을 화면이 듣기 전에 고른 벌로 바꾸므로, 화면은 벌을 모른다.

use gaji_protocol::{GameInfo, MoveInfo, PieceInfo, Reply, Scene};

/// 두 벌 가운데 다른 벌을 고른 것.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tastes {
    /// 말의 글자: 장기의 한자 대신 한글.
    pub letters: bool,
    /// 수의 표기: 장기의 `71졸61` 대신 `Pa4-a5`.
    pub notation: bool,
}

/// 보기로 늘어놓는 말의 수.
const SHOWN: usize = 4;

impl Tastes {
    /// 엔진의 답을 고른 벌로. 한 벌뿐인 것은 그대로다.
    pub fn retell(self, reply: &mut Reply) {
        match reply {
            Reply::Games(games) if self.letters => {
                games.iter_mut().flat_map(|game| &mut game.pieces).for_each(swap_letters);
            }
            Reply::Scene(scene) if self.notation => {
                scene.moves.iter_mut().chain(&mut scene.played).for_each(swap_notation);
            }
            Reply::Deepened(thought) | Reply::Thought(thought) if self.notation => {
                thought.line.iter_mut().for_each(swap_notation);
            }
            _ => {}
        }
    }

    /// 고를 두 벌의 글자의 보기, 보통 것부터. 한 벌뿐인 놀이면 `None`.
    #[must_use]
    pub fn letter_sets(self, info: &GameInfo) -> Option<[String; 2]> {
        let row = |glyph: fn(&PieceInfo) -> &String| {
            let glyphs: Vec<_> =
                info.pieces.iter().take(SHOWN).map(|piece| &glyph(piece)[..]).collect();
            glyphs.join(" ")
        };
        let two = info.pieces.iter().any(|piece| !piece.other_glyphs[0].is_empty());
        let sets = [row(|piece| &piece.glyphs[0]), row(|piece| &piece.other_glyphs[0])];
        two.then(|| usual_first(sets, self.letters))
    }

    /// 고를 두 벌의 표기의 보기, 보통 것부터. 한 벌뿐인 놀이면 `None`.
    #[must_use]
    pub fn notations(self, scene: &Scene) -> Option<[String; 2]> {
        let mv = scene.moves.iter().chain(&scene.played).find(|mv| !mv.other_say.is_empty())?;
        Some(usual_first([mv.say.clone(), mv.other_say.clone()], self.notation))
    }
}

fn usual_first([shown, other]: [String; 2], swapped: bool) -> [String; 2] {
    if swapped { [other, shown] } else { [shown, other] }
}

fn swap_letters(piece: &mut PieceInfo) {
    if !piece.other_glyphs[0].is_empty() {
        std::mem::swap(&mut piece.glyphs, &mut piece.other_glyphs);
    }
}

pub(crate) fn swap_notation(mv: &mut MoveInfo) {
    if !mv.other_say.is_empty() {
        std::mem::swap(&mut mv.say, &mut mv.other_say);
    }
}
