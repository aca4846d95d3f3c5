//! 같은 부탁에는 어디서나 같은 답: 브라우저의 wasm과 네이티브를 모든 놀이에서 견준다.

use crate::{page::Page, runner::Tested, seat::seats};
use gaji_catalog::GameId;
use gaji_engine::Service;
use gaji_protocol::{
    Ask, Choice, LEVELS, Quiet, Reply, Request, Response, Seat, Settings, ThinkAsk, Thought,
    TraceAsk, decode, encode,
};
use serde_json::json;

/// 견주는 탐색.
const SEARCHES: usize = 200;
const NODES: u64 = 5_000;
const QUIET: Quiet =
    Quiet { cap: 8, stand_pat: true, ordering: true, promotions: true, evasions: true };
/// 잡기가 끝없이 이어지는 국면(사례 QS-07): wasm의 더미(stack)도 넘치지 않는다.
const QUEENS: [&str; 2] = [
    "qq2k1qq/qq4qq/8/8/8/8/QQ4QQ/QQ2K1QQ w - - 0 1",
    "1q2B2q/2q1B1q1/3qkq2/qrr1rRRQ/3QKQ2/2Q3Q1/1Q2n2Q/Q3n3 w - - 10 1",
];

/// 수, 점수, 마디, 깊이마다의 답과 모든 수의 값이 같고, 기록의 바이트도 같다.
pub(crate) async fn wasm_answers_as_native(page: Page) -> Tested {
    let answers = native();
    page.open("en/").await?;
    page.eval_async(STAND).await?;
    for (request, ours) in answers {
        match reply(&ours) {
            Reply::Thought(_) => {
                let theirs: Vec<u8> = page.read(&format!("return [...ask({request:?})];")).await?;
                assert_eq!(thought(&theirs), thought(&ours), "{request:?}");
            }
            Reply::Trace(_) => {
                let theirs: u32 = page.read(&format!("return digest({request:?});")).await?;
                assert_eq!(theirs, digest(&ours), "{request:?}");
            }
            other => panic!("{other:?}"),
        }
    }
    Ok(())
}

/// 넘쳐도 되는 시간과, 시간이 튀는 바쁜 기계에서 해 보는 횟수.
const OVER_MS: f64 = 20.0;
const ATTEMPTS: usize = 5;

/// 사례 ID-01, ID-06. wasm에서도, 네 배 느린 CPU에서도: 시간이 없으면 둘 수 있는 수를, 있으면 그 시간 안에 답한다.
pub(crate) async fn budgets_hold_in_wasm(page: Page) -> Tested {
    page.open("en/").await?;
    page.eval_async(STAND).await?;
    page.devtools("Emulation.setCPUThrottlingRate", json!({ "rate": 4 })).await?;
    for &id in GameId::ALL {
        let start = Seat { game: id.to_string(), position: String::new(), moves: Vec::new() };
        for ms in [0, 1] {
            let thought = timed(&page, &start, ms).await?;
            let best = thought.best.ok_or(format!("{id} in {ms} ms: no move"))?;
            let after = Seat { moves: vec![best], ..start.clone() };
            assert!(matches!(native_look(after), Reply::Scene(_)), "{id} in {ms} ms");
            assert_eq!(thought.depth == 0, thought.value.is_none(), "{id} in {ms} ms");
        }
    }
    let [one, other] = queens();
    let janggi = Seat { game: "janggi".into(), position: String::new(), moves: Vec::new() };
    for seat in [one, other, janggi] {
        for ms in [10, 50, 200] {
            let mut over = Vec::new();
            while over.iter().all(|over| *over > OVER_MS) {
                assert!(over.len() < ATTEMPTS, "{} overruns {ms} ms by {over:?}", seat.position);
                over.push(timed(&page, &seat, ms).await?.ms - f64::from(ms));
            }
        }
    }
    Ok(())
}

async fn timed(page: &Page, seat: &Seat, ms: u32) -> Tested<Thought> {
    let ask = ThinkAsk { ms: Some(ms), quiet: Some(QUIET), ..ThinkAsk::new(seat.clone(), 64) };
    let request = encode(&Request { id: 1, ask: Ask::Think(ask) });
    let answer: Vec<u8> = page.read(&format!("return [...ask({request:?})];")).await?;
    match reply(&answer) {
        Reply::Thought(thought) => Ok(thought),
        other => Err(format!("a thought, not {other:?}").into()),
    }
}

fn native_look(seat: Seat) -> Reply {
    let request = encode(&Request { id: 1, ask: Ask::Look(seat) });
    let mut last = Vec::new();
    Service::page().handle(&request, &|| 0.0, &mut |bytes| last = bytes.to_vec());
    reply(&last)
}

/// 부탁과 네이티브의 마지막 답.
fn native() -> Vec<(Vec<u8>, Vec<u8>)> {
    let mut service = Service::worker();
    let mut answer = |ask| {
        let request = encode(&Request { id: 1, ask });
        let mut last = Vec::new();
        service.handle(&request, &|| 0.0, &mut |reply| last = reply.to_vec());
        (request, last)
    };
    let mut answers = queens().map(|seat| answer(think(seat))).to_vec();
    for (seed, seat) in seats().take(SEARCHES) {
        let settings = Settings::alpha_beta(2);
        let trace = TraceAsk { seat: seat.clone(), settings, open: Vec::new() };
        let asks = [soft(seed, seat.clone()), think(seat), Ask::Trace(trace)];
        answers.extend(asks.map(&mut answer));
    }
    assert_eq!(answers.len(), QUEENS.len() + 3 * SEARCHES);
    answers
}

fn think(seat: Seat) -> Ask {
    let ask = ThinkAsk { nodes: Some(NODES), quiet: Some(QUIET), ..ThinkAsk::new(seat, 60) };
    Ask::Think(ask)
}

/// 세기를 낮추어 씨앗으로 고르는 부탁.
fn soft(seed: u64, seat: Seat) -> Ask {
    let choice = Choice::Level { level: (seed % u64::from(LEVELS)) as u8 + 1, seed };
    Ask::Think(ThinkAsk { nodes: Some(NODES), choice, ..ThinkAsk::new(seat, 60) })
}

fn queens() -> [Seat; 2] {
    let chess = |position: &str| Seat {
        game: "chess".into(),
        position: position.into(),
        moves: Vec::new(),
    };
    QUEENS.map(chess)
}

/// 이 쪽에 일꾼처럼 엔진을 세운다: 전치표가 부탁 사이에 남는다.
const STAND: &str = "
    const folder = document.querySelector('meta[name=gaji-engine]').content;
    const { default: init, Engine } = await import(`${folder}gaji_engine.js?determinism`);
    await init({ module_or_path: `${folder}gaji_engine_bg.wasm` });
    const engine = Engine.worker();
    window.ask = (request) => {
      let last;
      engine.handle(Uint8Array.from(request), (reply) => (last = reply));
      return last;
    };
    window.digest = (request) =>
      ask(request).reduce((hash, byte) => Math.imul(hash ^ byte, 16777619), 2166136261) >>> 0;";

/// 기록은 길어서 지문(FNV-1a, 32비트)만 견준다.
fn digest(bytes: &[u8]) -> u32 {
    let mix = |hash: u32, &byte: &u8| (hash ^ u32::from(byte)).wrapping_mul(16_777_619);
    bytes.iter().fold(2_166_136_261, mix)
}

fn reply(bytes: &[u8]) -> Reply {
    decode(bytes).map(|response: Response| response.reply).expect("a reply")
}

/// 생각에서, 기계마다 다른 걸린 시간만 뺀 것.
fn thought(bytes: &[u8]) -> Thought {
    match reply(bytes) {
        Reply::Thought(thought) => Thought { ms: 0.0, ..thought },
        other => panic!("a thought, not {other:?}"),
    }
}
