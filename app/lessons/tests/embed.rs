//! 틀의 매개변수와 말: 무엇이 와도 견디고, 문서는 표에서 나온다.

use gaji_lessons::embed::{
    By, COMMANDS, Command, EVENTS, Event, Field, Given, Kind, Line, PARAMS, Params, Score, What,
    has_state, params_of, state_of,
};
use gaji_lessons::query::Repairs;
use gaji_lessons::{alphabeta, evaluation, quiescence};
use gaji_words::Lang;
use proptest::prelude::*;

#[path = "../../../tests/fuzz.rs"]
mod fuzzing;

/// 표마다 한 줄씩. 문서는 이것을 그대로 담는다.
fn params_table(lang: Lang) -> String {
    let row = |param: &gaji_lessons::embed::Param| {
        let (values, default) = match param.kind {
            Kind::One(names) => (code(names, " "), format!("`{}`", names[0])),
            Kind::Any(names) => (code(names, ","), "–".into()),
            Kind::Name => ("`a-z 0-9 -` ≤ 32".into(), "–".into()),
        };
        format!("| `{}` | {values} | {default} | {} |\n", param.name, (param.about)(lang))
    };
    PARAMS.iter().map(row).collect()
}

fn code(names: &[&str], between: &str) -> String {
    let names: Vec<_> = names.iter().map(|name| format!("`{name}`")).collect();
    names.join(between)
}

fn lines_table(lines: &[Line], lang: Lang) -> String {
    let row = |line: &Line| {
        let fields = if line.fields.is_empty() { "–" } else { line.fields };
        format!("| `gaji:{}` | {fields} | {} |\n", line.name, (line.about)(lang))
    };
    lines.iter().map(row).collect()
}

#[test]
fn the_guides_hold_the_tables() {
    let guides = [include_str!("../../EMBED.ko.md"), include_str!("../../EMBED.md")];
    for (lang, guide) in Lang::ALL.into_iter().zip(guides) {
        for table in [params_table(lang), lines_table(&EVENTS, lang), lines_table(&COMMANDS, lang)]
        {
            assert!(guide.contains(&table), "{} lacks\n{table}", lang.code());
        }
    }
}

#[test]
fn events_are_those_of_the_table() {
    let words = || String::from("…");
    let events = [
        Event::Ready { lesson: words(), lang: "ko", query: words() },
        Event::Resize(1),
        Event::Step { step: 1, last: 2, words: words() },
        Event::Answer { by: By::Reader, right: true, words: words() },
        Event::Score(Score { what: What::Questions, got: 1, done: 2, of: 5 }),
        Event::Error(words()),
    ];
    for (event, line) in events.iter().zip(EVENTS) {
        let message = event.message("a");
        let names: Vec<_> = message.iter().map(|(name, _)| *name).collect();
        assert_eq!(names[..3], ["type", "v", "id"]);
        assert_eq!(names[3..].join(", "), line.fields);
        assert_eq!(message[0].1, Field::Text(format!("gaji:{}", line.name)));
    }
}

/// 다 풀어야 점수다.
#[test]
fn a_score_is_final_when_all_is_answered() {
    let score = |what, got, done, of| Score { what, got, done, of };
    for (score, percent) in [
        (score(What::Questions, 4, 5, 5), Some(80)),
        (score(What::Questions, 4, 4, 5), None),
        (score(What::Questions, 0, 0, 0), None),
        (score(What::Steps, 9, 9, 9), None),
    ] {
        assert_eq!(score.final_percent(), percent, "{score:?}");
    }
}

#[test]
fn height_is_told_in_three_dialects() {
    let subject = |hash: &str| Event::dialects(300, "", hash).len();
    assert_eq!(subject("#?secret=aB3"), 3);
    for hash in ["", "#", "#?secret=", "#?secret=<b>", "#t/i341"] {
        assert_eq!(subject(hash), 2, "{hash}");
    }
    let [ours, canvas, wordpress] = &Event::dialects(300, "x", "#?secret=aB3")[..] else {
        panic!()
    };
    assert!(ours.contains(&("height", Field::Number(300))));
    assert!(canvas.contains(&("subject", Field::Text("lti.frameResize".into()))));
    assert!(wordpress.contains(&("value", Field::Number(300))));
    assert!(wordpress.contains(&("secret", Field::Text("aB3".into()))));
}

#[test]
fn what_is_good_in_bad_parameters_is_kept() {
    let (params, repairs) =
        Params::from_query("?v=7&depth=x&theme=pink&ui=full&lock=1&hide=link,all&id=A#?secret=x");
    assert_eq!((params.theme, params.ui, params.lock), ("auto", "full", "1"));
    assert_eq!((params.hide, params.id.as_str()), (vec!["link"], ""));
    assert_eq!(repairs.keys, ["theme", "hide", "id"]);
    assert!(!repairs.version);
}

#[test]
fn parameters_and_state_part_and_meet_again() {
    let query = "v=1&theme=dark&step=3&hide=link&tree=[[3,9],[3,0]]";
    assert_eq!(state_of(query), "v=1&step=3&tree=[[3,9],[3,0]]");
    assert_eq!(params_of(query), "theme=dark&hide=link");
    assert!(has_state(query) && !has_state("v=1&theme=dark") && !has_state("?"));
}

/// 잠든 틀은 주소를 읽지 않는다: 틀린 상태는 곧 깨워, 알리고 나머지를 살린다.
#[test]
fn a_bad_state_wakes_the_lesson_and_is_told() {
    fn told<S>(read: fn(&str) -> (S, Repairs), query: &str) -> bool {
        let (_, repairs) = read(&state_of(query));
        has_state(query) && Lang::ALL.iter().all(|&lang| !repairs.words(lang).is_empty())
    }
    for query in ["v=99", "v=1&step=abc", "theme=dark&v=", "v=1&%ZZ=1"] {
        assert!(told(alphabeta::State::from_query, query), "{query}");
        assert!(told(evaluation::State::from_query, query), "{query}");
        assert!(told(quiescence::State::from_query, query), "{query}");
    }
    let (state, _) = evaluation::State::from_query("v=1&w=pink&step=4");
    assert_eq!(state.to_query(), "v=1&step=4");
    assert!(has_state("v=1&tree=[[["));
}

/// 레슨의 열쇠와 겹치면 하나가 다른 하나를 삼킨다.
#[test]
fn no_parameter_is_a_key_of_a_lesson() {
    fn plain<S: Default + PartialEq>(read: fn(&str) -> (S, Repairs), query: &str) {
        let (state, repairs) = read(query);
        assert!(state == S::default() && repairs.is_empty(), "{query}");
    }
    for param in PARAMS {
        let query = format!("v=1&{}=zz", param.name);
        plain(alphabeta::State::from_query, &query);
        plain(evaluation::State::from_query, &query);
        plain(quiescence::State::from_query, &query);
    }
}

#[test]
fn commands_are_understood_ignored_or_refused() {
    let given = |kind: &str, version, to| Given {
        kind: Some(kind.into()),
        version: Some(version),
        query: None,
        to: Some(to),
    };
    let read = |kind, version, to| Command::read(given(kind, version, to));
    assert_eq!(read("gaji:step", 1.0, 3.0), Some(Ok(Command::Step(3))));
    assert_eq!(read("gaji:play", 1.0, 0.0), Some(Ok(Command::Play)));
    assert_eq!(read("iframe.resize", 1.0, 0.0), None);
    assert_eq!(Command::read(Given::default()), None);
    let bad = [
        ("gaji:step", 2.0, 3.0),
        ("gaji:step", 1.0, -1.0),
        ("gaji:step", 1.0, 0.5),
        ("gaji:step", 1.0, f64::NAN),
        ("gaji:set", 1.0, 0.0),
        ("gaji:dance", 1.0, 0.0),
    ];
    for (kind, version, to) in bad {
        let Some(Err(fault)) = read(kind, version, to) else { panic!("{kind} {to}") };
        assert_ne!(fault.words(Lang::Ko), fault.words(Lang::En));
    }
}

/// 표의 매개변수를 옳게 적은 물음.
fn asked() -> impl Strategy<Value = String> {
    let pick = |names: &'static [&'static str]| proptest::sample::select(names.to_vec());
    let values = PARAMS.map(|param| match param.kind {
        Kind::One(names) => pick(names).prop_map(String::from).boxed(),
        Kind::Any(names) => proptest::sample::subsequence(names.to_vec(), 0..=names.len())
            .prop_map(|names| names.join(","))
            .boxed(),
        Kind::Name => "[a-z0-9-]{0,32}".boxed(),
    });
    let pairs = Vec::from(values);
    pairs.prop_map(|values| {
        let pairs =
            PARAMS.iter().zip(values).map(|(param, value)| format!("{}={value}", param.name));
        pairs.collect::<Vec<_>>().join("&")
    })
}

proptest! {
    #![proptest_config(fuzzing::config(20_000))]

    #[test]
    fn every_parameter_of_the_table_is_read(query in asked()) {
        let (params, repairs) = Params::from_query(&query);
        prop_assert!(repairs.is_empty(), "{} {:?}", query, repairs);
        let hidden = params.hide.join(",");
        let read = [params.theme, params.ui, params.lock, &hidden, &params.id];
        let written: Vec<_> = query.split('&').filter_map(|pair| Some(pair.split_once('=')?.1)).collect();
        prop_assert_eq!(written, read);
    }

    #[test]
    fn spoilt_parameters_never_panic_and_are_told_in_both_languages(
        query in asked(),
        edits in fuzzing::edits(any::<char>()),
    ) {
        let text: String = fuzzing::spoil(query.chars().collect(), edits).into_iter().collect();
        let (params, repairs) = fuzzing::quick(|| Params::from_query(&text));
        prop_assert!(params.classes().starts_with("embed "));
        prop_assert_eq!(repairs.words(Lang::Ko) == repairs.words(Lang::En), repairs.is_empty());
        prop_assert!(state_of(&text).len() + params_of(&text).len() <= text.len());
    }

    #[test]
    fn any_message_is_answered_or_ignored(
        kind in proptest::option::of("(gaji:)?(set|step|play|pause|\\PC{0,9})"),
        version in proptest::option::of(prop_oneof![Just(1.0), any::<f64>()]),
        query in proptest::option::of("\\PC{0,99}"),
        to in proptest::option::of(any::<f64>()),
    ) {
        let ours = kind.as_deref().is_some_and(|kind| kind.starts_with("gaji:"));
        let given = Given { kind, version, query, to };
        let heard = fuzzing::quick(|| Command::read(given.clone()));
        prop_assert_eq!(heard.is_some(), ours);
        if let Some(Err(fault)) = heard {
            prop_assert_ne!(fault.words(Lang::Ko), fault.words(Lang::En));
        }
    }
}
