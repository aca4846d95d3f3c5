//! 잘못된 입력과 고장을 알리는 글. 무엇이 틀렸고 어떻게 하면 되는지.

words! {
    url_version = "다른 버전의 주소라서 읽을 수 있는 것만 썼어요.", "This address is from another version; what could be read is used.";
    url_too_long = "주소가 너무 길어서 앞부분만 읽었어요.", "The address is too long; only its beginning was read.";
    url_repaired(keys) = "주소에서 이것은 읽지 못했거나 범위를 벗어나 고쳤어요: {keys}. 나머지는 그대로예요.", "These parts of the address were unreadable or out of range and have been repaired: {keys}. The rest is as given.";
    tree_empty = "나무가 비었어요. [[3,12,8],[2,4,6],[14,5,2]]처럼 적어 보세요.", "The tree is empty. Try something like [[3,12,8],[2,4,6],[14,5,2]].";
    tree_leaf = "가지가 없는 나무예요. [3,5]처럼 적어 보세요.", "This tree has no branches. Try something like [3,5].";
    tree_default = "대신 이 수업의 처음 나무를 보여요.", "The first tree of this lesson is shown instead.";
    tree_start = "대신 그 놀이의 처음 국면을 보여요.", "The start of that game is shown instead.";
    text_long = "너무 길어요. 더 짧게 적어 주세요.", "This is too long. Please write something shorter.";
    tree_kept = "앞의 나무를 그대로 두었어요.", "The previous tree is kept.";
    position_over(why) = "이미 끝난 국면이에요: {why}", "The game is already over here: {why}";
    position_empty = "국면을 적어 주세요.", "Please write a position.";
    sheet_empty = "수를 하나라도 적어 주세요.", "Please write at least one move.";
    position(why) = "국면을 읽지 못했어요: {why}", "The position could not be read: {why}";
    position_example(example) = "이렇게 적어요: {example}", "Write it like this: {example}";
    bad_move(nth, mv, why) = "{nth}번째 수 «{mv}»: {why}.", "Move {nth}, “{mv}”: {why}.";
    moves_kept(read, all) = "적힌 {all}수 가운데 앞의 {read}수만 둘 수 있었어요.", "Only the first {read} of {all} moves could be played.";
    moves_none = "적힌 수는 하나도 둘 수 없었어요.", "None of its moves could be played.";
    game_unknown(name) = "«{name}»(이)라는 놀이는 아직 없어요.", "There is no game called “{name}” yet.";
    engine_loading = "생각하는 기계를 불러오는 중이에요…", "Loading the engine…";
    engine_thinking = "생각하는 중이에요…", "Thinking…";
    engine_missing = "생각하는 기계를 불러오지 못했어요. 인터넷을 확인하고 다시 열어 주세요.", "The engine could not be loaded. Please check your connection and reload.";
    engine_restarted = "생각하는 기계가 멈춰서 새로 켰어요. 그대로 이어서 하면 돼요.", "The engine stopped and has been restarted. Just carry on.";
    engine_late = "시간 안에 답이 없어서, 지금까지 찾은 가장 좋은 답을 썼어요.", "No answer came in time, so the best found so far is used.";
    engine_no_worker = "이 창에서는 일꾼을 따로 둘 수 없어 화면이 조금씩 나눠 생각해요.", "No worker can be started here, so the page thinks in small slices.";
    engine_broken = "생각하는 기계가 거듭 멈춰요. 다시 열어 주세요.", "The engine keeps stopping. Please reload.";
    engine_version = "화면과 기계의 버전이 달라요. 다시 열어 주세요.", "The page and the engine are of different versions. Please reload.";
    retry = "다시 해 보기", "Try again";
}

/// 적힌 `all`수 가운데 앞의 `read`수만 두었다.
#[must_use]
pub fn kept(lang: crate::Lang, read: u32, all: usize) -> String {
    match read {
        0 => moves_none(lang).to_string(),
        _ => moves_kept(lang, &read, &all),
    }
}
