//! 진짜 브라우저에서 지은 앱을 써 본다: `cargo xtask test browser [이름의 일부]`.
//!
//! 새 시험은 `async fn 이름(page: Page) -> Tested`로 쓰고 아래 목록에 한 줄을 더한다. 저마다
//! 새 브라우저를 받고, 마친 뒤 콘솔에 오류가 남아 있으면 진 것이다.

mod axe;
mod browser;
mod home;
mod page;
mod runner;
mod screens;

use runner::tests;
use std::process::ExitCode;

fn main() -> ExitCode {
    runner::run(&tests![
        home::speaks_the_language_of_its_address,
        home::switches_language,
        screens::every_screen_is_sound,
    ])
}
