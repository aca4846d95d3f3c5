//! 평가: 기물의 점수와, 놓인 자리의 작은 항. 점수와 가중치는 한 점의 백분의 일과 천분의 일이다.
//!
//! 덤 한 점 반은 넣지 않는다: 판마다 같은 수라 고르는 수를 바꾸지 않고, 점수로 끝나면
//! [`points`](gaji_core::Game::points)가 이미 센다.

use gaji_core::{Evaluate, Side, Term, Words};

use crate::Janggi;
use crate::man::Kind;
use crate::men::Men;
use crate::point::FILES;
use crate::tables::{LINES, PALACE_STEPS};

/// 한 점은 백분의 일이 백.
pub(crate) const POINT: i32 = 100;

impl Evaluate for Janggi {
    const TERMS: &'static [Term] = &[
        term("material", Words::new("말의 값", "material"), 1000),
        term("mobility", Words::new("행마", "mobility"), 50),
        term("screens", Words::new("포다리", "cannon screens"), 300),
        term("links", Words::new("합졸", "linked soldiers"), 250),
        term("shelter", Words::new("궁성", "palace shelter"), 300),
    ];

    const UNIT: i64 = 1000;

    /// 졸 하나. 같은 깊이의 마디가 삼분의 일 남짓으로 줄어, 같은 시간에 한 수 더 본다.
    const MARGIN: i64 = 200;

    fn features(&self, side: Side, out: &mut [i32]) {
        let (mine, theirs) = (Shape::of(&self.men, side), Shape::of(&self.men, !side));
        out[0] = self.men.worth(side) - self.men.worth(!side);
        out[1] = mine.mobility - theirs.mobility;
        out[2] = mine.screens - theirs.screens;
        out[3] = mine.links - theirs.links;
        out[4] = mine.shelter - theirs.shelter;
    }
}

const fn term(id: &'static str, name: Words, weight: i32) -> Term {
    Term { id, name, weight, scale: POINT, range: (0, 2000) }
}

/// 한쪽의 짜임새.
#[derive(Default)]
struct Shape {
    /// 차, 포, 마, 상이 갈 수 있는 점(자기 기물이 선 점도: 지키는 것도 힘이다).
    mobility: i32,
    /// 넘을 다리가 있는 포.
    screens: i32,
    /// 옆에 동무가 있는 졸: 나란한 짝의 수.
    links: i32,
    /// 궁 곁의 사.
    shelter: i32,
}

impl Shape {
    fn of(men: &Men, side: Side) -> Self {
        let mut shape = Self::default();
        for point in men.of(side) {
            let Some(man) = men.at(point) else { continue };
            match man.kind {
                Kind::Soldier => {
                    let last = point % FILES == FILES - 1;
                    shape.links += i32::from(!last && men.at(point + 1) == Some(man));
                }
                Kind::General => {
                    let near = PALACE_STEPS[usize::from(point)].as_slice().iter();
                    let guards = near.filter_map(|&near| men.at(near));
                    shape.shelter += guards.filter(|man| man.kind == Kind::Guard).count() as i32;
                }
                Kind::Guard => {}
                Kind::Cannon => {
                    let mut lines = LINES[usize::from(point)].as_slice().iter();
                    shape.screens += i32::from(lines.any(|line| men.screen(line).is_some()));
                    men.reach(point, man, |_| shape.mobility += 1);
                }
                _ => men.reach(point, man, |_| shape.mobility += 1),
            }
        }
        shape
    }
}
