//! 가위질의 증명: 숨은 잎을 아무 값으로나.

words! {
    title = "가위질 증명하기", "Prove the cut";
    about = "회색 잎은 보지 않고 자른 잎이에요. 하나를 좌우로 끌거나 조절대로 움직여, 값을 마음대로 바꿔 보세요. 맨 위의 값과 고른 수가 바뀔까요?", "The grey leaves were never visited. Drag one sideways, or use the slider, and give it any value. Does the root or its choice ever change?";
    none = "이 나무에는 잘린 잎이 없어요. 다른 나무를 골라 보세요.", "Nothing is cut in this tree. Choose another one.";
    choose = "숨은 잎 고르기", "Choose a hidden leaf";
    value_of(leaf) = "{leaf}의 값", "Value of {leaf}";
    shake = "숨은 잎을 모두 아무 값으로", "Give every hidden leaf a random value";
    same(value, mv, count) = "맨 위는 여전히 {value}, 고른 수는 {mv}. 본 잎도 {count}개 그대로예요.", "The root is still {value}, the choice {mv}, and {count} leaves were visited as before.";
    between(low, high) = "{low}에서 {high} 사이", "between {low} and {high}";
    from(low) = "{low} 이상", "{low} or more";
    up_to(high) = "{high} 이하", "{high} or less";
    any_value = "어떤 값이든", "any value at all";
    still(fork) = "자르지 않았더라도, 이 잎의 값은 {fork}의 값조차 바꾸지 못해요.", "Even uncut, this leaf could not change the value of {fork}.";
    wider_alpha(fork, range, bound) = "자르지 않았다면: 이 잎이 {range}일 때만 {fork}의 값이 잎을 따라 움직여요. 그래 봐야 α인 {bound} 이하라서 맨 위는 그대로예요. α가 그보다 작았을 때만 문제가 됐을 거예요.", "Uncut, {fork} would follow this leaf only while the leaf is {range}. All of that is no more than α, {bound}, so the root stays. It would have mattered only with a smaller α.";
    wider_beta(fork, range, bound) = "자르지 않았다면: 이 잎이 {range}일 때만 {fork}의 값이 잎을 따라 움직여요. 그래 봐야 β인 {bound} 이상이라서 맨 위는 그대로예요. β가 그보다 컸을 때만 문제가 됐을 거예요.", "Uncut, {fork} would follow this leaf only while the leaf is {range}. All of that is no less than β, {bound}, so the root stays. It would have mattered only with a larger β.";
}
