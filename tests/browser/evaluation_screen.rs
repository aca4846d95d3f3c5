//! 첫 화면과 주소: 누르기 전의 결과, 언제나 같은 그림.

use crate::evaluation::{START, drag, open, press, stage};
use crate::{
    page::{Page, Theme, View},
    runner::Tested,
};
use gaji_words::{
    Lang,
    evaluation::{closing, lesson as words},
};

/// 판, 막대 일곱, 금빛 칸, 조절대 셋, 한 줄 까닭이 누르기 전부터 첫 화면에 있다.
pub(crate) async fn shows_the_result_at_once(page: Page) -> Tested {
    for view in [View::Phone, View::Desktop] {
        page.view(view).await?;
        for theme in [Theme::Light, Theme::Dark] {
            page.theme(theme).await?;
            for lang in Lang::ALL {
                page.open(&format!("{}/l/evaluation/", lang.code())).await?;
                page.find(".weigh-picture .bars .name").await?;
                let stage = stage(&page).await?;
                let where_ = format!("{view:?} {theme:?} {}", lang.code());
                assert_eq!(stage.gold, "4", "{where_}");
                let totals = ["−0.3", "0.7", "1.7", "2.7", "2.15", "0.7", "0"];
                assert_eq!(stage.totals, totals, "{where_}");
                assert_eq!(stage.weights, ["1", "0.15", "0.1"], "{where_}");
                assert!(
                    stage.sentence.contains('4') && stage.sentence.contains("0.55"),
                    "{where_}"
                );
                assert_eq!(hidden(&page).await?, [""; 0], "{where_}");
            }
        }
    }
    Ok(())
}

/// 첫 화면 밖으로 나간 것.
async fn hidden(page: &Page) -> Tested<Vec<String>> {
    page.read(
        "const shown = [...document.querySelectorAll(
           '.weigh-picture .figure, .weigh .status p, .weigh .weights .slider')];
         const inside = ({ top, left, right, bottom, height }) =>
           height > 0 && top >= 0 && left >= 0 && right <= innerWidth && bottom <= innerHeight;
         return shown.filter((e) => !inside(e.getBoundingClientRect())).map((e) => e.className);",
    )
    .await
}

/// 누르기 전에는 아무것도 움직이지 않고, 금빛 칸이 바뀌면 돌이 떨어진다.
pub(crate) async fn waits_for_the_reader_to_move(page: Page) -> Tested {
    let moving = "return document.getAnimations()
        .filter((one) => one.effect.target?.closest?.('.board') !== null).length;";
    page.before_load(
        "window.started = 0;
         document.addEventListener('animationstart', () => window.started++, true);",
    )
    .await?;
    open(&page, START).await?;
    page.eval_async("await new Promise((wake) => setTimeout(wake, 700));").await?;
    assert_eq!(page.eval("return window.started;").await?, 0);
    assert_eq!(page.eval(moving).await?, 0);
    drag(&page, 0, 500).await?;
    page.until("window.started > 0").await
}

/// 막대는 판의 제 세로줄 바로 밑에 선다.
pub(crate) async fn stands_each_bar_under_its_column(page: Page) -> Tested {
    for view in [View::Phone, View::Desktop] {
        page.view(view).await?;
        open(&page, "").await?;
        let apart: Vec<f64> = page
            .read(
                "const middle = (e) => {
                   const { left, right } = e.getBoundingClientRect();
                   return (left + right) / 2;
                 };
                 const names = [...document.querySelectorAll('.weigh-picture .bars .area')];
                 return names.map((area, i) => Math.abs(middle(area)
                   - middle(document.querySelector(`.weigh-picture [data-cell='0-${i}']`))));",
            )
            .await?;
        assert_eq!(apart.len(), 7);
        assert!(apart.iter().all(|&apart| apart < 2.0), "{view:?} {apart:?}");
    }
    Ok(())
}

/// 같은 판과 가중치는 언제나 같은 그림이다: 시간을 뺀 DOM이 글자 하나까지 같다. 조금 뒤에 읽히는 말은 뺀다.
pub(crate) async fn the_same_address_settles_the_same(page: Page) -> Tested {
    let dom = "const main = document.querySelector('main').cloneNode(true);
        main.querySelectorAll('.spoken-only').forEach((one) => one.remove());
        return main.innerHTML.replace(/[\\d,]+ ms/g, 'ms').split('<');";
    for query in
        ["", START, "v=1&pos=6442&w=0.2,0.3,1&w2=0.25,1,0.1&wins=0&depth=4&mistake=blind&step=9"]
    {
        let mut seen: Vec<Vec<String>> = Vec::new();
        for _ in 0..2 {
            open(&page, query).await?;
            if query.contains("depth") {
                page.until("/\\d nodes/.test(document.querySelector('.lesson').textContent)")
                    .await?;
            }
            page.settle().await?;
            seen.push(page.read(dom).await?);
        }
        let differing = seen[0].iter().zip(&seen[1]).find(|(one, other)| one != other);
        assert_eq!(differing, None, "{query}");
        assert_eq!(seen[0].len(), seen[1].len(), "{query}");
    }
    Ok(())
}

/// 바꾼 것은 모두 주소에 있고, 그 주소는 같은 화면을 연다.
pub(crate) async fn everything_is_in_the_address(page: Page) -> Tested {
    open(&page, "").await?;
    page.click(".weigh-picture [data-cell='0-2']").await?;
    press(&page, words::preset_attack(Lang::En)).await?;
    press(&page, words::wins_first(Lang::En)).await?;
    press(&page, words::swap(Lang::En)).await?;
    drag(&page, 1, 640).await?;
    page.until("location.search.includes('0.64')").await?;
    let before = stage(&page).await?;
    page.reload().await?;
    page.find(".weigh-picture .bars .name").await?;
    assert_eq!(stage(&page).await?, before);
    page.open("ko/l/evaluation/?v=1&w=3,a,1&pos=12&depth=77").await?;
    page.until_text(".notice.fault", "w, depth").await?;
    page.until("location.search === '?v=1&pos=12&depth=10'").await
}

/// 조절할 값의 링크는 저마다 제 상태만 보인다.
pub(crate) async fn each_tuning_forgets_the_one_before(page: Page) -> Tested {
    open(&page, "").await?;
    let deep = closing::tune_deep(Lang::En, &5);
    for (name, query) in [
        (closing::tune_missed(Lang::En), "?v=1&pos=121713&wins=0"),
        (deep.as_str(), "?v=1&pos=6442&depth=5"),
        (closing::tune_attack(Lang::En), "?v=1&w=0.25,1,0.1"),
    ] {
        press(&page, name).await?;
        page.until(&format!("location.search === '{query}'")).await?;
    }
    Ok(())
}
