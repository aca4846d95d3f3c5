//! 재생의 빠르기: 주소에도 적히므로 화면이 아니라 여기에 있다.

use std::time::Duration;

use crate::query::{Query, Writer, name_of};

/// 보통 빠르기로 한 걸음에 머무는 시간, 밀리초.
const PACE: u64 = 1_200;

/// 빠르기, 네 배(¼ 단위)로 센다.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Speed(u8);

/// 주소에 적는 이름(`speed=0.25`).
const SPEEDS: &[(&str, Speed)] =
    &[("0.25", Speed(1)), ("0.5", Speed(2)), ("1", Speed(4)), ("2", Speed(8)), ("4", Speed(16))];

impl Default for Speed {
    fn default() -> Self {
        Self::NORMAL
    }
}

impl Speed {
    /// 고를 수 있는 빠르기: ¼, ½, 1, 2, 4배.
    pub const ALL: [Self; 5] = [Self(1), Self(2), Self(4), Self(8), Self(16)];
    /// 보통 빠르기.
    pub const NORMAL: Self = Self(4);

    /// 한 걸음에 머무는 시간.
    #[must_use]
    pub const fn pause(self) -> Duration {
        Duration::from_millis(PACE * 4 / self.0 as u64)
    }

    /// 배수를 적은 글: `0.25`, `1`, `4`.
    #[must_use]
    pub fn text(self) -> String {
        gaji_words::decimal(i64::from(self.0) * 250)
    }

    /// 주소에 적힌 빠르기. 없으면 보통이다.
    pub(crate) fn read(query: &mut Query) -> Self {
        query.choice("speed", SPEEDS).unwrap_or_default()
    }

    /// 보통이 아니면 주소에 적는다.
    pub(crate) fn write(self, out: &mut Writer) {
        out.set_unless("speed", &name_of(SPEEDS, self), &"1");
    }

    /// 목록의 번호.
    #[must_use]
    pub fn index(self) -> usize {
        Self::ALL.iter().position(|speed| *speed == self).unwrap_or(0)
    }
}

#[cfg(test)]
mod tests {
    use super::{SPEEDS, Speed};

    #[test]
    fn speeds_run_from_a_quarter_to_four_times() {
        assert_eq!(Speed::ALL.map(Speed::text), ["0.25", "0.5", "1", "2", "4"]);
        assert_eq!(Speed::ALL[Speed::NORMAL.index()], Speed::NORMAL);
        assert_eq!(Speed::ALL[0].pause(), Speed::NORMAL.pause() * 4);
    }

    #[test]
    fn an_address_calls_a_speed_what_the_screen_calls_it() {
        let names = Speed::ALL.map(|speed| (speed.text(), speed));
        let known: Vec<_> = SPEEDS.iter().map(|(name, speed)| (name.to_string(), *speed)).collect();
        assert_eq!(known, names);
    }
}
