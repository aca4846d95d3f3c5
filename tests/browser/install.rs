//! 설치: 브라우저가 권할 때만 단추가 있고, iOS에는 하는 법이 적히며, 설치하면 지우지 말아 달라고 청한다.

use crate::{page::Page, runner::Tested};
use gaji_words::{Lang, site};

/// 진짜 청이 시험에 끼어들지 않게 막고, 청한 것을 적어 둔다.
const HELD: &str = "
    addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault();
      if (event.isTrusted) event.stopImmediatePropagation();
    });
    if (navigator.storage) navigator.storage.persist = async () => (window.persisted = true);";

/// 브라우저가 설치를 권한다.
const OFFER: &str = "
    const prompt = async () => (window.asked = true);
    dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt }));";

/// 단추는 브라우저가 권한 뒤에만 있고, 누르면 묻고, 설치되면 저장한 것을 지키게 한다.
pub(crate) async fn is_offered_when_the_browser_can(page: Page) -> Tested {
    page.before_load(HELD).await?;
    page.open("en/").await?;
    page.until("document.querySelector('.site-offer')?.hidden").await?;
    page.eval(OFFER).await?;
    page.until_text(".site-offer", site::install_about(Lang::En)).await?;
    page.click("a[hreflang=ko]").await?;
    page.until_text(".site-offer", site::install_about(Lang::Ko)).await?;
    page.screenshot("install").await?;
    page.click_named(site::install(Lang::Ko)).await?;
    page.until("window.asked && document.querySelector('.site-offer').hidden").await?;
    page.until("!window.persisted").await?;
    page.eval("dispatchEvent(new Event('appinstalled'));").await?;
    page.until("window.persisted").await
}

/// iOS에는 설치를 묻는 단추가 없다: 어디를 누르는지 적는다. 이미 설치했으면 적지 않는다.
pub(crate) async fn is_explained_on_ios(page: Page) -> Tested {
    page.before_load(HELD).await?;
    page.before_load("navigator.standalone = location.search.includes('installed');").await?;
    page.open("ko/l/quiescence/").await?;
    page.click(".site-offer summary").await?;
    page.until_text(".site-offer", site::install_ios_about(Lang::Ko)).await?;
    page.open("ko/?installed").await?;
    page.until("document.querySelector('.site-offer')?.hidden").await
}
