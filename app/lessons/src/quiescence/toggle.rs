//! 정지 탐색의 부분, 그것을 빼먹는 흔한 실수, 그리고 그것이 드러나는 국면.

use gaji_protocol::{GameInfo, Quiet, Seat, Thought};
use gaji_words::Word;
use gaji_words::quiescence::settings as words;

use super::ruler::Verdict;
use super::state::{FULL, GAME, NO_CAP, POSITION, State};
use super::value::seen;

/// 켜고 끄는 부분 하나.
#[derive(Clone, Copy, Debug)]
pub struct Toggle {
    /// 이름.
    pub label: Word,
    /// 무엇이 달라지는지.
    pub about: Word,
    /// 켜졌는가.
    pub get: fn(&Quiet) -> bool,
    /// 켜고 끈다.
    pub set: fn(&mut Quiet, bool),
    /// 그 놀이에 있는 부분인가: 장기에는 승격이 없다.
    pub fits: fn(&GameInfo) -> bool,
}

/// 켜고 끄는 부분들.
pub const TOGGLES: [Toggle; 4] = [
    Toggle {
        label: words::ordering,
        about: words::ordering_about,
        get: |quiet| quiet.ordering,
        set: |quiet, on| quiet.ordering = on,
        fits: |_| true,
    },
    Toggle {
        label: words::stand_pat,
        about: words::stand_pat_about,
        get: |quiet| quiet.stand_pat,
        set: |quiet, on| quiet.stand_pat = on,
        fits: |_| true,
    },
    Toggle {
        label: words::promotions,
        about: words::promotions_about,
        get: |quiet| quiet.promotions,
        set: |quiet, on| quiet.promotions = on,
        fits: |info| info.promotes,
    },
    Toggle {
        label: words::evasions,
        about: words::evasions_about,
        get: |quiet| quiet.evasions,
        set: |quiet, on| quiet.evasions = on,
        fits: |_| true,
    },
];

/// 흔한 실수 하나와 그것이 드러나는 국면.
#[derive(Clone, Copy, Debug)]
pub struct Mistake {
    /// 이름.
    pub label: Word,
    /// 무엇이 잘못되는지.
    pub about: Word,
    /// 실수한 정지 탐색.
    pub quiet: Quiet,
    /// 드러나는 국면: [`EXAMPLES`]의 번호.
    pub example: usize,
}

/// 흔한 실수들.
pub const MISTAKES: [Mistake; 4] = [
    Mistake {
        label: words::mistake_stand_pat,
        about: words::mistake_stand_pat_about,
        quiet: Quiet { stand_pat: false, ..FULL },
        example: 0,
    },
    Mistake {
        label: words::mistake_cap,
        about: words::mistake_cap_about,
        quiet: Quiet { cap: NO_CAP, ..FULL },
        example: 4,
    },
    Mistake {
        label: words::mistake_evasions,
        about: words::mistake_evasions_about,
        quiet: Quiet { evasions: false, ..FULL },
        example: 1,
    },
    Mistake {
        label: words::mistake_promotions,
        about: words::mistake_promotions_about,
        quiet: Quiet { promotions: false, ..FULL },
        example: 2,
    },
];

/// 골라 볼 국면.
#[derive(Clone, Copy, Debug)]
pub struct Example {
    /// 이름.
    pub name: Word,
    game: &'static str,
    position: &'static str,
}

impl Example {
    /// 그 국면.
    #[must_use]
    pub fn seat(&self) -> Seat {
        Seat { game: self.game.into(), position: self.position.into(), moves: Vec::new() }
    }
}

/// 골라 볼 국면들.
pub const EXAMPLES: [Example; 7] = [
    Example { name: words::example_rook, game: GAME, position: POSITION },
    Example { name: words::example_check, game: GAME, position: "1k3/4q/1BP2/5/1R1K1 w - - 0 1" },
    Example {
        name: words::example_promotion,
        game: GAME,
        position: "2b1k/5/2P2/1p1K1/5 w - - 0 1",
    },
    Example {
        name: words::example_exchange,
        game: GAME,
        position: "1b3/1rk2/RR3/KB3/1r3 w - - 0 1",
    },
    Example {
        name: words::example_crowd,
        game: GAME,
        position: "1b1N1/n1PKP/nPR1p/N1p1k/1q1R1 w - - 0 1",
    },
    Example {
        name: words::example_chess,
        game: "chess",
        position: "4k3/1p6/2r5/4n3/8/2Q5/8/K7 w - - 0 1",
    },
    Example {
        name: words::example_janggi,
        game: "janggi",
        position: "9/3k5/3a5/9/2p6/2c6/9/2R4n1/4K4/9 w - - 0 1",
    },
];

/// 탐색 하나가 답한 것과 본 마디.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Count {
    /// 고른 수와 값. 한 깊이도 끝내지 못했으면 `None`.
    pub verdict: Option<Verdict>,
    /// 들어간 마디.
    pub nodes: u64,
}

impl State {
    /// 실수 하나를 그것이 드러나는 국면에서 한다.
    pub fn blunder(&mut self, mistake: &Mistake) {
        (self.on, self.quiet, self.depth) = (true, mistake.quiet, 1);
        self.seat = EXAMPLES[mistake.example].seat();
    }

    /// 같은 국면에서 실수를 바로잡는다.
    pub const fn mend_blunder(&mut self) {
        (self.on, self.quiet) = (true, FULL);
    }

    /// 지금 정지 탐색을 그대로, 부분을 하나씩 뒤집어, 마지막은 모두 켜고 센다.
    #[must_use]
    pub fn counts(&self) -> Vec<gaji_protocol::ThinkAsk> {
        let flip = |toggle: &Toggle| {
            let mut quiet = self.quiet;
            (toggle.set)(&mut quiet, !(toggle.get)(&self.quiet));
            quiet
        };
        let quiets = std::iter::once(self.quiet).chain(TOGGLES.iter().map(flip)).chain([FULL]);
        quiets.map(|quiet| self.count(quiet)).collect()
    }
}

/// [`State::counts`]의 `nth`째 답. 아직 모르면 `None`. `told`는 그 답들이다.
#[must_use]
pub fn count(told: &[Option<Thought>], nth: usize, depth: u32, side: u8) -> Option<Count> {
    let thought = told.get(nth)?.as_ref()?;
    let value = thought.value.filter(|_| thought.depth == depth || thought.complete);
    let verdict = value.map(|value| Verdict { mv: thought.best.clone(), value: seen(value, side) });
    Some(Count { verdict, nodes: thought.nodes })
}
