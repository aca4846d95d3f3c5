//! 상표: 꼭지가 작은 나무로 갈라지고 한 가지가 잘린 가지(aubergine).
//!
//! 아이콘도 이 그림에서 만든다. 실물 그림 파일로 바꾼다면 바꿀 곳은 여기다.

use crate::{Figure, Shape, View};

/// 상표. 너비와 높이는 96.
#[must_use]
pub fn mark(title: &str) -> Figure {
    let bud = |key: &str, x, y| Shape::circle(key, 6).class("bud").at(x, y);
    Figure {
        view: View { x: 0, y: 0, width: 96, height: 96 },
        class: "logo".into(),
        title: title.into(),
        description: String::new(),
        focus: Vec::new(),
        shapes: vec![
            Shape::path("body", BODY).class("skin"),
            Shape::path("shine", SHINE).class("shine"),
            Shape::path("stub", STUB).class("stub"),
            Shape::path("stem", STEM).class("stem"),
            Shape::path("cap", CAP).class("cap"),
            bud("left", 30, 12),
            bud("middle", 54, 9),
            Shape::circle("lost", 6).class("lost").at(84, 19),
        ],
    }
}

/// 오른쪽 위에서 왼쪽 아래로 기운 열매.
const BODY: &str = "M40 46C28 48 11 56 10 72C9 86 22 93 38 93C58 93 73 82 75 64C76 54 68 46 58 44C50 43 46 45 40 46Z";
const SHINE: &str = "M20 73C20 66 25 61 31 58";
const CAP: &str = "M33 50C37 42 45 39 54 39C64 39 72 43 75 52C70 49 66 50 64 55C61 51 57 51 54 57C51 51 47 50 43 55C41 51 38 49 33 50Z";
/// 뿌리에서 세 갈래. 오른쪽 갈래는 짧게 잘렸다.
const STEM: &str = "M54 40V28L30 12M54 28V9M54 28L66 24";
/// 잘려 나간 쪽.
const STUB: &str = "M74 22L84 19";
