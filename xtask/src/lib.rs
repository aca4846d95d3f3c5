//! xtask와 브라우저 시험이 함께 쓰는 것: 정적 서버와 gzip.

pub mod server;
pub mod zip;
