//! 도구를 부르고 답을 읽는다.

use std::io::Write;
use std::process::{Command, Stdio};

use serde_json::Value;

pub(crate) const CONNECT4: &str = include_str!("../../../../tests/oracle/connect4/positions.jsonl");
pub(crate) const TICTACTOE: &str =
    include_str!("../../../../tests/oracle/tictactoe/positions.jsonl");

pub(crate) fn rows(text: &str) -> Vec<Value> {
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// 끝내기 부호와 표준 출력.
pub(crate) fn gaji(args: &[&str], input: &str) -> (i32, String) {
    let mut gaji = Command::new(env!("CARGO_BIN_EXE_gaji"))
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = gaji.stdin.take().unwrap();
    let input = input.to_string();
    let writer = std::thread::spawn(move || stdin.write_all(input.as_bytes()));
    let output = gaji.wait_with_output().unwrap();
    // 입력을 읽지 않고 끝나는 부름도 있다.
    let _ = writer.join().unwrap();
    (output.status.code().unwrap(), String::from_utf8(output.stdout).unwrap())
}

pub(crate) fn lines(args: &[&str], input: &str) -> Vec<String> {
    let (code, output) = gaji(args, input);
    assert_eq!(code, 0, "{args:?}: {output}");
    output.lines().map(String::from).collect()
}

pub(crate) fn answers(args: &[&str], input: &str) -> Vec<Value> {
    lines(args, input).iter().map(|line| serde_json::from_str(line).unwrap()).collect()
}

pub(crate) fn positions(rows: &[Value]) -> String {
    let texts = rows.iter().map(|row| match row["moves"].as_str() {
        Some("") => "-\n".into(),
        Some(digits) => format!("{digits}\n"),
        None => format!("{}\n", row["board"].as_str().unwrap()),
    });
    texts.collect()
}
