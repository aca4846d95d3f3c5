//! 상태를 그림으로: 판, 나무, 막대, 상표. 화면과 미리 그린 쪽, 내보낸 그림이 같은 도형을 쓴다.
//!
//! 그림은 자료일 뿐이다. 색과 굵기는 `style/`의 CSS가 정하고, 여기서는 도형의 자리와 이름(class)만 정한다.
//! 좌표는 모두 정수다: 같은 상태는 글자 하나까지 같은 그림이 된다.

mod shape;
mod figure;
mod ink;
mod path;
mod bars;
mod mark;
mod qr;

pub mod board;
pub mod icon;
pub mod tree;

pub use bars::{Bar, Bars};
pub use board::{Arrow, Board, Marks};
pub use figure::{Figure, Theme, View, escape};
pub use ink::token;
pub use mark::mark;
pub use qr::qr;
pub use shape::{Branch, Form, Shape};
pub use tree::{Facing, Kind, Ladder, Node, State, Tree, Value};
