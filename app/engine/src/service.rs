//! 부탁의 바이트를 일([`Job`])로 바꾸고, 걸음마다 나온 답을 바이트로 내보낸다.

use gaji_core::Table;
use gaji_protocol::{Request, Response, decode, encode, id_of};

use crate::dispatch;
use crate::job::{Clock, Job, Turn};
use crate::steady::Steady;

/// 답의 바이트를 받는 이.
pub type Emit<'a> = &'a mut dyn FnMut(&[u8]);

/// 작업자의 전치표, 바이트.
pub const TABLE_BYTES: usize = 16 << 20;
/// 남의 쪽의 틀(embed)에 선 작업자의 전치표, 바이트: 한 쪽에 틀이 여럿일 수 있다.
const FRAME_TABLE_BYTES: usize = 4 << 20;
/// 화면이 한 번에 내주는 시간, 밀리초.
const SLICE_MS: f64 = 20.0;

/// 엔진 하나.
pub struct Service {
    table: Table,
    /// 한 걸음이 쓸 수 있는 시간, 밀리초.
    slice: f64,
    running: Option<Running>,
    steady: Steady,
}

/// 하고 있는 부탁.
struct Running {
    id: u32,
    job: Box<dyn Job>,
}

impl Service {
    /// 작업자에 서는 엔진.
    #[must_use]
    pub fn worker() -> Self {
        Self::with_table(TABLE_BYTES)
    }

    /// 틀의 작업자에 서는 엔진.
    #[must_use]
    pub fn frame_worker() -> Self {
        Self::with_table(FRAME_TABLE_BYTES)
    }

    fn with_table(bytes: usize) -> Self {
        Self::new(Table::with_bytes(bytes), f64::INFINITY)
    }

    /// 화면에 서는 엔진.
    #[must_use]
    pub const fn page() -> Self {
        Self::new(Table::none(), SLICE_MS)
    }

    const fn new(table: Table, slice: f64) -> Self {
        Self { table, slice, running: None, steady: Steady::new() }
    }

    /// 부탁 하나를 끝까지 한다. 나눠 하던 부탁은 그대로 둔다.
    pub fn handle(&mut self, request: &[u8], clock: Clock<'_>, emit: Emit<'_>) {
        let clock = &|| self.steady.read(clock());
        let mut running = Running::begin(request, clock(), &mut self.table);
        while running.poll(&mut self.table, self.slice, clock, emit) {}
    }

    /// 부탁 하나를 나눠 시작한다. 하던 것은 버린다.
    pub fn begin(&mut self, request: &[u8], clock: Clock<'_>) {
        let now = self.steady.read(clock());
        self.running = Some(Running::begin(request, now, &mut self.table));
    }

    /// 한 걸음 간다. 더 갈 것이 있으면 참.
    pub fn poll(&mut self, clock: Clock<'_>, emit: Emit<'_>) -> bool {
        let Some(running) = &mut self.running else { return false };
        let clock = &|| self.steady.read(clock());
        let more = running.poll(&mut self.table, self.slice, clock, emit);
        if !more {
            self.running = None;
        }
        more
    }
}

impl Running {
    /// 읽지 못할 부탁도 거절하는 일이 된다.
    fn begin(request: &[u8], now: f64, table: &mut Table) -> Self {
        let job = match decode(request) {
            Some(Request { ask, .. }) => dispatch::of(ask, now, table),
            None => dispatch::unreadable(),
        };
        Self { id: id_of(request), job }
    }

    fn poll(&mut self, table: &mut Table, slice: f64, clock: Clock<'_>, emit: Emit<'_>) -> bool {
        let id = self.id;
        let emit = &mut |reply| emit(&encode(&Response { id, reply }));
        self.job.poll(Turn { table, clock, until: clock() + slice, emit })
    }
}
