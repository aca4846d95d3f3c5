//! 잘못된 입력과 고장을 알리는 글. 무엇이 틀렸고 어떻게 하면 되는지.

words! {
    url_version = "다른 판의 주소라서 읽을 수 있는 것만 썼어요.", "This address is from another version; what could be read is used.";
    url_too_long = "주소가 너무 길어서 읽지 않았어요.", "The address is too long and was not read.";
    url_repaired(keys) = "주소에서 이것은 읽지 못했거나 범위를 벗어나 고쳤어요: {keys}. 나머지는 그대로예요.", "These parts of the address were unreadable or out of range and have been repaired: {keys}. The rest is as given.";
    tree_empty = "나무가 비었어요. [[3,12,8],[2,4,6],[14,5,2]]처럼 적어 보세요.", "The tree is empty. Try something like [[3,12,8],[2,4,6],[14,5,2]].";
    tree_unexpected(at, found) = "{at}번째 글자 «{found}»은(는) 올 수 없어요. 정수, 쉼표, 대괄호만 쓸 수 있어요.", "Character {at}, “{found}”, does not belong here. Use whole numbers, commas and square brackets.";
    tree_unclosed(at) = "{at}번째 글자에서 연 괄호가 닫히지 않았어요.", "The bracket opened at character {at} is never closed.";
    tree_extra(at) = "{at}번째 글자부터는 나무가 끝난 뒤예요. 지워 주세요.", "The tree has already ended before character {at}. Please remove the rest.";
    tree_no_children(at) = "{at}번째 글자의 괄호 안이 비었어요. 마디에는 가지가 하나는 있어야 해요.", "The bracket at character {at} is empty. A node needs at least one branch.";
    tree_number(at, low, high) = "{at}번째 글자의 수가 범위를 벗어났어요. {low}부터 {high}까지의 정수를 적어 주세요.", "The number at character {at} is out of range. Use whole numbers from {low} to {high}.";
    tree_too_many(leaves, limit) = "잎이 {leaves}개라 너무 많아요. {limit}개까지 그릴 수 있어요.", "{leaves} leaves are too many. Up to {limit} can be drawn.";
    tree_too_deep(depth, limit) = "깊이가 {depth}라 너무 깊어요. {limit}까지 그릴 수 있어요.", "A depth of {depth} is too deep. Up to {limit} can be drawn.";
    tree_long = "글이 너무 길어요.", "The text is too long.";
    tree_kept = "앞의 나무를 그대로 두었어요.", "The previous tree is kept.";
    position(why) = "국면을 읽지 못했어요: {why}", "The position could not be read: {why}";
    position_example(example) = "이렇게 적어요: {example}", "Write it like this: {example}";
    moves_kept(read, all) = "적힌 {all}수 가운데 앞의 {read}수만 둘 수 있었어요.", "Only the first {read} of {all} moves could be played.";
    move_syntax(text) = "«{text}»은(는) 수의 표기가 아니에요.", "“{text}” is not the notation of a move.";
    move_illegal(text) = "지금은 «{text}»을(를) 둘 수 없어요.", "“{text}” cannot be played here.";
    game_unknown(name) = "«{name}»(이)라는 놀이는 아직 없어요.", "There is no game called “{name}” yet.";
    engine_loading = "생각하는 기계를 불러오는 중이에요…", "Loading the engine…";
    engine_missing = "생각하는 기계를 불러오지 못했어요. 인터넷을 확인하고 다시 열어 주세요.", "The engine could not be loaded. Please check your connection and reload.";
    engine_restarted = "생각하는 기계가 멈춰서 새로 켰어요. 그대로 이어서 하면 돼요.", "The engine stopped and has been restarted. Just carry on.";
    engine_late = "시간 안에 답이 없어서, 지금까지 찾은 가장 좋은 답을 썼어요.", "No answer came in time, so the best found so far is used.";
    engine_memory = "기억 자리가 모자라 작은 표로 이어서 생각해요.", "Memory is short, so a smaller table is used.";
    engine_no_worker = "이 창에서는 일꾼을 따로 둘 수 없어 화면이 조금씩 나눠 생각해요.", "This frame allows no worker, so the page thinks in small slices.";
    engine_broken = "생각하는 기계가 거듭 멈춰요. 다시 열어 주세요.", "The engine keeps stopping. Please reload.";
    engine_version = "화면과 기계의 판이 달라요. 다시 열어 주세요.", "The page and the engine are of different versions. Please reload.";
    retry = "다시 해 보기", "Try again";
}
