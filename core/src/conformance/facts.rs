//! 놀이가 스스로를 말하는 것에 대한 법: 이름, 변형, 보기, 크기.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use super::ask::{text, variants};
use super::law::{Law, Verdict, ensure, general, same};
use super::sample::Sample;
use crate::{Evaluate, Game, Side, Words};

/// 국면의 크기 한계, 바이트. 탐색은 마디마다 국면을 복사한다.
const SIZE_LIMIT: usize = 256;

pub(super) fn laws<G: Evaluate>() -> [Law<G>; 5] {
    [
        Law::new(
            "words",
            "모든 이름과 까닭이 두 언어로 있고, 다른 글자(OTHER_GLYPHS)와 값(WORTHS)은 말마다 있다",
            "every name and reason is there in both languages, and other glyphs and worths for every piece or none",
            words,
        ),
        Law::new(
            "variants",
            "변형이 하나 이상 있고, id는 주소에 쓸 수 있으며 서로 다르다",
            "there is a variant, and ids are distinct and fit an address (a-z, 0-9, -)",
            ids,
        ),
        Law::new(
            "start",
            "변형과 차림마다 처음 국면은 그 변형이고, 먼저 두는 쪽의 차례이며, 그 글을 되읽으면 같다",
            "the start of each variant and set-up is of that variant, First to move, and is read back from its text",
            start,
        ),
        Law::new(
            "example",
            "표기의 보기는 첫 변형의 국면으로 읽힌다",
            "the example of the notation is read by the first variant",
            example,
        ),
        Law::new("size", "국면은 256바이트 이하다", "a position is at most 256 bytes", size),
    ]
}

fn words<G: Evaluate>(_: &Sample<G>) -> Verdict {
    let missing = |words: &&Words| words.ko.trim().is_empty() || words.en.trim().is_empty();
    general(match all_words::<G>().iter().find(missing) {
        Some(words) => Err(format!("ko {:?}, en {:?}", words.ko, words.en)),
        None => other_glyphs::<G>(),
    })
}

fn other_glyphs<G: Game>() -> Result<(), String> {
    let (others, pieces) = (G::OTHER_GLYPHS, G::INFO.pieces);
    let whole = others.len() == pieces.len() && others.iter().flatten().all(|at| !at.is_empty());
    let worths = [0, pieces.len()].contains(&G::WORTHS.len());
    ensure(worths && (others.is_empty() || whole), || format!("{others:?} {:?}", G::WORTHS))
}

fn all_words<G: Evaluate>() -> Vec<Words> {
    let info = G::INFO;
    let mut words = Vec::from([info.name, info.about]);
    words.extend(info.sides);
    words.push(G::CHECK);
    words.extend(info.variants.iter().map(|variant| variant.name));
    words.extend(info.pieces.iter().map(|piece| piece.name));
    words.extend(info.reasons.iter().map(|&(_, words)| words));
    words.extend(G::SETUPS);
    words.extend(G::TERMS.iter().map(|term| term.name));
    words
}

fn ids<G: Game>(_: &Sample<G>) -> Verdict {
    let ids: Vec<&str> = G::INFO.variants.iter().map(|variant| variant.id).collect();
    general(ensure(!ids.is_empty() && are_ids(&ids), || format!("{ids:?}")))
}

/// 서로 다르고, 주소에 그대로 쓸 수 있는 이름들인가.
pub(super) fn are_ids(ids: &[&str]) -> bool {
    let fits = |id: &str| {
        !id.is_empty() && id.bytes().all(|b| matches!(b, b'a'..=b'z' | b'0'..=b'9' | b'-'))
    };
    ids.iter().enumerate().all(|(index, id)| fits(id) && !ids[..index].contains(id))
}

fn start<G: Game>(_: &Sample<G>) -> Verdict {
    let setups = 0..G::SETUPS.len();
    let pairs = setups.clone().flat_map(|first| setups.clone().map(move |second| [first, second]));
    let pairs: Vec<_> = pairs.collect();
    general((0..variants::<G>()).try_for_each(|variant| {
        start_of(variant, G::start(variant))?;
        pairs.iter().try_for_each(|&pair| start_of(variant, G::arranged(variant, pair)))
    }))
}

fn start_of<G: Game>(variant: usize, start: G) -> Result<(), String> {
    same(&start.variant(), &variant)?;
    same(&start.side(), &Side::First)?;
    let text = text(&start);
    match G::parse(variant, &text) {
        Ok(read) => ensure(read == start, || format!("{text}: {read:?} ≠ {start:?}")),
        Err(error) => Err(format!("{text}: {error}")),
    }
}

fn example<G: Game>(_: &Sample<G>) -> Verdict {
    let example = G::INFO.example;
    general(G::parse(0, example).map(drop).map_err(|error| format!("{example:?}: {error}")))
}

fn size<G: Game>(_: &Sample<G>) -> Verdict {
    let size = size_of::<G>();
    general(ensure(size <= SIZE_LIMIT, || format!("{size} > {SIZE_LIMIT}")))
}
