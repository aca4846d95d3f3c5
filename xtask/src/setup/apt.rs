//! 데비안 꾸러미.

use super::{Text, on_path};
use crate::step::{self, Done, Failure};
use std::process::Command;

/// 꾸러미를 설치한다. 할 수 없으면 손으로 무엇을 할지 한 문장으로 말한다.
pub(super) fn install(packages: &[&str], why: Text) -> Done {
    let list = packages.join(" ");
    let by_hand = || {
        Failure::new(
            &format!("다음을 손으로 설치해야 한다: {list} (데비안: sudo apt-get install {list})"),
            &format!("Install by hand: {list} (on Debian: sudo apt-get install {list})"),
        )
    };
    if !on_path("apt-get") {
        return Err(by_hand());
    }
    let refresh =
        Text { ko: "꾸러미 목록을 새로 받는다", en: "refresh the package list" };
    step::run("apt-get update", refresh, apt().args(["-qq", "update"])).map_err(|_| by_hand())?;
    let mut install = apt();
    install.args(["-qq", "install", "-y", "--no-install-recommends"]).args(packages);
    step::run(&format!("apt-get install {list}"), why, &mut install).map_err(|_| by_hand())
}

fn apt() -> Command {
    let mut apt = Command::new("apt-get");
    apt.env("DEBIAN_FRONTEND", "noninteractive");
    apt
}
