//! «직접 해 보기»의 틀과 차례 실험.

words! {
    title = "직접 해 보기", "Try it yourself";
    about = "가위질하고, 증명하고, 차례를 바꿔 보는 곳이에요.", "Cut, prove and reorder with your own hands.";
    open = "열어 보기", "Open";
    tools = "해 볼 것", "What to try";
    tab_grade = "✂ 채점", "✂ Graded";
    tab_proof = "증명", "Proof";
    tab_order = "차례", "Order";
    tab_ties = "같은 값", "Ties";
    tab_table = "표", "Table";
    tab_outline = "글로 읽기", "In words";
    tab_walk = "큰 나무", "Big tree";
    tab_sheet = "문제지", "Worksheet";
    tab_links = "선생님 링크", "Class links";
    tab_quiz = "다섯 문제", "Five questions";
    send = "답이 담긴 링크를 복사해서 선생님께 보내 주세요.", "Your answers are in the link: copy it and send it to your teacher.";
    numbers_only(most) = "여기서는 숫자 나무로 해 봐요. 마디가 {most}개까지인 나무를 골라 주세요.", "This works on number trees of up to {most} nodes. Please choose one.";
    plant_classic = "기본 나무 펴기", "Open the classic tree";
    order_title = "차례 실험실", "Order lab";
    from_max = "여기서는 값을 네가맥스가 아니라 늘 MAX 쪽에서(미니맥스로) 적어요.", "Here values are written from MAX’s side (minimax), not as negamax.";
    order_about = "마디를 골라 앞뒤로 옮겨 보세요. 같은 나무라도 차례에 따라 보는 잎이 달라져요.", "Choose a node and move it among its siblings. The same tree costs more or fewer leaves.";
    order_keys = "끌어서 옮기거나, 아래 단추를 눌러요.", "Drag it, or use the buttons below.";
    picked(node) = "고른 마디: {node}", "Chosen node: {node}";
    pick_first = "먼저 그림에서 마디를 하나 누르세요.", "First press a node in the picture.";
    earlier = "◀ 앞으로", "◀ Earlier";
    later = "뒤로 ▶", "Later ▶";
    best_first = "가장 좋은 차례로", "Best order";
    worst_first = "나쁜 것부터", "Worst first";
    counted(seen, all, fewest) = "본 잎 {seen}개 · 다 보면 {all}개 · 아무리 잘해도 {fewest}개", "{seen} leaves visited · {all} without pruning · {fewest} at the very best";
    at_best = "더 줄일 수 없는 차례예요!", "No order can do better!";
    could_save(count) = "아직 {count}개를 더 줄일 수 있어요.", "{count} more could be saved.";
}
