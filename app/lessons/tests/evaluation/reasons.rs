//! 까닭은 고른 칸에 대해 참이다, 가중치가 무엇이든.

use gaji_lessons::evaluation::{Fact, Judge, PRESETS, START, Weights, Why, reason_words};
use gaji_protocol::Scene;
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
    // ★ 지름길이 거짓을 말할 자리
    ("", DEFENCE, "4번 칸: 가운데 차지 +0.2. 3번 칸보다 0.2 높아요."),
    // ★ 지름길이 거짓을 말할 자리
    ("6442", DEFENCE, "4번 칸: 가운데 차지 +0.2. 3번 칸보다 0.2 높아요."),
    // ★ 지름길이 거짓을 말할 자리
    ("1213", DEFENCE, "1번 칸: 내 3줄 만들기 +0.9 · 가운데 −0.6. 4번 칸보다 0.3 높아요."),
    // ★ 지름길이 거짓을 말할 자리
    ("4434", [0, 500, 1_000], "2번 칸: 5번 칸과 점수가 같아 첫 칸을 골랐어요."),
    // ★ 지름길이 거짓을 말할 자리
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
    // ★ 지름길이 거짓을 말할 자리
    ("112233", DEFENCE, "4번 칸: 두면 바로 이겨요! 규칙이 점수보다 먼저 봤어요."),
    ("4434", CENTRE, "4번 칸: 가운데 차지 +1 · 내 셋 −0.9. 5번 칸보다 0.1 높아요."),
    ("4434", ATTACK, "5번 칸: 가운데 차지 +0.25. 2번 칸보다 0.25 높아요."),
];

/// 규칙을 끈 까닭. 이기는 칸이 제 셋을 써 버려 앞선 것은 내가 만든 셋이 아니다.
const WITHOUT_THE_RULE: [(&str, Weights, &str); 4] = [
    (
        "163726357612",
        DEFENCE,
        "6번 칸: 앗, 4번 칸이면 바로 이기는데 지나쳤어요! 공식에 4줄 항이 없어서예요. 내 셋 +0.9 · 가운데 −0.4. 4번 칸보다 0.5 높아요.",
    ),
    (
        "32424177276274244347",
        [1_000, 100, 600],
        "3번 칸: 앗, 5번 칸이면 바로 이기는데 지나쳤어요! 공식에 4줄 항이 없어서예요. 상대 4줄 막기 +1.8 · 내 셋 +0.6. 5번 칸보다 2.4 높아요.",
    ),
    (
        "121713",
        CENTRE,
        "4번 칸: 앗, 1번 칸이면 바로 이기는데 지나쳤어요! 공식에 4줄 항이 없어서예요. 가운데 차지 +1. 3번 칸보다 1 높아요.",
    ),
    ("1213", ATTACK, "1번 칸: 내 3줄 만들기 +3 · 가운데 −0.75. 4번 칸보다 2.25 높아요."),
];

#[test]
fn reasons_are_those_of_the_chosen_move() {
    let ruled = REASONS.into_iter().map(|row| (true, row));
    let free = WITHOUT_THE_RULE.into_iter().map(|row| (false, row));
    for (wins_first, (position, weights, expected)) in ruled.chain(free) {
        let words = judged(position, weights, |judge| {
            let reason = Judge { wins_first, ..*judge }.reason();
            reason.map(|reason| reason_words(Lang::Ko, &reason))
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

/// 까닭이 말하는 일을 판에서 세어 본다: 셋을 만들었는가, 넷을 막았는가, 가운데에 더 가까운가.
#[test]
fn what_the_words_claim_is_done_on_the_board() {
    let (mut claims, mut neutral) = ([0; 3], 0);
    let named = WITHOUT_THE_RULE.map(|(position, weights, _)| (position.to_string(), weights));
    let random = (0..1_500).map(|seed| {
        let mut random = Random(seed);
        (random_position(seed).0, std::array::from_fn(|_| random.below(1_001) as i32))
    });
    for (position, weights) in named.into_iter().chain(random) {
        let columns = measured(&position).unwrap();
        let judge = Judge { columns: &columns, formula: formula(weights), wins_first: false };
        let reason = judge.reason().unwrap();
        let Some(Why::Ahead { of, .. }) = reason.why else { continue };
        let words = reason_words(Lang::En, &reason).to_lowercase();
        let before = scene(&position);
        let after = scene(&format!("{position}{}", reason.choice + 1));
        let (own, other) = (before.side, 1 - before.side);
        let done = [
            ("nearer the centre", reason.choice.abs_diff(3) < of.abs_diff(3)),
            ("making threes", threes(&after, own) > threes(&before, own)),
            ("stopping fours", threes(&after, other) < threes(&before, other)),
        ];
        for (count, (claim, is_done)) in claims.iter_mut().zip(done) {
            assert!(!words.contains(claim) || is_done, "{position} {weights:?} {words}");
            *count += usize::from(words.contains(claim));
        }
        neutral += usize::from(words.contains("my threes +"));
    }
    assert!(claims.iter().all(|&count| count > 50) && neutral > 0, "{claims:?} {neutral}");
}

/// 셋: 잇닿은 네 자리 가운데 세 자리가 `side`의 돌이고 한 자리가 빈 것.
fn threes(scene: &Scene, side: u8) -> usize {
    let at = |x: i16, y: i16| scene.places.iter().position(|p| (p.x / 4, p.y / 4) == (x, y));
    let disc = |place: usize| scene.pieces.iter().find(|piece| usize::from(piece.place) == place);
    let is_three = |x: i16, y: i16, (dx, dy): (i16, i16)| {
        let places: Option<Vec<_>> = (0..4).map(|n| at(x + n * dx, y + n * dy)).collect();
        let discs: Vec<_> = places.into_iter().flatten().map(&disc).collect();
        let own = discs.iter().flatten().filter(|disc| disc.side == side).count();
        own == 3 && discs.iter().filter(|disc| disc.is_none()).count() == 1
    };
    let starts = (0..7).flat_map(|x| (0..6).map(move |y| (x, y)));
    let lines = [(1, 0), (0, 1), (1, 1), (1, -1)];
    starts.flat_map(|(x, y)| lines.map(|line| is_three(x, y, line))).filter(|&three| three).count()
}

/// 앞섰다면 앞선 만큼의 합이 두 점수의 차이고, 같다면 앞선 칸이다.
fn told_why(judge: &Judge<'_>, why: &Option<Why>) {
    let score = |index| judge.score(index).unwrap();
    let choice = judge.choice().unwrap();
    match why {
        Some(Why::Ahead { of, shares, .. }) => {
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
