//! 알파베타 수업을 열고, 거기 보이는 것을 읽는다.

use crate::{page::Page, runner::Tested};
use serde::Deserialize;

/// 무대에 보이는 것.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub(crate) struct Stage {
    /// `3/26`.
    pub(crate) step: String,
    /// 지금 걸음의 문장.
    pub(crate) sentence: String,
    /// 자르는 조건.
    pub(crate) condition: String,
    /// 불이 켜진 코드.
    pub(crate) lit: Vec<String>,
    /// 그림.
    pub(crate) tree: Tree,
}

/// 그림에서 읽은 것.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub(crate) struct Tree {
    /// 마디마다의 모양과 상태: `node min seen best`.
    pub(crate) classes: Vec<String>,
    /// 마디마다 적힌 글: `≤2`.
    pub(crate) values: Vec<String>,
    /// 지금 길의 α와 β: `α 3β ∞`.
    pub(crate) windows: Vec<String>,
    /// 가위의 수.
    pub(crate) scissors: usize,
}

/// 셈판.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
pub(crate) struct Counts {
    pub(crate) nodes: u64,
    pub(crate) leaves: u64,
    pub(crate) cuts: u64,
    pub(crate) minimax: u64,
    pub(crate) fewest: u64,
}

impl Tree {
    /// 그 이름표를 모두 단 마디의 수.
    pub(crate) fn count(&self, class: &str) -> usize {
        self.classes.iter().filter(|classes| classes.split(' ').any(|one| one == class)).count()
    }

    /// 그 이름표를 단 마디에 적힌 글.
    pub(crate) fn values_of(&self, class: &str) -> Vec<&str> {
        let marked = |classes: &String| classes.split(' ').any(|one| one == class);
        let pairs = self.classes.iter().zip(&self.values);
        pairs.filter(|(classes, _)| marked(classes)).map(|(_, value)| value.as_str()).collect()
    }
}

/// 영어로 된 수업을 그 물음(query)으로 연다.
pub(crate) async fn open(page: &Page, query: &str) -> Tested {
    page.open(&format!("en/l/alpha-beta/?{query}")).await?;
    page.find(".stage .node").await.map(drop)
}

/// 무대를 읽는다.
pub(crate) async fn stage(page: &Page) -> Tested<Stage> {
    page.read(
        "const text = (element) => element.textContent;
         const all = (css) => [...document.querySelectorAll(`.stage ${css}`)];
         return {
           step: text(all('.scrubber output')[0]),
           sentence: text(all('.status p')[0]),
           condition: text(all('.condition')[0]),
           lit: all('.code li[aria-current=true]').map(text),
           tree: {
             classes: all('.node').map((node) => node.getAttribute('class')),
             values: all('.node').map((node) => [...node.querySelectorAll('.value')].map(text).join()),
             windows: all('.window').map(text),
             scissors: all('.scissors').length,
           },
         };",
    )
    .await
}

/// 셈판을 읽는다.
pub(crate) async fn counts(page: &Page) -> Tested<Counts> {
    page.read(
        "const [nodes, leaves, cuts, minimax, fewest] =
           [...document.querySelectorAll('.lesson .counters strong')]
             .map((count) => Number(count.textContent.replace(/\\D/g, '')));
         return { nodes, leaves, cuts, minimax, fewest };",
    )
    .await
}

/// 맞대어 본 두 수, 끔과 켬.
pub(crate) async fn pair(page: &Page) -> Tested<[String; 2]> {
    page.read(
        "return [...document.querySelectorAll('.compare-card strong')].map((n) => n.textContent);",
    )
    .await
}

/// 두 답이 같은지 말하는 문장.
pub(crate) async fn verdict(page: &Page) -> Tested<String> {
    page.text(".compare-verdict").await
}
