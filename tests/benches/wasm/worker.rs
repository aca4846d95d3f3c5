//! 브라우저의 일꾼 하나.

use crate::{native::thought, runner::Tested};
use gaji_protocol::{Thought, decode};
use serde::Deserialize;
use serde_json::Value;
use std::{fs, path::Path, time::Duration};
use thirtyfour::WebDriver;

const PAGE: &str = include_str!("page.js");
const WORKER: &str = include_str!("worker.js");

pub(crate) struct Worker(WebDriver);

/// 일꾼의 답.
pub(crate) struct Answer {
    pub(crate) thought: Thought,
    /// 부탁하고 첫 답과 마지막 답이 오기까지, 밀리초.
    pub(crate) first: f64,
    pub(crate) last: f64,
    /// wasm의 기억, 바이트.
    pub(crate) memory: f64,
}

/// 브라우저가 건네는 꼴.
#[derive(Deserialize)]
struct Heard {
    bytes: Vec<u8>,
    first: f64,
    last: f64,
    memory: f64,
}

impl Worker {
    /// `site`의 빈 쪽에서 `dist`에 지어 둔 엔진으로 세운다.
    pub(crate) async fn start(browser: WebDriver, site: &str, dist: &str) -> Tested<Self> {
        let engines = fs::read_dir(Path::new(dist).join("engine"))?.next();
        let engine = engines.ok_or("no engine in dist: cargo xtask build")??.file_name();
        browser.set_script_timeout(Duration::from_secs(60)).await?;
        browser.goto(format!("{site}engine/{}/worker.js", engine.display())).await?;
        let folder = format!("/engine/{}/", engine.display());
        let source = serde_json::to_string(WORKER)?;
        let worker = Self(browser);
        worker.run(&PAGE.replace("FOLDER", &folder).replace("WORKER", &source)).await?;
        Ok(worker)
    }

    /// 부탁하고 기다린다.
    pub(crate) async fn think(&self, request: &[u8]) -> Tested<Answer> {
        let heard = self.run(&format!("return await ask({request:?});")).await?;
        let Heard { bytes, first, last, memory } = serde_json::from_value(heard)?;
        Ok(Answer { thought: thought(decode(&bytes)), first, last, memory })
    }

    async fn run(&self, script: &str) -> Tested<Value> {
        let script = format!(
            "const done = arguments[arguments.length - 1];
             (async () => {{ {script} }})().then(done, (error) => done(`${{error}}`));"
        );
        Ok(self.0.execute_async(script, []).await?.json().clone())
    }
}
