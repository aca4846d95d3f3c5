//! 부탁의 글에서 국면으로. 틀린 글은 두 언어의 말이 된다.

use gaji_catalog::{GameId, UnknownGame, Visitor, visit};
use gaji_core::{Evaluate, Evaluator, Game, PositionError, Record, Side, Words};
use gaji_protocol::{Refusal, Seat, Text};

/// 볼 수 있는 가장 깊은 깊이, 수(ply).
pub(crate) const MAX_DEPTH: u32 = 64;

/// `game`의 구체적인 타입으로 `visitor`를 부른다.
pub(crate) fn meet<V: Visitor>(game: &str, visitor: V) -> Result<V::Output, Refusal> {
    match game.parse::<GameId>() {
        Ok(id) => Ok(visit(id, visitor)),
        Err(UnknownGame) => Err(refuse(UnknownGame::WORDS)),
    }
}

/// 국면과 거기까지의 기록.
pub(crate) fn record<G: Game>(variant: usize, seat: &Seat) -> Result<Record<G>, Refusal> {
    let start = match seat.position.as_str() {
        "" => G::start(variant),
        text => G::parse(variant, text).map_err(bad_position)?,
    };
    let mut record = Record::new(start);
    for (index, text) in seat.moves.iter().enumerate() {
        record.play_text(text).map_err(|error| bad_move(index, text, error.words()))?;
    }
    Ok(record)
}

/// 두어 볼 수 있는(끝나지 않은) 국면.
pub(crate) fn open_record<G: Game>(variant: usize, seat: &Seat) -> Result<Record<G>, Refusal> {
    let record = record(variant, seat)?;
    match record.end() {
        Some(end) if !end.claim => Err(refuse(OVER)),
        _ => Ok(record),
    }
}

/// 부탁한 가중치의 평가.
pub(crate) fn evaluator<G: Evaluate>(
    side: Side,
    weights: Option<&[i32]>,
) -> Result<Evaluator<G>, Refusal> {
    match weights {
        None => Ok(Evaluator::new(side)),
        Some(weights) => Evaluator::with_weights(side, weights).ok_or_else(|| refuse(WEIGHTS)),
    }
}

pub(crate) fn refuse(words: Words) -> Refusal {
    Refusal { why: text(words), at_move: None }
}

pub(crate) fn text(words: Words) -> Text {
    Text { ko: words.ko.into(), en: words.en.into() }
}

fn bad_position(error: PositionError) -> Refusal {
    let why = Text { ko: error.korean(), en: error.to_string() };
    Refusal { why, at_move: None }
}

fn bad_move(index: usize, text: &str, words: Words) -> Refusal {
    let (nth, Words { ko, en }) = (index + 1, words);
    let shown: String = text.chars().take(MAX_SHOWN).collect();
    let why = Text {
        ko: format!("{nth}번째 수 «{shown}»: {ko}"),
        en: format!("move {nth}, “{shown}”: {en}"),
    };
    Refusal { why, at_move: Some(index as u32) }
}

/// 틀린 수를 되읽어 줄 때의 글자 수.
const MAX_SHOWN: usize = 20;

const OVER: Words = Words::new("이미 끝난 판입니다", "the game is already over");
const WEIGHTS: Words = Words::new(
    "가중치의 수가 평가의 항과 다릅니다",
    "the number of weights is not the number of terms",
);
