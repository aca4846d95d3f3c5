//! 시험: 싼 것부터 차례로, 저마다 까닭을 먼저 말하고 돌린다.

use crate::{
    build, new_game,
    options::Options,
    setup, sizes,
    step::{self, Done, Failure, Text},
};
use std::process::Command;

/// 검사 하나.
struct Check {
    name: &'static str,
    why: Text,
    /// 이름과 까닭, 더 받은 인수로 돌린다.
    run: fn(&Check, &[String]) -> Done,
}

const CHECKS: [Check; 9] = [
    Check {
        name: "fmt",
        why: Text {
            ko: "모양이 같아야 차이가 뜻을 가진다",
            en: "equal form, so that a difference means something",
        },
        run: |check, _| cargo(check, &["fmt", "--all", "--check"]),
    },
    Check {
        name: "clippy",
        why: Text { ko: "경고는 하나도 남기지 않는다", en: "not one warning is left" },
        run: |check, _| {
            let args =
                "clippy --workspace --all-targets --features gaji-tests/browser -- -D warnings";
            cargo(check, &words(args))
        },
    },
    Check {
        name: "test",
        why: Text {
            ko: "규칙과 탐색, 강의의 논리를 시험한다",
            en: "the rules, the search and the logic of the lessons",
        },
        run: |check, _| cargo(check, &words("test --workspace --exclude gaji-app")),
    },
    Check {
        name: "doc",
        why: Text {
            ko: "문서의 링크와 예가 맞는지 본다",
            en: "the links of the documentation hold",
        },
        run: |check, _| cargo(check, &words("doc --workspace --no-deps")),
    },
    Check {
        name: "no-std",
        why: Text {
            ko: "코어는 표준 라이브러리 없이도 선다", en: "the core stands without std"
        },
        run: no_std,
    },
    Check {
        name: "new-game",
        why: Text {
            ko: "낯선 이가 놀이를 더할 수 있어야 한다", en: "a stranger can add a game"
        },
        run: |_, _| new_game::check(),
    },
    Check {
        name: "build",
        why: Text {
            ko: "낯선 이가 받을 그대로 짓는다", en: "build what a stranger will get"
        },
        run: |_, _| build::run(&Options::parse(&[])?),
    },
    Check {
        name: "sizes",
        why: Text {
            ko: "느린 전화기에서도 빨리 열려야 한다",
            en: "it must open fast on a slow phone",
        },
        run: |_, _| sizes::check(),
    },
    Check {
        name: "browser",
        why: Text {
            ko: "진짜 브라우저에서 화면을 써 본다", en: "use the pages in a real browser"
        },
        run: browser,
    },
];

/// 모두, 또는 이름을 댄 하나만 돌린다.
pub(crate) fn run(args: &[String]) -> Done {
    let (only, rest) = match args.split_first() {
        Some((name, rest)) => (Some(name), rest),
        None => (None, args),
    };
    let wanted = |check: &&Check| only.is_none_or(|name| name == check.name);
    if !CHECKS.iter().any(|check| wanted(&check)) {
        return Err(Failure::usage());
    }
    CHECKS.iter().filter(wanted).try_for_each(|check| (check.run)(check, rest))
}

/// 이 기계의 도구 모음(toolchain)으로 돌리는 cargo.
fn cargo(check: &Check, args: &[&str]) -> Done {
    let mut cargo = Command::new("cargo");
    cargo.args(args).env("RUSTDOCFLAGS", "-D warnings");
    step::run(check.name, check.why, &mut cargo)
}

/// 제 패닉 처리기를 가진 크레이트로 맨 wasm을 짓는다: `std`가 섞이면 지어지지 않는다.
fn no_std(check: &Check, _: &[String]) -> Done {
    let mut cargo = setup::compiler()?.command("cargo");
    cargo.args(words("build -p gaji-core --example no_std --target")).arg(setup::TARGET);
    step::run(check.name, check.why, &mut cargo)
}

/// 갓 만든 놀이를 두어 보는 브라우저 시험: 그 놀이가 든 앱이 따로 있어야 한다.
const NEW_GAME: &str = "new_game::is_played_as_it_comes";

/// 더 받은 인수는 시험 이름을 거른다.
fn browser(check: &Check, filter: &[String]) -> Done {
    let mut cargo = Command::new("cargo");
    cargo.args(words("test -p gaji-tests --features browser --test browser --")).args(filter);
    cargo.env("GAJI_AXE", setup::test_tools()?);
    if filter.first().is_none_or(|part| NEW_GAME.contains(part.as_str())) {
        cargo.env("GAJI_NEW_GAME", new_game::dist()?);
    }
    step::run(check.name, check.why, &mut cargo)
}

fn words(line: &str) -> Vec<&str> {
    line.split(' ').collect()
}
