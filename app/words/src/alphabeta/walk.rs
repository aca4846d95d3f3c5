//! 큰 나무 걷기.

words! {
    title = "큰 나무 걷기", "Walk a big tree";
    about = "지금 길의 마디와 그 형제만 보여요. 마디를 누르면 그 아래로 내려가고, 윗줄을 누르면 돌아가요. 마디 위는 둔 수, 아래는 그 밑에서 탐색이 본 마디의 수예요.", "Only the nodes of your path and their siblings are drawn. Press a node to go below it, or one above to go back. Over a node stands the move, under it how many nodes the search visited below.";
    hands = "두 손가락으로 벌리거나 +, −를 눌러 키우고, 끌어서 옮겨요. 자판은 화살표와 Enter.", "Pinch or press + and − to zoom, drag to move. By keyboard: arrows and Enter.";
    plant = "커넥트 포, 깊이 8의 나무", "Connect 4, a tree of depth 8";
    whole(nodes, leaves) = "이 탐색이 본 마디 {nodes}개, 잎 {leaves}개", "This search visited {nodes} nodes and {leaves} leaves";
    up = "▲ 한 층 위로", "▲ One level up";
    picture = "지금 길의 마디와 그 형제들", "The nodes of the path and their siblings";
    below(count) = ", 아래에 본 마디 {count}개", ", nodes visited below: {count}";
}
