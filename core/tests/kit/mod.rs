//! 시험꾸러미를 시험하는 놀이: 옳은 놀이 둘([`strip`], [`line`])과, 거기에 하나씩 심은 버그([`bugs`]).

pub(crate) mod bug;
pub(crate) mod bugs;
pub(crate) mod line;
pub(crate) mod planted;
pub(crate) mod strip;
pub(crate) mod words;
