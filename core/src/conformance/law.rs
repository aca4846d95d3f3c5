//! 법 하나와, 깨졌을 때의 증거.

use alloc::string::String;
use core::fmt::{self, Debug};

use crate::conformance::Sample;
use crate::{Game, Words};

/// 놀이가 지켜야 하는 법 하나.
pub struct Law<G: Game> {
    /// 이름(`key-fresh`): 보고와 시험이 부른다.
    pub id: &'static str,
    /// 법의 글.
    pub words: Words,
    test: fn(&Sample<G>) -> Verdict,
}

/// 지켜졌거나, 깨진 증거.
pub type Verdict = Result<(), Broken>;

/// 법이 깨졌음을 보이는 가장 짧은 보기.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Broken {
    /// 국면의 표기. 국면에 매이지 않은 법이면 없다.
    pub position: Option<String>,
    /// 수의 표기. 수에 매이지 않은 법이면 없다.
    pub mv: Option<String>,
    /// 무엇이 어긋났는가: 언어에 매이지 않게 값과 표기로만.
    pub evidence: String,
}

impl<G: Game> Law<G> {
    pub(super) const fn new(
        id: &'static str,
        ko: &'static str,
        en: &'static str,
        test: fn(&Sample<G>) -> Verdict,
    ) -> Self {
        Self { id, words: Words::new(ko, en), test }
    }

    /// `sample`에서 지켜지는가.
    ///
    /// # Errors
    /// 깨졌으면 가장 짧은 보기.
    pub fn test(&self, sample: &Sample<G>) -> Verdict {
        (self.test)(sample)
    }
}

impl<G: Game> Debug for Law<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Law").field("id", &self.id).field("words", &self.words).finish()
    }
}

/// `holds`가 아니면 증거를 댄다.
pub(super) fn ensure(holds: bool, evidence: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(evidence()) }
}

/// 두 값이 같아야 한다: 다르면 둘을 나란히 댄다.
pub(super) fn same<T: PartialEq + Debug>(left: &T, right: &T) -> Result<(), String> {
    ensure(left == right, || alloc::format!("{left:?} ≠ {right:?}"))
}

/// 국면에 매이지 않은 증거.
pub(super) fn general(result: Result<(), String>) -> Verdict {
    result.map_err(|evidence| Broken { evidence, ..Broken::default() })
}
