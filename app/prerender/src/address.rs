//! 앱이 놓일 주소.

/// 앱이 놓일 주소: `/`, `/gaji/`, `https://example.org/gaji/`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Address {
    /// `https://example.org`. 모르면 빈 글.
    origin: String,
    /// 그 안의 자리. `/`로 시작하고 끝난다.
    base: String,
}

impl Address {
    /// 읽는다. `/`로 끝나지 않거나 다른 꼴이면 `None`.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let host = text.find("://").map_or(0, |at| at + 3);
        let (origin, base) = text.split_at(host + text.get(host..)?.find('/')?);
        let known = ["", "https://", "http://"].contains(&&text[..host]);
        let plain = |c: char| c.is_ascii_alphanumeric() || "-._~/:".contains(c);
        let whole = base.ends_with('/') && (host == 0) == origin.is_empty();
        let address = || Self { origin: origin.into(), base: base.into() };
        (known && whole && text.chars().all(plain)).then(address)
    }

    /// 앱의 자리(`/gaji/`).
    pub(crate) fn base(&self) -> &str {
        &self.base
    }

    /// 앱 안의 자리의 길: `ko/` → `/gaji/ko/`.
    pub(crate) fn path(&self, at: &str) -> String {
        format!("{}{at}", self.base)
    }

    /// 앱 안의 자리의 온 주소. 어디에 놓일지 모르면 길이다.
    pub(crate) fn url(&self, at: &str) -> String {
        format!("{}{}{at}", self.origin, self.base)
    }
}

#[cfg(test)]
mod tests {
    use super::Address;

    #[test]
    fn paths_and_whole_addresses_are_read() {
        for (text, url) in [
            ("/", "/ko/"),
            ("/gaji/", "/gaji/ko/"),
            ("https://example.org/", "https://example.org/ko/"),
            ("http://127.0.0.1:8080/a/b/", "http://127.0.0.1:8080/a/b/ko/"),
        ] {
            assert_eq!(Address::parse(text).map(|address| address.url("ko/")), Some(url.into()));
        }
    }

    #[test]
    fn other_texts_are_refused() {
        for text in
            ["", "gaji", "/gaji", "gaji/", "https://", "https://a", "ftp://a/", "/a\"b/", "://a/"]
        {
            assert_eq!(Address::parse(text), None, "{text}");
        }
    }
}
