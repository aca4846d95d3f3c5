//! 탐색의 시험: 설정마다 미니맥스와 같은가, 멈추어도 옳은가, 보아도 바뀌지 않는가.

mod noise;
mod oracle;
mod agree;
mod counts;
mod laws;
