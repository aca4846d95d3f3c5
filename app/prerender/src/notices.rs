//! 설치, 새 버전, 오프라인, 고장을 알리는 스크립트(notices.js). 앱이 서지 못해도 돌도록 wasm과 따로다.

use crate::{Address, digest, put};
use gaji_words::{Lang, Word, parts, share, shell, site};
use serde_json::{Map, Value, json};
use std::{io, path::Path};

const WORDS: [(&str, Word); 18] = [
    ("name", site::notices),
    ("update", site::update),
    ("updateNow", site::update_now),
    ("offline", site::offline),
    ("offlineHere", site::offline_here),
    ("forgetful", site::forgetful),
    ("understood", site::understood),
    ("stopped", shell::recovery_title),
    ("stoppedAbout", shell::recovery),
    ("reload", shell::recovery_reload),
    ("install", site::install),
    ("installAbout", site::install_about),
    ("share", site::install_ios),
    ("shareAbout", site::install_ios_about),
    ("copyCode", share::copy_embed),
    ("copyLink", share::copy_link),
    ("copied", parts::copied),
    ("copyFailed", parts::copy_failed),
];

/// 글을 채운 스크립트를 놓고, 그 파일을 돌려준다.
pub(crate) fn write(folder: &Path, address: &Address) -> io::Result<String> {
    let words: Map<String, Value> =
        Lang::ALL.into_iter().map(|lang| (lang.code().into(), words(lang))).collect();
    let script = include_str!("notices.js")
        .replace("%words%", &Value::Object(words).to_string())
        .replace("%base%", address.base());
    let file = format!("notices-{}.js", digest::name(&script));
    put(folder, &file, script)?;
    Ok(file)
}

fn words(lang: Lang) -> Value {
    WORDS
        .iter()
        .map(|(key, word)| (key.to_string(), json!(word(lang))))
        .collect::<Map<_, _>>()
        .into()
}
