//! 화면을 띄운다.

fn main() {
    gaji_app::start();
}
