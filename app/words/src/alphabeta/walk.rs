//! 큰 나무 걷기.

words! {
    title = "큰 나무 걷기", "Walk a big tree";
    about = "마디를 누르면 그 아래로 가요. 마디 위는 둔 수, 밑은 그 아래에서 본 마디의 수예요. 벌리거나 +, −로 키우고, 끌어서 옮겨요.", "Press a node to go below it. Over it stands the move, under it the nodes visited below. Pinch, + and − zoom; drag to move.";
    plant = "커넥트 포, 깊이 8", "Connect 4, depth 8";
    whole(nodes, leaves) = "본 마디 {nodes}개, 잎 {leaves}개", "Nodes visited: {nodes}, leaves: {leaves}";
    below(count) = ", 아래에 본 마디 {count}개", ", nodes visited below: {count}";
}
