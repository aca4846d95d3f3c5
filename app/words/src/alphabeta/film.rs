//! 반복 심화의 짧은 영화.

words! {
    title = "반복 심화: 시간이 다할 때까지 한 층씩 더", "Iterative deepening: one level more until time is up";
    about = "깊이 1부터 차례로 끝까지 봐요. 시간이 다하면 끝마친 것 가운데 가장 깊은 답을 써요.", "Search depth 1, then 2, then 3… When the budget ends, the deepest finished answer counts.";
    own_position(game) = "위에서 고른 국면({game})에서 찾아요.", "Searching the position chosen above ({game}).";
    other_position(game) = "적은 나무는 더 깊어지지 않으므로, {game}의 처음 국면에서 찾아요.", "A tree of numbers has no further levels, so this searches the start of {game}.";
    head_depth = "깊이", "Depth";
    head_move = "고른 수", "Move";
    head_value = "값", "Value";
    head_nodes = "본 마디", "Nodes";
    head_state = "쓰임", "Use";
    run = "영화 보기", "Show the film";
    budget = "쓸 수 있는 마디", "Node budget";
    depth(n) = "깊이 {n}", "Depth {n}";
    begin(n) = "깊이 {n}을(를) 보기 시작해요.", "Starting depth {n}.";
    out(n, kept) = "깊이 {n}을(를) 보다가 마디를 다 썼어요. 끝마친 깊이 {kept}의 답을 써요.", "The budget ended during depth {n}. The answer of depth {kept} is kept.";
    complete(n) = "깊이 {n}에서 끝까지 다 봤어요. 더 볼 것이 없어요.", "At depth {n} everything has been seen. Nothing is left.";
    kept = "쓰는 답", "kept";
}
