//! 한 판을 신호로: 상태가 바뀌면 국면이, 국면이 바뀌면 엔진에 물을 것이 바뀐다.

use gaji_lessons::play::{self as rules, Hand, Heard, Mode, Mover, State, View};
use gaji_protocol::{Ask, GameInfo, MoveInfo, Reply, Scene, Seat, ThinkAsk};
use gaji_words::Lang;
use leptos::prelude::*;

use super::find;
use super::opening::Opening;
use crate::bridge::{Engine, use_engine};
use crate::{lang, query, storage};

/// 손가락으로 바로 누를 수 있는 칸의 너비, CSS 픽셀.
const FINGER: f64 = 36.0;

/// 한 판. 부품은 모두 이것을 받는다.
#[derive(Clone, Copy)]
pub(super) struct Match {
    pub(super) info: Signal<GameInfo>,
    pub(super) state: RwSignal<State>,
    pub(super) scene: Memo<Scene>,
    /// 사람이 지금 집을 수 있는 말의 자리.
    pub(super) grips: Memo<Vec<u8>>,
    /// 사람이 판에 하던 일.
    pub(super) hand: RwSignal<Hand>,
    /// 끌어다 놓아 둔 수가 몇째인가. 그런 수가 없으면 0.
    pub(super) carried: RwSignal<usize>,
    /// 엔진이 들려준 것.
    pub(super) heard: RwSignal<Heard>,
    /// AI끼리 두는 판이 흐르는가. 시작은 사람이 누른다.
    pub(super) running: RwSignal<bool>,
    /// 소리를 내는가.
    pub(super) sound: RwSignal<bool>,
    /// 지금 엔진에 물을 것.
    pub(super) wish: Memo<Option<ThinkAsk>>,
    /// 뒤집으면 같은 것을 다시 묻는다.
    pub(super) again: RwSignal<bool>,
    /// 고장을 알릴 말. 비면 없다.
    pub(super) trouble: RwSignal<String>,
    /// 펼치면서 고친 것을 알릴 말. 비면 없다.
    pub(super) news: RwSignal<String>,
    /// 사람이 판을 바꿀 때마다 뒤집힌다: 앞의 판에 하던 말은 거둔다.
    pub(super) renewed: RwSignal<bool>,
    pub(super) engine: Engine,
    pub(super) lang: Lang,
}

impl Match {
    /// 편 판에서 시작하고, 엔진에 묻기 시작한다.
    pub(super) fn begin(opening: Opening) -> Self {
        let Opening { info, state, scene, trouble } = opening;
        let engine = use_engine();
        let info = Memo::new(move |_| find(engine, &info.id).flatten().unwrap_or(info.clone()));
        let info = Signal::from(info);
        let state = RwSignal::new(state);
        let scene = follow_scene(engine, info, state, scene);
        let (hand, running) = (RwSignal::new(Hand::default()), RwSignal::new(false));
        let game = Self {
            info,
            state,
            scene,
            grips: Memo::new(move |_| rules::grips(&state.read(), &scene.read())),
            hand,
            carried: RwSignal::new(0),
            heard: RwSignal::new(Heard::default()),
            running,
            wish: super::mind::wish(engine, info, state, scene, hand, running),
            again: RwSignal::new(false),
            trouble: RwSignal::new(trouble),
            news: RwSignal::new(String::new()),
            renewed: RwSignal::new(false),
            sound: storage::switch("gaji.sound"),
            engine,
            lang: lang(),
        };
        game.think();
        game.sing();
        game.keep();
        query::keep(move || game.state.with(State::to_query));
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

    /// 판을 바꾼다. 손에 든 것은 내려놓는다.
    pub(super) fn change(self, edit: impl FnOnce(&mut State)) {
        self.hand.set(Hand::default());
        self.state.update(edit);
    }

    /// 사람이 판을 바꾸었다. `news`는 그러면서 고친 것이다.
    pub(super) fn renew(self, news: String) {
        self.trouble.set(String::new());
        self.news.set(news);
        self.renewed.update(|renewed| *renewed = !*renewed);
    }

    /// 표기가 `text`인 수를 둔다. 국면이 상태를 따라잡기 전이면 두지 않는다.
    pub(super) fn play(self, text: String) {
        let played = self.scene.with_untracked(|scene| scene.played.len());
        if self.state.with_untracked(|state| state.moves.len()) == played {
            self.change(|state| state.moves.push(text));
        }
    }

    /// 사람이 자리를 눌렀다.
    pub(super) fn press(self, place: u8) {
        if untrack(|| self.mover()) != Mover::Human {
            return;
        }
        let (scene, crowded) = (self.scene.get_untracked(), is_crowded());
        let carries = self.hand.with_untracked(|hand| hand.carries);
        let chosen = self.hand.try_update(|hand| hand.press(&scene, place, crowded)).flatten();
        if let Some(mv) = chosen {
            self.renew(String::new());
            self.carried.set(if carries { scene.played.len() + 1 } else { 0 });
            self.play(mv.text);
        }
    }

    /// 사람이 집을 수 있는 말을 끌기 시작했다.
    pub(super) fn drag(self, place: u8) {
        let scene = self.scene.get_untracked();
        self.hand.update(|hand| {
            hand.drag(&scene, place);
        });
    }

    /// 힌트로 권할 수. 청하지 않았거나 아직 생각하는 중이면 없다.
    pub(super) fn hint(self) -> Option<MoveInfo> {
        let seat =
            self.hand.with(|hand| hand.hinted.clone()).filter(|seat| *seat == self.seat())?;
        let best = self.heard.with(|heard| heard.hint(&seat).map(str::to_string))?;
        self.scene.with(|scene| scene.moves.iter().find(|mv| mv.text == best).cloned())
    }

    /// 힌트를 청했는데 한 깊이도 찾아보지 못하고 끝났는가: 다시 물어야 한다.
    pub(super) fn is_unseen(self) -> bool {
        let seat = self.seat();
        let hinted = self.hand.with(|hand| hand.hinted.as_ref() == Some(&seat));
        hinted && self.heard.with(|heard| heard.is_unseen(&seat))
    }

    /// 지금 판의 한 문장.
    pub(super) fn sentence(self) -> String {
        let (info, scene, state) = (self.info.read(), self.scene.read(), self.state.read());
        if let Some(words) = self.hand.read().words(self.lang, &scene) {
            return words;
        }
        let (heard, hint) = (self.heard.read(), self.hint());
        let view = View {
            lang: self.lang,
            info: &info,
            scene: &scene,
            state: &state,
            heard: &heard,
            hint: hint.as_ref(),
            unseen: self.is_unseen(),
            running: state.mode != Mode::Watch || self.running.get(),
        };
        rules::sentence(&view)
    }
}

/// 손가락으로 누르는 화면에서 칸이 손가락보다 좁은가: 잘못 누르기 쉬우므로 한 번 더 눌러야 둔다.
fn is_crowded() -> bool {
    let touch = window().match_media("(pointer: coarse)").ok().flatten();
    let cell = document().query_selector(".play-stage .cell").ok().flatten();
    touch.is_some_and(|touch| touch.matches())
        && cell.is_some_and(|cell| cell.get_bounding_client_rect().width() < FINGER)
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
