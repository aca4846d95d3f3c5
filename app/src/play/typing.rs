//! 글로 두고, 글로 국면을 편다: 옳은지는 엔진이 안다.

use gaji_lessons::play::{Mode, Mover, ScoreSheet};
use gaji_protocol::{Ask, Reply, Scene, Seat};
use gaji_words::{errors, play as words};
use leptos::prelude::*;

use super::model::Match;

impl Match {
    /// 글로 적은 수들을 둔다. 둘 수 없으면 그 까닭.
    pub(super) fn play_typed(self, text: &str) -> Result<(), String> {
        untrack(|| match self.mover() {
            Mover::Human => self.play_words(text),
            Mover::Machine => Err(self.sentence()),
            Mover::Nobody => Err(words::over_ignored(self.lang).to_string()),
        })
    }

    fn play_words(self, text: &str) -> Result<(), String> {
        let mut seat = self.seat();
        seat.moves.extend(ScoreSheet::read(text).moves);
        let scene = self.look(seat)?;
        self.change(|state| state.moves = moves(scene));
        Ok(())
    }

    /// 적은 국면에서 새로 시작한다. 읽을 수 없으면 그 까닭.
    pub(super) fn load(self, text: &str) -> Result<(), String> {
        let game = untrack(|| self.seat().game);
        let position = text.trim().to_string();
        // 빈 국면은 엔진에게 «처음»이라는 말이라서 엔진은 거절하지 않는다.
        if position.is_empty() {
            return Err(errors::position_empty(self.lang).to_string());
        }
        let scene = self.look(Seat { game, position, moves: Vec::new() }).map_err(|why| {
            let example = self.info.with_untracked(|info| info.example.clone());
            format!("{why} {}", errors::position_example(self.lang, &example))
        })?;
        self.change(|state| {
            state.restart();
            state.position = scene.position;
        });
        Ok(())
    }

    /// 적은 기보를 편다. AI가 끼어들지 않게 둘이서 두는 판이 된다. 둘 수 없는 수가 있으면 그 까닭.
    pub(super) fn load_sheet(self, text: &str) -> Result<(), String> {
        let sheet = ScoreSheet::read(text);
        if sheet == ScoreSheet::default() {
            return Err(errors::sheet_empty(self.lang).to_string());
        }
        let position = sheet.position.clone();
        let scene = self.look(sheet.seat(untrack(|| self.seat().game)))?;
        self.change(|state| {
            state.restart();
            state.mode = Mode::Two;
            state.position = position;
            state.moves = moves(scene);
        });
        Ok(())
    }

    fn look(self, seat: Seat) -> Result<Scene, String> {
        match untrack(|| self.engine.now(Ask::Look(seat))) {
            Some(Reply::Scene(scene)) => Ok(*scene),
            Some(Reply::Refused(refusal)) => Err(self.lang.pick(refusal.why.ko, refusal.why.en)),
            _ => Err(errors::engine_loading(self.lang).to_string()),
        }
    }
}

/// 둔 수를 엔진의 표기로.
fn moves(scene: Scene) -> Vec<String> {
    scene.played.into_iter().map(|mv| mv.text).collect()
}
