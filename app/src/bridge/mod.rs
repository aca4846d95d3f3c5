//! 엔진으로 가는 다리. 화면은 [`Engine`]만 안다.

mod js;
mod telling;
mod hands;

use std::rc::Rc;

use futures_channel::oneshot;
use gaji_protocol::bridge::{Event, Notice, State};
use gaji_protocol::{Ask, Reply};
use gaji_words::{Lang, errors};
use leptos::prelude::*;

use crate::timer::after_paint;
use hands::Hands;

/// 엔진의 손잡이. 복사해서 어디서나 쓴다.
#[derive(Clone, Copy)]
pub(crate) struct Engine(StoredValue<Rc<Hands>, LocalStorage>);

/// 문맥(context)에 있는 엔진.
pub(crate) fn use_engine() -> Engine {
    expect_context()
}

impl Engine {
    /// 라우터보다 위에서 한 번 만들어 문맥에 둔다. 아직 불러오지는 않는다([`wake`](Self::wake)).
    ///
    /// `leaving`인 동안 온 부탁은 곧바로 [`Reply::Stopped`]로 닫힌다.
    pub(crate) fn provide(framed: bool, leaving: RwSignal<bool>) -> Self {
        let engine = Self(StoredValue::new_local(Hands::new(framed, leaving)));
        provide_context(engine);
        engine
    }

    /// 첫 그림이 그려진 뒤에 불러온다. 이미 깨웠으면 그대로다.
    pub(crate) fn wake(self) {
        let hands = self.0.with_value(Rc::clone);
        if hands.woken.replace(true) {
            return;
        }
        after_paint(move || hands.load(0));
    }

    /// [`now`](Self::now)에 답할 수 있는가.
    pub(crate) fn ready(self) -> Signal<bool> {
        self.0.with_value(|hands| hands.ready).into()
    }

    /// 다리의 상태.
    pub(crate) fn state(self) -> Signal<State> {
        self.0.with_value(|hands| hands.state).into()
    }

    /// 답이 없는 동안 그 자리에 적을 말. 불러오지 못했으면 껍데기가 따로 알리므로 비운다.
    pub(crate) fn waiting(self, lang: Lang) -> &'static str {
        match self.state().get() {
            State::Failed(_) => "",
            State::Thinking(_) => errors::engine_thinking(lang),
            State::Loading | State::Idle => errors::engine_loading(lang),
        }
    }

    /// 답을 들려줄 벌: 말의 글자, 수의 표기.
    pub(crate) fn tastes(self) -> [RwSignal<bool>; 2] {
        self.0.with_value(|hands| hands.tastes)
    }

    /// 마지막으로 알릴 일. 읽을 만큼 보인 뒤, 새 부탁이 나가면 지워진다.
    pub(crate) fn notice(self) -> Signal<Option<Notice>> {
        self.0.with_value(|hands| hands.telling.notice).into()
    }

    /// 곧바로 답할 것(놀이의 목록, 국면, 한 수 점수, 작은 나무의 기록)을 화면의 엔진에 묻는다.
    ///
    /// 아직 서지 않았으면 `None`: 반응하는 곳에서 부르면 섰을 때 다시 불린다.
    pub(crate) fn now(self, ask: Ask) -> Option<Reply> {
        self.0.with_value(Rc::clone).now(ask)
    }

    /// 오래 걸릴 것(생각, 기록, 점검)을 작업자에게 부탁하고 번호를 받는다.
    ///
    /// 앞의 부탁은 밀려나 [`Reply::Stopped`]로 닫힌다. `on_reply`는 마지막 답([`Reply::is_last`])까지 불린다.
    pub(crate) fn ask(self, ask: Ask, on_reply: impl FnMut(Reply) + 'static) -> u32 {
        self.0.with_value(Rc::clone).ask(ask, Box::new(on_reply))
    }

    /// 부탁하고 마지막 답을 기다린다. 밀려났으면 [`Reply::Stopped`]다.
    pub(crate) async fn answer(self, ask: Ask) -> Reply {
        let (sender, receiver) = oneshot::channel();
        let mut sender = Some(sender);
        self.ask(ask, move |reply| {
            if let Some(sender) = sender.take_if(|_| reply.is_last()) {
                // 기다리던 이가 사라졌으면 들을 이도 없다.
                let _ = sender.send(reply);
            }
        });
        receiver.await.unwrap_or(Reply::Stopped)
    }

    /// 그만 생각하고 지금까지 안 것으로 곧바로 답하게 한다.
    pub(crate) fn stop(self) {
        self.0.with_value(Rc::clone).on(Event::Stop);
    }

    /// 지금 부탁을 거둔다. [`Reply::Stopped`]만 돌아온다.
    pub(crate) fn cancel(self) {
        self.0.with_value(Rc::clone).on(Event::Cancel);
    }

    /// 불러오지 못한 엔진을 다시 불러 본다.
    pub(crate) fn retry(self) {
        self.0.with_value(Rc::clone).on(Event::Retry);
    }
}

/// 부탁한 이.
type Callback = Box<dyn FnMut(Reply)>;
