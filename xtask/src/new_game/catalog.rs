//! 목록(`games/catalog`)의 두 줄: 크레이트와 타입.

use super::name::Name;
use crate::step::{Done, Failure};
use std::{fs, path::Path};

/// 목록의 끝, 적어 넣는 나무(tree) 앞에 놀이를 적는다.
pub(super) fn add(catalog: &Path, name: &Name) -> Done {
    let id = name.id();
    let dependency = format!("gaji-{id} = {{ path = \"../{id}\" }}\n");
    insert(&catalog.join("Cargo.toml"), "\n# 명령줄", &dependency)?;
    let line = format!("    gaji_{id}::{},\n", name.type_name());
    insert(&catalog.join("src/lib.rs"), "    gaji_core::Tree,\n", &line)
}

/// `mark` 바로 앞에 한 줄을 끼운다.
fn insert(file: &Path, mark: &str, line: &str) -> Done {
    let what = file.display().to_string();
    let text = fs::read_to_string(file).map_err(|e| Failure::io(&what, &e))?;
    let Some((before, after)) = text.split_once(mark) else {
        return Err(Failure::new(
            &format!("{what}: 끼울 자리 {mark:?}가 없다."),
            &format!("{what}: there is no {mark:?} to put a line before."),
        ));
    };
    fs::write(file, [before, line, mark, after].concat()).map_err(|e| Failure::io(&what, &e))
}
