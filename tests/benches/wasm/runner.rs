//! 브라우저를 다루는 코드가 쓰는 결과.

use std::error::Error;

/// 까닭은 무엇이든 좋다.
pub(crate) type Tested<T = ()> = Result<T, Box<dyn Error + Send + Sync>>;
