//! 둘러볼 곳과, 거기서 할 일.

use serde_json::{Value, json};

/// 할 일 하나.
#[derive(Clone, Copy)]
pub(crate) enum Act {
    /// 누른다.
    Click(&'static str),
    /// 그 요소에 초점을 두고 키를 누른다.
    Type(&'static str, Key),
    /// 참이 될 때까지 기다린다.
    Wait(&'static str),
}

use Act::{Click, Type, Wait};

/// 글쇠 하나: DOM의 이름과 번호.
#[derive(Clone, Copy)]
pub(crate) struct Key(&'static str, u8);

impl Key {
    /// 누르고 떼는 CDP의 말.
    pub(crate) fn event(self, down: bool) -> Value {
        let Self(key, code) = self;
        let text = if key == "Enter" { "\r" } else { "" };
        let kind = if down { "keyDown" } else { "keyUp" };
        json!({ "type": kind, "key": key, "code": key, "windowsVirtualKeyCode": code, "text": text })
    }
}

const RIGHT: Key = Key("ArrowRight", 39);
const LEFT: Key = Key("ArrowLeft", 37);
const HOME: Key = Key("Home", 36);
const END: Key = Key("End", 35);
const ENTER: Key = Key("Enter", 13);

const NEXT: &str = ".transport-row button:nth-child(4)";
const IDLE: Act = Wait("document.documentElement.dataset.engine === 'idle'");

/// 이름, 처음 화면에서 들어가는 문, 할 일.
pub(crate) const STOPS: [(&str, &str, &[Act]); 5] = [
    (
        "alpha-beta",
        ".card[href*='alpha-beta']",
        &[
            Wait("!!document.querySelector('.stage .node')"),
            Type("main h1", HOME),
            Click(NEXT),
            Click(NEXT),
            Click(NEXT),
            Type(".scrubber input", RIGHT),
            Type(".scrubber input", END),
            Click(".compare-card"),
            Click(".compare-card:nth-of-type(2)"),
            Click(".settings .switch"),
            Click(".settings .switch"),
            Click(".settings .pair-options button:last-child"),
            Click(".stage .node.cut [data-hit]"),
            Click(".self-check .button"),
            Wait("document.querySelectorAll('.self-check-result.better').length === 2"),
            IDLE,
        ],
    ),
    (
        "evaluation",
        ".card[href*='evaluation']",
        &[
            Wait("!!document.querySelector('.weigh-picture .bars .name')"),
            Type(".weigh .weights input", LEFT),
            Type(".weigh .weights input", LEFT),
            Type(".weigh .weights .slider:nth-child(2) input", RIGHT),
            Click(".weigh .weights .chip"),
            Click(".weigh .weights .chip:nth-child(2)"),
            Click(".weigh-picture [data-cell='0-3']"),
            Click(NEXT),
            Click(".panel:has(.duel-cards) .button"),
            IDLE,
        ],
    ),
    (
        "quiescence",
        ".card[href*='quiescence']",
        &[
            Wait("!!document.querySelector('.twin .figure .piece')"),
            Type("main h1", HOME),
            Click(NEXT),
            Click(NEXT),
            Click(".ruler tbody tr:nth-child(3) button"),
            IDLE,
            Click(".ruler tbody tr:nth-child(2) button"),
            IDLE,
            Click(".panel > h2 + p + .button"),
            Wait("document.querySelector('.panel progress')?.value > 20"),
        ],
    ),
    (
        "connect4",
        ".game a[href*='connect4']",
        &[
            Wait("!!document.querySelector('.play .cells')"),
            Click(".play-action"),
            IDLE,
            Click(".play [data-cell='0-3']"),
            Wait("document.querySelectorAll('.play-moves li').length >= 2"),
            Type(".play [data-cell='0-2']", ENTER),
            IDLE,
            Click(".play-analysis .switch"),
            IDLE,
        ],
    ),
    (
        "chess",
        ".game a[href*='p/chess']",
        &[
            Wait("!!document.querySelector('.play .cells')"),
            Click(".play-action"),
            IDLE,
            Type(".play .cell[aria-label^='e2,']", ENTER),
            Type(".play .cell[aria-label^='e4,']", ENTER),
            Wait("document.querySelectorAll('.play-moves li').length >= 2"),
            IDLE,
        ],
    ),
];
