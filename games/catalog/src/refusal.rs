//! 둘 수 없는 수의 까닭을 놀이의 국면에서.

use gaji_core::{Game, MoveError, Words};
use gaji_refusal::{Man, Refusal, Scene, Spelled};

/// 수의 표기 `text`를 `position`에서 두려다 난 `error`를 더 자세히.
#[must_use]
pub fn refusal<G: Game>(position: &G, text: &str, error: MoveError) -> Refusal {
    match error {
        MoveError::Illegal => scene(position).illegal(text),
        error => {
            let Words { ko, en } = error.words();
            Refusal { ko: ko.into(), en: en.into() }
        }
    }
}

fn scene<G: Game>(position: &G) -> Scene {
    let (mut pieces, mut moves) = (Vec::new(), Vec::new());
    position.pieces(&mut pieces);
    position.legal(&mut moves);
    let both = |words: Words| [words.ko.into(), words.en.into()];
    let side = position.side();
    let man = |piece: &gaji_core::Piece| Man {
        place: piece.place,
        own: piece.side == side,
        kind: piece.kind,
    };
    Scene {
        places: position.board().places.into_iter().map(|place| place.name).collect(),
        men: pieces.iter().map(man).collect(),
        moves: moves.into_iter().map(|mv| spelled(position, mv)).collect(),
        mover: both(G::INFO.sides[side.index()]),
        kinds: G::INFO.pieces.iter().map(|piece| both(piece.name)).collect(),
        letters: G::LETTERS.into(),
        check: position.in_check().then(|| both(G::CHECK)),
    }
}

fn spelled<G: Game>(position: &G, mv: G::Move) -> Spelled {
    let (stroke, mut text) = (position.stroke(mv), String::new());
    position.write_move(mv, &mut text);
    // 명령줄은 수의 표기만 읽는다.
    Spelled::new(stroke.from, stroke.to, [text, String::new(), String::new()])
}
