//! 누른 자리를 수로: 놓는 놀이든 옮기는 놀이든 [`Stroke`]만 보고 안다.

use gaji_protocol::{Ground, MoveInfo, Scene, Stroke};

/// 자리를 누른 결과.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Press {
    /// 이 자리의 말을 집는다.
    Lift(u8),
    /// 집은 것을 내려놓는다.
    Drop,
    /// 이 수를 둔다.
    Play(MoveInfo),
    /// 같은 길의 여러 수(승격) 가운데 고른다.
    Choose(Vec<MoveInfo>),
}

/// `lifted`를 집은 채로 `place`를 누르면.
#[must_use]
pub fn press(scene: &Scene, lifted: Option<u8>, place: u8) -> Press {
    let there: Vec<&MoveInfo> =
        landings(scene, lifted).filter(|mv| mv.stroke.to == Some(place)).collect();
    match there.as_slice() {
        [] if lifted != Some(place) && can_lift(scene, place) => Press::Lift(place),
        [] => Press::Drop,
        [mv] => Press::Play((*mv).clone()),
        many => Press::Choose(many.iter().map(|&mv| mv.clone()).collect()),
    }
}

/// 판에 표시할, 둘 수 있는 자리.
///
/// 빈자리면 어디나 두는 놀이에는 표시할 것이 없다. 구멍 뚫린 판은 세로줄마다 떨어질 자리를 안다.
#[must_use]
pub fn targets(scene: &Scene, lifted: Option<u8>) -> Vec<u8> {
    let mut places: Vec<u8> = landings(scene, lifted).filter_map(|mv| mv.stroke.to).collect();
    places.sort_unstable();
    places.dedup();
    let anywhere = places.len() + scene.pieces.len() == scene.places.len();
    let plain = lifted.is_none() && anywhere && scene.ground != Ground::Columns;
    if plain { Vec::new() } else { places }
}

/// `lifted`에서 옮기거나, 집은 것이 없으면 놓는 수.
fn landings(scene: &Scene, lifted: Option<u8>) -> impl Iterator<Item = &MoveInfo> {
    scene.moves.iter().filter(move |mv| mv.stroke.from == lifted && mv.stroke != Stroke::default())
}

fn can_lift(scene: &Scene, place: u8) -> bool {
    scene.moves.iter().any(|mv| mv.stroke.from == Some(place))
}
