//! 칸을 하나씩 재는 걸음의 글.

words! {
    begin = "왼쪽 칸부터 하나씩 재 봐요.", "Measure the columns one by one, from the left.";
    drop(n) = "{n}번 칸에 떨어뜨려 봐요.", "Drop a disc into column {n}.";
    drop_wins(n) = "{n}번 칸이면 바로 이겨요. 점수는 볼 것도 없어요!", "Column {n} wins at once. No need for a score!";
    term(name, feature, weight, share) = "{name} {feature} × {weight} = {share}", "{name} {feature} × {weight} = {share}";
    term_scaled(name, feature, scale, weight, share) = "{name} {feature} × {scale} × {weight} = {share}", "{name} {feature} × {scale} × {weight} = {share}";
    first(n, score) = "{n}번 칸은 {score}. 첫 칸이라 지금까지 가장 높아요.", "Column {n}: {score}. The first, so the best so far.";
    better(n, score, best) = "{n}번 칸은 {score}. {best}보다 높아서 지금까지 가장 좋아요.", "Column {n}: {score}, more than {best}: the best so far.";
    keep(n, score, m, best) = "{n}번 칸은 {score}. {m}번 칸의 {best}보다 높지 않아 그대로예요.", "Column {n}: {score}, not more than {best}: column {m} stays.";
}
