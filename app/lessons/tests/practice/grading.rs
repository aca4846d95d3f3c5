//! 채점: 따로 적은 알파베타의 답은 모두 맞고, 한 군데를 바꾼 답은 그 까닭으로 틀린다.

use gaji_figures::tree::State as Seen;
use gaji_lessons::alphabeta::practice::{
    Answer, Asked, NumberTree, Question, Verdict, ask, blind, grade, questions, told,
};
use gaji_lessons::alphabeta::{State, View};
use gaji_protocol::Number;
use gaji_words::Lang;

use crate::kit::{film, show, state, tied_tree};

const ENDLESS: [i32; 2] = [i32::MIN, i32::MAX];

/// 코어 없이 낸 답.
#[derive(Default)]
struct Pupil {
    strict: bool,
    /// 창 밖의 값을 창의 끝으로 알리는가(fail-hard).
    hard: bool,
    /// MIN 마디의 창과 값을 뒤집어 적는가.
    negamax: bool,
    all: bool,
    answers: Vec<Answer>,
    /// 값을 적을 때마다, 읽은 값이 아니라 창의 끝이면 그 이름.
    edges: Vec<Option<&'static str>>,
}

impl Pupil {
    /// 알린 값, 그리고 창의 끝으로 자르지 않고 잎에서 읽은 값.
    fn think(&mut self, tree: &NumberTree, ply: u32, window: [i32; 2]) -> [i32; 2] {
        let NumberTree::Fork(children) = tree else {
            let value = tree.value(true);
            return [self.report(value, window), value];
        };
        let max = ply.is_multiple_of(2);
        let ([mut alpha, mut beta], mut best) = (window, None::<[i32; 2]>);
        if ply > 0 {
            self.say_window(max, window);
        }
        for (left, child) in (0..children.len()).rev().zip(children) {
            let values = self.think(child, ply + 1, [alpha, beta]);
            let better = |at: usize, old: [i32; 2]| match max {
                true => old[at].max(values[at]),
                false => old[at].min(values[at]),
            };
            let now = best.map_or(values, |old| [0, 1].map(|at| better(at, old)));
            best = Some(now);
            (alpha, beta) = if max { (alpha.max(now[0]), beta) } else { (alpha, beta.min(now[0])) };
            let cuts = if self.strict { alpha > beta } else { alpha >= beta };
            if left > 0 {
                self.answers.push(if cuts { Answer::Snip } else { Answer::GoOn });
                if cuts {
                    break;
                }
            }
        }
        let [told, read] = best.unwrap();
        let told = self.report(told, window);
        self.say_value(max, read, told);
        [told, read]
    }

    fn report(&self, value: i32, [alpha, beta]: [i32; 2]) -> i32 {
        if self.hard { value.clamp(alpha, beta) } else { value }
    }

    fn say_window(&mut self, max: bool, [alpha, beta]: [i32; 2]) {
        let [alpha, beta] = [alpha, beta].map(number);
        self.say(match self.negamax && !max {
            true => Answer::Window(beta.flipped(), alpha.flipped()),
            false => Answer::Window(alpha, beta),
        });
    }

    fn say_value(&mut self, max: bool, read: i32, told: i32) {
        let turns = self.negamax && !max;
        let value = if turns { number(told).flipped() } else { number(told) };
        self.say(Answer::Value(value));
        let edge = if (told > read) == turns { "β" } else { "α" };
        self.edges.push((told != read).then_some(edge));
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
        let (hard, negamax) = (seed % 5 == 0, seed % 7 < 3);
        let view = if negamax { View::Negamax } else { View::Minimax };
        let state = State { cut_ties: !strict, soft: !hard, view, ..state(&tree) };
        let film = film(&state);
        let asked = questions(&film, all, 0, view);
        let mut pupil = Pupil { strict, hard, negamax, all, ..Pupil::default() };
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

/// fail-hard가 읽은 값 대신 창의 끝을 알리면 그렇다고 말한다: 가장 큰 것을 보았다고 하지 않는다.
#[test]
fn a_bound_reported_by_fail_hard_is_told_as_the_bound() {
    let mut edges = 0;
    for seed in 0..300 {
        let (tree, negamax, strict) = (tied_tree(seed), seed % 2 == 0, seed % 3 == 0);
        let view = if negamax { View::Negamax } else { View::Minimax };
        for hard in [true, false] {
            let state = State { cut_ties: !strict, soft: !hard, view, ..state(&tree) };
            let film = film(&state);
            let mut pupil = Pupil { strict, hard, negamax, all: true, ..Pupil::default() };
            pupil.think(&tree, 0, ENDLESS);
            let asked = questions(&film, true, 0, view);
            let values = asked.iter().filter_map(|question| match question.what {
                Asked::Value(value) => Some((question, value)),
                _ => None,
            });
            for ((question, value), edge) in values.zip(&pupil.edges) {
                let answer = Answer::Value(value);
                let told = told(&film, question, &answer, !strict, &show(Lang::En, &state));
                let named = edge.is_some_and(|edge| told.contains(&format!("the bound {edge} = ")));
                assert_eq!(told.contains("the bound"), edge.is_some(), "{seed}: {told}");
                assert_eq!(named, edge.is_some(), "{seed}: {told}");
                edges += u32::from(edge.is_some());
            }
        }
    }
    assert!(edges > 100, "{edges}");
}

/// 네가맥스로 적으면 물음, 까닭, 그림이 모두 둘 차례인 쪽에서 말한다.
#[test]
fn in_negamax_the_questions_are_from_the_side_to_move() {
    let state = State { view: View::Negamax, ..State::default() };
    let (film, show) = (film(&state), show(Lang::En, &state));
    let asked = questions(&film, true, 0, View::Negamax);
    let last = |what: fn(&Question) -> bool| asked.iter().rfind(|question| what(question)).unwrap();
    let window = last(|question| question.what == Asked::Window);
    let answer = Answer::Window(Number::Least, Number::Points(-3));
    assert_eq!(
        told(&film, window, &answer, true, &show),
        "✓ Right! MIN 3 inherits the window above, negated and swapped: α = −∞ and β = −3."
    );
    let value = last(|question| question.node > 0 && matches!(question.what, Asked::Value(_)));
    assert_eq!(
        ask(&film, value, &show),
        "Leaving MIN 3: what is its value, seen from its own side?"
    );
    assert_eq!(
        told(&film, value, &Answer::Value(Number::Points(2)), true, &show),
        "✗ A wrong value (you wrote 2). MIN 3 takes the largest of the negated branches it saw: −2."
    );
}

#[test]
fn answers_that_do_not_fit_the_question_are_dropped_with_all_after_them() {
    let film = film(&State::default());
    let asked = questions(&film, false, 0, View::Minimax);
    let answers = [Answer::GoOn, Answer::Value(Number::Points(3)), Answer::GoOn];
    assert_eq!(grade(&asked, &answers), [Verdict::Right]);
}

/// 그림은 물음의 답을 미리 보이지 않고, 자를지 물으면 남은 가지만 누를 수 있다.
#[test]
fn the_picture_hides_what_is_asked() {
    let state = State::default();
    let film = film(&state);
    let show = show(Lang::En, &state);
    for question in questions(&film, true, 0, View::Minimax) {
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
    let show = |lang| show(lang, &state);
    let asked = questions(&film, true, 0, View::Minimax);
    let at = asked.iter().position(|question| question.what == Asked::Cut(true)).unwrap();
    let say = |answer| told(&film, &asked[at], &answer, true, &show(Lang::En));
    assert_eq!(
        say(Answer::GoOn),
        "✗ A missed cut. At MIN 2 α = 3 and β = 2. As α ≥ β, the rest cannot change the answer."
    );
    assert!(say(Answer::Snip).starts_with("✓ Right! At MIN 2"));
    assert_eq!(
        ask(&film, &asked[at], &show(Lang::En)),
        "MIN 2 has branches left. Keep looking, or cut?"
    );
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
            assert!(told(&film, question, &answer, true, &show(lang)).starts_with('✗'));
        }
    }
}

/// 같은 값이면 자르지 않는 규칙에서도, 남은 가지가 답을 바꿀 수 있다고는 하지 않는다.
#[test]
fn at_a_tie_the_rule_is_the_reason_to_look_on() {
    let tree = NumberTree::read("[[3,9],[3,0],[5,3]]").unwrap();
    let state = State { cut_ties: false, ..state(&tree) };
    let film = film(&state);
    let asked = questions(&film, false, 0, View::Minimax);
    let show = show(Lang::En, &state);
    let say = |question| told(&film, question, &Answer::Snip, false, &show);
    let told: Vec<_> = asked.iter().map(say).collect();
    assert_eq!(
        told[2],
        "✗ Cut too early. At MIN 2 α = β = 3. The rest cannot change the answer, but the rule now \
         cuts only when α > β. So it keeps looking, to see whether the values are really equal."
    );
    assert!(told[0].ends_with("As still α < β, the rest may change the answer."), "{}", told[0]);
}

/// 걸음을 정해 시작하면 그 앞의 물음만 빠지고, 너무 늦게 시작해도 하나는 남는다.
#[test]
fn a_test_starts_at_its_step() {
    for seed in 0..60 {
        let film = film(&state(&tied_tree(seed)));
        let whole = questions(&film, true, 0, View::Minimax);
        for from in 0..=film.last() + 5 {
            let asked = questions(&film, true, from, View::Minimax);
            assert!(whole.ends_with(&asked) && !asked.is_empty(), "{seed} {from}");
            let left_out = &whole[..whole.len() - asked.len()];
            assert!(left_out.iter().all(|question| question.step < from), "{seed} {from}");
            assert!(asked.len() == 1 || asked[0].step >= from, "{seed} {from}");
        }
    }
}
