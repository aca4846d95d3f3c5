// 엔진을 한 번만 짓고(compile), 같은 모듈을 화면과 작업자에 하나씩 세운다.
let compiled;

async function compile(folder) {
  const wasm = `${folder}gaji_engine_bg.wasm`;
  try {
    return await WebAssembly.compileStreaming(fetch(wasm));
  } catch {
    // 호스트가 application/wasm으로 보내지 않으면 흘려 가며 지을 수 없다.
    return WebAssembly.compile(await (await fetch(wasm)).arrayBuffer());
  }
}

function moduleOf(folder) {
  compiled ??= compile(folder).catch((error) => {
    compiled = undefined;
    throw error;
  });
  return compiled;
}

// 쓰러진 엔진의 자리는 되살릴 수 없다: 물음(query)을 달리해 새로 부른다.
export async function load(folder, turn) {
  const engine = await import(`${folder}gaji_engine.js${turn ? `?${turn}` : ""}`);
  await engine.default({ module_or_path: await moduleOf(folder) });
  return engine.Engine.page();
}

// 마지막 답만 돌려준다.
export function ask(engine, request) {
  let last;
  engine.handle(request, (reply) => (last = reply));
  return last;
}

export function begin(engine, request) {
  engine.begin(request);
}

// 답은 엔진이 손을 뗀 뒤에 전한다: 듣는 이가 엔진을 다시 부를 수 있다.
export function poll(engine, heard) {
  const replies = [];
  const more = engine.poll((reply) => replies.push(reply));
  replies.forEach((reply) => heard(reply));
  return more;
}

export function spawn(folder, framed, ready, heard, broke) {
  const worker = new Worker(`${folder}worker.js`, { type: "module" });
  const life = `gaji-${Math.random()}`;
  worker.onmessage = ({ data }) => {
    if (data instanceof Uint8Array) return heard(data);
    if (typeof data === "string") return broke();
    // 얼마나 쓰는지는 시험이 읽는다.
    document.documentElement.dataset.memory = data.bytes;
    // 작업자의 자물쇠를 얻었으면 작업자는 죽었다.
    if (data.held) navigator.locks?.request(life, () => worker.onerror?.(new Event("error")));
    ready();
  };
  worker.onerror = (event) => {
    event.preventDefault();
    broke();
  };
  const url = new URL(`${folder}gaji_engine.js`, location.href).href;
  moduleOf(folder).then((module) => worker.postMessage({ module, url, framed, life }), () => worker.onerror?.(new Event("error")));
  return worker;
}

export function post(worker, request) {
  worker.postMessage(request, [request.buffer]);
}

export function end(worker) {
  worker.onmessage = worker.onerror = null;
  worker.terminate();
}
