//! 틀(embed)의 글: 매개변수와 말의 뜻, 틀 안의 몇 마디.

words! {
    open = "가지에서 열기", "Open in Gaji";
    start = "눌러서 시작", "Press to start";
    theme = "화면의 밝기. auto는 보는 이의 기기에 맞춰요", "colours; auto follows the reader's device";
    ui = "min은 그림과 걸음 조절과 한 문장만, full은 핵심 코드와 읽는 법까지, practice는 «직접 해 보기»의 방만 보여요(알파베타 수업)", "min: figure, step controls, one sentence; full: also the code and the legend; practice: only the room to try it yourself (alpha-beta)";
    lock = "1이면 설정과 나무를 못 바꾸고 걸음을 옮기거나 물음에 답하기만 해요. 선생님 링크도 없어요", "1: settings and trees cannot be changed, only stepped through or answered; no class links either";
    hide = "감출 것을 쉼표로 여럿 적어요", "what to hide, separated by commas";
    id = "틀의 말마다 실려 오는 이름: 틀이 여럿일 때 가려요", "a name that comes back in every message, to tell frames apart";
    ready = "틀이 열렸어요. query는 수업의 상태예요", "the frame is open; query is the state of the lesson";
    resize = "틀의 알맞은 높이, CSS 픽셀", "the height the frame needs, in CSS pixels";
    step = "걸음이 바뀌었어요. words는 그 걸음의 문장이에요", "the step has changed; words is its sentence";
    answer = "답이 나왔어요. by가 search면 탐색의 답이고 words는 마지막 문장, reader면 읽는 이의 답이고 words는 채점이에요. right는 맞으면 1, 틀리면 0", "an answer; by search: that of the search, words its last sentence; by reader: the reader's, words its grading; right is 1 or 0";
    score = "성적이 바뀌었어요. what이 steps면 본 걸음(got)과 모든 걸음(of), questions면 맞힌 것(got), 답한 것(done), 모든 물음(of)", "the score; what steps: steps seen (got) of all (of); questions: right (got), answered (done), all (of)";
    error = "주소나 말을 알아듣지 못했거나 둔 수를 받을 수 없어요. words가 까닭이에요", "an address or a message was not understood, or a move cannot be taken; words says why";
    set = "이 상태를 열어요. query는 수업 주소에서 ? 뒤에 오는 글이에요", "open this state; query is that of a lesson's address";
    go = "이 걸음으로 가요. 0부터, 넘으면 끝이에요", "go to this step, from 0; beyond the last is the last";
    play = "재생해요", "play";
    pause = "멈춰요", "pause";
    bad_version = "v가 1인 말만 알아들어요.", "Only messages with v 1 are understood.";
    bad_type = "그런 말은 몰라요: set, step, play, pause 가운데 하나를 보내 주세요.", "Unknown type: send one of set, step, play, pause.";
    bad_query = "query는 8,192바이트를 넘지 않는 글이어야 해요.", "query must be a text of at most 8,192 bytes.";
    bad_step = "to는 0부터 99,999까지의 정수여야 해요.", "to must be a whole number from 0 to 99,999.";
}
