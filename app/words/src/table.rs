//! 글의 표. 한 줄에 이름, 한국어, 영어를 나란히 적는다.

use crate::{Lang, settle, singular};

/// 값이 들지 않는 글: 표의 함수를 그대로 넘긴다(`home::title`).
pub type Word = fn(Lang) -> &'static str;

/// 글을 함수로 만든다.
///
/// 값을 받는 글은 두 언어가 모두 그 값을 말해야 컴파일된다. 한국어는 조사를, 영어는 홑수를 맞춘다.
macro_rules! words {
    ($($key:ident $(($($arg:ident),+))? = $ko:literal, $en:literal;)+) => {
        $(words!(@one $key $(($($arg),+))? $ko, $en);)+

        /// 이 표의 모든 글: 이름, 한국어 원문, 영어 원문. 시험이 훑는다.
        #[cfg(test)]
        pub(crate) const TABLE: &[(&str, &str, &str)] = &[$((stringify!($key), $ko, $en)),+];
    };
    (@one $key:ident $ko:literal, $en:literal) => {
        #[doc = concat!("`", $ko, "`")]
        #[must_use]
        pub fn $key(lang: $crate::Lang) -> &'static str {
            lang.pick($ko, $en)
        }
    };
    (@one $key:ident ($($arg:ident),+) $ko:literal, $en:literal) => {
        #[doc = concat!("`", $ko, "`")]
        #[must_use]
        pub fn $key(lang: $crate::Lang, $($arg: &dyn std::fmt::Display),+) -> String {
            let text = match lang {
                $crate::Lang::Ko => format!($ko, $($arg = $arg),+),
                $crate::Lang::En => format!($en, $($arg = $arg),+),
            };
            $crate::table::finish(lang, text)
        }
    };
}

/// 값을 넣은 글을 다듬는다: 한국어는 조사, 영어는 홑수. 글마다 펼치지 않게 값째 받는다.
#[inline(never)]
pub(crate) fn finish(lang: Lang, text: String) -> String {
    match lang {
        Lang::Ko => settle(&text),
        Lang::En => singular(&text),
    }
}

#[cfg(test)]
mod tests {
    use crate::{
        alphabeta, embed, errors, evaluation, home, lesson, parts, play, progress, quiescence,
        share, shell, site, teachers,
    };

    /// 두 언어에서 같아도 되는 글: 옮기지 않는 이름과 주소.
    const SAME: [&str; 4] = ["max", "min", "wikipedia_url", "wiki_url"];

    fn every_table() -> impl Iterator<Item = &'static (&'static str, &'static str, &'static str)> {
        [
            shell::TABLE,
            site::TABLE,
            home::TABLE,
            parts::TABLE,
            play::TABLE,
            errors::TABLE,
            lesson::TABLE,
            embed::TABLE,
            share::TABLE,
            progress::TABLE,
            teachers::TABLE,
        ]
        .into_iter()
        .chain(alphabeta::TABLES)
        .chain(evaluation::TABLES)
        .chain(quiescence::TABLES)
        .flatten()
    }

    /// 값의 자리를 뺀 글자. 없으면 값과 기호로만 된 글이다.
    fn letters(text: &str) -> String {
        let outside =
            text.split('{').map(|part| part.split_once('}').map_or(part, |(_, rest)| rest));
        outside
            .collect::<String>()
            .chars()
            .filter(|c| c.is_alphabetic() && !"αβ".contains(*c))
            .collect()
    }

    fn hangul(text: &str) -> bool {
        text.chars().any(|c| ('가'..='힣').contains(&c))
    }

    #[test]
    fn no_word_is_empty_or_the_same_in_both_languages() {
        for (key, ko, en) in every_table() {
            assert!(!ko.trim().is_empty() && !en.trim().is_empty(), "{key} is empty");
            let wordless = letters(ko).is_empty() && letters(en).is_empty();
            assert!(
                ko != en || wordless || SAME.contains(key),
                "{key} is the same in both languages"
            );
        }
    }

    #[test]
    fn korean_is_korean_and_english_is_not() {
        for (key, ko, en) in every_table() {
            assert!(!hangul(en), "{key}: Korean letters in the English text");
            let spoken = !letters(ko).is_empty() && !SAME.contains(key);
            assert!(!spoken || hangul(ko), "{key}: no Korean letters in the Korean text");
        }
    }

    /// 나란한 판은 좁은 화면에서 위아래로 선다: 자리가 아니라 이름으로 부른다. 세로줄과 가지의 차례만 왼쪽부터다.
    #[test]
    fn boards_are_not_called_by_their_side() {
        let sides = ["왼쪽", "오른쪽", "on the left", "on the right", "left board", "right board"];
        for (key, ko, en) in
            every_table().filter(|(key, ..)| !["begin", "each", "task"].contains(key))
        {
            let named = sides.iter().find(|side| ko.contains(*side) || en.contains(*side));
            assert_eq!(named, None, "{key}: {ko} / {en}");
        }
    }

    /// «세다»는 «세어요»라고 적는다: «세요»는 시키는 말로 읽힌다. «말다»는 시킬 때만 쓴다.
    #[test]
    fn verbs_are_not_misread() {
        for (key, ko, _) in every_table() {
            let wrong = [" 세요", "쓰지 말 때", "당신"].into_iter().find(|part| ko.contains(part));
            assert_eq!(wrong, None, "{key}: {ko}");
        }
    }

    /// 값 뒤의 조사를 하나로 적으면(`{x}은`) 받침에 따라 틀린다. 괄호 꼴만 쓴다.
    #[test]
    fn particles_after_values_are_written_in_both_forms() {
        let fixed = [
            "은 ",
            "는 ",
            "이 ",
            "가 ",
            "을 ",
            "를 ",
            "과 ",
            "와 ",
            "로 ",
            "으로 ",
            "예요",
            "이에요",
        ];
        for (key, ko, _) in every_table() {
            for after in ko.split('}').skip(1) {
                let after = after.trim_start_matches(['»', '(', ')', '%']);
                let wrong = fixed.iter().find(|particle| after.starts_with(*particle));
                assert_eq!(wrong, None, "{key}: {ko}");
            }
        }
    }
}
