//! 재는 영화와 그림: 걸음마다 막대가 자라고, 끝은 고른 칸이다.

use gaji_lessons::evaluation::{
    Beat, Fault, Film, Judge, Show, State, bars, code, lit_line, pieces, sentence,
};
use gaji_words::Lang;

use crate::engine::{formula, measured, scene};

fn with_show<T>(position: &str, step: Option<usize>, read: impl Fn(&Show<'_>) -> T) -> T {
    let columns = measured(position).unwrap();
    let formula = formula(State::default().weights);
    let judge = Judge { columns: &columns, formula, wins_first: true };
    let film = Film::of(&judge);
    let step = step.unwrap_or(film.last());
    read(&Show {
        lang: Lang::En,
        judge,
        film: &film,
        step,
        notes: &[],
        differs: false,
        falls: true,
    })
}

fn totals(show: &Show<'_>) -> Vec<String> {
    bars(show, String::new(), 100).bars.into_iter().map(|bar| bar.total).collect()
}

#[test]
fn the_film_measures_every_column_and_ends_with_the_choice() {
    with_show("34576757", None, |show| {
        assert_eq!(show.film.last(), 7 * 5 + 1);
        assert_eq!(show.film.marks().len(), 7);
        assert_eq!(show.film.frame(show.step).unwrap().best, Some(3));
        assert_eq!(totals(show), ["−0.3", "0.7", "1.7", "2.7", "2.15", "0.7", "0"]);
    });
    with_show("34576757", Some(0), |show| assert_eq!(totals(show), [""; 7]));
    with_show("34576757", Some(8), |show| {
        assert_eq!(totals(show), ["−0.3", "1", "", "", "", "", ""]);
    });
}

/// 규칙이 먼저 보는데 이기는 칸을 만나면 거기서 끝난다.
#[test]
fn the_film_stops_at_a_win() {
    with_show("121713", None, |show| {
        assert_eq!(show.film.last(), 2);
        assert_eq!(show.film.frame(2).unwrap().beat, Beat::Choose);
    });
}

#[test]
fn every_step_has_a_sentence_and_a_line() {
    with_show("34576757", None, |show| {
        let mut lit = vec![false; code(None).len()];
        for step in 0..=show.film.last() {
            assert!(!sentence(Lang::Ko, &show.judge, show.film, step).is_empty(), "{step}");
            let frame = show.film.frame(step);
            frame.into_iter().for_each(|frame| lit[lit_line(frame.beat, false)] = true);
        }
        assert_eq!(lit.iter().filter(|&&lit| lit).count(), 6);
    });
}

/// 실수하는 중이면 켜지는 줄도 그 배수대로다.
#[test]
fn the_code_makes_the_mistake() {
    let term = |fault, term| code(fault)[lit_line(Beat::Term(term), false)].text.trim();
    assert_eq!(term(None, 1), "+ 3 * after.my_threes() * w.mine");
    assert_eq!(term(None, 2), "- 3 * after.their_threes() * w.theirs;");
    assert_eq!(term(Some(Fault::Unscaled), 1), "+ after.my_threes() * w.mine");
    assert_eq!(term(Some(Fault::Unscaled), 2), "- after.their_threes() * w.theirs;");
    assert_eq!(term(Some(Fault::Blind), 1), term(None, 1));
    assert_eq!(term(Some(Fault::Blind), 2), "- 0 * after.their_threes() * w.theirs;");
}

#[test]
fn the_disc_falls_into_the_chosen_column() {
    let scene = scene("34576757");
    with_show("34576757", None, |show| {
        let (drawn, marks) = pieces(show, &scene);
        let place = marks.chosen[0];
        assert_eq!(scene.places[usize::from(place)].x / 4, 3);
        assert_eq!((drawn.len(), marks.last), (9, (None, Some(place))));
    });
}

/// 눈금은 가중치에 흔들리지 않는다.
#[test]
fn the_scale_is_of_the_position_alone() {
    let columns = measured("34576757").unwrap();
    let range = |weights| {
        let judge = Judge { columns: &columns, formula: formula(weights), wins_first: true };
        let film = Film::of(&judge);
        let show = Show {
            lang: Lang::En,
            judge,
            film: &film,
            step: 99,
            notes: &[],
            differs: false,
            falls: true,
        };
        bars(&show, String::new(), 100).range
    };
    assert_eq!(range([0, 0, 0]), range([1_000, 1_000, 1_000]));
    assert_eq!(range([0, 0, 0]), Some((-3_000, 5_000)));
}

/// 막대의 수는 이웃에 닿지 않게 짧고, 꼭 맞는 수는 읽는 이름에 있다.
#[test]
fn long_scores_are_rounded_beside_the_bars() {
    let columns = measured("34576757").unwrap();
    let formula = formula([333, 277, 123]);
    let judge = Judge { columns: &columns, formula, wins_first: true };
    let film = Film::of(&judge);
    let (lang, step) = (Lang::En, film.last());
    let show = Show { lang, judge, film: &film, step, notes: &[], differs: false, falls: true };
    let drawn = bars(&show, String::new(), 100).bars;
    let totals: Vec<_> = drawn.iter().map(|bar| bar.total.as_str()).collect();
    assert_eq!(totals, ["−0.37", "−0.04", "0.3", "0.63", "1.13", "−0.04", "0"]);
    assert!(drawn[4].label.starts_with("column 5: 1.128"), "{}", drawn[4].label);
}
