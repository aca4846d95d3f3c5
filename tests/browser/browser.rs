//! chromedriver: 시작하고, 시험마다 새 브라우저를 열고, 끝낸다.

use crate::runner::Tested;
use std::{
    net::{Ipv4Addr, TcpListener, TcpStream},
    process::{Child, Command, Stdio},
    time::Duration,
};
use thirtyfour::{
    ChromeCapabilities, ChromiumLikeCapabilities, DesiredCapabilities, LoggingPrefsLogLevel,
    WebDriver,
};

/// 화면 없이, 혼자, 바깥과 말하지 않고: 바깥의 이름은 풀리지 않는다. 뒤의 둘은 컨테이너에서도 돌게 한다.
const FLAGS: [&str; 10] = [
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
    "--headless",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-sandbox",
    "--disable-dev-shm-usage",
];

/// 떠 있는 chromedriver. 놓으면(drop) 끝난다.
pub(crate) struct Driver {
    process: Child,
    port: u16,
}

impl Drop for Driver {
    fn drop(&mut self) {
        // 이미 끝났으면 할 일이 없다.
        drop(self.process.kill());
        drop(self.process.wait());
    }
}

impl Driver {
    /// 빈 포트에 띄운다.
    pub(crate) async fn start() -> Tested<Self> {
        let port = free_port()?;
        let mut command = Command::new("chromedriver");
        command.arg(format!("--port={port}")).stdout(Stdio::null());
        let driver = Self { process: command.spawn()?, port };
        until_listening(port).await?;
        Ok(driver)
    }

    /// 저장소도 서비스 워커(service worker)도 빈 새 브라우저를 연다.
    pub(crate) async fn open(&self, capabilities: ChromeCapabilities) -> Tested<WebDriver> {
        let address = format!("http://127.0.0.1:{}", self.port);
        Ok(WebDriver::new(address, capabilities).await?)
    }
}

/// 모든 브라우저에 같은 것.
pub(crate) fn capabilities() -> Tested<ChromeCapabilities> {
    let mut capabilities = DesiredCapabilities::chrome();
    for flag in FLAGS {
        capabilities.add_arg(flag)?;
    }
    capabilities.set_browser_log_level(LoggingPrefsLogLevel::All)?;
    Ok(capabilities)
}

fn free_port() -> Tested<u16> {
    Ok(TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?.local_addr()?.port())
}

async fn until_listening(port: u16) -> Tested {
    for _ in 0..200 {
        if TcpStream::connect((Ipv4Addr::LOCALHOST, port)).is_ok() {
            return Ok(());
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    Err("chromedriver did not start".into())
}
