//! 수업의 제목, 조절대, 판 다루기.

words! {
    title = "평가 함수와 가중치", "Evaluation weights";
    question = "무엇을 소중히 여기면 어디에 둘까?", "What you value decides where you play";
    intro = "칸마다 돌을 떨어뜨려 보고 세 가지를 세어 봐요: 가운데에 가까운가, 내 셋(한 칸만 비고 세 칸이 내 돌)이 몇인가, 상대의 셋이 몇인가. 저마다 가중치를 곱해 더한 것이 그 칸의 점수예요. 가장 높은 칸에는 금빛 ★ 하나가 붙어요.", "Drop a disc into each column and count three things: how near the centre it is, how many threes are mine (three discs and one gap), how many are theirs. Multiply each by its weight and add: that is the column's score. The highest column turns gold ★.";
    centre = "가운데", "Centre";
    mine = "내 셋", "My threes";
    theirs = "상대의 셋", "Their threes";
    score = "점수", "Score";
    presets = "성격", "Personalities";
    preset_centre = "가운데파", "Centre lover";
    preset_attack = "공격파", "Attacker";
    preset_defence = "수비파", "Defender";
    preset_start = "아슬아슬", "On the edge";
    tour = "둘러보기", "Take a tour";
    tour_stop = "그만 보기", "End the tour";
    // 표시에 보이는 수가 이름 속의 한 낱말이어야 한다(WCAG 2.5.3): 그래서 띄운다.
    flip_to(weight, n) = "{weight}에서 {n} 번 칸으로", "at {weight}, column {n}";
    hold_term(name) = "«{name}»이(가) 붙들고 있어요", "held by “{name}”";
    hold_win = "이기는 칸이 있어 그대로예요", "a win decides, not weights";
    hold_nothing = "이 항으로는 바뀌지 않아요", "no column gets ahead by this";
    wins_first = "이기는 칸은 규칙이 먼저", "Rules see a win first";
    wins_first_about = "공식에는 4줄 항이 없어요. 바로 이기는 칸이 있으면 점수를 보기 전에 골라요.", "The formula has no term for four in a row, so a winning column is taken before any score.";
    bars(side) = "{side}이(가) 칸마다 받는 점수", "Score of each column for {side}";
    column_label(n, score, parts) = "{n}번 칸 {score} ({parts})", "column {n}: {score} ({parts})";
    full = "가득", "full";
    table = "칸마다의 수", "The numbers of each column";
    table_about = "특징에 배수와 가중치를 곱해 더하면 점수예요.", "Features times scale times weight, added up, make the score.";
    board = "판 바꾸기", "Change the board";
    board_about = "판의 칸을 누르면 차례대로 돌이 떨어져요. 점수는 늘 둘 차례인 쪽에서 세어요.", "Tap a column to drop the next disc. Scores are always from the side to move.";
    play_best = "금빛 칸에 두기", "Play the gold column";
    undo = "무르기", "Undo";
    clear = "비우기", "Clear";
    swap = "편 바꾸기", "Swap sides";
    first_board = "처음 판", "First position";
    digits = "둔 칸의 번호", "Columns played";
    digits_hint = "보기: 34576757. 빈 판은 비워 두세요.", "For example 34576757. Leave it empty for an empty board.";
    digits_bad = "1부터 7까지의 숫자를 42개까지 적을 수 있어요.", "Write digits from 1 to 7, at most 42.";
    load = "이 판으로", "Show it";
    column_full(n) = "{n}번 칸은 가득 차서 더 놓을 수 없어요.", "Column {n} is full: no disc fits.";
    over = "이미 끝난 판이에요. 무르거나 비워 보세요.", "The game is over. Undo or clear the board.";
}
