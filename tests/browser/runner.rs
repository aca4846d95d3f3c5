//! 시험을 돌리고 알린다. 브라우저 둘이 나란히 돌고, 시간을 재는 시험은 그 뒤에 혼자 돈다.

#![expect(clippy::print_stdout, reason = "결과를 알리는 것이 이 모듈의 일이다")]

use crate::{
    browser::{self, Driver},
    page::Page,
};
use std::{
    env,
    error::Error,
    pin::Pin,
    process::ExitCode,
    sync::{Arc, Mutex},
    time::Instant,
};
use tokio::task::JoinSet;
use xtask::server::Server;

/// 시험의 결과. 까닭은 무엇이든 좋다.
pub(crate) type Tested<T = ()> = Result<T, Box<dyn Error + Send + Sync>>;

/// 이름과 시험.
pub(crate) type Test = (&'static str, fn(Page) -> Running);

/// 돌고 있는 시험.
pub(crate) type Running = Pin<Box<dyn Future<Output = Tested> + Send>>;

/// `모듈::이름`을 그 이름과 함께 적는다.
macro_rules! tests {
    ($($module:ident::$name:ident),* $(,)?) => {
        [$((concat!(stringify!($module), "::", stringify!($name)),
            |page| -> $crate::runner::Running { Box::pin($crate::$module::$name(page)) })),*]
    };
}
pub(crate) use tests;

/// 나란히 도는 브라우저의 수.
const LANES: usize = 2;

/// 명령줄의 낱말이 이름에 든 것만(없으면 모두) 돌린다.
pub(crate) fn run(shared: &[Test], alone: &[Test]) -> ExitCode {
    let filter = env::args().nth(1).unwrap_or_default();
    let wanted = |tests: &[Test]| -> Vec<Test> {
        tests.iter().filter(|(name, _)| name.contains(&filter)).copied().collect()
    };
    let (shared, alone) = (wanted(shared), wanted(alone));
    let count = shared.len() + alone.len();
    let runtime = tokio::runtime::Runtime::new().expect("tokio");
    match runtime.block_on(run_all(shared, alone)) {
        Ok(0) if count > 0 => ExitCode::SUCCESS,
        Ok(failed) => {
            println!("{failed} of {count} failed");
            ExitCode::FAILURE
        }
        Err(error) => {
            println!("✗ {error}");
            ExitCode::FAILURE
        }
    }
}

/// 진 시험의 수.
async fn run_all(shared: Vec<Test>, alone: Vec<Test>) -> Tested<usize> {
    let dist = concat!(env!("CARGO_MANIFEST_DIR"), "/../dist");
    let server = Server::start(dist, "/", 0)?;
    let bench = Arc::new(Bench { driver: Driver::start().await?, site: server.url() });
    Ok(bench.clone().run(shared, LANES).await + bench.run(alone, 1).await)
}

/// 시험이 함께 쓰는 것.
struct Bench {
    driver: Driver,
    site: String,
}

impl Bench {
    /// `lanes`줄로 나란히 돌린다. 빈 줄이 다음 것을 가져간다.
    async fn run(self: Arc<Self>, tests: Vec<Test>, lanes: usize) -> usize {
        let queue = Arc::new(Mutex::new(tests.into_iter()));
        let mut running = JoinSet::new();
        for _ in 0..lanes {
            let (bench, queue) = (self.clone(), queue.clone());
            running.spawn(async move {
                let next = || queue.lock().expect("a lane never panics").next();
                let mut failed = 0;
                while let Some(test) = next() {
                    failed += usize::from(!bench.try_one(test).await);
                }
                failed
            });
        }
        running.join_all().await.into_iter().sum()
    }

    /// 하나를 돌리고 알린다. 이겼는가를 돌려준다.
    async fn try_one(&self, (name, test): Test) -> bool {
        let start = Instant::now();
        let result = run_one(&self.driver, &self.site, test).await;
        let mark = if result.is_ok() { "✓" } else { "✗" };
        let why = result.as_ref().map_or_else(|error| format!("\n  {error}"), |()| String::new());
        println!("{mark} {name} {:.1} s{why}", start.elapsed().as_secs_f32());
        result.is_ok()
    }
}

/// 새 브라우저에서 하나를 돌린다. 따로 띄워, 공황(panic)이 나도 브라우저는 닫힌다.
async fn run_one(driver: &Driver, site: &str, test: fn(Page) -> Running) -> Tested {
    let browser = driver.open(browser::capabilities()?).await?;
    let page = Page::new(browser.clone(), site);
    let result = match tokio::spawn(test(page.clone())).await {
        Ok(Ok(())) => page.is_sound().await,
        Ok(Err(error)) => Err(error),
        // 까닭은 공황이 스스로 이미 보였다.
        Err(_) => Err("panicked".into()),
    };
    browser.quit().await?;
    result
}
