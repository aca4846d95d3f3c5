//! 밤의 색: CSS의 변수를 모르는 이(그리는 도구, 앱 목록)에게 화면과 같은 색을 준다.

const TOKENS: &str = include_str!("../../../style/tokens.css");

/// 밝기별 바탕색 [낮, 밤].
pub(crate) fn grounds() -> [String; 2] {
    let value = token("ground");
    let night = night(value);
    let day = value.split_once("var(--day, ").and_then(|(_, day)| day.split_once(')'));
    [day.map_or_else(|| night.clone(), |(day, _)| day.into()), night]
}

/// 변수를 밤의 색으로 푼 CSS.
pub(crate) fn resolve(css: &str) -> String {
    let names = ["ground", "cut"];
    names
        .iter()
        .fold(night(css), |css, name| css.replace(&format!("var(--{name})"), &night(token(name))))
}

/// `tokens.css`에 적힌 값.
fn token(name: &str) -> &'static str {
    let rest = TOKENS.split_once(&format!("--{name}: ")).map_or("", |(_, rest)| rest);
    rest.split_once(';').map_or("", |(value, _)| value)
}

/// `var(--day, A) var(--night, B)`를 `B`로.
fn night(css: &str) -> String {
    let mut parts = css.split("var(--day, ");
    let mut out = parts.next().unwrap_or_default().to_string();
    for part in parts {
        let part = part.split_once("var(--night, ").map_or(part, |(_, part)| part);
        let (value, rest) = part.split_once(')').unwrap_or((part, ""));
        out.push_str(value);
        out.push_str(rest);
    }
    out
}

#[cfg(test)]
mod tests {
    use super::{grounds, resolve};

    #[test]
    fn variables_become_the_colours_of_the_night() {
        assert_eq!(grounds(), ["#f7f5fc", "#0d1430"]);
        let css = "a { stroke: var(--day, #fff) var(--night, #000); fill: var(--cut); }";
        assert_eq!(resolve(css), "a { stroke: #000; fill: #7e87b0; }");
    }
}
