//! 장군(check): 궁에서 바깥으로 내다본다.

use gaji_core::Side;

use crate::man::{Kind, Man};
use crate::men::Men;
use crate::point::{FILES, Point};
use crate::points::Points;
use crate::tables::{ELEPHANTS_TO, HORSES_TO, LINES, Leap, Line, SOLDIERS_TO};

impl Men {
    /// `side`의 궁이 장군을 받고 있는가.
    pub(crate) fn in_check(&self, side: Side) -> bool {
        let (general, foe) = (usize::from(self.general(side)), !side);
        let stands = |kind, point| self.at(point) == Some(Man::new(foe, kind));
        let leaps = |kind, from: &[Leap]| {
            from.iter().any(|leap| stands(kind, leap.end) && self.is_open(leap))
        };
        let steps = |from: &[Point]| from.iter().any(|&point| stands(Kind::Soldier, point));
        LINES[general].as_slice().iter().any(|line| self.is_struck_along(line, foe))
            || leaps(Kind::Horse, HORSES_TO[general].as_slice())
            || leaps(Kind::Elephant, ELEPHANTS_TO[general].as_slice())
            || steps(SOLDIERS_TO[foe.index()][general].as_slice())
    }

    /// 줄의 첫 기물이 차이거나, 포 아닌 첫 기물 너머가 포인가.
    fn is_struck_along(&self, line: &Line, foe: Side) -> bool {
        let mut met = line.as_slice().iter().filter_map(|&point| self.at(point));
        met.next().is_some_and(|first| {
            first == Man::new(foe, Kind::Chariot)
                || first.kind != Kind::Cannon && met.next() == Some(Man::new(foe, Kind::Cannon))
        })
    }

    /// `side`의 궁이 장군을 받는지에 상관있는 점: 이 밖에서 움직이면 장군은 그대로다.
    pub(crate) fn zone(&self, side: Side) -> Points {
        let (general, foe) = (usize::from(self.general(side)), !side);
        let mut zone = Points::EMPTY;
        zone.insert(self.general(side));
        zone.extend(SOLDIERS_TO[foe.index()][general].as_slice());
        for line in LINES[general].as_slice() {
            zone.extend(self.threatened_along(line.as_slice(), foe));
        }
        for (leaps, kind) in [(&HORSES_TO, Kind::Horse), (&ELEPHANTS_TO, Kind::Elephant)] {
            for leap in leaps[general].as_slice() {
                if self.at(leap.end) == Some(Man::new(foe, kind)) {
                    zone.insert(leap.end);
                    zone.extend(&leap.legs);
                }
            }
        }
        zone
    }

    /// 한 수는 사이의 기물을 하나만 비키므로, 줄에서 둘째까지의 차와 셋째까지의 포만 상관있다.
    fn threatened_along<'a>(&self, line: &'a [Point], foe: Side) -> &'a [Point] {
        let men = line.iter().enumerate().filter_map(|(at, &point)| Some((at, self.at(point)?)));
        let mut threatened = 0;
        for (met, (at, man)) in men.take(3).enumerate() {
            let chariot = man == Man::new(foe, Kind::Chariot) && met < 2;
            if chariot || man == Man::new(foe, Kind::Cannon) {
                threatened = at + 1;
            }
        }
        &line[..threatened]
    }

    /// 두 궁이 같은 세로줄에서 사이에 아무것도 없이 마주 보는가(빅장, bikjang).
    pub(crate) fn generals_face(&self) -> bool {
        let (below, above) = (self.general(Side::First), self.general(Side::Second));
        below % FILES == above % FILES
            && (above + FILES..below).step_by(FILES.into()).all(|point| self.is_empty(point))
    }
}
