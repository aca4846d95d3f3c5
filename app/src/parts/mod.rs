//! 여러 화면이 함께 쓰는 부품. 부품은 신호(signal)와 되부름(callback)만 받고, 놀이도 수업도 모른다.

mod blocks;
mod board;
mod code;
mod copy;
mod counter;
mod field;
mod figure_view;
mod focus;
mod icon;
mod notice;
mod patch;
mod playback;
mod showing;
mod slider;
mod status;
mod switch;
mod transport;
mod views;
mod zoom;

pub use blocks::{button, chip, chips, note, panel, said, verdict};
pub use board::Board;
pub use code::Code;
pub use copy::CopyButton;
pub use counter::{Counter, Tone};
pub use field::Field;
pub use figure_view::FigureView;
pub(crate) use focus::{bring, focus_first, is_calm};
pub use icon::{Glyph, Icon};
pub use notice::{Notice, Weight};
pub use playback::Playback;
pub(crate) use showing::Showing;
pub use slider::{Mark, Slider};
pub use status::Status;
pub use switch::Switch;
pub use transport::Transport;
pub use views::Views;
