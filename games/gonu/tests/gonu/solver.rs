//! 거꾸로 풀기(retrograde analysis): 이를 수 있는 국면을 모두 모아, 끝에서부터 값을 정한다.

use std::collections::{HashMap, VecDeque};

use gaji_core::Game;
use gaji_gonu::Gonu;

/// 둘 차례인 쪽의 값과 끝까지의 수. 정해지지 않으면 끝없이 비긴다.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Value {
    Win(u32),
    Loss(u32),
    Draw,
}

/// 푼 것.
pub(crate) struct Solved {
    index: HashMap<u64, usize>,
    values: Vec<Value>,
    edges: usize,
}

impl Solved {
    /// `roots`에서 이를 수 있는 국면을 모두 푼다. `fold`는 같다고 볼 국면을 하나로 접는다.
    pub(crate) fn from(roots: &[Gonu], fold: fn(Gonu) -> Gonu) -> Self {
        let mut graph = Graph::default();
        roots.iter().for_each(|&root| _ = graph.add(fold(root)));
        let mut next = 0;
        while next < graph.positions.len() {
            graph.expand(next, fold);
            next += 1;
        }
        let values = graph.values();
        Self {
            edges: graph.children.iter().map(|&count| count as usize).sum(),
            index: graph.index,
            values,
        }
    }

    pub(crate) fn value(&self, position: &Gonu) -> Value {
        self.values[self.index[&position.key()]]
    }

    pub(crate) fn states(&self) -> usize {
        self.values.len()
    }

    pub(crate) fn edges(&self) -> usize {
        self.edges
    }

    pub(crate) fn wins(&self) -> usize {
        self.values.iter().filter(|value| matches!(value, Value::Win(_))).count()
    }

    pub(crate) fn losses(&self) -> usize {
        self.values.iter().filter(|value| matches!(value, Value::Loss(_))).count()
    }

    /// 이기거나 지는 국면 가운데 가장 늦게 끝나는 것의 수.
    pub(crate) fn longest(&self) -> u32 {
        let plies = |value: &Value| match value {
            Value::Win(plies) | Value::Loss(plies) => *plies,
            Value::Draw => 0,
        };
        self.values.iter().map(plies).max().unwrap_or(0)
    }
}

#[derive(Default)]
struct Graph {
    index: HashMap<u64, usize>,
    positions: Vec<Gonu>,
    /// 국면마다 자식의 수와 부모들.
    children: Vec<u32>,
    parents: Vec<Vec<u32>>,
}

impl Graph {
    fn add(&mut self, position: Gonu) -> usize {
        *self.index.entry(position.key()).or_insert_with(|| {
            self.positions.push(position);
            self.children.push(0);
            self.parents.push(Vec::new());
            self.positions.len() - 1
        })
    }

    fn expand(&mut self, parent: usize, fold: fn(Gonu) -> Gonu) {
        let position = self.positions[parent];
        let mut moves = Vec::new();
        position.legal(&mut moves);
        for &mv in &moves {
            let mut child = position;
            child.play(mv);
            let child = self.add(fold(child));
            self.parents[child].push(parent as u32);
        }
        self.children[parent] = moves.len() as u32;
    }

    /// 진 국면의 부모는 이기고, 자식이 모두 이긴 국면은 진다. 빨리 끝나는 것부터 정해진다.
    fn values(&self) -> Vec<Value> {
        let mut values = vec![Value::Draw; self.positions.len()];
        let mut left = self.children.clone();
        let ended = (0..values.len()).filter(|&state| left[state] == 0);
        let mut queue: VecDeque<usize> = ended.collect();
        queue.iter().for_each(|&state| values[state] = Value::Loss(0));
        while let Some(state) = queue.pop_front() {
            for parent in self.parents[state].iter().map(|&parent| parent as usize) {
                if values[parent] != Value::Draw {
                    continue;
                }
                left[parent] -= 1;
                values[parent] = match values[state] {
                    Value::Loss(plies) => Value::Win(plies + 1),
                    Value::Win(plies) if left[parent] == 0 => Value::Loss(plies + 1),
                    _ => continue,
                };
                queue.push_back(parent);
            }
        }
        values
    }
}
