//! 그림을 얻는 곳: 화면에 서는 것과 같은 엔진에 묻는다.

use gaji_engine::Service;
use gaji_protocol::{Ask, GameInfo, Reply, Request, Response, Scene, Seat, decode, encode};
use std::io;

/// 엔진과, 그것이 아는 놀이.
pub(crate) struct Studio {
    service: Service,
    games: Vec<GameInfo>,
}

impl Studio {
    pub(crate) fn open() -> io::Result<Self> {
        let mut studio = Self { service: Service::page(), games: Vec::new() };
        match studio.ask(Ask::Games)? {
            Reply::Games(games) => studio.games = games,
            other => return Err(unexpected(&other)),
        }
        Ok(studio)
    }

    /// 마지막 답.
    pub(crate) fn ask(&mut self, ask: Ask) -> io::Result<Reply> {
        let mut last = None;
        let request = encode(&Request { id: 1, ask });
        self.service.handle(&request, &|| 0.0, &mut |bytes| last = decode::<Response>(bytes));
        last.map(|response| response.reply).ok_or_else(|| io::Error::other("the engine is silent"))
    }

    /// 그 국면의 그림감.
    pub(crate) fn look(&mut self, seat: Seat) -> io::Result<Scene> {
        match self.ask(Ask::Look(seat))? {
            Reply::Scene(scene) => Ok(*scene),
            other => Err(unexpected(&other)),
        }
    }

    pub(crate) fn games(&self) -> &[GameInfo] {
        &self.games
    }

    pub(crate) fn game(&self, id: &str) -> io::Result<&GameInfo> {
        let found = self.games.iter().find(|game| game.id == id);
        found.ok_or_else(|| io::Error::other(format!("no game {id}")))
    }
}

/// 물은 것과 다른 답이 왔다.
pub(crate) fn unexpected(reply: &Reply) -> io::Error {
    io::Error::other(format!("the engine answered {reply:?}"))
}
