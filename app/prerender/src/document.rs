//! 문서의 틀(index.html)을 채운다.

use crate::{
    Site,
    assets::Assets,
    content::Content,
    digest::sha256,
    frame::{frame, needs_app},
    head::head,
    manifest,
    table::Document,
};

/// 문서의 틀과, 그 안에 적을 것.
pub(crate) struct Template<'a> {
    pub(crate) site: &'a Site,
    pub(crate) assets: Assets,
    /// 알림을 맡은 스크립트의 파일.
    pub(crate) notices: String,
}

impl Template<'_> {
    /// 문서 하나의 글. 판의 이름(`%build%`)은 모든 글이 정해진 뒤에 채운다.
    pub(crate) fn fill(&self, document: &Document, content: &Content) -> String {
        let Site { template, address, .. } = self.site;
        let values = [
            ("%lang%", document.lang.code().into()),
            ("%head%", head(address, document, content)),
            ("%preloads%", self.assets.preloads(&document.page)),
            ("%manifest%", address.path(manifest::file(document.lang))),
            ("%notices%", address.path(&self.notices)),
            ("%engine%", self.assets.engine.clone()),
            ("%styles%", self.assets.styles(&document.page)),
            ("%more%", self.assets.more.clone()),
            ("%app%", self.assets.app.clone()),
            ("%base%", address.base().into()),
        ];
        let template =
            if needs_app(&document.page) { template.clone() } else { without_app(template) };
        let html = values.iter().fold(template, |html, (mark, value)| html.replace(mark, value));
        let html = html.replace("%policy%", &policy(&html));
        html.replace("%static%", &frame(address, document, &content.main))
    }
}

/// 앱을 부르지 않는 틀: 알림의 스크립트만 남긴다.
fn without_app(template: &str) -> String {
    match template.split_once("<script type=\"module\">") {
        Some((before, rest)) => {
            let after = rest.split_once("</script>").map_or("", |(_, after)| after);
            let head = before.replace("%preloads%", "");
            format!("{head}<script type=\"module\">import(\"%notices%\");</script>{after}")
        }
        None => template.into(),
    }
}

/// 무엇을 불러도 되는가(content security policy): 제 출처(origin)의 것과, 틀에 적힌 그 스크립트뿐.
///
/// 그림의 자리는 `style` 속성으로 적으므로 속성만은 풀어 둔다.
fn policy(html: &str) -> String {
    let script = html.split_once("<script type=\"module\">").map_or("", |(_, rest)| rest);
    let script = script.split_once("</script>").map_or("", |(script, _)| script);
    [
        "default-src 'none'",
        &format!("script-src 'self' 'wasm-unsafe-eval' '{}'", sha256(script)),
        "worker-src 'self'",
        "connect-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "manifest-src 'self'",
        "frame-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
    ]
    .join("; ")
}
