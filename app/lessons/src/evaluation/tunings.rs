//! 조절할 값: 저마다 처음 상태에서 이름이 말하는 것만 바꾼 온전한 상태다.

use gaji_words::Lang;
use gaji_words::evaluation::closing as words;

use super::formula::{PRESETS, START};
use super::mistakes::{DEEP, Mistake, THREAT};
use super::state::State;

/// 이름과 상태.
#[must_use]
pub fn tunings(lang: Lang) -> [(String, State); 5] {
    let weigh = |weights| State { weights, ..State::default() };
    let [centre, mine, theirs] = START;
    let deep = State { columns: THREAT.into(), depth: DEEP, ..State::default() };
    [
        (words::tune_block(lang).into(), weigh([centre, mine, 500])),
        (words::tune_centre(lang).into(), weigh([600, mine, theirs])),
        (words::tune_attack(lang).into(), weigh(PRESETS[1].weights)),
        (words::tune_missed(lang).into(), Mistake::ScoreOnly.stage()),
        (words::tune_deep(lang, &DEEP), deep),
    ]
}
