//! 같은 값의 함정.

words! {
    title = "같은 값의 함정", "The trap of equal values";
    about = "맨 위의 가지마다, 탐색이 적은 값과 끝까지 다 본 참값을 나란히 놓았어요.", "For each branch of the root: the value the search wrote, beside the true one.";
    head_branch = "가지", "Branch";
    head_shown = "적힌 값", "Written";
    head_truth = "참값", "True";
    head_tie = "견주면", "Compared";
    chosen = "고른 가지", "chosen";
    equal = "정말 같아요", "truly equal";
    trap_mark = "✗ 함정", "✗ trap";
    other = "다른 값", "different";
    trap(branch, shown, truth) = "{branch}을(를) 보세요. 적힌 값 {shown}은(는) 고른 가지와 같아 보이지만 «많아야»라는 뜻일 뿐, 참값은 {truth}(이)에요. 같은 값 가운데 아무거나 고르려면 ≤가 붙은 것은 빼야 해요.", "Look at {branch}. {shown} looks as good as the chosen one, but it only means “at most”: the truth is {truth}. Anyone who picks among equals must leave out those with ≤.";
    lucky = "이번에는 같아 보이는 가지가 정말 같아요. 하지만 ≥에서 자르면 ≤가 붙은 값은 언제든 함정일 수 있어요.", "This time the ones that look equal are equal. But when ties are cut, a value with ≤ may always be a trap.";
    honest = "α > β에서만 잘라서, 같아 보이는 가지를 끝까지 보았어요. 정말 같아요.", "As only α > β cuts, the ones that look equal were seen to the end. They are equal.";
    barren = "값을 창 안으로 잘라 적으면(fail-hard) 창을 넘는 값이 없어요. 그래서 α > β일 때만 자르는 규칙으로는 아무것도 자르지 못하고, 참값도 잃어요. fail-hard는 ≥와 함께 써요.", "Fail-hard holds every value within the window, so nothing goes beyond it: a rule that cuts only when α > β never cuts, and true values are lost as well. Use fail-hard with ≥.";
    no_tie = "고른 가지와 같아 보이는 가지가 없어요.", "No other branch looks as good as the chosen one.";
    plant = "함정이 있는 나무", "A tree with the trap";
}
