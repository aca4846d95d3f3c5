//! 주소의 물음을 적는다.

use super::VERSION;

/// 주소를 적는다. 기본과 같은 것은 적지 않으므로, 비면 물음이 없다.
#[derive(Clone, Debug, Default)]
pub struct Writer {
    text: String,
}

impl Writer {
    /// 열쇠와 값을 더한다.
    pub fn set(&mut self, key: &str, value: &str) {
        self.text.push('&');
        self.text.push_str(key);
        self.text.push('=');
        encode(value, &mut self.text);
    }

    /// 기본과 다를 때만 더한다.
    pub fn set_unless<T: PartialEq + ToString>(&mut self, key: &str, value: &T, default: &T) {
        if value != default {
            self.set(key, &value.to_string());
        }
    }

    /// [`Query::only`](super::Query::only)가 떼어 낸 글을 잇는다.
    pub(crate) fn append(&mut self, part: &str) {
        self.text.push_str(part);
    }

    /// 판(`v=1`)을 적지 않은 글. 비지 않으면 `&`로 시작한다.
    pub(crate) fn part(self) -> String {
        self.text
    }

    /// `v=1&…`, 앞의 `?` 없이. 더한 것이 없으면 빈 글.
    #[must_use]
    pub fn finish(self) -> String {
        if self.text.is_empty() { self.text } else { format!("v={VERSION}{}", self.text) }
    }
}

/// 주소에 그대로 두어도 되는 글자만 남기고 나머지는 퍼센트 부호로.
fn encode(text: &str, out: &mut String) {
    for byte in text.bytes() {
        if byte.is_ascii_alphanumeric() || b"-_.~,/[]()!*:".contains(&byte) {
            out.push(char::from(byte));
        } else {
            out.push_str(&format!("%{byte:02X}"));
        }
    }
}
