//! 할 일.

use super::Notice;
use crate::{Reply, Request};

/// 다리가 시키는 일.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    /// 화면의 엔진을 불러온다. 0이 아니면 그 번호를 물음(query)에 달아 새로 부른다.
    Load(u32),
    /// 작업자를 세운다.
    Spawn,
    /// 작업자를 없앤다. 그가 보낸 것은 더 듣지 않는다.
    Terminate,
    /// 작업자에게 보낸다.
    Post(Request),
    /// 화면의 엔진이 조금씩 나누어 한다. 그 번호가 지금 부탁이 아니면 그만둔다.
    Slice(Request),
    /// 화면의 엔진에 곧바로 물어 그 답으로 닫는다.
    Glance(Request),
    /// 부탁한 이에게 전한다.
    Deliver(u32, Reply),
    /// 화면에 알린다.
    Tell(Notice),
    /// `ms`밀리초 뒤에 울린다.
    Alarm {
        /// 알람의 번호.
        alarm: u32,
        /// 밀리초.
        ms: u32,
    },
}
