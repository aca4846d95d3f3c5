//! 파일과 폴더.

use std::{
    fs, io,
    path::{Path, PathBuf},
    time::SystemTime,
};

/// 폴더 안의 모든 파일, 안쪽 폴더의 것까지, 이름의 차례로.
pub(crate) fn all(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() { found.extend(all(&path)?) } else { found.push(path) }
    }
    found.sort();
    Ok(found)
}

/// 있으면 지운다.
pub(crate) fn remove(folder: &Path) -> io::Result<()> {
    if folder.exists() { fs::remove_dir_all(folder) } else { Ok(()) }
}

/// 고친 때. 없는 파일은 가장 옛것으로 친다.
pub(crate) fn modified(path: &Path) -> Option<SystemTime> {
    fs::metadata(path).and_then(|meta| meta.modified()).ok()
}
