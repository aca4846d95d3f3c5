//! 수업마다 같은 글.

words! {
    mistakes = "흔한 실수", "Common mistakes";
    verify = "확인 방법", "How to know that it works";
    tune = "조절할 값", "Values to play with";
    good = "쓰면 좋을 때", "Good for";
    bad = "맞지 않을 때", "Not for";
    cost = "드는 품", "Cost";
    related = "이어지는 수업", "Related lessons";
    before = "먼저 보면 좋아요", "Before this";
    after = "다음에 보면 좋아요", "After this";
    references = "더 읽을거리", "References";
}
