//! 틀의 키: 내용을 따라가되, 말이 많지도 끝없이 되묻지도 않는다.

use crate::{embed::Host, page::Page, runner::Tested};
use gaji_lessons::route::{SLUGS, Slug};

/// 키를 알리는 말의 세 방언.
const HEIGHTS: &str = "heard.filter(({ type, subject, message }) =>
    type === 'gaji:resize' || subject === 'lti.frameResize' || message === 'height').length";

/// 사례 WEB-10. 틀의 키는 내용의 키가 되고, 바뀜 하나에 키를 알리는 말은 세 방언을 모두 세어 다섯을 넘지 않는다.
pub(crate) async fn follows_without_loops(page: Page) -> Tested {
    for Slug { name: lesson, height, .. } in SLUGS {
        let frame = format!(
            "<iframe title=frame style='width: 600px; height: 300px; border: 0'
               src='{}en/e/{lesson}/?v=1&step=2&id=one#?secret=abc'></iframe>
             <script>
               const frame = document.querySelector('iframe');
               const send = (type, fields) =>
                 frame.contentWindow.postMessage({{ ...fields, type: `gaji:${{type}}`, v: 1 }}, '*');
               addEventListener('message', ({{ data }}) => {{
                 if (data.type === 'gaji:resize') frame.style.height = `${{data.height}}px`;
               }});
             </script>",
            page.site()
        );
        let host = Host::open(&page, &frame).await?;
        Host::hears(&page, "step", "one").await?;
        page.eval_async(QUIET).await?;
        for change in [
            "frame.style.width = '320px'",
            "frame.style.width = '360px'",
            "frame.style.width = '1280px'",
            "send('step', { to: 1 })",
            "send('set', { query: 'v=1&step=3' })",
        ] {
            page.eval("heard.length = 0;").await?;
            page.eval_async(&format!("{change}; {QUIET}")).await?;
            let told: u32 = page.read(&format!("return {HEIGHTS};")).await?;
            assert!(told <= 5, "{lesson}: {told} messages after {change}");
            fits(&page).await.map_err(|error| format!("{lesson}, {change}: {error}"))?;
            // 키를 따라가지 못하는 쪽에 적어 줄 키면 다 보인다.
            let needed: u32 = page.read("return frame.offsetHeight;").await?;
            assert!(needed <= height, "{lesson} after {change}: {needed}");
        }
        drop(host);
    }
    page.visit("en/").await
}

/// 키를 알리는 말이 한동안 없을 때까지.
const QUIET: &str = "
    let before;
    do {
      before = heard.length;
      await new Promise((wake) => setTimeout(wake, 400));
    } while (heard.length > before);";

/// 틀의 키가 내용의 키와 같아, 틀 안에 더 밀 것이 없는가.
async fn fits(page: &Page) -> Tested {
    page.driver.enter_frame(0).await?;
    let spare = "const page = document.documentElement;
        return [page.scrollHeight - page.clientHeight,
          page.clientHeight - Math.ceil(document.querySelector('.embed').getBoundingClientRect().height)];";
    let spare: [i64; 2] = page.read(spare).await?;
    page.driver.enter_default_frame().await?;
    // 한 픽셀 줄어든 것은 알리지 않는다.
    if spare[0] == 0 && spare[1] <= 1 { Ok(()) } else { Err(format!("{spare:?}").into()) }
}
