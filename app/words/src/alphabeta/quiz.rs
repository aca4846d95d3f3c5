//! 다섯 문제와, 글로 읽는 나무.

words! {
    title = "다섯 문제로 확인하기", "Five questions to check yourself";
    about = "씨앗에서 자란 나무 다섯 그루예요. 머릿속으로 가지를 쳐 보고 고르세요.", "Five trees grown from a seed. Prune in your head, then choose.";
    number(at, all) = "{all}문제 가운데 {at}번째", "Question {at} of {all}";
    root_value = "맨 위 MAX의 값은 얼마일까요?", "What is the value of the top MAX?";
    choice = "맨 위 MAX는 어느 가지를 고를까요? 값이 같으면 앞의 가지를 골라요.", "Which branch does the top MAX choose? Among equals, the first.";
    leaves = "알파베타는 잎을 몇 개 볼까요?", "How many leaves does alpha-beta visit?";
    visited(leaf) = "알파베타는 표시된 «{leaf}»을(를) 볼까요?", "Does alpha-beta visit the marked leaf, “{leaf}”?";
    inherited(node) = "표시된 «{node}»에 들어갈 때 α는 얼마일까요?", "What is α on entering the marked node, “{node}”?";
    yes = "봐요", "Yes, it does";
    no = "잘려서 안 봐요", "No, it is cut";
    right = "✓ 맞아요!", "✓ Right!";
    wrong(answer) = "✗ 답은 «{answer}»(이)에요. 위의 그림은 탐색이 끝난 모습이에요.", "✗ The answer is “{answer}”. The picture shows the finished search.";
    next = "다음 문제", "Next question";
    done(right, all) = "{all}문제 가운데 {right}문제를 맞혔어요.", "{right} of {all} right.";
    review_right(question, choice) = "✓ {question} «{choice}»", "✓ {question} “{choice}”";
    review_wrong(question, choice, answer) = "✗ {question} 고른 답은 «{choice}», 바른 답은 «{answer}».", "✗ {question} You chose “{choice}”; the answer is “{answer}”.";
    again = "다른 다섯 문제", "Five other questions";
    outline = "글로 읽는 나무", "The tree in words";
    outline_about = "그림의 마디마다 한 문장이에요. ↑ ↓로 오가고, Enter를 누르면 그 마디의 걸음으로 가요.", "One sentence for each node of the picture. Move with ↑ ↓; Enter goes to that node's step.";
}
