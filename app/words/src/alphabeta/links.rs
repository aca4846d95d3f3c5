//! 선생님의 링크.

words! {
    title = "학생마다 다른 링크", "A link for each student";
    about = "링크마다 씨앗이 달라 나무가 달라요. 열면 답과 설정은 가려지고 시험만 보여요. 다 푼 학생이 복사해 보내 준 링크를 열면 답과 성적이 그대로 보여요.", "Each link has its own seed, so its own tree. Answers and settings are hidden: only the test shows. When done, a student copies a link and sends it to you: it opens with the answers and the score.";
    task = "내줄 것", "What to set";
    cuts = "자를지만", "Whether to cut";
    everything = "α·β와 값까지", "α, β and values too";
    quiz = "다섯 문제", "Five questions";
    students = "학생 수", "Students";
    start = "몇째 걸음부터 물을지", "Ask from step";
    whole = "바로 여는 링크", "To open";
    framed = "강의 페이지에 넣을 주소(iframe)", "For a course page (iframe)";
    copy = "링크 모두 복사", "Copy all links";
    list = "링크", "Links";
}
