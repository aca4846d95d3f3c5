//! 이으면 이기는 여덟 줄.

/// 가로 셋, 세로 셋, 대각선 둘.
pub(crate) const LINES: [u16; 8] = [
    0b000_000_111,
    0b000_111_000,
    0b111_000_000,
    0b001_001_001,
    0b010_010_010,
    0b100_100_100,
    0b100_010_001,
    0b001_010_100,
];

/// 한 줄이라도 다 채웠는가.
pub(crate) fn has_line(marks: u16) -> bool {
    LINES.iter().any(|line| marks & line == *line)
}

/// 다 채운 줄의 칸. 한 수로 두 줄을 함께 채울 수도 있다.
pub(crate) fn joined(marks: u16) -> u16 {
    LINES.iter().filter(|line| marks & **line == **line).fold(0, |cells, line| cells | line)
}

/// 아직 이을 수 있는 줄의 수: 상대의 표가 하나도 없는 줄.
pub(crate) fn open_lines(theirs: u16) -> i32 {
    LINES.iter().map(|line| i32::from(theirs & line == 0)).sum()
}
