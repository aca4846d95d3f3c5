//! 그림 한 장.

use crate::{Shape, ink::Ink};

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
    /// 밝게: 종이와 칠판에.
    Light,
    /// 어둡게.
    Dark,
}

/// 바탕의 여백, 그림 좌표.
const MARGIN: i32 = 12;

impl Figure {
    /// 홀로 서는 SVG 파일. 모양을 도형마다 지녀, 어느 프로그램에서 열어도 같은 색이다.
    #[must_use]
    pub fn to_svg(&self, theme: Theme) -> String {
        let head = " xmlns=\"http://www.w3.org/2000/svg\"";
        self.write(head, Some(&Ink::new(theme)))
    }

    /// 바탕과 여백을 두른 그림: 어느 종이에 놓아도 보인다.
    #[must_use]
    pub fn on_ground(mut self) -> Self {
        let View { x, y, width, height } = self.view;
        let (width, height) = (width + 2 * MARGIN, height + 2 * MARGIN);
        self.view = View { x: x - MARGIN, y: y - MARGIN, width, height };
        let ground = Shape::rect("backdrop", width, height, 0).class("backdrop");
        let middle = (self.view.x + width / 2, self.view.y + height / 2);
        self.shapes.insert(0, ground.at(middle.0, middle.1));
        self
    }

    /// 손으로 움직이는 그림: 크기가 그대로면 앞에서 보이던 점을 지킨다. 손가락 밑의 그림이 밀리지 않는다.
    #[must_use]
    pub fn held(self, before: Option<&Self>) -> Self {
        let same = before.filter(|before| before.view == self.view && !before.focus.is_empty());
        let focus = same.map_or(self.focus, |before| before.focus.clone());
        Self { focus, ..self }
    }

    /// 쪽 안에 넣을 SVG. 모양은 쪽의 것을 쓴다.
    #[must_use]
    pub fn to_markup(&self) -> String {
        self.write("", None)
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

    fn write(&self, head: &str, ink: Option<&Ink>) -> String {
        let View { width, height, .. } = self.view;
        let class = format!("figure {}", self.class);
        let mut path = vec![format!("svg {class}")];
        let attributes = match ink {
            Some(ink) => ink.dress(Vec::new(), &path),
            None => vec![("class", class)],
        };
        let view = self.view_box();
        let mut out =
            format!("<svg{head} viewBox=\"{view}\" width=\"{width}\" height=\"{height}\"");
        write_attributes(&attributes, &mut out);
        // 제목이 없는 그림은 꾸밈이다.
        out += &match self.title.as_str() {
            "" => " aria-hidden=\"true\">".to_string(),
            title => format!(" role=\"img\"><title>{}</title>", escape(title)),
        };
        if !self.description.is_empty() {
            out += &format!("<desc>{}</desc>", escape(&self.description));
        }
        self.shapes.iter().for_each(|shape| write_shape(shape, ink, &mut path, &mut out));
        out + "</svg>"
    }
}

/// `path`는 뿌리부터 이 도형의 바로 위까지다.
fn write_shape(shape: &Shape, ink: Option<&Ink>, path: &mut Vec<String>, out: &mut String) {
    path.push(format!("{} {}", shape.tag(), shape.class));
    let attributes = match ink {
        Some(ink) => ink.dress(shape.still_attributes(), path),
        None => shape.attributes(),
    };
    *out += &format!("<{}", shape.tag());
    write_attributes(&attributes, out);
    out.push('>');
    if let Some(words) = shape.words() {
        *out += &escape(words);
    }
    shape.children().iter().for_each(|child| write_shape(child, ink, path, out));
    *out += &format!("</{}>", shape.tag());
    path.pop();
}

fn write_attributes(attributes: &[(&'static str, String)], out: &mut String) {
    for (name, value) in attributes {
        *out += &format!(" {name}=\"{}\"", escape(value));
    }
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
        let ground = "transform=\"translate(48 48) scale(1)\" fill=\"#0d1430\"";
        assert!(svg.contains(ground) && !bare.to_svg(Theme::Dark).contains(ground), "{svg}");
    }

    #[test]
    fn a_standalone_picture_needs_no_style() {
        let [light, dark] = [Theme::Light, Theme::Dark].map(|theme| hostile().to_svg(theme));
        assert!(dark.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox="));
        assert!(light.contains("fill=\"#1d1940\"") && dark.contains("fill=\"#f1f2ff\""), "{dark}");
        for part in ["<style", "style=", "class=", "var(", "data-hit", "role=\"button\""] {
            assert!(!dark.contains(part), "{part}: {dark}");
        }
    }
}
