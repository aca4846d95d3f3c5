//! 까닭은 고른 칸에 대해 참이다, 가중치가 무엇이든.

use gaji_lessons::evaluation::{Fact, Judge, PRESETS, START, Weights, Why, reason_words};
use gaji_words::Lang;

use crate::engine::{Random, formula, judged, measured, random_position, scene};

const CENTRE: Weights = PRESETS[0].weights;
const ATTACK: Weights = PRESETS[1].weights;
const DEFENCE: Weights = PRESETS[2].weights;

/// 국면, 가중치, 까닭. 별표(★)는 «w₃이 가장 크고 상대의 셋이 0이면 막은 것»이라는 지름길이 거짓을 말할 자리다.
const REASONS: [(&str, Weights, &str); 18] = [
    (
        "34576757",
        CENTRE,
        "4번 칸: 위험해요, 다음에 상대가 7번 칸에서 이겨요! 가운데 차지 +1 · 내 셋 −0.45. 5번 칸보다 0.55 높아요.",
    ),
    (
        "34576757",
        ATTACK,
        "5번 칸: 위험해요, 다음에 상대가 7번 칸에서 이겨요! 내 3줄 만들기 +3 · 가운데 −0.25. 4번 칸보다 2.75 높아요.",
    ),
    (
        "34576757",
        DEFENCE,
        "7번 칸: 상대가 바로 이길 자리를 막아요. 상대 4줄 막기 +3 · 가운데 −0.4 · 내 셋 −0.9. 5번 칸보다 1.7 높아요.",
    ),
    (
        "34576757",
        [0, 0, 0],
        "1번 칸: 위험해요, 다음에 상대가 7번 칸에서 이겨요! 2번 칸과 점수가 같아 첫 칸을 골랐어요.",
    ),
    // ★
    ("", DEFENCE, "4번 칸: 가운데 차지 +0.2. 3번 칸보다 0.2 높아요."),
    // ★
    ("6442", DEFENCE, "4번 칸: 가운데 차지 +0.2. 3번 칸보다 0.2 높아요."),
    // ★
    ("1213", DEFENCE, "1번 칸: 내 3줄 만들기 +0.9 · 가운데 −0.6. 4번 칸보다 0.3 높아요."),
    // ★
    ("4434", [0, 500, 1_000], "2번 칸: 5번 칸과 점수가 같아 첫 칸을 골랐어요."),
    // ★
    ("", [0, 500, 1_000], "1번 칸: 2번 칸과 점수가 같아 첫 칸을 골랐어요."),
    ("1213", ATTACK, "1번 칸: 내 3줄 만들기 +3 · 가운데 −0.75. 4번 칸보다 2.25 높아요."),
    ("1213", START, "4번 칸: 가운데 차지 +0.3. 3번 칸보다 0.3 높아요."),
    (
        "12131",
        DEFENCE,
        "1번 칸: 상대가 바로 이길 자리를 막아요. 상대 4줄 막기 +3 · 가운데 −0.6 · 내 셋 −0.9. 4번 칸보다 1.5 높아요.",
    ),
    (
        "12131",
        [0, 0, 0],
        "1번 칸: 상대가 바로 이길 자리를 막아요. 2번 칸과 점수가 같아 첫 칸을 골랐어요.",
    ),
    (
        "12131",
        CENTRE,
        "4번 칸: 위험해요, 다음에 상대가 1번 칸에서 이겨요! 가운데 차지 +1. 5번 칸보다 1 높아요.",
    ),
    ("121713", CENTRE, "1번 칸: 두면 바로 이겨요! 규칙이 점수보다 먼저 봤어요."),
    // ★
    ("112233", DEFENCE, "4번 칸: 두면 바로 이겨요! 규칙이 점수보다 먼저 봤어요."),
    ("4434", CENTRE, "4번 칸: 가운데 차지 +1 · 내 셋 −0.9. 5번 칸보다 0.1 높아요."),
    ("4434", ATTACK, "5번 칸: 가운데 차지 +0.25. 2번 칸보다 0.25 높아요."),
];

#[test]
fn reasons_are_those_of_the_chosen_move() {
    for (position, weights, expected) in REASONS {
        let words = judged(position, weights, |judge| {
            judge.reason().map(|reason| reason_words(Lang::Ko, &reason))
        });
        assert_eq!(words.as_deref(), Some(expected), "{position} {weights:?}");
    }
}

#[test]
fn without_the_rule_a_missed_win_is_told() {
    let columns = measured("121713").unwrap();
    let judge = Judge { columns: &columns, formula: formula(CENTRE), wins_first: false };
    let reason = judge.reason().unwrap();
    assert_eq!((reason.choice, reason.fact), (3, Some(Fact::Misses(0))));
}

/// 까닭에 적힌 승패를 규칙대로 두어 본다.
#[test]
fn facts_hold_on_the_board() {
    let mut seen = [0; 4];
    for seed in 0..150 {
        let (position, columns) = random_position(seed);
        let mut random = Random(seed);
        let weights = std::array::from_fn(|_| random.below(1_001) as i32);
        let judge =
            Judge { columns: &columns, formula: formula(weights), wins_first: seed % 2 == 0 };
        let reason = judge.reason().unwrap();
        let side = scene(&position).side;
        let wins = |line: &str| scene(line).ending.and_then(|ending| ending.winner);
        let chosen = format!("{position}{}", reason.choice + 1);
        match &reason.fact {
            Some(Fact::Wins) => assert_eq!(wins(&chosen), Some(side), "{chosen}"),
            Some(Fact::Misses(other)) => {
                assert_eq!(wins(&chosen), None);
                assert_eq!(wins(&format!("{position}{}", other + 1)), Some(side));
            }
            Some(Fact::Gives(answer)) => {
                assert_eq!(wins(&format!("{chosen}{answer}")), Some(1 - side), "{chosen}");
            }
            Some(Fact::Blocks) => assert!(threatened(&position, reason.choice, side), "{chosen}"),
            None => assert!(!threatened(&position, reason.choice, side), "{chosen}"),
        }
        let kind = |fact| match fact {
            Fact::Wins => 0,
            Fact::Misses(_) => 1,
            Fact::Gives(_) => 2,
            Fact::Blocks => 3,
        };
        reason.fact.into_iter().for_each(|fact| seen[kind(fact)] += 1);
        told_why(&judge, &reason.why);
    }
    assert!(seen.iter().all(|&count| count > 0), "{seen:?}");
}

/// 다른 데 두면 상대가 그 칸에 두어 바로 이기는가.
fn threatened(position: &str, choice: usize, side: u8) -> bool {
    let elsewhere =
        scene(position).moves.into_iter().filter(|mv| mv.text != (choice + 1).to_string());
    elsewhere.into_iter().any(|mv| {
        let after = scene(&format!("{position}{}", mv.text));
        let open = after.moves.iter().any(|mv| mv.text == (choice + 1).to_string());
        let line = format!("{position}{}{}", mv.text, choice + 1);
        open && scene(&line).ending.and_then(|ending| ending.winner) == Some(1 - side)
    })
}

/// 앞섰다면 앞선 만큼의 합이 두 점수의 차이고, 같다면 앞선 칸이다.
fn told_why(judge: &Judge<'_>, why: &Option<Why>) {
    let score = |index| judge.score(index).unwrap();
    let choice = judge.choice().unwrap();
    match why {
        Some(Why::Ahead { of, shares }) => {
            assert_eq!(shares.iter().sum::<i64>(), score(choice) - score(*of));
            assert!(shares.iter().sum::<i64>() > 0);
        }
        Some(Why::Tie(other)) => assert!(score(choice) == score(*other) && choice < *other),
        Some(Why::Only) => assert_eq!(judge.open().count(), 1),
        None => assert!(judge.wins_first && judge.column(choice).unwrap().wins),
    }
}

/// 영어 문장은 저마다 큰 글자로 시작하고, 항의 이름은 문장 안에서 작은 글자다.
#[test]
fn english_reasons_are_sentences() {
    for (position, weights, _) in REASONS {
        let reason = judged(position, weights, |judge| judge.reason().unwrap());
        let words = reason_words(Lang::En, &reason);
        let mut starts = words.split(['!', ':', '.']).filter_map(|part| part.strip_prefix(' '));
        assert!(
            !starts.any(|start| start.starts_with(|c: char| c.is_ascii_lowercase())),
            "{words}"
        );
        assert!(!words.split(" · ").skip(1).any(|term| term.starts_with('M')), "{words}");
    }
}
