//! 놀이를 모르고 보는 국면. 놀이의 타입을 감춘 이도 지을 수 있으므로, 말하는 코드는 한 번만 컴파일된다.

use alloc::string::String;
use alloc::vec::Vec;

use gaji_core::{Game, Info, Piece, Place, Side, Stroke};

/// 국면에서 알아낸 것.
#[derive(Clone, Debug)]
pub struct Scene {
    /// 자리.
    pub places: Vec<Place>,
    /// 말.
    pub pieces: Vec<Piece>,
    /// 둘 수 있는 수.
    pub moves: Vec<Spelled>,
    /// 둘 차례.
    pub side: Side,
    /// 놀이의 말.
    pub info: Info,
    /// 말의 글자([`Game::LETTERS`]).
    pub letters: &'static str,
    /// 장군을 받고 있는가.
    pub check: bool,
}

/// 둘 수 있는 수 하나와 그것을 적는 법.
#[derive(Clone, Debug)]
pub struct Spelled {
    /// 판에서 두는 길.
    pub stroke: Stroke,
    /// 수의 표기와 사람이 읽는 표기들. 첫째는 늘 있다.
    pub texts: Vec<String>,
}

impl Scene {
    /// `position`의 것.
    #[must_use]
    pub fn of<G: Game>(position: &G) -> Self {
        let (mut pieces, mut moves) = (Vec::new(), Vec::new());
        position.pieces(&mut pieces);
        position.legal(&mut moves);
        Self {
            places: position.board().places,
            pieces,
            moves: moves.into_iter().map(|mv| spelled(position, mv)).collect(),
            side: position.side(),
            info: G::INFO,
            letters: G::LETTERS,
            check: position.in_check(),
        }
    }

    pub(crate) fn man(&self, place: u8) -> Option<&Piece> {
        self.pieces.iter().find(|man| man.place == place)
    }

    pub(crate) fn is_own(&self, man: &Piece) -> bool {
        man.side == self.side
    }

    pub(crate) fn name(&self, place: u8) -> &str {
        self.places.get(usize::from(place)).map_or("", |place| &place.name)
    }

    /// 글의 머리에 적힌 자리(가장 긴 이름)와 나머지.
    pub(crate) fn place<'t>(&self, text: &'t str) -> Option<(u8, &'t str)> {
        let named = (0..).zip(&self.places).filter_map(|(at, place)| {
            let rest = text.strip_prefix(place.name.as_str())?;
            (!place.name.is_empty()).then_some((at, rest))
        });
        named.min_by_key(|(_, rest)| rest.len())
    }
}

fn spelled<G: Game>(position: &G, mv: G::Move) -> Spelled {
    let ways: [fn(&G, G::Move, &mut String); 3] = [G::write_move, G::say_move, G::say_other];
    let texts = ways.map(|write| {
        let mut text = String::new();
        write(position, mv, &mut text);
        text
    });
    Spelled::new(position.stroke(mv), texts)
}

impl Spelled {
    /// 같은 글은 한 번만 적는다.
    #[must_use]
    pub fn new(stroke: Stroke, all: [String; 3]) -> Self {
        let mut texts = Vec::new();
        for text in all {
            if !text.is_empty() && !texts.contains(&text) {
                texts.push(text);
            }
        }
        Self { stroke, texts }
    }
}
