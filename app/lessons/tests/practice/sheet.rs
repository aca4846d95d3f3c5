//! 문제지: 같은 씨앗은 같은 종이, A4 한 장 안에, 문제에는 답이 없다.

use gaji_figures::{Figure, Form, Shape, Theme};
use gaji_lessons::alphabeta::practice::{Sheet, rows, sheet};
use gaji_lessons::alphabeta::{Source, State, View};
use gaji_words::Lang;
use gaji_words::alphabeta::sheet as words;

use crate::kit::{film, show};

fn page(seed: u32, kind: Sheet, lang: Lang) -> Figure {
    let state = State { source: Source::Random(seed), ..State::default() };
    sheet(kind, &film(&state), &state, &show(lang, &state))
}

/// 문제지의 글은 고른 규칙과 적는 법을 따르고, 답의 창은 물음의 창과 같다.
#[test]
fn the_sheet_follows_the_rule_and_the_notation() {
    let all = |kind, state: &State, lang| {
        let page = sheet(kind, &film(state), state, &show(lang, state));
        written(&page).into_iter().map(|text| text.words).collect::<Vec<_>>().join("\n")
    };
    let plain = State::default();
    let chosen = State { cut_ties: false, soft: false, view: View::Negamax, ..plain.clone() };
    for lang in Lang::ALL {
        let [plain, chosen] = [&plain, &chosen].map(|state| all(Sheet::Blank, state, lang));
        assert!(plain.contains("α ≥ β") && !plain.contains("α > β"), "{plain}");
        assert!(chosen.contains("α > β") && !chosen.contains("α ≥ β"), "{chosen}");
        for rule in [words::negamax(lang), words::hard(lang)] {
            assert!(chosen.contains(rule) && !plain.contains(rule), "{chosen}");
        }
    }
    let key = |view| all(Sheet::Key, &State { view, ..plain.clone() }, Lang::En);
    assert!(key(View::Minimax).contains("[3, ∞]") && key(View::Negamax).contains("[−∞, −3]"));
}

/// 종이 위의 글 하나.
struct Text {
    at: (i32, i32),
    /// 글자의 키, 1/96인치의 백분율.
    size: i32,
    words: String,
}

fn texts(shapes: &[Shape], at: (i32, i32), scale: i32, out: &mut Vec<Text>) {
    for shape in shapes {
        let here = (at.0 + shape.at.0 * scale / 100, at.1 + shape.at.1 * scale / 100);
        if let Form::Text(words, size) = &shape.form {
            out.push(Text { at: here, size: size * scale, words: words.clone() });
        }
        texts(shape.children(), here, scale * i32::from(shape.scale) / 100, out);
    }
}

fn written(figure: &Figure) -> Vec<Text> {
    let mut out = Vec::new();
    texts(&figure.shapes, (0, 0), 100, &mut out);
    out
}

#[test]
fn every_sheet_fits_one_page_and_is_the_same_for_the_same_seed() {
    for seed in 0..60 {
        for kind in [Sheet::Blank, Sheet::Key, Sheet::Table] {
            let [ko, en] = Lang::ALL.map(|lang| page(seed, kind, lang));
            assert_ne!(ko.title, en.title);
            assert_eq!((ko.view.width, ko.view.height), (794, 1123));
            for Text { at: (x, y), size, words } in [&ko, &en].into_iter().flat_map(written) {
                let inside = (30..=764).contains(&x) && (30..=1093).contains(&y);
                assert!(inside, "{seed}: {words} {x} {y}");
                // 8포인트는 1/96인치로 32/3이다.
                assert!(3 * size >= 3_200 || kind != Sheet::Table, "{seed}: {words} {size}");
            }
        }
    }
    let svg = |seed| page(seed, Sheet::Key, Lang::Ko).to_svg(Theme::Light);
    assert_eq!(svg(7), svg(7));
    assert_ne!(svg(7), svg(8));
}

#[test]
fn the_questions_hold_no_answer_and_the_table_holds_every_row() {
    let state = State { source: Source::Random(3), ..State::default() };
    let bounds = |kind| {
        let marked = |text: &Text| text.words.starts_with(['=', '≤', '≥', '[']);
        written(&page(3, kind, Lang::En)).into_iter().filter(marked).count()
    };
    assert_eq!(bounds(Sheet::Blank), 0);
    assert!(bounds(Sheet::Key) > 0);
    let film = film(&state);
    let rows = rows(&film, &show(Lang::En, &state));
    let table = written(&page(3, Sheet::Table, Lang::En));
    for row in &rows {
        assert!(
            row.cells.iter().all(|cell| table.iter().any(|text| text.words == *cell)),
            "{row:?}"
        );
    }
    let blocks = 1 + usize::from(rows.len() > 44);
    assert_eq!(table.len(), 1 + 5 * (rows.len() + blocks));
}

/// 손으로 해 볼 가장 큰 나무의 표도 한 장에 모두 든다.
#[test]
fn the_longest_table_of_a_hand_sized_tree_still_fits() {
    let leaves = (0..59).map(|at| at.to_string()).collect::<Vec<_>>().join(",");
    let state = State { source: Source::Typed(format!("[{leaves}]")), ..State::default() };
    for lang in Lang::ALL {
        let page = sheet(Sheet::Table, &film(&state), &state, &show(lang, &state));
        let all = written(&page);
        assert_eq!(all.len(), 1 + 5 * (2 * 59 + 2 + 2));
        assert!(all.iter().all(|text| 3 * text.size >= 3_200 && text.at.1 <= 1_093));
    }
}
