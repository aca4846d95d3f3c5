//! 지금 화면이 보이는 것: 그림, 걸음, 문장. 부품이 스스로 적고, 나누는 상자와 틀이 읽는다.

use gaji_figures::Figure;
use gaji_lessons::embed::{By, Event, Score};
use leptos::prelude::*;

use super::Playback;

/// 보이는 것. 화면을 열 때마다 새것이다.
#[derive(Clone, Copy)]
pub(crate) struct Showing {
    /// 그림들, 선 차례대로. 꾸밈은 제목이 없다.
    pub(crate) figures: RwSignal<Vec<Signal<Figure>>>,
    /// 걸음.
    pub(crate) playback: RwSignal<Option<Playback>>,
    /// 지금 걸음의 문장.
    pub(crate) words: RwSignal<Option<Signal<String>>>,
    /// 수업의 상태를 담은 물음(query): 적혀 온 것에서 읽을 수 있던 것만.
    pub(crate) state: RwSignal<Option<Signal<String>>>,
    /// 알아듣지 못했거나 따를 수 없어 알릴 말. 비면 없다.
    pub(crate) trouble: RwSignal<Option<Signal<String>>>,
    /// 읽는 이가 채점받은 것: 틀이 쪽에 알린다.
    pub(crate) graded: RwSignal<Vec<Event>>,
    /// 나누는 상자가 열렸는가: 머리와 문제지가 열고 상자가 닫는다.
    pub(crate) sharing: RwSignal<bool>,
}

impl Showing {
    /// 그림 하나가 섰다. 사라진 그림은 잊는다.
    pub(crate) fn add(self, figure: Signal<Figure>) {
        self.figures.update(|figures| {
            figures.retain(|figure| figure.try_with_untracked(|_| ()).is_some());
            figures.push(figure);
        });
    }

    /// 지금 보이는 그림들. 상표는 꾸밈이다.
    pub(crate) fn pictures(self) -> Vec<Figure> {
        let figures = self.figures.get_untracked();
        let drawn = figures.into_iter().filter_map(|figure| figure.try_get_untracked());
        drawn.filter(|figure| !figure.shapes.is_empty() && figure.class != "logo").collect()
    }

    /// 빈 채로 문맥(context)에 둔다.
    pub(crate) fn provide() {
        let playback = RwSignal::new(None);
        let [words, state, trouble] = [(); 3].map(|()| RwSignal::new(None));
        let (figures, graded, sharing) =
            (RwSignal::default(), RwSignal::default(), RwSignal::new(false));
        provide_context(Self { figures, playback, words, state, trouble, graded, sharing });
    }

    /// 알릴 말의 자리. `words`는 주소에서 읽지 못한 것이다.
    pub(crate) fn trouble(words: String) -> RwSignal<String> {
        let trouble = RwSignal::new(words);
        Self::note(|showing| showing.trouble.set(Some(trouble.into())));
        trouble
    }

    /// 읽는 이의 답 하나(맞았는가, 채점의 말)와 그때까지의 성적. 무르거나 다시 시작했으면 답은 없다.
    pub(crate) fn grade(answer: Option<(bool, String)>, score: Score) {
        let answer = answer.map(|(right, words)| Event::Answer { by: By::Reader, right, words });
        let events = answer.into_iter().chain([Event::Score(score)]).collect();
        Self::note(|showing| showing.graded.set(events));
    }

    /// 문맥에 있으면 적는다: 시험과 같은 홀로 선 부품에는 없다.
    pub(crate) fn note(write: impl FnOnce(Self)) {
        if let Some(showing) = use_context() {
            write(showing);
        }
    }
}
