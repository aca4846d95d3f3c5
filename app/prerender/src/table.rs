//! 지을 문서의 목록. 새 화면은 여기에 한 줄을 더한다.

use gaji_lessons::route::{Page, SLUGS};
use gaji_protocol::GameInfo;
use gaji_words::Lang;

/// 문서 하나.
#[derive(Clone, Debug)]
pub(crate) struct Document {
    /// 놓일 자리: `ko/l/alpha-beta/`면 그 폴더의 index.html이다.
    pub(crate) at: String,
    /// 글의 언어.
    pub(crate) lang: Lang,
    /// 보이는 화면.
    pub(crate) page: Page,
    /// 제 주소에 놓인 문서인가. 아니면 다른 문서의 또 다른 이름이라, 찾는 이(search engine)에게는 그 문서를 가리킨다.
    pub(crate) own: bool,
}

impl Document {
    /// 놓일 파일.
    pub(crate) fn file(&self) -> String {
        let index = if self.at.is_empty() || self.at.ends_with('/') { "index.html" } else { "" };
        format!("{}{index}", self.at)
    }
}

/// 모든 문서.
pub(crate) fn documents(games: &[GameInfo]) -> Vec<Document> {
    let lessons = SLUGS.map(Page::Lesson).into_iter();
    let games = games.iter().map(|game| Page::Play(game.id.clone()));
    let frames = SLUGS.map(Page::Embed).into_iter();
    let pages = [Page::Home, Page::Teachers].into_iter().chain(lessons).chain(frames).chain(games);
    let pages: Vec<_> = pages.collect();
    let own = pages.iter().flat_map(|page| Lang::ALL.map(|lang| own(page.clone(), lang)));
    let courses = SLUGS.map(|slug| alias(format!("t/{}/", slug.course), Page::Lesson(slug)));
    let first = alias(String::new(), Page::Home);
    own.chain([first, alias("404.html".into(), Page::Lost)]).chain(courses).collect()
}

/// 앱 안의 자리: `/`로 시작하지 않는다.
pub(crate) fn place(page: &Page, lang: Lang) -> String {
    page.path(lang).trim_start_matches('/').into()
}

fn own(page: Page, lang: Lang) -> Document {
    Document { at: place(&page, lang), lang, page, own: true }
}

/// 말이 적히지 않은 자리: 앱이 서면 기억한 말의 주소로 옮겨 간다.
fn alias(at: String, page: Page) -> Document {
    Document { at, lang: Lang::ALL[0], page, own: false }
}
