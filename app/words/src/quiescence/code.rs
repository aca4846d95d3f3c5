//! 핵심 코드의 줄마다 붙는 말.

words! {
    enter = "수평선에 닿은 국면을 넘겨받는다", "take over a position at the horizon";
    still = "그냥 두면 얼마인지 매긴다", "judge the board as it stands";
    enough = "그냥 두기만 해도 충분하면 돌아간다", "if standing pat is enough, go back";
    secure = "그냥 둘 수 있으니 그 값은 확보했다", "standing pat is always possible, so that much is secured";
    captures = "잡는 수와 승격만, 비싼 것을 싼 것으로 잡는 차례로 본다", "only captures and promotions, dear pieces by cheap ones first";
    child = "두어 보고, 부호와 창을 뒤집어 더 내려간다", "play it and go down with signs and window flipped";
    better = "더 좋으면 바꿔 든다", "keep the better one";
    raise = "확보한 값을 올린다", "raise what is secured";
    cut = "상대가 허락하지 않으면 나머지를 자른다", "cut the rest if the opponent will not allow this";
    leave = "잡을 것이 없으면 여기서 조용해진 값을 알린다", "nothing left to take: report the quiet value";
}
