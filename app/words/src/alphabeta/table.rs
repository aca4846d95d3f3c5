//! 걸음의 표.

words! {
    title = "걸음의 표", "Trace table";
    about = "그림이 보이는 것을 한 걸음에 한 줄씩. 줄을 누르면 위의 그림이 그 걸음으로 가요.", "What the picture shows, one row a step. Press a row and the picture above goes there.";
    head_node = "마디", "Node";
    head_alpha = "α 값", "α";
    head_beta = "β 값", "β";
    head_value = "값", "Value";
    head_event = "일어난 일", "Event";
    enter = "들어감", "enter";
    leaf = "잎을 봄", "leaf";
    better = "더 나은 값", "better";
    hold = "값만 나아짐", "better value only";
    keep = "그대로", "keep";
    cut(count) = "✂ 남은 {count}개 자름", "✂ cut {count}";
    leave = "떠남", "leave";
    copy = "표 복사", "Copy the table";
}
