//! 다리의 손: 상태 기계([`Bridge`])가 시키는 일을 웹에서 한다.

use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::rc::{Rc, Weak};
use std::time::Duration;

use gaji_lessons::tastes::Tastes;
use gaji_protocol::bridge::{Action, Bridge, Event, State};
use gaji_protocol::{Ask, Reply, Request, Response, decode, encode};
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::prelude::*;

use super::Callback;
use super::js::{self, Heard, Told};
use super::telling::Telling;

/// 다리와 그것이 쥔 것.
pub(super) struct Hands {
    pub(super) ready: RwSignal<bool>,
    pub(super) state: RwSignal<State>,
    pub(super) telling: Telling,
    /// 답을 들려줄 벌: 말의 글자, 수의 표기.
    pub(super) tastes: [RwSignal<bool>; 2],
    bridge: RefCell<Bridge>,
    /// 할 일. 일을 하다 새 일이 생겨도 차례를 지킨다.
    todo: RefCell<VecDeque<Action>>,
    busy: Cell<bool>,
    callers: RefCell<Vec<(u32, Callback)>>,
    last_id: Cell<u32>,
    page: RefCell<Option<js::Page>>,
    worker: RefCell<Option<js::Worker>>,
    /// 불러오기 시작했는가.
    pub(super) woken: Cell<bool>,
    /// 남의 쪽의 틀인가: 작업자가 작은 전치표를 쓴다.
    framed: bool,
    /// 떠나는 화면이 묻는 중인가.
    leaving: RwSignal<bool>,
    ears: Ears,
}

/// 엔진의 말을 듣는 귀: 작업자가 바뀌어도 그대로다.
struct Ears {
    ready: Told,
    heard: Heard,
    broke: Told,
}

impl Ears {
    fn new(hands: &Weak<Hands>) -> Self {
        let told = |event: Event| {
            let hands = hands.clone();
            Told::new(move || {
                if let Some(hands) = hands.upgrade() {
                    hands.on(event.clone());
                }
            })
        };
        let heard = hands.clone();
        let heard = Heard::new(move |bytes| {
            if let Some(hands) = heard.upgrade() {
                hands.on(Event::Heard(bytes));
            }
        });
        Self { ready: told(Event::WorkerReady), heard, broke: told(Event::WorkerBroke) }
    }
}

impl Hands {
    pub(super) fn new(framed: bool, leaving: RwSignal<bool>) -> Rc<Self> {
        Rc::new_cyclic(|hands| Self {
            ready: RwSignal::new(false),
            state: RwSignal::default(),
            telling: Telling::new(),
            tastes: [RwSignal::new(false), RwSignal::new(false)],
            bridge: RefCell::default(),
            todo: RefCell::default(),
            busy: Cell::new(false),
            callers: RefCell::default(),
            last_id: Cell::new(0),
            page: RefCell::default(),
            worker: RefCell::default(),
            woken: Cell::new(false),
            framed,
            leaving,
            ears: Ears::new(hands),
        })
    }

    pub(super) fn now(self: &Rc<Self>, ask: Ask) -> Option<Reply> {
        self.ready.try_get().filter(|&ready| ready)?;
        let mut reply = self.ask_page(&Request { id: 0, ask })?;
        // 읽으므로, 취향이 바뀌면 다시 불린다.
        self.tastes().retell(&mut reply);
        Some(reply)
    }

    pub(super) fn ask(self: &Rc<Self>, ask: Ask, mut caller: Callback) -> u32 {
        let id = self.last_id.get().wrapping_add(1);
        self.last_id.set(id);
        if self.leaving.get_untracked() {
            caller(Reply::Stopped);
            return id;
        }
        self.callers.borrow_mut().push((id, caller));
        self.telling.outdate();
        self.on(Event::Ask(Request { id, ask }));
        id
    }

    /// 일어난 일을 상태 기계에 알리고, 시키는 일을 차례대로 한다.
    pub(super) fn on(self: &Rc<Self>, event: Event) {
        let todo = self.bridge.borrow_mut().on(event);
        self.todo.borrow_mut().extend(todo);
        if self.busy.replace(true) {
            return;
        }
        while let Some(action) = self.next() {
            self.perform(action);
        }
        self.busy.set(false);
        self.show();
    }

    fn next(&self) -> Option<Action> {
        self.todo.borrow_mut().pop_front()
    }

    fn perform(self: &Rc<Self>, action: Action) {
        match action {
            Action::Load(turn) => self.load(turn),
            Action::Spawn => self.spawn(),
            Action::Terminate => self.worker.take().iter().for_each(js::end),
            Action::Post(request) => self.post(&request),
            Action::Slice(request) => self.begin(&request),
            Action::Glance(request) => self.glance(&request),
            Action::Deliver(id, reply) => self.deliver(id, reply),
            Action::Tell(notice) => self.telling.tell(notice),
            Action::Alarm { alarm, ms } => self.alarm(alarm, ms),
        }
    }

    pub(super) fn load(self: &Rc<Self>, turn: u32) {
        self.page.take();
        let hands = Rc::clone(self);
        spawn_local(async move {
            let Some(folder) = folder() else { return hands.on(Event::PageMissing) };
            match js::load(&folder, turn).await {
                Ok(page) => {
                    hands.page.replace(Some(page.unchecked_into()));
                    hands.on(Event::PageReady);
                }
                Err(_) => hands.on(Event::PageMissing),
            }
        });
    }

    fn spawn(self: &Rc<Self>) {
        let Ears { ready, heard, broke } = &self.ears;
        match folder().map(|folder| js::spawn(&folder, self.framed, ready, heard, broke)) {
            Some(Ok(worker)) => drop(self.worker.replace(Some(worker))),
            Some(Err(_)) | None => self.on(Event::WorkerBroke),
        }
    }

    fn post(&self, request: &Request) {
        self.worker.borrow().iter().for_each(|worker| js::post(worker, encode(request)));
    }

    fn begin(self: &Rc<Self>, request: &Request) {
        let Some(page) = self.page() else { return };
        match js::begin(&page, &encode(request)) {
            Ok(()) => self.slice_later(request.id),
            Err(_) => self.on(Event::PageBroke),
        }
    }

    /// 화면이 숨을 돌린 뒤에 한 조각. 번호가 밀려났으면 그만둔다.
    fn slice_later(self: &Rc<Self>, id: u32) {
        let hands = Rc::clone(self);
        let slice = move || {
            let wanted = hands.bridge.borrow().state() == State::Thinking(id);
            let Some(page) = hands.page().filter(|_| wanted) else { return };
            match js::poll(&page, &hands.ears.heard) {
                Ok(true) => hands.slice_later(id),
                Ok(false) => {}
                Err(_) => hands.on(Event::PageBroke),
            }
        };
        set_timeout(slice, Duration::ZERO);
    }

    /// 빌린 채로 부르지 않는다: 엔진의 답을 듣는 이가 엔진을 바꿀 수 있다.
    fn page(&self) -> Option<js::Page> {
        self.page.borrow().clone()
    }

    fn glance(self: &Rc<Self>, request: &Request) {
        self.deliver(request.id, self.ask_page(request).unwrap_or(Reply::Stopped));
    }

    /// 화면의 엔진에 곧바로 묻는다. 쓰러지면 이번 답은 없고, 엔진은 새로 선다.
    fn ask_page(self: &Rc<Self>, request: &Request) -> Option<Reply> {
        match js::ask(&self.page()?, &encode(request)) {
            Ok(bytes) => decode::<Response>(&bytes?).map(|response| response.reply),
            Err(_) => {
                self.page.take();
                let hands = Rc::clone(self);
                queue_microtask(move || hands.on(Event::PageBroke));
                None
            }
        }
    }

    /// 부탁한 이는 듣는 동안 새로 부탁할 수 있으므로 꺼내 놓고 부른다.
    fn deliver(&self, id: u32, mut reply: Reply) {
        let Some(mut caller) = self.take_caller(id) else { return };
        untrack(|| self.tastes()).retell(&mut reply);
        let last = reply.is_last();
        caller(reply);
        if !last {
            self.callers.borrow_mut().push((id, caller));
        }
    }

    /// 신호는 화면보다 먼저 사라질 수 있다.
    fn tastes(&self) -> Tastes {
        let [letters, notation] = self.tastes.map(|taste| taste.try_get().unwrap_or_default());
        Tastes { letters, notation }
    }

    fn take_caller(&self, id: u32) -> Option<Callback> {
        let mut callers = self.callers.borrow_mut();
        let at = callers.iter().position(|(caller, _)| *caller == id)?;
        Some(callers.swap_remove(at).1)
    }

    fn alarm(self: &Rc<Self>, alarm: u32, ms: u32) {
        let hands = Rc::clone(self);
        set_timeout(move || hands.on(Event::Alarm(alarm)), Duration::from_millis(ms.into()));
    }

    /// 신호와, 브라우저 시험이 읽는 `<html>`의 표시를 맞춘다.
    fn show(&self) {
        let (state, ready) = (self.bridge.borrow().state(), self.bridge.borrow().is_ready());
        set(self.state, state);
        set(self.ready, ready);
        let word = match state {
            State::Loading => "loading",
            State::Idle => "idle",
            State::Thinking(_) => "thinking",
            State::Failed(_) => "failed",
        };
        let Some(html) = document().document_element() else { return };
        // 표시는 시험만 읽는다: 못 적어도 화면은 그대로다.
        let _ = html.set_attribute("data-engine", word);
        let workers = u32::from(self.worker.borrow().is_some());
        let _ = html.set_attribute("data-workers", &workers.to_string());
    }
}

/// 달라졌을 때에만 알린다. 신호는 화면보다 먼저 사라질 수 있다.
fn set<T: PartialEq + Copy + Send + Sync + 'static>(signal: RwSignal<T>, value: T) {
    if signal.try_get_untracked().is_some_and(|old| old != value) {
        signal.try_set(value);
    }
}

/// 엔진의 폴더. 지을 때 정해져 페이지에 적혀 있다.
fn folder() -> Option<String> {
    let meta = document().query_selector("meta[name=gaji-engine]").ok()??;
    meta.get_attribute("content")
}
