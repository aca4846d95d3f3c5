//! 국면의 표기(FEN): 말, 둘 차례, 캐슬링, 앙파상, 조용한 수, 몇째 수. 뒤의 항목은 없어도 읽는다.

mod read;
mod write;

pub(crate) use read::parse;
pub(crate) use write::write;
