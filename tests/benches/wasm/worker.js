// 앱의 작업자와 같되, 끝난 뒤에 wasm이 쓰는 기억의 크기도 말한다.
onmessage = async ({ data: { module, url } }) => {
  const { default: init, Engine } = await import(url);
  const { memory } = await init({ module_or_path: module });
  const engine = Engine.worker();
  const emit = (reply) => postMessage(reply, [reply.buffer]);
  onmessage = ({ data }) => {
    engine.handle(data, emit);
    postMessage(memory.buffer.byteLength);
  };
  postMessage("ready");
};
