//! 그림 한 장.

use crate::Shape;

/// 그림.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Figure {
    /// 보이는 네모.
    pub view: View,
    /// CSS의 이름.
    pub class: String,
    /// 제목: 화면 읽개가 그림 대신 읽는다.
    pub title: String,
    /// 더 긴 설명. 비어도 된다.
    pub description: String,
    /// 도형. 뒤의 것이 위에 그려진다.
    pub shapes: Vec<Shape>,
    /// 다 보일 수 없을 때 보일 점들. 앞선 것일수록 중하다.
    pub focus: Vec<(i32, i32)>,
}

/// 보이는 네모(view box).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct View {
    /// 왼쪽 끝.
    pub x: i32,
    /// 위쪽 끝.
    pub y: i32,
    /// 너비.
    pub width: i32,
    /// 높이.
    pub height: i32,
}

/// 내보낸 그림의 밝기.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Theme {
    /// 보는 기기에 맞춘다.
    Auto,
    /// 밝게: 종이와 칠판에.
    Light,
    /// 어둡게.
    Dark,
}

/// 홀로 선 그림이 지니고 다니는 모양: 화면과 같은 파일이다.
const COMMON: [&str; 2] =
    [include_str!("../../../style/tokens.css"), include_str!("../../../style/figure.css")];

/// 그 이름(class)의 도형이 있을 때만 지니는 모양.
const OWN: [(&str, &str); 5] = [
    ("board", include_str!("../../../style/board.css")),
    ("tree", include_str!("../../../style/tree.css")),
    ("bars", include_str!("../../../style/bars.css")),
    ("ground", include_str!("../../../style/ground.css")),
    ("logo", include_str!("../../../style/logo.css")),
];

/// 바탕의 여백, 그림 좌표.
const MARGIN: i32 = 12;

impl Figure {
    /// 홀로 서는 SVG 파일. 모양(style)을 안에 담는다.
    #[must_use]
    pub fn to_svg(&self, theme: Theme) -> String {
        let theme = match theme {
            Theme::Auto => "",
            Theme::Light => " data-theme=\"light\"",
            Theme::Dark => " data-theme=\"dark\"",
        };
        let own = OWN.iter().filter(|(class, _)| self.wears(class)).map(|(_, css)| *css);
        let css: String = COMMON.into_iter().chain(own).collect();
        let style = format!("<style>{}</style>", escape(&css));
        self.write(&format!(" xmlns=\"http://www.w3.org/2000/svg\"{theme}"), &style)
    }

    /// 바탕과 여백을 두른 그림: 어느 종이에 놓아도 보인다.
    #[must_use]
    pub fn on_ground(mut self) -> Self {
        let View { x, y, width, height } = self.view;
        let (width, height) = (width + 2 * MARGIN, height + 2 * MARGIN);
        self.view = View { x: x - MARGIN, y: y - MARGIN, width, height };
        let ground = Shape::rect("ground", width, height, 0).class("ground");
        let middle = (self.view.x + width / 2, self.view.y + height / 2);
        self.shapes.insert(0, ground.at(middle.0, middle.1));
        self
    }

    /// 쪽 안에 넣을 SVG. 모양은 쪽의 것을 쓴다.
    #[must_use]
    pub fn to_markup(&self) -> String {
        self.write("", "")
    }

    /// 속성 `viewBox`의 글.
    #[must_use]
    pub fn view_box(&self) -> String {
        let View { x, y, width, height } = self.view;
        format!("{x} {y} {width} {height}")
    }

    /// 화면 읽개가 읽는 글: 제목과 설명.
    #[must_use]
    pub fn spoken(&self) -> String {
        if self.description.is_empty() {
            self.title.clone()
        } else {
            format!("{}. {}", self.title, self.description)
        }
    }

    fn wears(&self, class: &str) -> bool {
        has(&self.class, class) || self.shapes.iter().any(|shape| shape_wears(shape, class))
    }

    fn write(&self, attributes: &str, style: &str) -> String {
        let (view, class) = (self.view_box(), escape(&self.class));
        let View { width, height, .. } = self.view;
        let mut out = format!(
            "<svg{attributes} viewBox=\"{view}\" width=\"{width}\" height=\"{height}\" class=\"figure {class}\""
        );
        // 제목이 없는 그림은 꾸밈이다.
        out += &match self.title.as_str() {
            "" => " aria-hidden=\"true\">".to_string(),
            title => format!(" role=\"img\"><title>{}</title>", escape(title)),
        };
        if !self.description.is_empty() {
            out += &format!("<desc>{}</desc>", escape(&self.description));
        }
        out += style;
        self.shapes.iter().for_each(|shape| write_shape(shape, &mut out));
        out + "</svg>"
    }
}

fn shape_wears(shape: &Shape, class: &str) -> bool {
    has(&shape.class, class) || shape.children().iter().any(|child| shape_wears(child, class))
}

fn has(classes: &str, class: &str) -> bool {
    classes.split(' ').any(|one| one == class)
}

fn write_shape(shape: &Shape, out: &mut String) {
    *out += &format!("<{}", shape.tag());
    for (name, value) in shape.attributes() {
        *out += &format!(" {name}=\"{}\"", escape(&value));
    }
    out.push('>');
    if let Some(words) = shape.words() {
        *out += &escape(words);
    }
    shape.children().iter().for_each(|child| write_shape(child, out));
    *out += &format!("</{}>", shape.tag());
}

/// 글과 속성에 들어가도 되게 한다.
#[must_use]
pub fn escape(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => out += "&amp;",
            '<' => out += "&lt;",
            '>' => out += "&gt;",
            '"' => out += "&quot;",
            _ => out.push(c),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::{Figure, Theme};
    use crate::Shape;

    fn hostile() -> Figure {
        let text = "</text><script>alert(\"x\")</script>&";
        let shape = Shape::text("t", text, 12).class("\"><b>").hit("<hit>", "\"label\"");
        Figure {
            title: text.into(),
            description: text.into(),
            shapes: vec![shape],
            ..Figure::default()
        }
    }

    #[test]
    fn text_and_attributes_are_escaped() {
        let svg = hostile().to_markup();
        assert!(
            !svg.contains("<script") && !svg.contains("<b>") && !svg.contains("<hit>"),
            "{svg}"
        );
        assert!(svg.contains("&lt;script&gt;alert(&quot;x&quot;)"));
        assert_eq!(svg.matches('<').count(), svg.matches('>').count());
    }

    #[test]
    fn a_picture_on_its_ground_is_wider_all_around() {
        let bare = crate::mark("");
        let figure = bare.clone().on_ground();
        assert_eq!((figure.view.x, figure.view.width), (-12, bare.view.width + 24));
        let svg = figure.to_svg(Theme::Dark);
        assert!(svg.contains(".ground {") && svg.contains("translate(48px,48px)"), "{svg}");
        assert!(!bare.to_svg(Theme::Dark).contains(".ground {"));
    }

    #[test]
    fn a_standalone_picture_carries_its_style() {
        let svg = hostile().to_svg(Theme::Dark);
        assert!(svg.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\" data-theme=\"dark\""));
        assert!(svg.contains("<style>") && svg.contains("--ink"));
        assert!(!svg.contains(".tree") && crate::mark("").to_svg(Theme::Auto).contains(".logo"));
    }
}
