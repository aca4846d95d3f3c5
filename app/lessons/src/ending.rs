//! 수업을 맺는 글: 확인 방법, 쓰면 좋을 때와 쓰지 말 때, 드는 품, 이어지는 수업. 화면과 미리 지은 문서가 함께 쓴다.

use gaji_words::Word;
use gaji_words::{
    alphabeta::closing as alphabeta, evaluation::closing as evaluation,
    quiescence::closing as quiescence,
};

/// 다른 수업: 원래 과정의 번호와 이름.
pub type Other = (&'static str, Word);

/// 맺음의 글: 수업마다 이것만 다르다.
pub struct Ending {
    /// 확인 방법.
    pub verify: &'static [Word],
    /// 쓰면 좋을 때.
    pub good: &'static [Word],
    /// 쓰지 말 때.
    pub bad: &'static [Word],
    /// 드는 품.
    pub cost: Word,
    /// 먼저 볼 수업.
    pub before: &'static [Other],
    /// 다음에 볼 수업.
    pub after: &'static [Other],
    /// 더 읽을거리: 주소와 이름.
    pub references: &'static [(Word, Word)],
}

/// 알파베타 가지치기 수업의 맺음.
pub const ALPHABETA: Ending = Ending {
    verify: &[
        alphabeta::verify_same,
        alphabeta::verify_fewer,
        alphabeta::verify_steps,
        alphabeta::verify_order,
        alphabeta::verify_check,
        alphabeta::verify_play,
    ],
    good: &[alphabeta::good_games, alphabeta::good_show],
    bad: &[alphabeta::bad_chance, alphabeta::bad_wide],
    cost: alphabeta::cost_about,
    before: &[("i340", alphabeta::related_minimax)],
    after: &[("i344", alphabeta::related_table), ("i343", alphabeta::related_deepening)],
    references: &[
        (alphabeta::wikipedia_url, alphabeta::wikipedia),
        (alphabeta::wiki_url, alphabeta::wiki),
    ],
};

/// 평가 함수 수업의 맺음.
pub const EVALUATION: Ending = Ending {
    verify: &[
        evaluation::verify_bars,
        evaluation::verify_raise,
        evaluation::verify_same,
        evaluation::verify_reason,
    ],
    good: &[evaluation::good_endless, evaluation::good_levels],
    bad: &[evaluation::bad_small, evaluation::bad_unknown],
    cost: evaluation::cost_about,
    before: &[("i340", evaluation::related_minimax)],
    after: &[
        ("i341", evaluation::related_alphabeta),
        ("i345", evaluation::related_quiescence),
        ("i358", evaluation::related_human),
    ],
    references: &[(evaluation::wiki_url, evaluation::wiki)],
};

/// 정지 탐색 수업의 맺음.
pub const QUIESCENCE: Ending = Ending {
    verify: &[
        quiescence::verify_left,
        quiescence::verify_right,
        quiescence::verify_baits,
        quiescence::verify_mirage,
        quiescence::verify_order,
    ],
    good: &[quiescence::good_captures, quiescence::good_losing],
    bad: &[quiescence::bad_quiet, quiescence::bad_endless],
    cost: quiescence::cost_about,
    before: &[("i341", quiescence::alphabeta), ("i346", quiescence::evaluation)],
    after: &[("i344", quiescence::table)],
    references: &[
        (quiescence::wiki_url, quiescence::wiki),
        (quiescence::wikipedia_url, quiescence::wikipedia),
    ],
};
