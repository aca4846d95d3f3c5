//! 핵심 코드의 줄마다 붙는 말.

words! {
    choose = "판과 가중치로 칸을 고른다", "choose a column by board and weights";
    each = "둘 수 있는 칸을 왼쪽부터", "each open column from the left";
    drop = "떨어뜨려 본다", "try dropping a disc";
    wins = "바로 이기면 더 재지 않는다", "a win at once needs no score";
    centre = "가운데에 가까울수록", "nearer the centre";
    mine = "내 셋이 많을수록", "more threes of mine";
    theirs = "상대의 셋은 뺀다", "minus threes of theirs";
    blind = "상대의 셋은 세지 않는다", "threes of theirs do not count";
    compare = "더 높을 때만 바꾼다: 같으면 첫 칸", "replace only if higher: the first of equals";
    answer = "가장 높은 칸을 고른다", "answer the highest";
}
