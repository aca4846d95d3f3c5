//! 없는 주소의 본문.

use super::Content;
use crate::{Address, table::place};
use gaji_figures::mark;
use gaji_lessons::route::Page;
use gaji_words::{Lang, shell as words};

/// 어느 말로 찾아왔는지 모르므로 두 말로 적는다.
pub(super) fn content(address: &Address, lang: Lang) -> Content {
    let said: String = Lang::ALL.map(|lang| told(address, lang)).concat();
    let picture = super::picture::view(mark(""));
    let title = words::not_found_title(lang).to_string();
    Content {
        about: title.clone(),
        title,
        main: format!("<section class=\"lost\">{picture}{said}</section>"),
    }
}

fn told(address: &Address, lang: Lang) -> String {
    format!(
        "<div lang=\"{}\"><h1>{}</h1><a class=\"button\" href=\"{}\">{}</a></div>",
        lang.code(),
        words::not_found_title(lang),
        address.path(&place(&Page::Home, lang)),
        words::not_found_home(lang),
    )
}
