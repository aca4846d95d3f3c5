//! 미끼를 얼마나 무는지.

words! {
    title = "미끼 시험: 미니 체스 국면 200개", "Bait test: 200 mini chess positions";
    about = "미끼는 공짜로 보이지만 곧 되잡혀 폰 두 개 이상 잃는 잡기예요. 정지 탐색을 켜고 끄고, 깊이 1, 2, 3으로 국면마다 진짜로 탐색해 봐요.", "A bait is a capture that looks free but is refuted by a capture and loses two pawns or more. Each position is really searched at depth 1, 2 and 3, with quiescence off and on.";
    full = "위의 스위치와 상관없이, 모두 켠 정지 탐색으로 세어 봐요.", "Whatever the switches above say, full quiescence is counted.";
    run = "세기 시작", "Start counting";
    again = "다시 세기", "Count again";
    progress(done, count) = "{count}개 가운데 {done}개를 봤어요.", "{done} of {count} positions seen.";
    waiting = "두 판의 탐색이 끝나면 이어서 세어요.", "Goes on when the two boards have been searched.";
    depth = "깊이", "Depth";
    fell_off = "정지 탐색 끔", "Quiescence off";
    fell_on = "정지 탐색 켬", "Quiescence on";
    losing(count) = "크게 잃는 수 {count}", "moves 2 worse or more: {count}";
    losing_about = "곁의 작은 수는 미끼이든 아니든, 가장 좋은 수보다 폰 두 개 이상 나쁜 수를 고른 국면이에요.", "The small number beside it counts any chosen move that is at least two pawns worse than the best.";
    open = "수를 누르면 그때 미끼를 문 국면들이 나와요.", "Press a number to list the positions that fell.";
    fallen(depth, how) = "깊이 {depth}, {how}에서 미끼를 문 국면", "Positions that fell at depth {depth}, {how}";
    nth(n) = "{n}번", "No. {n}";
    none = "하나도 물지 않았어요.", "None fell.";
}
