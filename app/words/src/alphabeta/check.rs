//! 스스로 시험: 아무 국면 100개에서 두 방법이 같은지.

words! {
    title = "정말 늘 같을까? 스스로 시험", "Is it always the same? A self-check";
    about = "아무 국면 100개에서 미니맥스와 알파베타의 값을 하나하나 견줘요. 지금 이 기기에서 진짜로 세어 봐요.", "On 100 random positions the value of minimax is compared with that of alpha-beta, counted live on this device.";
    run = "시험 시작", "Run the check";
    stop = "그만", "Stop";
    running(done, all) = "{all}개 가운데 {done}개를 견줬어요…", "{done} of {all} compared…";
    passed(count, percent) = "{count}개 모두 같아요! 잎은 평균 {percent}만 봤어요.", "All {count} agree! On average only {percent} of the leaves were visited.";
    failed(wrong, count) = "{count}개 가운데 {wrong}개가 달라요. 무언가 잘못됐어요.", "{wrong} of {count} differ. Something is wrong.";
    tictactoe = "틱택토: 끝까지", "Tic-tac-toe, to the end";
    connect4(depth) = "커넥트 포: {depth}수 앞까지", "Connect 4, {depth} plies deep";
    fault = "α와 β를 잘못 넘기기", "Pass α and β wrongly";
    fault_about = "켜고 다시 시험하면 어떤 국면에서 값이 달라져요.", "Turn this on and run again: some values now differ.";
}
