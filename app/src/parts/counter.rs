//! 셈판의 한 칸: 이름과 수.

use leptos::prelude::*;

/// 수의 느낌. 색은 거들 뿐, 뜻은 글이 지닌다.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tone {
    /// 그냥 수.
    #[default]
    Plain,
    /// 나아졌다.
    Better,
    /// 나빠졌다.
    Worse,
}

/// 셈판의 한 칸. `<dl class="counters">` 안에 둔다.
#[component]
pub fn Counter(
    /// 이름.
    #[prop(into)]
    label: String,
    /// 수.
    #[prop(into)]
    value: Signal<String>,
    /// 곁에 작게 적는 말. 비어도 된다.
    #[prop(optional, into)]
    note: Signal<String>,
    /// 느낌.
    #[prop(optional, into)]
    tone: Signal<Tone>,
) -> impl IntoView {
    let class = move || match tone.get() {
        Tone::Plain => "counter",
        Tone::Better => "counter better",
        Tone::Worse => "counter worse",
    };
    view! {
        <div class=class>
            <dt>{label}</dt>
            <dd>
                <strong>{value}</strong>
                <span>{note}</span>
            </dd>
        </div>
    }
}
