//! 여러 화면이 함께 쓰는 부품의 글.

words! {
    transport = "걸음 조절", "Step controls";
    to_start = "처음으로", "To the start";
    back = "한 걸음 뒤로", "One step back";
    play = "재생", "Play";
    pause = "멈춤", "Pause";
    forward = "한 걸음 앞으로", "One step forward";
    to_end = "끝으로", "To the end";
    speed = "빠르기", "Speed";
    speed_value(times) = "{times}배", "{times}×";
    scrubber = "걸음", "Step";
    step_of(step, last) = "{last}걸음 가운데 {step}걸음", "Step {step} of {last}";
    read_again = "다시 읽기", "Read again";
    keys = "자판: 빈칸 재생·멈춤, ← → 한 걸음, Home 처음, End 끝", "Keys: Space plays and pauses, ← → step, Home start, End end";
    less(name) = "{name} 줄이기", "Less {name}";
    more(name) = "{name} 늘리기", "More {name}";
    code = "핵심 코드", "Key code";
    code_caption = "그림이 한 걸음 갈 때마다 그 줄에 불이 켜져요.", "The lit line is the step the picture is taking.";
    copied = "주소를 복사했어요.", "Link copied.";
    copy_failed = "주소를 복사하지 못했어요. 주소창에서 복사해 주세요.", "The link could not be copied. Please copy it from the address bar.";
    board(name) = "{name} 판", "{name} board";
    empty_place(place) = "{place}, 비었음", "{place}, empty";
    piece_place(place, piece) = "{place}, {piece}", "{place}, {piece}";
    can_move_here = "둘 수 있음", "can be played";
    selected = "골랐음", "selected";
    last_move = "방금 둔 자리", "last move";
    chosen = "고른 수", "chosen move";
    max = "MAX", "MAX";
    min = "MIN", "MIN";
    leaf = "잎", "leaf";
    exact(value) = "{value}", "exactly {value}";
    at_least(value) = "{value} 이상", "at least {value}";
    at_most(value) = "{value} 이하", "at most {value}";
    unknown = "아직 모름", "not yet known";
    cut_off = "잘린 가지", "cut off";
    on_best_line = "가장 좋은 길", "on the best line";
    here = "지금 여기", "current node";
    term_share(term, value) = "{term} {value}", "{term} {value}";
    win_in(plies) = "{plies}수 만에 이김", "wins in {plies} plies";
    loss_in(plies) = "{plies}수 만에 짐", "loses in {plies} plies";
    win_short(plies) = "승{plies}", "W{plies}";
    loss_short(plies) = "패{plies}", "L{plies}";
}
