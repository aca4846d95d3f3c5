//! 강의 쪽에 붙여 넣을 글. 글은 속성에 들어가도 되게 고친다.

/// 스크립트를 받는 쪽에 붙일 글: 틀의 키가 내용을 따라간다. 값이 빈 속성은 적지 않는다.
#[must_use]
pub fn element(script: &str, attributes: &[(&str, &str)]) -> String {
    let written = attributes.iter().filter(|(_, value)| !value.is_empty());
    let written: String =
        written.map(|(name, value)| format!(" {name}=\"{}\"", escape(value))).collect();
    format!(
        "<script async src=\"{}\"></script>\n<gaji-embed{written}></gaji-embed>",
        escape(script)
    )
}

/// 어느 쪽에나 붙는 글: 속성이 다섯뿐이라 거르는 쪽(Canvas, WordPress)도 남긴다. 키는 따라가지 않으니 넉넉해야 한다.
#[must_use]
pub fn frame(address: &str, title: &str, height: u32) -> String {
    format!(
        "<iframe src=\"{}\" title=\"{}\" width=\"100%\" height=\"{height}\" style=\"border:0\"></iframe>",
        escape(address),
        escape(title)
    )
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('"', "&quot;").replace('<', "&lt;").replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use super::{element, frame};

    #[test]
    fn nothing_escapes_its_attribute() {
        let text = frame("https://a/?x=1&y=\"><script>", "\"<b>", 300);
        assert_eq!(
            text,
            "<iframe src=\"https://a/?x=1&amp;y=&quot;&gt;&lt;script&gt;\" title=\"&quot;&lt;b&gt;\" \
             width=\"100%\" height=\"300\" style=\"border:0\"></iframe>"
        );
        let text = element("/a.js", &[("lesson", "b"), ("state", "v=1&step=\"9"), ("theme", "")]);
        assert_eq!(
            text,
            "<script async src=\"/a.js\"></script>\n\
             <gaji-embed lesson=\"b\" state=\"v=1&amp;step=&quot;9\"></gaji-embed>"
        );
    }
}
