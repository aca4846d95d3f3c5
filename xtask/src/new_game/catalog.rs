//! 목록(`games/catalog`)의 한 줄.

use super::name::Name;
use crate::step::{Done, Failure};
use std::{fs::File, io::Write, path::Path};

/// 목록은 놀이의 줄로 끝나므로 맨 뒤에 덧붙인다.
pub(super) fn add(manifest: &Path, name: &Name) -> Done {
    let id = name.id();
    let file = File::options().append(true).open(manifest);
    let added = file.and_then(|mut file| writeln!(file, "gaji-{id} = {{ path = \"../{id}\" }}"));
    added.map_err(|e| Failure::io(&manifest.display().to_string(), &e))
}
