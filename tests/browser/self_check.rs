//! 스스로 시험: 무작위 국면 100개에서 미니맥스와 알파베타를 그 자리에서 견준다.

use crate::{lesson, page::Page, runner::Tested};
use gaji_words::{Lang, alphabeta::check as words};

/// 두 놀이의 결과: 모양과 문장.
async fn run(page: &Page) -> Tested<Vec<(String, String)>> {
    page.click_named(words::run(Lang::En)).await?;
    page.until(
        "[...document.querySelectorAll('.self-check-result progress')]
           .every((one) => one.value === one.max)",
    )
    .await?;
    page.settle().await?;
    page.read(
        "return [...document.querySelectorAll('.self-check-result')]
           .map((one) => [one.className, one.querySelector('[role=status]').textContent]);",
    )
    .await
}

/// 문장 속의 «42.5%».
fn share(words: &str) -> f64 {
    let number = words.split('%').next().and_then(|before| before.split(' ').next_back());
    number.and_then(|number| number.parse().ok()).unwrap_or_default()
}

/// 제대로면 둘 다 100개가 모두 같고, α와 β를 잘못 넘기면 빨개진다.
pub(crate) async fn agrees_unless_faulty(page: Page) -> Tested {
    lesson::open(&page, "").await?;
    let right = run(&page).await?;
    assert_eq!(right.len(), 2);
    for (class, said) in &right {
        let share = share(said);
        assert!(class.ends_with("better") && said.contains("100 agree"), "{said}");
        assert!(share > 0.0 && share < 100.0, "{said}");
    }
    page.click_named(words::fault(Lang::En)).await?;
    for (class, said) in run(&page).await? {
        assert!(class.ends_with("worse") && said.contains("of 100 differ"), "{said}");
    }
    page.click_named(words::fault(Lang::En)).await?;
    assert_eq!(run(&page).await?, right, "the same positions give the same result");
    Ok(())
}

/// 스위치를 바꾸면 앞의 결과는 지워진다: 초록색이 켜진 실수 곁에 남지 않는다.
pub(crate) async fn an_old_verdict_goes_with_its_switch(page: Page) -> Tested {
    lesson::open(&page, "").await?;
    run(&page).await?;
    page.click_named(words::fault(Lang::En)).await?;
    page.until("!document.querySelector('.self-check-result.better')").await?;
    let said = "return [...document.querySelectorAll('.self-check-result [role=status]')]
        .map((one) => one.textContent).join('');";
    assert_eq!(page.eval(said).await?, "");
    Ok(())
}
