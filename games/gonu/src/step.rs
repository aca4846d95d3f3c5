//! 걸음과 잡기.

use crate::Gonu;
use crate::layout::points;

/// 한 수: 점의 번호는 그 말밭에서 이름의 ASCII 차례다.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Move {
    /// 떠나는 점.
    pub from: u8,
    /// 이르는 점.
    pub to: u8,
}

/// 둘 차례인 쪽의 걸음, 표기의 차례로.
pub(crate) fn moves(position: &Gonu) -> impl Iterator<Item = Move> {
    let (layout, side, empty) = (position.layout(), position.side, position.empty());
    let banned = if position.first { layout.banned } else { &[] };
    points(position.men(side))
        .flat_map(move |from| {
            points(layout.next(side, from) & empty).map(move |to| Move { from, to })
        })
        .filter(|mv| !banned.contains(&(mv.from, mv.to)))
}

/// `mv`가 잡는 말: 옮긴 말과 다른 제 말 사이에 빈틈없이 낀 것. 스스로 사이에 든 말은 잡히지 않는다.
pub(crate) fn taken(position: &Gonu, mv: Move) -> u16 {
    if !position.layout().captures {
        return 0;
    }
    let own = position.men(position.side) & !(1 << mv.from);
    let their = position.men(!position.side);
    let ways = [(1, 0), (-1, 0), (0, 1), (0, -1)];
    ways.into_iter().fold(0, |taken, way| taken | enclosed(own, their, mv.to, way))
}

/// `from`에서 `way`로 이어진 `their` 가운데, 끝에 `own`이 서서 낀 것.
fn enclosed(own: u16, their: u16, from: u8, (right, up): (i8, i8)) -> u16 {
    let (file, rank) = (from as i8 / 4, from as i8 % 4);
    let along = (1..4).map(|step| (file + step * right, rank + step * up));
    let inside = along.take_while(|(file, rank)| (0..4).contains(file) && (0..4).contains(rank));
    let mut run = 0;
    for point in inside.map(|(file, rank)| 1 << (4 * file + rank)) {
        if their & point == 0 {
            return if own & point == 0 { 0 } else { run };
        }
        run |= point;
    }
    0
}
