//! 행마: 기물 하나가 갈 수 있는 점. 자기 궁이 드러나는지는 [`legal`](crate::legal)이 본다.

use crate::man::{Kind, Man};
use crate::men::Men;
use crate::point::Point;
use crate::tables::{ELEPHANT_LEAPS, HORSE_LEAPS, LINES, Leap, Line, PALACE_STEPS, SOLDIER_STEPS};

impl Men {
    /// `from`의 기물이 닿는 점마다 부른다. 자기 기물이 선 점도 나온다.
    pub(crate) fn reach(&self, from: Point, man: Man, mut visit: impl FnMut(Point)) {
        let index = usize::from(from);
        match man.kind {
            Kind::General | Kind::Guard => each(PALACE_STEPS[index].as_slice(), visit),
            Kind::Soldier => each(SOLDIER_STEPS[man.side.index()][index].as_slice(), visit),
            Kind::Horse => self.leap(HORSE_LEAPS[index].as_slice(), visit),
            Kind::Elephant => self.leap(ELEPHANT_LEAPS[index].as_slice(), visit),
            Kind::Chariot => self.lines(index, |line| self.slide(line, &mut visit)),
            Kind::Cannon => self.lines(index, |line| self.jump(line, &mut visit)),
        }
    }

    fn lines(&self, from: usize, mut walk: impl FnMut(&Line)) {
        LINES[from].as_slice().iter().for_each(&mut walk);
    }

    fn leap(&self, leaps: &[Leap], mut visit: impl FnMut(Point)) {
        for leap in leaps {
            if self.is_open(leap) {
                visit(leap.end);
            }
        }
    }

    /// 멱이 트였는가.
    pub(crate) fn is_open(&self, leap: &Leap) -> bool {
        leap.legs.iter().all(|&leg| self.is_empty(leg))
    }

    /// 차: 처음 만나는 기물까지.
    fn slide(&self, line: &Line, visit: &mut impl FnMut(Point)) {
        for &point in line.as_slice() {
            visit(point);
            if !self.is_empty(point) {
                return;
            }
        }
    }

    /// 포: 다리(screen) 하나를 넘어 다음 기물까지. 포는 포를 넘지도 잡지도 못한다.
    fn jump(&self, line: &Line, visit: &mut impl FnMut(Point)) {
        let Some(screen) = self.screen(line) else { return };
        for &point in &line.as_slice()[screen + 1..] {
            match self.at(point) {
                None => visit(point),
                Some(man) if man.kind == Kind::Cannon => return,
                Some(_) => return visit(point),
            }
        }
    }

    /// 포가 다리로 삼을 첫 기물이 줄의 몇째인가.
    pub(crate) fn screen(&self, line: &Line) -> Option<usize> {
        let points = line.as_slice();
        let first = points.iter().position(|&point| !self.is_empty(point))?;
        self.at(points[first]).filter(|man| man.kind != Kind::Cannon).map(|_| first)
    }
}

fn each(points: &[Point], visit: impl FnMut(Point)) {
    points.iter().copied().for_each(visit);
}
