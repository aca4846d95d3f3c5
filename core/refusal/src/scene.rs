//! 놀이를 모르고 보는 국면.

use alloc::string::String;
use alloc::vec::Vec;

/// 국면에서 알아낸 것. 자리는 번호로 부른다.
#[derive(Clone, Debug)]
pub struct Scene {
    /// 자리의 이름.
    pub places: Vec<String>,
    /// 말.
    pub men: Vec<Man>,
    /// 둘 수 있는 수.
    pub moves: Vec<Spelled>,
    /// 둘 차례인 쪽의 이름 [한국어, 영어].
    pub mover: [String; 2],
    /// 말의 종류의 이름 [한국어, 영어].
    pub kinds: Vec<[String; 2]>,
    /// 국면의 표기에 적는 말의 글자, 종류의 차례로. 없는 놀이는 빈 글.
    pub letters: String,
    /// 장군을 받고 있으면, 그것을 부르는 말 [한국어, 영어].
    pub check: Option<[String; 2]>,
}

/// 말 하나.
#[derive(Clone, Copy, Debug)]
pub struct Man {
    /// 선 자리.
    pub place: u8,
    /// 둘 차례인 쪽의 것인가.
    pub own: bool,
    /// 종류.
    pub kind: u8,
}

/// 둘 수 있는 수 하나와 그것을 적는 법.
#[derive(Clone, Debug)]
pub struct Spelled {
    /// 집는 자리.
    pub from: Option<u8>,
    /// 놓는 자리.
    pub to: Option<u8>,
    /// 수의 표기와 사람이 읽는 표기들. 첫째는 늘 있다.
    pub texts: Vec<String>,
}

impl Spelled {
    /// 같은 글은 한 번만 적는다.
    #[must_use]
    pub fn new(from: Option<u8>, to: Option<u8>, all: [String; 3]) -> Self {
        let mut texts = Vec::new();
        for text in all {
            if !text.is_empty() && !texts.contains(&text) {
                texts.push(text);
            }
        }
        Self { from, to, texts }
    }
}

impl Scene {
    pub(crate) fn man(&self, place: u8) -> Option<&Man> {
        self.men.iter().find(|man| man.place == place)
    }

    pub(crate) fn name(&self, place: u8) -> &str {
        self.places.get(usize::from(place)).map_or("", String::as_str)
    }

    /// 글의 머리에 적힌 자리(가장 긴 이름)와 나머지.
    pub(crate) fn place<'t>(&self, text: &'t str) -> Option<(u8, &'t str)> {
        let named = (0..).zip(&self.places).filter_map(|(at, name)| {
            let rest = text.strip_prefix(name.as_str())?;
            (!name.is_empty()).then_some((at, rest))
        });
        named.min_by_key(|(_, rest)| rest.len())
    }
}
