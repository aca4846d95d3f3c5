// 그림을 손으로 키우고 민다: 두 손가락, Ctrl과 바퀴, 마우스로 끌기. 한 손가락으로 미는 것은 브라우저의 일이다.
// wasm의 듣는 귀는 손짓의 종류마다 모든 화면을 무겁게 하므로 JS로 적는다.

/** 이만큼 움직이기 전까지는 누른 것이다, CSS 픽셀. */
const STILL = 5;

/** `around` 안의 큰 그림을 쥔다. */
export function grip(around) {
  const frame = around.querySelector(".figure-view");
  const svg = frame.querySelector("svg");

  // 화면의 점 (x, y)에 있던 것이 그 자리에 남게 `times`배로. 크기의 단위는 그림의 크기 단추와 같다.
  const zoom = (times, x, y) => {
    const before = svg.getBoundingClientRect();
    const size = (before.width / svg.viewBox.baseVal.width) * 1000 * times;
    frame.style.setProperty("--size", Math.round(Math.min(3000, Math.max(150, size))));
    const now = svg.getBoundingClientRect();
    const left = now.x + ((x - before.x) / before.width) * now.width - x;
    const top = now.y + ((y - before.y) / before.height) * now.height - y;
    frame.scrollBy({ left, top, behavior: "instant" });
  };

  // 두 손가락이 닿은 동안만 듣는다: 늘 들으면 한 손가락으로 미는 화면이 이 쪽의 답을 기다리며 끊긴다. 쪽이 함께 커지지 않는 것은 touch-action이 맡는다.
  let spread = 0;
  const pinch = ({ touches: [a, b] }) => {
    const now = Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
    if (spread) zoom(now / spread, (a.clientX + b.clientX) / 2, (a.clientY + b.clientY) / 2);
    spread = now;
  };
  const count = ({ touches }) => {
    spread = 0;
    const listen = touches.length === 2 ? "addEventListener" : "removeEventListener";
    around[listen]("touchmove", pinch, { passive: true });
  };
  for (const kind of ["touchstart", "touchend", "touchcancel"]) {
    around.addEventListener(kind, count, { passive: true });
  }
  around.addEventListener(
    "wheel",
    (event) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      zoom(event.deltaY < 0 ? 1.15 : 1 / 1.15, event.clientX, event.clientY);
    },
    { passive: false },
  );

  let far = 0;
  let [x, y] = [0, 0];
  const drag = (event) => {
    if (event.buttons !== 1) return around.removeEventListener("pointermove", drag);
    const [left, top] = [x - event.clientX, y - event.clientY];
    far += Math.abs(left) + Math.abs(top);
    [x, y] = [event.clientX, event.clientY];
    frame.scrollBy({ left, top, behavior: "instant" });
  };
  around.addEventListener("pointerdown", (event) => {
    [far, x, y] = [0, event.clientX, event.clientY];
    if (event.pointerType === "mouse") around.addEventListener("pointermove", drag);
  });
  // 끌고 나서 떼는 것은 누른 것이 아니다.
  around.addEventListener("click", (event) => far > STILL && event.stopPropagation(), true);
}

/** `around`의 마디를 끄는 손가락에 쪽이 밀리지 않게 한다: CSS의 touch-action은 SVG 속의 도형에 고루 듣지 않는다. */
export function hold(around) {
  const still = (event) => event.target.closest("[data-hit]") && event.preventDefault();
  around.addEventListener("touchmove", still, { passive: false });
}
