//! 적은 나무를 고쳐 쓴다: 잎의 값을 바꾸고 형제의 자리를 옮긴다. 탐색은 하지 않는다.

/// 숫자 나무.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NumberTree {
    /// 갈래와 그 자식.
    Fork(Vec<Self>),
    /// 값이 적힌 잎.
    Leaf(i32),
}

/// 엔진이 받는 가장 깊은 나무.
const DEEPEST: u32 = 8;

impl NumberTree {
    /// 겹친 목록의 글(`[[3,12],[−4]]`)을 읽는다. 엔진이 받을 글이 아니면 `None`.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let plain: String = text.chars().filter(|c| !c.is_whitespace()).collect();
        let plain = plain.replace('−', "-");
        let mut rest = plain.as_str();
        let tree = read_node(&mut rest, DEEPEST)?;
        rest.is_empty().then_some(tree)
    }

    /// [`read`](Self::read)가 읽는 글.
    #[must_use]
    pub fn write(&self) -> String {
        match self {
            Self::Leaf(value) => value.to_string(),
            Self::Fork(children) => {
                let children: Vec<String> = children.iter().map(Self::write).collect();
                format!("[{}]", children.join(","))
            }
        }
    }

    /// 뿌리에서 `path`의 자식을 차례로 따라간 마디.
    #[must_use]
    pub fn at(&self, path: &[usize]) -> Option<&Self> {
        match (path, self) {
            ([], _) => Some(self),
            ([first, rest @ ..], Self::Fork(children)) => children.get(*first)?.at(rest),
            _ => None,
        }
    }

    /// [`at`](Self::at)을 고칠 수 있게.
    pub fn at_mut(&mut self, path: &[usize]) -> Option<&mut Self> {
        match (path, self) {
            ([], found) => Some(found),
            ([first, rest @ ..], Self::Fork(children)) => children.get_mut(*first)?.at_mut(rest),
            _ => None,
        }
    }

    /// 잎 `path`의 값을 바꾼 나무. 잎이 아니면 그대로다.
    #[must_use]
    pub fn with_leaf(mut self, path: &[usize], value: i32) -> Self {
        if let Some(Self::Leaf(old)) = self.at_mut(path) {
            *old = value;
        }
        self
    }

    /// 마디 `path`를 형제 가운데 `to`의 자리로 옮긴 나무. 그런 자리가 없으면 그대로다.
    #[must_use]
    pub fn with_moved(mut self, path: &[usize], to: usize) -> Self {
        if let Some((&from, above)) = path.split_last()
            && let Some(Self::Fork(children)) = self.at_mut(above)
            && from.max(to) < children.len()
        {
            let child = children.remove(from);
            children.insert(to, child);
        }
        self
    }

    /// 미니맥스의 값. `max`면 큰 것을 고를 차례다.
    #[must_use]
    pub fn value(&self, max: bool) -> i32 {
        let below = |children: &[Self]| {
            let values = children.iter().map(|child| child.value(!max));
            if max { values.max() } else { values.min() }
        };
        match self {
            Self::Leaf(value) => *value,
            // 빈 갈래는 읽지 않으므로 값이 없을 수 없다.
            Self::Fork(children) => below(children).unwrap_or_default(),
        }
    }
}

fn read_node(rest: &mut &str, depth: u32) -> Option<NumberTree> {
    let Some(inside) = rest.strip_prefix('[') else { return read_leaf(rest) };
    *rest = inside;
    let mut children = Vec::new();
    loop {
        children.push(read_node(rest, depth.checked_sub(1)?)?);
        let (separator, after) = rest.split_at_checked(1)?;
        *rest = after;
        match separator {
            "," => {}
            "]" => return Some(NumberTree::Fork(children)),
            _ => return None,
        }
    }
}

fn read_leaf(rest: &mut &str) -> Option<NumberTree> {
    let end = rest.find([',', ']']).unwrap_or(rest.len());
    let (number, after) = rest.split_at(end);
    *rest = after;
    number.parse().ok().map(NumberTree::Leaf)
}

#[cfg(test)]
mod tests {
    use super::NumberTree;
    use crate::alphabeta::random_tree;

    fn read(text: &str) -> NumberTree {
        NumberTree::read(text).expect("a tree")
    }

    #[test]
    fn trees_are_read_as_they_are_written() {
        for text in (0..200).map(random_tree) {
            assert_eq!(read(&text).write(), text);
        }
        assert_eq!(read(" [ [3,−12], 007 ] ").write(), "[[3,-12],7]");
        for wrong in ["", "[", "[]", "[1", "[1,]", "[1]]", "[1x]", "[[[[[[[[[1]]]]]]]]]", "[가]"] {
            assert_eq!(NumberTree::read(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn leaves_change_and_siblings_move() {
        let tree = read("[[3,12,8],[2,4,6]]");
        assert_eq!(tree.value(true), 3);
        assert_eq!(tree.clone().with_leaf(&[1, 0], 9).value(true), 4);
        assert_eq!(tree.clone().with_moved(&[0, 2], 0).write(), "[[8,3,12],[2,4,6]]");
        assert_eq!(tree.clone().with_moved(&[0], 1).write(), "[[2,4,6],[3,12,8]]");
        for lost in [tree.clone().with_leaf(&[1], 9), tree.clone().with_moved(&[0, 3], 0)] {
            assert_eq!(lost, tree);
        }
    }
}
