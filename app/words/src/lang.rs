//! 두 언어.

/// 글의 언어.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Lang {
    /// 한국어.
    Ko,
    /// 영어(English).
    En,
}

impl Lang {
    /// 모든 언어. 첫째가 기본이다.
    pub const ALL: [Self; 2] = [Self::Ko, Self::En];

    /// 주소와 `<html lang>`에 쓰는 이름.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Ko => "ko",
            Self::En => "en",
        }
    }

    /// 그 언어로 적은 언어의 이름: 고를 때는 자기 말로 보여야 찾는다.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Ko => "한국어",
            Self::En => "English",
        }
    }

    /// 이름을 읽는다. `en-GB` 같은 지역 이름도 받는다.
    #[must_use]
    pub fn parse(code: &str) -> Option<Self> {
        let base = code.split(['-', '_']).next().unwrap_or(code);
        Self::ALL.into_iter().find(|lang| lang.code().eq_ignore_ascii_case(base))
    }

    /// 다른 하나.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Ko => Self::En,
            Self::En => Self::Ko,
        }
    }

    /// 두 글 가운데 이 언어의 것: 놀이처럼 제 말을 지니고 오는 것에 쓴다.
    #[must_use]
    pub fn pick<T>(self, ko: T, en: T) -> T {
        match self {
            Self::Ko => ko,
            Self::En => en,
        }
    }
}

/// 영어 문장의 첫 글자는 크게. 한글은 그대로다.
#[must_use]
pub fn capital(mut sentence: String) -> String {
    if let Some(first) = sentence.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    sentence
}

#[cfg(test)]
mod tests {
    use super::Lang;

    #[test]
    fn codes_round_trip() {
        for lang in Lang::ALL {
            assert_eq!(Lang::parse(lang.code()), Some(lang));
        }
        assert_eq!(Lang::parse("EN-gb"), Some(Lang::En));
        assert_eq!(Lang::parse("kok"), None);
        assert_eq!(Lang::parse(""), None);
    }
}
