//! 반복 심화의 짧은 영화.

words! {
    title = "반복 심화: 시간이 다할 때까지 한 층씩 더", "Iterative deepening: one level more until time is up";
    about = "깊이 1부터 차례로 끝까지 봐요. 시간이 다하면 끝마친 것 가운데 가장 깊은 답을 써요.", "Search depth 1, then 2, then 3… When the budget ends, the deepest finished answer counts.";
    run = "영화 보기", "Show the film";
    budget = "쓸 수 있는 마디", "Node budget";
    depth(n) = "깊이 {n}", "Depth {n}";
    begin(n) = "깊이 {n}을(를) 보기 시작해요.", "Starting depth {n}.";
    out(n, kept) = "깊이 {n}을(를) 보다가 다 썼어요. 끝마친 깊이 {kept}의 답을 써요.", "The budget ended during depth {n}. The answer of depth {kept} is kept.";
    complete(n) = "깊이 {n}에서 끝까지 다 봤어요. 더 볼 것이 없어요.", "At depth {n} everything has been seen. Nothing is left.";
    kept = "쓰는 답", "kept";
}
