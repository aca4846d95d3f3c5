//! 나무 고르기와 적기.

words! {
    choose = "나무 고르기", "Choose a tree";
    preset = "보기 나무", "Example trees";
    preset_classic = "기본: 가지 셋, 잎 아홉", "Classic: three branches, nine leaves";
    preset_best = "가장 좋은 차례", "Best order";
    preset_worst = "가장 나쁜 차례", "Worst order";
    preset_deep = "깊은 가위질", "A deep cut";
    preset_ties = "같은 값이 많은 나무", "Many ties";
    preset_uneven = "들쭉날쭉한 나무", "An uneven tree";
    preset_four = "네 층 나무", "Four levels";
    random = "아무 나무나", "Random tree";
    random_again = "다른 나무", "Another one";
    seed = "씨앗", "Seed";
    seed_about = "같은 씨앗은 언제나 같은 나무가 돼요.", "The same seed always grows the same tree.";
    depth = "깊이", "Depth";
    depth_value(n) = "깊이 {n}", "depth {n}";
    typed = "직접 적기", "Type your own";
    typed_hint = "대괄호로 묶어요. 보기: [[3,12,8],[2,4,6],[14,5,2]]", "Group with brackets, such as [[3,12,8],[2,4,6],[14,5,2]]";
    typed_limits(leaves, depth) = "잎 {leaves}개, 깊이 {depth}까지", "Up to {leaves} leaves and depth {depth}";
    typed_draw = "나무 그리기", "Draw the tree";
    game_tree = "놀이판의 진짜 나무", "The real tree of a game";
    game_tictactoe = "틱택토", "Tic-tac-toe";
    game_connect4 = "커넥트 포", "Connect 4";
    folded_label(count) = "접힌 마디 {count}개. 누르면 펼쳐요", "{count} folded nodes. Press to open";
    open = "펼치기", "Open";
    fold = "접기", "Fold";
    picture(kind, leaves) = "{kind}에서 시작해 잎이 {leaves}개인 나무", "A tree from {kind} down to {leaves} leaves";
    node_label(name, value) = "{name}, 값 {value}", "{name}, value {value}";
}
