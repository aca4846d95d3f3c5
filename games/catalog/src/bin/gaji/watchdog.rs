//! 지키는 개(watchdog): 놀이가 멈추거나(panic) 끝나지 않으면 무엇을 해 보던 때였는지 말하고 끝낸다.

use std::fmt;
use std::io::{Write, stderr};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use std::{panic, process, thread};

use gaji_core::conformance::Trying;

use crate::problem::FAILURE;

/// 이만큼 나아가지 않으면 끝나지 않는 것으로 본다.
const PATIENCE: Duration = Duration::from_secs(30);

/// 마지막으로 본 것과 그때.
static LAST: Mutex<Option<(Seen, Instant)>> = Mutex::new(None);

/// 지켜본 것: 어느 법의, 어느 국면의, 어느 수.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Seen {
    /// 국면을 모으는 동안에는 없다.
    law: Option<&'static str>,
    position: Option<String>,
    mv: Option<String>,
}

/// 지키기 시작한다.
pub(crate) fn start() {
    let usual = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        usual(info);
        give_up("the game panicked / 놀이가 멈췄어요");
    }));
    thread::spawn(|| {
        loop {
            thread::sleep(Duration::from_secs(1));
            if last().as_ref().is_some_and(|(_, since)| since.elapsed() > PATIENCE) {
                give_up("no progress, as in an endless loop / 나아가지 않아요(끝없는 되풀이)");
            }
        }
    });
}

/// 해 보는 것을 적어 둔다.
pub(crate) fn saw(trying: Trying) {
    let mut last = last();
    let seen = last.take().map(|(seen, _)| seen).unwrap_or_default();
    *last = Some((seen.then(trying), Instant::now()));
}

fn last() -> MutexGuard<'static, Option<(Seen, Instant)>> {
    LAST.lock().unwrap_or_else(PoisonError::into_inner)
}

fn give_up(why: &str) {
    let seen = last().take().map(|(seen, _)| seen).unwrap_or_default();
    // 말할 곳(stderr)마저 닫혔으면 부호만 남긴다.
    let _ = write!(stderr(), "error: {why}\n{seen}");
    process::exit(FAILURE.into());
}

impl Seen {
    /// 바깥의 것이 바뀌면 안의 것은 잊는다.
    fn then(self, trying: Trying) -> Self {
        match trying {
            Trying::Gathering => Self::default(),
            Trying::Law(law) => Self { law: Some(law), ..Self::default() },
            Trying::Position(position) => Self { position: Some(position), mv: None, ..self },
            Trying::Move(mv) => Self { mv: Some(mv), ..self },
        }
    }
}

impl fmt::Display for Seen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let law = self.law.unwrap_or("(gathering positions / 국면을 모으는 중)");
        writeln!(f, "  law / 법: {law}")?;
        let lines = [("position / 국면", &self.position), ("move / 수", &self.mv)];
        lines.into_iter().try_for_each(|(name, line)| match line {
            Some(line) => writeln!(f, "  {name}: {line}"),
            None => Ok(()),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::{Seen, Trying};

    #[test]
    fn the_law_position_and_move_being_tried_are_said() {
        let position = |text: &str| Trying::Position(text.into());
        let tried = [Trying::Law("turns"), position("a"), Trying::Move("b".into())];
        let seen = tried.into_iter().fold(Seen::default(), Seen::then);
        assert_eq!(seen.to_string(), "  law / 법: turns\n  position / 국면: a\n  move / 수: b\n");
        let next = seen.then(position("c"));
        assert_eq!((next.law, next.mv.as_deref()), (Some("turns"), None));
        assert_eq!(next.then(Trying::Law("order")).position, None);
    }
}
