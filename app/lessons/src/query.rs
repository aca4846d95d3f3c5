//! 주소의 물음(query): 열쇠마다 따로 살펴서, 읽을 수 없는 것만 버리고 나머지는 살린다.

mod writer;

pub use writer::Writer;

use gaji_words::{Lang, errors};

/// 읽을 수 있는 가장 긴 물음, 바이트.
pub const MAX_BYTES: usize = 8_192;

/// 적어 보일 글자가 없는 열쇠의 이름.
const UNREADABLE: &str = "…";

/// 이 앱이 적는 주소의 판(`v=1`).
pub const VERSION: &str = "1";

/// 주소에서 읽은 열쇠와 값, 그리고 읽으며 고친 것.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Query {
    pairs: Vec<(String, String)>,
    repairs: Repairs,
}

/// 고친 것. 비었으면 주소가 온전했다.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Repairs {
    /// 다른 판의 주소다.
    pub version: bool,
    /// 너무 길어서 앞부분만 읽었다.
    pub too_long: bool,
    /// 읽지 못했거나 범위를 벗어나 고친 열쇠.
    pub keys: Vec<String>,
}

impl Repairs {
    /// 고친 것이 없는가.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// 고친 것을 한 문단으로. 고친 것이 없으면 빈 글.
    #[must_use]
    pub fn words(&self, lang: Lang) -> String {
        let too_long = self.too_long.then(|| errors::url_too_long(lang).to_string());
        let version = self.version.then(|| errors::url_version(lang).to_string());
        let keys = (!self.keys.is_empty()).then(|| self.keys.join(", "));
        let keys = keys.map(|keys| errors::url_repaired(lang, &keys));
        [too_long, version, keys].into_iter().flatten().collect::<Vec<_>>().join(" ")
    }
}

impl Query {
    /// `?`는 있어도 없어도 되고, 뒤에 붙은 `#…`은 버린다.
    #[must_use]
    pub fn parse(text: &str) -> Self {
        let mut query = Self::default();
        query.repairs.too_long = text.len() > MAX_BYTES;
        let text = beginning(text);
        let text = text.split('#').next().unwrap_or_default();
        let text = text.strip_prefix('?').unwrap_or(text);
        for pair in text.split('&').filter(|pair| !pair.is_empty()) {
            let (key, value) = pair.split_once('=').unwrap_or((pair, ""));
            match (decode(key), decode(value)) {
                (Some(key), Some(value)) => query.pairs.push((key, value)),
                _ => query.repair(key),
            }
        }
        query.repairs.version = query.get("v").is_some_and(|version| version != VERSION);
        query
    }

    /// 열쇠의 값. 되풀이되면 첫째 것.
    #[must_use]
    pub fn get(&self, key: &str) -> Option<&str> {
        self.pairs.iter().find(|(found, _)| found == key).map(|(_, value)| value.as_str())
    }

    /// 정수. 범위 밖은 끝으로 자르고, 정수가 아니면 버린다. 둘 다 고친 것으로 적는다.
    pub fn integer(&mut self, key: &str, low: i64, high: i64) -> Option<i64> {
        let text = self.get(key)?;
        let digits = text.strip_prefix('-').unwrap_or(text);
        let is_number = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
        if !is_number {
            self.repair(key);
            return None;
        }
        // 너무 커서 담지 못하는 정수도 범위를 벗어난 정수일 뿐이다.
        let beyond = if text.starts_with('-') { i64::MIN } else { i64::MAX };
        let value = text.parse().unwrap_or(beyond);
        if !(low..=high).contains(&value) {
            self.repair(key);
        }
        Some(value.clamp(low, high))
    }

    /// 켬(`1`)이나 끔(`0`).
    pub fn flag(&mut self, key: &str) -> Option<bool> {
        self.choice(key, &[("1", true), ("0", false)])
    }

    /// 정해진 이름 가운데 하나.
    pub fn choice<T: Copy>(&mut self, key: &str, names: &[(&str, T)]) -> Option<T> {
        let text = self.get(key)?;
        let found = names.iter().find(|(name, _)| *name == text).map(|&(_, value)| value);
        if found.is_none() {
            self.repair(key);
        }
        found
    }

    /// `check`를 지나는 글.
    pub fn text(&mut self, key: &str, check: impl Fn(&str) -> bool) -> Option<String> {
        self.read(key, |text| check(text).then(|| text.to_string()))
    }

    /// `read`가 읽어 낸 것.
    pub fn read<T>(&mut self, key: &str, read: impl Fn(&str) -> Option<T>) -> Option<T> {
        let found = read(self.get(key)?);
        if found.is_none() {
            self.repair(key);
        }
        found
    }

    /// 쉼표로 나눈 소수(`1,0.15`), 천분의 일로. 0과 `most` 밖은 끝으로 자르고, 하나라도 읽지 못하면 모두 버린다.
    pub fn decimals(&mut self, key: &str, most: i32) -> Option<Vec<i32>> {
        let read: Option<Vec<i32>> = self.get(key)?.split(',').map(thousandths).collect();
        if read.as_ref().is_none_or(|read| read.iter().any(|value| *value > most)) {
            self.repair(key);
        }
        read.map(|read| read.into_iter().map(|value| value.min(most)).collect())
    }

    /// 그 열쇠들만 떼어 낸 글, 값은 적힌 그대로. 읽는 것은 다른 곳의 일이다.
    #[must_use]
    pub fn only(&self, keys: &[&str]) -> String {
        let mut out = Writer::default();
        let known = keys.iter().filter_map(|key| Some((key, self.get(key)?)));
        known.for_each(|(key, value)| out.set(key, value));
        out.part()
    }

    /// `key`를 고쳤다고 적는다.
    pub fn repair(&mut self, key: &str) {
        let key: String = key.chars().filter(char::is_ascii_graphic).take(12).collect();
        let key = if key.is_empty() { UNREADABLE.into() } else { key };
        if !self.repairs.keys.contains(&key) && self.repairs.keys.len() < 8 {
            self.repairs.keys.push(key);
        }
    }

    /// 고친 것.
    #[must_use]
    pub const fn repairs(&self) -> &Repairs {
        &self.repairs
    }
}

/// `0.15` → 150. 음수이거나 소수가 셋째 자리를 넘으면 읽지 않는다.
pub(crate) fn thousandths(text: &str) -> Option<i32> {
    let (whole, part) = text.split_once('.').unwrap_or((text, ""));
    let digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    let short = !whole.is_empty() && whole.len() <= 6 && part.len() <= 3;
    if !short || !digits(whole) || !digits(part) {
        return None;
    }
    format!("{whole}{part:0<3}").parse().ok()
}

/// [`Query::choice`]로 읽을 이름.
pub(crate) fn name_of<T: Copy + PartialEq>(names: &[(&'static str, T)], value: T) -> &'static str {
    names.iter().find(|(_, found)| *found == value).map_or("", |(name, _)| name)
}

/// 너무 길면 앞에서부터 온전한 것까지만.
fn beginning(text: &str) -> &str {
    match text.as_bytes().get(..MAX_BYTES) {
        Some(head) if text.len() > MAX_BYTES => {
            let end = head.iter().rposition(|&byte| byte == b'&').unwrap_or(0);
            &text[..end]
        }
        _ => text,
    }
}

/// 퍼센트 부호(percent-encoding)를 푼다. 깨졌거나 UTF-8이 아니면 `None`.
fn decode(text: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.bytes();
    while let Some(byte) = rest.next() {
        bytes.push(match byte {
            b'+' => b' ',
            b'%' => {
                let high = char::from(rest.next()?).to_digit(16)?;
                let low = char::from(rest.next()?).to_digit(16)?;
                u8::try_from(high * 16 + low).ok()?
            }
            other => other,
        });
    }
    String::from_utf8(bytes).ok()
}

#[cfg(test)]
mod tests {
    use super::{MAX_BYTES, Query, Writer};

    #[test]
    fn values_survive_the_address() {
        for value in ["", "[[3,12],[-4]]", "한글 & = ? # % +", "a_b/c", "\u{0}\n"] {
            let mut writer = Writer::default();
            writer.set("tree", value);
            let address = writer.finish();
            assert!(address.is_ascii() && !address.contains('#'), "{address}");
            assert_eq!(Query::parse(&address).get("tree"), Some(value));
        }
    }

    #[test]
    fn each_key_is_judged_alone() {
        let mut query = Query::parse("?v=2&depth=99&seed=abc&prune=0&bad=%ZZ&soft=maybe&step=-5");
        assert_eq!(query.integer("depth", 1, 8), Some(8));
        assert_eq!(query.integer("seed", 0, 9), None);
        assert_eq!(query.integer("step", 0, 9), Some(0));
        assert_eq!(query.flag("prune"), Some(false));
        assert_eq!(query.flag("soft"), None);
        assert_eq!(query.flag("absent"), None);
        assert_eq!(query.repairs().keys, ["bad", "depth", "seed", "step", "soft"]);
        assert!(query.repairs().version);
    }

    #[test]
    fn huge_numbers_are_clamped_and_huge_addresses_read_from_the_front() {
        let mut query = Query::parse("a=99999999999999999999999&b=-99999999999999999999999");
        assert_eq!((query.integer("a", 0, 5), query.integer("b", 0, 5)), (Some(5), Some(0)));
        let long = Query::parse(&format!("depth=3&x={}", "가".repeat(MAX_BYTES)));
        assert!(long.repairs().too_long && long.get("x").is_none());
        assert_eq!(long.get("depth"), Some("3"));
        assert_eq!(Query::parse(&"가".repeat(MAX_BYTES)).get(""), None);
    }

    #[test]
    fn a_broken_key_is_still_called_by_something() {
        for (address, name) in [("%%%", "%%%"), ("?%FF=3", "%FF"), ("한=%Z", "…")] {
            assert_eq!(Query::parse(address).repairs().keys, [name], "{address}");
        }
    }

    #[test]
    fn a_secret_in_the_fragment_is_ignored() {
        assert_eq!(Query::parse("?v=1&step=4#?secret=abc").get("step"), Some("4"));
    }
}
