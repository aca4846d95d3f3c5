//! 내용의 지문: 브라우저가 받은 것이 지은 그대로인지 견준다.

use base64::{Engine, prelude::BASE64_STANDARD};
use sha2::{Digest, Sha256};

/// 하위 자원 무결성(subresource integrity)과 보안 정책이 쓰는 꼴.
pub(crate) fn sha256(bytes: impl AsRef<[u8]>) -> String {
    format!("sha256-{}", BASE64_STANDARD.encode(Sha256::digest(bytes)))
}

/// 파일과 판의 이름에 쓸 짧은 지문: 16진수 열여섯 글자.
pub(crate) fn name(bytes: impl AsRef<[u8]>) -> String {
    Sha256::digest(bytes).iter().take(8).map(|byte| format!("{byte:02x}")).collect()
}
