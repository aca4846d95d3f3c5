//! 화면의 밝기: 기기에 맞춤, 밝게, 어둡게. 색은 CSS가 정하고 여기서는 이름만 단다.

use gaji_words::{Word, shell};
use leptos::prelude::*;

use crate::storage;

const KEY: &str = "gaji.theme";

/// 밝기.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Theme {
    Auto,
    Light,
    Dark,
}

impl Theme {
    const ALL: [Self; 3] = [Self::Auto, Self::Light, Self::Dark];

    const fn name(self) -> &'static str {
        match self {
            Self::Auto => "auto",
            Self::Light => "light",
            Self::Dark => "dark",
        }
    }

    /// 사람이 읽는 이름.
    pub(crate) fn word(self) -> Word {
        match self {
            Self::Auto => shell::theme_auto,
            Self::Light => shell::theme_light,
            Self::Dark => shell::theme_dark,
        }
    }

    /// 단추를 누를 때마다 돌아간다.
    pub(crate) const fn next(self) -> Self {
        match self {
            Self::Auto => Self::Light,
            Self::Light => Self::Dark,
            Self::Dark => Self::Auto,
        }
    }

    fn remembered() -> Self {
        storage::recall(KEY).and_then(|name| Self::named(&name)).unwrap_or(Self::Auto)
    }

    /// 이름을 읽는다.
    pub(crate) fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|theme| theme.name() == name)
    }

    /// 기억하지 않고 이 밝기로 보인다.
    pub(crate) fn wear(self) {
        let Some(root) = document().document_element() else { return };
        // 속성을 달거나 떼는 일은 문서가 있는 한 실패하지 않는다.
        let _ = match self {
            Self::Auto => root.remove_attribute("data-theme"),
            _ => root.set_attribute("data-theme", self.name()),
        };
    }
}

/// 지금의 밝기. 앱에 하나뿐이다.
#[derive(Clone, Copy)]
pub(crate) struct ThemeChoice(RwSignal<Theme>);

impl ThemeChoice {
    /// 기억한 밝기로 시작한다.
    pub(crate) fn provide() {
        let theme = Theme::remembered();
        theme.wear();
        provide_context(Self(RwSignal::new(theme)));
    }

    pub(crate) fn get(self) -> Theme {
        self.0.get()
    }

    pub(crate) fn set(self, theme: Theme) {
        theme.wear();
        storage::remember(KEY, theme.name());
        self.0.set(theme);
    }
}
