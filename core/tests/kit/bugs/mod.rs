//! 심은 버그: 하나씩, 바꾼 대답만 적는다. 곁의 이름은 꾸러미가 가장 먼저 대야 하는 법이다.

mod board;
mod ends;
mod evaluation;
mod facts;
mod keys;
mod moves;
mod notation;
mod search_moves;

use gaji_core::conformance::Report;

/// 심은 버그와, 꾸러미의 보고.
pub(crate) struct Caught {
    /// 버그의 이름.
    pub(crate) bug: &'static str,
    /// 가장 먼저 깨져야 하는 법.
    pub(crate) law: &'static str,
    /// 꾸러미의 보고.
    pub(crate) report: Report,
}

/// 모든 버그를 하나씩 심어 본다.
pub(crate) fn caught() -> Vec<Caught> {
    let files = [
        facts::caught(),
        moves::caught(),
        notation::caught(),
        keys::caught(),
        ends::caught(),
        board::caught(),
        search_moves::caught(),
        evaluation::caught(),
    ];
    files.into_iter().flatten().collect()
}

/// `이름 breaks "법" { 바꾼 대답 }`. 그릇의 버그는 `이름 in 그릇 breaks …`.
macro_rules! bugs {
    ($($name:ident $(in $body:ty)? , breaks $law:literal { $($answer:tt)* })*) => {
        $(
            #[derive(Debug)]
            struct $name;
            impl $crate::kit::planted::Bug for $name { $($answer)* }
        )*

        pub(super) fn caught() -> Vec<$crate::kit::bugs::Caught> {
            vec![$($crate::kit::bugs::Caught {
                bug: stringify!($name),
                law: $law,
                report: gaji_core::conformance::check::<
                    $crate::kit::planted::Planted<$name $(, $body)?>,
                >(&gaji_core::conformance::Plan::USUAL),
            }),*]
        }
    };
}
use bugs;
