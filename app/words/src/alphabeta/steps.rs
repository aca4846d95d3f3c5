//! 한 걸음에 한 문장. 수는 모두 탐색이 지나간 자리에서 온다.

words! {
    root(kind) = "맨 위 {kind}", "the top {kind}";
    nth(n, kind) = "{n}번째 {kind}", "{kind} {n}";
    deep(path, kind) = "{kind} {path}", "{kind} {path}";
    ready = "▶를 누르면 한 걸음씩 시작해요.", "Press ▶ to go step by step.";
    start = "맨 위에서 출발해요. 아직 아무것도 몰라서 α = −∞, β = ∞예요.", "We start at the top. Nothing is known yet: α = −∞, β = ∞.";
    start_full = "맨 위에서 출발해요. 가지를 하나도 빼지 않고 다 볼 거예요.", "We start at the top and will look at every branch.";
    enter_window(node, alpha, beta) = "{node}에 들어가요. 위에서 α = {alpha}, β = {beta}을(를) 물려받았어요.", "Enter {node}, with α = {alpha} and β = {beta} from above.";
    enter_max(node) = "{node}에 들어가요. 아래에서 가장 큰 값을 고를 거예요.", "Enter {node}: it will pick the largest below.";
    enter_min(node) = "{node}에 들어가요. 아래에서 가장 작은 값을 고를 거예요.", "Enter {node}: it will pick the smallest below.";
    leaf(value) = "잎을 보니 {value}(이)에요.", "The leaf holds {value}.";
    leaf_static(value) = "정한 깊이까지 왔어요. 판을 보고 매긴 점수는 {value}(이)에요.", "The depth limit: the board is judged as {value}.";
    leaf_won(plies) = "여기서 이겨요! {plies}수 만이에요.", "A win here, in {plies} plies!";
    leaf_lost(plies) = "여기서 져요. {plies}수 만이에요.", "A loss here, in {plies} plies.";
    leaf_draw = "여기서는 비겨요. 값은 0이에요.", "A draw here, worth 0.";
    first_max(node, value) = "{node}의 첫 값이 나왔어요. 적어도 {value}(이)에요.", "{node} has its first value: at least {value}.";
    first_min(node, value) = "{node}의 첫 값이 나왔어요. 많아야 {value}(이)에요.", "{node} has its first value: at most {value}.";
    raise(node, old, value) = "{node}: {value}이(가) {old}보다 커요. α를 {value}(으)로 올려요.", "{node}: {value} beats {old}, so α rises to {value}.";
    lower(node, old, value) = "{node}: {value}이(가) {old}보다 작아요. β를 {value}(으)로 내려요.", "{node}: {value} is below {old}, so β drops to {value}.";
    better_max(node, old, value) = "{node}: {value}이(가) {old}보다 커서 바꿔 들어요.", "{node}: {value} beats {old} and takes its place.";
    better_min(node, old, value) = "{node}: {value}이(가) {old}보다 작아서 바꿔 들어요.", "{node}: {value} is below {old} and takes its place.";
    keep_max(node, best, value) = "{node}: {value}은(는) 가진 {best}보다 크지 않아요. 그대로예요.", "{node}: {value} is no more than {best}. Nothing changes.";
    keep_min(node, best, value) = "{node}: {value}은(는) 가진 {best}보다 작지 않아요. 그대로예요.", "{node}: {value} is no less than {best}. Nothing changes.";
    keep_alpha(node, value, alpha) = "{node}: {value}은(는) 물려받은 α {alpha}보다 크지 않아요. 창은 그대로예요.", "{node}: {value} is no more than the inherited α {alpha}. The window stays.";
    keep_beta(node, value, beta) = "{node}: {value}은(는) 물려받은 β {beta}보다 작지 않아요. 창은 그대로예요.", "{node}: {value} is no less than the inherited β {beta}. The window stays.";
    hold_alpha(node, value, alpha) = "{node}: 이제 적어도 {value}(이)에요. 물려받은 α {alpha}보다 크지는 않아 창은 그대로예요.", "{node} is now worth at least {value}. That is no more than the inherited α {alpha}, so the window stays.";
    hold_beta(node, value, beta) = "{node}: 이제 많아야 {value}(이)에요. 물려받은 β {beta}보다 작지는 않아 창은 그대로예요.", "{node} is now worth at most {value}. That is no less than the inherited β {beta}, so the window stays.";
    alpha_cut(node, value, alpha, count) = "✂ {node}은(는) 이제 {value} 이하예요. MAX는 이미 {alpha}을(를) 챙겨서 이리로 오지 않아요. 남은 가지 {count}개를 잘라요.", "✂ {node} is now at most {value}. MAX already has {alpha} elsewhere and will not come here. Cut the other {count}.";
    beta_cut(node, value, beta, count) = "✂ {node}은(는) 이제 {value} 이상이에요. MIN은 이미 {beta}을(를) 챙겨서 이리로 보내지 않아요. 남은 가지 {count}개를 잘라요.", "✂ {node} is now at least {value}. MIN already has {beta} elsewhere and will not allow this. Cut the other {count}.";
    leave(node, value) = "{node}의 값은 {value}(이)에요. 위로 알려요.", "{node} is worth {value}. Report it upward.";
    leave_at_least(node, value) = "{node}의 값은 {value} 이상이에요. {value}을(를) 위로 알려요.", "{node} is worth at least {value}. Report {value} upward.";
    leave_at_most(node, value) = "{node}의 값은 {value} 이하예요. {value}을(를) 위로 알려요.", "{node} is worth at most {value}. Report {value} upward.";
    leave_flipped(node, value, flipped) = "{node}의 값은 {value}(이)에요. 위에서는 부호를 바꿔 {flipped}(으)로 봐요.", "{node} is worth {value}. Seen from above the sign flips: {flipped}.";
    leave_flipped_at_least(node, value, flipped) = "{node}의 값은 {value} 이상이에요. 위에서는 부호를 바꿔 {flipped} 이하로 봐요.", "{node} is worth at least {value}. Seen from above the sign flips: at most {flipped}.";
    leave_flipped_at_most(node, value, flipped) = "{node}의 값은 {value} 이하예요. 위에서는 부호를 바꿔 {flipped} 이상으로 봐요.", "{node} is worth at most {value}. Seen from above the sign flips: at least {flipped}.";
    enter_negamax(node, alpha, beta) = "{node}에 들어가요. 창의 부호와 자리를 바꿔 α = {alpha}, β = {beta}(이)에요.", "Enter {node}: the window is negated and swapped, α = {alpha}, β = {beta}.";
    raise_negamax(node, old, value) = "{node}: {value}이(가) {old}보다 커요. α를 {value}(으)로 올려요.", "{node}: {value} beats {old}, so α rises to {value}.";
    cut_negamax(node, value, beta, count) = "✂ {node}: {value} ≥ β {beta}. 상대가 허락하지 않을 만큼 좋아요. 남은 가지 {count}개를 잘라요.", "✂ {node}: {value} ≥ β {beta}, too good for the opponent to allow. Cut the other {count}.";
    done(value, mv, all, seen) = "끝! 값은 {value}, 고른 수는 {mv}. 잎 {all}개 가운데 {seen}개만 봤어요.", "Done! The value is {value}, the choice {mv}, and only {seen} of {all} leaves were visited.";
    done_seen(value, mv, seen) = "끝! 값은 {value}, 고른 수는 {mv}. 잎 {seen}개를 봤어요. 다 보기에는 나무가 너무 커서 잎이 모두 몇 개인지는 세지 못했어요.", "Done! The value is {value}, the choice {mv}, after {seen} leaves. The whole tree is too big for its leaves to be counted.";
    done_full(value, mv, all) = "끝! 값은 {value}, 고른 수는 {mv}. 잎 {all}개를 모두 봤어요.", "Done! The value is {value}, the choice {mv}. All {all} leaves were visited.";
}
