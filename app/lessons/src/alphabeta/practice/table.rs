//! 걸음의 표: 그림이 걸음마다 보이는 것을 한 줄씩 글로.

use gaji_figures::tree::Value;
use gaji_words::alphabeta::table as words;
use gaji_words::{Lang, Word};

use crate::alphabeta::film::Film;
use crate::alphabeta::frame::{Frame, Glimpse};
use crate::alphabeta::label::node_name;
use crate::alphabeta::picture::{Show, value, window};

/// 표의 머리.
pub const HEADS: [Word; 5] =
    [words::head_node, words::head_alpha, words::head_beta, words::head_value, words::head_event];

/// 한 줄.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// 몇째 걸음인가. 1부터.
    pub step: u32,
    /// 마디, α, β, 값, 일. 그림에 적히지 않는 것은 빈다(잎의 α와 β, 아직 모르는 값).
    pub cells: [String; 5],
}

/// 첫 걸음부터 끝까지의 줄.
#[must_use]
pub fn rows(film: &Film, show: &Show<'_>) -> Vec<Row> {
    film.frames().iter().zip(1..).map(|(frame, step)| row(film, *frame, step, show)).collect()
}

/// 표를 셈판(spreadsheet)에 붙일 수 있는 글로: 칸은 탭, 줄은 줄바꿈으로 나뉜다.
#[must_use]
pub fn tsv(rows: &[Row], lang: Lang) -> String {
    let heads = HEADS.map(|head| head(lang).to_string());
    let lines = [&heads].into_iter().chain(rows.iter().map(|row| &row.cells));
    lines.map(|cells| cells.join("\t") + "\n").collect()
}

fn row(film: &Film, frame: Frame, step: u32, show: &Show<'_>) -> Row {
    let node = &film.trace().nodes[frame.node as usize];
    let snapshot = film.snapshots(step)[frame.node as usize];
    let (alpha, beta) = match node.is_leaf() {
        true => Default::default(),
        false => window(node, (snapshot.alpha, snapshot.beta), show),
    };
    let value = value(node, &snapshot, show).as_ref().map(Value::text).unwrap_or_default();
    let name = gaji_words::capital(node_name(film, frame.node, show.lang));
    Row { step, cells: [name, alpha, beta, value, event(frame.glimpse, show.lang)] }
}

fn event(glimpse: Glimpse, lang: Lang) -> String {
    match glimpse {
        Glimpse::Enter => words::enter(lang).into(),
        Glimpse::Leaf { .. } => words::leaf(lang).into(),
        Glimpse::Better { .. } => words::better(lang).into(),
        Glimpse::Hold { .. } => words::hold(lang).into(),
        Glimpse::Keep { .. } => words::keep(lang).into(),
        Glimpse::Cut { left, .. } => words::cut(lang, &left),
        Glimpse::Leave { .. } => words::leave(lang).into(),
    }
}
