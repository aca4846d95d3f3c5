//! 접근성: npm의 axe-core를 페이지에 넣어 묻는다.

use crate::{page::Page, runner::Tested};
use std::{env, fs};

/// `target-size`는 꺼진 채 오므로 이름을 불러 켠다.
const OPTIONS: &str = r#"{
    runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    rules: { "target-size": { enabled: true } },
}"#;

/// 어긴 것들: 규칙, 까닭, 요소.
pub(crate) async fn violations(page: &Page) -> Tested<Vec<String>> {
    let path = env::var("GAJI_AXE").map_err(|_| "GAJI_AXE: run by cargo xtask test")?;
    page.eval(&fs::read_to_string(path)?).await?;
    let script = format!(
        "const done = arguments[arguments.length - 1];
         axe.run(document, {OPTIONS}).then(({{ violations }}) => done(violations.flatMap(rule =>
             rule.nodes.map(node => `${{rule.id}}: ${{rule.help}}: ${{node.target}}`))));"
    );
    let answer = page.driver.execute_async(script, []).await?;
    Ok(answer.convert()?)
}
