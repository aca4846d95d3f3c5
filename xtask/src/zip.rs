//! gzip: 보통의 호스트가 보내는 꼴.

use flate2::{Compression, write::GzEncoder};
use std::io::{self, Write};

/// 눌러 줄인 것.
pub fn gzip(bytes: &[u8]) -> io::Result<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::default());
    encoder.write_all(bytes)?;
    encoder.finish()
}
