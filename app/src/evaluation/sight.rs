//! 한 국면에 대해 화면의 엔진이 곧바로 들려주는 것.

use gaji_lessons::evaluation::{Column, columns};
use gaji_protocol::{Ask, GameInfo, Refusal, Reply, Scene, ScoresAsk, Seat};

use crate::bridge::Engine;

/// 한 국면에 대해 들은 것.
#[derive(Clone)]
pub(super) struct Sight {
    pub(super) info: GameInfo,
    pub(super) scene: Scene,
    /// 칸마다의 특징과 승패. 끝난 판이면 비었다.
    pub(super) columns: Vec<Option<Column>>,
}

impl Sight {
    /// `seat`를 본다. 엔진이 서지 않았으면 `None`.
    pub(super) fn of(engine: Engine, seat: &Seat) -> Option<Result<Self, Refusal>> {
        let Some(Reply::Games(games)) = engine.now(Ask::Games) else { return None };
        let info = games.into_iter().find(|info| info.id == seat.game)?;
        match engine.now(Ask::Look(seat.clone()))? {
            Reply::Scene(scene) => {
                let columns = measured(engine, seat).unwrap_or_default();
                Some(Ok(Self { info, scene: *scene, columns }))
            }
            Reply::Refused(refusal) => Some(Err(refusal)),
            _ => None,
        }
    }
}

/// 칸마다의 특징과 승패. 끝난 판이면 `None`.
pub(super) fn measured(engine: Engine, seat: &Seat) -> Option<Vec<Option<Column>>> {
    let ask = ScoresAsk { seat: seat.clone(), depth: None, weights: None };
    match engine.now(Ask::Scores(ask))? {
        Reply::Scores(scores) => Some(columns(&scores)),
        _ => None,
    }
}
