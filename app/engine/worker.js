// 작업자의 입구: 화면이 보낸 {module, url, framed, life}로 엔진을 세우고, 섰으면 제 기억의 크기(바이트)를 알린다. 그 뒤로는 부탁의
// 바이트를 받아 답의 바이트를 보낸다.
onmessage = async ({ data: { module, url, framed, life } }) => {
  try {
    const { default: init, Engine } = await import(url);
    const { memory } = await init({ module_or_path: module });
    const engine = framed ? Engine.frame_worker() : Engine.worker();
    const emit = (reply) => postMessage(reply, [reply.buffer]);
    const held = await hold(life);
    onmessage = ({ data }) => engine.handle(data, emit);
    postMessage({ bytes: memory.buffer.byteLength, held });
  } catch (error) {
    postMessage(String(error));
  }
};

// 죽을 때까지 쥐는 자물쇠(Web Locks): 말없이 죽으면 풀려서 화면이 안다. 자물쇠가 없는 곳(막힌 틀)에서는 거짓.
const hold = (life) =>
  new Promise((told) => {
    const keep = () => (told(true), new Promise(() => {}));
    Promise.resolve(navigator.locks?.request(life, keep)).then(() => told(false), () => told(false));
  });
