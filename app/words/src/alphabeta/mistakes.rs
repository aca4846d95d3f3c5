//! 흔한 실수: 켜 보면 바로 보인다.

words! {
    about = "스위치를 켜면 그 실수를 한 탐색이 진짜로 돌아요.", "Each switch runs a search that really makes that mistake.";
    window = "α와 β를 아래로 잘못 넘기기", "Passing α and β to the children wrongly";
    window_about = "부호나 자리를 바꾸지 않고 넘기면 멀쩡한 가지가 잘려요. 고른 수가 달라지고 스스로 시험이 빨개져요.", "Without swapping and negating the window, good branches are cut. The choice changes and the self-check turns red.";
    window_seen(right, wrong) = "바른 수 {right}, 잘못 고른 수 {wrong}", "Right move {right}, wrongly chosen {wrong}";
    value_seen(right, wrong) = "고른 수는 같아도 값이 틀려요. 바른 값 {right}, 잘못 나온 값 {wrong}", "The move is the same but the value is wrong: right {right}, wrong {wrong}";
    window_unseen = "이 나무에서는 티가 나지 않아요. 다른 나무나 스스로 시험에서 찾아봐요.", "It does not show on this tree. Try another tree or the self-check.";
    shown_here = "앞의 나무에서는 티가 나지 않아서, 티가 나는 나무를 폈어요.", "It did not show on the tree before, so here is one where it does.";
    sides = "누구 쪽 점수인지 섞어 쓰기", "Mixing whose view a score is from";
    sides_about = "«둘 차례인 쪽»의 점수와 «정해진 한쪽»의 점수를 섞으면 한 층마다 부호가 틀려서 상대를 도와줘요.", "Mixing scores “for the side to move” with scores for a fixed side gets the sign wrong on every other level, and helps the opponent.";
    fixed_depth = "깊이를 못 박기", "One fixed depth";
    fixed_depth_about = "같은 깊이라도 판에 따라 드는 품이 크게 달라요. 켜면 이 기기에서 바로 재어 봐요. 시간이나 마디 예산을 두고 반복 심화를 해요.", "The same depth costs far more on some boards than on others: turn it on to measure both here and now. Deepen step by step within a budget instead.";
    fixed_depth_start = "빈 판", "Empty board";
    fixed_depth_late = "끝이 가까운 판", "A board near its end";
    fixed_depth_seen(board, depth, nodes, ms) = "{board}, 깊이 {depth}: 마디 {nodes}개, {ms}밀리초", "{board}, depth {depth}: {nodes} nodes, {ms} ms";
    fixed_depth_times(times) = "같은 깊이인데 마디가 {times}배예요.", "The same depth, {times} times the nodes.";
    first_tie = "같은 점수면 늘 첫째 수만 두기", "Always the first of equal moves";
    first_tie_about = "판이 늘 똑같아서 금세 심심해져요. 겨룰 때는 같은 수 가운데 하나를 씨앗으로 골라요.", "Every game is the same and soon feels dull. In play, choose among equals with a seed.";
    first_tie_always(moves) = "여섯 판의 첫 수, 늘 첫째: {moves}", "First moves of six games, always the first: {moves}";
    first_tie_seeded(moves) = "여섯 판의 첫 수, 씨앗으로: {moves}", "First moves of six games, with a seed: {moves}";
}
