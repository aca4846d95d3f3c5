//! 접기: 큰 나무에서 지금 볼 마디만 남긴다.

/// 보일 마디를 고른다. `parents[i]`는 `i`의 부모(부모가 앞선다), `open`은 반드시 펼칠 마디다.
///
/// 뿌리에서 가까운 마디부터 자식을 한꺼번에 펼치고, 보이는 마디가 `limit`를 넘을 것 같으면 멈춘다. `open`의
/// 마디는 조상까지 언제나 펼친다. 결과는 보이는 마디마다 `Some(그 뒤에 접힌 마디의 수)`, 숨은 마디는 `None`.
#[must_use]
pub fn fold(parents: &[Option<usize>], open: &[usize], limit: usize) -> Vec<Option<u32>> {
    let children = children(parents);
    let opened = widen(&children, with_ancestors(parents, open), limit);
    let below = descendants(parents);
    let mut visible = vec![None; parents.len()];
    for (i, parent) in parents.iter().enumerate() {
        let seen = parent.is_none_or(|p| p < i && visible[p].is_some() && opened[p]);
        visible[i] = seen.then(|| if opened[i] { 0 } else { below[i] });
    }
    visible
}

fn children(parents: &[Option<usize>]) -> Vec<Vec<usize>> {
    let mut children = vec![Vec::new(); parents.len()];
    for (i, parent) in parents.iter().enumerate() {
        if let Some(siblings) = parent.and_then(|parent| children.get_mut(parent)) {
            siblings.push(i);
        }
    }
    children
}

fn with_ancestors(parents: &[Option<usize>], open: &[usize]) -> Vec<bool> {
    let mut opened = vec![false; parents.len()];
    for &start in open {
        let mut at = Some(start).filter(|&start| start < parents.len());
        while let Some(i) = at.filter(|&i| !opened[i]) {
            opened[i] = true;
            at = parents[i].filter(|&parent| parent < i);
        }
    }
    opened
}

/// 얕은 층부터(너비 먼저) 자리가 남는 만큼 더 펼친다.
fn widen(children: &[Vec<usize>], mut opened: Vec<bool>, limit: usize) -> Vec<bool> {
    let mut shown =
        1 + (0..opened.len()).filter(|&i| opened[i]).map(|i| children[i].len()).sum::<usize>();
    let mut layer: Vec<usize> = (!children.is_empty()).then_some(0).into_iter().collect();
    while !layer.is_empty() {
        for &i in &layer {
            if !opened[i] && shown + children[i].len() <= limit {
                opened[i] = true;
                shown += children[i].len();
            }
        }
        layer = layer.iter().filter(|&&i| opened[i]).flat_map(|&i| children[i].clone()).collect();
    }
    opened
}

fn descendants(parents: &[Option<usize>]) -> Vec<u32> {
    let mut below = vec![0; parents.len()];
    for (i, parent) in parents.iter().enumerate().rev() {
        if let Some(parent) = parent.filter(|&parent| parent < i) {
            below[parent] += below[i] + 1;
        }
    }
    below
}

#[cfg(test)]
mod tests {
    use super::fold;

    /// 뿌리 하나, 자식 셋, 저마다 자식 셋: 0, (1 2 3), (4 5 6 | 7 8 9 | 10 11 12).
    fn nine() -> Vec<Option<usize>> {
        let parent = |i: usize| (i > 0).then(|| (i - 1) / 3);
        (0..13).map(parent).collect()
    }

    #[test]
    fn a_small_tree_is_whole() {
        assert!(fold(&nine(), &[], 60).iter().all(|hidden| *hidden == Some(0)));
    }

    #[test]
    fn a_big_tree_shows_what_fits_and_counts_the_rest() {
        let visible = fold(&nine(), &[], 7);
        assert_eq!(visible.iter().flatten().count(), 7);
        assert_eq!(visible[..4], [Some(0), Some(0), Some(3), Some(3)]);
        let hidden: u32 = visible.iter().flatten().sum();
        assert_eq!(hidden as usize + 7, 13);
    }

    #[test]
    fn opened_nodes_stay_open_beyond_the_limit() {
        let visible = fold(&nine(), &[3], 1);
        assert_eq!(visible[3], Some(0));
        assert!(visible[10].is_some() && visible[1] == Some(3));
    }

    #[test]
    fn nonsense_is_ignored() {
        assert_eq!(fold(&[], &[5], 10), []);
        assert_eq!(fold(&[None, Some(7)], &[9], 10), [Some(0), None]);
    }
}
