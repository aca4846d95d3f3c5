//! 하는 말, 두 언어로. `{0}`–`{3}`의 자리에는 자리와 말과 장군의 이름이 든다.

use alloc::string::String;

use crate::Refusal;

/// 빈자리에 들 글, [한국어, 영어].
pub(crate) type Name<'a> = [&'a str; 2];

/// 빈자리를 채운 말. 문장마다 코드가 생기지 않게 틀(template)은 자료로 둔다.
pub(crate) fn tell(words: Name<'_>, names: &[Name<'_>]) -> Refusal {
    Refusal { ko: fill(words[0], names, 0), en: fill(words[1], names, 1) }
}

fn fill(template: &str, names: &[Name<'_>], language: usize) -> String {
    let mut parts = template.split('{');
    let mut out = String::from(parts.next().unwrap_or_default());
    for part in parts {
        let (index, rest) = part.split_once('}').unwrap_or_default();
        let name = index.parse().ok().and_then(|index: usize| names.get(index));
        out.push_str(name.map_or("", |name| name[language]));
        out.push_str(rest);
    }
    out
}

/// 늘어놓은 글. `join`은 글의 꼴마다 코드를 데려온다.
pub(crate) fn listed(texts: &mut dyn Iterator<Item = &str>, between: &str) -> String {
    let mut out = String::new();
    for text in texts {
        if !out.is_empty() {
            out.push_str(between);
        }
        out.push_str(text);
    }
    out
}

pub(crate) const NOTHING: Name<'_> = ["{0}에는 말이 없어요", "there is no piece on {0}"];
pub(crate) const OCCUPIED: Name<'_> =
    ["{0}에는 이미 말이 있어요", "there is already a piece on {0}"];
pub(crate) const CLOSED: Name<'_> = ["{0}에는 지금 둘 수 없어요", "{0} cannot be played now"];
pub(crate) const NOT_YOURS: Name<'_> =
    ["{0}에 있는 말{1}은 상대의 것이에요", "the {1} on {0} is the other side's"];
pub(crate) const TAKEN: Name<'_> =
    ["{0}에는 이미 자기 말{1}이 있어요", "a {1} of the same side already stands on {0}"];
pub(crate) const NO_SUCH: Name<'_> = ["{0}의 말 가운데 그런 말{1}이 없어요", "{0} has no such {1}"];
pub(crate) const IN_CHECK: Name<'_> = [
    "{3}부터 피해야 해서, {0}에 있는 말{1}을 {2}에 둘 수 없어요",
    "the side to move is in {3}, and the {1} on {0} going to {2} does not end it",
];
pub(crate) const OUT_OF_REACH: Name<'_> =
    ["{0}에 있는 말{1}은 지금 {2}에 갈 수 없어요", "the {1} on {0} cannot go to {2} now"];
pub(crate) const CASTLING: Name<'_> =
    ["지금은 그쪽으로 캐슬링할 수 없어요", "castling on that side is not possible now"];
pub(crate) const WRITE_AS: Name<'_> = ["이렇게 적어요: {0}", "write it as {0}"];
pub(crate) const WRITE_ONE: Name<'_> = [
    "둘 이상의 수가 될 수 있어요. 하나를 골라 적어요: {0}",
    "this fits more than one move; write one of {0}",
];
pub(crate) const ILLEGAL: Name<'_> = ["지금 둘 수 없는 수예요", "not a legal move here"];
pub(crate) const ONLY: Name<'_> = [
    "지금 둘 수 없는 수예요. 둘 수 있는 수는 {0}",
    "not a legal move here; the legal moves are {0}",
];
pub(crate) const STUCK: Name<'_> = [
    "{0}번째 글자 «{1}»부터 읽지 못했어요. 수는 이렇게 적어요: {2}",
    "character {0}, “{1}”, cannot be read; a move is written like {2}",
];
pub(crate) const INCOMPLETE: Name<'_> = [
    "수가 다 적히지 않았어요. 수는 이렇게 적어요: {2}",
    "the move is not complete; a move is written like {2}",
];
