//! xtask와 브라우저 시험이 함께 쓰는 정적 서버.

pub mod server;
