//! 핵심 코드의 줄: 수업마다 제 코드를 이것으로 적는다.

use gaji_words::Word;

/// 코드 한 줄과 그 뜻.
#[derive(Clone, Copy, Debug)]
pub struct CodeLine {
    /// 코드.
    pub text: &'static str,
    /// 뜻. 괄호만 있는 줄은 없다.
    pub about: Option<Word>,
}

pub(crate) const fn line(text: &'static str, about: Word) -> CodeLine {
    CodeLine { text, about: Some(about) }
}

pub(crate) const fn bare(text: &'static str) -> CodeLine {
    CodeLine { text, about: None }
}
