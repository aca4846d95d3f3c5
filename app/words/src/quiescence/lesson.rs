//! 수업의 제목, 두 판, 수평선.

words! {
    title = "정지 탐색", "Quiescence search";
    question = "공짜로 보이는 말, 정말 잡아도 될까?", "A piece looks free. Is it really safe to take?";
    intro = "탐색은 정한 깊이에서 멈추고 점수를 매겨요. 그 선이 수평선이에요. 잡기가 끝나지 않은 채 멈추면 바로 다음에 잃을 말이 보이지 않아요. 정지 탐색은 잡기가 다 끝나 판이 조용해질 때까지 더 보고 나서 점수를 매겨요.", "A search stops at a set depth and judges the board. That line is the horizon. If it stops in the middle of an exchange, it cannot see the piece it is about to lose. Quiescence search looks on until the captures are over and the board is quiet, and only then judges.";
    side_by_side = "같은 판, 두 가지 탐색", "One board, two searches";
    without(depth) = "깊이 {depth}", "Depth {depth}";
    with(depth) = "깊이 {depth} + 정지 탐색", "Depth {depth} + quiescence";
    became(value) = "실제로는 {value}", "really {value}";
    missed(mv, value) = "더 나은 수: {mv} {value}", "better: {mv} {value}";
    signs = "✓ 약속한 대로예요. ✗ 약속보다 1점 이상 나쁘거나, 더 깊이 보니 2점 이상 나은 수를 놓쳤어요.", "✓ as promised. ✗ a point or more below the promise, or a deeper search finds a move two points better.";
    no_choice(value) = "고르지 않음 {value}", "no choice {value}";
    view_about = "값은 백에서 보아 말의 값이 얼마나 달라졌는지예요. 퀸 9, 룩 5, 비숍과 나이트 3, 폰 1.", "Values are the change in material from White's view: queen 9, rook 5, bishop and knight 3, pawn 1.";
    view_about_other(side, terms) = "값은 {side} 쪽에서 보아 점수가 얼마나 달라졌는지예요. 점수에 치는 것: {terms}.", "Values are the change in score from {side}'s view. It counts: {terms}.";
    bar(value) = "평가 막대: {value}", "Evaluation bar: {value}";
    board(name, value) = "{name}의 판, 값 {value}", "Board of {name}, value {value}";
    line = "지금 보는 수순", "The line in view";
    stand_pat = "그냥 두기", "stand pat";
    horizon = "수평선", "horizon";
    horizon_depth = "수평선의 깊이", "Depth of the horizon";
    ruler = "수평선 자", "Horizon ruler";
    ruler_about = "깊이마다 진짜로 탐색한 답이에요. 줄을 누르면 두 판의 수평선이 그리로 옮겨 가요.", "The answer of a real search at each depth. Press a row to move the horizon of both boards there.";
    ruler_depth = "깊이", "Depth";
    ruler_off = "정지 탐색 끔", "Quiescence off";
    ruler_on = "정지 탐색 켬", "Quiescence on";
    none = "그냥 두기", "stand pat";
    mirage = "신기루: 더 깊이 보면 사라져요", "mirage: deeper search takes it away";
    waiting = "세는 중…", "counting…";
    game = "놀이", "Game";
    no_captures = "이 놀이에는 잡기가 없어요.", "This game has no captures.";
    link_refused(why) = "주소에 적힌 국면은 쓸 수 없어요: {why} 대신 처음의 것을 보여요.", "The position in this link cannot be used: {why} The first one is shown instead.";
    position_refused(why) = "이 국면은 쓸 수 없어요: {why} 앞의 것을 그대로 보여요.", "This position cannot be used: {why} The one before is kept.";
    undone(what, why) = "되돌렸어요: {what}. {why}", "Undone: {what}. {why}";
    depth_asked(depth) = "깊이 {depth}", "depth {depth}";
}
