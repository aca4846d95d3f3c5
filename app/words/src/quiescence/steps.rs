//! 한 걸음에 한 문장. 수는 모두 탐색이 지나간 자리에서 온다.

words! {
    ready = "▶를 누르면 두 탐색이 같은 수를 함께 봐요.", "Press ▶: both searches look at the same moves.";
    mv(side, piece, name) = "{side} {piece} {name}", "{side} {piece} {name}";
    take(mv, victim) = "{mv}, {victim} 잡기", "{mv}, taking the {victim}";
    mate(side, moves) = "{side}의 {moves}수 체크메이트", "mate in {moves} for {side}";
    win(side, plies) = "{side}의 승리까지 {plies}수", "a win for {side} in {plies} plies";
    consider(mv) = "둘 다 이 수를 봐요: {mv}.", "Both look at this move: {mv}.";
    consider_right(mv) = "정지 탐색은 이 수를 봐요: {mv}.", "Quiescence looks at this move: {mv}.";
    left_stops(value) = "깊이 탐색은 여기서 멈추고 {value}(으)로 매겨요.", "The plain search stops here and judges {value}.";
    left_result(name, value) = "깊이 탐색: {name}은(는) {value}(이)에요.", "Plain search: {name} is worth {value}.";
    stand_pat(side, value) = "정지 탐색은 더 봐요. {side}이(가) 그냥 두면 {value}(이)에요.", "Quiescence looks on. If {side} stands pat: {value}.";
    stand_pat_enough(side, value) = "{side}은(는) 그냥 두기만 해도 {value}. 충분해서 잡는 수를 보지 않아요 ✂", "{side} stands pat at {value}. That is enough, so no capture is tried ✂";
    after(mv, rest) = "{mv}. {rest}", "{mv}. {rest}";
    quiet(value) = "정지 탐색: 더 잡을 것이 없어 {value}(으)로 매겨요.", "Quiescence: nothing left to take, judged {value}.";
    capped(value) = "정지 탐색: 정한 끝에 닿아 {value}(으)로 매겨요. 잡기가 아직 남았어요!", "Quiescence: the cap is reached, judged {value} with captures still to come!";
    ended(value) = "놀이가 끝나요: {value}.", "The game ends: {value}.";
    better(side, value) = "{side}에게는 이쪽이 나아요. 이제 {value}(이)에요.", "This is better for {side}: now {value}.";
    first_value(side, value) = "지금까지 {side}에게 가장 좋은 값: {value}.", "The best for {side} so far: {value}.";
    cut(count) = "✂ 상대가 허락하지 않을 만큼 좋아요. 남은 {count}수는 보지 않아요.", "✂ Too good for the opponent to allow. The other {count} are skipped.";
    result(name, value) = "정지 탐색으로 끝까지 보면 {name}은(는) {value}(이)에요.", "Quiescence sees {name} to its end: {value}.";
    best = "지금까지 가장 좋아요.", "The best so far.";
    rest(count) = "잡지 않는 수 {count}개도 봤어요. 더 나은 것이 없어요.", "{count} quiet moves are seen too. None is better.";
    chosen(left, right) = "깊이 탐색이 고른 수는 {left}, 정지 탐색이 고른 수는 {right}.", "The plain search picks {left}, quiescence picks {right}.";
    pick(name, value) = "{name}({value})", "{name} ({value})";
    pick_none(value) = "그냥 두기({value})", "standing pat ({value})";
    chosen_both(left) = "둘 다 고른 수는 {left}.", "Both pick {left}.";
    play(left, right) = "이제 정말로 둬요. 깊이 탐색은 {left}, 정지 탐색은 {right}.", "Now they really play: the plain search {left}, quiescence {right}.";
    play_both(mv) = "이제 둘 다 정말로 둬요: {mv}.", "Now both really play: {mv}.";
    play_plain(mv) = "이제 깊이 탐색이 정말로 둬요: {mv}.", "Now the plain search really plays: {mv}.";
    play_quiet(mv) = "이제 정지 탐색이 정말로 둬요: {mv}.", "Now quiescence really plays: {mv}.";
    reply_plain(mv, value) = "깊이 탐색의 판: {mv}. 이제 {value}(이)에요.", "On the plain board: {mv}. Now {value}.";
    reply_quiet(mv, value) = "정지 탐색의 판: {mv}. 이제 {value}(이)에요.", "On the quiescence board: {mv}. Now {value}.";
    reply_both(mv, value) = "두 판 모두: {mv}. 이제 {value}(이)에요.", "On both boards: {mv}. Now {value}.";
}
