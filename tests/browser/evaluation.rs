//! 평가 함수 수업을 열고, 거기 보이는 것을 읽는다.

use crate::{page::Page, runner::Tested};
use serde::Deserialize;

/// 무대에 보이는 것.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub(crate) struct Stage {
    /// 금빛 막대의 칸.
    pub(crate) gold: String,
    /// 칸마다의 점수.
    pub(crate) totals: Vec<String>,
    /// 칸마다, 항마다의 길이.
    pub(crate) heights: Vec<String>,
    /// 한 문장.
    pub(crate) sentence: String,
    /// 금빛 돌이 놓인 자리.
    pub(crate) disc: String,
    /// 조절대에 적힌 값.
    pub(crate) weights: Vec<String>,
    /// 조절대마다의 표시와 붙든 말.
    pub(crate) marks: Vec<String>,
}

const STAGE: &str = "
    const text = (element) => element?.textContent ?? '';
    const all = (css) => [...document.querySelectorAll(css)];
    const bars = '.weigh-picture .bars';
    return {
      gold: text(document.querySelector(`${bars} .bar.chosen .name`)),
      totals: all(`${bars} .total`).map(text),
      heights: all(`${bars} .part`).map((part) => part.getAttribute('height')),
      sentence: text(document.querySelector('.weigh .status p')),
      disc: `${document.querySelector('.weigh-picture .board .chosen')?.getBoundingClientRect().x}`,
      weights: all('.weigh .weights output').map(text),
      marks: all('.weigh .weights .slider-marks').map(text),
    };";

pub(crate) async fn open(page: &Page, query: &str) -> Tested {
    page.open(&format!("en/l/evaluation/?{query}")).await?;
    page.find(".weigh-picture .bars .name").await.map(drop)
}

pub(crate) async fn stage(page: &Page) -> Tested<Stage> {
    page.read(STAGE).await
}

/// `index`째 조절대를 그 값으로 끈다.
pub(crate) async fn drag(page: &Page, index: usize, value: i32) -> Tested<Stage> {
    page.eval(&format!(
        "const input = document.querySelectorAll('.weigh .weights input')[{index}];
         input.value = {value};
         input.dispatchEvent(new Event('input', {{ bubbles: true }}));"
    ))
    .await?;
    page.settle().await?;
    stage(page).await
}

pub(crate) async fn press(page: &Page, name: &str) -> Tested<Stage> {
    page.click_named(name).await?;
    page.settle().await?;
    stage(page).await
}

/// 손대면 바로 뒤집히는 가중치.
pub(crate) const START: &str = "v=1&w=0.3,0.15,0.15";
