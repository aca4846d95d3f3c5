//! 놀이의 이름: 폴더, 크레이트, 타입, 주소가 모두 여기서 나온다.

use super::texts;
use crate::step::{Done, Failure};
use std::{
    fs,
    path::{Path, PathBuf},
};

/// 러스트의 낱말, 원시 타입, 어디서나 보이는(prelude) 이름: 크레이트나 타입의 이름이 되면 코드가 헷갈린다.
const RUST: &str = "
    abstract as async await become box break const continue crate do dyn else enum extern false
    final fn for gen if impl in let loop macro match mod move mut override priv pub raw ref return
    self static struct super trait true try type typeof union unsafe unsized use virtual where
    while yield
    bool char f16 f32 f64 f128 i8 i16 i32 i64 i128 isize str u8 u16 u32 u64 u128 usize
    alloc core std test
    clone copy debug default drop eq err fnmut fnonce from fromiterator hash intoiterator into
    iterator none ok option ord partialeq partialord result send sized some string sync tostring
    unpin vec
";

/// 쓸 수 있다고 확인한 이름.
pub(super) struct Name(String);

impl Name {
    /// 꼴이 맞고, 이미 쓰이지 않고, 본의 낱말과도 겹치지 않아야 한다.
    pub(super) fn new(root: &Path, name: &str, template: &[(PathBuf, String)]) -> Done<Self> {
        let mut letters = name.bytes();
        let starts = letters.next().is_some_and(|letter| letter.is_ascii_lowercase());
        if !starts || !letters.all(|c| c.is_ascii_lowercase() || c.is_ascii_digit()) {
            return Err(Failure::new(
                &format!("{name:?}: 이름은 소문자로 시작하는 소문자와 숫자다 (breakthrough)."),
                &format!("{name:?}: a name is lower-case letters and digits (breakthrough)."),
            ));
        }
        if RUST.split_whitespace().any(|word| word == name) {
            return Err(Failure::new(
                &format!("{name}: 러스트(Rust)가 쓰는 낱말이다. 다른 이름을 고른다 ({name}game)."),
                &format!("{name}: this is a word of Rust; choose another name ({name}game)."),
            ));
        }
        let name = Self(name.into());
        if name.is_taken(root)?
            || template.iter().any(|(_, text)| has_word(text, &name.type_name()))
        {
            return Err(Failure::new(
                &format!("{}: 이미 쓰이는 이름이다.", name.0),
                &format!("{}: this name is taken.", name.0),
            ));
        }
        Ok(name)
    }

    /// 폴더와 주소의 이름(`hexapawn`).
    pub(super) fn id(&self) -> &str {
        &self.0
    }

    /// 타입의 이름(`Hexapawn`).
    pub(super) fn type_name(&self) -> String {
        self.0[..1].to_ascii_uppercase() + &self.0[1..]
    }

    /// 본의 이름이 있던 곳마다 이 이름을 적는다.
    pub(super) fn in_place_of_the_template(&self, text: &str) -> String {
        text.replace("template", &self.0)
            .replace("Template", &self.type_name())
            .replace("템플릿", &self.type_name())
    }

    /// 작업 공간의 꾸러미나 놀이의 변형, 적어 넣는 나무(tree)의 이름으로 이미 쓰였는가.
    fn is_taken(&self, root: &Path) -> Done<bool> {
        let lock = root.join("Cargo.lock");
        let packages = fs::read_to_string(lock).map_err(|e| Failure::io("Cargo.lock", &e))?;
        let games = root.join("games");
        let sources = texts(&games).map_err(|e| Failure::io("games", &e))?;
        let variant = format!("\"{}\"", self.0);
        Ok(packages.contains(&format!("\"gaji-{}\"", self.0))
            || games.join(&self.0).exists()
            || self.0 == "tree"
            || sources.iter().any(|(_, text)| text.contains(&variant)))
    }
}

/// 주석 밖에 그 낱말이 있는가.
fn has_word(text: &str, word: &str) -> bool {
    let code = text.lines().filter_map(|line| line.split("//").next());
    let words = code.flat_map(|line| line.split(|letter: char| !letter.is_alphanumeric()));
    words.into_iter().any(|other| other == word)
}
