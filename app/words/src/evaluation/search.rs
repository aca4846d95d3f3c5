//! 한 수 앞과 여러 수 앞.

words! {
    title = "한 수만 볼까, 더 깊이 볼까", "One move ahead, or deeper?";
    about = "같은 성격이 알파베타의 잎에서 점수를 매겨요. 편은 끝까지 같아요.", "The same personality scores the leaves of an alpha-beta search, for the same side throughout.";
    depth = "보는 깊이", "Depth";
    one = "한 수 앞", "One move ahead";
    cost(nodes, ms) = "마디 {nodes}개, {ms}밀리초.", "{nodes} nodes, {ms} ms.";
    waiting = "찾는 중…", "searching…";
    same = "둘 다 같은 칸이에요.", "Both choose the same column.";
    differ = "깊이 보니 다른 칸을 골랐어요.", "Looking deeper chose another column.";
    threat = "두 수짜리 위협 보기", "Show the two-move threat";
    threat_about = "상대가 양쪽이 트인 셋을 만들려고 해요. 한 수만 보면 모르고 지나가요.", "The opponent is about to make three with both ends open. One move ahead does not see it.";
    row(depth) = "깊이 {depth}", "Depth {depth}";
}
