//! 누른 자리를 수로: 놓는 놀이든 옮기는 놀이든 [`Stroke`]만 보고 안다.

use gaji_protocol::{Ground, MoveInfo, Scene, Seat, Stroke};
use gaji_words::{Lang, play as words};

use super::{Mover, State, mover};

/// 사람이 판에 하던 일. 판이 바뀌면 빈손이 된다.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Hand {
    /// 집은 자리.
    pub lifted: Option<u8>,
    /// 집은 말을 끌고 있는가.
    pub carries: bool,
    /// 좁은 칸에서 한 번 더 눌러 주기를 기다리는 수.
    pub aimed: Option<MoveInfo>,
    /// 같은 길의 여러 수(승격): 하나를 골라야 한다.
    pub choices: Vec<MoveInfo>,
    /// 눌렀으나 둘 수 없던 길: 집고 있던 자리와 누른 자리.
    pub refused: Option<Stroke>,
    /// 힌트을 청한 국면.
    pub hinted: Option<Seat>,
}

impl Hand {
    /// `place`를 누른다. 둘 수가 정해지면 그 수. `crowded`면 같은 수를 두 번 눌러야 정해진다.
    pub fn press(&mut self, scene: &Scene, place: u8, crowded: bool) -> Option<MoveInfo> {
        let Self { lifted, aimed, hinted, .. } = std::mem::take(self);
        self.hinted = hinted;
        let there = landings(scene, lifted).filter(|mv| mv.stroke.to == Some(place));
        match there.collect::<Vec<_>>().as_slice() {
            [] if lifted == Some(place) => {}
            [] if can_lift(scene, place) => self.lifted = Some(place),
            [] => {
                self.refused = Some(Stroke { from: lifted, to: Some(place), choice: None });
            }
            [mv] if crowded && aimed.as_ref() != Some(mv) => self.aimed = Some((*mv).clone()),
            [mv] => return Some((*mv).clone()),
            many => {
                self.lifted = lifted;
                self.choices = many.iter().map(|&mv| mv.clone()).collect();
            }
        }
        None
    }

    /// `place`의 말을 끌기 시작한다. 집었으면 참.
    pub fn drag(&mut self, scene: &Scene, place: u8) -> bool {
        let lifts = can_lift(scene, place);
        if lifts {
            let hinted = self.hinted.take();
            *self = Self { lifted: Some(place), carries: true, hinted, ..Self::default() };
        }
        lifts
    }

    /// 판에 표시할, 둘 수 있는 자리.
    ///
    /// 빈자리면 어디나 두는 놀이에는 표시할 것이 없다. 구멍 뚫린 판은 세로줄마다 떨어질 자리를 안다.
    #[must_use]
    pub fn targets(&self, scene: &Scene) -> Vec<u8> {
        let lands =
            |place: &u8| landings(scene, self.lifted).any(|mv| mv.stroke.to == Some(*place));
        let places: Vec<u8> = (0..scene.places.len() as u8).filter(lands).collect();
        let anywhere = places.len() + scene.pieces.len() == scene.places.len();
        let plain = self.lifted.is_none() && anywhere && scene.ground != Ground::Columns;
        if plain { Vec::new() } else { places }
    }

    /// 하던 일에 대해 할 말: 한 번 더 누르라거나, 거기에는 둘 수 없다거나.
    #[must_use]
    pub fn words(&self, lang: Lang, scene: &Scene) -> Option<String> {
        if let Some(aimed) = &self.aimed {
            return Some(words::confirm(lang, &aimed.say));
        }
        let Stroke { from, to, .. } = self.refused?;
        let (place, name) = (to?, named(scene, to)?);
        let why = scene.forbidden.iter().find(|(at, _)| *at == place);
        let moving = scene.moves.iter().any(|mv| mv.stroke.from.is_some());
        let man = scene.pieces.iter().find(|piece| moving && piece.place == place);
        Some(match (why, man.map(|man| man.side == scene.side), named(scene, from)) {
            (Some((_, why)), ..) => words::forbidden(lang, &name, lang.pick(&why.ko, &why.en)),
            (_, Some(true), _) => match &scene.check {
                Some(check) => words::cannot_save(lang, &lang.pick(&check.ko, &check.en), &name),
                None => words::cannot_move(lang, &name),
            },
            (_, _, Some(from)) => words::cannot_reach(lang, &from, &name),
            (_, Some(false), _) => words::not_yours(lang, &name),
            _ => words::cannot_play(lang, &name),
        })
    }

    /// 판에 고른 것으로 표시할 자리.
    #[must_use]
    pub fn selected(&self) -> Option<u8> {
        self.aimed.as_ref().and_then(|mv| mv.stroke.to).or(self.lifted)
    }
}

/// 사람의 차례면, 집을 수 있는 말의 자리.
#[must_use]
pub fn grips(state: &State, scene: &Scene) -> Vec<u8> {
    let open = mover(state, scene) == Mover::Human;
    (0..scene.places.len() as u8).filter(|&place| open && can_lift(scene, place)).collect()
}

/// `lifted`에서 옮기거나, 집은 것이 없으면 놓는 수.
fn landings(scene: &Scene, lifted: Option<u8>) -> impl Iterator<Item = &MoveInfo> {
    scene.moves.iter().filter(move |mv| mv.stroke.from == lifted && mv.stroke != Stroke::default())
}

fn named(scene: &Scene, place: Option<u8>) -> Option<&str> {
    Some(&scene.places.get(usize::from(place?))?.name)
}

fn can_lift(scene: &Scene, place: u8) -> bool {
    scene.moves.iter().any(|mv| mv.stroke.from == Some(place))
}
