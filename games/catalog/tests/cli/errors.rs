//! 틀린 줄과 틀린 부름.

use crate::run::gaji;

#[test]
fn a_bad_line_does_not_stop_the_batch() {
    let (code, output) = gaji(&["legal", "connect4", "--pos", "-"], "4\n48\n\n4444444\n-\n");
    let lines: Vec<&str> = output.lines().collect();
    assert_eq!(code, 2);
    assert_eq!(lines.len(), 5);
    assert_eq!((lines[0], lines[4]), ("1 2 3 4 5 6 7", "1 2 3 4 5 6 7"));
    assert!(lines[1].starts_with("error: character 2: "), "{}", lines[1]);
    assert!(lines[2].starts_with("error: "), "{}", lines[2]);
    assert!(lines[3].starts_with("error: character 7: ") && lines[3].contains("7째 글자"));
}

#[test]
fn files_from_any_editor_are_read() {
    let (code, output) = gaji(&["legal", "connect4", "--pos", "-"], "\u{feff}4\r\n444444\r\n");
    assert_eq!((code, output.as_str()), (0, "1 2 3 4 5 6 7\n1 2 3 5 6 7\n"));
}

#[test]
fn a_bare_call_shows_how() {
    let (code, output) = gaji(&[], "");
    assert!(code == 2 && output.contains("gaji legal"), "{output}");
}

#[test]
fn a_bad_call_says_so_and_exits_with_2() {
    let bad: [&[&str]; 23] = [
        &[],
        &["legall", "connect4"],
        &["legal"],
        &["legal", "connect5"],
        &["legal", "connect4", "--pos"],
        &["legal", "connect4", "--pos", "4", "--pos", "5"],
        &["legal", "connect4", "extra"],
        &["legal", "connect4", "--depth", "3"],
        &["legal", "connect4", "--moves", "4 9"],
        &["legal", "connect4", "--moves", "1 2 1 2 1 2 1 2"],
        &["perft", "connect4"],
        &["perft", "connect4", "-1"],
        &["perft", "chess", "4000000000"],
        &["best", "connect4"],
        &["best", "connect4", "--depth", "0"],
        &["best", "connect4", "--ms", "soon"],
        &["best", "connect4", "--depth", "201"],
        &["best", "connect4", "--depth", "3", "--ms", "5"],
        &["compare", "connect4"],
        &["compare", "connect4", "--depth", "201"],
        &["scores", "connect4", "--depth", "1000000"],
        &["scores", "connect4", "--weights", "1,2"],
        &["scores", "connect4", "--weights", "1,2,1e9"],
    ];
    for args in bad {
        assert_eq!(gaji(args, "").0, 2, "{args:?}");
    }
}
