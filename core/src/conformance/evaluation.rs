//! 평가의 법: 항의 꼴, 특징의 크기, 한 수 앞의 특징.

use alloc::format;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;

use super::ask::{after, at, legal, move_text};
use super::facts::are_ids;
use super::law::{Law, Verdict, ensure, general, same};
use super::sample::Sample;
use crate::{Evaluate, Evaluator, MAX_TERMS, Side, Term};

pub(super) fn laws<G: Evaluate>() -> [Law<G>; 5] {
    [
        Law::new(
            "terms",
            "항은 여덟 이하이고 id가 서로 다르며, 가중치는 범위 안, 범위는 ±100,000 안이다. UNIT은 1,000을 나눈다",
            "at most eight terms with distinct ids, weights in their range, ranges within ±100,000; UNIT divides 1,000",
            terms,
        ),
        Law::new(
            "features",
            "특징은 국면과 쪽에만 매이고, 모든 칸에 새로 적는다",
            "features depend on the position and the side alone, and fill every slot anew",
            features_law,
        ),
        Law::new(
            "score-range",
            "어떤 가중치로도 점수의 크기는 10⁹보다 작다",
            "whatever the weights, a score is below 10⁹ in size",
            score_range,
        ),
        Law::new(
            "move-features",
            "한 수의 특징은 둔 뒤의 특징과, 국면마다 같은 수만큼만 다르다",
            "the features of a move are those after it, but for a constant of the position",
            move_features,
        ),
        Law::new(
            "asks-side",
            "누가 보는가에 따라 항마다 특징이 다르다",
            "each term's feature differs by who asks, at least somewhere",
            asks_side,
        ),
    ]
}

fn terms<G: Evaluate>(_: &Sample<G>) -> Verdict {
    let ids: Vec<&str> = G::TERMS.iter().map(|term| term.id).collect();
    general(
        ensure(ids.len() <= MAX_TERMS && are_ids(&ids), || format!("{ids:?}"))
            .and_then(|()| ensure(divides(G::UNIT), || format!("UNIT {}", G::UNIT)))
            .and_then(|()| G::TERMS.iter().try_for_each(term::<G>)),
    )
}

/// 점수를 천분의 일까지만 적으므로, 그보다 잘게 나뉘지 않는다.
const fn divides(unit: i64) -> bool {
    unit > 0 && 1_000 % unit == 0
}

fn term<G: Evaluate>(term: &Term) -> Result<(), String> {
    let (low, high) = term.range;
    let limit = Evaluator::<G>::WEIGHT_LIMIT;
    let sound = -limit <= low && low < high && high <= limit && term.scale != 0;
    ensure(sound && (low..=high).contains(&term.weight), || format!("{term:?}"))
}

/// 특징. `filler`는 적기 전의 칸에 있던 값.
fn features<G: Evaluate>(position: &G, side: Side, filler: i32) -> Vec<i32> {
    let mut out = vec![filler; G::TERMS.len()];
    position.features(side, &mut out);
    out
}

const SIDES: [Side; 2] = [Side::First, Side::Second];

/// 끝나지 않은 국면을 두 쪽에서: 끝난 국면의 특징은 아무도 묻지 않는다.
fn each_view<G: Evaluate>(
    sample: &Sample<G>,
    law: impl Fn(&G, Side) -> Result<(), String>,
) -> Verdict {
    sample.each(|position| match position.outcome() {
        None => SIDES.into_iter().try_for_each(|side| law(position, side)),
        Some(_) => Ok(()),
    })
}

fn features_law<G: Evaluate>(sample: &Sample<G>) -> Verdict {
    each_view(sample, |position, side| {
        let features = |filler| features(position, side, filler);
        same(&features(0), &features(-7))
    })
}

/// 가중치의 한계까지 모두 같은 쪽으로 기울어도: i64의 셈이 넘치지 않음도 여기서 나온다.
fn score_range<G: Evaluate>(sample: &Sample<G>) -> Verdict {
    let limit = 1_000_000_000 * i128::from(G::UNIT);
    each_view(sample, |position, side| {
        let features = features(position, side, 0);
        let widest: i128 = features
            .iter()
            .zip(G::TERMS)
            .map(|(&feature, term)| i128::from(feature) * i128::from(term.scale))
            .map(|product| product.abs() * i128::from(Evaluator::<G>::WEIGHT_LIMIT))
            .sum();
        ensure(widest < limit, || format!("{features:?}: {widest} ≥ {limit}"))
    })
}

fn move_features<G: Evaluate>(sample: &Sample<G>) -> Verdict {
    sample.each(|position| {
        let mut gaps = legal(position).into_iter().filter_map(|mv| Some((mv, gap(position, mv)?)));
        let Some((_, first)) = gaps.next() else { return Ok(()) };
        gaps.try_for_each(|(mv, gap)| {
            ensure(gap == first, || format!("{}: {gap:?} ≠ {first:?}", move_text(position, mv)))
        })
    })
}

/// 한 수의 특징 − 둔 뒤의 특징. 둔 뒤가 끝이면 없다.
fn gap<G: Evaluate>(position: &G, mv: G::Move) -> Option<Vec<i64>> {
    let after = after(position, mv);
    after.outcome().is_none().then(|| {
        let mut of_move = vec![0; G::TERMS.len()];
        position.move_features(mv, &mut of_move);
        let then = features(&after, position.side(), 0);
        of_move.into_iter().zip(then).map(|(a, b)| i64::from(a) - i64::from(b)).collect()
    })
}

/// 옳은 항이 틀린 항을 가리지 않게 항마다 본다.
fn asks_side<G: Evaluate>(sample: &Sample<G>) -> Verdict {
    (0..G::TERMS.len()).try_for_each(|index| term_asks_side(sample, index))
}

/// `side`를 잊은 항은 어느 국면에서나 두 쪽에 같은 말을 한다.
fn term_asks_side<G: Evaluate>(sample: &Sample<G>, index: usize) -> Verdict {
    let open = || sample.positions.iter().filter(|position| position.outcome().is_none());
    let views = |position: &G| SIDES.map(|side| features(position, side, 0)[index]);
    let differs = |[first, second]: [i32; 2]| first != second;
    if open().any(|position| differs(views(position))) {
        return Ok(());
    }
    match open().find(|position| views(position)[0] != 0) {
        Some(position) => {
            let (term, [feature, _]) = (G::TERMS[index].id, views(position));
            Err(at(position, format!("{term}: First {feature} = Second {feature}")))
        }
        None => Ok(()),
    }
}
