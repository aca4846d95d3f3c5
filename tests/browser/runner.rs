//! 시험을 차례로 돌리고 알린다. 시간을 재는 시험이 서로를 늦추지 않도록 한 번에 하나씩이다.

#![expect(clippy::print_stdout, reason = "결과를 알리는 것이 이 모듈의 일이다")]

use crate::{browser::Driver, page::Page};
use std::{env, error::Error, pin::Pin, process::ExitCode, time::Instant};
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

/// 명령줄의 낱말이 이름에 든 것만(없으면 모두) 돌린다.
pub(crate) fn run(tests: &[Test]) -> ExitCode {
    let filter = env::args().nth(1).unwrap_or_default();
    let wanted: Vec<_> = tests.iter().filter(|(name, _)| name.contains(&filter)).collect();
    let runtime = tokio::runtime::Runtime::new().expect("tokio");
    match runtime.block_on(run_all(&wanted)) {
        Ok(0) if !wanted.is_empty() => ExitCode::SUCCESS,
        Ok(failed) => {
            println!("{failed} of {} failed", wanted.len());
            ExitCode::FAILURE
        }
        Err(error) => {
            println!("✗ {error}");
            ExitCode::FAILURE
        }
    }
}

/// 진 시험의 수.
async fn run_all(tests: &[&Test]) -> Tested<usize> {
    let dist = concat!(env!("CARGO_MANIFEST_DIR"), "/../dist");
    let server = Server::start(dist, "/", 0)?;
    let driver = Driver::start().await?;
    let mut failed = 0;
    for (name, test) in tests {
        let start = Instant::now();
        let result = run_one(&driver, &server.url(), *test).await;
        let mark = if result.is_ok() { "✓" } else { "✗" };
        println!("{mark} {name} {:.1} s", start.elapsed().as_secs_f32());
        if let Err(error) = result {
            println!("  {error}");
            failed += 1;
        }
    }
    Ok(failed)
}

/// 새 브라우저에서 하나를 돌린다. 따로 띄워, 공황(panic)이 나도 브라우저는 닫힌다.
async fn run_one(driver: &Driver, site: &str, test: fn(Page) -> Running) -> Tested {
    let browser = driver.open_browser().await?;
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
