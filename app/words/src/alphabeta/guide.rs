//! 처음 온 이의 길잡이.

words! {
    title = "처음이세요? 세 번만 눌러 보세요", "First time? Three taps";
    walk = "탐색은 한 걸음씩 볼 수 있어요.", "Watch the search step by step.";
    walk_tap = "첫 가위질로 가기", "Go to the first cut";
    ask = "회색 가지는 보지 않고 잘랐어요. 누르면 까닭을 말해 줘요.", "Grey branches were cut unseen. Press one to hear why.";
    ask_tap = "왜 잘렸는지 묻기", "Ask why it was cut";
    practise = "이제 손수 가위질해 볼 차례예요.", "Now do the cutting yourself.";
    practise_tap = "직접 해 보기", "Try it";
    skip = "건너뛰기", "Skip";
}
