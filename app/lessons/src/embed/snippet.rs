//! 강의 쪽에 붙여 넣을 글.

/// 어느 쪽에나 붙는 글: 속성이 다섯뿐이라 거르는 쪽(Canvas, WordPress)도 남긴다. 글은 속성에 들어가도 되게 고친다.
#[must_use]
pub fn snippet(address: &str, title: &str, height: u32) -> String {
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
    use super::snippet;

    #[test]
    fn nothing_escapes_its_attribute() {
        let text = snippet("https://a/?x=1&y=\"><script>", "\"<b>", 300);
        assert_eq!(
            text,
            "<iframe src=\"https://a/?x=1&amp;y=&quot;&gt;&lt;script&gt;\" title=\"&quot;&lt;b&gt;\" \
             width=\"100%\" height=\"300\" style=\"border:0\"></iframe>"
        );
    }
}
