//! 수업을 맺는 글.

words! {
    play = "이 놀이를 두어 보기", "Play this game";
    play_connect4 = "커넥트 포 두기", "Play Connect 4";
    verify_bars = "가중치를 움직이면 칸마다 막대가 오르내리고 금빛 칸이 바뀐다.", "Moving a weight moves the bar of each column and changes the gold column.";
    verify_raise = "«아슬아슬»에서 상대의 셋을 올리면 막는 칸을, 가운데를 올리면 가운데 칸을 고른다.", "From “On the edge”, raising their threes picks the blocking column, raising the centre picks the centre.";
    verify_same = "같은 판과 같은 가중치면 언제나 같은 칸이다.", "The same board and weights always give the same column.";
    verify_reason = "한 줄 까닭이 고른 칸에 대해 참이다.", "The one-line reason is true of the chosen column.";
    tune_block = "상대의 셋 올리기: 막는 칸으로", "Raise their threes: to the blocking column";
    tune_centre = "가운데 올리기: 가운데 칸으로", "Raise the centre: to the centre column";
    tune_attack = "공격파로 두기", "Play as the attacker";
    tune_missed = "이기는 칸을 지나치는 판", "A win that the formula misses";
    tune_deep(n) = "두 수짜리 위협을 깊이 {n}(으)로 보기", "See the two-move threat at depth {n}";
    good_endless = "끝까지 읽을 수 없는 놀이", "Games that cannot be searched to the end";
    good_levels = "성격이나 난이도가 여럿인 상대를 만들 때", "Opponents with several personalities or levels";
    bad_small = "끝까지 읽을 수 있는 작은 놀이: 이김, 비김, 짐이면 충분해요", "Small games searched to the end: won, drawn or lost is enough";
    bad_unknown = "무엇이 좋은지 모르는 놀이: 몬테카를로 탐색(MCTS)", "Games where no good features are known: Monte Carlo tree search (MCTS)";
    cost_about = "잎마다 불러서, 탐색에 드는 시간의 대부분이에요. 그래서 빨리 셀 수 있는 특징이 좋아요.", "It is called at every leaf, so it takes most of a search's time. Features that are quick to count are best.";
    related_minimax = "미니맥스", "Minimax";
    related_alphabeta = "알파베타 가지치기", "Alpha-beta pruning";
    related_quiescence = "정지 탐색", "Quiescence search";
    related_human = "사람처럼 실수하기", "Human-like mistakes";
    wiki = "체스 프로그래밍 위키(영어): Evaluation", "Chessprogramming wiki: Evaluation";
    wiki_url = "https://www.chessprogramming.org/Evaluation", "https://www.chessprogramming.org/Evaluation";
}
