//! 탐색을 부르는 부명령: best, compare.

use serde_json::{Value, json};

use crate::run::{CONNECT4, TICTACTOE, answers, positions, rows};

#[test]
fn tic_tac_toe_keeps_the_value_wins_fast_and_loses_slow() {
    let rows = rows(TICTACTOE);
    let answers = answers(&["best", "tictactoe", "--pos", "-", "--depth", "9"], &positions(&rows));
    for (row, answer) in rows.iter().zip(answers) {
        if !row["over"].is_null() {
            assert!(answer["over"].is_string(), "{row}");
            continue;
        }
        let cell: Value = answer["move"].as_str().unwrap().parse::<u8>().unwrap().into();
        assert!(row["best"].as_array().unwrap().contains(&cell), "{row} {answer}");
        let plies = row["plies_to_end"].as_i64().unwrap();
        match row["value"].as_i64().unwrap() {
            0 => assert_eq!(answer["score"], 0, "{row} {answer}"),
            value => assert_eq!(answer["plies"], value * plies, "{row} {answer}"),
        }
    }
}

#[test]
fn connect_4_takes_a_win_and_blocks_a_loss() {
    let rows: Vec<Value> = rows(CONNECT4).into_iter().filter(|row| row["over"].is_null()).collect();
    let answers = answers(&["best", "connect4", "--pos", "-", "--depth", "4"], &positions(&rows));
    for (row, answer) in rows.iter().zip(answers) {
        let plies = row["plies_to_end"].as_i64().unwrap();
        let value = row["value"].as_i64().unwrap();
        if value != 0 && plies <= 4 {
            assert_eq!(answer["plies"], value * plies, "{row} {answer}");
            let scores = row["scores"].as_object().unwrap();
            let chosen = scores[answer["move"].as_str().unwrap()].as_i64();
            assert_eq!(chosen, scores.values().map(|score| score.as_i64().unwrap()).max());
        }
    }
}

#[test]
fn pruning_changes_the_count_and_nothing_else() {
    let rows: Vec<Value> = rows(CONNECT4)
        .into_iter()
        .filter(|row| row["over"].is_null() && row["legal"].as_array().unwrap().len() >= 4)
        .collect();
    let (mut shares, mut ordered_shares, mut count) = (0.0, 0.0, 0.0);
    let args = ["compare", "connect4", "--pos", "-", "--depth", "6"];
    for line in answers(&args, &positions(&rows)) {
        let (all, pruned, ordered) = (&line["minimax"], &line["alphabeta"], &line["ordered"]);
        for field in ["move", "value", "plies"] {
            assert_eq!(all[field], pruned[field], "{line}");
            assert_eq!(all[field], ordered[field], "{line}");
        }
        let leaves = |search: &Value| search["leaves"].as_f64().unwrap();
        assert!(leaves(pruned) <= leaves(all), "{line}");
        shares += leaves(pruned) / leaves(all);
        ordered_shares += leaves(ordered) / leaves(all);
        count += 1.0;
    }
    assert!(count >= 40.0);
    assert!(shares / count <= 0.5, "{}", shares / count);
    assert!(ordered_shares < shares);
}

#[test]
fn the_typed_tree_counts_its_leaves() {
    let args = ["compare", "tree", "--pos", "[[3,12,8],[2,4,6],[14,5,2]]", "--depth", "2"];
    let line = answers(&args, "").remove(0);
    assert_eq!(line["minimax"], json!({"move": "0", "value": 3, "leaves": 9, "nodes": 13}));
    assert_eq!(line["alphabeta"], json!({"move": "0", "value": 3, "leaves": 7, "nodes": 11}));
}

#[test]
fn a_stopped_search_still_has_a_move() {
    for budget in [["--ms", "0"], ["--nodes", "0"], ["--nodes", "5"], ["--depth", "1"]] {
        let args = [&["best", "connect4", "--pos", "-"], &budget[..]].concat();
        for answer in answers(&args, "44\n34576757\n") {
            assert!(answer["move"].is_string(), "{answer}");
        }
    }
}

/// 사례 C4-01. 한 깊이도 끝내지 못해도 지금 이길 수 있으면 이긴다.
#[test]
fn a_stopped_search_takes_the_win_at_hand() {
    for budget in [["--ms", "0"], ["--nodes", "0"], ["--nodes", "5"], ["--nodes", "9"]] {
        let args = [&["best", "connect4", "--pos", "141311252"], &budget[..]].concat();
        assert_eq!(answers(&args, "")[0]["move"], "6", "{budget:?}");
    }
}

#[test]
fn switches_change_the_work_but_not_the_value() {
    let scores: Vec<Value> = [&[][..], &["--no-table"], &["--no-ordering"], &["--no-quiescence"]]
        .into_iter()
        .map(|switch| {
            let args = [&["best", "connect4", "--pos", "44", "--depth", "7"], switch].concat();
            answers(&args, "")[0]["score"].clone()
        })
        .collect();
    assert!(scores.iter().all(|score| *score == scores[0]), "{scores:?}");
}

/// 세기를 낮추면 씨앗마다 다른 수가 나오고, 같은 씨앗에는 같은 수다. 바로 이기는 수는 늘 둔다.
#[test]
fn a_lower_level_plays_what_the_seed_says() {
    let played = |position: &str, level: &str, seed: u32| {
        let seed = seed.to_string();
        let args = ["best", "connect4", "--depth", "4", "--level", level, "--seed", &seed];
        answers(&[&args[..], &["--pos", position]].concat(), "")[0]["move"].to_string()
    };
    let moves: Vec<String> = (1..12).map(|seed| played("44", "1", seed)).collect();
    assert!(moves.iter().any(|mv| *mv != moves[0]), "{moves:?}");
    assert_eq!(moves[3], played("44", "1", 4));
    for level in ["1", "2", "3", "4"] {
        assert!((1..6).all(|seed| played("141311252", level, seed) == "\"6\""), "{level}");
    }
}

/// 한 수 뒤가 세 번째 같은 국면이면, 좋아하던 그 수라도 두지 않고 이긴 판을 지킨다.
#[test]
fn a_won_game_is_not_repeated_into_a_draw() {
    for (game, position, moves, habit) in [
        ("chess", "8/R7/3k4/8/8/8/1R6/4K3 b - - 1 1", "d6c5 a7a1 c5d6 a1a7 d6c5 a7a1 c5d6", "a1a7"),
        (
            "janggi-bikjang-draw",
            "4k4/4a4/9/p7p/9/9/1P2P3P/1C7/4A4/R3K3R b - - 1 1",
            "a7b7 b4a4 b7a7 a4b4 a7b7 b4a4 b7a7",
            "a4b4",
        ),
    ] {
        let place = ["best", game, "--pos", position, "--moves", moves];
        for budget in [["--depth", "4"], ["--nodes", "100000"]] {
            let best = &answers(&[&place[..], &budget[..]].concat(), "")[0];
            let won = best["score"].as_f64().is_none_or(|score| score > 0.0);
            assert!(best["move"] != habit && won, "{game} {budget:?} {best}");
        }
    }
}
