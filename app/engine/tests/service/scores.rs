//! 수마다의 점수: 평가 레슨의 기본 국면.

use gaji_protocol::{Ask, MoveTerms, Number, Reply, ScoresAsk};

use crate::ask::{one, seat};

fn scores(position: &str, depth: Option<u32>, weights: Option<[i32; 3]>) -> Vec<MoveTerms> {
    let weights = weights.map(Into::into);
    let ask = ScoresAsk { seat: seat("connect4", position), depth, weights };
    match one(Ask::Scores(ask)) {
        Reply::Scores(scores) => scores.moves,
        other => panic!("{other:?}"),
    }
}

fn chosen(moves: &[MoveTerms]) -> &str {
    let best = moves.iter().map(|mv| mv.value.rank()).max().unwrap();
    &moves.iter().find(|mv| mv.value.rank() == best).unwrap().text
}

#[test]
fn the_presets_of_the_lesson_choose_their_columns() {
    for (weights, column) in
        [([1_000, 150, 100], "4"), ([250, 1_000, 100], "5"), ([200, 300, 1_000], "7")]
    {
        assert_eq!(chosen(&scores("34576757", None, Some(weights))), column);
    }
}

#[test]
fn the_score_is_the_formula_over_the_features() {
    for mv in scores("34576757", None, None) {
        let [centre, mine, theirs] = mv.features[..] else { panic!("three terms") };
        let formula = 1_000 * centre + 450 * mine - 300 * theirs;
        assert_eq!(mv.value, Number::Points(formula));
    }
}

#[test]
fn a_win_is_told_whatever_the_score() {
    let moves = scores("112233", None, None);
    let wins: Vec<&str> = moves.iter().filter(|mv| mv.wins).map(|mv| mv.text.as_str()).collect();
    assert_eq!(wins, ["4"]);
    let exact = scores("112233", Some(3), None);
    assert_eq!(exact[3].value, Number::Win(1));
    assert_eq!(exact.len(), 7);
}
