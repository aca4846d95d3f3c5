//! 두 언어의 글.

use serde::{Deserialize, Serialize};

/// 같은 뜻의 한국어와 영어. 고르는 것은 화면이다.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Text {
    /// 한국어.
    pub ko: String,
    /// 영어.
    pub en: String,
}
