//! 모든 화면을 두른 껍데기의 글.

words! {
    brand = "가지", "Gaji";
    page_title(page) = "{page} · 가지", "{page} · Gaji";
    skip = "본문으로 건너뛰기", "Skip to content";
    home = "처음 화면", "Home";
    main_navigation = "주요 메뉴", "Main menu";
    theme_auto = "기기에 맞춤", "Match device";
    theme_light = "밝게", "Light";
    theme_dark = "어둡게", "Dark";
    theme_next(now, next) = "화면 밝기: {now}. 누르면 {next}", "Theme: {now}. Press for {next}";
    footer = "가지는 누구나 자유롭게 쓸 수 있는 공개 프로그램이에요 (MIT 또는 Apache-2.0).", "Gaji is free and open software (MIT or Apache-2.0).";
    footer_offline = "한 번 열면 인터넷 없이도 돌아가요. 아무것도 모으지 않아요.", "Once opened it works without the internet. Nothing about you is collected.";
    licences = "함께 쓰인 공개 프로그램과 라이선스", "Open programs inside, and their licences";
    close = "닫기", "Close";
    page_coming = "화면을 가져오는 중이에요…", "Fetching the page…";
    page_missing = "이 화면을 가져오지 못했어요. 인터넷을 확인해 주세요.", "This page could not be fetched. Check your connection.";
    not_found_title = "길을 잃은 가지", "A lost branch";
    not_found(path) = "«{path}»에는 아무것도 자라지 않았어요. 주소를 잘못 적었거나, 옮겨 갔을 수 있어요.", "Nothing grows at “{path}”. The address may be mistyped, or the page has moved.";
    not_found_home = "처음 화면으로 가기", "Go to the home page";
    recovery_title = "앗, 화면이 멈췄어요.", "Oops, the page has stopped.";
    recovery = "지금까지 한 것은 주소에 남아 있어요. 다시 열면 이어서 할 수 있어요.", "Your place is kept in the address. Reload to carry on from here.";
    recovery_reload = "다시 열기", "Reload";
}
