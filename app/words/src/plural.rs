//! 영어의 홑수(singular): 수가 1이면 `1 plies`가 아니라 `1 ply`다.

/// 수 뒤에 적는 겹수와 그 홑수.
const FORMS: [(&str, &str); 9] = [
    ("plies", "ply"),
    ("moves", "move"),
    ("nodes", "node"),
    ("leaves", "leaf"),
    ("cuts", "cut"),
    ("branches", "branch"),
    ("positions", "position"),
    ("variations", "variation"),
    ("columns", "column"),
];

/// `1 plies` → `1 ply`. `11 plies`와 `d1 moves`는 그대로다.
#[must_use]
pub fn singular(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, after)) = rest.split_once("1 ") {
        out += before;
        let alone = !before.ends_with(|c: char| c.is_ascii_alphanumeric() || ",.".contains(c));
        let form = FORMS.iter().filter(|_| alone).find_map(|(many, one)| {
            let left = after.strip_prefix(many)?;
            (!left.starts_with(|c: char| c.is_ascii_alphanumeric())).then_some((*one, left))
        });
        let (one, left) = form.unwrap_or(("", after));
        out += "1 ";
        out += one;
        rest = left;
    }
    out += rest;
    out
}

#[cfg(test)]
mod tests {
    use super::singular;

    #[test]
    fn one_is_singular() {
        assert_eq!(singular("looking 1 plies ahead, 1 nodes"), "looking 1 ply ahead, 1 node");
        assert_eq!(singular("1 leaves · 1 cuts"), "1 leaf · 1 cut");
    }

    #[test]
    fn other_numbers_and_names_are_left_alone() {
        for text in ["11 plies", "0.1 nodes", "2,001 moves", "e1 moves", "1 pliesx", "1 ", "1"] {
            assert_eq!(singular(text), text);
        }
    }
}
