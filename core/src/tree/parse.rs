//! 나무를 읽는다: `[[3,12,8],[2,4,6]]`이나 `MAX(MIN(3,12,8),…)`, 빈칸 뒤의 길 `/1/0`.

use alloc::vec::Vec;

use super::{Node, Tree};
use crate::{Game, PositionError, Words};

/// 나무와 길을 읽는다.
pub(super) fn tree(text: &str) -> Result<Tree, PositionError> {
    let length = text.chars().count();
    let mut reader = Reader { length, rest: text, nodes: Vec::new(), leaves: 0 };
    reader.node(0)?;
    reader.skip_spaces();
    let (path, path_at) = (reader.rest, reader.at());
    let mut tree = Tree::new(reader.nodes);
    follow(&mut tree, path, path_at)?;
    Ok(tree)
}

/// 길을 따라 내려간다.
fn follow(tree: &mut Tree, path: &str, offset: usize) -> Result<(), PositionError> {
    let path = path.trim_end();
    if path.is_empty() {
        return Ok(());
    }
    let Some(steps) = path.strip_prefix('/') else {
        return Err(PositionError::at(offset, MORE));
    };
    for step in steps.split('/') {
        let index = step.parse::<u16>().map_err(|_| PositionError::at(offset, BAD_PATH))?;
        if usize::from(index) >= tree.children().len() {
            return Err(PositionError::at(offset, BAD_PATH));
        }
        tree.play(index);
    }
    Ok(())
}

struct Reader<'a> {
    /// 글 전체의 글자 수.
    length: usize,
    /// 아직 읽지 않은 글.
    rest: &'a str,
    nodes: Vec<Node>,
    leaves: usize,
}

impl Reader<'_> {
    /// 마디 하나를 읽고 그 번호를 준다. 부모가 자식보다 먼저 번호를 받는다.
    fn node(&mut self, depth: usize) -> Result<u32, PositionError> {
        self.skip_spaces();
        let id = self.nodes.len() as u32;
        self.nodes.push(Node::Leaf(0));
        let node = match self.open(depth)? {
            Some(close) => Node::Fork(self.children(depth, close)?),
            None => Node::Leaf(self.number()?),
        };
        self.nodes[id as usize] = node;
        Ok(id)
    }

    /// 갈래를 여는 괄호면 먹고, 닫을 괄호를 준다.
    fn open(&mut self, depth: usize) -> Result<Option<&'static str>, PositionError> {
        let label = if depth.is_multiple_of(2) { "MAX" } else { "MIN" };
        let start = self.at();
        let close = if self.eat("[") {
            "]"
        } else if self.eat(label) {
            self.skip_spaces();
            if !self.eat("(") {
                return Err(self.error(BRACKET));
            }
            ")"
        } else if self.eat("MAX") || self.eat("MIN") {
            return Err(PositionError::at(start, TURNS));
        } else {
            return Ok(None);
        };
        if depth >= Tree::MAX_DEPTH {
            return Err(PositionError::at(start, TOO_DEEP));
        }
        Ok(Some(close))
    }

    fn children(&mut self, depth: usize, close: &str) -> Result<Vec<u32>, PositionError> {
        let mut children = Vec::new();
        loop {
            children.push(self.node(depth + 1)?);
            self.skip_spaces();
            if self.eat(close) {
                return Ok(children);
            }
            if !self.eat(",") {
                return Err(self.error(if self.rest.is_empty() { UNCLOSED } else { COMMA }));
            }
        }
    }

    fn number(&mut self) -> Result<i32, PositionError> {
        let start = self.at();
        let minus = self.eat("-") || self.eat("−");
        let after = self.rest.trim_start_matches(|letter: char| letter.is_ascii_digit());
        let digits = self.rest.strip_suffix(after).unwrap_or_default();
        if digits.is_empty() {
            return Err(self.error(NUMBER));
        }
        self.rest = after;
        self.leaves += 1;
        if self.leaves > Tree::MAX_LEAVES {
            return Err(PositionError::at(start, TOO_MANY));
        }
        let value = digits.parse::<i32>().ok();
        match value.filter(|&value| value <= Tree::MAX_VALUE) {
            Some(value) => Ok(if minus { -value } else { value }),
            None => Err(PositionError::at(start, TOO_BIG)),
        }
    }

    fn eat(&mut self, word: &str) -> bool {
        let rest = self.rest.strip_prefix(word);
        self.rest = rest.unwrap_or(self.rest);
        rest.is_some()
    }

    fn skip_spaces(&mut self) {
        self.rest = self.rest.trim_start();
    }

    /// 읽은 글자의 수.
    fn at(&self) -> usize {
        self.length - self.rest.chars().count()
    }

    fn error(&self, what: Words) -> PositionError {
        PositionError::at(self.at(), what)
    }
}

const NUMBER: Words = Words::new("수나 [가 와야 해요", "a number or [ was expected");
const BRACKET: Words = Words::new("(가 와야 해요", "( was expected");
const COMMA: Words =
    Words::new("쉼표나 닫는 괄호가 와야 해요", "a comma or a closing bracket was expected");
const UNCLOSED: Words = Words::new("괄호가 닫히지 않았어요", "a bracket is not closed");
const MORE: Words = Words::new("나무 뒤에 다른 글이 있어요", "there is more text after the tree");
const BAD_PATH: Words = Words::new("그런 길이 없어요", "there is no such path");
const TURNS: Words =
    Words::new("MAX와 MIN은 뿌리의 MAX부터 번갈아 와요", "MAX and MIN alternate, MAX at the root");
const TOO_DEEP: Words = Words::new("깊이는 8까지예요", "the depth is at most 8");
const TOO_MANY: Words = Words::new("잎은 500개까지예요", "there are at most 500 leaves");
const TOO_BIG: Words = Words::new("수는 −999에서 999까지예요", "numbers go from -999 to 999");
