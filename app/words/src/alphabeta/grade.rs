//! 채점: 보이기 전에 먼저 적어 보기.

words! {
    title = "직접 가위질하기", "Do the pruning yourself";
    about = "탐색의 차례대로 물어요. 답하면 곧바로 채점하고 까닭을 말해 줘요.", "You are asked in search order. Each answer is graded at once, with the reason.";
    ask_window(node) = "{node}에 들어가요. 물려받은 α와 β는 얼마일까요?", "Entering {node}: what are the α and β it inherits?";
    ask_cut(node) = "{node}에 남은 가지가 있어요. 더 볼까요, 자를까요?", "{node} has branches left. Keep looking, or cut?";
    ask_value(node) = "{node}을(를) 떠나요. 위로 알릴 값은 얼마일까요?", "Leaving {node}: which value does it report?";
    ask_value_own(node) = "{node}을(를) 떠나요. 이 마디의 쪽에서 본 값은 얼마일까요?", "Leaving {node}: what is its value, seen from its own side?";
    right = "✓ 맞아요!", "✓ Right!";
    missed_cut = "✗ 놓친 가위질이에요.", "✗ A missed cut.";
    too_early = "✗ 너무 이른 가위질이에요.", "✗ Cut too early.";
    wrong_bound(alpha, beta) = "✗ α나 β가 달라요(적은 답: α = {alpha}, β = {beta}).", "✗ A wrong bound (you wrote α = {alpha}, β = {beta}).";
    wrong_value(value) = "✗ 값이 달라요(적은 답: {value}).", "✗ A wrong value (you wrote {value}).";
    review = "물음마다", "Question by question";
    why_window(node, alpha, beta) = "{node}은(는) 위에서 α = {alpha}, β = {beta}을(를) 물려받아요.", "{node} inherits α = {alpha} and β = {beta} from above.";
    why_window_turned(node, alpha, beta) = "{node}은(는) 위의 창의 부호와 자리를 바꿔 α = {alpha}, β = {beta}을(를) 물려받아요.", "{node} inherits the window above, negated and swapped: α = {alpha} and β = {beta}.";
    why_cut(node, alpha, beta, sign) = "{node}에서 α = {alpha}, β = {beta}. α {sign} β라서 남은 가지는 답을 바꿀 수 없어요.", "at {node} α = {alpha} and β = {beta}. As α {sign} β, the rest cannot change the answer.";
    why_go_on(node, alpha, beta) = "{node}에서 α = {alpha}, β = {beta}. 아직 α < β라서 남은 가지가 답을 바꿀 수 있어요.", "at {node} α = {alpha} and β = {beta}. As still α < β, the rest may change the answer.";
    why_barren(node, both) = "{node}에서 α = β = {both}. 값을 창 안으로 잘라 적으니(fail-hard) 창을 넘는 일이 없어서, α > β일 때만 자르는 규칙으로는 아무것도 자르지 못해요.", "at {node} α = β = {both}. Fail-hard holds every value within the window, so nothing goes beyond it, and a rule that cuts only when α > β never cuts.";
    why_tie(node, both) = "{node}에서 α = β = {both}. 남은 가지는 답을 바꿀 수 없지만, 지금 규칙은 α > β일 때만 잘라요. 그래서 값이 정말 같은지 끝까지 봐요.", "at {node} α = β = {both}. The rest cannot change the answer, but the rule now cuts only when α > β. So it keeps looking, to see whether the values are really equal.";
    why_largest(node, value) = "{node}은(는) 본 가지 가운데 가장 큰 {value}을(를) 알려요.", "{node} reports the largest it saw: {value}.";
    why_smallest(node, value) = "{node}은(는) 본 가지 가운데 가장 작은 {value}을(를) 알려요.", "{node} reports the smallest it saw: {value}.";
    only_at_least(value) = "참값은 {value} 이상이라는 것만 알아요.", "Of the true value we only know that it is at least {value}.";
    only_at_most(value) = "참값은 {value} 이하라는 것만 알아요.", "Of the true value we only know that it is at most {value}.";
    why_largest_turned(node, value) = "{node}은(는) 본 가지마다 부호를 뒤집은 것 가운데 가장 큰 {value}을(를) 골라요.", "{node} takes the largest of the negated branches it saw: {value}.";
    why_edge(node, bound, value) = "{node}이(가) 읽은 값은 창 밖이에요. 그래서 창의 끝인 {bound} = {value}을(를) 알려요(fail-hard).", "what {node} read lies outside its window, so it reports the bound {bound} = {value} (fail-hard).";
    ask_either = "더 볼까, 자를까", "Keep looking or cut";
    go_on = "계속 보기", "Keep looking";
    snip = "✂ 자르기", "✂ Cut";
    answer = "답하기", "Answer";
    alpha = "α", "α";
    beta = "β", "β";
    value = "값", "value";
    infinity_hint = "아직 정해진 값이 없으면 −∞나 ∞ 단추를 눌러요.", "No value yet? Press −∞ or ∞.";
    unreadable = "수를 적어 주세요: −999부터 999까지, 또는 ∞와 −∞.", "Please type a number from −999 to 999, or ∞ or −∞.";
    level = "무엇을 물을까요", "What to ask";
    only_cuts = "자를지만", "Whether to cut";
    everything = "α·β와 값까지", "α, β and values too";
    progress(at, all) = "{all}문제 가운데 {at}번째", "Question {at} of {all}";
    score(right, asked) = "{asked}개 가운데 {right}개 맞음", "{right} of {asked} right";
    finished(right, asked) = "다 했어요! {asked}개 가운데 {right}개를 맞혔어요.", "Done! {right} of {asked} right.";
    perfect(asked) = "다 했어요! {asked}개를 모두 맞혔어요. 알파베타처럼 생각하네요!", "Done! All {asked} right. You think like alpha-beta!";
    undo = "한 문제 뒤로", "Back one question";
    again = "처음부터 다시", "Start again";
}
