//! 남의 쪽에 넣는 틀(embed): 주소의 매개변수, 틀과 쪽이 나누는 말, 틀의 키.
//!
//! 무엇이 있는지는 표([`PARAMS`], [`EVENTS`], [`COMMANDS`])가 정하고, 읽는 코드와 문서가 같은 표를 쓴다.

mod params;
mod message;
mod event;
pub mod snippet;

pub use event::{By, EVENTS, Event, Field, Message, Score, VERSION, What};
pub use message::{COMMANDS, Command, Fault, Given};
pub use params::{Kind, PARAMS, Param, Params, has_state, params_of, state_of};

use gaji_words::Word;

/// 표의 한 줄: 말의 이름과 거기 실리는 것, 뜻.
#[derive(Clone, Copy, Debug)]
pub struct Line {
    /// `gaji:` 뒤의 이름.
    pub name: &'static str,
    /// 실리는 것.
    pub fields: &'static str,
    /// 뜻.
    pub about: Word,
}
