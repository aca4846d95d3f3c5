//! 적은 부호는 참이다: 보지 않은 잎에 무엇이 들었든 마디의 참값이 그 말을 지킨다.

use gaji_figures::tree::{Node, State as Seen, Value};
use gaji_lessons::alphabeta::practice::{
    Answer, Asked, NumberTree, Question, outline, questions, rows, told,
};
use gaji_lessons::alphabeta::{Film, Glimpse, Show, Snapshot, State, View, picture, sentence};
use gaji_protocol::Number;
use gaji_words::{Lang, number};

use crate::kit::{film, show, state, tied_tree};

/// 어떤 잎보다도 크다.
const FAR: i32 = 9_999;

/// 자르기를 모르는 미니맥스. 보지 않은 잎의 값은 `unseen`이다. 없으면 적힌 그대로.
struct Minimax<'a> {
    film: &'a Film,
    ends: &'a [Snapshot],
    unseen: Option<i32>,
}

impl Minimax<'_> {
    fn value(&self, id: u32) -> i32 {
        let node = &self.film.trace().nodes[id as usize];
        let Some(Number::Points(leaf)) = node.leaf else {
            let children = self.film.children(id).iter().map(|&child| self.value(child));
            return if node.max { children.max() } else { children.min() }.unwrap();
        };
        let unseen = self.unseen.filter(|_| !self.ends[id as usize].left);
        unseen.unwrap_or(leaf)
    }
}

/// 정의대로: 보지 않은 잎이 가장 작을 때와 가장 클 때의 참값, 그리고 적힌 잎의 참값.
fn range(film: &Film, ends: &[Snapshot], id: u32) -> [i32; 3] {
    [Some(-FAR), Some(FAR), None].map(|unseen| Minimax { film, ends, unseen }.value(id))
}

/// `reported`를 알린 마디가 말할 수 있는 것.
fn claim([low, high]: [i32; 2], reported: i32) -> Value {
    let text = number(reported.into());
    match reported {
        _ if low == high && low == reported => Value::Exact(text),
        _ if reported >= high => Value::AtMost(text),
        _ if reported <= low => Value::AtLeast(text),
        _ => panic!("{low}..{high} {reported}"),
    }
}

/// 네 규칙: 자르는 조건과 창 밖의 값.
fn rules(tree: &NumberTree) -> [State; 4] {
    [(true, true), (false, true), (true, false), (false, false)].map(|(cut_ties, soft)| State {
        cut_ties,
        soft,
        ..state(tree)
    })
}

fn points(number: Number) -> i32 {
    let Number::Points(points) = number else { panic!("{number:?}") };
    points
}

#[test]
fn every_sign_is_what_the_leaves_seen_prove_and_every_number_what_the_node_reports() {
    let (mut at_most, mut at_least) = (0, 0);
    for seed in 0..500 {
        for state in rules(&tied_tree(seed)) {
            let film = film(&state);
            let ends = film.snapshots(film.last());
            let tree = picture(&film, film.last(), &show(Lang::En, &state));
            for node in &tree.nodes {
                let Some(returned) = ends[node.id as usize].returned else { continue };
                let [low, high, truth] = range(&film, &ends, node.id);
                let shown = node.value.clone().unwrap();
                // 잎에는 언제나 제 값이 적힌다.
                if is_leaf(&film, node) {
                    assert_eq!(shown, Value::Exact(number(truth.into())));
                    continue;
                }
                assert_eq!(shown, claim([low, high], points(returned)), "{seed}: {state:?}");
                let holds = match &shown {
                    Value::Exact(_) => truth == points(returned),
                    Value::AtLeast(_) => truth >= points(returned),
                    Value::AtMost(_) => truth <= points(returned),
                };
                assert!(holds, "{seed}: {shown:?} but the truth is {truth}");
                at_most += u32::from(matches!(shown, Value::AtMost(_)));
                at_least += u32::from(matches!(shown, Value::AtLeast(_)));
            }
        }
    }
    assert!(at_most > 500 && at_least > 500, "{at_most} {at_least}");
}

/// 마디마다, 아직 보지 않은 잎이 가장 작을 때와 가장 클 때의 참값.
fn ranges(film: &Film, now: &[Snapshot]) -> Vec<[i32; 2]> {
    let nodes = &film.trace().nodes;
    let mut ranges = vec![[-FAR, FAR]; nodes.len()];
    for (id, node) in nodes.iter().enumerate().rev() {
        ranges[id] = match node.leaf {
            Some(leaf) if now[id].left => [points(leaf); 2],
            Some(_) => [-FAR, FAR],
            None => [0, 1].map(|end: usize| {
                let children = film.children(id as u32).iter();
                let ends = children.map(|&child| ranges[child as usize][end]);
                if node.max { ends.max() } else { ends.min() }.unwrap()
            }),
        };
    }
    ranges
}

/// 떠날 때만이 아니라 걸음마다: 적힌 부호는 그때까지 본 잎만으로 참이다.
#[test]
fn every_sign_is_true_at_every_step() {
    let mut open = 0;
    for seed in 0..500 {
        let tree = tied_tree(seed);
        let view = if seed % 2 == 0 { View::Minimax } else { View::Negamax };
        for state in rules(&tree) {
            let state = State { view, ..state };
            let film = film(&state);
            for step in 0..=film.last() {
                let now = film.snapshots(step);
                let ranges = ranges(&film, &now);
                for node in picture(&film, step, &show(Lang::En, &state)).nodes {
                    let id = node.id as usize;
                    let Some(shown) = node.value.filter(|_| !film.children(node.id).is_empty())
                    else {
                        continue;
                    };
                    let turned = view == View::Negamax && !film.trace().nodes[id].max;
                    let [low, high] = ranges[id];
                    let [low, high] = if turned { [-high, -low] } else { [low, high] };
                    let value: i32 = shown.number().replace('−', "-").parse().unwrap();
                    let holds = match &shown {
                        Value::Exact(_) => low == value && high == value,
                        Value::AtLeast(_) => low >= value,
                        Value::AtMost(_) => high <= value,
                    };
                    assert!(holds, "{seed} {step}: {shown:?} but {low}..{high}: {state:?}");
                    open += u32::from(!now[id].left);
                }
            }
        }
    }
    assert!(open > 10_000, "{open}");
}

/// 떠나는 걸음마다 그림, 표, 개요, 문장, 채점이 한 말을 한다.
#[test]
fn picture_table_outline_sentence_and_grader_say_the_same() {
    let mut bounds = 0;
    for seed in 0..120 {
        for state in rules(&tied_tree(seed)) {
            let film = film(&state);
            let show = show(Lang::En, &state);
            let (rows, asked) = (rows(&film, &show), questions(&film, true, 0, state.view));
            for step in 1..film.last() {
                let frame = film.frame(step).unwrap();
                if !matches!(frame.glimpse, Glimpse::Leave { .. }) {
                    continue;
                }
                let tree = picture(&film, step, &show);
                let at = tree.nodes.iter().position(|node| node.id == frame.node).unwrap();
                let value = tree.nodes[at].value.clone().unwrap();
                let words = bound_words(&value);
                bounds += u32::from(!words.is_empty());
                assert_eq!(rows[step as usize - 1].cells[3], value.text());
                let question = asked.iter().find(|one| one.step + 1 == step).unwrap();
                let told = told(&film, question, &right(question), true, &show);
                let said = sentence(&film, step, &state, &show);
                for text in [&outline(&tree)[at].words, &said, &told] {
                    assert!(text.contains(&words), "{seed}: {text} lacks {words}");
                    assert!(!words.is_empty() || !text.contains("at "), "{seed}: {text}");
                }
            }
        }
    }
    assert!(bounds > 300, "{bounds}");
}

fn bound_words(value: &Value) -> String {
    match value {
        Value::Exact(_) => String::new(),
        Value::AtLeast(text) => format!("at least {text}"),
        Value::AtMost(text) => format!("at most {text}"),
    }
}

fn right(question: &Question) -> Answer {
    let Asked::Value(value) = question.what else { panic!("{question:?}") };
    Answer::Value(value)
}

/// 자식 하나는 잘려 «4 이하», 하나는 2: MAX는 4 이하를 알린다. «2 이상»도 참이지만 알린 수가 아니다.
#[test]
fn a_node_whose_children_fail_low_shows_the_upper_bound_it_reports() {
    let tree = NumberTree::read("[[5,6],[[[4,9],2],7]]").unwrap();
    let state = state(&tree);
    let film = film(&state);
    let leave = film.frames().iter().position(|frame| {
        matches!(frame.glimpse, Glimpse::Leave { value: Number::Points(4) })
            && film.trace().nodes[frame.node as usize].max
    });
    let step = leave.unwrap() as u32 + 1;
    let say = |lang, view| {
        let state = State { view, ..state.clone() };
        sentence(&film, step, &state, &show(lang, &state))
    };
    assert_eq!(say(Lang::Ko, View::Minimax), "MAX 2-1의 값은 4 이하예요. 4를 위로 알려요.");
    assert_eq!(say(Lang::En, View::Minimax), "MAX 2-1 is worth at most 4. Report 4 upward.");
    let flipped = say(Lang::En, View::Negamax);
    assert!(
        flipped.ends_with("at most 4. Seen from above the sign flips: at least −4."),
        "{flipped}"
    );
    let node = film.frame(step).unwrap().node;
    let shown = |view| {
        let state = State { view, ..state.clone() };
        let tree = picture(&film, film.last(), &show(Lang::En, &state));
        let of =
            |id: u32| tree.nodes.iter().find(|one| one.id == id).unwrap().value.clone().unwrap();
        let parent = film.trace().nodes[node as usize].parent.unwrap();
        [of(node), of(parent)].map(|value| value.text())
    };
    assert_eq!(shown(View::Minimax), ["≤4", "≤4"]);
    assert_eq!(shown(View::Negamax), ["≤4", "≥−4"]);
}

/// 잎의 값은 보기 전에도 적혀 있으므로, 개요는 보았는지를 말한다.
#[test]
fn the_outline_tells_leaves_not_yet_seen() {
    let state = State::default();
    let film = film(&state);
    let mut unseen = 0;
    for (lang, words) in Lang::ALL.into_iter().zip(["아직 안 봄", "not yet seen"]) {
        let show: Show<'_> = show(lang, &state);
        for step in 0..=film.last() {
            let tree = picture(&film, step, &show);
            for (line, node) in outline(&tree).iter().zip(&tree.nodes) {
                let waits = is_leaf(&film, node) && node.state == Seen::Unseen;
                assert_eq!(line.words.contains(words), waits, "{step}: {line:?}");
                unseen += u32::from(waits);
            }
        }
    }
    assert!(unseen > 50, "{unseen}");
}

fn is_leaf(film: &Film, node: &Node) -> bool {
    film.children(node.id).is_empty()
}
