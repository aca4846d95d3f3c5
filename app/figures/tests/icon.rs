//! 아이콘 파일은 상표 그림 그대로다.

use gaji_figures::{Theme, mark};
use std::{env, fs};

const ICON: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../static/icon.svg");

/// 상표를 바꾸었으면 `UPDATE_EXPECT=1 cargo test -p gaji-figures --test icon`으로 다시 쓴다.
#[test]
fn the_icon_is_the_mark() {
    let svg = mark("가지 Gaji").to_svg(Theme::Dark);
    if env::var_os("UPDATE_EXPECT").is_some() {
        fs::write(ICON, &svg).expect("the icon file is writable");
    }
    assert_eq!(fs::read_to_string(ICON).expect("the icon file exists"), svg);
}
