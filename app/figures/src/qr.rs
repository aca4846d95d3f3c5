//! 글을 QR 그림으로: 칸 하나가 눈금 하나다.

use crate::{Figure, Shape, View};
use qrcodegen::{QrCode, QrCodeEcc};

/// 손전화가 어렵지 않게 읽는 가장 긴 글, 바이트. 더 길면 칸이 너무 잘다.
const MAX_BYTES: usize = 1_000;
/// 둘레의 빈 칸. 규격이 정한 것이다.
const QUIET: i32 = 4;

/// QR 그림. 글이 길면 `None`.
#[must_use]
pub fn qr(text: &str, title: &str) -> Option<Figure> {
    let code =
        (text.len() <= MAX_BYTES).then(|| QrCode::encode_text(text, QrCodeEcc::Low).ok())??;
    let size = code.size() + 2 * QUIET;
    let dark: String = (0..code.size()).map(|y| row(&code, y)).collect();
    Some(Figure {
        view: View { x: -QUIET, y: -QUIET, width: size, height: size },
        class: "qr".into(),
        title: title.into(),
        shapes: vec![Shape::path("dark", dark)],
        ..Figure::default()
    })
}

/// 한 줄의 어두운 칸. 이웃한 칸은 한 네모로 잇는다.
fn row(code: &QrCode, y: i32) -> String {
    let (mut path, mut x) = (String::new(), 0);
    while x < code.size() {
        let dark = (x..code.size()).take_while(|&x| code.get_module(x, y)).count() as i32;
        if dark > 0 {
            path += &format!("M{x} {y}h{dark}v1h-{dark}z");
        }
        x += dark.max(1);
    }
    path
}

#[cfg(test)]
mod tests {
    use super::qr;
    use crate::{Figure, Form};

    /// 그린 길을 다시 칸으로.
    fn modules(figure: &Figure) -> Vec<Vec<bool>> {
        let size = figure.view.width as usize;
        let mut grid = vec![vec![false; size]; size];
        let Form::Path(path) = &figure.shapes[0].form else { panic!() };
        for run in path.split('M').skip(1) {
            let numbers: Vec<usize> = run
                .split(|letter: char| !letter.is_ascii_digit())
                .filter_map(|number| number.parse().ok())
                .collect();
            let [x, y, width, ..] = numbers[..] else { panic!("{run}") };
            grid[y + 4][x + 4..x + 4 + width].fill(true);
        }
        grid
    }

    #[test]
    fn what_is_drawn_is_read_back() {
        for text in
            ["https://example.org/gaji/ko/l/alpha-beta/?v=1&step=3", "가지", &"7".repeat(999)]
        {
            let Some(figure) = qr(text, "QR") else { panic!("{text}") };
            let grid = modules(&figure);
            // 읽개는 칸이 몇 픽셀은 되어야 읽는다.
            let shade = |x: usize, y: usize| if grid[y / 4][x / 4] { 0 } else { 255 };
            let side = grid.len() * 4;
            let mut image = rqrr::PreparedImage::prepare_from_greyscale(side, side, shade);
            let read = image.detect_grids()[0].decode().map(|(_, read)| read).ok();
            assert_eq!(read.as_deref(), Some(text));
        }
    }

    #[test]
    fn long_texts_are_left_to_the_link() {
        assert!(qr(&"a".repeat(1_000), "").is_some() && qr(&"a".repeat(1_001), "").is_none());
    }
}
