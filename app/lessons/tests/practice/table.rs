//! 표의 줄은 그 걸음의 그림과 같다.

use gaji_lessons::alphabeta::practice::{HEADS, NumberTree, rows, tsv, typed_path};
use gaji_lessons::alphabeta::{Notation, State, View, picture, sentence};
use gaji_words::{Lang, Word, alphabeta::table as words, number};

use crate::kit::{film, show, state, tied_tree};

#[test]
fn each_row_is_what_the_picture_shows_at_its_step() {
    for seed in 0..500 {
        let view = if seed % 2 == 0 { View::Minimax } else { View::Negamax };
        let state = State { view, soft: seed % 3 > 0, ..state(&tied_tree(seed)) };
        let film = film(&state);
        let show = show(Lang::Ko, &state);
        let rows = rows(&film, &show);
        assert_eq!(rows.len(), film.last() as usize);
        for row in &rows[..rows.len() - 1] {
            let tree = picture(&film, row.step, &show);
            let here = tree.nodes.iter().find(|node| node.here).unwrap();
            let (alpha, beta) = here.window.clone().unwrap_or_default();
            let value = here.value.as_ref().map(|value| value.text()).unwrap_or_default();
            assert_eq!(row.cells[1..4], [alpha, beta, value], "{seed}: {row:?}");
            let name = here.name.to_lowercase();
            assert!(name.starts_with(&row.cells[0].to_lowercase()), "{name} {row:?}");
            assert!(!row.cells[4].is_empty());
        }
    }
}

/// 손으로 적는 한 줄: 마디까지의 길, 그때의 α와 β(잎은 빈다), 값, 일.
type Line = (Vec<usize>, [String; 2], String, String);

/// 자식이 알린 것: 돌려준 값, 그리고 그것으로 아는 참값의 낮은 끝과 높은 끝.
#[derive(Clone, Copy)]
struct Told {
    returned: i32,
    low: i32,
    high: i32,
}

/// 교과서의 알파베타를 손으로 돌리며 적는 표.
#[derive(Default)]
struct Hand {
    strict: bool,
    hard: bool,
    lines: Vec<Line>,
}

impl Hand {
    fn write(&mut self, path: &[usize], window: Option<[i32; 2]>, value: String, event: String) {
        let window = window.map(|window| window.map(text)).unwrap_or_default();
        self.lines.push((path.to_vec(), window, value, event));
    }

    fn search(&mut self, tree: &NumberTree, path: &mut Vec<usize>, window: [i32; 2]) -> Told {
        let say = |word: Word| word(Lang::En).to_string();
        let NumberTree::Fork(children) = tree else {
            let value = tree.value(true);
            self.write(path, None, format!("={}", text(value)), say(words::leaf));
            let returned = if self.hard { value.clamp(window[0], window[1]) } else { value };
            return Told { returned, low: value, high: value };
        };
        let (max, [mut alpha, mut beta]) = (path.len().is_multiple_of(2), window);
        let worst = if max { i32::MIN } else { i32::MAX };
        let better = |a: i32, b: i32| if max { a.max(b) } else { a.min(b) };
        // 든 값, 자식들에게서 아는 두 끝, 그리고 그림에 적을 만큼 아는 끝.
        let (mut best, [mut low, mut high], mut known) = (worst, [worst; 2], worst);
        let (mut shown, mut cut) = (String::new(), false);
        self.write(path, Some(window), String::new(), say(words::enter));
        for (left, child) in (0..children.len()).rev().zip(children) {
            path.push(children.len() - 1 - left);
            let told = self.search(child, path, [alpha, beta]);
            path.pop();
            let narrows = if max { told.returned > alpha } else { told.returned < beta };
            let gains = better(told.returned, best) != best;
            best = better(best, told.returned);
            (low, high) = (better(low, told.low), better(high, told.high));
            (alpha, beta) = if max { (alpha.max(best), beta) } else { (alpha, beta.min(best)) };
            // fail-hard가 아는 것은 창을 좁힌 값뿐이다.
            known = match (narrows, self.hard) {
                (true, _) => told.returned,
                (false, true) => known,
                (false, false) => better(known, if max { told.low } else { told.high }),
            };
            if known != worst {
                shown = format!("{}{}", if max { "≥" } else { "≤" }, text(known));
            }
            let event = match () {
                () if narrows => words::better,
                () if gains && !self.hard => words::hold,
                () => words::keep,
            };
            self.write(path, Some([alpha, beta]), shown.clone(), say(event));
            if left > 0 && (alpha > beta || (alpha == beta && !self.strict)) {
                cut = true;
                self.write(path, Some([alpha, beta]), shown.clone(), words::cut(Lang::En, &left));
                break;
            }
        }
        // 자르면 남은 자식이 더 나을 수도 있다.
        match (cut, max) {
            (true, true) => high = i32::MAX,
            (true, false) => low = i32::MIN,
            (false, _) => {}
        }
        let returned = if self.hard { best.clamp(window[0], window[1]) } else { best };
        let told = Told { returned, low, high };
        self.write(path, Some([alpha, beta]), told.text(), say(words::leave));
        told
    }
}

impl Told {
    /// 돌려준 값이 참값에 대해 말하는 것.
    fn text(self) -> String {
        let sign = match self.returned {
            returned if returned == self.low && returned == self.high => "=",
            returned if returned >= self.high => "≤",
            _ => "≥",
        };
        format!("{sign}{}", text(self.returned))
    }
}

fn text(bound: i32) -> String {
    match bound {
        i32::MIN => "−∞".to_string(),
        i32::MAX => "∞".to_string(),
        bound => number(bound.into()),
    }
}

/// 표에는 손으로 적을 줄이 빠짐없이 있다: 창을 좁히지 못한 자식도 한 줄이고, 그 문장은 물려받은 끝을 말한다.
#[test]
fn the_table_is_the_one_written_by_hand_on_500_trees() {
    let (mut held, mut stayed) = (0, 0);
    for seed in 0..500 {
        let tree = tied_tree(seed);
        let (strict, hard) = (seed % 3 == 0, seed % 4 == 0);
        let mut hand = Hand { strict, hard, ..Hand::default() };
        hand.search(&tree, &mut Vec::new(), [i32::MIN, i32::MAX]);
        let state = State { cut_ties: !strict, soft: !hard, ..state(&tree) };
        let (film, show) = (film(&state), show(Lang::En, &state));
        let rows = rows(&film, &show);
        let written = film.frames().iter().zip(&rows).map(|(frame, row)| {
            let [_, alpha, beta, value, event] = row.cells.clone();
            (typed_path(&film, frame.node), [alpha, beta], value, event)
        });
        assert_eq!(written.collect::<Vec<_>>(), hand.lines, "{seed}: {}", tree.write());
        for row in &rows {
            let (holds, unknown) = (row.cells[4] == words::hold(Lang::En), row.cells[3].is_empty());
            if holds || (row.cells[4] == words::keep(Lang::En) && hard && unknown) {
                let said = sentence(&film, row.step, &state, &show);
                let bounds = [&row.cells[1], &row.cells[2]].into_iter().zip(["α", "β"]);
                let mut told = bounds.map(|(bound, sign)| format!("inherited {sign} {bound}"));
                assert!(told.any(|told| said.contains(&told)), "{said} {row:?}");
                held += u32::from(holds && !unknown);
                stayed += u32::from(unknown);
            }
        }
    }
    assert!(held > 200 && stayed > 100, "{held} {stayed}");
}

/// MAX 2-1은 0을, 다음에 1을 들었다: 창을 좁히지 못해도 «0 이상», «1 이상»은 안다.
#[test]
fn a_value_that_stays_below_alpha_is_written_when_it_is_found() {
    let state = state(&NumberTree::read("[[[2,2],[3,2]],[[0,1,-1],[1,0]]]").unwrap());
    let (film, show) = (film(&state), show(Lang::Ko, &state));
    let rows = rows(&film, &show);
    let seen = rows.iter().filter(|row| row.cells[0] == "MAX 2-1");
    let seen: Vec<_> = seen.map(|row| [&row.cells[3], &row.cells[4]].map(String::as_str)).collect();
    let held = ["≥0", "≥1"].map(|value| [value, "값만 나아짐"]);
    assert_eq!(seen, [["", "들어감"], held[0], held[1], ["≥1", "그대로"], ["=1", "떠남"]]);
    let step = rows.iter().find(|row| row.cells[3] == "≥1").unwrap().step;
    let said = sentence(&film, step, &state, &show);
    assert_eq!(said, "MAX 2-1: 이제 적어도 1이에요. 물려받은 α 2보다 크지는 않아 창은 그대로예요.");
}

#[test]
fn the_copied_table_has_five_columns() {
    let state = State::default();
    let film = film(&state);
    let text = tsv(&rows(&film, &show(Lang::En, &state)), Lang::En);
    let lines: Vec<_> = text.lines().collect();
    assert_eq!(lines.len(), film.last() as usize + 1);
    assert!(lines.iter().all(|line| line.split('\t').count() == HEADS.len()));
    assert_eq!(lines[0], "Node\tα\tβ\tValue\tEvent");
}

/// 손으로 그리는 두 가지 적는 법: 가지에 창을, 또는 마디에 한계 하나만.
#[test]
fn the_hand_notations_write_the_same_search() {
    let at = |notation, step| {
        let state = State { notation, ..State::default() };
        picture(&film(&state), step, &show(Lang::En, &state))
    };
    for step in [5, 13, 26] {
        let edges = at(Notation::Edges, step);
        let nodes = at(Notation::Nodes, step);
        let path = at(Notation::Path, step);
        assert!(edges.nodes.iter().chain(&nodes.nodes).all(|node| node.window.is_none()));
        let values = |tree: &gaji_figures::tree::Tree| {
            tree.nodes.iter().map(|node| node.value.clone()).collect::<Vec<_>>()
        };
        assert_eq!([values(&edges), values(&nodes)], [values(&path), values(&path)]);
        assert!(nodes.nodes.iter().all(|node| node.step.is_empty()));
    }
    let steps: Vec<_> = at(Notation::Edges, 26).nodes.into_iter().map(|node| node.step).collect();
    let written: Vec<_> = steps.into_iter().filter(|step| !step.is_empty()).collect();
    assert_eq!(written, ["[−∞, ∞]", "[−∞, ∞]", "[3, ∞]", "[3, ∞]"]);
}
