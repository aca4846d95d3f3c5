//! 씨앗으로 거닌 국면을 엔진에 물을 꼴로.

use crate::wander::wander;
use gaji_catalog::{GameId, Visitor, visit};
use gaji_core::{Evaluate, scramble};
use gaji_protocol::Seat;

/// `id`의 거닌 국면. 끝났으면 `None`.
pub(crate) fn open_seat(id: GameId, seed: u64) -> Option<Seat> {
    visit(id, Open { id, seed })
}

/// 놀이를 돌아가며, 씨앗과 끝나지 않은 국면.
pub(crate) fn seats() -> impl Iterator<Item = (u64, Seat)> {
    let games = (0..).zip(GameId::ALL.iter().cycle());
    games.filter_map(|(seed, &id)| Some((seed, open_seat(id, seed)?)))
}

struct Open {
    id: GameId,
    seed: u64,
}

impl Visitor for Open {
    type Output = Option<Seat>;

    fn visit<G: Evaluate + 'static>(self, variant: usize) -> Option<Seat> {
        let record = wander::<G>(variant, self.seed, scramble(self.seed) % 12);
        record.end().is_none().then_some(())?;
        let mut position = String::new();
        record.position().write(&mut position);
        Some(Seat { game: self.id.to_string(), position, moves: Vec::new() })
    }
}
