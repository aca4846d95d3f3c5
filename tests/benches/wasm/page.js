// 화면의 앱 대신 작업자를 세우고, 부탁의 첫 답과 마지막 답이 오는 때를 잰다.
const folder = new URL("FOLDER", location.href).href;
const module = await WebAssembly.compileStreaming(fetch(`${folder}gaji_engine_bg.wasm`));
const source = new Blob([WORKER], { type: "text/javascript" });
const worker = new Worker(URL.createObjectURL(source), { type: "module" });
const message = () => new Promise((heard) => (worker.onmessage = ({ data }) => heard(data)));
worker.postMessage({ module, url: `${folder}gaji_engine.js` });
await message();

window.ask = async (request) => {
  const start = performance.now();
  worker.postMessage(Uint8Array.from(request));
  const since = () => performance.now() - start;
  const answer = { bytes: [], first: undefined, last: 0, memory: 0 };
  for (;;) {
    const data = await message();
    if (typeof data === "number") return { ...answer, memory: data };
    answer.bytes = [...data];
    answer.last = since();
    answer.first ??= answer.last;
  }
};
