//! 주소와 화면: 주소를 읽어 어느 화면인지 정한다. 앱은 그 화면을 열고, 짓는 도구는 그 주소마다 문서를 둔다.

use gaji_words::Lang;

/// 수업 하나의 이름들.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Slug {
    /// 주소의 이름.
    pub name: &'static str,
    /// 원래 과정의 번호: 옛 주소 `/t/i341`을 읽는다.
    pub course: &'static str,
    /// 내용을 따라가지 못하는 틀의 키, CSS 픽셀: 시작한 수업이 손전화에서도 넓은 쪽에서도 다 보인다.
    pub height: u32,
}

/// 이 앱이 아는 수업.
pub const SLUGS: [Slug; 3] = [
    Slug { name: "alpha-beta", course: "i341", height: 700 },
    Slug { name: "evaluation", course: "i346", height: 1_120 },
    Slug { name: "quiescence", course: "i345", height: 1_000 },
];

/// 원래 과정에서 `course`번 수업의 주소.
#[must_use]
pub fn course_url(course: &str) -> String {
    format!("https://ai-techstudio.web.app/#t/{course}")
}

/// 어느 화면인가.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Page {
    /// 처음 화면.
    Home,
    /// 수업.
    Lesson(Slug),
    /// 남의 쪽에 넣는 틀에 든 수업.
    Embed(Slug),
    /// 선생님을 위한 예시.
    Teachers,
    /// 두고 살펴보기. 놀이의 이름은 엔진만 안다.
    Play(String),
    /// 그런 화면은 없다.
    Lost,
}

/// 주소를 읽은 것.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Route {
    /// 이 언어의 이 화면.
    Here(Lang, Page),
    /// 언어가 적히지 않은 주소: 기억한 언어의 이 화면으로 옮겨 간다.
    Anywhere(Page),
}

impl Route {
    /// 앱이 놓인 자리를 뺀 길(`/ko/l/alpha-beta/`)과 `#` 뒤를 읽는다.
    #[must_use]
    pub fn parse(path: &str, hash: &str) -> Self {
        let hash = hash.trim_start_matches('#').trim_start_matches('/');
        if let Some(page) = hash.strip_prefix("t/").and_then(course_page) {
            return Self::Anywhere(page);
        }
        // 파일의 이름까지 적힌 주소도 서버는 같은 문서로 답한다.
        let path = path.strip_suffix("/index.html").unwrap_or(path);
        let parts: Vec<_> = path.split('/').filter(|part| !part.is_empty()).collect();
        match parts.as_slice() {
            [] => Self::Anywhere(Page::Home),
            ["t", course] => Self::Anywhere(course_page(course).unwrap_or(Page::Lost)),
            [code, rest @ ..] => match Lang::ALL.into_iter().find(|lang| lang.code() == *code) {
                Some(lang) => Self::Here(lang, page(rest)),
                None => Self::Anywhere(Page::Lost),
            },
        }
    }
}

impl Page {
    /// 앱이 놓인 자리에서 잰 길. 언제나 `/`로 끝난다.
    #[must_use]
    pub fn path(&self, lang: Lang) -> String {
        let code = lang.code();
        match self {
            Self::Home | Self::Lost => format!("/{code}/"),
            Self::Lesson(slug) => format!("/{code}/l/{}/", slug.name),
            Self::Teachers => format!("/{code}/teachers/"),
            Self::Embed(slug) => format!("/{code}/e/{}/", slug.name),
            Self::Play(game) => format!("/{code}/p/{game}/"),
        }
    }
}

fn page(parts: &[&str]) -> Page {
    match parts {
        [] => Page::Home,
        ["teachers"] => Page::Teachers,
        ["l", name] => find(|slug| slug.name == *name).map_or(Page::Lost, Page::Lesson),
        ["e", name] => find(|slug| slug.name == *name).map_or(Page::Lost, Page::Embed),
        ["p", game] => Page::Play((*game).to_string()),
        _ => Page::Lost,
    }
}

/// `i341`. 뒤에 다른 것이 붙어도(`i341/`, `i341?x`) 읽는다.
fn course_page(course: &str) -> Option<Page> {
    let course = course.split(['/', '?', '&']).next();
    find(|slug| Some(slug.course) == course).map(Page::Lesson)
}

fn find(wanted: impl Fn(&Slug) -> bool) -> Option<Slug> {
    SLUGS.into_iter().find(wanted)
}

#[cfg(test)]
mod tests {
    use super::{Page, Route, SLUGS};
    use gaji_words::Lang;

    #[test]
    fn every_page_reads_its_own_path() {
        let pages = SLUGS.map(Page::Lesson).into_iter().chain(SLUGS.map(Page::Embed));
        for page in pages.chain([Page::Home, Page::Teachers, Page::Play("connect4".into())]) {
            for lang in Lang::ALL {
                let path = page.path(lang);
                assert_eq!(Route::parse(&path, ""), Route::Here(lang, page.clone()));
                let bare = path.trim_end_matches('/');
                for same in [bare.to_string(), format!("{bare}/index.html")] {
                    assert_eq!(Route::parse(&same, ""), Route::Here(lang, page.clone()), "{same}");
                }
            }
        }
    }

    #[test]
    fn course_numbers_are_aliases_in_path_and_fragment() {
        for slug in SLUGS {
            let there = Route::Anywhere(Page::Lesson(slug));
            let path = format!("/t/{}", slug.course);
            assert_eq!(Route::parse(&path, ""), there);
            for hash in [format!("#t/{}", slug.course), format!("#/t/{}/?x", slug.course)] {
                assert_eq!(Route::parse("/", &hash), there);
                assert_eq!(Route::parse("/ko/", &hash), there);
            }
        }
    }

    proptest::proptest! {
        #![proptest_config(crate::fuzzing::config(20_000))]

        /// 어떤 길이든 읽고, 읽은 화면의 길은 그 화면이다.
        #[test]
        fn any_path_is_read_without_panic(
            path in "(/(ko|en|t|l|e|p|teachers|alpha-beta|i341|\\PC{0,9})){0,5}/?",
            hash in "#?/?(t/i34[1-9])?\\PC{0,9}",
        ) {
            if let Route::Here(lang, page) = Route::parse(&path, &hash)
                && page != Page::Lost
            {
                let again = Route::parse(&page.path(lang), "");
                proptest::prop_assert_eq!(again, Route::Here(lang, page));
            }
        }
    }

    #[test]
    fn other_fragments_are_left_alone() {
        for hash in ["", "#", "#?secret=abc", "#games", "#t/i999"] {
            assert_eq!(Route::parse("/en/", hash), Route::Here(Lang::En, Page::Home));
        }
    }

    #[test]
    fn unknown_addresses_are_lost() {
        assert_eq!(Route::parse("/ko/l/nothing/", ""), Route::Here(Lang::Ko, Page::Lost));
        assert_eq!(Route::parse("/en/x/y/z", ""), Route::Here(Lang::En, Page::Lost));
        assert_eq!(Route::parse("/t/i999", ""), Route::Anywhere(Page::Lost));
        assert_eq!(Route::parse("/fr/", ""), Route::Anywhere(Page::Lost));
        assert_eq!(Route::parse("/other.html", ""), Route::Anywhere(Page::Lost));
    }
}
