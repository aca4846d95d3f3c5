//! 판(match)은 기록이다.

use gaji_core::{
    Board, End, Evaluate, Evaluator, Game, Limits, MoveError, Outcome, Piece, Record, Score, Side,
    Table, Words, fewest_leaves, solve_move,
};
use gaji_protocol::{MoveInfo, Stroke};

use super::naming::{legal, nth};
use super::search::Searching;
use super::{About, Match, Nth, Search};

impl<G: Evaluate + 'static> Match for Record<G> {
    fn about(&self) -> About {
        About {
            info: G::INFO,
            terms: G::TERMS,
            unit: G::UNIT,
            noisy: G::is_noisy(self.position().variant()),
            promotes: G::PROMOTES,
            mate_in_moves: G::MATE_IN_MOVES,
            check: G::CHECK,
            baits: G::BAITS,
            letters: G::LETTERS,
            worths: G::WORTHS,
            other_glyphs: G::OTHER_GLYPHS,
            counted: G::COUNTED,
            setups: G::SETUPS,
            bytes: size_of::<G>() as u64,
        }
    }

    fn fork(&self) -> Box<dyn Match> {
        Box::new(self.clone())
    }

    fn play(&mut self, mv: Nth) {
        let mv = legal(self.position())[mv];
        Self::play(self, mv);
    }

    fn play_text(&mut self, text: &str) -> Result<Nth, MoveError> {
        let legal = legal(self.position());
        let mv = Self::play_text(self, text)?;
        Ok(nth(&legal, mv))
    }

    fn respell(&self, text: &str) -> Option<String> {
        G::respell(text)
    }

    fn side(&self) -> Side {
        self.position().side()
    }

    fn key(&self) -> u64 {
        self.position().key()
    }

    fn in_check(&self) -> bool {
        self.position().in_check()
    }

    fn notice(&self) -> Option<Words> {
        self.position().notice()
    }

    fn checked(&self) -> Option<u8> {
        self.position().checked()
    }

    fn end(&self) -> Option<End> {
        Self::end(self)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.position().outcome()
    }

    fn settled(&self) -> Option<Outcome> {
        self.outcome().or_else(|| Some(self.position().adjudicated()?.outcome))
    }

    fn score(&self, side: Side) -> Score {
        Evaluator::new(side).score(self.position())
    }

    fn count(&self) -> usize {
        legal(self.position()).len()
    }

    fn candidates(&self) -> Vec<(Nth, i32)> {
        let (position, legal) = (self.position(), legal(self.position()));
        let mut candidates = Vec::new();
        position.candidates(&mut candidates);
        candidates.into_iter().map(|mv| (nth(&legal, mv), position.hint(mv))).collect()
    }

    fn info(&self, mv: Nth) -> MoveInfo {
        info(self.position(), legal(self.position())[mv])
    }

    fn moves(&self) -> Vec<MoveInfo> {
        let position = self.position();
        legal(position).into_iter().map(|mv| info(position, mv)).collect()
    }

    fn played(&self) -> Vec<MoveInfo> {
        let mut position = self.start().clone();
        let told = Self::moves(self).iter().map(|&mv| {
            let info = info(&position, mv);
            position.play(mv);
            info
        });
        told.collect()
    }

    fn notation(&self) -> String {
        let mut text = String::new();
        self.position().write(&mut text);
        text
    }

    fn board(&self) -> Board {
        self.position().board()
    }

    fn pieces(&self) -> Vec<Piece> {
        let mut pieces = Vec::new();
        self.position().pieces(&mut pieces);
        pieces
    }

    fn points(&self) -> Option<[i32; 2]> {
        self.position().points()
    }

    fn decisive(&self) -> Vec<u8> {
        let mut places = Vec::new();
        self.position().decisive(&mut places);
        places
    }

    fn fewest_leaves(&self, limits: &Limits, most: usize) -> Option<u64> {
        let position = self.position();
        fewest_leaves(position, &Evaluator::new(position.side()), limits, most)
    }

    fn solve(&self, mv: Nth, table: &mut Table) -> Option<Score> {
        let position = self.position();
        solve_move(position, legal(position)[mv], table)
    }

    fn search(
        &self,
        weights: Option<&[i32]>,
        limits: Limits,
        table: &mut Table,
    ) -> Box<dyn Search> {
        Box::new(Searching::new(self, weights, limits, table))
    }
}

fn info<G: Game>(position: &G, mv: G::Move) -> MoveInfo {
    let (mut text, mut say, mut other_say) = Default::default();
    position.write_move(mv, &mut text);
    position.say_move(mv, &mut say);
    position.say_other(mv, &mut other_say);
    let gaji_core::Stroke { from, to, choice } = position.stroke(mv);
    MoveInfo { text, say, other_say, stroke: Stroke { from, to, choice } }
}
