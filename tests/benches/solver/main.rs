//! 커넥트 포를 끝까지 푸는 값(cost): 여섯 갈래 830국면의 마디와 CPU 시간을 기준 풀이, 참고 풀이와 견준다.
//!
//! 국면마다 전치표를 비운다. 참고 풀이(P. Pons의 C++)의 마디 수는 이 자료로 세어 적어 둔 것이다: `cargo bench --bench solver`.
#![allow(clippy::print_stdout, reason = "벤치마크는 잰 표를 적는다")]

mod baseline;
mod classes;
mod tally;

use classes::CLASSES;
use tally::{Tally, line};

/// 우리 표의 크기, 바이트: 명령줄과 일꾼(worker)이 쓰는 만큼. 기준 풀이의 표는 40 MiB다.
const TABLE_BYTES: usize = 32 << 20;

fn main() {
    println!("{}", tally::HEADING);
    let mut solvers = tally::Solvers::with_bytes(TABLE_BYTES);
    let mut large = Tally::default();
    for class in &CLASSES {
        let tally = solvers.race(class);
        println!("{}", line(class.name, &tally));
        if class.is_large() {
            large += tally;
        }
    }
    println!("{}", line("the three large", &large));
}
