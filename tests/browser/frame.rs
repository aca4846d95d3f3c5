//! 남의 쪽에 든 틀(iframe): 같은 화면이고, 틀이 내용의 키를 따라가도 끝없이 자라지 않는다.

use crate::{
    page::{Page, View},
    runner::Tested,
};

const WORDS: &str = "querySelector('main').innerText";

/// 빈 쪽에 그 너비의 틀을 두고 앱의 주소를 연다. 엔진이 쉴 때까지 기다린다.
async fn embed(page: &Page, width: u32, path: &str) -> Tested {
    page.visit("404.html").await?;
    let script = format!(
        "document.body.innerHTML = '<main></main>';
         const frame = document.createElement('iframe');
         frame.style = 'width: {width}px; height: 400px; border: 0';
         frame.src = '{}{path}';
         document.body.append(frame);",
        page.site()
    );
    page.eval(&script).await?;
    page.until(
        "document.querySelector('iframe').contentDocument.documentElement.dataset.engine === 'idle'",
    )
    .await
}

/// 사례 WEB-02. 물음과 `#` 뒤가 붙은 주소도, 틀 안에서도 같은 판이다.
pub(crate) async fn shows_what_the_address_says(page: Page) -> Tested {
    let path = "ko/p/connect4/?v=1&moves=4_4_5_5_6_6&mode=two&step=3";
    page.view(View::Desktop).await?;
    let mut seen = Vec::new();
    for path in [path.to_string(), format!("{path}#?secret=abc")] {
        page.open(&path).await?;
        seen.push(page.read::<String>(&format!("return document.{WORDS};")).await?);
    }
    embed(&page, 1280, &format!("{path}#?secret=abc")).await?;
    let inside = "document.querySelector('iframe').contentDocument";
    page.until(&format!("{inside}.querySelectorAll('.play-moves li').length === 6")).await?;
    seen.push(page.read::<String>(&format!("return {inside}.{WORDS};")).await?);
    assert_eq!(seen[0], seen[1]);
    assert_eq!(seen[0], seen[2]);
    Ok(())
}

/// 틀의 키를 내용의 키로 몇 번 맞추었을 때의 키들.
const FOLLOW: &str = "
    const frame = document.querySelector('iframe');
    const paint = () => new Promise((wake) => setTimeout(wake, 300));
    const heights = [];
    for (let turn = 0; turn < 5; turn++) {
      const height = frame.contentDocument.documentElement.scrollHeight;
      frame.style.height = `${height}px`;
      heights.push(height);
      await paint();
    }
    return heights;";

/// 사례 WEB-10. 틀이 내용의 키를 따라가면 두 번 만에 멈춘다: 화면의 키에 매인 것이 내용을 밀어 올리지 않는다.
pub(crate) async fn settles_at_the_height_of_its_content(page: Page) -> Tested {
    for path in ["l/alpha-beta/", "l/quiescence/", "l/evaluation/", "p/connect4/?v=1&mode=two"] {
        for width in [320, 768, 1280] {
            embed(&page, width, &format!("en/{path}")).await?;
            let heights: Vec<u32> = serde_json::from_value(page.eval_async(FOLLOW).await?)?;
            let settled = heights[2..].iter().all(|height| *height == heights[2]);
            assert!(settled, "{path} at {width}: {heights:?}");
        }
    }
    Ok(())
}
