// 한 판을 통째로 한 칸(cache)에 둔다. 무엇도 다른 판의 것과 섞이지 않고, 반쯤 받은 판은 없는 판이다.
const BASE = "%base%";
const PREFIX = `gaji ${BASE} `;
const CACHE = `${PREFIX}%build%`;
// 파일과 그 지문. 폴더는 그 안의 문서다.
const FILES = %files%;
const LOOSE = { ignoreSearch: true, ignoreVary: true };

const here = (path) => new URL(BASE + path, location.origin).href;

// 지문이 다른 것(앱 대신 온 HTML, 올리는 중에 섞인 다음 판)은 fetch가 거절한다.
async function keep(cache, [path, integrity]) {
  const response = await fetch(here(path), { cache: "no-cache", integrity });
  // 다른 자리로 돌려보내진 답은 문서로 내줄 수 없으므로 새로 싼다.
  await cache.put(here(path), response.redirected ? new Response(response.body, response) : response);
}

async function install() {
  await caches.delete(CACHE);
  const cache = await caches.open(CACHE);
  try {
    await Promise.all(FILES.map((file) => keep(cache, file)));
  } catch (error) {
    await caches.delete(CACHE);
    throw error;
  }
}

// 앞선 판은 그것을 연 창이 모두 닫힌 뒤에 치운다: 창은 제 판의 이름을 자물쇠(lock)로 쥐고 있다.
async function sweep() {
  const held = (await navigator.locks?.query())?.held ?? [];
  const used = held.map(({ name }) => name);
  const own = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  const old = own.slice(0, own.indexOf(CACHE)).filter((name) => !used.includes(name));
  await Promise.all(old.map((name) => caches.delete(name)));
}

// 문서는 폴더이고 그 끝의 빗금은 없을 수 있다. 이름에 점이 있으면(licences.txt) 폴더가 아니라 그 파일이다.
function place({ url }) {
  const path = new URL(url).pathname.replace(/\/index\.html$/, "/");
  return /\/$|\.[^/]*$/.test(path) ? path : `${path}/`;
}

async function page(request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(place(request), LOOSE);
  return kept ?? fetch(request).catch(() => cache.match(here("404.html")));
}

// 앞선 판의 창이 찾는 것은 앞선 판의 칸에 있다. 새로 받은 것은 두지 않는다.
async function asset(request) {
  const cache = await caches.open(CACHE);
  const kept = (await cache.match(request, LOOSE)) ?? (await caches.match(request, LOOSE));
  return kept ?? fetch(request);
}

addEventListener("install", (event) => event.waitUntil(install()));
addEventListener("activate", (event) => event.waitUntil(Promise.all([clients.claim(), sweep()])));

addEventListener("message", (event) => {
  if (event.data === "take over") skipWaiting();
  if (event.data === "opened") event.waitUntil(sweep());
});

addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  if (method !== "GET" || !url.startsWith(here(""))) return;
  event.respondWith(mode === "navigate" ? page(event.request) : asset(event.request));
});
