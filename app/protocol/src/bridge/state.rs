//! 화면이 보는 것.

/// 다리의 상태.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum State {
    /// 엔진을 불러오는 중이다.
    #[default]
    Loading,
    /// 부탁을 기다린다.
    Idle,
    /// 이 번호의 부탁을 생각한다.
    Thinking(u32),
    /// 엔진을 쓸 수 없다.
    Failed(Why),
}

/// 엔진을 쓸 수 없는 까닭.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    /// 불러오지 못했다.
    Missing,
    /// 화면과 엔진의 판이 다르다.
    Version,
    /// 거듭 쓰러진다.
    Broken,
}

/// 한 번 알릴 일. 생각은 이어진다.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Notice {
    /// 시간 안에 답이 없어 지금까지 안 것으로 답했다.
    Late,
    /// 엔진이 쓰러져서 새로 세웠다.
    Restarted,
    /// 작업자를 둘 수 없어 화면이 조금씩 생각한다.
    NoWorker,
}
