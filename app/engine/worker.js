// 작업자의 입구: 화면이 보낸 {module, url, framed}로 엔진을 세우고, 섰으면 제 기억의 크기(바이트)를 알린다. 그 뒤로는 부탁의
// 바이트를 받아 답의 바이트를 보낸다.
onmessage = async ({ data: { module, url, framed } }) => {
  try {
    const { default: init, Engine } = await import(url);
    const { memory } = await init({ module_or_path: module });
    const engine = framed ? Engine.frame_worker() : Engine.worker();
    const emit = (reply) => postMessage(reply, [reply.buffer]);
    onmessage = ({ data }) => engine.handle(data, emit);
    postMessage(memory.buffer.byteLength);
  } catch (error) {
    postMessage(String(error));
  }
};
