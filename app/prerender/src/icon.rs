//! 아이콘: 상표(`gaji_figures::mark`)를 점 그림(PNG)으로. 색은 내보낸 그림처럼 화면의 CSS에서 온다.
//!
//! 설치하는 브라우저와 iOS는 SVG 아이콘만으로는 모자란다.

use crate::put;
use gaji_figures::{Figure, Shape, Theme, View, mark};
use resvg::{
    tiny_skia::{Pixmap, Transform},
    usvg,
};
use std::{io, path::Path};

/// 링크의 미리 보기에도 쓰는 큰 아이콘.
pub(crate) const LARGE: &str = "icon-512.png";

/// 아이콘 하나.
pub(crate) struct Icon {
    pub(crate) file: &'static str,
    /// 너비와 높이, 픽셀.
    pub(crate) size: u32,
    /// 홈 화면이 마음대로 오려 내도(maskable) 되는가: 바탕이 차 있고 상표는 가운데 안전한 원 안에 있다.
    pub(crate) maskable: bool,
}

/// 모든 아이콘. 마지막은 iOS가 찾는 이름이다.
pub(crate) const ICONS: [Icon; 5] = [
    Icon { file: "icon-192.png", size: 192, maskable: false },
    Icon { file: LARGE, size: 512, maskable: false },
    Icon { file: "icon-maskable-192.png", size: 192, maskable: true },
    Icon { file: "icon-maskable-512.png", size: 512, maskable: true },
    Icon { file: "apple-touch-icon.png", size: 180, maskable: true },
];

/// 상표의 둘레에 둘 여백, 상표의 눈금(96): 오려 내도 남는 원은 너비의 8할이다.
const SAFE_MARGIN: i32 = 20;
const MARGIN: i32 = 12;

pub(crate) fn write(folder: &Path) -> io::Result<()> {
    ICONS.iter().try_for_each(|icon| put(folder, icon.file, icon.png()?))
}

impl Icon {
    fn png(&self) -> io::Result<Vec<u8>> {
        let svg = self.figure().to_svg(Theme::Dark);
        let svg =
            usvg::Tree::from_str(&svg, &usvg::Options::default()).map_err(io::Error::other)?;
        let mut pixels = Pixmap::new(self.size, self.size).ok_or(io::ErrorKind::InvalidInput)?;
        let scale = self.size as f32 / svg.size().width();
        let scale = Transform::from_scale(scale, scale);
        resvg::render(&svg, scale, &mut pixels.as_mut());
        pixels.encode_png().map_err(io::Error::other)
    }

    /// 밤의 바탕에 놓인 상표. 오려 내지 않을 것은 모서리를 스스로 둥글린다.
    fn figure(&self) -> Figure {
        let mark = mark("");
        let (margin, round) = if self.maskable { (SAFE_MARGIN, 0) } else { (MARGIN, 24) };
        let side = mark.view.width + 2 * margin;
        let middle = mark.view.width / 2;
        let ground =
            Shape::rect("backdrop", side, side, round).class("backdrop").at(middle, middle);
        let view = View { x: -margin, y: -margin, width: side, height: side };
        Figure { view, shapes: [vec![ground], mark.shapes].concat(), ..mark }
    }
}
