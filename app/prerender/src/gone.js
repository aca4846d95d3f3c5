// 고치며 보는 판(--dev)은 아무것도 두지 않는다: 같은 주소에 앞서 깔린 것도 거두고 새로 연다.
const PREFIX = "gaji %base% ";

async function leave() {
  const own = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  await Promise.all(own.map((name) => caches.delete(name)));
  const open = await clients.matchAll({ type: "window" });
  await registration.unregister();
  await Promise.all(open.map((client) => client.navigate(client.url)));
}

addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(leave()));
