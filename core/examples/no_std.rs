//! `std` 없이 선다는 증거: 제 패닉 처리기(panic handler)를 가진 크레이트에 `std`가 하나라도 섞이면 컴파일되지 않는다.
//!
//! `cargo test`가 이 기계로, `cargo xtask test no-std`가 맨 wasm으로 짓는다.
#![no_std]

use core::panic::PanicInfo;

use gaji_core::{Evaluator, Game, Limits, Record, Report, Silent, Table, Tree, search};

#[panic_handler]
fn panic(_: &PanicInfo<'_>) -> ! {
    loop {}
}

/// 적어 넣은 나무의 답. 빌림이 아니라 정말로 컴파일되도록, 놀이의 타입을 정해 부른다.
#[must_use]
pub fn answer(text: &str) -> Option<Report<<Tree as Game>::Move>> {
    let record = Record::new(Tree::parse(0, text).ok()?);
    let evaluator = Evaluator::new(record.position().side());
    let (limits, mut table) = (Limits::exact(8), Table::none());
    Some(search(&record, &evaluator, &limits, &mut table, &mut Silent, &mut || false))
}
