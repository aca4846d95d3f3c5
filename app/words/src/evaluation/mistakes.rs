//! 흔한 실수: 켜 보면 바로 보인다.

words! {
    about = "스위치를 켜면 위의 막대와 금빛 칸이 그 실수대로 바뀌어요.", "Each switch changes the bars and the gold column above.";
    unscaled = "셋에 3을 곱하지 않기", "Without the ×3 scaling";
    unscaled_about = "가운데는 0–3인데 셋은 0–1이라 가운데가 늘 이겨요. 크기를 맞춰야 해요.", "The centre runs from 0 to 3 but threes from 0 to 1, so the centre always wins. Match the sizes.";
    blind = "상대의 셋을 세지 않기", "Without the “their threes” term";
    blind_about = "내 것만 세면 막을 줄을 몰라요.", "Counting only my own never blocks.";
    shallow = "한 수 앞만 보기", "Looking one move ahead only";
    shallow_about = "두 수짜리 위협이 있는 판을 펼쳐요. 끄면 깊이 5로 봐요.", "Opens a position with a two-move threat. Off looks to depth 5.";
    formula_only = "이기는 칸도 점수로만 고르기", "Choosing by score even when a win is there";
    formula_only_about = "바로 이기는 칸이 있는 판을 펼쳐요. 공식만으로는 지나쳐요.", "Opens a position with a win in one, which the formula alone misses.";
    now(name) = "일부러 실수하는 중: {name}", "Making a mistake on purpose: {name}";
    seen(right, wrong) = "바른 공식은 {right}번 칸, 지금은 {wrong}번 칸", "The right formula: column {right}; now: column {wrong}";
    unseen = "이 판에서는 고르는 칸이 그대로예요. 다른 판이나 가중치로 해 봐요.", "The choice is the same here. Try another board or other weights.";
}
