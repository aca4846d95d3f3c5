//! 정지 탐색의 스위치, 흔한 실수, 보기 국면.

words! {
    title = "정지 탐색의 부분", "The parts of quiescence";
    about = "정지 탐색의 판에서 하나씩 꺼 봐요. 켰을 때와 껐을 때의 답과 마디를 진짜로 센 것이에요.", "Turn each off on the quiescence board. The answer and the nodes with it on and off are really counted.";
    quiescence = "정지 탐색", "Quiescence search";
    quiescence_about = "끄면 두 판 모두 수평선에서 멈춰요.", "Off: both boards stop at the horizon.";
    ordering = "비싼 말을 싼 말로 잡는 수부터 (MVV-LVA)", "Dear pieces by cheap ones first (MVV-LVA)";
    ordering_about = "답은 그대로이고, 보는 마디만 달라져요.", "The answer stays; only the nodes change.";
    stand_pat = "그냥 두기 (stand pat)", "Stand pat";
    stand_pat_about = "끄면 잡는 수가 있을 때 손해라도 꼭 잡아야 해요.", "Off: whoever can capture must, even at a loss.";
    promotions = "승격도 보기", "Promotions too";
    promotions_about = "끄면 잡지 않고 승격하는 수를 못 봐요.", "Off: a promotion without a capture is not seen.";
    evasions = "체크(장군)를 받으면 모든 수로 피하기", "In check, try every escape";
    evasions_about = "끄면 체크(장군)를 받고도 그냥 둘 수 있다고 착각해요.", "Off: it believes that one can stand pat in check.";
    cap = "정지 탐색의 끝(cap)", "Cap of quiescence";
    cap_about = "이만큼 더 보면 잡기가 남았어도 멈춰요. 작으면 긴 주고받기를 잘못 세어요.", "It stops after this many plies even if captures are left. A small cap miscounts long exchanges.";
    no_cap = "없음", "none";
    counted(mv, value, nodes) = "{mv} {value} · 마디 {nodes}개", "{mv} {value} · {nodes} nodes";
    unfinished(nodes) = "마디 {nodes}개를 보고도 끝나지 않음", "not finished after {nodes} nodes";
    on_off(on, off) = "켬: {on}\n끔: {off}", "On: {on}\nOff: {off}";
    now(seen) = "지금: {seen}", "Now: {seen}";
    mistakes = "흔한 실수", "Common mistakes";
    mistakes_about = "스위치를 켜면 실수가 드러나는 국면이 열리고, 정지 탐색의 판이 그 실수를 진짜로 해요.", "Each switch opens a position that shows the mistake, and the quiescence board really makes it.";
    mistake_stand_pat = "그냥 두기를 빼먹기", "Leaving stand pat out";
    mistake_stand_pat_about = "손해인 잡기를 억지로 해서, 거저 얻는 말도 나빠 보여요.", "Losing captures are forced, so even a free piece looks bad.";
    mistake_cap = "끝을 두지 않기", "Having no cap";
    mistake_cap_about = "잡기와 체크(장군)가 길게 이어지는 판에서는 답이 같아도 마디가 몇 배로 늘어요. 잡기가 끝나지 않는 놀이라면 멈추지도 않아요.", "Where captures and checks go on and on, the answer is the same but the nodes multiply. In a game of endless captures it would never stop.";
    mistake_evasions = "체크(장군)를 빼먹기", "Leaving checks out";
    mistake_evasions_about = "체크(장군)로 얻는 말을 보지 못해 착시가 남아요.", "A piece won with check is not seen: the illusion stays.";
    mistake_promotions = "승격을 빼먹기", "Leaving promotions out";
    mistake_promotions_about = "곧 승격할 폰을 보지 못해 착시가 남아요.", "A pawn about to promote is not seen: the illusion stays.";
    wrong(right, wrong) = "바른 답: {right}\n이 실수를 하면: {wrong}", "Right: {right}\nWith this mistake: {wrong}";
    example_rook = "공짜 룩", "The free rook";
    example_check = "체크로 얻는 퀸", "A queen won with check";
    example_promotion = "승격하려는 폰", "A pawn about to promote";
    example_exchange = "긴 주고받기", "A long exchange";
    example_crowd = "붐비는 판", "A crowded board";
    example_chess = "체스에서도", "In full chess";
    example_janggi = "장기에서도", "In Janggi";
    own = "다른 국면에서 해 보기", "Try another position";
    own_text = "국면을 글(FEN)로 적기", "Write the position (FEN)";
    own_load = "적은 국면 보기", "Use this text";
    play_it = "이 판에서 두어 보기", "Play from here";
}
