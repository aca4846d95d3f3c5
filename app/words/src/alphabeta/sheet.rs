//! 문제지.

words! {
    title = "문제지 만들기", "Worksheets";
    about = "지금 나무로 만든 A4 한 장짜리 문제지예요. 같은 씨앗은 언제나 같은 문제지가 돼요. 인쇄하거나 파일로 저장해요.", "One A4 page made from this tree. The same seed always makes the same sheet. Print it or save it as a file.";
    which = "어느 장", "Which sheet";
    blank = "문제", "Questions";
    key = "답", "Answer key";
    table = "걸음의 표", "Trace table";
    print = "인쇄", "Print";
    save = "SVG·PNG로 저장", "Save as SVG or PNG";
    blank_title = "알파베타 가지치기 문제지", "Alpha-beta pruning: worksheet";
    key_title = "알파베타 가지치기 답", "Alpha-beta pruning: answer key";
    table_title = "알파베타 가지치기 걸음의 표", "Alpha-beta pruning: trace table";
    seeded(title, seed) = "{title} (씨앗 {seed})", "{title} (seed {seed})";
    name_line = "이름 ____________________     날짜 ______________", "Name ____________________     Date ______________";
    task(sign) = "왼쪽부터 보며 α와 β를 적고, 자를 가지에 가위표를 하세요. α {sign} β면 잘라요.", "Work from left to right, write α and β, and mark the branches to cut. Cut when α {sign} β.";
    negamax = "네가맥스: 마디마다 둘 차례인 쪽에서 본 α, β와 값을 적어요.", "Negamax: α, β and values from the side to move.";
    hard = "fail-hard: 창 밖의 값은 창의 끝으로 바꾸어 알려요.", "Fail-hard: a value outside the window becomes its edge.";
    ask_value = "맨 위의 값 __________", "Value of the root __________";
    ask_choice = "고른 가지 __________", "Branch chosen __________";
    ask_leaves = "본 잎의 수 __________", "Leaves visited __________";
    answers(value, choice, leaves, cuts) = "맨 위의 값 {value} · 고른 가지 {choice} · 본 잎 {leaves}개 · 가위질 {cuts}번", "Value {value} · choice {choice} · leaves visited: {leaves} · cuts: {cuts}";
    more(count) = "그리고 {count}줄 더", "and {count} more rows";
}
