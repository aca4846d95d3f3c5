//! 쪽이 스스로 재는 것과, 그것을 적기.

use crate::{Page, Tested};
use serde::Deserialize;
use serde_json::json;
use std::fmt;

/// 누름마다 그려지기까지(Event Timing), 그리고 생각하는 동안의 긴 일(longtask).
pub(crate) const WATCH: &str = "
    window.watched = { doing: '', slow: [], count: 0, held: 0, heldBy: '', thinking: [] };
    // wasm의 기억은 브라우저가 세어 주지 않는다: 선 것마다 붙들어 둔다.
    window.memories = new Set();
    for (const name of ['instantiate', 'instantiateStreaming']) {
      const real = WebAssembly[name];
      WebAssembly[name] = async (...given) => {
        const made = await real.apply(WebAssembly, given);
        const { memory } = (made.instance ?? made).exports;
        if (memory) memories.add(memory);
        return made;
      };
    }
    const hear = (type, each, more) =>
      new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true, ...more });
    hear('event', ({ interactionId, duration, name }) => {
      if (!interactionId) return;
      watched.count++;
      watched.slow.push([duration, `${watched.doing} (${name})`]);
      watched.slow = watched.slow.sort(([one], [other]) => other - one).slice(0, 8);
    }, { durationThreshold: 16 });
    const root = () => document.documentElement;
    let since = null;
    const look = () => {
      const thinks = root()?.dataset.engine === 'thinking';
      if (thinks && since === null) since = performance.now();
      if (!thinks && since !== null) {
        watched.thinking.push([since, performance.now()]);
        watched.thinking = watched.thinking.slice(-50);
        since = null;
      }
    };
    new MutationObserver(look).observe(document, { subtree: true, attributeFilter: ['data-engine'] });
    hear('longtask', ({ startTime, duration }) => {
      // 부탁하기까지와 답을 그리기는 생각이 아니다: 생각하는 동안에 시작해 그 동안에 끝난 것만 센다.
      const inside = ([from, to]) => startTime > from && startTime + duration < to;
      const during = watched.thinking.some(inside) || (since !== null && startTime > since);
      if (during && duration > watched.held) [watched.held, watched.heldBy] = [duration, watched.doing];
    });";

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Watched {
    slow: Vec<(f64, String)>,
    count: u64,
    held: f64,
    held_by: String,
}

/// 늦은 누름과 붙든 일을 적는다.
pub(crate) async fn report(page: &Page) -> Tested {
    let watched: Watched = page.read("return watched;").await?;
    let worst = watched.slow.first().map_or(0.0, |(ms, _)| *ms);
    println!("worst interaction delay {worst:.0} ms of {} over 16 ms (aim 200):", watched.count);
    watched.slow.iter().for_each(|(ms, what)| println!("  {ms:>4.0} ms  {what}"));
    let Watched { held, held_by, .. } = watched;
    match held {
        0.0 => println!("no task over 50 ms during searches"),
        held => println!("longest task during searches {held:.0} ms (aim 50) {held_by}"),
    }
    Ok(())
}

/// 쓰레기를 치운 뒤에 남은 것, 바이트.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Memory {
    used_size: f64,
    /// DOM.
    embedder_heap_used_size: f64,
    /// 배열.
    backing_storage_size: f64,
    /// 앱과 화면에 선 엔진의 wasm.
    #[serde(default)]
    wasm: f64,
}

impl Memory {
    pub(crate) async fn of(page: &Page) -> Tested<Self> {
        page.devtools("HeapProfiler.enable", json!({})).await?;
        page.devtools("HeapProfiler.collectGarbage", json!({})).await?;
        let usage = page.devtools("Runtime.getHeapUsage", json!({})).await?;
        let wasm = "return [...memories].reduce((sum, one) => sum + one.buffer.byteLength, 0);";
        Ok(Self { wasm: page.read(wasm).await?, ..serde_json::from_value(usage)? })
    }

    pub(crate) fn total(&self) -> f64 {
        self.used_size + self.embedder_heap_used_size + self.backing_storage_size + self.wasm
    }
}

impl fmt::Display for Memory {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { used_size, embedder_heap_used_size, backing_storage_size, wasm } = self;
        let parts = [used_size, embedder_heap_used_size, backing_storage_size, wasm];
        let [js, dom, arrays, wasm] = parts.map(|bytes| bytes / 1e6);
        let all = self.total() / 1e6;
        write!(f, "{all:.1} MB (JS {js:.1}, DOM {dom:.1}, arrays {arrays:.1}, wasm {wasm:.1})")
    }
}
