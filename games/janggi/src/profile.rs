//! 규칙의 갈래(profile): 장기는 모임마다 끝을 달리 맺는다. 행마는 같다.

/// 끝을 맺는 법. 차례는 [`Info::variants`](gaji_core::Info::variants)의 번호다.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Profile {
    /// 빅장이 없고, 점수로 가린다.
    Modern,
    /// 빅장을 받으면 점수로 가린다.
    BikjangCount,
    /// 빅장을 받으면 비긴다. 점수는 세지 않는다.
    BikjangDraw,
}

impl Profile {
    /// 모든 갈래.
    pub const ALL: [Self; 3] = [Self::Modern, Self::BikjangCount, Self::BikjangDraw];

    /// 빅장(두 궁의 마주 봄)을 풀거나 받아야 하는가.
    pub(crate) const fn has_bikjang(self) -> bool {
        !matches!(self, Self::Modern)
    }

    /// 승부를 점수로 가리는가. 아니면 비긴다.
    pub(crate) const fn counts(self) -> bool {
        !matches!(self, Self::BikjangDraw)
    }

    /// 잡는 수 없이 이만큼(ply) 두면 끝난다.
    pub(crate) const fn cap(self) -> u16 {
        match self {
            Self::Modern => 200,
            Self::BikjangCount | Self::BikjangDraw => 100,
        }
    }
}
