//! 앱의 바깥(문서, 설치, 새 버전, 오프라인)을 알리는 글.

words! {
    scriptless = "지금은 멈춘 그림이에요. 자바스크립트를 켜면 직접 움직여 볼 수 있어요.", "This picture stands still. Turn on JavaScript to move it yourself.";
    motionless = "화면이 아직 움직이지 않아요. 계속 그러면 인터넷을 확인해 주세요.", "The page does not move yet. If it stays like this, check your connection.";
    notices = "앱 알림", "App notices";
    update = "새 버전이 나왔어요. 지금 화면은 그대로 이어져요.", "A new version is here. You will carry on from this very screen.";
    update_now = "새 버전으로 열기", "Open the new version";
    offline = "인터넷이 끊겼지만 모두 그대로 쓸 수 있어요.", "You are offline, and everything still works.";
    offline_here = "인터넷이 끊겼어요. 열어 둔 화면은 쓸 수 있어요.", "You are offline. What is open keeps working.";
    forgetful = "이 브라우저에는 아무것도 남길 수 없어요. 창을 닫으면 두던 판과 기록이 사라지니, 주소를 간직해 주세요.", "Nothing can be kept in this browser. Your game and record go when it is closed, so keep the address.";
    understood = "알겠어요", "Got it";
    install = "앱으로 설치하기", "Install as an app";
    install_about = "홈 화면에서 바로 열고, 인터넷 없이도 써요.", "Opens from your home screen, with or without the internet.";
    install_ios = "홈 화면에 두는 법", "Put it on your home screen";
    install_ios_about = "브라우저의 공유 단추(네모에 위쪽 화살표)를 누르고 «홈 화면에 추가»를 고르면, 인터넷 없이도 앱처럼 열려요.", "Press the browser’s Share button (a square with an arrow up) and choose “Add to Home Screen”: it then opens like an app, even offline.";
    screen = "수업 화면: 한 걸음씩 움직이는 그림", "A lesson: a picture that moves step by step";
}

#[cfg(test)]
mod tests {
    use super::{update, update_now};
    use crate::{Lang, errors, play, progress};

    /// 놀이의 «새 판»은 두던 판을 지운다: 새 앱을 그렇게 부르면 누르지 못한다.
    #[test]
    fn a_new_build_is_not_called_a_new_game() {
        for told in [update, update_now, progress::bad_version, errors::engine_version] {
            let (ko, en) = (told(Lang::Ko), told(Lang::En));
            assert!(ko.contains("버전") && !ko.contains(play::new_game(Lang::Ko)), "{ko}");
            assert!(!en.contains(play::new_game(Lang::En)), "{en}");
        }
    }
}
