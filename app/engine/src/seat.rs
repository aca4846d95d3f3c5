//! 부탁의 글에서 국면으로. 틀린 글은 두 언어의 말이 된다.

use gaji_catalog::{GameId, UnknownGame, Visitor, visit};
use gaji_core::{Evaluate, MoveError, Place, PositionError, Record, Words};
use gaji_protocol::{Doubt, MoveInfo, Refusal, Seat, Stroke, Text};

use crate::erased::Match;

/// 볼 수 있는 가장 깊은 깊이, 수(ply).
pub(crate) const MAX_DEPTH: u32 = 64;
/// 읽을 수 있는 가장 긴 국면의 글(바이트)과 가장 많은 수: 읽는 시간에도 끝이 있다.
const MAX_POSITION: usize = 8_192;
const MAX_MOVES: usize = 4_096;

/// 놀이의 이름과 시작 국면에서 판으로. 빈 글은 놀이의 처음이다.
pub(crate) fn start(game: &str, position: &str) -> Result<Box<dyn Match>, Refusal> {
    let id = game.parse::<GameId>().map_err(|UnknownGame| refuse(UnknownGame::WORDS))?;
    meet(id, position).map_err(|error| bad_position(id, &error))
}

/// `id`의 판. 놀이의 타입은 여기서 감춘다.
pub(crate) fn meet(id: GameId, position: &str) -> Result<Box<dyn Match>, PositionError> {
    visit(id, Start(position))
}

struct Start<'a>(&'a str);

impl Visitor for Start<'_> {
    type Output = Result<Box<dyn Match>, PositionError>;

    fn visit<G: Evaluate + 'static>(self, variant: usize) -> Self::Output {
        let position = match self.0 {
            "" => G::start(variant),
            text => G::parse(variant, text)?,
        };
        Ok(Box::new(Record::new(position)))
    }
}

/// 국면과 거기까지의 기록.
pub(crate) fn sit(seat: &Seat) -> Result<Box<dyn Match>, Refusal> {
    if seat.position.len() > MAX_POSITION || seat.moves.len() > MAX_MOVES {
        return Err(refuse(TOO_LONG));
    }
    let mut game = start(&seat.game, &seat.position)?;
    for (index, text) in seat.moves.iter().enumerate() {
        play(&mut *game, text).map_err(|why| bad_move(index, text, why))?;
    }
    Ok(game)
}

/// 한 수를 둔다. 사람이 읽는 표기(SAN, 장기의 두 자리)로 적어도 안다.
fn play(game: &mut dyn Match, text: &str) -> Result<(), (Words, Option<Doubt>)> {
    match game.play_text(text) {
        Ok(_) => return Ok(()),
        Err(MoveError::Syntax) => {}
        Err(error) => {
            let doubt = (error == MoveError::Illegal).then_some(Doubt::Illegal);
            return Err((error.words(), doubt));
        }
    }
    let respelled = game.respell(text);
    let called = |mv: &MoveInfo| is_called(mv, text, respelled.as_deref());
    let moves = game.moves();
    let Some(mv) = moves.iter().position(called).or_else(|| fuller(&moves, text)) else {
        return Err((UNKNOWN, Some(Doubt::Misread { respelled })));
    };
    game.play(mv);
    Ok(())
}

/// 떠나는 칸을 꼭 적어야 할 것보다 더 적은 SAN(`Nb8c6`)이 부르는 단 하나의 수.
fn fuller(moves: &[MoveInfo], text: &str) -> Option<usize> {
    let mut called = (0..moves.len()).filter(|&mv| is_fuller(&moves[mv], bare(text)) == Some(true));
    called.next().filter(|_| called.next().is_none())
}

fn is_fuller(mv: &MoveInfo, text: &str) -> Option<bool> {
    let (from, to) = (mv.text.get(..2)?, mv.text.get(2..4)?);
    let man = mv.say.get(..1).filter(|man| man.bytes().all(|byte| byte.is_ascii_uppercase()))?;
    let said = bare(&mv.say);
    let tail = said.find('x').or_else(|| said.rfind(to))?;
    let origin = text.strip_prefix(man)?.strip_suffix(&said[tail..])?;
    Some(!origin.is_empty() && from.contains(origin))
}

/// 쉬는 수를 부르는 말.
const PASSES: [&str; 4] = ["쉬기", "쉼", "한수쉼", "pass"];

/// `text`가 `mv`를 부르는가. 이름이 적혔으면 이름까지 맞아야 하고, 수로만 적었으면 자리만 맞으면 된다.
fn is_called(mv: &MoveInfo, text: &str, respelled: Option<&str>) -> bool {
    let nameless = text.bytes().all(|byte| byte.is_ascii_digit() || byte == b'-');
    let passes = mv.stroke == Stroke::default() && PASSES.contains(&&*text.to_ascii_lowercase());
    let mut said = [&mv.say, &mv.other_say].into_iter().map(|said| bare(said));
    let said = said.any(|said| !said.is_empty() && said == bare(text));
    passes || said || (nameless && respelled == Some(&mv.text))
}

/// 장군과 감탄의 표시는 적지 않아도 된다.
fn bare(said: &str) -> &str {
    said.trim_end_matches(['+', '#', '!', '?'])
}

/// 두어 볼 수 있는(끝나지 않은) 국면.
pub(crate) fn sit_open(seat: &Seat) -> Result<Box<dyn Match>, Refusal> {
    let game = sit(seat)?;
    match game.end() {
        Some(end) if !end.claim => Err(refuse(OVER)),
        _ => Ok(game),
    }
}

/// 부탁한 가중치. 항의 수와 맞아야 한다.
pub(crate) fn weights<'a>(
    game: &dyn Match,
    given: Option<&'a [i32]>,
) -> Result<Option<&'a [i32]>, Refusal> {
    match given {
        Some(given) if given.len() != game.about().terms.len() => Err(refuse(WEIGHTS)),
        given => Ok(given),
    }
}

pub(crate) fn refuse(Words { ko, en }: Words) -> Refusal {
    Refusal { why: sentences(ko, en), at_move: None, doubt: None }
}

pub(crate) fn text(words: Words) -> Text {
    Text { ko: words.ko.into(), en: words.en.into() }
}

/// 판을 보는 이에게 하는 말이므로, 자리를 알면 글자의 차례 대신 자리의 이름을 부른다.
fn bad_position(id: GameId, error: &PositionError) -> Refusal {
    let place = |at: u8| meet(id, "").ok()?.board().places.into_iter().nth(usize::from(at));
    let why = match error.place.and_then(place) {
        // 자리의 이름은 큰 글자로 바꾸지 않는다: e4는 E4가 아니다.
        Some(Place { name, .. }) => Text {
            ko: format!("{name}: {}.", error.what.ko),
            en: format!("{name}: {}.", error.what.en),
        },
        None => sentences(&error.korean(), &error.to_string()),
    };
    Refusal { why, at_move: None, doubt: None }
}

fn bad_move(index: usize, text: &str, (words, doubt): (Words, Option<Doubt>)) -> Refusal {
    let (nth, Words { ko, en }) = (index + 1, words);
    let shown: String = text.chars().take(MAX_SHOWN).collect();
    let ko = format!("{nth}번째 수 «{shown}»: {ko}");
    let why = sentences(&ko, &format!("move {nth}, “{shown}”: {en}"));
    Refusal { why, at_move: Some(index as u32), doubt }
}

/// 거절은 온전한 문장이다: 화면이 다른 문장과 그대로 잇는다.
fn sentences(ko: &str, en: &str) -> Text {
    let (first, rest) = en.split_at(en.chars().next().map_or(0, char::len_utf8));
    Text { ko: format!("{ko}."), en: format!("{}{rest}.", first.to_ascii_uppercase()) }
}

/// 틀린 수를 되읽어 줄 때의 글자 수.
const MAX_SHOWN: usize = 20;

const TOO_LONG: Words = Words::new("너무 길어서 읽지 않았어요", "this is too long to be read");
const OVER: Words = Words::new("이미 끝난 판이에요", "the game is already over");
const UNKNOWN: Words =
    Words::new("지금 둘 수 있는 수가 아니에요", "not a move that can be played here");
const WEIGHTS: Words = Words::new(
    "가중치의 수가 평가의 항과 달라요",
    "the number of weights is not the number of terms",
);
