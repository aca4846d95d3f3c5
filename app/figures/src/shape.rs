//! 도형 하나. 이름표(key)가 같으면 같은 도형이라서, 그림이 바뀔 때 자리를 옮겨 가며 움직인다.

/// 도형.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shape {
    /// 형제 가운데 하나뿐인 이름표.
    pub key: String,
    /// CSS의 이름.
    pub class: String,
    /// 생김새.
    pub form: Form,
    /// 옮긴 자리 (x, y). 생김새는 이 자리를 (0, 0)으로 그린다.
    pub at: (i32, i32),
    /// 크기, 백분율(percent).
    pub scale: u16,
    /// 나타날 때 떠나온 자리, `at`에서 잰다. 움직임은 CSS의 일이다.
    pub from: Option<(i32, i32)>,
    /// 누르면 내놓는 이름.
    pub hit: Option<String>,
    /// 화면 읽개가 읽는 이름.
    pub label: Option<String>,
    /// 화면 읽개에 나무(tree)라고 알릴 것. 아니면 누를 것은 단추, 이름만 있는 것은 그림이다.
    pub branch: Option<Branch>,
}

/// 읽는 나무의 무엇인가.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Branch {
    /// 나무 전체(role=tree).
    Tree,
    /// 뿌리를 1로 세어 이 깊이의 마디(role=treeitem).
    Item(u8),
}

/// 생김새. (0, 0)이 한가운데다.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Form {
    /// 묶음.
    Group(Vec<Shape>),
    /// SVG의 길(path data).
    Path(String),
    /// 반지름이 있는 원.
    Circle(i32),
    /// 너비, 높이, 모서리의 반지름.
    Rect(i32, i32, i32),
    /// 글과 글자 크기.
    Text(String, i32),
}

impl Shape {
    /// 이름표와 생김새로 만든다.
    #[must_use]
    pub fn new(key: impl Into<String>, form: Form) -> Self {
        let (class, at, scale) = (String::new(), (0, 0), 100);
        let key = key.into();
        Self { key, class, form, at, scale, from: None, hit: None, label: None, branch: None }
    }

    /// 묶음.
    #[must_use]
    pub fn group(key: impl Into<String>, children: Vec<Self>) -> Self {
        Self::new(key, Form::Group(children))
    }

    /// 길.
    #[must_use]
    pub fn path(key: impl Into<String>, data: impl Into<String>) -> Self {
        Self::new(key, Form::Path(data.into()))
    }

    /// 원.
    #[must_use]
    pub fn circle(key: impl Into<String>, radius: i32) -> Self {
        Self::new(key, Form::Circle(radius))
    }

    /// 모서리가 둥근 네모.
    #[must_use]
    pub fn rect(key: impl Into<String>, width: i32, height: i32, round: i32) -> Self {
        Self::new(key, Form::Rect(width, height, round))
    }

    /// 가운데를 맞춘 글.
    #[must_use]
    pub fn text(key: impl Into<String>, text: impl Into<String>, size: i32) -> Self {
        Self::new(key, Form::Text(text.into(), size))
    }

    /// CSS의 이름을 준다.
    #[must_use]
    pub fn class(self, class: impl Into<String>) -> Self {
        Self { class: class.into(), ..self }
    }

    /// 자리를 준다.
    #[must_use]
    pub fn at(self, x: i32, y: i32) -> Self {
        Self { at: (x, y), ..self }
    }

    /// 크기를 준다, 백분율.
    #[must_use]
    pub fn scale(self, percent: u16) -> Self {
        Self { scale: percent, ..self }
    }

    /// 떠나온 자리를 준다.
    #[must_use]
    pub fn from(self, offset: Option<(i32, i32)>) -> Self {
        Self { from: offset, ..self }
    }

    /// 누를 수 있게 한다. 누를 수 있는 것은 반드시 읽는 이름이 있다.
    #[must_use]
    pub fn hit(self, hit: impl Into<String>, label: impl Into<String>) -> Self {
        Self { hit: Some(hit.into()), label: Some(label.into()), ..self }
    }

    /// 읽는 나무의 무엇인지 알린다.
    #[must_use]
    pub fn branch(self, branch: Branch) -> Self {
        Self { branch: Some(branch), ..self }
    }

    /// SVG 요소의 이름.
    #[must_use]
    pub const fn tag(&self) -> &'static str {
        match self.form {
            Form::Group(_) => "g",
            Form::Path(_) => "path",
            Form::Circle(_) => "circle",
            Form::Rect(..) => "rect",
            Form::Text(..) => "text",
        }
    }

    /// 요소의 속성. 글로 쓸 때와 화면에 붙일 때가 같다.
    #[must_use]
    pub fn attributes(&self) -> Vec<(&'static str, String)> {
        let mut out = self.geometry();
        let named = [("class", Some(&self.class)), ("data-hit", self.hit.as_ref())];
        let named = named.into_iter().chain([("aria-label", self.label.as_ref())]);
        out.extend(
            named
                .filter_map(|(name, value)| Some((name, value.filter(|v| !v.is_empty())?.clone()))),
        );
        let named = self.label.as_ref().is_some_and(|label| !label.is_empty());
        let role = match (self.branch, &self.hit, named) {
            (Some(Branch::Tree), ..) => Some("tree"),
            (Some(Branch::Item(_)), ..) => Some("treeitem"),
            (None, Some(_), _) => Some("button"),
            (None, None, true) => Some("img"),
            (None, None, false) => None,
        };
        if let Some(Branch::Item(level)) = self.branch {
            out.push(("aria-level", level.to_string()));
        }
        out.extend(role.map(|role| ("role", role.to_string())));
        // 그림의 글은 눈으로만 읽는다: 귀로 읽을 것은 도형의 이름과 그림의 제목에 있다.
        out.extend(self.words().map(|_| ("aria-hidden", "true".to_string())));
        out.extend(self.style().map(|style| ("style", style)));
        out
    }

    /// 홀로 나간 그림에서의 속성: 이름과 손이 없고, 어느 프로그램이나 아는 것만 쓴다.
    #[must_use]
    pub fn still_attributes(&self) -> Vec<(&'static str, String)> {
        let mut out = self.geometry();
        // 글을 제 키의 가운데에 두는 것(dominant-baseline)은 브라우저만 안다.
        out.retain(|(name, _)| *name != "dominant-baseline");
        out.extend(self.words().map(|_| ("dy", ".35em".to_string())));
        let (x, y) = self.at;
        let scale = f64::from(self.scale) / 100.0;
        let moved = (self.at != (0, 0) || self.scale != 100)
            .then(|| ("transform", format!("translate({x} {y}) scale({scale})")));
        out.extend(moved);
        out
    }

    /// 글이면 그 글.
    #[must_use]
    pub fn words(&self) -> Option<&str> {
        match &self.form {
            Form::Text(text, _) => Some(text),
            _ => None,
        }
    }

    /// 묶음이면 그 안의 도형.
    #[must_use]
    pub fn children(&self) -> &[Self] {
        match &self.form {
            Form::Group(children) => children,
            _ => &[],
        }
    }

    fn geometry(&self) -> Vec<(&'static str, String)> {
        match &self.form {
            Form::Group(_) => Vec::new(),
            Form::Path(data) => vec![("d", data.clone())],
            Form::Circle(radius) => vec![("r", radius.to_string())],
            Form::Rect(width, height, round) => vec![
                ("x", (-width / 2).to_string()),
                ("y", (-height / 2).to_string()),
                ("width", width.to_string()),
                ("height", height.to_string()),
                ("rx", round.to_string()),
            ],
            Form::Text(_, size) => vec![
                ("font-size", size.to_string()),
                ("text-anchor", "middle".to_string()),
                ("dominant-baseline", "central".to_string()),
            ],
        }
    }

    /// 자리는 `transform` 속성이 아니라 CSS로 준다: 그래야 옮겨 가는 움직임이 어디서나 된다.
    fn style(&self) -> Option<String> {
        let mut style = String::new();
        if self.at != (0, 0) || self.scale != 100 {
            style = format!("transform:translate({}px,{}px)", self.at.0, self.at.1);
        }
        if self.scale != 100 {
            style += &format!(" scale({}%)", self.scale);
        }
        if let Some((x, y)) = self.from {
            style += &format!(";--from-x:{x}px;--from-y:{y}px");
        }
        (!style.is_empty()).then_some(style)
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::Shape;

    /// 이름표가 겹치면 화면에서 한 도형이 다른 도형으로 둔갑한다.
    pub(crate) fn assert_unique_keys(siblings: &[Shape]) {
        let mut keys: Vec<_> = siblings.iter().map(|shape| &shape.key).collect();
        keys.sort();
        let all = keys.len();
        keys.dedup();
        assert_eq!(keys.len(), all, "duplicate keys in {keys:?}");
        siblings.iter().for_each(|shape| assert_unique_keys(shape.children()));
    }
}
