//! 엔진이 거절한 나무: 왜 거절되었고 대신 무엇을 보이는지.

use gaji_protocol::Refusal;
use gaji_words::{Lang, errors};

use super::state::Source;

/// 대신 보이는 것을 말한다. `has_before`면 보이던 나무를 그대로 둔다.
#[must_use]
pub fn instead(lang: Lang, source: &Source, refusal: &Refusal, has_before: bool) -> String {
    match (refusal.at_move, source) {
        _ if has_before => errors::tree_kept(lang).to_string(),
        (Some(read), Source::Game(seat)) => errors::kept(lang, read, seat.moves.len()),
        (None, Source::Game(_)) if source.mended(None) != Source::default() => {
            errors::tree_start(lang).to_string()
        }
        _ => errors::tree_default(lang).to_string(),
    }
}

/// 까닭. 수 하나로 된 나무는 놀이의 «이미 끝난 판»이 아니다.
#[must_use]
pub fn why(lang: Lang, source: &Source, refusal: &Refusal) -> String {
    match source {
        Source::Typed(tree) if tree.trim().parse::<i64>().is_ok() => {
            errors::tree_leaf(lang).to_string()
        }
        _ => lang.pick(&refusal.why.ko, &refusal.why.en).to_string(),
    }
}

/// 앞서 한 말 `told`에 잇는다. 대신 보인다던 것(`gone`)까지 거절되었으면 그 말은 거두고, 같은 까닭은 한 번만 적는다.
#[must_use]
pub fn retold(told: &str, gone: &str, why: &str, instead: &str) -> String {
    let told = if gone.is_empty() { told.to_string() } else { told.replace(gone, "") };
    let same = told.to_lowercase().contains(&why.trim_end_matches('.').to_lowercase());
    let why = if same { "" } else { why };
    let said = [told.trim(), why, instead];
    said.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use gaji_protocol::{Seat, Text};

    fn refusal(ko: &str, at_move: Option<u32>) -> Refusal {
        let why = Text { ko: ko.into(), en: ko.into() };
        Refusal { why, at_move, doubt: None }
    }

    /// 엔진이 좋은 것만 남긴 나무까지 거절하는 동안 이어 적은 말.
    fn told(mut source: Source, refusals: &[Refusal]) -> String {
        let (mut told, mut gone) = (String::new(), String::new());
        for refusal in refusals {
            let instead = instead(Lang::Ko, &source, refusal, false);
            told = retold(&told, &gone, &why(Lang::Ko, &source, refusal), &instead);
            (source, gone) = (source.mended(refusal.at_move), instead);
        }
        told
    }

    /// 틀린 수를 덜어 낸 판이 이미 끝난 판이면, 보이지 않는 것을 보인다고 하지 않는다.
    #[test]
    fn says_only_what_is_shown_in_the_end() {
        let moves = |text: &str| -> Vec<String> { text.split('_').map(str::to_string).collect() };
        let game = |text| {
            Source::Game(Seat { game: "tictactoe".into(), moves: moves(text), ..Seat::default() })
        };
        let over = [
            refusal("6번째 수 «7»: 이미 끝난 판이에요.", Some(5)),
            refusal("이미 끝난 판이에요.", None),
        ];
        assert_eq!(
            told(game("0_1_3_4_6_7"), &over),
            "6번째 수 «7»: 이미 끝난 판이에요. 대신 그 놀이의 처음 국면을 보여요."
        );
        // 문장 속의 영어는 작은 글자로 시작한다.
        assert_eq!(
            retold("Move 6: the game is over.", "", "The game is over.", "Shown instead."),
            "Move 6: the game is over. Shown instead."
        );
        let first = [refusal("1번째 수 «9»: 없는 자리예요.", Some(0))];
        assert_eq!(
            told(game("9"), &first),
            "1번째 수 «9»: 없는 자리예요. 적힌 수는 하나도 둘 수 없었어요."
        );
        let leaf = [refusal("이미 끝난 판이에요", None)];
        assert_eq!(
            told(Source::Typed("5".into()), &leaf),
            format!("{} {}", errors::tree_leaf(Lang::Ko), errors::tree_default(Lang::Ko))
        );
    }
}
