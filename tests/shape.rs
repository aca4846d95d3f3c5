//! 작업 공간의 모양: 화면은 놀이와 탐색을 모르고, 그 둘은 엔진 wasm에만 있다. 크레이트 안에서도 화살표는 돌지 않는다.

#![allow(clippy::unwrap_used, reason = "시험은 멈추는 것으로 알린다")]

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::PathBuf,
    process::Command,
};

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/..");

#[test]
fn app_depends_on_no_game() {
    let app = dependencies("gaji-app");
    assert!(app.contains(&"gaji-protocol".into()), "{app:?}");
    let forbidden = games().into_iter().chain(["gaji-core".into(), "gaji-engine".into()]);
    for package in forbidden {
        assert!(!app.contains(&package), "gaji-app depends on {package}");
    }
}

/// `games/` 아래의 모든 꾸러미. 새 놀이는 저절로 든다.
fn games() -> Vec<String> {
    let folders = fs::read_dir(format!("{ROOT}/games")).unwrap();
    let games: Vec<_> = folders
        .map(|folder| folder.unwrap())
        .filter(|folder| folder.path().is_dir())
        .map(|folder| format!("gaji-{}", folder.file_name().to_string_lossy()))
        .collect();
    assert!(games.contains(&"gaji-tictactoe".into()), "{games:?}");
    games
}

/// wasm으로 지을 때 그 꾸러미에 딸려 오는 모든 꾸러미.
fn dependencies(package: &str) -> Vec<String> {
    let args = ["tree", "--package", package, "--edges", "normal", "--prefix", "none"];
    let tree = Command::new(env!("CARGO"))
        .args(args)
        .args(["--target", "wasm32-unknown-unknown", "--format", "{lib}"])
        .current_dir(ROOT)
        .output()
        .unwrap();
    assert!(tree.status.success(), "{}", String::from_utf8_lossy(&tree.stderr));
    String::from_utf8_lossy(&tree.stdout).lines().map(|lib| lib.replace('_', "-")).collect()
}

/// 크레이트의 방(맨 위 모듈)들은 서로를 돌려 가며 알지 않는다: 아래부터 읽으면 모르는 이름이 없다.
#[test]
fn rooms_know_each_other_in_one_direction() {
    for krate in
        ["app", "app/engine", "app/lessons", "app/figures", "app/prerender", "core", "xtask"]
    {
        let mut rooms = rooms(krate);
        assert!(rooms.len() > 3, "{krate}: {rooms:?}");
        while let Some(ground) = rooms.keys().find(|&room| stands(room, &rooms)).cloned() {
            rooms.remove(&ground);
        }
        assert!(rooms.is_empty(), "{krate}: a circle among {rooms:#?}");
    }
}

/// 아는 방이 이제 남아 있지 않은가.
fn stands(room: &str, rooms: &BTreeMap<String, BTreeSet<String>>) -> bool {
    rooms[room].iter().all(|known| known == room || !rooms.contains_key(known))
}

/// 방마다, 그 파일들이 `crate::` 뒤에 적은 이름.
fn rooms(krate: &str) -> BTreeMap<String, BTreeSet<String>> {
    let src = PathBuf::from(format!("{ROOT}/{krate}/src"));
    let mut rooms: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for path in sources(src.clone()) {
        let inside = path.strip_prefix(&src).unwrap().with_extension("");
        let room = inside.iter().next().unwrap().to_string_lossy().into_owned();
        let text = fs::read_to_string(&path).unwrap();
        rooms.entry(room).or_default().extend(text.split("crate::").skip(1).flat_map(named));
    }
    rooms
}

/// `crate::` 바로 뒤의 이름들: 하나이거나, 괄호로 묶은 것의 겉에 있는 것들.
fn named(after: &str) -> Vec<String> {
    let word = |text: &str| {
        let end = text.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(text.len());
        text[..end].to_string()
    };
    let Some(group) = after.strip_prefix('{') else { return vec![word(after)] };
    let (mut depth, mut outside) = (1, String::new());
    for c in group.chars() {
        depth += i32::from(c == '{') - i32::from(c == '}');
        match depth {
            0 => break,
            1 => outside.push(c),
            _ => {}
        }
    }
    outside.split(',').map(|name| word(name.trim())).collect()
}

/// 화면에 보이는 한국어는 한 말투다: 놀이와 엔진이 들려주는 까닭도 «해요»로 맺는다.
#[test]
fn korean_is_said_in_one_style() {
    let mut formal = Vec::new();
    let folders = ["core/src", "games", "app", "xtask/template"];
    for path in folders.into_iter().flat_map(|folder| sources(format!("{ROOT}/{folder}").into())) {
        let text = fs::read_to_string(&path).unwrap();
        let said = text.lines().filter(|line| !line.trim_start().starts_with("//"));
        formal.extend(
            said.filter(|line| line.contains("니다")).map(|line| format!("{path:?}{line}")),
        );
    }
    assert!(formal.is_empty(), "{formal:#?}");
}

/// 값 뒤의 조사를 하나로 적으면(`{x}은`) 받침에 따라 틀린다. 놀이와 엔진의 글도 괄호 꼴(`은(는)`)만 쓴다.
#[test]
fn particles_after_values_are_written_in_both_forms() {
    const FIXED: [&str; 10] = ["은", "는", "이", "가", "을", "를", "과", "와", "로", "으로"];
    let mut wrong = Vec::new();
    let folders = ["core/src", "games", "app", "xtask/template"];
    for path in folders.into_iter().flat_map(|folder| sources(format!("{ROOT}/{folder}").into())) {
        for line in fs::read_to_string(&path).unwrap().lines() {
            let said = line.split('"').skip(1).step_by(2);
            let after = said.flat_map(|text| text.split('}').skip(1));
            let after = after.map(|text| text.trim_start_matches(['»', '”', ')', '%']));
            // 괄호 꼴의 첫 글자(`은(는)`) 뒤에는 괄호가 온다.
            let fixed = after.into_iter().any(|text| {
                let rest = text.trim_start_matches(|c: char| ('가'..='힣').contains(&c));
                FIXED.contains(&&text[..text.len() - rest.len()]) && !rest.starts_with('(')
            });
            if fixed && !line.trim_start().starts_with("//") {
                wrong.push(format!("{}: {}", path.display(), line.trim()));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// `folder` 아래의 모든 러스트 파일.
fn sources(folder: PathBuf) -> Vec<PathBuf> {
    let inside = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let (folders, files): (Vec<_>, Vec<_>) = inside.partition(|path| path.is_dir());
    let rust = |path: &PathBuf| path.extension().is_some_and(|extension| extension == "rs");
    let deeper = folders.into_iter().flat_map(sources);
    files.into_iter().filter(rust).chain(deeper).collect()
}
