//! 적은 국면에서 놀이가 받아들이지 않은 칸: 말없이 고치지 않고 무엇을 어떻게 읽었는지 말한다.

use gaji_words::{Lang, play as words};

/// 둘 차례 뒤의 칸들: 캐슬링, 앙파상, 쉰 수. 그 뒤의 수는 세는 것일 뿐이다.
const RIGHTS: std::ops::Range<usize> = 2..4;

/// `written`의 칸 가운데 `read`(놀이가 읽고 다시 쓴 것)와 뜻이 다른 것. 없으면 빈 글.
///
/// 둘 차례까지 꼴이 같은 글끼리만 견준다: 다른 꼴로 적은 국면은 칸이 맞지 않는다.
#[must_use]
pub fn repaired_fields(lang: Lang, written: &str, read: &str) -> String {
    let [written, read] = [written, read].map(|text| text.split_whitespace().collect::<Vec<_>>());
    if written.get(1) != read.get(1) {
        return String::new();
    }
    let told =
        written.iter().zip(&read).enumerate().filter(|(field, (written, read))| {
            RIGHTS.contains(field) && !same_letters(written, read)
        });
    let told = told.map(|(_, (written, read))| words::position_repaired(lang, written, read));
    told.collect::<Vec<_>>().join(" ")
}

/// 권리는 차례 없이 적는다.
fn same_letters(one: &str, other: &str) -> bool {
    one.chars().all(|c| other.contains(c)) && other.chars().all(|c| one.contains(c))
}

#[cfg(test)]
mod tests {
    use super::repaired_fields;
    use gaji_words::Lang;

    #[test]
    fn a_right_that_cannot_be_is_told() {
        let told = |written, read| repaired_fields(Lang::En, written, read);
        let said = told("4k3/8/8/8/8/8/8/4K3 w KQkq e3 0 1", "4k3/8/8/8/8/8/8/4K3 w - - 0 1");
        assert!(said.contains("“KQkq”") && said.contains("“e3”"), "{said}");
        for (written, read) in [
            ("4k3/8/8/8/8/8/8/4K3 w", "4k3/8/8/8/8/8/8/4K3 w - - 0 1"),
            ("r3k2r/8/8/8/8/8/8/R3K2R w qkQK - 0 0", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"),
            ("h8 i9 j10 k11", ".../... X"),
            ("34576757", "7/7 X"),
        ] {
            assert_eq!(told(written, read), "", "{written}");
        }
    }
}
