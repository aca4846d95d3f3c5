//! 단추의 그림. 모두 24×24의 길이고 글꼴에 기대지 않는다. 실물 그림으로 바꾼다면 바꿀 곳은 여기다.

use gaji_figures::icon;
use leptos::prelude::*;

/// 그림의 이름.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Glyph {
    /// 처음으로.
    Start,
    /// 뒤로.
    Back,
    /// 재생.
    Play,
    /// 멈춤.
    Pause,
    /// 앞으로.
    Forward,
    /// 끝으로.
    End,
    /// 늘리기.
    Plus,
    /// 줄이기.
    Minus,
    /// 한눈에 보기.
    Fit,
    /// 닫기.
    Close,
    /// 기기에 맞춤.
    Auto,
    /// 해.
    Sun,
    /// 달.
    Moon,
    /// 지구.
    Globe,
    /// 다시.
    Again,
    /// 소리 내어 읽기.
    Speak,
    /// 링크.
    Link,
    /// 뒤집기.
    Flip,
    /// 힌트.
    Hint,
    /// 되무르기.
    Undo,
    /// 그만.
    Stop,
    /// 베끼기.
    Copy,
}

impl Glyph {
    const fn path(self) -> &'static str {
        match self {
            Self::Start => "M6 5V19M19 5L9 12L19 19Z",
            Self::Back => "M16 5L7 12L16 19Z",
            Self::Play => "M8 4L19 12L8 20Z",
            Self::Pause => "M8 5V19M16 5V19",
            Self::Forward => "M8 5L17 12L8 19Z",
            Self::End => "M18 5V19M5 5L15 12L5 19Z",
            Self::Plus => "M12 5V19M5 12H19",
            Self::Minus => "M5 12H19",
            Self::Fit => "M4 9V4H9M15 4H20V9M20 15V20H15M9 20H4V15",
            Self::Close => "M6 6L18 18M18 6L6 18",
            Self::Auto => icon::AUTO,
            Self::Sun => icon::SUN,
            Self::Moon => icon::MOON,
            Self::Globe => icon::GLOBE,
            Self::Again => "M19 8A8 8 0 1 0 20 13M19 3V8H14",
            Self::Speak => {
                "M4 10V14H8L13 18V6L8 10ZM16 9C18 10.5 18 13.5 16 15M18.5 6.5C22 9.5 22 14.5 18.5 17.5"
            }
            Self::Link => {
                "M10 14A4 4 0 0 0 15.6 14L19 10.6A4 4 0 0 0 13.4 5L12 6.4M14 10A4 4 0 0 0 8.4 10L5 13.4A4 4 0 0 0 10.6 19L12 17.6"
            }
            Self::Flip => "M7 4V20M7 4L3 8M7 4L11 8M17 20V4M17 20L13 16M17 20L21 16",
            Self::Hint => {
                "M9 18H15M10 21H14M12 3A6 6 0 0 0 8.5 14C9 14.6 9 15 9 16H15C15 15 15 14.6 15.5 14A6 6 0 0 0 12 3Z"
            }
            Self::Undo => "M8 5L4 9L8 13M4 9H14A5.5 5.5 0 0 1 14 20H9",
            Self::Stop => "M6 6H18V18H6Z",
            Self::Copy => "M9 9H19V20H9ZM15 9V4H5V15H9",
        }
    }
}

/// 뜻은 곁의 글이나 단추의 이름이 지니므로 화면 읽개에는 숨긴다.
#[component]
pub fn Icon(
    /// 무엇을 그리는가.
    glyph: Glyph,
) -> impl IntoView {
    view! {
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
            <path d=glyph.path() />
        </svg>
    }
}
