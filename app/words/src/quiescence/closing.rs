//! 수업을 맺는 글.

words! {
    verify_left = "처음 국면에서 깊이 1은 룩을 잡고 +5를 기대하지만, 폰에게 퀸을 잃어 −4가 된다.", "In the first position depth 1 takes the rook expecting +5, then loses the queen to the pawn: −4.";
    verify_right = "같은 국면에서 정지 탐색은 룩 수를 끝까지 보아 −4임을 알고, 나이트를 잡아 +3을 얻는다.", "There quiescence follows the rook line to −4 and takes the knight instead: +3.";
    verify_baits = "같은 깊이에서 정지 탐색을 켜면 미끼를 무는 국면이 줄어든다.", "At the same depth, fewer positions fall for the bait with quiescence on.";
    verify_mirage = "그 국면에서 깊이 5의 +8은 신기루라서 깊이 6에서 사라진다.", "There the +8 at depth 5 is a mirage that depth 6 takes away.";
    verify_order = "잡는 차례를 바꿔도 답은 같고 마디만 달라진다.", "Changing the order of captures keeps the answer and changes only the nodes.";
    tune_mirage = "수평선을 깊이 5로: +8의 신기루", "Horizon at depth 5: the +8 mirage";
    tune_cap = "끝을 0수로: 정지 탐색이 없는 것과 같아진다", "Cap 0: as if there were no quiescence";
    tune_stand_pat = "그냥 두기 끄기", "Stand pat off";
    tune_order = "잡는 차례 끄고 마디 견주기", "Capture ordering off: compare the nodes";
    tune_film = "룩 수순을 처음부터 보기", "Watch the rook line from the start";
    good_captures = "잡기와 주고받기가 있는 놀이: 체스, 장기, 고누", "Games with captures and exchanges: chess, Janggi, Gonu";
    good_losing = "탐색이 정한 깊이 바로 뒤에서 자꾸 말을 잃을 때", "When a search keeps losing material just past its depth";
    bad_quiet = "잡기가 없는 놀이 (위협은 평가 함수에 넣어요)", "Games without captures (put threats into the evaluation)";
    bad_endless = "잡기가 끝없이 이어지는 놀이 (끝을 꼭 둬요)", "Games where captures never end (use a cap)";
    cost_about = "가지는 적지만 잎마다 하므로, 모든 마디의 절반을 넘기도 해요.", "Few branches, but at every leaf: often more than half of all nodes.";
    alphabeta = "알파베타 가지치기", "Alpha-beta pruning";
    evaluation = "평가 함수와 가중치", "Evaluation weights";
    table = "전치표", "Transposition table";
    wiki = "체스 프로그래밍 위키(영어): Quiescence Search", "Chessprogramming wiki: Quiescence Search";
    wiki_url = "https://www.chessprogramming.org/Quiescence_Search", "https://www.chessprogramming.org/Quiescence_Search";
    wikipedia = "위키백과(영어): Horizon effect", "Wikipedia: Horizon effect";
    wikipedia_url = "https://en.wikipedia.org/wiki/Horizon_effect", "https://en.wikipedia.org/wiki/Horizon_effect";
}
