//! 홀로 나간 그림의 모양: 화면의 CSS를 도형마다의 속성으로 푼다. 그림을 여는 프로그램(Word, 그림 보기)은 거의 모두
//! CSS의 변수를, 더러는 CSS를 모른다.

use crate::Theme;

const TOKENS: &str = include_str!("../../../style/tokens.css");

/// 화면과 같은 파일이다. 도형은 제 이름(class)의 것만 따른다.
const STYLES: [&str; 6] = [
    include_str!("../../../style/figure.css"),
    include_str!("../../../style/board.css"),
    include_str!("../../../style/tree.css"),
    include_str!("../../../style/bars.css"),
    include_str!("../../../style/backdrop.css"),
    include_str!("../../../style/logo.css"),
];

/// 속성으로도 적는 것. 움직임과 손에 대한 것은 멈춘 그림에 없다.
const KNOWN: [&str; 13] = [
    "display",
    "fill",
    "fill-rule",
    "font-family",
    "font-size",
    "font-weight",
    "opacity",
    "paint-order",
    "stroke",
    "stroke-dasharray",
    "stroke-linecap",
    "stroke-linejoin",
    "stroke-width",
];

type Attributes = Vec<(&'static str, String)>;

/// 한 밝기의 모든 규칙, 약한 것부터.
pub(crate) struct Ink(Vec<Rule>);

struct Rule {
    /// 빈칸으로 나뉜 조상과 도형: `.tree .node.cut .value`.
    selector: &'static str,
    inks: Attributes,
}

impl Ink {
    pub(crate) fn new(theme: Theme) -> Self {
        // 움직임(@keyframes)은 통째로 한 덩이다: 안쪽은 들여 쓴다.
        let blocks = STYLES.into_iter().flat_map(|css| css.split("\n}"));
        let blocks = blocks.filter(|block| !block.contains('@'));
        let mut rules: Vec<_> = blocks.flat_map(|block| rules(block, theme)).collect();
        rules.sort_by_key(|rule| weight(rule.selector));
        Self(rules)
    }

    /// `path`(뿌리부터, 저마다 `tag class class`) 끝의 도형에 그 모양을 입힌다.
    pub(crate) fn dress(&self, mut shape: Attributes, path: &[String]) -> Attributes {
        for rule in self.0.iter().filter(|rule| leads(rule.selector, path)) {
            for (name, value) in &rule.inks {
                shape.retain(|(before, _)| before != name);
                shape.push((name, value.clone()));
            }
        }
        shape
    }
}

/// 변수 `--name`의 그 밝기의 값.
#[must_use]
pub fn token(name: &str, theme: Theme) -> Option<String> {
    let (_, rest) = TOKENS.split_once(&format!(" --{name}:"))?;
    let value = rest.split_once(';')?.0.split_whitespace().collect::<Vec<_>>().join(" ");
    Some(resolve(&value, theme))
}

fn rules(block: &'static str, theme: Theme) -> Vec<Rule> {
    let Some((selectors, body)) = block.split_once('{') else { return Vec::new() };
    let selectors = selectors.rsplit("*/").next().unwrap_or_default().split(',').map(str::trim);
    let inks = body.split(';').filter_map(|line| line.trim().split_once(": "));
    let inks = inks.filter(|(name, _)| KNOWN.contains(name));
    let inks: Vec<_> = inks.map(|(name, value)| (name, resolve(value, theme))).collect();
    // 손이 닿았을 때의 모양은 멈춘 그림에 없다.
    let plain = selectors.filter(|selector| !selector.contains([':', '[', '>', '*']));
    plain.map(|selector| Rule { selector, inks: inks.clone() }).collect()
}

/// 더 꼭 집은 규칙이 이긴다(specificity): 이름의 수, 그다음 요소의 수.
fn weight(selector: &str) -> (usize, usize) {
    let tags = selector.split_whitespace().filter(|part| !part.starts_with('.'));
    (selector.matches('.').count(), tags.count())
}

fn leads(selector: &str, path: &[String]) -> bool {
    let (mut parts, mut above) = (selector.split_whitespace().rev(), path.iter().rev());
    let own = parts.next().zip(above.next()).is_some_and(|(part, shape)| fits(part, shape));
    own && parts.all(|part| above.any(|shape| fits(part, shape)))
}

fn fits(part: &str, shape: &str) -> bool {
    let (tag, classes) = shape.split_once(' ').unwrap_or((shape, ""));
    let mut names = part.split('.');
    names.next().is_some_and(|name| name.is_empty() || name == tag)
        && names.all(|name| classes.split(' ').any(|class| class == name))
}

/// 변수를 값으로 푼다. `--day`와 `--night`는 그 밝기일 때에만 뒤에 적힌 값이다.
fn resolve(css: &str, theme: Theme) -> String {
    let Some((before, rest)) = css.split_once("var(--") else { return css.into() };
    let (inside, after) = closed(rest);
    let (name, other) = inside.split_once(',').unwrap_or((inside, ""));
    let value = match (name, theme) {
        ("day", Theme::Dark) | ("night", Theme::Light) => None,
        ("day" | "night", _) => Some(other.trim().into()),
        _ => token(name, theme).or_else(|| Some(resolve(other.trim(), theme))),
    };
    format!("{before}{}{}", value.unwrap_or_default(), resolve(after, theme)).trim().into()
}

/// 닫는 괄호의 앞과 뒤.
fn closed(text: &str) -> (&str, &str) {
    let mut depth = 1;
    let end = text.find(|c| {
        depth += i32::from(c == '(') - i32::from(c == ')');
        depth == 0
    });
    end.map_or((text, ""), |end| (&text[..end], &text[end + 1..]))
}

#[cfg(test)]
mod tests {
    use super::{Ink, resolve, token};
    use crate::Theme;

    fn inked(ink: &Ink, path: &str, name: &str) -> Option<String> {
        let path: Vec<_> = path.split('/').map(String::from).collect();
        let dressed = ink.dress(Vec::new(), &path);
        dressed.into_iter().find(|(one, _)| *one == name).map(|(_, value)| value)
    }

    #[test]
    fn variables_become_the_colours_of_their_theme() {
        let ground = [Theme::Light, Theme::Dark].map(|theme| token("ground", theme));
        assert_eq!(ground, [Some("#f7f5fc".into()), Some("#0d1430".into())]);
        let css = "var(--day, #fff) var(--night, #000)";
        assert_eq!([Theme::Light, Theme::Dark].map(|theme| resolve(css, theme)), ["#fff", "#000"]);
        assert_eq!(resolve("calc(var(--lost, 0) * 1px)", Theme::Dark), "calc(0 * 1px)");
        assert_eq!(token("lost", Theme::Dark), None);
    }

    #[test]
    fn the_closest_rule_wins() {
        let ink = Ink::new(Theme::Light);
        let value = |path: &str, name| inked(&ink, path, name);
        let body = |node: &str| format!("svg figure tree/g node {node}/rect body");
        assert_eq!(value(&body("max"), "stroke"), Some("#5b2a9d".into()));
        assert_eq!(value(&body("max cut"), "fill"), Some("none".into()));
        assert_eq!(value("svg figure tree/g/text", "fill"), Some("#1d1940".into()));
        assert_eq!(value("svg figure tree/g/text", "user-select"), None);
        assert_eq!(value("svg figure/rect body", "fill"), None);
        // 누르는 자리의 초점은 멈춘 그림에 없다.
        assert_eq!(value("svg figure tree/g/rect area", "stroke"), None);
    }

    #[test]
    fn nothing_is_left_to_resolve() {
        for theme in [Theme::Light, Theme::Dark] {
            let Ink(rules) = Ink::new(theme);
            assert!(rules.len() > 90, "{}", rules.len());
            for (name, value) in rules.iter().flat_map(|rule| &rule.inks) {
                assert!(!value.is_empty() && !value.contains("var("), "{name}: {value}");
            }
        }
    }
}
