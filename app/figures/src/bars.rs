//! 점수 막대: 부호가 있고, 항(term)마다 쌓이고, 수가 글로도 적힌다.

use crate::{Figure, Shape, View, path};

/// 막대 그림.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Bars {
    /// 막대.
    pub bars: Vec<Bar>,
    /// 세운 막대인가, 누운 막대인가.
    pub upright: bool,
    /// 막대가 뻗는 길이. 없으면 160.
    pub length: Option<i32>,
    /// 눈금의 끝. 없으면 막대에 맞춘다. 조절대를 끄는 동안 눈금이 흔들리지 않게 줄 수 있다.
    pub range: Option<(i64, i64)>,
    /// 제목.
    pub title: String,
}

/// 막대 하나.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Bar {
    /// 이름: 세로줄의 번호, 수의 표기.
    pub name: String,
    /// 항의 몫. 차례가 곧 항의 번호다.
    pub parts: Vec<i64>,
    /// 막대 끝에 적는 글(합, «3수 만에 이김»).
    pub total: String,
    /// 이름 밑에 덧붙이는 글(참값). 세운 막대에서만 보인다.
    pub note: String,
    /// 고른 수(금빛).
    pub chosen: bool,
    /// 읽는 이름.
    pub label: String,
    /// 누르면 내놓는 이름.
    pub hit: Option<String>,
}

const LENGTH: i32 = 160;
const THICK: i32 = 24;
const UPRIGHT_PITCH: i32 = 46;
const LYING_PITCH: i32 = 34;
const NAME_ROOM: i32 = 80;
const TOTAL_ROOM: i32 = 64;
/// 세운 막대의 가장 아래에서 이름까지: 그 사이에 음수의 글이 선다.
const NAME_DROP: i32 = 36;
const NOTE_ROOM: i32 = 20;
/// 별의 반지름.
const STAR: i32 = 8;

impl Bars {
    /// 그림.
    #[must_use]
    pub fn figure(&self) -> Figure {
        let count = i32::try_from(self.bars.len()).unwrap_or(0);
        let (width, height) = if self.upright {
            (count * UPRIGHT_PITCH, self.height())
        } else {
            (NAME_ROOM + self.length() + 2 * TOTAL_ROOM, count * LYING_PITCH)
        };
        let bars = self.bars.iter().enumerate().map(|(i, bar)| self.bar(i, bar));
        Figure {
            view: View { x: 0, y: 0, width, height },
            class: format!("bars {}", if self.upright { "upright" } else { "lying" }),
            title: self.title.clone(),
            description: String::new(),
            focus: Vec::new(),
            shapes: std::iter::once(self.zero(width, height)).chain(bars).collect(),
        }
    }

    fn length(&self) -> i32 {
        self.length.unwrap_or(LENGTH)
    }

    /// 세운 그림의 높이: 막대 위의 글, 있으면 아래의 글과 이름, 덧붙이는 글.
    fn height(&self) -> i32 {
        if self.bars.iter().all(|bar| bar.name.is_empty()) {
            return 24 + self.length() + 12;
        }
        let noted = self.bars.iter().any(|bar| !bar.note.is_empty());
        self.name_line() + 12 + if noted { NOTE_ROOM } else { 0 }
    }

    fn name_line(&self) -> i32 {
        24 + self.length() + NAME_DROP
    }

    fn zero(&self, width: i32, height: i32) -> Shape {
        let (x, y) = self.spot(0, 0);
        let ends = if self.upright { [(0, y), (width, y)] } else { [(x, 0), (x, height)] };
        Shape::path("zero", path::line(&ends)).class("zero")
    }

    fn bar(&self, index: usize, bar: &Bar) -> Shape {
        let (up, down) = (reach(bar, 1), reach(bar, -1));
        let end = if up > -down || down == 0 { up } else { down };
        let room = if self.upright { 14 } else { 34 };
        let mut shapes = vec![self.hit_area(index)];
        shapes.extend(self.stack(index, bar));
        shapes.push(self.total(&bar.total, index, end, if end < 0 { -room } else { room }));
        shapes.push(self.name(index, bar));
        shapes.extend(self.note(index, bar));
        shapes.extend(bar.chosen.then(|| self.star(index, bar)));
        let class = if bar.chosen { "bar chosen" } else { "bar" };
        let shape = Shape::group(index.to_string(), shapes).class(class);
        match &bar.hit {
            Some(hit) => shape.hit(hit, &bar.label),
            None => Shape { label: Some(bar.label.clone()), ..shape },
        }
    }

    /// 양수는 0에서 위로, 음수는 0에서 아래로 쌓는다.
    fn stack(&self, index: usize, bar: &Bar) -> Vec<Shape> {
        let (mut up, mut down) = (0, 0);
        let parts = bar.parts.iter().enumerate().map(|(term, &part)| {
            let side = if part < 0 { &mut down } else { &mut up };
            let from = *side;
            *side += part;
            self.segment(index, term, (from, *side))
        });
        parts.collect()
    }

    fn segment(&self, index: usize, term: usize, (from, to): (i64, i64)) -> Shape {
        let ((x0, y0), (x1, y1)) = (self.spot(index, from), self.spot(index, to));
        let (width, height) = ((x1 - x0).abs(), (y1 - y0).abs());
        let (width, height) = if self.upright { (THICK, height) } else { (width, THICK) };
        let half = if self.upright { (0, height / 2) } else { (width / 2, 0) };
        let grain = path::line(&[(-half.0, -half.1), half]);
        let shapes = vec![
            Shape::rect("part", width, height, 2).class("part"),
            Shape::path("grain", grain).class("grain"),
        ];
        let class = format!("term term-{term}{}", if to < from { " minus" } else { "" });
        Shape::group(format!("term{term}"), shapes).class(class).at((x0 + x1) / 2, (y0 + y1) / 2)
    }

    fn total(&self, words: &str, index: usize, value: i64, beyond: i32) -> Shape {
        let (x, y) = self.spot(index, value);
        let (x, y) = if self.upright { (x, y - beyond) } else { (x + beyond, y) };
        // 긴 수가 이웃한 막대의 수에 닿지 않게 한다.
        let (class, size) = match words.chars().count() {
            6.. if self.upright => ("total long", 11),
            5.. if self.upright => ("total long", 13),
            _ => ("total", 13),
        };
        Shape::text("total", words, size).class(class).at(x, y)
    }

    fn name(&self, index: usize, bar: &Bar) -> Shape {
        let (x, y) = self.spot(index, 0);
        // 별과 이름을 함께 막대의 한가운데에 세운다: 별이 옆 막대의 이름에 닿지 않는다.
        let aside = if bar.chosen { STAR } else { 0 };
        let (x, y) =
            if self.upright { (x + aside, self.name_line()) } else { (NAME_ROOM / 2 + 8, y) };
        Shape::text("name", &bar.name, 14).class("name").at(x, y)
    }

    fn note(&self, index: usize, bar: &Bar) -> Option<Shape> {
        let (x, _) = self.spot(index, 0);
        let note = Shape::text("note", &bar.note, 13).class("note");
        (self.upright && !bar.note.is_empty()).then(|| note.at(x, self.name_line() + NOTE_ROOM))
    }

    /// 세운 막대의 별은 이름의 바로 왼쪽에, 이름이 없으면 막대 위에 선다.
    fn star(&self, index: usize, bar: &Bar) -> Shape {
        let (x, y) = self.spot(index, 0);
        let half = 5 * i32::try_from(bar.name.chars().count()).unwrap_or(0);
        let (x, y) = match self.upright {
            true if bar.name.is_empty() => (x, self.spot(index, reach(bar, 1)).1 - 2 * STAR),
            true => (x - half - 3, self.name_line()),
            false => (STAR, y),
        };
        Shape::path("star", path::star(STAR)).class("star").at(x, y)
    }

    /// 짧은 막대도 손가락으로 누를 수 있게 한 칸 전체를 받는다.
    fn hit_area(&self, index: usize) -> Shape {
        let (x, y) = self.spot(index, 0);
        let area = if self.upright {
            Shape::rect("area", UPRIGHT_PITCH, self.height(), 6).at(x, self.height() / 2)
        } else {
            let width = NAME_ROOM + self.length() + 2 * TOTAL_ROOM;
            Shape::rect("area", width, LYING_PITCH, 6).at(width / 2, y)
        };
        area.class("area")
    }

    /// 막대 `index` 위의 값 `value`가 놓이는 점.
    fn spot(&self, index: usize, value: i64) -> (i32, i32) {
        let index = i32::try_from(index).unwrap_or(0);
        let along = self.along(value);
        if self.upright {
            (index * UPRIGHT_PITCH + UPRIGHT_PITCH / 2, 24 + self.length() - along)
        } else {
            (NAME_ROOM + TOTAL_ROOM + along, index * LYING_PITCH + LYING_PITCH / 2)
        }
    }

    /// 눈금 위의 자리, 짝수로: 반으로 나누어도 이웃한 몫이 벌어지지 않는다.
    fn along(&self, value: i64) -> i32 {
        let (low, high) = self.range.unwrap_or_else(|| self.own_range());
        let (low, high) = (low.min(0), high.max(1));
        let inside = i128::from(value.clamp(low, high)) - i128::from(low);
        let span = i128::from(high) - i128::from(low);
        i32::try_from(inside * i128::from(self.length() / 2) / span).unwrap_or(0) * 2
    }

    fn own_range(&self) -> (i64, i64) {
        let lows = self.bars.iter().map(|bar| reach(bar, -1)).min();
        let highs = self.bars.iter().map(|bar| reach(bar, 1)).max();
        (lows.unwrap_or(0), highs.unwrap_or(1))
    }
}

/// `sign` 쪽으로 쌓은 끝.
fn reach(bar: &Bar, sign: i64) -> i64 {
    bar.parts
        .iter()
        .filter(|part| part.signum() == sign)
        .fold(0, |sum, &part| sum.saturating_add(part))
}

#[cfg(test)]
mod tests;
