//! 상표: 꼭지가 작은 나무로 갈라지고 한 가지가 잘린 가지(aubergine).
//!
//! 아이콘도 이 그림에서 만든다. 실물 그림 파일로 바꾼다면 바꿀 곳은 여기다.

use crate::{Figure, Shape, View, path};

/// 상표. 너비와 높이는 96.
#[must_use]
pub fn mark(title: &str) -> Figure {
    Figure {
        view: View { x: 0, y: 0, width: 96, height: 96 },
        class: "logo".into(),
        title: title.into(),
        description: String::new(),
        shapes: vec![
            Shape::path("body", BODY).class("skin"),
            Shape::path("shine", SHINE).class("shine"),
            Shape::path("stem", STEM).class("stem"),
            Shape::path("stub", STUB).class("stub"),
            Shape::path("cap", CAP).class("cap"),
            Shape::circle("left", 5).class("bud").at(34, 10),
            Shape::circle("middle", 5).class("bud").at(56, 7),
            Shape::path("cut", path::round_rect((77, 13), (9, 9), 2)).class("lost"),
        ],
    }
}

const BODY: &str = "M40 37C30 40 14 52 13 68C12 83 24 92 40 92C60 92 74 78 76 58C77 46 70 36 60 35C52 34 46 35 40 37Z";
const SHINE: &str = "M23 69C23 62 28 55 34 51";
const CAP: &str = "M34 42C38 34 46 30 56 30C66 30 73 34 76 42C71 40 68 41 66 46C62 42 58 42 55 48C52 42 48 41 44 46C42 42 39 41 34 42Z";
const STEM: &str = "M56 32V24L34 10M56 24V7M56 24L64 20";
const STUB: &str = "M70 19L78 17";
