//! 국면의 주소: `pos`에 시작 국면, `moves`에 거기서 둔 수. 빈칸은 `_`로 적는다.
//!
//! 글이 옳은 국면과 수인지는 엔진만 안다. 여기서는 지나치게 긴 것만 거른다.

use gaji_protocol::Seat;

use crate::query::{Query, Writer};

/// 국면의 가장 긴 글, 바이트.
const MAX_POSITION: usize = 1_000;
/// 수들의 가장 긴 글, 바이트.
const MAX_MOVES: usize = 6_000;

/// 놀이의 이름을 닮았는가. 그런 놀이가 있는지는 엔진이 안다.
pub(crate) fn is_name(text: &str) -> bool {
    let plain = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
    !text.is_empty() && text.len() <= 32 && text.bytes().all(plain)
}

/// `game`의 국면을 읽는다.
pub(crate) fn read(query: &mut Query, game: String) -> Seat {
    let position = query.text("pos", |text| text.len() <= MAX_POSITION).unwrap_or_default();
    let moves = query.text("moves", |text| text.len() <= MAX_MOVES).unwrap_or_default();
    let moves = moves.split(['_', ' ']).filter(|mv| !mv.is_empty()).map(str::to_string).collect();
    Seat { game, position: position.replace('_', " "), moves }
}

/// 국면을 적는다. 놀이의 이름은 적지 않는다.
pub(crate) fn write(out: &mut Writer, seat: &Seat) {
    out.set_unless("pos", &seat.position.replace(' ', "_"), &String::new());
    out.set_unless("moves", &seat.moves.join("_"), &String::new());
}
