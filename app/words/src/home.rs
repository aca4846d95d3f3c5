//! 처음 화면의 글.

words! {
    title = "게임 AI는 어떻게 생각할까?", "How does a game AI think?";
    tagline = "가위로 탐색의 가지를 자르고, 저울을 움직이고, 수평선 너머를 보면서 컴퓨터의 생각을 직접 만져 봐요.", "Cut the branches of a search, move its weights, look past its horizon, and feel how the computer thinks.";
    what = "가지는 게임 AI의 생각을 손으로 만져 보며 배우는 놀이터예요. 화면의 모든 수는 진짜 탐색이 센 것이에요.", "Gaji is a playground for learning how a game AI thinks. Every number on screen is counted by a real search.";
    start = "첫 수업 시작하기", "Start the first lesson";
    lessons = "수업", "Lessons";
    lesson_number(n) = "수업 {n}", "Lesson {n}";
    alphabeta = "알파베타 가지치기", "Alpha-beta pruning";
    alphabeta_about = "안 봐도 되는 가지를 ✂ 자르고도 똑같은 수를 골라요.", "Cut ✂ the branches you need not see and still choose the same move.";
    evaluation = "평가 함수와 가중치", "Evaluation weights";
    evaluation_about = "무엇을 소중히 여기느냐에 따라 고르는 수가 달라져요.", "What you value decides which move you choose.";
    quiescence = "정지 탐색", "Quiescence search";
    quiescence_about = "공짜로 보이던 말이 수평선 너머에서는 미끼였어요.", "The free piece turns out to be bait just past the horizon.";
    picture_alphabeta = "MAX와 MIN이 번갈아 나오는 나무에서 가지 하나가 가위로 잘린 그림", "A tree of MAX and MIN nodes with one branch cut by scissors";
    picture_evaluation = "일곱 세로줄의 점수 막대 가운데 하나가 금빛인 그림", "Score bars of seven columns, one of them gold";
    picture_quiescence = "체스 말이 수평선 점선을 넘어 잡히는 그림", "A chess piece taken just past a dashed horizon";
    games = "놀이", "Games";
    games_about = "같은 탐색과 겨뤄 보고, 어떻게 생각했는지 들여다봐요.", "Play against the same search, then look at how it thought.";
    teachers = "선생님께", "For teachers";
    teachers_about = "모든 화면은 주소 하나로 그대로 열려요. 주소를 복사해 나눠 주세요.", "Each address opens exactly what you see: copy it and share it.";
}
