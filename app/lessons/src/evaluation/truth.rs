//! 어림과 참값: 끝까지 푼 국면 백 개에서, 지금 가중치가 가장 좋은 칸을 몇 번 고르는가.
//!
//! 한 줄은 둔 세로줄의 번호와 일곱 칸이고, 칸은 특징 세 자리와 부호 붙은 참값(Pons의 눈금)이다. 가득 찬 칸은 `-`다.
//! 참값은 `gaji solve connect4 --moves-scores`, 특징은 `gaji scores connect4`가 적었고 시험이 다시 센다.

use super::column::Column;
use super::formula::{Formula, TERMS};
use super::judge::Judge;

/// 답을 아는 국면 하나.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    /// 둔 세로줄의 번호.
    pub position: &'static str,
    /// 칸마다 아는 것.
    pub columns: Vec<Option<Column>>,
    /// 칸마다의 참값, 둘 쪽에서.
    pub values: Vec<Option<i32>>,
}

/// 국면 백 개.
#[must_use]
pub fn questions() -> Vec<Question> {
    include_str!("truth.txt").lines().filter_map(question).collect()
}

/// `formula`가 가장 좋은 칸 가운데 하나를 고르는 국면의 수.
#[must_use]
pub fn passed(questions: &[Question], formula: Formula, wins_first: bool) -> usize {
    let right = |question: &&Question| {
        let judge = Judge { columns: &question.columns, formula, wins_first };
        let chosen = judge.choice().and_then(|choice| question.values[choice]);
        chosen == question.values.iter().copied().flatten().max()
    };
    questions.iter().filter(right).count()
}

fn question(line: &'static str) -> Option<Question> {
    let mut fields = line.split(' ');
    let position = fields.next()?;
    // 바로 이기는 칸의 참값은 앞으로 둘 제 돌의 수다.
    let win_now = (42 - position.len() as i32 + 1) / 2;
    let (columns, values) = fields.map(|field| field_of(field, win_now)).unzip();
    Some(Question { position, columns, values })
}

fn field_of(field: &str, win_now: i32) -> (Option<Column>, Option<i32>) {
    let Some((features, value)) = field.split_at_checked(TERMS) else { return (None, None) };
    let Ok(value) = value.parse::<i32>() else { return (None, None) };
    let mut digits = features.bytes().map(|digit| i32::from(digit) - i32::from(b'0'));
    let features = std::array::from_fn(|_| digits.next().unwrap_or(0));
    (Some(Column { features, wins: value == win_now, ..Column::default() }), Some(value))
}
