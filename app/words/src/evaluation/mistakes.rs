//! 흔한 실수: 켜 보면 바로 보인다.

words! {
    about = "스위치를 켜면 그 실수가 해로운 판이 위에 펼쳐지고, 무엇을 잘못 고르는지 아래에 적혀요.", "Each switch opens a board above where the mistake does harm, and the line below says what goes wrong.";
    unscaled = "셋에 3을 곱하지 않기", "Without the ×3 scaling";
    unscaled_about = "가운데는 3까지인데 셋은 한두 개뿐이라, 곱하지 않으면 가운데가 셋을 눌러요. 크기를 맞춰야 해요.", "The centre counts up to 3 but threes are only one or two, so unscaled the centre outweighs them. Match the sizes.";
    blind = "상대의 셋을 세지 않기", "Without the “their threes” term";
    blind_about = "내 것만 세면 상대의 셋을 막을 줄 몰라요.", "Counting only my own, it does not know to block.";
    shallow = "한 수 앞만 보기", "Looking one move ahead only";
    shallow_about = "두 수짜리 위협을 모르고 지나쳐요. 끄면 깊이 5로 찾아요. 그 답(★)은 «한 수만 볼까» 표에 있어요.", "It walks past a two-move threat. Off searches to depth 5; that choice (★) is in the table of “One move ahead, or deeper?”.";
    overlooked(wrong, depth, value, right) = "한 수 앞만 보면 {wrong}번 칸, 깊이 {depth}에서 보니 «{value}». 깊이 {depth}은(는) {right}번 칸을 골라요.", "One move ahead: column {wrong}, which at depth {depth} {value}. Depth {depth} chooses column {right}.";
    formula_only = "이기는 칸도 점수로만 고르기", "Choosing by score even when a win is there";
    formula_only_about = "공식에는 4줄 항이 없어서, 바로 이기는 칸도 지나쳐요.", "The formula has no term for four in a row, so it misses even a win in one.";
    now(name) = "일부러 실수하는 중: {name}", "Making a mistake on purpose: {name}";
    seen(right, wrong) = "바르게는 {right}번 칸, 지금은 {wrong}번 칸.", "The right choice is column {right}; now it is column {wrong}.";
    unseen = "이 판에서는 고르는 칸이 그대로예요. 다른 판이나 가중치로 해 봐요.", "The choice is the same here. Try another board or other weights.";
}
