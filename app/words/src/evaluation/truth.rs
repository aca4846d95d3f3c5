//! 어림과 참값.

words! {
    title = "어림과 참값", "Heuristic against truth";
    about = "점수는 어림이에요. 끝까지 풀면 칸마다 몇 수 만에 이기는지 지는지 꼭 알 수 있어요. 참값은 여기와 맨 위의 막대 밑에 적혀요.", "The score is a guess. Solved to the end, each column is exactly won, drawn or lost, in so many plies. Exact values appear here and under the bars at the top.";
    solve = "끝까지 풀기", "Solve to the end";
    stop = "그만 풀기", "Stop solving";
    hide = "참값 거두기", "Hide the exact values";
    solving(n, done, all) = "{n}번 칸을 끝까지 푸는 중이에요… {all}칸 가운데 {done}칸을 풀었어요. 돌이 적은 판은 오래 걸려서, 1분이 지나면 멈춰요.", "Solving column {n} to the end… {done} of {all} columns solved. A board with few discs takes long, so it stops after a minute.";
    limit(done, all) = "1분 안에 {all}칸 가운데 {done}칸을 풀고 멈췄어요. 돌을 더 놓은 판은 끝까지 풀 수 있어요.", "Stopped at the limit of one minute: {done} of {all} columns solved. With more discs on the board, all can be solved.";
    solved_right(n) = "{n}번 칸은 참값으로도 가장 좋은 칸이에요!", "Column {n} is truly one of the best!";
    solved_wrong(n, best) = "{n}번 칸보다 {best}번 칸이 정말로 더 좋아요.", "Column {best} is truly better than column {n}.";
    row = "참값", "Truth";
    exam(n, all) = "답을 아는 국면 {all}개 가운데 {n}개", "{n} of {all} solved positions";
    exam_about = "지금 가중치로 가장 좋은 칸을 고른 국면이에요. 조절대를 움직여 더 높여 봐요.", "Positions where these weights choose a best column. Move the sliders to raise the number.";
    draw = "비김", "draw";
}
