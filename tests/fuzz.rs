//! 옳은 글을 망가뜨린다: 바깥에서 온 것을 읽는 곳마다 아무 글과 망가진 글을 견딘다(fuzzing).
//!
//! 평소에는 조금만 돌리고, 마음먹으면 `PROPTEST_CASES=1000000 cargo test --release …`로 늘린다(README).
//! 읽는 시간에도 한도가 있다([`quick`]).

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::Index;
use proptest::test_runner::Config;
use std::time::{Duration, Instant};

/// 평소에는 `usual`번. 환경 변수 `PROPTEST_CASES`가 있으면 그만큼.
pub(crate) fn config(usual: u32) -> Config {
    let asked = std::env::var_os("PROPTEST_CASES").is_some();
    let config = Config { failure_persistence: None, ..Config::default() };
    Config { cases: if asked { config.cases } else { usual }, ..config }
}

/// 글 하나를 읽는 시간의 한도.
const QUICK: Duration = Duration::from_millis(10);

/// 읽는다. 무엇이 오든 곧 끝나야 한다. 바쁜 기계에서는 시간이 튀므로 다섯 번까지 해 본다.
pub(crate) fn quick<T>(read: impl Fn() -> T) -> T {
    for _ in 0..5 {
        let start = Instant::now();
        let value = read();
        if start.elapsed() <= QUICK {
            return value;
        }
    }
    panic!("reading takes more than {QUICK:?}");
}

/// 한 군데를 망가뜨리는 법.
#[derive(Clone, Debug)]
pub(crate) enum Edit<T> {
    /// 지운다.
    Drop(Index),
    /// 엉뚱한 것을 끼운다.
    Put(Index, T),
    /// 엉뚱한 것으로 바꾼다.
    Set(Index, T),
    /// 다른 데 것으로 바꾼다.
    Copy(Index, Index),
    /// 거기서 자른다.
    Cut(Index),
    /// 거기까지를 한 번 더.
    Again(Index),
}

/// 몇 군데를 망가뜨릴지. `strange`가 엉뚱한 것을 낸다.
pub(crate) fn edits<T: Clone + std::fmt::Debug + 'static>(
    strange: impl Strategy<Value = T> + Clone + 'static,
) -> impl Strategy<Value = Vec<Edit<T>>> {
    let place = any::<Index>;
    let edit = prop_oneof![
        4 => place().prop_map(Edit::Drop),
        4 => (place(), strange.clone()).prop_map(|(at, new)| Edit::Put(at, new)),
        8 => (place(), strange).prop_map(|(at, new)| Edit::Set(at, new)),
        4 => (place(), place()).prop_map(|(at, from)| Edit::Copy(at, from)),
        1 => place().prop_map(Edit::Cut),
        1 => place().prop_map(Edit::Again),
    ];
    vec(edit, 0..4)
}

/// 망가뜨린다.
pub(crate) fn spoil<T: Clone>(mut good: Vec<T>, edits: Vec<Edit<T>>) -> Vec<T> {
    for edit in edits {
        let count = good.len();
        match edit {
            Edit::Put(at, new) => good.insert(at.index(count + 1), new),
            _ if count == 0 => {}
            Edit::Drop(at) => drop(good.remove(at.index(count))),
            Edit::Set(at, new) => good[at.index(count)] = new,
            Edit::Copy(at, from) => good[at.index(count)] = good[from.index(count)].clone(),
            Edit::Cut(at) => good.truncate(at.index(count)),
            Edit::Again(at) => good.extend_from_within(..at.index(count)),
        }
    }
    good
}
