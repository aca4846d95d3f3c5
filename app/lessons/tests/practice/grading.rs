//! 채점: 따로 적은 알파베타의 답은 모두 맞고, 한 군데를 바꾼 답은 그 까닭으로 틀린다.

use gaji_figures::tree::State as Seen;
use gaji_lessons::alphabeta::State;
use gaji_lessons::alphabeta::practice::{
    Answer, Asked, NumberTree, Question, Verdict, ask, blind, grade, questions, told,
};
use gaji_protocol::Number;
use gaji_words::Lang;

use crate::kit::{film, show, state, tied_tree};

const ENDLESS: [i32; 2] = [i32::MIN, i32::MAX];

/// 코어 없이 낸 답.
struct Pupil {
    strict: bool,
    all: bool,
    answers: Vec<Answer>,
}

impl Pupil {
    fn think(&mut self, tree: &NumberTree, ply: u32, window: [i32; 2]) -> i32 {
        let NumberTree::Fork(children) = tree else { return tree.value(true) };
        let max = ply.is_multiple_of(2);
        let ([mut alpha, mut beta], mut best) = (window, None::<i32>);
        if ply > 0 {
            self.say(Answer::Window(number(alpha), number(beta)));
        }
        for (left, child) in (0..children.len()).rev().zip(children) {
            let value = self.think(child, ply + 1, [alpha, beta]);
            let now = best.map_or(value, |old| if max { old.max(value) } else { old.min(value) });
            best = Some(now);
            (alpha, beta) = if max { (alpha.max(now), beta) } else { (alpha, beta.min(now)) };
            let cuts = if self.strict { alpha > beta } else { alpha >= beta };
            if left > 0 {
                self.answers.push(if cuts { Answer::Snip } else { Answer::GoOn });
                if cuts {
                    break;
                }
            }
        }
        self.say(Answer::Value(number(best.unwrap())));
        best.unwrap()
    }

    fn say(&mut self, answer: Answer) {
        if self.all {
            self.answers.push(answer);
        }
    }
}

fn number(value: i32) -> Number {
    match value {
        i32::MIN => Number::Least,
        i32::MAX => Number::Most,
        value => Number::Points(value),
    }
}

/// 같은 물음의 틀린 답과 그 까닭.
fn wrong(answer: Answer, question: &Question) -> (Answer, Verdict) {
    match (answer, question.what) {
        (Answer::Window(alpha, _), _) => {
            (Answer::Window(alpha, Number::Points(777)), Verdict::WrongBound)
        }
        (Answer::Value(_), _) => (Answer::Value(Number::Points(777)), Verdict::WrongValue),
        (Answer::Snip, Asked::Cut(true)) => (Answer::GoOn, Verdict::MissedCut),
        (Answer::GoOn, Asked::Cut(false)) => (Answer::Snip, Verdict::TooEarly),
        other => panic!("{other:?}"),
    }
}

#[test]
fn every_question_of_500_trees_is_graded_as_an_independent_search_answers() {
    let mut snips = 0;
    for seed in 0..500 {
        let tree = tied_tree(seed);
        let (strict, all) = (seed % 3 == 0, seed % 2 == 0);
        let state = State { cut_ties: !strict, ..state(&tree) };
        let film = film(&state);
        let asked = questions(&film, all, 0);
        let mut pupil = Pupil { strict, all, answers: Vec::new() };
        pupil.think(&tree, 0, ENDLESS);
        assert_eq!(asked.len(), pupil.answers.len(), "{seed}");
        let verdicts = grade(&asked, &pupil.answers);
        assert_eq!(verdicts, vec![Verdict::Right; asked.len()], "{seed}: {tree:?}");
        let cuts = pupil.answers.iter().filter(|answer| **answer == Answer::Snip).count();
        assert_eq!(cuts as u64, film.trace().summary.cuts, "{seed}");
        snips += cuts;
        for (question, answer) in asked.iter().zip(&pupil.answers) {
            let (wrong, verdict) = wrong(*answer, question);
            assert_eq!(question.grade(&wrong), Some(verdict), "{seed}");
        }
    }
    assert!(snips > 300, "{snips}");
}

#[test]
fn answers_that_do_not_fit_the_question_are_dropped_with_all_after_them() {
    let film = film(&State::default());
    let asked = questions(&film, false, 0);
    let answers = [Answer::GoOn, Answer::Value(Number::Points(3)), Answer::GoOn];
    assert_eq!(grade(&asked, &answers), [Verdict::Right]);
}

/// 그림은 물음의 답을 미리 보이지 않고, 자를지 물으면 남은 가지만 누를 수 있다.
#[test]
fn the_picture_hides_what_is_asked() {
    let state = State::default();
    let film = film(&state);
    let show = show(Lang::En, &state);
    for question in questions(&film, true, 0) {
        let tree = blind(&film, &question, true, &show);
        let here: Vec<_> = tree.nodes.iter().filter(|node| node.here).map(|node| node.id).collect();
        assert_eq!(here, [question.node]);
        assert!(tree.nodes.iter().all(|node| node.window.is_none()));
        let open = |node: &&gaji_figures::tree::Node| node.state == Seen::Open;
        assert!(tree.nodes.iter().filter(open).all(|node| node.value.is_none()));
        let hits = tree.nodes.iter().filter(|node| node.hit.is_some()).count();
        assert_eq!(hits > 0, matches!(question.what, Asked::Cut(_)));
    }
}

#[test]
fn the_grader_gives_the_reason_with_its_numbers() {
    let state = State::default();
    let film = film(&state);
    let asked = questions(&film, true, 0);
    let at = asked.iter().position(|question| question.what == Asked::Cut(true)).unwrap();
    let say = |answer| told(&film, &asked[at], &answer, true, Lang::En);
    assert_eq!(
        say(Answer::GoOn),
        "✗ A missed cut. At MIN 2 α = 3 and β = 2. As α ≥ β, the rest cannot change the answer."
    );
    assert!(say(Answer::Snip).starts_with("✓ Right! At MIN 2"));
    assert_eq!(ask(&film, &asked[at], Lang::En), "MIN 2 has branches left. Look on, or cut?");
    for lang in Lang::ALL {
        for question in &asked {
            let answer = match question.what {
                Asked::Window => Answer::Window(Number::Least, Number::Least),
                Asked::Cut(cuts) => {
                    if cuts {
                        Answer::GoOn
                    } else {
                        Answer::Snip
                    }
                }
                Asked::Value(_) => Answer::Value(Number::Most),
            };
            assert!(told(&film, question, &answer, true, lang).starts_with('✗'));
        }
    }
}

/// 같은 값이면 자르지 않는 규칙에서도, 남은 가지가 답을 바꿀 수 있다고는 하지 않는다.
#[test]
fn at_a_tie_the_rule_is_the_reason_to_look_on() {
    let tree = NumberTree::read("[[3,9],[3,0],[5,3]]").unwrap();
    let state = State { cut_ties: false, ..state(&tree) };
    let film = film(&state);
    let asked = questions(&film, false, 0);
    let say = |question| told(&film, question, &Answer::Snip, false, Lang::En);
    let told: Vec<_> = asked.iter().map(say).collect();
    assert_eq!(
        told[2],
        "✗ Cut too early. At MIN 2 α = β = 3. The rest cannot change the answer, but the rule now \
         cuts only when α > β. So it looks on, to see whether the values are really equal."
    );
    assert!(told[0].ends_with("As still α < β, the rest may change the answer."), "{}", told[0]);
}

/// 걸음을 정해 시작하면 그 앞의 물음만 빠지고, 너무 늦게 시작해도 하나는 남는다.
#[test]
fn a_test_starts_at_its_step() {
    for seed in 0..60 {
        let film = film(&state(&tied_tree(seed)));
        let whole = questions(&film, true, 0);
        for from in 0..=film.last() + 5 {
            let asked = questions(&film, true, from);
            assert!(whole.ends_with(&asked) && !asked.is_empty(), "{seed} {from}");
            let left_out = &whole[..whole.len() - asked.len()];
            assert!(left_out.iter().all(|question| question.step < from), "{seed} {from}");
            assert!(asked.len() == 1 || asked[0].step >= from, "{seed} {from}");
        }
    }
}
