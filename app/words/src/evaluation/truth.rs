//! 어림과 참값.

words! {
    title = "어림과 참값", "Heuristic against truth";
    about = "점수는 어림이에요. 끝까지 풀면 칸마다 이기는지 지는지 꼭 알 수 있어요.", "The score is a guess. Solved to the end, each column is exactly won, drawn or lost.";
    solve = "끝까지 풀기", "Solve to the end";
    stop = "그만", "Stop";
    solving(done, all) = "{all}칸 가운데 {done}칸 풀었어요…", "{done} of {all} columns solved…";
    solved_right(n) = "{n}번 칸은 참값으로도 가장 좋은 칸이에요!", "Column {n} is truly one of the best!";
    solved_wrong(n, best) = "{n}번 칸보다 {best}번 칸이 정말로 더 좋아요.", "Column {best} is truly better than column {n}.";
    row = "참값", "Truth";
    exam(n, all) = "답을 아는 국면 {all}개 가운데 {n}개", "{n} of {all} solved positions";
    exam_about = "지금 가중치로 가장 좋은 칸을 고른 국면이에요. 조절대를 움직여 더 높여 봐요.", "where these weights choose a best column. Move the sliders to raise it.";
    draw = "비김", "draw";
}
