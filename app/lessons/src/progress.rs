//! 배운 것의 기록: 수업마다 본 걸음의 몫과 가장 좋은 점수. 기기에 남고, 글 한 줄로 파일과 링크가 된다.

use gaji_words::{Lang, progress as words};

use crate::query::{Query, Writer};
use crate::route::SLUGS;

/// 기록으로 받아 주는 가장 긴 글, 바이트.
pub const MAX_BYTES: usize = 1_000;

/// 물음의 열쇠.
const KEY: &str = "progress";

/// 기록. `SLUGS`의 차례다.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Progress(pub [Entry; SLUGS.len()]);

/// 수업 하나의 기록, 백분율.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Entry {
    /// 본 걸음의 몫. 100이면 끝까지 보았다.
    pub seen: u8,
    /// 끝까지 푼 물음 가운데 가장 좋은 점수. 0이면 없다.
    pub best: u8,
}

impl Entry {
    fn read(text: &str) -> Option<Self> {
        let (seen, best) = text.split_once(':').unwrap_or((text, "0"));
        let percent = |text: &str| text.parse().ok().filter(|percent| *percent <= 100);
        Some(Self { seen: percent(seen)?, best: percent(best)? })
    }

    fn write(self) -> String {
        let Self { seen, best } = self;
        if best == 0 { seen.to_string() } else { format!("{seen}:{best}") }
    }

    fn merge(self, other: Self) -> Self {
        Self { seen: self.seen.max(other.seen), best: self.best.max(other.best) }
    }
}

/// 읽지 못한 까닭.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// 기록이 아니다.
    Kind,
    /// 다른 판의 기록이다.
    Version,
    /// 너무 길다.
    Size,
    /// 이 대목을 읽을 수 없다.
    Value(String),
}

impl Fault {
    /// 사람에게 할 말.
    #[must_use]
    pub fn words(&self, lang: Lang) -> String {
        match self {
            Self::Kind => words::bad_kind(lang).into(),
            Self::Version => words::bad_version(lang).into(),
            Self::Size => words::bad_size(lang).into(),
            Self::Value(what) => words::bad_value(lang, what),
        }
    }
}

impl Progress {
    /// 글에서 읽는다. 모르는 수업은 지나치고, 하나라도 상했으면 모두 받지 않는다.
    ///
    /// # Errors
    /// 기록이 아니거나 상했을 때.
    pub fn read(text: &str) -> Result<Self, Fault> {
        if text.len() > MAX_BYTES {
            return Err(Fault::Size);
        }
        let query = Query::parse(text.trim());
        let list = query.get(KEY).ok_or(Fault::Kind)?;
        if query.repairs().version || query.get("v").is_none() {
            return Err(Fault::Version);
        }
        let mut progress = Self::default();
        for entry in list.split(',').filter(|entry| !entry.is_empty()) {
            let (name, read) = read_entry(entry).ok_or_else(|| fault(entry))?;
            if let Some(at) = SLUGS.iter().position(|slug| slug.name == name) {
                progress.0[at] = read;
            }
        }
        Ok(progress)
    }

    /// 글로 적는다: `v=1&progress=alpha-beta:100:80,evaluation:45`.
    #[must_use]
    pub fn write(self) -> String {
        let some = SLUGS.iter().zip(self.0).filter(|(_, entry)| *entry != Entry::default());
        let entries: Vec<_> =
            some.map(|(slug, entry)| format!("{}:{}", slug.name, entry.write())).collect();
        let mut out = Writer::default();
        out.set(KEY, &entries.join(","));
        out.finish()
    }

    /// 둘을 합친다: 수업마다 더 많이 보고 더 잘한 쪽.
    #[must_use]
    pub fn merge(self, other: Self) -> Self {
        let mut merged = self;
        merged.0.iter_mut().zip(other.0).for_each(|(mine, other)| *mine = mine.merge(other));
        merged
    }

    /// 물음에 기록이 실렸는가: 링크로 온 것이다.
    #[must_use]
    pub fn is_in(query: &str) -> bool {
        Query::parse(query).get(KEY).is_some()
    }
}

fn read_entry(text: &str) -> Option<(&str, Entry)> {
    let (name, entry) = text.split_once(':')?;
    Some((name, Entry::read(entry)?))
}

fn fault(entry: &str) -> Fault {
    let shown = entry.chars().filter(|letter| !letter.is_control()).take(24);
    Fault::Value(shown.collect())
}

#[cfg(test)]
mod tests {
    use super::{Entry, Fault, MAX_BYTES, Progress};
    use crate::fuzzing;
    use gaji_words::Lang;
    use proptest::prelude::*;

    #[test]
    fn bad_records_say_why() {
        let value = |what: &str| Fault::Value(what.into());
        for (text, fault) in [
            ("", Fault::Kind),
            ("<html>", Fault::Kind),
            ("v=2&progress=evaluation:3", Fault::Version),
            ("progress=evaluation:3", Fault::Version),
            ("v=1&progress=evaluation:101", value("evaluation:101")),
            ("v=1&progress=alpha-beta:9,evaluation", value("evaluation")),
            ("v=1&progress=evaluation:-1", value("evaluation:-1")),
            ("v=1&progress=evaluation:3:101", value("evaluation:3:101")),
            ("v=1&progress=evaluation:3:4:5", value("evaluation:3:4:5")),
            (&"x".repeat(MAX_BYTES + 1), Fault::Size),
        ] {
            assert_eq!(Progress::read(text), Err(fault.clone()), "{text}");
            assert_ne!(fault.words(Lang::Ko), fault.words(Lang::En));
        }
    }

    #[test]
    fn lessons_of_another_version_are_passed_over() {
        let read = Progress::read("v=1&progress=alpha-beta:100,minimax:7\n");
        let whole = Entry { seen: 100, best: 0 };
        assert_eq!(read, Ok(Progress([whole, Entry::default(), Entry::default()])));
        assert_eq!(Progress::read("v=1&progress="), Ok(Progress::default()));
    }

    fn records() -> impl Strategy<Value = Progress> {
        let entry = (0..=100_u8, 0..=100_u8).prop_map(|(seen, best)| Entry { seen, best });
        proptest::array::uniform3(entry).prop_map(Progress)
    }

    proptest! {
        #![proptest_config(fuzzing::config(2_000))]

        #[test]
        fn records_survive_and_meet_without_loss(one in records(), other in records()) {
            prop_assert_eq!(Progress::read(&one.write()), Ok(one));
            let both = one.merge(other);
            prop_assert_eq!(both, other.merge(one));
            prop_assert_eq!(both.merge(one), both);
        }

        #[test]
        fn spoilt_records_are_read_or_refused_without_panic(
            record in records(),
            edits in fuzzing::edits(crate::address_laws::strange()),
        ) {
            let good = record.write().chars().collect();
            let text: String = fuzzing::spoil(good, edits).into_iter().collect();
            if let Err(fault) = fuzzing::quick(|| Progress::read(&text)) {
                let [ko, en] = Lang::ALL.map(|lang| fault.words(lang));
                prop_assert!(!ko.is_empty() && !en.is_empty() && ko != en);
            }
        }
    }
}
