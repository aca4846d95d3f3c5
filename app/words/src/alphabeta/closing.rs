//! 수업을 맺는 글.

words! {
    verify_same = "가지치기를 켜고 꺼도 값과 고른 수가 같다.", "The value and the move are the same with pruning on and off.";
    verify_fewer = "켰을 때 본 잎이 뚜렷이 적다.", "Clearly fewer leaves are visited with it on.";
    verify_steps = "한 걸음마다 α와 β가 바뀌고, 잘린 가지가 ✂와 함께 회색이 된다.", "α and β change step by step, and cut branches turn grey with ✂.";
    verify_order = "수 정렬을 켜면 더 많이 잘린다.", "With move ordering on, more is cut.";
    verify_check = "스스로 시험에서 아무 국면 100개가 모두 같다.", "In the self-check, all 100 random positions agree.";
    verify_play = "50밀리초 안에 두고, 생각하는 동안에도 화면이 멈추지 않는다.", "It moves within 50 ms, and the screen never freezes meanwhile.";
    tune_pruning = "가지치기를 끄고 모든 잎을 보기", "Turn pruning off and see every leaf";
    tune_order = "수 정렬 켜기", "Turn move ordering on";
    tune_depth(n) = "깊이 {n}(으)로 보기", "Search to depth {n}";
    tune_strict = "같을 때는 자르지 않기 (α > β)", "Keep ties (α > β)";
    tune_worst = "가장 나쁜 차례의 나무", "A tree in the worst order";
    good_games = "둘이 번갈아 두고 판이 다 보이는 놀이: 틱택토, 오목, 체스, 커넥트 포", "Two players taking turns with everything in view: tic-tac-toe, Gomoku, chess, Connect 4";
    good_show = "컴퓨터가 어떻게 생각하는지 보여 주고 싶을 때", "Showing how a computer thinks";
    bad_chance = "주사위나 카드처럼 운이 있는 놀이 (기댓값 탐색이나 몬테카를로 탐색)", "Dice and cards (use expectimax or Monte Carlo tree search)";
    bad_wide = "바둑처럼 가지가 아주 많은 놀이", "Games that branch as widely as Go";
    cost_about = "깊이가 하나 늘 때마다 몇 배로 늘어요. 전화기에서는 50밀리초에 깊이 4–6쯤이 보통이에요.", "It multiplies with every level. On a phone, 50 ms usually reaches depth 4–6.";
    related_minimax = "미니맥스", "Minimax";
    related_deepening = "반복 심화와 시간 예산", "Iterative deepening and time budgets";
    related_table = "전치표", "Transposition table";
    wikipedia = "위키백과(영어): Alpha–beta pruning", "Wikipedia: Alpha–beta pruning";
    wikipedia_url = "https://en.wikipedia.org/wiki/Alpha%E2%80%93beta_pruning", "https://en.wikipedia.org/wiki/Alpha%E2%80%93beta_pruning";
    wiki = "체스 프로그래밍 위키(영어): Alpha-Beta", "Chessprogramming wiki: Alpha-Beta";
    wiki_url = "https://www.chessprogramming.org/Alpha-Beta", "https://www.chessprogramming.org/Alpha-Beta";
}
