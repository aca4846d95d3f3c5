//! 고른 까닭의 글.

words! {
    chosen(n, why) = "{n}번 칸: {why}", "Column {n}: {why}";
    wins_by_rule = "두면 바로 이겨요! 규칙이 점수보다 먼저 봤어요.", "It wins at once! The rules saw it before any score.";
    wins = "두면 바로 이겨요!", "It wins at once!";
    misses(n) = "앗, {n}번 칸이면 바로 이기는데 지나쳤어요! 공식에 4줄 항이 없어서예요.", "Oh no, column {n} wins at once, but the formula has no term for four in a row!";
    gives(n) = "위험해요, 다음에 상대가 {n}번 칸에서 이겨요!", "Danger! The opponent wins next at column {n}!";
    blocks = "상대가 바로 이길 자리를 막아요.", "It blocks the opponent's win.";
    only = "둘 수 있는 칸이 여기뿐이에요.", "The only column left.";
    tie(n) = "{n}번 칸과 점수가 같아 첫 칸을 골랐어요.", "It ties with column {n}, so the first is chosen.";
    ahead(why, n, lead) = "{why}. {n}번 칸보다 {lead} 높아요.", "{why}, so {lead} above column {n}.";
    centre = "가운데 차지", "nearer the centre";
    mine = "내 3줄 만들기", "making threes";
    theirs = "상대 4줄 막기", "stopping fours";
    won(side, reason) = "{side}이(가) 이겼어요! {reason}.", "{side} wins: {reason}.";
    drawn(reason) = "비겼어요. {reason}.", "It is a draw: {reason}.";
}
