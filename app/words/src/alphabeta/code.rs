//! 핵심 코드의 줄마다 붙는 말.

words! {
    enter = "마디에 들어온다", "enter a node";
    leaf = "끝이거나 정한 깊이면 값을 알린다", "at an end or the depth limit, report the value";
    mixed = "✗ 일부러 한 실수: 점수를 보는 쪽이 섞였다", "✗ the deliberate mistake: the score is from the wrong side";
    begin = "아직 아는 것이 없다", "nothing is known yet";
    order = "좋아 보이는 수부터 늘어놓는다", "put promising moves first";
    each = "가지를 하나씩 본다", "look at each branch";
    child = "부호와 창을 뒤집어 아래로 내려간다", "go down with signs and window flipped";
    child_fixed = "창을 그대로 들고 아래로 내려간다", "go down with the same window";
    child_flipped = "아래의 값을 부호를 뒤집어 받는다", "take the value from below, its sign flipped";
    child_plain = "아래의 값을 받는다", "take the value from below";
    unswapped = "✗ 일부러 한 실수: α와 β를 잘못 넘긴다", "✗ the deliberate mistake: α and β are passed wrongly";
    compare = "가진 것보다 나은가", "is it better than what we have?";
    prefers = "가진 것보다 나은가: MAX는 크면, MIN은 작으면", "is it better? MAX: larger, MIN: smaller";
    best = "더 좋으면 바꿔 든다", "keep the better one";
    raise = "확보한 값을 올린다", "raise what is secured";
    narrow = "MAX면 α를 올리고 MIN이면 β를 내린다", "MAX raises α, MIN lowers β";
    cut = "상대가 허락하지 않으면 나머지를 자른다", "cut the rest if the opponent will not allow this";
    cut_beyond = "같을 때는 두고, 넘으면 자른다", "keep ties, cut beyond them";
    leave = "고른 값을 위로 알린다", "report the chosen value upward";
    leave_hard = "들어올 때의 α와 β 안으로 잘라 알린다", "report it, held within the α and β it came with";
}
