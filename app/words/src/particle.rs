//! 조사(particle): 앞말의 받침에 따라 `은/는`, `이/가`, `을/를`, `과/와`, `으로/로`, `이에요/예요`를 고른다.

/// 받침(final consonant).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Final {
    /// 없다.
    None,
    /// ㄹ. `(으)로`만은 받침 없는 말처럼 `로`를 쓴다.
    Rieul,
    /// 그 밖의 받침.
    Other,
}

/// 글에 적는 꼴, 받침이 있을 때, 없을 때.
const FORMS: [(&str, &str, &str); 7] = [
    ("은(는)", "은", "는"),
    ("이(가)", "이", "가"),
    ("을(를)", "을", "를"),
    ("과(와)", "과", "와"),
    ("(으)로", "으로", "로"),
    ("(이)에요", "이에요", "예요"),
    ("(이)", "이", ""),
];

/// `3은(는)` → `3은`, `α을(를)` → `α를`, `잎 2개(으)로` → `잎 2개로`.
#[must_use]
pub fn settle(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut letters = text.chars();
    loop {
        let rest = letters.as_str();
        let form = FORMS.iter().find_map(|form| Some((form, rest.strip_prefix(form.0)?)));
        if let Some(((form, with, without), after)) = form {
            out.push_str(match final_of(&out) {
                Final::None => without,
                Final::Rieul if *form == "(으)로" => without,
                _ => with,
            });
            letters = after.chars();
        } else {
            let Some(letter) = letters.next() else { return out };
            out.push(letter);
        }
    }
}

/// 소리 나는 마지막 글자의 받침. 닫는 괄호와 따옴표, 빈칸은 소리가 없어 건너뛴다.
fn final_of(text: &str) -> Final {
    let mut spoken = text.chars().rev().skip_while(|c| " )]}»›\"'’”」』✂".contains(*c));
    match spoken.next() {
        Some(c @ '가'..='힣') => hangul(c),
        Some('0') => Final::Other, // 영, 십, 백, 천, 만
        Some('1' | '7' | '8' | 'l' | 'L' | 'r' | 'R') => Final::Rieul, // 일, 칠, 팔, 엘, 알
        Some('3' | '6' | 'm' | 'M' | 'n' | 'N') => Final::Other,
        _ => Final::None,
    }
}

/// 한글 음절은 초성·중성·종성의 곱으로 늘어서 있고 종성은 28가지다(Unicode §3.12).
fn hangul(syllable: char) -> Final {
    match (u32::from(syllable) - u32::from('가')) % 28 {
        0 => Final::None,
        8 => Final::Rieul,
        _ => Final::Other,
    }
}

#[cfg(test)]
mod tests {
    use super::settle;

    #[test]
    fn hangul_follows_its_final_consonant() {
        assert_eq!(settle("가지은(는) 가위을(를) 잎이(가) 값은(는)"), "가지는 가위를 잎이 값은");
        assert_eq!(settle("말(으)로 잎(으)로 가지(으)로"), "말로 잎으로 가지로");
        assert_eq!(settle("잎과(와) 마디과(와)"), "잎과 마디와");
    }

    #[test]
    fn numbers_follow_their_reading() {
        let topic = [
            "0은",
            "1은",
            "2는",
            "3은",
            "4는",
            "5는",
            "6은",
            "7은",
            "8은",
            "9는",
            "10은",
            "−100은",
        ];
        for expected in topic {
            let word = expected.trim_end_matches(['은', '는']);
            assert_eq!(settle(&format!("{word}은(는)")), expected);
        }
        assert_eq!(settle("1(으)로 2(으)로 3(으)로 10(으)로 8(으)로"), "1로 2로 3으로 10으로 8로");
        assert_eq!(settle("12,345이(가)"), "12,345가");
        assert_eq!(settle("78%을(를)"), "78%를");
    }

    #[test]
    fn letters_and_signs_follow_their_names() {
        assert_eq!(settle("α은(는) β이(가) +∞을(를)"), "α는 β가 +∞를");
        assert_eq!(settle("MAX은(는) MIN은(는) MAX(으)로 MIN(으)로"), "MAX는 MIN은 MAX로 MIN으로");
        assert_eq!(settle("e4을(를) L을(를) AI이(가)"), "e4를 L을 AI가");
    }

    #[test]
    fn silent_marks_are_skipped() {
        assert_eq!(settle("«잎»은(는) α(3)이(가) β(−∞)을(를)"), "«잎»은 α(3)이 β(−∞)를");
    }

    #[test]
    fn the_copula_shortens_after_a_vowel() {
        assert_eq!(settle("3(이)에요 2(이)에요 3 이상(이)에요"), "3이에요 2예요 3 이상이에요");
        assert_eq!(settle("3(이)라서 2(이)라서 2(이)고"), "3이라서 2라서 2고");
    }

    #[test]
    fn other_text_is_left_alone() {
        for text in ["", "MAX(MIN(3,12,8))", "수(ply)", "이 가지(가지)"] {
            assert_eq!(settle(text), text);
        }
    }
}
