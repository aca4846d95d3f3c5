//! 국면에게 묻는 말: 법마다 쓰는 짧은 물음.

use alloc::string::String;
use alloc::vec::Vec;

use super::Broken;
use crate::Game;

/// 변형의 수. 목록이 비었어도 처음 국면은 하나 있다.
pub(super) fn variants<G: Game>() -> usize {
    G::INFO.variants.len().max(1)
}

/// 둘 수 있는 수.
pub(super) fn legal<G: Game>(position: &G) -> Vec<G::Move> {
    let mut moves = Vec::new();
    position.legal(&mut moves);
    moves
}

/// `mv`를 둔 국면.
pub(super) fn after<G: Game>(position: &G, mv: G::Move) -> G {
    let mut after = position.clone();
    after.play(mv);
    after
}

/// 국면의 표기.
pub(super) fn text<G: Game>(position: &G) -> String {
    let mut text = String::new();
    position.write(&mut text);
    text
}

/// 수의 표기.
pub(super) fn move_text<G: Game>(position: &G, mv: G::Move) -> String {
    let mut text = String::new();
    position.write_move(mv, &mut text);
    text
}

/// 둘 수 있는 수의 표기, 그 차례로.
pub(super) fn move_texts<G: Game>(position: &G) -> Vec<String> {
    legal(position).into_iter().map(|mv| move_text(position, mv)).collect()
}

/// `position`에서 깨졌다.
pub(super) fn at<G: Game>(position: &G, evidence: String) -> Broken {
    Broken { position: Some(text(position)), mv: None, evidence }
}

/// `position`에서 `mv`를 두며 깨졌다.
pub(super) fn at_move<G: Game>(position: &G, mv: G::Move, evidence: String) -> Broken {
    Broken { position: Some(text(position)), mv: Some(move_text(position, mv)), evidence }
}
