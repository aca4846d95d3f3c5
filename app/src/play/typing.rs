//! 글로 두고, 글로 국면을 편다: 옳은지는 엔진이 안다.

use gaji_lessons::play::{Mode, Mover, ScoreSheet, repaired_fields, why_not};
use gaji_protocol::{Ask, GameInfo, Refusal, Reply, Scene, Seat};
use gaji_words::{Lang, errors, play as words};
use leptos::prelude::*;

use super::model::Match;
use crate::bridge::Engine;

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
        let typed = ScoreSheet::read(text).moves;
        if typed.is_empty() {
            return Err(errors::sheet_empty(self.lang).to_string());
        }
        seat.moves.extend(typed);
        let scene = self.look(seat)?;
        self.renew(String::new());
        self.change(|state| state.moves = moves(scene));
        Ok(())
    }

    /// 적은 국면에서 새로 시작한다. 읽을 수 없으면 그 까닭.
    pub(super) fn load(self, text: &str) -> Result<(), String> {
        let position = text.trim();
        // 빈 국면은 엔진에게 «처음»이라는 말이라서 엔진은 거절하지 않는다.
        if position.is_empty() {
            return Err(errors::position_empty(self.lang).to_string());
        }
        let (position, repaired) = self.start(position)?;
        self.show(repaired);
        self.change(|state| {
            state.restart();
            state.position = position;
        });
        Ok(())
    }

    /// 손으로 적은 국면에서 새로 시작한다. 읽을 수 없으면 그 까닭과 적는 법.
    pub(super) fn load_written(self, text: &str) -> Result<(), String> {
        self.load(text).map_err(|why| {
            let example = self.info.with_untracked(|info| info.example.clone());
            format!("{why} {}", errors::position_example(self.lang, &example))
        })
    }

    /// 적은 기보를 편다. AI가 끼어들지 않게 둘이서 두는 판이 된다. 둘 수 없는 수가 있으면 그 까닭.
    pub(super) fn load_sheet(self, text: &str) -> Result<(), String> {
        let sheet = ScoreSheet::read(text);
        if sheet == ScoreSheet::default() {
            return Err(errors::sheet_empty(self.lang).to_string());
        }
        let (position, repaired) = self.start(&sheet.position)?;
        let variations = sheet.variations.clone();
        let scene = self.look(sheet.seat(untrack(|| self.seat().game)))?;
        let mode = self.state.with_untracked(|state| state.mode);
        self.show(changed(self.lang, repaired, &variations, mode));
        self.change(|state| {
            state.restart();
            state.mode = Mode::Two;
            state.position = position;
            state.moves = moves(scene);
        });
        Ok(())
    }

    /// 편 판이 보이게 위로 올리고, 고친 것을 알린다.
    fn show(self, news: String) {
        self.renew(news);
        window().scroll_to_with_x_and_y(0.0, 0.0);
    }

    /// 적은 국면을 놀이가 쓰는 글로, 그러면서 고친 것의 말과 함께. 빈 글은 놀이의 처음이다.
    fn start(self, written: &str) -> Result<(String, String), String> {
        if written.is_empty() {
            return Ok(Default::default());
        }
        let game = untrack(|| self.seat().game);
        let seat = Seat { game, position: written.into(), moves: Vec::new() };
        let read = self.look(seat)?.position;
        let repaired = repaired_fields(self.lang, written, &read);
        Ok((read, repaired))
    }

    fn look(self, seat: Seat) -> Result<Scene, String> {
        match untrack(|| self.engine.now(Ask::Look(seat.clone()))) {
            Some(Reply::Scene(scene)) => Ok(*scene),
            Some(Reply::Refused(refusal)) => Err(self
                .info
                .with_untracked(|info| explain(self.engine, self.lang, info, &seat, &refusal))),
            _ => Err(errors::engine_loading(self.lang).to_string()),
        }
    }
}

/// 엔진이 거절한 까닭을, 두지 못한 수라면 그 앞의 판을 보고 자세히.
fn explain(engine: Engine, lang: Lang, info: &GameInfo, seat: &Seat, refusal: &Refusal) -> String {
    let at = refusal.at_move.map_or(0, |at| at as usize);
    let moves = seat.moves.iter().take(at).cloned().collect();
    let before = engine.now(Ask::Look(Seat { moves, ..seat.clone() }));
    match (before, seat.moves.get(at)) {
        (Some(Reply::Scene(scene)), Some(text)) => why_not(lang, info, &scene, text, refusal),
        _ => lang.pick(&refusal.why.ko, &refusal.why.en).clone(),
    }
}

/// 둔 수를 엔진의 표기로.
fn moves(scene: Scene) -> Vec<String> {
    scene.played.into_iter().map(|mv| mv.text).collect()
}

/// 기보를 펴면서 고친 것: 국면의 칸, 건너뛴 곁길, 바뀐 «누가 두나요».
fn changed(lang: Lang, repaired: String, variations: &[String], mode: Mode) -> String {
    let skipped = variations.first().map(|first| {
        let first: String = first.chars().take(SHOWN).collect();
        words::sheet_variations(lang, &variations.len(), &first)
    });
    let two = (mode != Mode::Two).then(|| words::sheet_two(lang).to_string());
    let all = [Some(repaired).filter(|told| !told.is_empty()), skipped, two];
    all.into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// 건너뛴 곁길을 되읽어 줄 때의 글자 수.
const SHOWN: usize = 24;
