use super::{Bar, Bars, STAR, UPRIGHT_PITCH};
use crate::{Form, Shape, shape::tests::assert_unique_keys};

fn bars(upright: bool, parts: &[&[i64]]) -> Bars {
    let bars = parts.iter().enumerate().map(|(i, parts)| Bar {
        name: (i + 1).to_string(),
        parts: parts.to_vec(),
        total: parts.iter().sum::<i64>().to_string(),
        chosen: i == 0,
        ..Bar::default()
    });
    Bars { bars: bars.collect(), upright, ..Bars::default() }
}

/// 몫마다 (시작, 끝): 위로 갈수록 작은 y.
fn spans(bar: &Shape) -> Vec<(i32, i32)> {
    let terms = bar.children().iter().filter(|shape| shape.key.starts_with("term"));
    let span = |term: &Shape| match term.children()[0].form {
        Form::Rect(_, height, _) => (term.at.1 + height / 2, term.at.1 - height / 2),
        _ => panic!("a part is a rectangle"),
    };
    terms.map(span).collect()
}

#[test]
fn parts_stack_without_gaps_on_their_own_side_of_zero() {
    let figure = bars(true, &[&[3, 2, -4], &[1, 0, -1]]).figure();
    let spans = spans(&figure.shapes[1]);
    assert_eq!(spans[0].1, spans[1].0);
    assert_eq!(spans[0].0, spans[2].1, "the minus part hangs from zero");
}

/// 이름이 없으면 별은 막대 바로 위에 서고, 이름의 자리는 없다.
#[test]
fn a_star_without_a_name_stands_over_its_bar() {
    let mut drawn = bars(true, &[&[3, -4], &[1]]);
    let named = drawn.figure().view.height;
    drawn.bars.iter_mut().for_each(|bar| bar.name.clear());
    let figure = drawn.figure();
    let star = figure.shapes[1].children().iter().find(|shape| shape.key == "star");
    let (top, at) = (spans(&figure.shapes[1])[0].1, star.expect("a star").at);
    assert_eq!(at, (UPRIGHT_PITCH / 2, top - 2 * STAR));
    assert!(figure.view.height < named);
}

/// 가장 긴 음수 막대의 글도 이름과, 별도 이름과 떨어져 있다.
#[test]
fn words_keep_apart() {
    let mut drawn = bars(true, &[&[-9], &[9]]);
    drawn.bars[0].name = "1≠".into();
    let figure = drawn.figure();
    let at = |key: &str| {
        let shapes = figure.shapes[1].children();
        shapes.iter().find(|shape| shape.key == key).expect("it is drawn").at
    };
    assert!(at("name").1 - at("total").1 >= 18);
    assert!(at("name").0 - at("star").0 >= 8 + 10);
    // 별은 제 막대의 너비 안에 선다.
    assert!(at("star").0 >= 8, "{:?}", at("star"));
}

#[test]
fn a_fixed_range_keeps_the_scale() {
    let height = |parts: &[&[i64]]| {
        let fixed = Bars { range: Some((-10, 10)), ..bars(true, parts) };
        spans(&fixed.figure().shapes[1])[0]
    };
    assert_eq!(height(&[&[5]]), height(&[&[5], &[10]]));
}

#[test]
fn extreme_and_empty_values_are_drawn() {
    for upright in [true, false] {
        let extreme: [&[i64]; 3] = [&[], &[0], &[i64::MAX, i64::MIN + 1]];
        assert_unique_keys(&bars(upright, &[]).figure().shapes);
        assert_unique_keys(&bars(upright, &extreme).figure().shapes);
    }
}
