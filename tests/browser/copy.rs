//! 지어 둔 것의 사본: 다른 자리에 놓거나, 다음 판으로 만든다.

use gaji_prerender::{Address, Site, write};
use std::{
    env, fs, io,
    path::{Path, PathBuf},
    process,
    sync::atomic::{AtomicU32, Ordering},
};

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/..");
static COPIES: AtomicU32 = AtomicU32::new(0);

/// 사본의 폴더. 놓으면(drop) 지운다.
pub(crate) struct Copy(pub(crate) PathBuf);

impl Copy {
    /// `base`(예: `/gaji/`)에 놓일 것으로 문서를 다시 짓는다.
    pub(crate) fn at(base: &str) -> io::Result<Self> {
        let nth = COPIES.fetch_add(1, Ordering::Relaxed);
        let copy = Self(env::temp_dir().join(format!("gaji-copy-{}-{nth}", process::id())));
        mirror(&Path::new(ROOT).join("dist"), &copy.0)?;
        copy.write(base)?;
        Ok(copy)
    }

    /// 다음 판: 앱과 엔진과 CSS의 이름이 모두 다르고, 앞 판의 것은 하나도 없다.
    pub(crate) fn next(base: &str) -> io::Result<Self> {
        let copy = Self::at(base)?;
        for hash in copy.hashes()? {
            let new: String = hash.chars().rev().collect();
            for place in ["app/#", "engine/#", "style-#.css", "more-#.css"] {
                let [old, new] = [&hash, &new].map(|hash| copy.0.join(place.replace('#', hash)));
                if old.exists() {
                    fs::rename(old, new)?;
                }
            }
        }
        copy.write(base)?;
        Ok(copy)
    }

    /// 앱과 엔진과 CSS의 이름에 든 해시.
    pub(crate) fn hashes(&self) -> io::Result<Vec<String>> {
        let mut found = Vec::new();
        for folder in ["", "app", "engine"] {
            for entry in fs::read_dir(self.0.join(folder))? {
                let name = entry?.file_name().to_string_lossy().into_owned();
                let name = name.trim_start_matches("style-").trim_start_matches("more-");
                let name = name.trim_end_matches(".css");
                let is_hash = name.len() == 16 && name.bytes().all(|byte| byte.is_ascii_hexdigit());
                found.extend(is_hash.then(|| name.to_string()));
            }
        }
        Ok(found)
    }

    /// 엔진의 wasm.
    pub(crate) fn engine(&self) -> io::Result<PathBuf> {
        let mut folders = fs::read_dir(self.0.join("engine"))?;
        let folder = folders.next().ok_or(io::ErrorKind::NotFound)??.path();
        Ok(folder.join("gaji_engine_bg.wasm"))
    }

    fn write(&self, base: &str) -> io::Result<()> {
        let address = Address::parse(base).ok_or(io::ErrorKind::InvalidInput)?;
        let template = fs::read_to_string(format!("{ROOT}/index.html"))?;
        write(&Site { folder: self.0.clone(), template, address, offline: true })
    }
}

impl Drop for Copy {
    fn drop(&mut self) {
        // 지우지 못한 것은 임시 폴더의 일이다.
        drop(fs::remove_dir_all(&self.0));
    }
}

fn mirror(from: &Path, to: &Path) -> io::Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let (path, to) = (entry.path(), to.join(entry.file_name()));
        if path.is_dir() { mirror(&path, &to)? } else { fs::copy(&path, &to).map(drop)? }
    }
    Ok(())
}
