//! 핵심 코드의 줄마다 붙는 말.

words! {
    enter = "마디에 들어온다", "enter a node";
    leaf = "끝이거나 정한 깊이면 값을 알린다", "at an end or the depth limit, report the value";
    begin = "아직 아는 것이 없다", "nothing is known yet";
    order = "좋아 보이는 수부터 늘어놓는다", "put promising moves first";
    each = "가지를 하나씩 본다", "look at each branch";
    child = "부호와 창을 뒤집어 아래로 내려간다", "go down with signs and window flipped";
    best = "더 좋으면 바꿔 든다", "keep the better one";
    raise = "확보한 값을 올린다", "raise what is secured";
    cut = "상대가 허락하지 않으면 나머지를 자른다", "cut the rest if the opponent will not allow this";
    leave = "고른 값을 위로 알린다", "report the chosen value upward";
}
