// 엔진을 한 번만 내려받아 짓는다(compile). 같은 모듈을 작업자에게도 보낼 수 있다.
export async function load(folder) {
  const module = await WebAssembly.compileStreaming(fetch(`${folder}gaji_engine_bg.wasm`));
  const engine = await import(`${folder}gaji_engine.js`);
  await engine.default({ module_or_path: module });
  return engine.version();
}
