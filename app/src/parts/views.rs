//! 여럿을 한 화면으로. 요소의 타입을 지우므로, 요소가 무엇이든 늘어놓고 고쳐 그리는 코드는 하나만 생긴다.

use leptos::prelude::*;

/// 차례로 보일 것들. 있을 수도 없을 수도 있는 하나(`Option`)도 그렇다.
pub trait Views {
    /// 타입을 지운 한 화면.
    fn views(self) -> AnyView;
}

impl<I: IntoIterator<Item: IntoAny>> Views for I {
    fn views(self) -> AnyView {
        self.into_iter().map(IntoAny::into_any).collect::<Vec<_>>().into_any()
    }
}
