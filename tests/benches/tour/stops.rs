//! 둘러볼 곳과, 거기서 할 일.

/// 할 일 하나.
#[derive(Clone, Copy)]
pub(crate) enum Act {
    /// 누른다.
    Click(&'static str),
    /// 그 요소에 초점을 두고 키를 누른다.
    Key(&'static str, &'static str),
    /// 참이 될 때까지 기다린다.
    Wait(&'static str),
}

use Act::{Click, Key, Wait};

/// 오른쪽, 왼쪽, Home, End(WebDriver의 글자).
const RIGHT: &str = "\u{e014}";
const LEFT: &str = "\u{e012}";
const HOME: &str = "\u{e011}";
const END: &str = "\u{e010}";
const ENTER: &str = "\u{e007}";

const NEXT: &str = ".transport-row button:nth-child(4)";
const IDLE: Act = Wait("document.documentElement.dataset.engine === 'idle'");

/// 이름, 처음 화면에서 들어가는 문, 할 일.
pub(crate) const STOPS: [(&str, &str, &[Act]); 5] = [
    (
        "alpha-beta",
        ".card[href*='alpha-beta']",
        &[
            Wait("!!document.querySelector('.stage .node')"),
            Key("main h1", HOME),
            Click(NEXT),
            Click(NEXT),
            Click(NEXT),
            Key(".scrubber input", RIGHT),
            Key(".scrubber input", END),
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
            Key(".weigh .weights input", LEFT),
            Key(".weigh .weights input", LEFT),
            Key(".weigh .weights .slider:nth-child(2) input", RIGHT),
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
            Key("main h1", HOME),
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
            Key(".play [data-cell='0-2']", ENTER),
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
            Key(".play .cell[aria-label^='e2,']", ENTER),
            Key(".play .cell[aria-label^='e4,']", ENTER),
            Wait("document.querySelectorAll('.play-moves li').length >= 2"),
            IDLE,
        ],
    ),
];
