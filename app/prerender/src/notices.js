// 설치, 새 버전, 끊긴 인터넷, 남지 않는 기억, 멈춘 화면을 알린다. 앱(wasm)과 따로 돌므로, 앱이 서지 못해도 고친 판은 온다.
const WORDS = %words%;
const BASE = "%base%";
const BUILD = document.querySelector("meta[name=gaji-build]").content;
// 앱이 상태를 주소에 다 적을 때까지(app/src/pace.rs의 PAUSE보다 길게).
const SETTLE = 700;
const OFTEN = 30_000;
const RARELY = 3_600_000;

const now = { fresh: false, offline: false, forgetful: false, prompt: null };
let registration = null;

const say = (key) => WORDS[document.documentElement.lang]?.[key] ?? WORDS.ko[key];

function element(tag, properties, ...children) {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...children);
  return made;
}

const button = (key, onclick) =>
  element("button", { className: "button", type: "button", onclick }, say(key));

// 앱(wasm)이 어떻게 멈추든(panic, trap, 넘친 더미) 되살리는 띠를 세운다. 상태는 주소에 있다.
// 멈춘 앱이 가로채지 않게 바깥 링크로 적는다(app/src/place.rs).
function rescue({ error, reason }) {
  const fault = error ?? reason;
  const stopped = fault instanceof WebAssembly.RuntimeError || fault instanceof RangeError;
  if (!stopped || document.querySelector(".recovery")) return;
  const words = [element("strong", {}, say("stopped")), element("span", {}, say("stoppedAbout"))];
  const reload = element("a", { className: "button", rel: "external", href: "" }, say("reload"));
  document.body.append(element("div", { className: "recovery", role: "alert" }, ...words, reload));
}
["error", "unhandledrejection"].forEach((event) => addEventListener(event, rescue));

const place = element("aside", { className: "site" });
const bar = element("div", { className: "site-bar", role: "status" });
const offer = element("div", { className: "site-offer" });

function show() {
  place.ariaLabel = say("name");
  const told = [];
  if (now.offline) told.push(element("span", {}, say(serving() ? "offline" : "offlineHere")));
  if (now.forgetful) told.push(element("span", {}, say("forgetful")), button("understood", understand));
  if (now.fresh) told.push(element("span", {}, say("update")), button("updateNow", renew));
  bar.replaceChildren(...told);
  bar.hidden = !told.length;
  offer.replaceChildren(...offered());
  offer.hidden = !offer.childElementCount;
}

function offered() {
  if (now.prompt) return [button("install", install), element("span", {}, say("installAbout"))];
  // iOS에는 설치를 묻는 단추가 없다. 이미 설치했으면 standalone이 참이다.
  if (navigator.standalone !== false) return [];
  const how = element("summary", {}, say("share"));
  return [element("details", {}, how, element("p", {}, say("shareAbout")))];
}

// 꽉 찼거나 막힌 기기에는 아무것도 남지 않는다: 두던 판과 기록을 잃기 전에 한 번 말한다.
function keeps() {
  try {
    localStorage.setItem("gaji.keeps", "1");
    localStorage.removeItem("gaji.keeps");
    return true;
  } catch {
    return false;
  }
}

function understand() {
  now.forgetful = false;
  show();
}

const serving = () => navigator.serviceWorker?.controller;

async function install() {
  const { prompt } = now;
  now.prompt = null;
  show();
  await prompt.prompt();
}

// 브라우저가 설치된 앱의 것은 지우지 않게 한다.
const persist = () => navigator.storage?.persist?.();

// 새 버전으로: 상태는 주소에 있으므로 다시 열면 그대로다.
function renew() {
  setTimeout(() => {
    const waiting = registration?.waiting;
    if (!waiting) return location.reload();
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    waiting.postMessage("take over");
  }, SETTLE);
}

function fresh() {
  now.fresh = true;
  show();
}

// 다른 창에서 새 버전으로 바꾸었으면 이 창도 알린다. 이 창은 옛 판으로 계속 쓸 수 있다.
function watch() {
  const first = !serving();
  const look = () => registration.waiting && serving() && fresh();
  look();
  registration.addEventListener("updatefound", () =>
    registration.installing?.addEventListener("statechange", look),
  );
  let changes = 0;
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    if (!first || changes++) fresh();
  });
}

// 설치한 앱은 오래 열려 있어도 새 버전을 스스로 찾지 않는다.
function seek() {
  let last = Date.now();
  const ask = () => {
    if (document.hidden || Date.now() - last < OFTEN) return;
    last = Date.now();
    // 인터넷이 없으면 다음에 다시 찾는다.
    registration.update().catch(() => {});
  };
  document.addEventListener("visibilitychange", ask);
  ["pageshow", "focus", "online"].forEach((event) => addEventListener(event, ask));
  setInterval(ask, RARELY);
}

// 먼저 화면이 서게 하고, 그 뒤에 나머지를 받아 둔다. 앱이 끝내 서지 않아도 새 버전은 온다. 앱 없이 읽는 문서(예시)에는 앱을
// 기다린다는 말(#boot)이 없다.
function settled() {
  return new Promise((done) => {
    const look = () => (document.querySelector("#boot") ? setTimeout(look, OFTEN / 100) : done());
    look();
    setTimeout(done, OFTEN);
  });
}

async function serve() {
  navigator.locks?.request(`gaji ${BASE} ${BUILD}`, { mode: "shared" }, () => new Promise(() => {}));
  registration = await navigator.serviceWorker.register(`${BASE}sw.js`, {
    scope: BASE,
    updateViaCache: "none",
  });
  watch();
  seek();
  serving()?.postMessage("opened");
}

async function start() {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    now.prompt = event;
    show();
  });
  addEventListener("appinstalled", persist);
  if (matchMedia("(display-mode: standalone)").matches) persist();
  const line = () => {
    now.offline = !navigator.onLine;
    show();
  };
  ["online", "offline"].forEach((event) => addEventListener(event, line));
  new MutationObserver(show).observe(document.documentElement, { attributeFilter: ["lang"] });
  now.forgetful = !keeps();
  line();
  await settled();
  place.append(bar, offer);
  document.body.append(place);
  // 둘 수 없는 곳(사생활 보호 창, 고치며 보는 판)에서는 인터넷으로만 쓴다.
  if (BUILD && navigator.serviceWorker) serve().catch(() => {});
}

// 베끼는 단추(app/src/parts/copy.rs와 같은 것): 예시의 문서에는 앱이 없다.
function copier(text) {
  const said = element("span", { role: "status" });
  const tell = (key) => () => (said.textContent = say(key));
  const copy = async () => navigator.clipboard.writeText(text);
  const press = () => copy().then(tell("copied"), tell("copyFailed"));
  return element("p", { className: "copy" }, button(text.startsWith("<") ? "copyCode" : "copyLink", press), said);
}

// 어디에 놓일지 모르고 지었으면, 붙여 넣을 글(예시)의 주소에 호스트를 더한다.
for (const code of document.querySelectorAll(".teachers pre code")) {
  code.textContent = code.textContent.replaceAll(/(^|")\//g, `$1${location.origin}/`);
  code.parentElement.after(copier(code.textContent));
}

// 밝기도 앱(app/src/theme.rs)처럼: 기억한 것을 입고, 단추를 누르면 다음 것을 입는다.
const THEME = "gaji.theme";
const themes = [...document.querySelectorAll("[data-wear]")];

function wear(at) {
  const { dataset } = document.documentElement;
  const name = themes[at].dataset.wear;
  if (name === "auto") delete dataset.theme;
  else dataset.theme = name;
  themes.forEach((button, nth) => (button.hidden = nth !== at));
  return name;
}

themes.forEach((button, at) => {
  const next = (at + 1) % themes.length;
  button.onclick = () => {
    const name = wear(next);
    themes[next].focus();
    if (keeps()) localStorage.setItem(THEME, name);
  };
});
if (themes.length) {
  const kept = keeps() ? localStorage.getItem(THEME) : "";
  wear(Math.max(0, themes.findIndex(({ dataset }) => dataset.wear === kept)));
}

// 틀의 문서는 홀로 열려도, 다른 문서는 틀에 들면, 설치도 알림도 하지 않는다.
if (window === window.top && !document.querySelector(".framed")) start();
