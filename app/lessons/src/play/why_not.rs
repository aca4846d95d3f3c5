//! 사람이 적은 수를 둘 수 없을 때, 엔진이 들려준 판을 보고 까닭을 더 자세히.

use gaji_protocol::{Doubt, GameInfo, MoveInfo, Refusal, Scene, Text};
use gaji_refusal::{self as refusal, Man, Spelled};
use gaji_words::{Lang, errors};

/// `refusal`의 까닭. `scene`은 그 수를 두려던 국면, `text`는 적은 글이다.
#[must_use]
pub fn why_not(
    lang: Lang,
    info: &GameInfo,
    scene: &Scene,
    text: &str,
    refusal: &Refusal,
) -> String {
    let Some((doubt, at)) = refusal.doubt.as_ref().zip(refusal.at_move) else {
        return lang.pick(&refusal.why.ko, &refusal.why.en).clone();
    };
    let seen = seen(info, scene);
    let why = match doubt {
        Doubt::Illegal => seen.illegal(text),
        Doubt::Misread { respelled } => seen.misread(text, respelled.as_deref()),
    };
    let shown: String = text.chars().take(MAX_SHOWN).collect();
    errors::bad_move(lang, &(at + 1), &shown, lang.pick(&why.ko, &why.en))
}

/// 틀린 수를 되읽어 줄 때의 글자 수.
const MAX_SHOWN: usize = 20;

fn seen(info: &GameInfo, scene: &Scene) -> refusal::Scene {
    let both = |text: &Text| [text.ko.clone(), text.en.clone()];
    let spelled = |mv: &MoveInfo| {
        let texts = [mv.text.clone(), mv.say.clone(), mv.other_say.clone()];
        Spelled::new(mv.stroke.from, mv.stroke.to, texts)
    };
    let man = |piece: &gaji_protocol::Piece| Man {
        place: piece.place,
        own: piece.side == scene.side,
        kind: piece.kind,
    };
    refusal::Scene {
        places: scene.places.iter().map(|place| place.name.clone()).collect(),
        men: scene.pieces.iter().map(man).collect(),
        moves: scene.moves.iter().map(spelled).collect(),
        mover: both(&info.sides[usize::from(scene.side != 0)]),
        kinds: info.pieces.iter().map(|piece| both(&piece.name)).collect(),
        letters: info.letters.clone(),
        check: scene.check.as_ref().map(both),
    }
}
