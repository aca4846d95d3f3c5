//! 명령줄의 낱말과 `--이름 값`.

use std::collections::VecDeque;
use std::num::NonZero;
use std::str::FromStr;

use gaji_catalog::{GameId, UnknownGame};
use gaji_core::{Limits, Words};

use crate::problem::Problem;

/// 값이 없는 스위치(flag).
const FLAGS: [&str; 4] = ["--no-quiescence", "--no-ordering", "--no-table", "--moves-scores"];

const NO_VALUE: Words = Words::new("값이 있어야 해요", "needs a value");
pub(crate) const MISSING: Words = Words::new("빠졌어요", "is missing");
const NOT_A_NUMBER: Words = Words::new("알맞은 수가 아니에요", "not a number that fits");
const TWICE: Words = Words::new("두 번 적었어요", "is given twice");
const TOO_DEEP: Words =
    Words::new("200수보다 깊이 볼 수는 없어요", "no search looks deeper than 200 plies");
const _: () = assert!(Limits::DEEPEST == 200, "TOO_DEEP says how deep");
const LEFT: Words = Words::new("여기서는 쓰지 않아요", "has no use here");

/// 아직 쓰지 않은 것. 다 쓰고 남으면 틀린 것이다.
pub(crate) struct Args {
    words: VecDeque<String>,
    options: Vec<(String, String)>,
}

impl Args {
    pub(crate) fn parse(mut given: impl Iterator<Item = String>) -> Result<Self, Problem> {
        let mut args = Self { words: VecDeque::new(), options: Vec::new() };
        while let Some(arg) = given.next() {
            if !arg.starts_with("--") {
                args.words.push_back(arg);
                continue;
            }
            let value = match FLAGS.contains(&arg.as_str()) {
                true => String::new(),
                false => given.next().ok_or_else(|| Problem::about(&arg, NO_VALUE))?,
            };
            if args.options.iter().any(|(name, _)| *name == arg) {
                return Err(Problem::about(&arg, TWICE));
            }
            args.options.push((arg, value));
        }
        Ok(args)
    }

    /// 첫 낱말은 놀이의 이름이다.
    pub(crate) fn game(&mut self) -> Result<GameId, Problem> {
        let text = self.word("GAME")?;
        text.parse().map_err(|UnknownGame| Problem::about(&text, UnknownGame::WORDS))
    }

    /// 다음 낱말, 수.
    pub(crate) fn number_word<T: FromStr>(&mut self, name: &str) -> Result<T, Problem> {
        let text = self.word(name)?;
        text.parse().map_err(|_| Problem::about(&format!("{name} {text}"), NOT_A_NUMBER))
    }

    pub(crate) fn option(&mut self, name: &str) -> Option<String> {
        let at = self.options.iter().position(|(given, _)| given == name)?;
        Some(self.options.remove(at).1)
    }

    pub(crate) fn flag(&mut self, name: &str) -> bool {
        self.option(name).is_some()
    }

    pub(crate) fn number<T: FromStr>(&mut self, name: &str) -> Result<Option<T>, Problem> {
        let Some(text) = self.option(name) else { return Ok(None) };
        let number = text.parse();
        number.map(Some).map_err(|_| Problem::about(&format!("{name} {text}"), NOT_A_NUMBER))
    }

    /// 탐색의 깊이: 1부터 볼 수 있는 가장 깊은 데까지.
    pub(crate) fn depth(&mut self) -> Result<Option<u32>, Problem> {
        let depth = self.number("--depth")?.map(NonZero::<u32>::get);
        match depth {
            Some(deep) if deep > Limits::DEEPEST => {
                Err(Problem::about(&format!("--depth {deep}"), TOO_DEEP))
            }
            _ => Ok(depth),
        }
    }

    /// 꼭 있어야 하는 수.
    pub(crate) fn needed<T: FromStr>(&mut self, name: &str) -> Result<T, Problem> {
        self.number(name)?.ok_or_else(|| Problem::about(name, MISSING))
    }

    /// 남은 것이 없어야 한다.
    pub(crate) fn finish(self) -> Result<(), Problem> {
        let options = self.options.into_iter().map(|(name, _)| name);
        match self.words.into_iter().chain(options).next() {
            Some(left) => Err(Problem::about(&left, LEFT)),
            None => Ok(()),
        }
    }

    fn word(&mut self, name: &str) -> Result<String, Problem> {
        self.words.pop_front().ok_or_else(|| Problem::about(name, MISSING))
    }
}
