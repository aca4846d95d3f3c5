//! 문제지와 표: 인쇄하면 A4 한 장이고, 그림으로 저장되고, 표는 베껴진다. 같은 씨앗은 같은 종이다.

use crate::{
    lesson,
    page::{Page, Theme},
    runner::Tested,
};
use gaji_words::{Lang, alphabeta::sheet, alphabeta::table, share};
use serde_json::{Value, json};

const SHEETS: [&str; 3] = ["blank", "key", "table"];

/// 인쇄한 쪽의 수와 첫 쪽의 크기.
async fn printed(page: &Page) -> Tested<(u64, String)> {
    let pdf = page
        .devtools("Page.printToPDF", json!({ "preferCSSPageSize": true, "printBackground": false }))
        .await?;
    let data = pdf["data"].as_str().unwrap_or_default();
    page.read(&format!(
        "const pdf = atob('{data}');
         return [(pdf.match(/\\/Type\\s*\\/Page\\b/g) ?? []).length, pdf.match(/MediaBox\\s*\\[([^\\]]*)/)[1].trim()];"
    ))
    .await
}

pub(crate) async fn every_sheet_prints_on_one_page(page: Page) -> Tested {
    for lang in Lang::ALL.map(Lang::code) {
        for kind in SHEETS {
            page.open(&format!("{lang}/l/alpha-beta/?v=1&seed=3&do=sheet&sheet={kind}")).await?;
            page.find(".paper .sheet text").await?;
            let (pages, size) = printed(&page).await?;
            assert_eq!(pages, 1, "{lang} {kind}");
            let sides: Vec<f64> =
                size.split_whitespace().filter_map(|side| side.parse().ok()).collect();
            assert!((sides[2] - 595.0).abs() < 2.0 && (sides[3] - 842.0).abs() < 2.0, "{size}");
        }
    }
    Ok(())
}

/// 나누는 상자가 문제지를 먼저 내놓고, 두 번 열어도 같은 파일이다.
pub(crate) async fn sheets_are_saved_as_pictures(page: Page) -> Tested {
    page.before_load(
        "window.saved = [];
         URL.createObjectURL = ((make) => (blob) => (saved.push(blob), make.call(URL, blob)))(URL.createObjectURL);",
    )
    .await?;
    let mut files = Vec::new();
    // 어두운 화면에서 저장해도 종이는 밝다.
    for theme in [Theme::Light, Theme::Dark] {
        page.theme(theme).await?;
        lesson::open(&page, "v=1&seed=3&do=sheet&sheet=key").await?;
        page.find(".paper .sheet text").await?;
        page.click_named(sheet::save(Lang::En)).await?;
        page.find("dialog.share[open]").await?;
        for kind in ["PNG", "SVG"] {
            page.click_named(&share::save(Lang::En, &kind)).await?;
        }
        page.until("saved.length === 2").await?;
        let file: Value = page
            .eval_async(
                "const read = async (blob) => [blob.type, blob.size,
                   blob.type.includes('svg') ? await blob.text() : ''];
                 return (await Promise.all(saved.map(read))).sort();",
            )
            .await?;
        files.push(file);
    }
    assert_eq!(files[0], files[1]);
    let svg = files[0][1][2].as_str().unwrap_or_default();
    assert!(svg.contains("answer key (seed 3)") && svg.contains("viewBox"), "{svg}");
    assert!(files[0][0][1].as_u64() > Some(20_000), "{}", files[0][0]);
    Ok(())
}

/// 베낀 표는 보이는 표와 칸마다 같다.
pub(crate) async fn the_table_is_copied_as_it_is_seen(page: Page) -> Tested {
    lesson::open(&page, "v=1&do=table").await?;
    page.find(".room tbody tr").await?;
    // 정말 베끼되 무엇을 베꼈는지 적어 둔다: 읽는 것은 브라우저가 막는다.
    page.eval(
        "const write = navigator.clipboard.writeText.bind(navigator.clipboard);
         navigator.clipboard.writeText = (text) => { window.copied = text; return write(text); };",
    )
    .await?;
    page.click_named(table::copy(Lang::En)).await?;
    page.until_text(".room .copy [role=status]", "Copied").await?;
    let seen = "[...document.querySelectorAll('.room tr')].map((row) =>
        [...row.children].map((cell) => cell.textContent).join('\\t') + '\\n').join('')";
    page.until(&format!("window.copied === {seen}")).await
}
