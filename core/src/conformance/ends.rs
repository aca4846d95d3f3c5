//! 끝의 법: 까닭, 이긴 쪽, 끝나지 않는 놀이.

use alloc::format;
use alloc::string::String;

use super::ask::{at, move_text, text};
use super::law::{Broken, Law, Verdict, ensure, same};
use super::sample::Sample;
use super::walk::Walk;
use crate::{Game, MoveError, Outcome, Record};

pub(super) fn laws<G: Game>() -> [Law<G>; 4] {
    [
        Law::new(
            "endless",
            "우연히 두어도 언젠가 끝난다 (되풀이가 있는 놀이는 recurred가 끝낸다)",
            "a random game comes to an end (where positions recur, recurred ends it)",
            endless,
        ),
        Law::new(
            "reason",
            "끝의 까닭은 INFO.reasons에 있다",
            "the reason of an end is listed in INFO.reasons",
            reason,
        ),
        Law::new(
            "winner",
            "센 점수는 10⁹보다 작고, 점수가 많은 쪽이 이긴다",
            "points stay below 10⁹ in size, and who has more of them wins",
            winner,
        ),
        Law::new(
            "replay",
            "한 판을 글로 다시 두면 같은 곳에 이르고, 끝난 뒤에는 둘 수 없다",
            "a game typed again as text leads to the same end, after which no move is taken",
            replay,
        ),
    ]
}

fn endless<G: Game>(sample: &Sample<G>) -> Verdict {
    each_end(sample, |walk| {
        ensure(walk.end.is_some(), || format!("{} …", walk.record.moves().len()))
    })
}

fn reason<G: Game>(sample: &Sample<G>) -> Verdict {
    let listed = |reason: &str| {
        let found = G::INFO.reasons.iter().any(|&(id, _)| id == reason);
        ensure(found, || format!("{reason:?}"))
    };
    sample.each(|position| match position.outcome() {
        Some(_) => listed(position.reason()),
        None => Ok(()),
    })?;
    each_end(sample, |walk| walk.end.map_or(Ok(()), |end| listed(end.reason)))
}

/// 모든 판의 마지막 국면.
fn each_end<G: Game>(sample: &Sample<G>, law: impl Fn(&Walk<G>) -> Result<(), String>) -> Verdict {
    sample
        .walks
        .iter()
        .try_for_each(|walk| law(walk).map_err(|evidence| at(walk.record.position(), evidence)))
}

/// 센 점수의 한계: [`Score`](crate::Score)가 평가값과 승패를 가르는 곳.
const POINTS_LIMIT: u32 = 999_999_999;

fn winner<G: Game>(sample: &Sample<G>) -> Verdict {
    sample.each(|position| {
        let Some(Outcome::Points(points)) = position.outcome() else { return Ok(()) };
        ensure(points.unsigned_abs() <= POINTS_LIMIT, || format!("{points}"))?;
        let Some([first, second]) = position.points() else { return Ok(()) };
        ensure(points.signum() == (first - second).signum(), || {
            format!("{points}, {first} : {second}")
        })
    })
}

fn replay<G: Game>(sample: &Sample<G>) -> Verdict {
    sample.walks.iter().try_for_each(replays)
}

fn replays<G: Game>(walk: &Walk<G>) -> Verdict {
    let mut again = Record::new(G::start(walk.variant));
    for &mv in walk.record.moves() {
        let typed = move_text(again.position(), mv);
        let before = text(again.position());
        let read = again.play_text(&typed);
        ensure(read == Ok(mv), || format!("{read:?}")).map_err(|evidence| Broken {
            position: Some(before),
            mv: Some(typed),
            evidence,
        })?;
    }
    same_end(walk, &mut again).map_err(|evidence| at(again.position(), evidence))
}

fn same_end<G: Game>(walk: &Walk<G>, again: &mut Record<G>) -> Result<(), String> {
    ensure(again.position() == walk.record.position(), || text(walk.record.position()))?;
    same(&again.end(), &walk.record.end())?;
    match again.end() {
        Some(end) if !end.claim => same(&again.play_text("").err(), &Some(MoveError::Over)),
        _ => Ok(()),
    }
}
