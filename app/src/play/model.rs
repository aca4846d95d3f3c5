//! 한 판을 신호로: 상태가 바뀌면 국면이, 국면이 바뀌면 엔진에 물을 것이 바뀐다.

use gaji_lessons::play::{self as rules, Mode, Mover, Press, State, Told, View, press};
use gaji_protocol::{Ask, GameInfo, MoveInfo, Reply, Scene, Seat, ThinkAsk};
use gaji_words::{Lang, errors, play as words};
use leptos::prelude::*;

use super::opening::Opening;
use crate::bridge::{Engine, use_engine};
use crate::{address, lang};

/// 손가락으로 누를 수 있는 칸의 너비, CSS 픽셀.
const FINGER: f64 = 30.0;
/// 판이 놓이는 가장 넓은 너비, CSS 픽셀.
const BOARD: f64 = 512.0;
/// 너비를 모를 때의 화면, CSS 픽셀.
const NARROWEST: f64 = 360.0;

/// 한 판. 부품은 모두 이것을 받는다.
#[derive(Clone, Copy)]
pub(super) struct Match {
    pub(super) info: Signal<GameInfo>,
    pub(super) state: RwSignal<State>,
    pub(super) scene: Memo<Scene>,
    /// 집은 자리.
    pub(super) lifted: RwSignal<Option<u8>>,
    /// 골라야 할 수(승격). 비면 없다.
    pub(super) choices: RwSignal<Vec<MoveInfo>>,
    /// 좁은 칸에서 한 번 더 눌러 주기를 기다리는 수.
    pub(super) aimed: RwSignal<Option<MoveInfo>>,
    /// 마지막으로 들은 생각.
    pub(super) told: RwSignal<Option<Told>>,
    /// AI가 마지막으로 둔 수의 생각.
    pub(super) moved: RwSignal<Option<Told>>,
    /// 도움말을 청한 국면.
    pub(super) hinted: RwSignal<Option<Seat>>,
    /// AI끼리 두는 판이 흐르는가. 시작은 사람이 누른다.
    pub(super) running: RwSignal<bool>,
    /// 지금 엔진에 물을 것.
    pub(super) wish: Memo<Option<ThinkAsk>>,
    /// 알릴 말. 비면 없다.
    pub(super) trouble: RwSignal<String>,
    pub(super) engine: Engine,
    pub(super) lang: Lang,
}

impl Match {
    /// 편 판에서 시작하고, 엔진에 묻기 시작한다.
    pub(super) fn begin(opening: Opening) -> Self {
        let Opening { info, state, scene, trouble } = opening;
        let engine = use_engine();
        let info = Signal::stored(info);
        let state = RwSignal::new(state);
        let scene = follow_scene(engine, info, state, scene);
        let (hinted, running) = (RwSignal::new(None), RwSignal::new(false));
        let game = Self {
            info,
            state,
            scene,
            lifted: RwSignal::new(None),
            choices: RwSignal::new(Vec::new()),
            aimed: RwSignal::new(None),
            told: RwSignal::new(None),
            moved: RwSignal::new(None),
            hinted,
            running,
            wish: super::mind::wish(engine, info, state, scene, hinted, running),
            trouble: RwSignal::new(trouble),
            engine,
            lang: lang(),
        };
        game.think();
        address::keep(move || game.state.with(State::to_query));
        game
    }

    /// 지금 국면.
    pub(super) fn seat(self) -> Seat {
        self.info.with(|info| self.state.with(|state| state.seat(&info.id)))
    }

    /// 지금 누가 두는가.
    pub(super) fn mover(self) -> Mover {
        self.scene.with(|scene| self.state.with(|state| rules::mover(state, scene)))
    }

    /// 판을 바꾼다. 집은 것은 내려놓는다.
    pub(super) fn change(self, edit: impl FnOnce(&mut State)) {
        self.let_go();
        self.state.update(edit);
    }

    /// 표기가 `text`인 수를 둔다. 국면이 상태를 따라잡기 전이면 두지 않는다.
    pub(super) fn play(self, text: String) {
        let played = self.scene.with_untracked(|scene| scene.played.len());
        if self.state.with_untracked(|state| state.moves.len()) == played {
            self.change(|state| state.moves.push(text));
        }
    }

    fn let_go(self) {
        self.lifted.set(None);
        self.aimed.set(None);
        self.choices.set(Vec::new());
    }

    /// 사람이 자리를 눌렀다.
    pub(super) fn press(self, place: u8) {
        if untrack(|| self.mover()) != Mover::Human {
            return;
        }
        let (lifted, aimed) = (self.lifted.get_untracked(), self.aimed.get_untracked());
        let press = self.scene.with_untracked(|scene| press(scene, lifted, place));
        self.let_go();
        match press {
            Press::Lift(place) => self.lifted.set(Some(place)),
            Press::Drop => {}
            Press::Choose(moves) => {
                self.lifted.set(lifted);
                self.choices.set(moves);
            }
            Press::Play(mv) if aimed.as_ref() != Some(&mv) && self.is_crowded() => {
                self.aimed.set(Some(mv));
            }
            Press::Play(mv) => self.play(mv.text),
        }
    }

    /// 말을 끌기 시작했다. 집을 수 있었으면 참.
    pub(super) fn drag(self, place: u8) -> bool {
        let lift = self.scene.with_untracked(|scene| press(scene, None, place));
        let open = untrack(|| self.mover()) == Mover::Human && lift == Press::Lift(place);
        if open {
            self.let_go();
            self.lifted.set(Some(place));
        }
        open
    }

    /// 칸이 손가락보다 좁은가: 잘못 누르기 쉬우므로 한 번 더 눌러야 둔다.
    fn is_crowded(self) -> bool {
        let width = window().inner_width().ok().and_then(|width| width.as_f64());
        let columns = self.scene.with_untracked(|scene| f64::from(scene.size.0));
        width.unwrap_or(NARROWEST).min(BOARD) < columns * FINGER
    }

    /// 글로 적은 수들을 둔다. 둘 수 없으면 그 까닭.
    pub(super) fn play_typed(self, text: &str) -> Result<(), String> {
        untrack(|| match self.mover() {
            Mover::Human => self.play_words(text),
            Mover::Machine => Err(self.sentence()),
            Mover::Nobody => Err(words::over_ignored(self.lang).to_string()),
        })
    }

    fn play_words(self, text: &str) -> Result<(), String> {
        let mut typed: Vec<String> = text.split_whitespace().map(str::to_string).collect();
        // 첫 수는 사람이 읽는 표기로도 안다: 그 뒤의 국면은 엔진만 안다.
        let said = self.scene.with(|scene| {
            let first = typed.first()?;
            scene.moves.iter().find(|mv| mv.say == *first).map(|mv| mv.text.clone())
        });
        if let (Some(first), Some(said)) = (typed.first_mut(), said) {
            *first = said;
        }
        let mut seat = self.seat();
        seat.moves.extend(typed);
        let scene = self.look(seat)?;
        self.change(|state| state.moves = scene.played.into_iter().map(|mv| mv.text).collect());
        Ok(())
    }

    /// 적은 국면에서 새로 시작한다. 읽을 수 없으면 그 까닭.
    pub(super) fn load(self, text: &str) -> Result<(), String> {
        let game = untrack(|| self.seat().game);
        let position = text.trim().to_string();
        let scene = self.look(Seat { game, position, moves: Vec::new() }).map_err(|why| {
            let example = self.info.with_untracked(|info| info.example.clone());
            format!("{why}. {}", errors::position_example(self.lang, &example))
        })?;
        self.change(|state| {
            state.restart();
            state.position = scene.position;
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

    /// 도움말로 권할 수. 청하지 않았거나 아직 생각하는 중이면 없다.
    pub(super) fn hint(self) -> Option<MoveInfo> {
        let seat = self.seat();
        let asked = self.hinted.with(|hinted| hinted.as_ref() == Some(&seat));
        let best = self.told.with(|told| {
            let told = told.as_ref().filter(|told| asked && told.done && told.is_at(&seat))?;
            told.thought.best.clone()
        })?;
        self.scene.with(|scene| scene.moves.iter().find(|mv| mv.text == best).cloned())
    }

    /// 지금 판의 한 문장.
    pub(super) fn sentence(self) -> String {
        let (info, scene, state) = (self.info.read(), self.scene.read(), self.state.read());
        let (moved, hint, aimed) = (self.moved.read(), self.hint(), self.aimed.read());
        if let Some(aimed) = aimed.as_ref() {
            return words::confirm(self.lang, &aimed.say);
        }
        let view = View {
            lang: self.lang,
            info: &info,
            scene: &scene,
            state: &state,
            moved: moved.as_ref(),
            hint: hint.as_ref(),
            running: state.mode != Mode::Watch || self.running.get(),
        };
        rules::sentence(&view)
    }
}

/// 상태를 따르는 국면. 엔진이 새로 서는 동안에는 앞의 것이 남는다.
fn follow_scene(
    engine: Engine,
    info: Signal<GameInfo>,
    state: RwSignal<State>,
    first: Scene,
) -> Memo<Scene> {
    Memo::new(move |before: Option<&Scene>| {
        let seat = info.with(|info| state.with(|state| state.seat(&info.id)));
        match engine.now(Ask::Look(seat)) {
            Some(Reply::Scene(scene)) => *scene,
            _ => before.unwrap_or(&first).clone(),
        }
    })
}
