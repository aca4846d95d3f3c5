//! 규칙의 글에서 한 줄씩 곧바로 다시 적은 장기: 느려도 표도 비트도 없다. 아무렇게나 둔 판에서 우리 규칙과 견준다.

use gaji_core::{End, Game, Outcome, Record, Side, scramble};
use gaji_janggi::{Janggi, Move};

use crate::support::{legal, moves, name as move_name, parse, written};

/// 점: (가로줄 1–10, 세로줄 1–9). 초의 쪽이 1이다.
type Point = (i8, i8);

/// 국면의 글을 글자로.
struct Plain {
    men: Vec<(Point, char)>,
    cho: bool,
    passes: usize,
    quiet: u32,
    variant: usize,
}

const STRAIGHT: [Point; 4] = [(1, 0), (-1, 0), (0, 1), (0, -1)];
const DIAGONAL: [Point; 4] = [(1, 1), (1, -1), (-1, 1), (-1, -1)];

fn plus(a: Point, b: Point) -> Point {
    (a.0 + b.0, a.1 + b.1)
}

fn on_board((rank, file): Point) -> bool {
    (1..=10).contains(&rank) && (1..=9).contains(&file)
}

fn in_palace((rank, file): Point, cho: bool) -> bool {
    (4..=6).contains(&file) && if cho { rank <= 3 } else { rank >= 8 }
}

/// 이웃한 두 점을 잇는 줄이 있는가. 빗금은 궁성의 가운데와 귀만 잇는다.
fn joined(a: Point, b: Point) -> bool {
    let straight = (a.0 - b.0).abs() + (a.1 - b.1).abs() == 1;
    let centres = [(2, 5), (9, 5)];
    straight || centres.contains(&a) || centres.contains(&b)
}

impl Plain {
    fn read(fen: &str, variant: usize) -> Self {
        let fields: Vec<&str> = fen.split(' ').collect();
        let mut men = Vec::new();
        for (rank, row) in (1..=10).rev().zip(fields[0].split('/')) {
            let mut file = 1;
            for letter in row.chars() {
                match letter.to_digit(10) {
                    Some(empty) => file += empty as i8,
                    None => {
                        men.push(((rank, file), letter));
                        file += 1;
                    }
                }
            }
        }
        let passes = ["-", "p", "pp"].iter().position(|passes| *passes == fields[2]).unwrap();
        let quiet = fields[4].parse().unwrap();
        Self { men, cho: fields[1] == "w", passes, quiet, variant }
    }

    fn at(&self, point: Point) -> Option<char> {
        self.men.iter().find(|(at, _)| *at == point).map(|&(_, man)| man)
    }

    fn general(&self, cho: bool) -> Point {
        let letter = if cho { 'K' } else { 'k' };
        self.men.iter().find(|&&(_, man)| man == letter).unwrap().0
    }

    /// `from`에서 `step`으로 줄을 따라 가는 점들.
    fn line(&self, from: Point, step: Point) -> Vec<Point> {
        let next = |&at: &Point| Some(plus(at, step)).filter(|&to| on_board(to) && joined(at, to));
        std::iter::successors(Some(from), next).skip(1).collect()
    }

    /// `from`의 기물이 행마로 닿는 점: 제 기물이 선 점도.
    fn reach(&self, from: Point, man: char) -> Vec<Point> {
        let cho = man.is_ascii_uppercase();
        let empty = |point: Point| on_board(point) && self.at(point).is_none();
        let lines = || STRAIGHT.iter().chain(&DIAGONAL).map(|&step| self.line(from, step));
        let bends = || {
            STRAIGHT.into_iter().flat_map(|straight| {
                let outward = move |&bend: &Point| bend.0 == straight.0 || bend.1 == straight.1;
                DIAGONAL.into_iter().filter(outward).map(move |bend| (plus(from, straight), bend))
            })
        };
        let mut reached: Vec<Point> = match man.to_ascii_lowercase() {
            'k' | 'a' => {
                let steps = lines().filter_map(|line| line.first().copied());
                steps.filter(|&to| in_palace(to, cho)).collect()
            }
            'p' => {
                let forward = if cho { 1 } else { -1 };
                let steps = STRAIGHT.iter().chain(&DIAGONAL).filter(|step| step.0 != -forward);
                let diagonal = |step: &Point| step.0 != 0 && step.1 != 0;
                let drawn = |step: &Point| !diagonal(step) || in_palace(from, !cho);
                let steps = steps.filter(|step| drawn(step));
                steps.filter_map(|&step| self.line(from, step).first().copied()).collect()
            }
            'r' => lines().flat_map(|line| self.until_met(line)).collect(),
            'c' => lines().flat_map(|line| self.over_a_screen(line)).collect(),
            'n' => {
                let open = bends().filter(|&(leg, _)| empty(leg));
                open.map(|(leg, bend)| plus(leg, bend)).collect()
            }
            _ => {
                let open = bends().filter(|&(leg, bend)| empty(leg) && empty(plus(leg, bend)));
                open.map(|(leg, bend)| plus(plus(leg, bend), bend)).collect()
            }
        };
        reached.retain(|&to| on_board(to));
        reached
    }

    fn until_met(&self, line: Vec<Point>) -> Vec<Point> {
        let met = line.iter().position(|&point| self.at(point).is_some());
        line[..met.map_or(line.len(), |met| met + 1)].to_vec()
    }

    fn over_a_screen(&self, line: Vec<Point>) -> Vec<Point> {
        let is_cannon = |point: Point| self.at(point).is_some_and(|man| "Cc".contains(man));
        let Some(screen) = line.iter().position(|&point| self.at(point).is_some()) else {
            return Vec::new();
        };
        if is_cannon(line[screen]) {
            return Vec::new();
        }
        let mut beyond = self.until_met(line[screen + 1..].to_vec());
        beyond.retain(|&point| !is_cannon(point));
        beyond
    }

    fn in_check(&self, cho: bool) -> bool {
        let foes = self.men.iter().filter(|(_, man)| man.is_ascii_uppercase() != cho);
        let general = self.general(cho);
        foes.clone().any(|&(from, man)| self.reach(from, man).contains(&general))
    }

    fn faces(&self) -> bool {
        let (low, high) = (self.general(true), self.general(false));
        low.1 == high.1 && (low.0 + 1..high.0).all(|rank| self.at((rank, low.1)).is_none())
    }

    fn bikjang(&self) -> bool {
        self.variant > 0 && self.faces()
    }

    fn is_passed_out(&self) -> bool {
        self.passes == 2 || self.passes == 1 && self.bikjang()
    }

    fn moved(&self, from: Point, to: Point) -> Self {
        let mut men = self.men.clone();
        men.retain(|&(at, _)| at != to || from == to);
        men.iter_mut().filter(|(at, _)| *at == from).for_each(|(at, _)| *at = to);
        Self { men, ..*self }
    }

    /// `text`를 둔 뒤.
    fn played(&self, text: &str) -> Self {
        let (from, to) = points(text);
        let pass = from == to;
        let quiet = if !pass && self.at(to).is_some() { 0 } else { self.quiet + 1 };
        let passes = if pass { self.passes + 1 } else { 0 };
        Self { cho: !self.cho, passes, quiet, ..self.moved(from, to) }
    }

    /// 둘 수 있는 수의 글, ASCII 차례.
    fn legal(&self) -> Vec<String> {
        let mut found = Vec::new();
        if self.is_passed_out() {
            return found;
        }
        for &(from, man) in &self.men {
            if man.is_ascii_uppercase() != self.cho {
                continue;
            }
            for to in self.reach(from, man) {
                if self.at(to).is_some_and(|man| man.is_ascii_uppercase() == self.cho) {
                    continue;
                }
                let after = self.moved(from, to);
                // 빅장은 만들어도 되지만, 걸린 것은 풀어야 한다.
                let still = self.bikjang() && after.bikjang();
                if !after.in_check(self.cho) && !still {
                    found.push(name(from) + &name(to));
                }
            }
        }
        if !self.in_check(self.cho) || self.bikjang() {
            let general = name(self.general(self.cho));
            found.push(general.clone() + &general);
        }
        found.sort();
        found
    }

    /// 점수 [초, 한], 반 점 단위.
    fn points(&self) -> [i32; 2] {
        let worth = |man: char| match man.to_ascii_lowercase() {
            'r' => 26,
            'c' => 14,
            'n' => 10,
            'a' | 'b' => 6,
            'p' => 4,
            _ => 0,
        };
        let sum = |cho: bool| -> i32 {
            let own = self.men.iter().filter(|(_, man)| man.is_ascii_uppercase() == cho);
            own.map(|&(_, man)| worth(man)).sum()
        };
        [sum(true), sum(false) + 3]
    }

    fn settled(&self) -> Outcome {
        let [cho, han] = self.points();
        match self.variant {
            2 => Outcome::Draw,
            _ if cho > han => Outcome::Won(Side::First),
            _ => Outcome::Won(Side::Second),
        }
    }

    /// 국면의 글에 적히는 모든 것.
    fn facts(&self) -> (Vec<(Point, char)>, bool, usize, u32) {
        let (men, cho) = self.board();
        (men, cho, self.passes, self.quiet)
    }

    /// 판과 차례.
    fn board(&self) -> (Vec<(Point, char)>, bool) {
        let mut men = self.men.clone();
        men.sort_unstable();
        (men, self.cho)
    }
}

fn name((rank, file): Point) -> String {
    format!("{}{rank}", char::from(b'`' + file as u8))
}

/// `e2e10` → (2, 5), (10, 5).
fn points(text: &str) -> (Point, Point) {
    let split = 1 + text[1..].find(|letter: char| letter.is_ascii_lowercase()).unwrap();
    let point = |name: &str| (name[1..].parse().unwrap(), (name.as_bytes()[0] - b'`') as i8);
    (point(&text[..split]), point(&text[split..]))
}

/// 지나온 국면들의 마지막에서 난 끝.
fn end(trail: &[Plain]) -> Option<(Outcome, &'static str)> {
    let now = trail.last().unwrap();
    let foe = if now.cho { Side::Second } else { Side::First };
    if now.is_passed_out() {
        let reason = if now.bikjang() { "bikjang" } else { "double_pass" };
        return Some((now.settled(), reason));
    }
    if now.legal().is_empty() {
        return Some((Outcome::Won(foe), "checkmate"));
    }
    if now.quiet >= if now.variant == 0 { 200 } else { 100 } {
        return Some((now.settled(), "n_move"));
    }
    let same: Vec<usize> =
        (0..trail.len()).filter(|&at| trail[at].board() == now.board()).collect();
    let first = *same.iter().rev().nth(2)?;
    // 되풀이한 동안 둔 수마다 상대를 장군에 몰았는가.
    let only_checks = |cho: bool| {
        let mut moves = trail[first + 1..].iter().filter(|after| after.cho != cho);
        moves.all(|after| after.in_check(after.cho))
    };
    match (only_checks(true), only_checks(false)) {
        (true, false) => Some((Outcome::Won(Side::Second), "perpetual")),
        (false, true) => Some((Outcome::Won(Side::First), "perpetual")),
        _ => Some((now.settled(), "repetition")),
    }
}

/// 온 판과, 말이 적어 되풀이와 장군이 잦은 판.
const STARTS: [&str; 6] = [
    "rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1",
    "3k5/9/9/9/9/9/9/9/9/R4K3 w - - 0 1",
    "3ak4/4a4/9/9/9/9/9/9/4K4/3R1R3 w - - 190 1",
    "4k4/3P1P3/9/9/4c4/9/4C4/9/3p1p3/4K4 b - - 0 1",
    "3k1r3/4C4/3c5/9/9/9/9/5C3/4c4/3R1K3 w - - 90 1",
    "rn1ak1b2/4a4/9/p3p4/9/9/4P3P/9/4A4/2B1KA1NR w - - 0 1",
];
const GAMES: u64 = 6;
const LONGEST: u64 = 160;

#[test]
fn random_games_offer_the_same_moves_and_end_the_same_way() {
    let mut reasons = std::collections::BTreeMap::new();
    for (start, fen) in (0..).zip(STARTS) {
        for variant in 0..3 {
            for game in 0..GAMES {
                let seed = scramble(start << 16 | (variant as u64) << 8 | game);
                *reasons.entry(walk(variant, fen, seed)).or_insert(0) += 1;
            }
        }
    }
    for reason in ["bikjang", "checkmate", "double_pass", "n_move", "perpetual", "repetition"] {
        assert!(reasons.contains_key(reason), "{reason} is not among {reasons:?}");
    }
}

/// 아무렇게나 끝까지(쉬는 수는 드물게) 두며 견준다. 끝의 까닭.
fn walk(variant: usize, fen: &str, seed: u64) -> &'static str {
    let mut record = Record::new(parse(variant, fen));
    let mut trail = vec![Plain::read(fen, variant)];
    for ply in 0..LONGEST {
        let (position, plain) = (record.position(), trail.last().unwrap());
        assert_eq!(legal(position), plain.legal(), "{variant} {}", written(position));
        assert_eq!(position.in_check(), plain.in_check(plain.cho), "{}", written(position));
        assert_eq!(position.points(), Some(plain.points()));
        let expected = end(&trail).map(|(outcome, reason)| End::of(outcome, reason));
        assert_eq!(record.end(), expected, "{variant} {}", written(position));
        if let Some(end) = record.end() {
            return end.reason;
        }
        let mv = choose(position, scramble(seed ^ ply));
        let after = plain.played(&move_name(position, mv));
        record.play(mv);
        assert_eq!(Plain::read(&written(record.position()), variant).facts(), after.facts());
        trail.push(after);
    }
    "unfinished"
}

/// 거의 장군을 부르고 드물게 쉬어, 되풀이와 만년장과 쉬어서 난 끝에 모두 닿는다.
fn choose(position: &Janggi, dice: u64) -> Move {
    let (passes, steps): (Vec<Move>, Vec<Move>) =
        moves(position).into_iter().partition(|mv| mv.is_pass());
    let checks = steps.iter().copied().filter(|&mv| position.gives_check(mv)).collect();
    let mut wishes = [checks, steps, passes];
    match dice % 48 {
        0..2 => wishes.rotate_right(1),
        2..8 => wishes.swap(0, 1),
        _ => {}
    }
    let choices = wishes.into_iter().find(|moves| !moves.is_empty()).unwrap();
    choices[(dice >> 16) as usize % choices.len()]
}
