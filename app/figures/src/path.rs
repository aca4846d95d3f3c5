//! 길(path data)을 짓는 작은 말.

/// 점을 이은 선.
pub(crate) fn line(points: &[(i32, i32)]) -> String {
    let steps = points.iter().enumerate().map(|(i, (x, y))| {
        let command = if i == 0 { 'M' } else { 'L' };
        format!("{command}{x} {y}")
    });
    steps.collect()
}

/// 점을 이어 닫은 다각형.
pub(crate) fn polygon(points: &[(i32, i32)]) -> String {
    line(points) + "Z"
}

/// 반지름 `r`인 원: 구멍처럼 길 안에 넣을 때.
pub(crate) fn ring(x: i32, y: i32, r: i32) -> String {
    format!("M{} {y}a{r} {r} 0 1 0 {} 0a{r} {r} 0 1 0 -{} 0Z", x - r, 2 * r, 2 * r)
}

/// 왼쪽 위가 (x, y)인 둥근 네모.
pub(crate) fn round_rect((x, y): (i32, i32), (w, h): (i32, i32), r: i32) -> String {
    let (w, h) = (w - 2 * r, h - 2 * r);
    format!(
        "M{} {y}h{w}a{r} {r} 0 0 1 {r} {r}v{h}a{r} {r} 0 0 1 -{r} {r}h-{w}a{r} {r} 0 0 1 -{r} -{r}v-{h}a{r} {r} 0 0 1 {r} -{r}Z",
        x + r
    )
}

/// 뾰족이 다섯인 별. 안쪽 반지름은 바깥의 0.382배다.
pub(crate) fn star(radius: i32) -> String {
    const TURNS: [(i32, i32); 10] = [
        (0, -1000),
        (225, -309),
        (951, -309),
        (363, 118),
        (588, 809),
        (0, 382),
        (-588, 809),
        (-363, 118),
        (-951, -309),
        (-225, -309),
    ];
    polygon(&TURNS.map(|(x, y)| (x * radius / 1000, y * radius / 1000)))
}
