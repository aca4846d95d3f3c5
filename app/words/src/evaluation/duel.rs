//! 두 성격을 나란히, 그리고 겨루기.

words! {
    title = "두 성격, 한 판", "Two personalities, one board";
    about = "같은 판에서 가중치만 다른 둘이 어디를 고를까요? 고른 칸이 다르면 ≠ 표시가 붙어요.", "On the same board, two sets of weights. Where they choose differently, the columns are marked ≠.";
    first = "지금 성격", "This personality";
    second = "다른 성격", "The other";
    same(n) = "둘 다 {n}번 칸을 골랐어요.", "Both choose column {n}.";
    differ(n, m) = "갈렸어요! {n}번 칸과 {m}번 칸", "They part: column {n} and column {m}";
    use_mine = "지금 가중치를 다른 성격에 복사", "Copy these weights to the other";
    play = "한 판 겨루기", "Play them against each other";
    play_here = "이 판에서 이어 겨루기", "From the board above";
    playing = "겨루는 중…", "playing…";
    winner(who) = "«{who}»이(가) 이겼어요.", "“{who}” wins.";
    step = "몇째 수까지", "Move";
    mv(n, who, column, score) = "{n}. {who} {column}번 칸 ({score})", "{n}. {who}, column {column} ({score})";
    ahead = "빈 판에서는 어느 성격이나 거의 똑같이 두어서, 첫 돌 하나를 놓고 시작해요. «지금 성격»이 먼저 두고, 가중치가 같으면 언제나 같은 판이 돼요.", "From an empty board all personalities play almost alike, so the game starts with one disc on the board. “This personality” moves first, and the same weights always give the same game.";
}
