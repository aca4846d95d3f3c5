//! 새 판을 올린 뒤: 열려 있던 창은 빈 쪽이 되지 않고, 다시 열면 온통 새 판이며 두던 판이 남는다.

use crate::{page::Page, runner::Tested};
use gaji_words::{Lang, shell};
use std::{
    env, fs, io,
    path::{Path, PathBuf},
    process,
};
use xtask::server::Server;

const GAME: &str = "en/p/connect4/?v=1&mode=two&moves=4_4_5";

/// 사례 WEB-01.
pub(crate) async fn a_new_build_replaces_the_old_one_whole(page: Page) -> Tested {
    let site = Site::copy()?;
    let server = Server::start(&site.0, "/", 0)?;
    let open = Page::new(page.driver.clone(), &server.url());
    open.open(GAME).await?;
    let old = hashes(&site.0)?;
    assert!(old.len() >= 3, "{old:?}");
    rename(&site.0, &old)?;
    open.click("[data-cell='0-0']").await?;
    open.until("document.querySelectorAll('.play-moves li').length === 4").await?;
    open.until("location.search.includes('5_1')").await?;
    // 아직 받지 않은 화면은 옛 판과 함께 사라졌다.
    open.click(".play-moves li a").await?;
    open.until_text(".notice.fault", shell::page_missing(Lang::En)).await?;
    open.driver.back().await?;
    open.until("document.querySelectorAll('.play-moves li').length === 4").await?;
    drop(open.driver.get_log("browser").await?);
    open.reload().await?;
    open.until("document.querySelectorAll('.play-moves li').length === 4").await?;
    let asked = "return performance.getEntriesByType('resource').map((entry) => entry.name);";
    let asked: Vec<String> = open.read(asked).await?;
    let is_asked = |hash: &&String| asked.iter().any(|name| name.contains(*hash));
    let new: Vec<String> = old.iter().map(|hash| renewed(hash)).collect();
    assert_eq!(old.iter().filter(is_asked).count(), 0, "{asked:?}");
    // 화면, 엔진, CSS.
    assert!(new.iter().filter(is_asked).count() >= 3, "{asked:?}");
    open.is_sound().await?;
    page.visit("en/").await
}

/// 지어 둔 것을 베낀 폴더. 놓으면(drop) 지운다.
struct Site(PathBuf);

impl Site {
    fn copy() -> io::Result<Self> {
        let dist = Path::new(env!("CARGO_MANIFEST_DIR")).join("../dist");
        let site = env::temp_dir().join(format!("gaji-deploy-{}", process::id()));
        copy(&dist, &site)?;
        Ok(Self(site))
    }
}

impl Drop for Site {
    fn drop(&mut self) {
        // 지우지 못한 것은 임시 폴더의 일이다.
        drop(fs::remove_dir_all(&self.0));
    }
}

fn copy(from: &Path, to: &Path) -> io::Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let (path, to) = (entry.path(), to.join(entry.file_name()));
        if path.is_dir() { copy(&path, &to)? } else { fs::copy(&path, &to).map(drop)? }
    }
    Ok(())
}

/// 파일과 폴더의 이름에 든 해시. 다리의 JS(snippets)의 것은 wasm 속의 이름이기도 하여 그대로 둔다.
fn hashes(folder: &Path) -> io::Result<Vec<String>> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().into_owned();
        let words = name.split(|letter: char| !letter.is_ascii_alphanumeric());
        found.extend(words.filter(|word| is_hash(word)).map(String::from));
        if entry.path().is_dir() && name != "snippets" {
            found.extend(hashes(&entry.path())?);
        }
    }
    found.sort_unstable();
    found.dedup();
    Ok(found)
}

fn is_hash(word: &str) -> bool {
    word.len() == 16 && word.bytes().all(|byte| byte.is_ascii_hexdigit())
}

/// 새 판의 해시.
fn renewed(hash: &str) -> String {
    hash.chars().rev().collect()
}

/// 이름과 글 속의 해시를 모두 새것으로: 옛 판의 파일은 하나도 남지 않는다.
fn rename(folder: &Path, old: &[String]) -> io::Result<()> {
    let renew =
        |text: String| old.iter().fold(text, |text, hash| text.replace(hash, &renewed(hash)));
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let path = entry.path();
        let is_text = path.extension().is_some_and(|kind| kind == "html" || kind == "js");
        if path.is_dir() {
            rename(&path, old)?;
        } else if is_text {
            fs::write(&path, renew(fs::read_to_string(&path)?))?;
        }
        let name = entry.file_name().to_string_lossy().into_owned();
        fs::rename(&path, folder.join(renew(name)))?;
    }
    Ok(())
}
